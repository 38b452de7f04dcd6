import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import { Section } from '../Section/Section.tsx';
import * as css from './PromotionStrip.css.ts';

/** One promotion of the strip. */
export interface StripPromotion {
  readonly id: string;
  readonly title: string;
  /** What it gives, in a few words; said first. */
  readonly reward?: string | undefined;
  /** Where its terms are. */
  readonly href: string;
  /** Address of the picture, 16:7. */
  readonly imageUrl?: string | undefined;
  /** Widths of the picture to choose from, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** A line under the title: until when it runs. */
  readonly note?: ReactNode;
}

/** Props of {@link PromotionStrip}. */
export interface PromotionStripProps {
  /** The promotions in their order. Nothing is shown for none. */
  readonly promotions: readonly StripPromotion[];
  /** Where all of them are. */
  readonly seeAllHref: string;
}

/** How wide a card stands: about one, two or three in a line. */
const cardSizes = `(min-width: ${breakpoints.desktop}px) 380px, (min-width: ${breakpoints.tablet}px) 45vw, 85vw`;

/** What the merchant offers now: pictures in a line that scrolls, each one link. */
export function PromotionStrip({ promotions, seeAllHref }: PromotionStripProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (promotions.length === 0) return null;
  return (
    <Section title={t`Promotions`} seeAllHref={seeAllHref}>
      <div className={css.frame}>
        <ul className={css.list}>
          {promotions.map(({ id, title, reward, href, imageUrl, imageSrcSet, note }) => (
            <li key={id} className={css.item}>
              <Anchor href={href} className={css.card}>
                {imageUrl && (
                  <span className={css.art}>
                    <LazyImage
                      src={imageUrl}
                      srcSet={imageSrcSet}
                      sizes={imageSrcSet && cardSizes}
                      alt=""
                      width={640}
                      height={280}
                    />
                  </span>
                )}
                <span className={css.words}>
                  {reward && <span className={css.reward}>{reward}</span>}
                  <span className={css.title}>{title}</span>
                  <span className={css.foot}>
                    <span className={css.note}>{note}</span>
                    <span className={css.action} aria-hidden>
                      <Trans comment="On a card that leads to the terms of a promotion">See the terms</Trans>
                    </span>
                  </span>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
