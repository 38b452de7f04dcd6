import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HousePlan } from '@mekong/api-client/admin/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Fragment, type ReactNode } from 'react';
import { useLabel } from './labels.ts';
import { carryLabels, cycleLabels, outcomeLabels, takingLabels } from './plan-labels.ts';

type PlanTermsProps = Pick<HousePlan, 'kind' | 'terms' | 'currency'>;

/** Terms of a plan or contract: what they lay down as a whole, and the tiers, a line each. */
export function PlanTerms({ kind, terms, currency }: PlanTermsProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const label = useLabel();
  const { period, activeFrom, carry, deductions, tiers } = terms;
  const taken = deductions.map((one) => label(takingLabels, String(one))).join(', ');
  return (
    <Stack gap={1}>
      <Text size="small" align="start">
        {t({ message: 'Settled', context: 'contract', comment: 'How often a contract is settled' })}
        {`: ${label(cycleLabels, String(period))} · `}
        {t({ message: 'Active from valid bets of', comment: 'When a member counts as active; an amount follows' })}{' '}
        <Money amount={activeFrom} currency={currency} />
        {kind === 'DIVIDEND' && (
          <>
            {' · '}
            {t({ message: 'A cycle that the team wins', comment: 'What becomes of it' })}
            {`: ${label(carryLabels, String(carry))} · `}
            {t({ message: 'Deducted first', comment: 'What is taken off before a dividend' })}
            {`: ${taken || t({ message: 'Nothing', context: 'contract', comment: 'Nothing is deducted' })}`}
          </>
        )}
      </Text>
      <Stack as="ol" gap={1}>
        {tiers.map(({ outcome, minimumBet, netLoss, activeMember, rateType, rate }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier has nothing else to be told apart by
          <li key={n}>
            <Text align="start">
              <Text as="span" weight="bold">
                {rateType === 'A' ? <Money amount={rate} currency={currency} /> : formatPercent(rate, code)}
              </Text>{' '}
              <Text as="span" size="small" tone="muted">
                <Conditions tier={{ outcome, minimumBet, netLoss, activeMember }} currency={currency} />
              </Text>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface ConditionsProps {
  readonly tier: Pick<PlanTermsProps['terms']['tiers'][number], 'outcome' | 'minimumBet' | 'netLoss' | 'activeMember'>;
  readonly currency: string;
}

/** What a tier asks for; what it asks nothing of is left out. */
function Conditions({ tier: { outcome, minimumBet, netLoss, activeMember }, currency }: ConditionsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const isAsked = (least: string | undefined): least is string => least !== undefined && Number(least) !== 0;
  const parts: ReactNode[] = [];
  if (outcome !== 'ANY') parts.push(label(outcomeLabels, String(outcome)));
  if (isAsked(minimumBet))
    parts.push(
      <>
        {t({ message: 'Valid bets from', comment: 'Least valid bets that a tier asks for' })}{' '}
        <Money amount={minimumBet} currency={currency} />
      </>,
    );
  if (isAsked(netLoss))
    parts.push(
      <>
        {t({ message: 'Cycle loss from', comment: 'Least loss of the team that a tier asks for' })}{' '}
        <Money amount={netLoss} currency={currency} />
      </>,
    );
  if (activeMember > 0)
    parts.push(
      t({
        message: plural(activeMember, { one: '# active member', other: '# active members' }),
        comment: 'How many active members a tier asks for',
      }),
    );
  if (parts.length === 0) return t({ message: 'No condition', comment: 'Of a tier: it always pays' });
  return parts.map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a condition has nothing else to be told apart by
    <Fragment key={n}>
      {n > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
