import { memo } from 'react';
import { GameCard } from '../GameCard/GameCard.tsx';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import { GameFeature } from '../GameFeature/GameFeature.tsx';
import * as css from './GameGrid.css.ts';
import type { GameGridProps } from './GameGrid.tsx';
import { placesIn, slotOf } from './grid-places.ts';

/** Props of {@link GameGridRow}. */
export interface GameGridRowProps extends Pick<GameGridProps, 'onToggleFavourite' | 'onPlayFree'> {
  /** Place of the row in the grid. */
  readonly index: number;
  /** Distance from the top of the grid in CSS pixels. */
  readonly start: number;
  readonly columns: number;
  /** Distance between cards; undefined while the grid is not measured and its rows only group the cards. */
  readonly gap: number | undefined;
  /** All games of the grid. */
  readonly games: NonNullable<GameGridProps['games']>;
  readonly favourites: ReadonlySet<number>;
  readonly pendingFavourites: ReadonlySet<number>;
  readonly hasFacts: boolean;
  readonly isFetchingMore: boolean;
  /** The first game is a feature. */
  readonly hasFeature: boolean;
  /** Height of a feature in CSS pixels; undefined while the grid is not measured. */
  readonly featureSize: number | undefined;
  /** Place of the one card in the tab order, when it is in this row. */
  readonly current: number | undefined;
}

/** Games in the first two rows of the widest screen, a feature among them: a server-rendered page shows them before its script. */
const inSight = 13;

/** One row of a GameGrid. Rows that stay on the screen are not rendered again while others come and go. */
export const GameGridRow = memo(function GameGridRow({
  index,
  start,
  columns,
  gap,
  games,
  favourites,
  pendingFavourites,
  hasFacts,
  onToggleFavourite,
  onPlayFree,
  isFetchingMore,
  hasFeature,
  featureSize,
  current,
}: GameGridRowProps) {
  const grid = { columns, hasFeature };
  const [from, to] = placesIn(index, grid);
  const shown = games.slice(from, to);
  const isLater = hasFeature && index === 1;
  const room = isLater ? columns - 2 : columns;
  const missing = isFetchingMore ? to - from - shown.length : 0;
  // beside a feature as wide as the grid
  if (from === to) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot place its rows one by one
    // biome-ignore lint/a11y/useFocusableInteractive: the links in the cells have the focus
    <div
      role="row"
      aria-rowindex={index + 1}
      className={gap === undefined ? css.flowRow : css.placedRow}
      style={
        gap === undefined
          ? undefined
          : {
              insetBlockStart: start,
              // the second row begins beside the feature
              insetInlineStart: isLater ? `calc((100% + ${gap}px) * ${2 / columns})` : undefined,
              gridTemplateColumns: `repeat(${room}, minmax(0, 1fr))`,
              gap,
            }
      }
    >
      {shown.map((game, step) => {
        const place = from + step;
        const isFeature = hasFeature && place === 0;
        const card = {
          game,
          isFavourite: favourites.has(game.nodeId),
          isFavouritePending: pendingFavourites.has(game.nodeId),
          onToggleFavourite,
          onPlayFree,
          // beside a feature they leave the line to its picture
          isPriority: hasFeature ? isFeature : place < columns,
          tabIndex: place === current ? 0 : -1,
        } as const;
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={game.nodeId}
            role="gridcell"
            className={isFeature ? css.featureCell : css.cell}
            style={isFeature ? { blockSize: featureSize } : undefined}
            aria-colindex={(slotOf(place, grid) % columns) + 1}
            aria-colspan={isFeature ? 2 : undefined}
            aria-rowspan={isFeature ? 2 : undefined}
            data-card={place}
          >
            {isFeature ? <GameFeature {...card} /> : <GameCard {...card} isNative={place < inSight} />}
          </div>
        );
      })}
      {Array.from({ length: missing }, (_, step) => to - missing + step).map((place) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: nothing is there yet that could have the focus
        <div key={`${place} missing`} role="gridcell" aria-busy aria-colindex={(slotOf(place, grid) % columns) + 1}>
          <GameCardSkeleton hasFacts={hasFacts} />
        </div>
      ))}
    </div>
  );
});
