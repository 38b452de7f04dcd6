import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { GameCard, type GameCardActions, type GameCardGame } from '../GameCard/GameCard.tsx';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import { useGameCardDepth } from '../GameCard/useGameCardDepth.ts';
import { Section } from '../Section/Section.tsx';
import * as css from './GameRail.css.ts';
import { GameRailSteps } from './GameRailSteps.tsx';

/** Props of {@link GameRail}. */
export interface GameRailProps {
  /** Heading above the games. */
  readonly title: string;
  /** The games in their order; undefined while they are loading. */
  readonly games: readonly GameCardGame[] | undefined;
  /** Address of the whole list. Without it there is no link. */
  readonly seeAllHref?: string | undefined;
  /** Node ids of the reader's favourites. */
  readonly favourites?: ReadonlySet<number> | undefined;
  /** Node ids whose favourite is being changed. */
  readonly pendingFavourites?: ReadonlySet<number> | undefined;
  /** Called with node id and new state when a heart is pressed. Without it there are no hearts. */
  readonly onToggleFavourite?: GameCardActions['onToggleFavourite'];
  /** Called when "Play free" of a card is pressed. Without it there is none. */
  readonly onPlayFree?: GameCardActions['onPlayFree'];
  /** Shown in place of the cards when loading them failed: a StateView with its retry. */
  readonly failure?: ReactNode;
  /**
   * How many cards are in sight at first: so many skeletons stand in while they load.
   * @default 6
   */
  readonly expected?: number | undefined;
  /**
   * The rail is in the first screen: its first covers, as many as are expected, are fetched at once.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
}

const none: ReadonlySet<number> = new Set();

/** Cards that the widest line shows at once. */
const inSight = 8;

/** A row of games that scrolls sideways within itself. An empty row is not shown at all. */
export function GameRail({
  title,
  games,
  seeAllHref,
  favourites = none,
  pendingFavourites = none,
  onToggleFavourite,
  onPlayFree,
  failure,
  expected = 6,
  isPriority = false,
}: GameRailProps) {
  const { t } = useLingui();
  const line = useRef<HTMLUListElement>(null);
  useGameCardDepth();
  if (failure) return <Section title={title}>{failure}</Section>;
  if (games?.length === 0) return null;
  return (
    <Section title={title} seeAllHref={seeAllHref} aside={games && <GameRailSteps title={title} line={line} />}>
      <div className={css.frame}>
        <ul className={css.list} ref={line} aria-busy={!games} aria-label={games ? undefined : t`Loading games`}>
          {games
            ? games.map((game, place) => (
                <li key={game.nodeId} className={place < inSight ? css.item : css.laterItem}>
                  <GameCard
                    game={game}
                    isFavourite={favourites.has(game.nodeId)}
                    isFavouritePending={pendingFavourites.has(game.nodeId)}
                    onToggleFavourite={onToggleFavourite}
                    onPlayFree={onPlayFree}
                    isPriority={isPriority && place < expected}
                    isNative={isPriority && place < inSight}
                  />
                </li>
              ))
            : Array.from({ length: expected }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
                <li key={index} className={css.item}>
                  <GameCardSkeleton />
                </li>
              ))}
        </ul>
      </div>
    </Section>
  );
}
