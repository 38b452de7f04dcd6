import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentPlan, AgentPlanExample } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Slider } from '@mekong/ui/Slider';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useOutcomeLabels } from '../../parts/agents/tier-outcomes.ts';
import { Failure } from '../../parts/Failure.tsx';
import { type Figures, hasOutcomes, type Range, rangesOf } from './example-range.ts';
import type { usePlanExample } from './use-plan-example.ts';

interface PlanExampleProps {
  readonly plan: AgentPlan;
  readonly figures: Figures;
  readonly example: ReturnType<typeof usePlanExample>;
  readonly onChange: (figures: Figures) => void;
}

/** A team to be tried: its figures on sliders, and what the plan pays of them. */
export function PlanExample({ plan, figures, example, onChange }: PlanExampleProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const ranges = rangesOf(plan.terms);
  const inMoney = (value: number) => moneyInSentence(String(value), { language, currency: plan.currency, decimals: 0 });
  // the track of each is as long as the others
  const valueRoom = Math.max(...[ranges.volume.max, ranges.loss.max].map((most) => inMoney(most).length));
  const slider = (name: keyof Figures, { max, step }: Range) => ({
    ...{ max, step, valueRoom, value: figures[name] },
    onValueChange: (value: number) => onChange({ ...figures, [name]: value }),
  });
  const outcomeLabels = useOutcomeLabels();
  const title = t({ message: 'Try it', comment: 'Heading: sliders show what a plan would pay' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={3}>{title}</Heading>
        <Slider
          label={t({ message: 'Valid bets', comment: 'Figure of a team' })}
          {...slider('volume', ranges.volume)}
          formatValue={inMoney}
        />
        {plan.kind === 'DIVIDEND' && (
          <Slider
            label={t({ message: 'Cycle loss', comment: 'What the house has won from a team' })}
            {...slider('loss', ranges.loss)}
            formatValue={inMoney}
          />
        )}
        {plan.kind !== 'DIVIDEND' && hasOutcomes(plan.terms) && (
          <RadioGroup
            orientation="horizontal"
            label={t({ message: 'When', context: 'tier', comment: 'Heading: whose result a tier is for' })}
            value={figures.loss > 0 ? 'PROFIT' : 'LOSS'}
            options={(['PROFIT', 'LOSS'] as const).map((value) => ({ value, label: outcomeLabels[value] }))}
            onValueChange={(outcome) => onChange({ ...figures, loss: outcome === 'PROFIT' ? 1 : 0 })}
          />
        )}
        {plan.kind !== 'REALTIME' && <Slider label={t`Active members`} {...slider('active', ranges.active)} />}
        <div aria-live="polite">
          {example.error && !example.isUpdating ? (
            <Failure error={example.error} onRetry={() => void example.refetch()} />
          ) : (
            <StatCards
              label={t({ message: 'What the plan pays', comment: 'Sum of an example' })}
              expected={1}
              stats={
                example.data && [
                  {
                    key: 'gross',
                    label: t({ message: 'What the plan pays', comment: 'Sum of an example' }),
                    value: (
                      <Money amount={example.data.gross} currency={plan.currency} isUpdating={example.isUpdating} />
                    ),
                    note: <Reason plan={plan} example={example.data} language={language} />,
                  },
                ]
              }
            />
          )}
        </div>
        <Text size="small" tone="muted">
          <Trans>
            Worked out as a real bill is. What your contract deducts, and what agents below you get by their own
            contracts, is taken off. An example is no promise.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

interface ReasonProps {
  readonly plan: AgentPlan;
  readonly example: AgentPlanExample;
  readonly language: ReturnType<typeof useLanguage>['code'];
}

/** Why it comes to that: the tier that was reached and its share. */
function Reason({ plan, example: { row, base }, language }: ReasonProps) {
  const tier = row === undefined ? undefined : plan.terms.tiers[row - 1];
  if (row === undefined || !tier) return <Trans>No tier is reached.</Trans>;
  const no = formatNumber(row, language);
  if (tier.rateType === 'A') return <Trans comment="{no} is the number of a tier">Tier {no}: a fixed amount</Trans>;
  const share = formatPercent(tier.rate, language);
  return (
    <Trans comment="{no} is the number of a tier, {share} a rate in percent; a sum of money follows">
      Tier {no}: {share} of <Money amount={base} currency={plan.currency} />
    </Trans>
  );
}
