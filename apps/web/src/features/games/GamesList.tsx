import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameGrid, type GameGridProps } from '@mekong/ui/patterns/GameGrid';
import { useMemo } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { useFoundPlace } from '../../parts/find-place.ts';
import { usePlayFree } from '../../parts/free-play/use-play-free.ts';
import { useHearts } from '../../parts/use-hearts.ts';
import { useImageUrl } from '../../queries/images.ts';
import { toLobbyCard, toLobbyFeature } from './lobby-card.tsx';
import { useGridPlace } from './use-grid-place.ts';

interface GamesListProps
  extends Pick<
    GameGridProps,
    | 'label'
    | 'listKey'
    | 'total'
    | 'isFetchingMore'
    | 'next'
    | 'onEndReached'
    | 'isUpdating'
    | 'hasFacts'
    | 'hasFeature'
    | 'empty'
  > {
  /** The games so far; undefined while the first are on their way. */
  readonly games: readonly GameCard[] | undefined;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A grid of games with the reader's favourites, however it was asked for. */
export function GamesList({
  games,
  error,
  isRetrying,
  onRetry,
  hasFacts = false,
  hasFeature = false,
  ...rest
}: GamesListProps) {
  const { i18n } = useLingui();
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const hearts = useHearts();
  const playFree = usePlayFree();
  const place = useGridPlace();
  useFoundPlace();
  const first = hasFeature ? games?.[0] : undefined;
  const cards = useCards(
    games,
    (game) => (game === first ? toLobbyFeature : toLobbyCard)(game, { imageUrl, i18n, language: code, hasFacts }),
    [imageUrl, code, hasFacts, first],
  );
  return (
    <GameGrid
      {...rest}
      {...place}
      {...hearts}
      {...playFree}
      hasFacts={hasFacts}
      hasFeature={hasFeature}
      games={cards}
      failure={error ? <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} /> : undefined}
    />
  );
}

/** The card of each game, made once: a page that comes to the others leaves the cards before it as they are. */
function useCards<Card extends object>(
  games: readonly GameCard[] | undefined,
  make: (game: GameCard) => Card,
  dependencies: readonly unknown[],
): readonly Card[] | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its cards are made of
  const made = useMemo(() => new WeakMap<GameCard, Card>(), dependencies);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` follows the dependencies
  return useMemo(
    () =>
      games?.map((game) => {
        const known = made.get(game) ?? make(game);
        made.set(game, known);
        return known;
      }),
    [games, made],
  );
}
