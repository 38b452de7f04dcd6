import { Trans } from '@lingui/react/macro';
import { Play } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import type { GameCardActions, GameCardGame } from '../GameCard/GameCard.tsx';
import { GameCardHeart } from '../GameCard/GameCardHeart.tsx';
import { GameCardPlayFree } from '../GameCard/GameCardPlayFree.tsx';
import { GameCardRibbon } from '../GameCard/GameCardRibbon.tsx';
import * as css from './GameFeature.css.ts';

/** A picture of a {@link GameFeature}. */
export interface GameFeatureLayer {
  readonly url: string;
  /** Widths to choose from, in the words of `srcset`. */
  readonly srcSet?: string | undefined;
}

/** One game as a feature shows it. */
export interface GameFeatureGame extends GameCardGame {
  /** Both layers of its art, 10:11; without them the cover is shown. */
  readonly layers?: { readonly scene: GameFeatureLayer; readonly hero: GameFeatureLayer } | undefined;
  /** What it plays like: "Hold and spin · 1,024 ways · high volatility". */
  readonly traits?: string | undefined;
  /** Most that a round can pay: "Max win 5,000×". */
  readonly maxWin?: string | undefined;
}

/** Props of {@link GameFeature}. */
export interface GameFeatureProps extends GameCardActions {
  /** The game that is shown. */
  readonly game: GameFeatureGame;
  /**
   * It is in the first screen: its art is fetched at once, the scene before all other pictures of the page.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
  /**
   * Place of its link and buttons in the tab order, inside groups that move focus by arrow keys.
   * @default 0
   */
  readonly tabIndex?: 0 | -1 | undefined;
}

/** How wide it stands: two of the cards of a grid and the distance between them. */
const sizes = `(min-width: ${breakpoints.tablet}px) 388px, 64vw`;
const shape = { alt: '', width: 300, height: 330 } as const;

/**
 * A game as large as four cards, first in a grid or a row of them. Its hero stands before its scene and moves a little while
 * the page is scrolled and while it is pointed at.
 */
export const GameFeature = memo(function GameFeature({
  game,
  isFavourite,
  isFavouritePending,
  onToggleFavourite,
  onPlayFree,
  isPriority = false,
  tabIndex,
}: GameFeatureProps) {
  const Anchor = useLinkComponent();
  const { name, imageUrl, imageSrcSet, tint, href, badge, playNote, layers, traits, maxWin, hasFreePlay } = game;
  const scene = layers?.scene ?? { url: imageUrl, srcSet: imageSrcSet };
  return (
    <article className={css.root} style={{ backgroundColor: tint }}>
      <div className={css.art}>
        <div className={css.scene}>
          <LazyImage
            {...shape}
            src={scene.url}
            srcSet={scene.srcSet}
            isFirst={isPriority}
            {...{ sizes, isPriority, tint }}
          />
        </div>
        {layers && (
          <div className={css.hero}>
            <LazyImage {...shape} src={layers.hero.url} srcSet={layers.hero.srcSet} {...{ sizes, isPriority }} />
          </div>
        )}
        <GameCardRibbon {...game} />
      </div>
      <div className={css.words}>
        <Anchor href={href} className={css.link} tabIndex={tabIndex}>
          {name}
        </Anchor>
        {traits && <span className={css.line}>{traits}</span>}
        {(playNote || maxWin) && (
          <span className={css.figures}>
            {playNote && <bdi>{playNote}</bdi>}
            {maxWin && <bdi>{maxWin}</bdi>}
          </span>
        )}
        {badge !== 'maintenance' && (
          <div className={css.actions}>
            <span className={css.play} aria-hidden>
              <Icon glyph={Play} />
              <Trans context="card" comment="On a card: the press that opens the game">
                Play
              </Trans>
            </span>
            {onPlayFree && hasFreePlay && <GameCardPlayFree {...{ game, onPlayFree, tabIndex }} />}
          </div>
        )}
      </div>
      {onToggleFavourite && (
        <GameCardHeart {...{ game, isFavourite, isFavouritePending, onToggleFavourite, tabIndex }} />
      )}
    </article>
  );
});
