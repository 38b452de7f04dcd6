import type { GameCard } from '@mekong/api-client/contract/types';
import { GameGrid } from '@mekong/ui/patterns/GameGrid';
import { type ReactNode, useMemo } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { toGameCard } from '../../parts/game-card.ts';
import { useFavourites, usePendingFavourites, useToggleFavourite } from '../../queries/favourites.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useGuard } from '../../state/use-guard.ts';

interface GamesListProps {
  /** What the grid holds, for screen readers. */
  readonly label: string;
  /** The games so far; undefined while the first are on their way. */
  readonly games: readonly GameCard[] | undefined;
  /** Games of the whole list, when more can follow. */
  readonly total?: number | undefined;
  readonly isFetchingMore?: boolean | undefined;
  readonly onEndReached?: (() => void) | undefined;
  /** The list is being replaced by another one. */
  readonly isUpdating?: boolean | undefined;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** In place of an empty list. */
  readonly empty: ReactNode;
}

/** A grid of games with the reader's favourites, however it was asked for. */
export function GamesList({ games, error, isRetrying, onRetry, ...rest }: GamesListProps) {
  const imageUrl = useImageUrl();
  const favourites = useFavourites();
  const pending = usePendingFavourites();
  const toggle = useToggleFavourite();
  const guard = useGuard();
  const cards = useMemo(() => games?.map((game) => toGameCard(game, imageUrl)), [games, imageUrl]);
  return (
    <GameGrid
      {...rest}
      games={cards}
      favourites={favourites}
      pendingFavourites={pending}
      onToggleFavourite={(nodeId, isFav) => guard(() => toggle({ nodeId, isFav }), { openToTrial: true })}
      failure={error ? <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} /> : undefined}
    />
  );
}
