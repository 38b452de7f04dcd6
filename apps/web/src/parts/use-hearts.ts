import type { GameRailProps } from '@mekong/ui/patterns/GameRail';
import { useCallback } from 'react';
import { useFavourites, usePendingFavourites, useToggleFavourite } from '../queries/favourites.ts';
import { useGuard } from '../state/use-guard.ts';

/** The hearts on a list of games. What is pressed stays the same function, so that no card is rendered for it anew. */
export function useHearts(): Pick<GameRailProps, 'favourites' | 'pendingFavourites' | 'onToggleFavourite'> {
  const favourites = useFavourites();
  const pendingFavourites = usePendingFavourites();
  const toggle = useToggleFavourite();
  const guard = useGuard();
  const onToggleFavourite = useCallback(
    (nodeId: number, isFav: boolean): void => {
      guard(() => toggle({ nodeId, isFav }), { openToTrial: true });
    },
    [guard, toggle],
  );
  return { favourites, pendingFavourites, onToggleFavourite };
}
