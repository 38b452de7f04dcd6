import { useLingui } from '@lingui/react/macro';
import type { AgentPlan } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Grid } from '@mekong/ui/Grid';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { kindTitles } from '../../parts/agents/contract-labels.ts';
import { type Figures, rangesOf } from './example-range.ts';
import { PlanExample } from './PlanExample.tsx';
import { PlanFacts, PlanTiers } from './PlanTerms.tsx';
import { usePlanExample } from './use-plan-example.ts';

interface PlansProps {
  /** At least one. */
  readonly plans: readonly AgentPlan[];
  /** The plan that the address names. */
  readonly planId: string | undefined;
}

/** The plans of the house, one at a time: what it lays down, and what it pays of figures to choose. */
export function Plans({ plans, planId }: PlansProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const shown = plans.find((one) => one.planId === planId) ?? plans[0];
  if (!shown) return null;
  const titleOf = ({ kind, name }: AgentPlan) => {
    const title = i18n._(lookUp(kindTitles, kind, kindTitles.DAILY));
    return plans.filter((one) => one.kind === kind).length > 1 ? `${title} · ${name}` : title;
  };
  return (
    <Tabs
      variant="plain"
      label={t({ message: 'Plans', comment: 'What the house offers to new agents' })}
      value={shown.planId}
      onValueChange={(plan) =>
        void navigate({
          to: '/join',
          search: (said) => ({ ...said, plan }),
          replace: true,
          resetScroll: false,
        })
      }
      tabs={plans.map((plan) => ({ value: plan.planId, label: titleOf(plan) }))}
    >
      <PlanPanel key={shown.planId} plan={shown} />
    </Tabs>
  );
}

function PlanPanel({ plan }: { readonly plan: AgentPlan }) {
  const [figures, setFigures] = useState<Figures>(() => {
    const { volume, loss, active } = rangesOf(plan.terms);
    return { volume: volume.start, loss: loss.start, active: active.start };
  });
  const example = usePlanExample(plan.planId, figures);
  return (
    <Stack gap={4}>
      <PlanTiers plan={plan} reached={example.data?.row} />
      <Grid column="panel" isFilled>
        <PlanExample plan={plan} figures={figures} example={example} onChange={setFigures} />
        <PlanFacts plan={plan} />
      </Grid>
    </Stack>
  );
}
