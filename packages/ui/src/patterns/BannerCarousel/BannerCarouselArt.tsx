import { useImageTries } from '../../internal/use-image-tries.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import * as css from './BannerCarousel.css.ts';
import type { Banner } from './BannerCarouselSlide.tsx';

const onPhone = `(max-width: ${breakpoints.tablet - 1}px)`;
/** The page without the side menu. */
const wideSizes = `(min-width: ${breakpoints.desktop}px) calc(100vw - 300px), 100vw`;

/** Props of {@link BannerCarouselArt}. */
export interface BannerCarouselArtProps {
  readonly banner: Pick<Banner, 'imageUrl' | 'imageUrlMobile' | 'imageSrcSet' | 'imageSrcSetMobile' | 'alt'>;
  /** Fetched at once and before other pictures. */
  readonly isFirst: boolean;
}

/**
 * The picture behind the words of a banner. What does not load is looked for again, at the next place the app knows and in
 * the plain format; after three tries the words stand alone, since they say all there is to say.
 */
export function BannerCarouselArt({ banner, isFirst }: BannerCarouselArtProps) {
  const { imageUrl, imageUrlMobile, imageSrcSet, imageSrcSetMobile, alt } = banner;
  const { image, attempt, addresses, isLost, lose } = useImageTries(
    imageUrlMobile === undefined ? [imageUrl] : [imageUrl, imageUrlMobile],
  );
  const [wide = imageUrl, mobile] = addresses;
  if (isLost) return null;
  const hasChoice = attempt === 1;
  return (
    <picture className={css.picture}>
      {hasChoice && imageSrcSetMobile && (
        <source type="image/avif" media={onPhone} srcSet={imageSrcSetMobile} sizes="100vw" />
      )}
      {mobile && <source media={onPhone} srcSet={mobile} />}
      {hasChoice && imageSrcSet && <source type="image/avif" srcSet={imageSrcSet} sizes={wideSizes} />}
      <img
        ref={image}
        className={css.art}
        src={wide}
        alt={alt}
        width={1200}
        height={480}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        onError={lose}
      />
    </picture>
  );
}
