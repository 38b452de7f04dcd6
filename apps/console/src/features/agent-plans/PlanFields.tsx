import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { Plus } from 'lucide';
import { gamesLabels } from '../../parts/games-labels.ts';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { carryLabels, kindLabels, periodLabels, takingLabels } from '../../parts/plan-labels.ts';
import { emptyTier, mostTiers, type PlanForm } from './plan-draft.ts';
import { TierFields } from './TierFields.tsx';

interface PlanFieldsProps {
  readonly form: PlanForm;
  /** Kind and games are chosen once. */
  readonly isNew: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<PlanForm>) => void;
}

/** What a plan is called, whom it is for, and its terms. */
export function PlanFields({ form, isNew, errorOf, onChange }: PlanFieldsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const { kind, currency, tiers, deductions } = form;
  const isDividend = kind === 'DIVIDEND';
  const tiersError = errorOf('tiers');
  return (
    <Stack gap={4}>
      <Grid column="card" gap={3} isFilled>
        <TextField
          label={t({ message: 'Name of the plan', comment: 'A name of the house, the same in every language' })}
          isRequired
          maxLength={40}
          value={form.name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={t`Kind`}
          value={kind}
          options={options(kindLabels)}
          isDisabled={!isNew}
          onValueChange={(next) => onChange({ kind: next, tiers: [emptyTier(next)] })}
        />
        <Select
          label={t({ message: 'Games', context: 'contract', comment: 'Which games a contract is for' })}
          value={form.gameType}
          options={options(gamesLabels)}
          isDisabled={!isNew}
          onValueChange={(gameType) => onChange({ gameType })}
        />
        {isNew && (
          <TextField
            label={t`Currency`}
            description={t`Its code, for example ${'KHR'}. Only agents with this currency can sign.`}
            isRequired
            dir="ltr"
            maxLength={5}
            value={currency}
            error={errorOf('currency')}
            onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
          />
        )}
        <NumberField
          label={t({ message: 'Place in the list', comment: 'Order of plans: the lower comes first' })}
          value={form.place}
          min="0"
          max="9999"
          error={errorOf('place')}
          onValueChange={(place) => onChange({ place })}
        />
        <MoneyField
          label={t({
            message: 'Active from valid bets of',
            comment: 'When a member counts as active; an amount follows',
          })}
          currency={currency}
          value={form.activeFrom}
          error={errorOf('activeFrom')}
          onValueChange={(activeFrom) => onChange({ activeFrom })}
        />
        {isDividend && (
          <>
            <Select
              label={t({ message: 'Settled', context: 'contract', comment: 'How often a contract is settled' })}
              value={form.period}
              options={options(periodLabels)}
              onValueChange={(period) => onChange({ period })}
            />
            <Select
              label={t({ message: 'A cycle that the team wins', comment: 'What becomes of it' })}
              value={form.carry}
              options={options(carryLabels)}
              onValueChange={(carry) => onChange({ carry })}
            />
          </>
        )}
      </Grid>
      {isDividend && (
        <Stack gap={2}>
          <Heading level={3}>
            {t({ message: 'Deducted first', comment: 'What is taken off before a dividend' })}
          </Heading>
          <Inline gap={4}>
            {(['BONUS', 'DAILY_WAGE'] as const).map((one) => (
              <Checkbox
                key={one}
                label={label(takingLabels, one)}
                isChecked={deductions.includes(one)}
                onCheckedChange={(isOn) =>
                  onChange({ deductions: isOn ? [...deductions, one] : deductions.filter((other) => other !== one) })
                }
              />
            ))}
          </Inline>
        </Stack>
      )}
      <Stack as="ol" gap={3}>
        {tiers.map((tier, n) => (
          <TierFields
            key={tier.key}
            {...{ kind, currency, tier, errorOf }}
            no={n + 1}
            onChange={(part) => onChange({ tiers: tiers.map((one) => (one === tier ? { ...one, ...part } : one)) })}
            onRemove={tiers.length > 1 ? () => onChange({ tiers: tiers.filter((one) => one !== tier) }) : undefined}
          />
        ))}
      </Stack>
      {tiersError && <Alert tone="negative" title={tiersError} />}
      {kind !== 'REALTIME' && tiers.length < mostTiers && (
        <Inline>
          <Button icon={Plus} onClick={() => onChange({ tiers: [...tiers, emptyTier(kind, tiers.at(-1)?.outcome)] })}>
            {t({ message: 'Add a tier', comment: 'Button: a further row of the terms of a contract' })}
          </Button>
        </Inline>
      )}
      <Checkbox
        label={t({ message: 'Show it on the page for new agents', comment: 'A plan is published' })}
        isChecked={form.isPublished}
        onCheckedChange={(isPublished) => onChange({ isPublished })}
      />
    </Stack>
  );
}
