import { useLingui } from '@lingui/react/macro';
import { offerHouseContract } from '@mekong/api-client/admin/sdk/offerHouseContract';
import type { HousePlan } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { PlanTerms } from '../../parts/PlanTerms.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Offers a plan to an agent at the top of a tree: as a contract, or as other terms of the one in force. */
export function OfferDialog({ plan, onClose }: { readonly plan: HousePlan; readonly onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const agent = typed.trim();
  const isUnknown = isApiError(act.error) && act.error.code === 'NOT_FOUND';
  const isOtherCycle =
    isApiError(act.error) &&
    act.error.code === 'VALIDATION_FAILED' &&
    act.error.params.fields?.some(({ name }) => name === 'planId');
  const confirm = () => {
    setTried(true);
    if (agent === '') return;
    const body = { agent, planId: plan.planId, termsHash: plan.terms.hash, ...reasonIn(reason) };
    void act
      .run(() => offerHouseContract({ body }), {
        said: t`The contract was offered`,
        stale: ['listHouseContracts', 'listAudit'],
      })
      .then((done) => done && onClose());
  };
  const error = isUnknown
    ? t`No active agent without an upline has this name and the currency of the plan.`
    : isOtherCycle
      ? t`The contract in force, or one that the agent has with others below, is settled by another cycle. Choose a plan of that cycle.`
      : isTried && agent === ''
        ? t`Enter a name.`
        : undefined;
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Offer the plan ${plan.name}?`}
      description={t`The agent signs or rejects it. Where a contract of this kind is in force, these become its next terms. The house pays what it comes to.`}
      confirmLabel={t({ message: 'Offer', context: 'plan', comment: 'Button: offers a plan to an agent' })}
      onConfirm={confirm}
    >
      <PlanTerms {...plan} />
      <TextField
        label={t`User name of the agent`}
        isRequired
        dir="ltr"
        maxLength={40}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
    </ActDialog>
  );
}
