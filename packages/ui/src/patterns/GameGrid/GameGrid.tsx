import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import type { GameCardActions } from '../GameCard/GameCard.tsx';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import type { GameFeatureGame } from '../GameFeature/GameFeature.tsx';
import * as css from './GameGrid.css.ts';
import { GameGridCards } from './GameGridCards.tsx';

/** Props of {@link GameGrid}. */
export interface GameGridProps {
  /** What it holds, for screen readers: "Slots". */
  readonly label: string;
  /** The games so far, in their order; undefined while the first are on their way. Keep the objects between renders. */
  readonly games: readonly GameFeatureGame[] | undefined;
  /** Tells one list from another, such as its filters: another list begins at its first card. */
  readonly listKey?: string | undefined;
  /**
   * Node id of the game whose card was the last one with the focus, for a page that somebody comes back to: it has the tab
   * stop, and the focus when nothing else has it.
   */
  readonly defaultActive?: number | undefined;
  /** Called with the node id of the game whose card has got the focus. */
  readonly onActiveChange?: ((nodeId: number) => void) | undefined;
  /** Games of the whole list, where more can follow. */
  readonly total?: number | undefined;
  /** Node ids of the reader's favourites. */
  readonly favourites?: ReadonlySet<number> | undefined;
  /** Node ids whose favourite is being changed. */
  readonly pendingFavourites?: ReadonlySet<number> | undefined;
  /**
   * The cards have a line of facts below the vendor: skeletons leave room for it.
   * @default false
   */
  readonly hasFacts?: boolean | undefined;
  /**
   * The first game is a feature, as large as four cards.
   * @default false
   */
  readonly hasFeature?: boolean | undefined;
  /** Called with node id and new state when a heart is pressed. Without it there are no hearts. */
  readonly onToggleFavourite?: GameCardActions['onToggleFavourite'];
  /** Called when "Play free" of a card is pressed. Without it there is none. */
  readonly onPlayFree?: GameCardActions['onPlayFree'];
  /** Asks for the next games, once for each end that comes near. Without it the list is complete. */
  readonly onEndReached?: (() => void) | undefined;
  /**
   * The next games are on their way: skeletons stand in for them.
   * @default false
   */
  readonly isFetchingMore?: boolean | undefined;
  /**
   * Games that the next answer brings at most. Their room is kept from when they are asked for, so that what stands below the
   * grid moves out of sight and not when they come.
   * @default one row
   */
  readonly next?: number | undefined;
  /**
   * The list is being replaced by another one: it stays, fainter, until that is there.
   * @default false
   */
  readonly isUpdating?: boolean | undefined;
  /** What to say and do when loading failed: in place of the cards, or below those that are there. */
  readonly failure?: ReactNode;
  /** In place of an empty list: a StateView with the next action. */
  readonly empty?: ReactNode;
}

/** Skeletons of the first screen. */
const skeletons = Array.from({ length: 18 }, (_, index) => index);

/**
 * All games of a lobby, however many: only the cards near the screen exist. One tab stop; arrow keys, Home, End, Page Up
 * and Page Down move between the cards. A page without script shows the first of them.
 */
export function GameGrid({
  label,
  games,
  isUpdating = false,
  hasFacts = false,
  hasFeature = false,
  failure,
  empty,
  ...rest
}: GameGridProps) {
  if (!games && failure) return failure;
  if (games?.length === 0) return empty;
  return (
    <div className={cx(css.root, isUpdating && css.updating)} aria-busy={!games || isUpdating}>
      {games ? (
        <GameGridCards label={label} games={games} {...{ hasFacts, hasFeature }} {...rest} />
      ) : (
        <div className={css.flow}>
          {skeletons.map((index) =>
            hasFeature && index === 0 ? (
              <div key={index} className={css.featureCell}>
                <Skeleton shape="fill" />
              </div>
            ) : (
              <GameCardSkeleton key={index} hasFacts={hasFacts} />
            ),
          )}
        </div>
      )}
      {failure}
    </div>
  );
}
