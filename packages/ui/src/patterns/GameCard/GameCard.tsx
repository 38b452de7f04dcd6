import { Trans, useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import { iconStroke } from '../../tokens/size.ts';
import * as css from './GameCard.css.ts';
import type { GameBadge } from './GameCard.variants.ts';

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
  /** One quiet line below the vendor: return to player, least stake. Give it to all cards of a grid or to none. */
  readonly facts?: string | undefined;
}

/** Props of {@link GameCard}. */
export interface GameCardProps {
  readonly game: GameCardGame;
  /** @default false */
  readonly isFavourite?: boolean | undefined;
  /**
   * The change of the favourite is on its way to the server; the heart waits and takes no second press.
   * @default false
   */
  readonly isFavouritePending?: boolean | undefined;
  /** Asks to add or remove the favourite. Without it the card has no heart. */
  readonly onToggleFavourite?: ((nodeId: number, isFavourite: boolean) => void) | undefined;
  /**
   * The cover is in the first screen: it is fetched at once.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
  /**
   * Place of its link and heart in the tab order, inside groups that move focus by arrow keys.
   * @default 0
   */
  readonly tabIndex?: 0 | -1 | undefined;
}

/** How wide a card stands, in rails and grids: three in a line on a phone, of this width beyond. */
const cardSizes = `(min-width: ${breakpoints.tablet}px) 190px, 32vw`;

/** The glyph `heart` of lucide, written out and made once: as a component it would be half of the cost of a card. */
const heart = (
  <svg
    className={css.heart}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={iconStroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable={false}
    aria-hidden
  >
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
);

/**
 * A game: cover, name, vendor. The whole card is one link; the heart is a button of its own. Kept light on purpose,
 * since a lobby shows hundreds: no overlay, no listener per card beyond these two.
 */
export const GameCard = memo(function GameCard({
  game,
  isFavourite = false,
  isFavouritePending = false,
  onToggleFavourite,
  isPriority = false,
  tabIndex,
}: GameCardProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const { nodeId, name, vendorName, imageUrl, imageSrcSet, tint, href, badge, maintenanceUntil, playNote, facts } =
    game;
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
          tint={tint}
        />
        {badge && (
          <span className={css.badge[badge]}>
            {badge === 'maintenance' && <Icon glyph={Wrench} size="sm" />}
            <span className={css.word}>
              {badge === 'hot' ? (
                t({ message: 'HOT', comment: 'Short ribbon on a popular game' })
              ) : badge === 'new' ? (
                t({ message: 'NEW', comment: 'Short ribbon on a new game' })
              ) : badge === 'jackpot' ? (
                t({ message: 'JACKPOT', comment: 'Short ribbon on a game whose jackpot grows' })
              ) : maintenanceUntil ? (
                <Trans comment="Ribbon on a game that is closed; a time of day or a date follows">
                  Maintenance until {maintenanceUntil}
                </Trans>
              ) : (
                t`Maintenance`
              )}
            </span>
          </span>
        )}
      </div>
      <div className={css.words}>
        <Anchor href={href} className={css.link} tabIndex={tabIndex}>
          {name}
        </Anchor>
        <span className={css.vendor}>{vendorName}</span>
        {facts !== undefined && <span className={css.facts}>{facts}</span>}
      </div>
      {onToggleFavourite && (
        <button
          type="button"
          className={css.favourite}
          tabIndex={tabIndex}
          aria-label={t`Favourite: ${name}`}
          aria-pressed={isFavourite}
          aria-busy={isFavouritePending || undefined}
          aria-disabled={isFavouritePending || undefined}
          onClick={() => !isFavouritePending && onToggleFavourite(nodeId, isFavourite)}
        >
          {heart}
        </button>
      )}
    </article>
  );
});
