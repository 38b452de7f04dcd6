import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
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
   * The rail is in the first screen: its covers are there before any script, and leave the line to the largest picture until they are
   * laid out.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
}

const none: ReadonlySet<number> = new Set();

/** Cards that the widest line shows at once. */
const inSight = 8;

const never = () => () => undefined;

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
  // a server leaves out what no screen shows before the line is scrolled: it would be laid out all the same
  const isWhole = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = isWhole ? games : games?.slice(0, inSight);
  useGameCardDepth();
  if (failure) return <Section title={title}>{failure}</Section>;
  if (games?.length === 0) return null;
  return (
    <Section
      title={title}
      seeAllHref={seeAllHref}
      aside={shown && <GameRailSteps key={shown.length} title={title} line={line} />}
    >
      <div className={css.frame}>
        <ul className={css.list} ref={line} aria-busy={!shown} aria-label={shown ? undefined : t`Loading games`}>
          {shown
            ? shown.map((game, place) => (
                <li key={game.nodeId} className={place < inSight ? css.item : css.laterItem}>
                  <GameCard
                    game={game}
                    isFavourite={favourites.has(game.nodeId)}
                    isFavouritePending={pendingFavourites.has(game.nodeId)}
                    onToggleFavourite={onToggleFavourite}
                    onPlayFree={onPlayFree}
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
