import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HousePlan } from '@mekong/api-client/admin/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

interface PlanTiersProps {
  readonly terms: HousePlan['terms'];
  readonly currency: string;
}

/** The tiers of terms, a line each: what a team has to reach, and what is paid then. */
export function PlanTiers({ terms, currency }: PlanTiersProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  return (
    <Stack as="ol" gap={1}>
      {terms.tiers.map(({ minimumBet, netLoss, activeMember, rateType, rate }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier has nothing else to be told apart by
        <li key={n}>
          <Text as="span" weight="bold">
            {rateType === 'A' ? <Money amount={rate} currency={currency} /> : formatPercent(rate, code)}
          </Text>{' '}
          <Text as="span" size="small" tone="muted">
            {t({ message: 'Valid bets from', comment: 'Least valid bets that a tier asks for' })}{' '}
            <Money amount={minimumBet} currency={currency} />
            {netLoss !== undefined && (
              <>
                {' · '}
                {t({ message: 'Cycle loss from', comment: 'Least loss of the team that a tier asks for' })}{' '}
                <Money amount={netLoss} currency={currency} />
              </>
            )}
            {' · '}
            {t({
              message: plural(activeMember, { one: '# active member', other: '# active members' }),
              comment: 'How many active members a tier asks for',
            })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
