import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { AgentTeamTotals } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Failure } from '../../parts/Failure.tsx';

interface TeamTotalsProps {
  readonly totals: AgentTeamTotals | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Sums over everybody whom the filter finds. That somebody does not stand in the team is said by the list. */
export function TeamTotals({ totals, error, onRetry, isRetrying }: TeamTotalsProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  if (isApiError(error) && error.code === 'NOT_FOUND') return null;
  if (error && !totals) return <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <StatCards
      label={t`Sums of the whole filter`}
      expected={6}
      stats={
        totals && [
          {
            key: 'count',
            label: t({ message: 'Accounts', context: 'team', comment: 'How many accounts a filter finds' }),
            value: formatNumber(totals.count, code),
          },
          {
            key: 'team',
            label: t({ message: 'In their teams', comment: 'How many members stand below the accounts of a list' }),
            value: formatNumber(totals.team, code),
          },
          {
            key: 'balance',
            label: t({ message: 'Balance', context: 'team', comment: 'Cash of an account of the team itself, now' }),
            value: <Money amount={totals.balance} currency={totals.currency} />,
          },
          {
            key: 'deposits',
            label: t`Deposits`,
            value: <Money amount={totals.deposits} currency={totals.currency} />,
          },
          {
            key: 'volume',
            label: t`Valid bet`,
            value: <Money amount={totals.validBet} currency={totals.currency} />,
          },
          {
            key: 'net',
            label: t({ message: 'Stakes less payouts', comment: 'What the house has won from the team' }),
            value: <Money amount={totals.ggr} currency={totals.currency} />,
          },
        ]
      }
    />
  );
}
