import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
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
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { useOutcomeLabels } from '../../../parts/agents/tier-outcomes.ts';
import { outcomes, type TierDraft } from './offer-draft.ts';

interface TierRowProps {
  readonly kind: KnownKind;
  readonly currency: string;
  /** From 0. */
  readonly index: number;
  readonly tier: TierDraft;
  /** The row as it is in force, where one is. */
  readonly before: TierDraft | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<TierDraft>) => void;
  /** Absent: it is the only row. */
  readonly onRemove: (() => void) | undefined;
}

/** One tier to be typed: what the team has to reach, and what is paid then. */
export function TierRow({ kind, currency, index, tier, before, errorOf, onChange, onRemove }: TierRowProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const outcomeLabels = useOutcomeLabels();
  const no = formatNumber(index + 1, code);
  const nowText = (old: string) =>
    t({ message: `Now: ${old}`, comment: 'Below a field of new terms: {old} is the number in force' });
  const was = (field: 'minimumBet' | 'netLoss' | 'activeMember' | 'rate') => {
    const old = before?.[field];
    if (!old || old === tier[field]) return undefined;
    return nowText(old);
  };
  const oldOutcome = before && before.outcome !== tier.outcome ? outcomeLabels[before.outcome] : undefined;
  const errorAt = (field: string) => errorOf(`tiers.${index}.${field}`);
  const name = t({ message: `Tier ${no}`, comment: '{no} is the number of a tier' });
  return (
    <Card as="li" padding="sm">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Heading level={3}>{name}</Heading>
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
              value={tier.outcome}
              options={outcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
              onValueChange={(outcome) => onChange({ outcome })}
              description={oldOutcome && nowText(oldOutcome)}
            />
          )}
          {kind !== 'REALTIME' && (
            <MoneyField
              label={t({ message: 'Valid bets from', comment: 'Least valid bets that a tier asks for' })}
              currency={currency}
              value={tier.minimumBet}
              onValueChange={(minimumBet) => onChange({ minimumBet })}
              description={was('minimumBet')}
              error={errorAt('minimumBet')}
            />
          )}
          {kind === 'DIVIDEND' && (
            <MoneyField
              label={t({ message: 'Cycle loss from', comment: 'Least loss of the team that a tier asks for' })}
              currency={currency}
              value={tier.netLoss}
              onValueChange={(netLoss) => onChange({ netLoss })}
              description={was('netLoss')}
              error={errorAt('netLoss')}
            />
          )}
          {kind !== 'REALTIME' && (
            <NumberField
              label={t({ message: 'Active members from', comment: 'Least number of active members of a tier' })}
              value={tier.activeMember}
              onValueChange={(activeMember) => onChange({ activeMember })}
              min="0"
              description={was('activeMember')}
              error={errorAt('activeMember')}
            />
          )}
          {kind !== 'REALTIME' && kind !== 'DIVIDEND' && (
            <Select
              label={t({ message: 'Pays', context: 'tier', comment: 'How a tier pays: a share or an amount' })}
              value={tier.rateType}
              options={[
                { value: 'P', label: t({ message: 'A share', context: 'tier', comment: 'A share in percent' }) },
                { value: 'A', label: t({ message: 'An amount', context: 'tier', comment: 'A fixed sum' }) },
              ]}
              onValueChange={(rateType) => onChange({ rateType, rate: '' })}
            />
          )}
          {tier.rateType === 'A' ? (
            <MoneyField
              label={t({ message: 'Amount', context: 'tier', comment: 'What a tier pays' })}
              currency={currency}
              value={tier.rate}
              onValueChange={(rate) => onChange({ rate })}
              description={was('rate')}
              error={errorAt('rate')}
            />
          ) : (
            <NumberField
              label={t({ message: 'Rate in %', comment: 'Share that a tier pays, in percent' })}
              value={tier.rate}
              onValueChange={(rate) => onChange({ rate })}
              decimals={4}
              step="0.1"
              min="0"
              max="100"
              description={was('rate')}
              error={errorAt('rate')}
            />
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
