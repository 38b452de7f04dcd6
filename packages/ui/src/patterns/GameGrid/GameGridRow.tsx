import { memo } from 'react';
import { GameCard } from '../GameCard/GameCard.tsx';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import * as css from './GameGrid.css.ts';
import type { GameGridProps } from './GameGrid.tsx';

/** Props of {@link GameGridRow}. */
export interface GameGridRowProps extends Pick<GameGridProps, 'onToggleFavourite'> {
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
  /** Place of the one card in the tab order, when it is in this row. */
  readonly current: number | undefined;
}

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
  isFetchingMore,
  current,
}: GameGridRowProps) {
  const isPlaced = gap !== undefined;
  const shown = games.slice(index * columns, (index + 1) * columns);
  const missing = isFetchingMore ? columns - shown.length : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot place its rows one by one
    // biome-ignore lint/a11y/useFocusableInteractive: the links in the cells have the focus
    <div
      role="row"
      aria-rowindex={index + 1}
      className={isPlaced ? css.placedRow : css.flowRow}
      style={
        isPlaced
          ? { insetBlockStart: start, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap }
          : undefined
      }
    >
      {shown.map((game, column) => {
        const place = index * columns + column;
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div key={game.nodeId} role="gridcell" className={css.cell} aria-colindex={column + 1} data-card={place}>
            <GameCard
              game={game}
              isFavourite={favourites.has(game.nodeId)}
              isFavouritePending={pendingFavourites.has(game.nodeId)}
              onToggleFavourite={onToggleFavourite}
              isPriority={place < columns}
              tabIndex={place === current ? 0 : -1}
            />
          </div>
        );
      })}
      {Array.from({ length: missing }, (_, skeleton) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: nothing is there yet that could have the focus
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
        <div key={skeleton} role="gridcell" aria-busy aria-colindex={shown.length + skeleton + 1}>
          <GameCardSkeleton hasFacts={hasFacts} />
        </div>
      ))}
    </div>
  );
});
