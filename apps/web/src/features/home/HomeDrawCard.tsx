import { useLingui } from '@lingui/react/macro';
import type { OpenedNumber, OpenedNumbers } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { NextDraw } from '@mekong/ui/patterns/NextDraw';
import { type NextDrawScreens, NextDrawSkeleton } from '@mekong/ui/patterns/NextDrawSkeleton';
import { useQuery } from '@tanstack/react-query';
import { toOpenedCard } from '../../parts/draws/draw-card.ts';
import { phaseChanges } from '../../parts/draws/draw-phase.ts';
import { prizeLabel } from '../../parts/draws/prize-labels.ts';
import { useMoment } from '../../parts/draws/use-moment.ts';
import { Failure } from '../../parts/Failure.tsx';
import { clockOffsetOf, openedNumbersQuery, shownLottery } from '../../queries/draws.ts';

interface HomeDrawCardProps {
  readonly screens: NextDrawScreens;
}

/** A lottery that draws often, with its last numbers. Nothing where there are no lotteries. */
export function HomeDrawCard({ screens }: HomeDrawCardProps) {
  const { code } = useLanguage();
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(openedNumbersQuery(code));
  if (!data && !error) return <NextDrawSkeleton screens={screens} />;
  if (!data)
    return (
      <NextDraw
        draw={undefined}
        allHref={allHref}
        screens={screens}
        failure={<Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      />
    );
  const lottery = shownLottery(data);
  if (!lottery) return null;
  return <Draw screens={screens} lottery={lottery} answer={data} clockOffset={clockOffsetOf(data, dataUpdatedAt)} />;
}

const allHref = '/elott';

interface DrawProps extends HomeDrawCardProps {
  readonly lottery: OpenedNumber;
  readonly answer: OpenedNumbers;
  readonly clockOffset: number;
}

/** It changes when the draw is due; the seconds between tick in its countdown alone. */
function Draw({ screens, lottery, answer, clockOffset }: DrawProps) {
  const { i18n } = useLingui();
  const { drawsAt } = lottery;
  const now = useMoment(phaseChanges(drawsAt ? { drawsAt } : undefined), {
    serverTime: answer.serverTime,
    offset: clockOffset,
  });
  return (
    <NextDraw
      draw={toOpenedCard(lottery, now, (prize) => i18n._(prizeLabel(prize)))}
      allHref={allHref}
      clockOffset={clockOffset}
      serverTime={answer.serverTime}
      screens={screens}
    />
  );
}
