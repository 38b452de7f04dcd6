import { useLingui } from '@lingui/react/macro';
import { formatAgo } from '@mekong/i18n/formats/ago';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Pause, Play, ShieldCheck, Trophy } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import { useMarquee } from '../../internal/use-marquee.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './WinnersLane.css.ts';
import type { LaneScreens } from './WinnersLane.variants.ts';
import { screens as screenStyles } from './WinnersLaneSkeleton.css.ts';

/** One win of the lane. */
export interface LaneWin {
  readonly id: string;
  /** Name of the account, masked by the server. */
  readonly account: string;
  readonly gameName: string;
  /** Address of the game's cover. */
  readonly imageUrl: string;
  /** The square crop of the cover in its widths, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** Where the game is played. */
  readonly href: string;
  /** Where the round can be checked, a page of the provider. */
  readonly proofHref?: string | undefined;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
  /** When it was paid, in milliseconds since 1970. */
  readonly at: number;
}

/** Props of {@link WinnersLane}. */
export interface WinnersLaneProps {
  /** At most 20 wins in the order of the server. Without one the lane says that there is none yet. */
  readonly wins: readonly LaneWin[];
  /** When the wins were asked for, in milliseconds since 1970: how long ago each was is counted from here. */
  readonly now: number;
  /** Shown in place of the wins when loading them failed. */
  readonly failure?: ReactNode;
  /**
   * Screens on which the lane is shown.
   * @default 'all'
   */
  readonly screens?: LaneScreens | undefined;
}

/** Pixels that the lane moves in a second. */
const speed = 18;

/**
 * Recent wins, each the way to its game and, where there is one, to the proof of its round. The lane moves slowly where it does not fit; it waits under the pointer and the
 * focus, out of sight and under `prefers-reduced-motion`, and stops by its button (WCAG 2.2.2).
 */
export function WinnersLane({ wins, now, failure, screens = 'all' }: WinnersLaneProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const Anchor = useLinkComponent();
  const id = useId();
  const port = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const { isTooLong, isMoving, isPlaying, inSight, setPlaying, setHeld } = useMarquee(port, line, wins, speed);

  const cards = (isCopy: boolean) =>
    wins
      .slice(0, isCopy ? inSight : undefined)
      .map(({ id: key, account, gameName, imageUrl, imageSrcSet, href, proofHref, amount, currency, at }) => (
        <li key={isCopy ? `copy ${key}` : key} className={css.item} aria-hidden={isCopy || undefined} inert={isCopy}>
          <Anchor href={href} className={css.card}>
            <span className={css.cover}>
              <LazyImage
                src={imageUrl}
                srcSet={imageSrcSet}
                sizes={imageSrcSet && '40px'}
                alt=""
                width={40}
                height={40}
                isNative
              />
            </span>
            <span className={css.words}>
              <span className={css.amount}>
                <Money amount={amount} currency={currency} sign="always" decimals={amount.endsWith('.0000') ? 0 : 2} />
              </span>
              <span className={css.about}>
                <bdi>{account}</bdi>
                {' · '}
                <bdi>{gameName}</bdi>
                {' · '}
                <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
                  {formatAgo(at, now, code)}
                </time>
              </span>
            </span>
          </Anchor>
          {proofHref !== undefined && (
            <a
              href={proofHref}
              target="_blank"
              rel="noopener noreferrer"
              className={css.proof}
              aria-label={t`Check this round: ${gameName} (opens in a new tab)`}
            >
              <Icon glyph={ShieldCheck} size="sm" />
            </a>
          )}
        </li>
      ));

  return (
    <section className={cx(css.root, screenStyles[screens])} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        <span className={css.sign}>
          <Icon glyph={Trophy} />
        </span>
        {t`Winners`}
      </h2>
      {failure ?? (
        <>
          {wins.length === 0 ? (
            <p className={css.none}>{t`New wins will appear here.`}</p>
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: the lane only waits; what is pressed are the wins
            <div
              ref={port}
              className={css.port}
              onPointerEnter={() => setHeld(true)}
              onPointerLeave={() => setHeld(false)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
            >
              <ul ref={line} className={css.line}>
                {cards(false)}
                {/* the beginning again, so that the lane has no end */}
                {isMoving && cards(true)}
              </ul>
            </div>
          )}
          {isTooLong && (
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? t`Pause winners` : t`Play winners`}
              size="sm"
              onClick={() => setPlaying(!isPlaying)}
            />
          )}
          <VisuallyHidden>{t`Real wins with play money. Names are masked.`}</VisuallyHidden>
        </>
      )}
    </section>
  );
}
