import { Trans, useLingui } from '@lingui/react/macro';
import { formatPercent } from '@mekong/i18n/formats/percent';
import type { LanguageCode } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { Contract } from './ContractTable.tsx';
import type { ContractAction } from './contract-actions.ts';

/** What is asked before an action. */
export interface ContractQuestion {
  readonly contract: Contract;
  readonly action: ContractAction;
}

/** Props of {@link ContractTableQuestion}. */
export interface ContractTableQuestionProps {
  readonly question: ContractQuestion | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (question: ContractQuestion, reason?: string) => void;
}

/** Whether an action is asked about first: signing below a downline's rate, rejecting an offer, and ending a contract. */
export function isAsked({ contract, action }: ContractQuestion): boolean {
  return action === 'terminate' || action === 'reject' || (action === 'sign' && contract.higherRate !== undefined);
}

/** Asks before an action that costs: cancelling stops it. */
export function ContractTableQuestion({ question, onCancel, onConfirm }: ContractTableQuestionProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  if (!question) return null;
  const { contract, action } = question;
  const shared = {
    open: true,
    onOpenChange: (open: boolean) => open || onCancel(),
    onConfirm: () => onConfirm(question),
  };

  if (action === 'reject') return <Rejection question={question} onCancel={onCancel} onConfirm={onConfirm} />;
  if (action === 'sign' && contract.higherRate) {
    return (
      <ConfirmDialog
        {...shared}
        title={t`A downline holds a higher rate`}
        description={
          <>
            <Difference higherRate={contract.higherRate} code={code} /> {contract.higherRateEffect}
          </>
        }
        confirmLabel={t`Sign anyway`}
      />
    );
  }
  const isAgreement = contract.endRequestedBy === 'other';
  return (
    <ConfirmDialog
      {...shared}
      tone="danger"
      title={isAgreement ? t`Agree to end this contract?` : t`Terminate this contract?`}
      description={<Ending isAgreement={isAgreement} contract={contract} />}
      confirmLabel={isAgreement ? t`Agree to end` : t`Terminate`}
      cancelLabel={t`Keep contract`}
    />
  );
}

/** What an end comes to: with a cycle, or at once while nothing was settled yet. */
function Ending({
  isAgreement,
  contract: { status, isEndBinding },
}: {
  readonly isAgreement: boolean;
  readonly contract: Contract;
}) {
  if (status === 'A')
    return isAgreement ? (
      <Trans>The contract has not started yet, so it ends at once.</Trans>
    ) : (
      <Trans>The other party has to agree. If that is before the contract starts, it ends at once.</Trans>
    );
  if (isAgreement) return <Trans>It ends with the running cycle, which is still settled.</Trans>;
  return (
    <>
      {isEndBinding ? (
        <Trans>
          You were refused before, so the other party cannot refuse again: the contract ends with the next cycle, which
          is still settled.
        </Trans>
      ) : (
        <Trans>The other party has to agree. It then ends with the running cycle, which is still settled.</Trans>
      )}
      {status === 'E' && (
        <>
          {' '}
          <Trans>The new terms are taken back.</Trans>
        </>
      )}
    </>
  );
}

/** An offer is rejected with a reason or without one. */
function Rejection({
  question,
  onCancel,
  onConfirm,
}: Pick<ContractTableQuestionProps, 'onCancel' | 'onConfirm'> & { readonly question: ContractQuestion }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onCancel()}
      tone="danger"
      title={t`Reject these terms?`}
      description={
        question.contract.status === 'E'
          ? t`The contract goes on by the terms in force.`
          : t`The offer is closed. The other party can make another one.`
      }
      confirmLabel={t`Reject terms`}
      onConfirm={() => onConfirm(question, reason.trim())}
    >
      <TextArea
        label={t`Reason (optional)`}
        description={t`The other party reads it.`}
        value={reason}
        onChange={(event) => setReason((event.target as HTMLTextAreaElement).value)}
        maxLength={200}
        rows={2}
      />
    </ConfirmDialog>
  );
}

function Difference({
  higherRate,
  code,
}: {
  readonly higherRate: NonNullable<Contract['higherRate']>;
  readonly code: LanguageCode;
}) {
  if (higherRate === 'somebody') return <Trans>If you sign, you pay the difference out of your own share.</Trans>;
  const { account } = higherRate;
  const [held, difference] = [formatPercent(higherRate.rate, code), formatPercent(higherRate.gap, code)];
  return (
    <Trans comment="Before a contract is signed; {difference} is a difference of two rates in percent">
      <bdi>{account}</bdi> holds {held}. If you sign, you pay the difference of {difference} out of your own share.
    </Trans>
  );
}
