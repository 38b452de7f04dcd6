import type { GameCard } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameRail } from '@mekong/ui/patterns/GameRail';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useImageUrl } from '../queries/images.ts';
import { Failure } from './Failure.tsx';
import { usePlayFree } from './free-play/use-play-free.ts';
import { toGameCard } from './game-card.ts';
import { useHearts } from './use-hearts.ts';

interface GamesRailProps {
  readonly title: string;
  /** The rail's own query: it loads, fails and tries again apart from the rest of the page. */
  readonly games: UseQueryResult<readonly GameCard[]>;
  readonly seeAllHref?: string | undefined;
  readonly isPriority?: boolean | undefined;
}

/** A rail of games with the reader's favourites. */
export function GamesRail({ title, games, seeAllHref, isPriority }: GamesRailProps) {
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const hearts = useHearts();
  const playFree = usePlayFree();
  const { data, error, refetch, isFetching } = games;
  const cards = useMemo(() => data?.map((game) => toGameCard(game, imageUrl, code)), [data, imageUrl, code]);
  return (
    <GameRail
      {...hearts}
      {...playFree}
      title={title}
      games={cards}
      seeAllHref={seeAllHref}
      isPriority={isPriority}
      failure={
        error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
      }
    />
  );
}
