import { memo, type ReactNode } from 'react';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import * as css from './GameCard.css.ts';
import type { GameBadge } from './GameCard.variants.ts';
import { GameCardHeart } from './GameCardHeart.tsx';
import { GameCardPlayFree } from './GameCardPlayFree.tsx';
import { GameCardRibbon } from './GameCardRibbon.tsx';

/** One game as a card shows it. */
export interface GameCardGame {
  /** Number that favourites know the game by. */
  readonly nodeId: number;
  /** Name in the reader's language. */
  readonly name: string;
  readonly vendorName: string;
  /** Address of the cover, portrait 3:4. */
  readonly imageUrl: string;
  /** Main colour of the cover, as `#rrggbb`, until it is there. */
  readonly tint?: string | undefined;
  /** Widths of the cover to choose from, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** Where the card leads: the game itself. */
  readonly href: string;
  /** What the ribbon says. */
  readonly badge?: GameBadge | undefined;
  /** With the ribbon of maintenance: when the game is expected back, a `DateTime`. */
  readonly maintenanceUntil?: ReactNode;
  /** What the cover says below the sign of playing while somebody points at it: return to player. */
  readonly playNote?: string | undefined;
  /**
   * It can be played without an account.
   * @default false
   */
  readonly hasFreePlay?: boolean | undefined;
  /** One quiet line below the vendor: return to player, least stake. Give it to all cards of a grid or to none. */
  readonly facts?: string | undefined;
}

/** What a card lets its reader do, and what it knows of it. */
export interface GameCardActions {
  /**
   * Whether the game is among the reader's favourites.
   * @default false
   */
  readonly isFavourite?: boolean | undefined;
  /**
   * The change of the favourite is on its way to the server; the heart waits and takes no second press.
   * @default false
   */
  readonly isFavouritePending?: boolean | undefined;
  /** Asks to add or remove the favourite. Without it the card has no heart. */
  readonly onToggleFavourite?: ((nodeId: number, isFavourite: boolean) => void) | undefined;
  /** Opens a game without an account. Without it no card has that action. */
  readonly onPlayFree?: ((nodeId: number) => void) | undefined;
}

/** Props of {@link GameCard}. */
export interface GameCardProps extends GameCardActions {
  /** The game that is shown. */
  readonly game: GameCardGame;
  /**
   * The cover is in the first screen: it is fetched at once.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
  /**
   * The cover may be in the first screen: the browser fetches it when it is near, without waiting for script.
   * @default false
   */
  readonly isNative?: boolean | undefined;
  /**
   * Place of its link and buttons in the tab order, inside groups that move focus by arrow keys.
   * @default 0
   */
  readonly tabIndex?: 0 | -1 | undefined;
}

/** How wide a card stands, in rails and grids: three in a line on a phone, of this width beyond. */
const cardSizes = `(min-width: ${breakpoints.tablet}px) 190px, 32vw`;

/**
 * A game: cover, name, vendor. The whole card is one link; the heart and "Play free", which is seen while the card is
 * pointed at or has the focus, are buttons of their own. Kept light on purpose, since a lobby shows hundreds: no overlay,
 * no listener per card beyond these.
 */
export const GameCard = memo(function GameCard({
  game,
  isFavourite = false,
  isFavouritePending = false,
  onToggleFavourite,
  onPlayFree,
  isPriority = false,
  isNative = false,
  tabIndex,
}: GameCardProps) {
  const Anchor = useLinkComponent();
  const { name, vendorName, imageUrl, imageSrcSet, tint, href, badge, playNote, facts } = game;
  return (
    <article className={css.root}>
      <div className={cx(css.art, badge === 'maintenance' ? css.dimmed : css.playable)} data-note={playNote}>
        <LazyImage
          src={imageUrl}
          srcSet={imageSrcSet}
          sizes={imageSrcSet && cardSizes}
          alt=""
          width={300}
          height={400}
          isPriority={isPriority}
          isNative={isNative}
          tint={tint}
        />
        {badge && <GameCardRibbon {...game} />}
      </div>
      <div className={css.words}>
        <Anchor href={href} className={css.link} tabIndex={tabIndex}>
          {name}
        </Anchor>
        <span className={css.vendor}>{vendorName}</span>
        {facts !== undefined && <span className={css.facts}>{facts}</span>}
      </div>
      {onPlayFree && game.hasFreePlay && (
        <span className={css.actions}>
          <GameCardPlayFree {...{ game, onPlayFree, tabIndex }} />
        </span>
      )}
      {onToggleFavourite && (
        <GameCardHeart {...{ game, isFavourite, isFavouritePending, onToggleFavourite, tabIndex }} />
      )}
    </article>
  );
});
