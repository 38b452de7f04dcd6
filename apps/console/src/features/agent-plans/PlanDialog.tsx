import { useLingui } from '@lingui/react/macro';
import { changeHousePlan } from '@mekong/api-client/admin/sdk/changeHousePlan';
import { makeHousePlan } from '@mekong/api-client/admin/sdk/makeHousePlan';
import type { HousePlan } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { useState } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useLeaveQuestion } from '../../parts/use-leave-question.tsx';
import { PlanFields } from './PlanFields.tsx';
import { bodyOf, emptyForm, formOf, missingIn } from './plan-draft.ts';

interface PlanDialogProps {
  /** Absent: a new one is made. */
  readonly plan: HousePlan | undefined;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Makes a plan, or changes one: contracts that were signed by it keep their terms. */
export function PlanDialog({ plan, currency, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [form, setForm] = useState(() => (plan ? formOf(plan) : emptyForm(currency)));
  const [isTouched, setTouched] = useState(false);
  const [isTried, setTried] = useState(false);
  const { ask, question } = useLeaveQuestion(isTouched);
  const missing = missingIn(form);
  const refused =
    isApiError(act.error) && act.error.code === 'VALIDATION_FAILED' ? (act.error.params.fields ?? []) : [];
  const errorOf = (field: string): string | undefined => {
    if (isTried && missing.has(field)) {
      if (field === 'currency') return t`Check the format.`;
      return field === 'name' ? t`Enter a name.` : t`Enter a number.`;
    }
    const fault = refused.find(({ name }) => name === field || name === `terms.${field}`);
    if (!fault) return undefined;
    if (fault.rule === 'taken') return t`Another plan has this name.`;
    if (field === 'currency') return t`The site does not have this currency.`;
    if (field === 'tiers') return t`Let all tiers apply always, or choose for each of them who has won.`;
    return field.startsWith('tiers.')
      ? t`Each tier asks for at least as much as the one before, and for more in one field. A rate is above 0% and at most 100%, an amount in whole cents.`
      : t`Check the format.`;
  };
  const save = () => {
    setTried(true);
    if (missing.size > 0) return;
    const { kind, gameType, currency: of, ...rest } = bodyOf(form);
    void act
      .run(
        () =>
          plan
            ? changeHousePlan({ path: { planId: plan.planId }, body: { version: plan.version, ...rest } })
            : makeHousePlan({ body: { kind, gameType, currency: of, ...rest } }),
        { said: t`The plan was saved`, stale: ['listHousePlans', 'listAudit'] },
      )
      .then((done) => done && onClose());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || ask(onClose)}
      title={plan ? t`Change the plan ${plan.name}` : t`New plan`}
      description={plan && t`Contracts that were signed by this plan keep their terms.`}
      size="lg"
      initialFocus="field"
      footer={
        <Button variant="primary" isPending={act.isPending} onClick={save}>
          {t`Save`}
        </Button>
      }
    >
      {question}
      <Stack gap={4}>
        <PlanFields
          form={form}
          isNew={!plan}
          errorOf={errorOf}
          onChange={(part) => {
            setTouched(true);
            setForm((before) => ({ ...before, ...part }));
          }}
        />
        {isTried && missing.size > 0 && <Alert tone="negative" title={t`Fill in the fields that are marked.`} />}
        <FailureAlert error={act.error} />
      </Stack>
    </Dialog>
  );
}
