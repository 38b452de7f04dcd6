import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Check, Plus } from 'lucide';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { useTermsLabels } from '../../../parts/agents/terms-labels.ts';
import {
  carries,
  emptyTier,
  hasMixedOutcomes,
  mostTiers,
  type TermsDraft,
  type TierDraft,
  takings,
} from './offer-draft.ts';
import { TierRow } from './TierRow.tsx';

interface TermsEditorProps {
  readonly kind: KnownKind;
  readonly currency: string;
  readonly draft: TermsDraft;
  /** Terms in force, where they are changed. */
  readonly before: TermsDraft | undefined;
  readonly errorOf: (field: string) => string | undefined;
  /** The gateway found nothing wrong with what stands there. */
  readonly isSound: boolean;
  readonly onChange: (draft: TermsDraft) => void;
}

/** The terms to be typed: tiers, who counts as active, and of a dividend what is deducted and carried over. */
export function TermsEditor({ kind, currency, draft, before, errorOf, isSound, onChange }: TermsEditorProps) {
  const { t } = useLingui();
  const { tiers } = draft;
  const mixed = hasMixedOutcomes(draft) ? t`Choose “Always” for every tier, or for none.` : undefined;
  const general = mixed ?? errorOf('tiers') ?? errorOf('kind') ?? errorOf('period');
  const setTier = (index: number, change: Partial<TierDraft>) =>
    onChange({ ...draft, tiers: tiers.map((tier, n) => (n === index ? { ...tier, ...change } : tier)) });
  return (
    <Stack gap={4}>
      <Heading level={2} size="subtitle">
        {t({ message: 'Tiers', comment: 'Rows of a contract: what the team has to reach, and what is paid then' })}
      </Heading>
      {general && <Alert tone="negative" title={general} />}
      <Stack as="ol" gap={3}>
        {tiers.map((tier, n) => (
          <TierRow
            key={tier.key}
            kind={kind}
            currency={currency}
            index={n}
            tier={tier}
            before={before?.tiers[n]}
            errorOf={errorOf}
            onChange={(change) => setTier(n, change)}
            onRemove={
              tiers.length > 1 ? () => onChange({ ...draft, tiers: tiers.filter((one) => one !== tier) }) : undefined
            }
          />
        ))}
      </Stack>
      <Inline justify="space-between">
        {kind !== 'REALTIME' && (
          <Button
            icon={Plus}
            onClick={() => onChange({ ...draft, tiers: [...tiers, emptyTier(kind, tiers.at(-1)?.outcome)] })}
            disabledReason={tiers.length >= mostTiers ? t`The most tiers of a contract: ${mostTiers}.` : undefined}
          >
            <Trans>Add a tier</Trans>
          </Button>
        )}
        {isSound && (
          <Inline gap={2}>
            <Tag tone="positive" icon={Check}>
              {t({ message: 'In order', comment: 'Each tier asks for more than the one before' })}
            </Tag>
            <Tag tone="positive" icon={Check}>
              {t({ message: 'Within your rate', comment: 'No tier pays more than the own contract' })}
            </Tag>
          </Inline>
        )}
      </Inline>
      <OtherTerms kind={kind} currency={currency} draft={draft} errorOf={errorOf} onChange={onChange} />
    </Stack>
  );
}

function OtherTerms({
  kind,
  currency,
  draft,
  errorOf,
  onChange,
}: Pick<TermsEditorProps, 'kind' | 'currency' | 'draft' | 'errorOf' | 'onChange'>) {
  const { t } = useLingui();
  const { taken, carries: carryLabels } = useTermsLabels();
  const { deductions } = draft;
  return (
    <Stack gap={4}>
      <Grid column="card">
        <MoneyField
          label={t({
            message: 'Active from valid bets of',
            comment: 'When a member counts as active; an amount follows',
          })}
          currency={currency}
          value={draft.activeFrom}
          onValueChange={(activeFrom) => onChange({ ...draft, activeFrom })}
          error={errorOf('activeFrom')}
        />
        {kind === 'DIVIDEND' && (
          <Select
            label={t({ message: 'A cycle that the team wins', comment: 'What becomes of it' })}
            value={draft.carry}
            options={carries.map((value) => ({ value, label: carryLabels[value] }))}
            onValueChange={(carry) => onChange({ ...draft, carry })}
            error={errorOf('carry')}
          />
        )}
      </Grid>
      {kind === 'DIVIDEND' && (
        <Stack gap={2}>
          <Heading level={3}>
            {t({ message: 'Deducted first', comment: 'What is taken off before a dividend' })}
          </Heading>
          {takings.map((one) => (
            <Checkbox
              key={one}
              label={taken[one]}
              isChecked={deductions.includes(one)}
              error={errorOf(`deductions.${one}`)}
              onCheckedChange={(isOn) =>
                onChange({
                  ...draft,
                  deductions: isOn ? [...deductions, one] : deductions.filter((other) => other !== one),
                })
              }
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
