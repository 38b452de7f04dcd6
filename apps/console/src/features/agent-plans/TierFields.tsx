import { useLingui } from '@lingui/react/macro';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { IconButton } from '@mekong/ui/IconButton';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Trash2 } from 'lucide';
import { useOptions } from '../../parts/labels.ts';
import { outcomeLabels, payLabels } from '../../parts/plan-labels.ts';
import type { PlanForm, TierForm } from './plan-draft.ts';

interface TierFieldsProps {
  readonly kind: PlanForm['kind'];
  readonly currency: string;
  /** From 1. */
  readonly no: number;
  readonly tier: TierForm;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<TierForm>) => void;
  /** Absent: it is the only row. */
  readonly onRemove: (() => void) | undefined;
}

/** One tier of a plan: what a team has to reach, and what is paid then. */
export function TierFields({ kind, currency, no, tier, errorOf, onChange, onRemove }: TierFieldsProps) {
  const { t } = useLingui();
  const options = useOptions();
  const errorAt = (field: string) => errorOf(`tiers.${no - 1}.${field}`);
  return (
    <Card as="li" padding="sm">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Heading level={3}>{t({ message: `Tier ${no}`, comment: '{no} is the number of a tier' })}</Heading>
          {onRemove && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={t({ message: `Remove tier ${no}`, comment: '{no} is the number of a tier' })}
              onClick={onRemove}
            />
          )}
        </Inline>
        <Grid column="card" gap={3} isFilled>
          {kind !== 'REALTIME' && (
            <Select
              label={t({ message: 'When', context: 'tier', comment: 'Heading: whose result a tier is for' })}
              value={tier.outcome ?? 'ANY'}
              options={options(outcomeLabels)}
              onValueChange={(outcome) => onChange({ outcome })}
            />
          )}
          {kind !== 'REALTIME' && (
            <MoneyField
              label={t({ message: 'Valid bets from', comment: 'Least valid bets that a tier asks for' })}
              currency={currency}
              value={tier.minimumBet}
              error={errorAt('minimumBet')}
              onValueChange={(minimumBet) => onChange({ minimumBet })}
            />
          )}
          {kind === 'DIVIDEND' && (
            <MoneyField
              label={t({ message: 'Cycle loss from', comment: 'Least loss of the team that a tier asks for' })}
              currency={currency}
              value={tier.netLoss}
              error={errorAt('netLoss')}
              onValueChange={(netLoss) => onChange({ netLoss })}
            />
          )}
          {kind !== 'REALTIME' && (
            <NumberField
              label={t({ message: 'Active members from', comment: 'Least number of active members of a tier' })}
              value={tier.activeMember}
              min="0"
              error={errorAt('activeMember')}
              onValueChange={(activeMember) => onChange({ activeMember })}
            />
          )}
          {kind !== 'REALTIME' && kind !== 'DIVIDEND' && (
            <Select
              label={t({ message: 'Pays', context: 'tier', comment: 'How a tier pays: a share or an amount' })}
              value={tier.rateType}
              options={options(payLabels)}
              onValueChange={(rateType) => onChange({ rateType, rate: '' })}
            />
          )}
          {tier.rateType === 'A' ? (
            <MoneyField
              label={t`Amount`}
              currency={currency}
              value={tier.rate}
              error={errorAt('rate')}
              onValueChange={(rate) => onChange({ rate })}
            />
          ) : (
            <NumberField
              label={t({ message: 'Rate in %', comment: 'Share that a tier pays, in percent' })}
              value={tier.rate}
              decimals={4}
              step="0.1"
              min="0"
              max="100"
              error={errorAt('rate')}
              onValueChange={(rate) => onChange({ rate })}
            />
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
