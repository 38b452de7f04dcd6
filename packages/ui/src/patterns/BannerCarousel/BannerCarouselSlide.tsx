import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { breakpoints } from '../../tokens/breakpoint.ts';
import * as css from './BannerCarousel.css.ts';

/** One banner: words on art. */
export interface Banner {
  readonly id: string;
  /** Plain text; at most three lines are shown. */
  readonly title: string;
  /** A sentence below the title, plain text. Small screens leave it out. */
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
  /** Where the banner leads, and the words on its button. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

const onPhone = `(max-width: ${breakpoints.tablet - 1}px)`;
/** The page without the side menu. */
const wideSizes = `(min-width: ${breakpoints.desktop}px) calc(100vw - 300px), 100vw`;

/** Props of {@link BannerCarouselSlide}. */
export interface BannerCarouselSlideProps {
  readonly banner: Banner;
  /** The one in the first view: fetched at once and before other pictures; the others wait until they are near. */
  readonly isFirst: boolean;
}

/** One slide of a BannerCarousel. Its words stand in the page itself: they are read, translated and searched. */
export function BannerCarouselSlide({ banner, isFirst }: BannerCarouselSlideProps) {
  const { title, text, badge, imageUrl, imageUrlMobile, imageSrcSet, imageSrcSetMobile, alt, action } = banner;
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {!hasFailed && (
        <picture className={css.picture}>
          {imageSrcSetMobile && <source type="image/avif" media={onPhone} srcSet={imageSrcSetMobile} sizes="100vw" />}
          {imageUrlMobile && <source media={onPhone} srcSet={imageUrlMobile} />}
          {imageSrcSet && <source type="image/avif" srcSet={imageSrcSet} sizes={wideSizes} />}
          <img
            className={css.art}
            src={imageUrl}
            alt={alt}
            width={1200}
            height={480}
            decoding="async"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'low'}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
      <div className={css.words}>
        {badge && <span className={css.badge}>{badge}</span>}
        <h2 className={css.title}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        {action && (
          <div className={css.action}>
            <ButtonLink href={action.href} variant="primary">
              {action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
