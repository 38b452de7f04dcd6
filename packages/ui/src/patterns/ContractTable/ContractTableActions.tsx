import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import type { ButtonVariant } from '../../components/Button/Button.variants.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Contract } from './ContractTable.tsx';
import { actionsOf, type ContractAction, type ContractViewer } from './contract-actions.ts';

/** Props of {@link ContractTableActions}. */
export interface ContractTableActionsProps {
  readonly contract: Contract;
  readonly viewer: ContractViewer;
  /** Action of this contract that is under way. */
  readonly pending: ContractAction | undefined;
  /** Whether any contract is being changed: one at a time. */
  readonly isDisabled: boolean;
  readonly onPress: (action: ContractAction) => void;
  readonly onView: (() => void) | undefined;
}

const looks: Readonly<Record<ContractAction, ButtonVariant>> = {
  sign: 'primary',
  reject: 'danger',
  withdraw: 'danger',
  terminate: 'secondary',
  keep: 'danger',
};

const labels = {
  sign: msg({ message: 'Sign', comment: 'Accepts an offered contract' }),
  reject: msg({ message: 'Reject', comment: 'Turns down what the other party offers or asks for' }),
  terminate: msg({ message: 'Terminate', comment: 'Asks for the end of a contract in force' }),
  keep: msg({ message: 'Reject', comment: 'Turns down what the other party offers or asks for' }),
  agree: msg({ message: 'Agree to end', comment: 'Agrees to the end that the other party asked for' }),
  refuse: msg({ message: 'Refuse, keep contract', comment: 'Refuses the end that the other party asked for' }),
  withdraw: msg({ message: 'Take back', comment: 'Takes back an offered contract' }),
  cancel: msg({ message: 'Withdraw request', comment: 'Takes back the own request to end a contract' }),
} as const satisfies Record<string, MessageDescriptor>;

/** Words of a button, which change while an end is asked for. */
function labelOf(action: ContractAction, requestedBy: Contract['endRequestedBy']): MessageDescriptor {
  if (action === 'terminate') return requestedBy === 'other' ? labels.agree : labels.terminate;
  if (action === 'keep') {
    if (requestedBy === 'other') return labels.refuse;
    return requestedBy === 'self' ? labels.cancel : labels.keep;
  }
  return labels[action];
}

/** Answers that a party can give, side by side and of one size; where there are none, a way to look at the contract. */
export function ContractTableActions({
  contract,
  viewer,
  pending,
  isDisabled,
  onPress,
  onView,
}: ContractTableActionsProps) {
  const { t, i18n } = useLingui();
  const actions = actionsOf(contract, viewer);
  const about = `${contract.party}, ${contract.gameType}`;

  if (actions.length === 0)
    return onView ? (
      <Button size="sm" onClick={onView}>
        {t`View`}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    ) : null;

  return actions.map((action) => {
    const label = i18n._(labelOf(action, contract.endRequestedBy));
    const isWaiting = action === 'terminate' && contract.endRequestedBy === 'self';
    return (
      <Button
        key={action}
        size="sm"
        variant={looks[action]}
        isPending={pending === action}
        isDisabled={isDisabled && pending !== action}
        disabledReason={isWaiting ? t`You asked to end this contract. The other party has to agree.` : undefined}
        onClick={() => onPress(action)}
      >
        {label}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    );
  });
}
