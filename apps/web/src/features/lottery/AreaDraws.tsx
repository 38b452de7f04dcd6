import { Trans, useLingui } from '@lingui/react/macro';
import type { LottoArea } from '@mekong/api-client/types';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { DrawCardSkeletons } from '../../parts/draws/DrawCardSkeletons.tsx';
import { DrawCards } from '../../parts/draws/DrawCards.tsx';
import { toClosedCard } from '../../parts/draws/draw-card.ts';
import { Failure } from '../../parts/Failure.tsx';
import { awaitedIssue } from '../../queries/draws.ts';
import { useLobby } from './use-lobby.ts';

interface AreaDrawsProps {
  readonly area: LottoArea;
  /** The one lottery that is wanted; without one all of the area. */
  readonly gameCode: string | undefined;
}

/** Draws of an area while nobody can bet on them: they go on by the clock, each leads to its page with all its numbers. */
export function AreaDraws({ area, gameCode }: AreaDrawsProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, fetchStatus, clockOffset } = useLobby();
  const lotteries = data?.groups
    .flatMap(({ gameMenus }) => gameMenus)
    .filter((lottery) => lottery.area === area && (gameCode === undefined || lottery.gameCode === gameCode));
  if (lotteries?.length === 0) return null;
  return (
    <Section
      title={t({ message: 'Draws', comment: 'Title above lotteries with the time left until their draw' })}
      seeAllHref="/elott"
    >
      <Stack gap={4}>
        <Text tone="muted">
          <Trans>Draws go on at their times. Only betting is closed.</Trans>
        </Text>
        {data && lotteries ? (
          <DrawCards
            times={lotteries.map(awaitedIssue)}
            cardsAt={(now, nameOf) => lotteries.map((lottery) => toClosedCard(lottery, now, nameOf))}
            serverTime={data.serverTime}
            clockOffset={clockOffset}
          />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : fetchStatus === 'paused' ? (
          <StateView kind="offline" />
        ) : (
          <DrawCardSkeletons count={gameCode === undefined ? 3 : 1} />
        )}
      </Stack>
    </Section>
  );
}
