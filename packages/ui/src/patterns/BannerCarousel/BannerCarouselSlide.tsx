import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BannerCarousel.css.ts';
import { BannerCarouselArt } from './BannerCarouselArt.tsx';

/** One banner: words on art, on small screens below it. */
export interface Banner {
  readonly id: string;
  /** Plain text; at most two lines are shown. */
  readonly title: string;
  /** A sentence below the title, plain text. Small screens show it where all of it has room below the title. */
  readonly text?: string | undefined;
  /** A word above the title: "Limited". */
  readonly badge?: string | undefined;
  /** Address of the art, 5:2, its subject on the right: it is mirrored where lines begin there. */
  readonly imageUrl: string;
  /** Address of the art for small screens. */
  readonly imageUrlMobile?: string | undefined;
  /** Widths of the art as AVIF, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** Widths of the art for small screens as AVIF. */
  readonly imageSrcSetMobile?: string | undefined;
  /** What the picture says that the words do not; empty when it is decoration. */
  readonly alt: string;
  /** A `LayeredArt` that shows the same as the art, over which it lies. */
  readonly scene?: ReactNode;
  /** Where the banner leads, and the words on its button. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Props of {@link BannerCarouselSlide}. */
export interface BannerCarouselSlideProps {
  readonly banner: Banner;
  /** The one in the first screen: fetched at once and before other pictures; the others wait until they are near. */
  readonly isFirst: boolean;
  /** Something stands beside the banners on wide screens. */
  readonly isBeside: boolean;
}

/** One slide of a BannerCarousel. Its words stand in the page itself: they are read, translated and searched. */
export function BannerCarouselSlide({ banner, isFirst, isBeside }: BannerCarouselSlideProps) {
  const { title, text, badge, imageUrl, scene, action } = banner;
  return (
    <>
      <BannerCarouselArt key={imageUrl} banner={banner} isFirst={isFirst} isBeside={isBeside} />
      {scene}
      <div className={css.words}>
        {badge && <span className={css.badge}>{badge}</span>}
        <div className={css.texts}>
          <h2 className={css.title}>{title}</h2>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {action && (
          <div className={css.action}>
            <ButtonLink href={action.href} variant="primary">
              {action.label}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
