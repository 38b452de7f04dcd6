import { useLanguage } from '@mekong/i18n/useLanguage';
import { WinnersBoard } from '@mekong/ui/patterns/WinnersBoard';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { winnersQuery } from '../../queries/more-games.ts';

/** The last real wins, names shortened by the gateway. */
export function Winners() {
  const { code } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(winnersQuery(code));
  const winners = data?.map(({ account, gameName, winAmount, currency, winTime, nodeId }) => ({
    id: `${winTime}-${account}-${nodeId}-${winAmount}`,
    account,
    gameName,
    amount: winAmount,
    currency,
  }));
  return (
    <WinnersBoard
      winners={winners}
      failure={
        error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
      }
    />
  );
}
