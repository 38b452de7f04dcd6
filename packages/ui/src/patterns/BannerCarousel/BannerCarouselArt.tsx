import { preload } from 'react-dom';
import { useImageTries } from '../../internal/use-image-tries.ts';
import { breakpoints, from } from '../../tokens/breakpoint.ts';
import * as css from './BannerCarousel.css.ts';
import type { Banner } from './BannerCarouselSlide.tsx';

const onPhone = `(max-width: ${breakpoints.tablet - 1}px)`;
const onOthers = `(min-width: ${breakpoints.tablet}px)`;
/** The page without the side menu. */
const wideSizes = `(min-width: ${breakpoints.desktop}px) calc(100vw - 300px), 100vw`;
/** Two thirds of it, where there is room for something else too. */
const besideSizes = `${from('wide').replace('screen and ', '')} calc((100vw - 300px) * 2 / 3), ${wideSizes}`;

/** Props of {@link BannerCarouselArt}. */
export interface BannerCarouselArtProps {
  readonly banner: Pick<Banner, 'imageUrl' | 'imageUrlMobile' | 'imageSrcSet' | 'imageSrcSetMobile' | 'alt'>;
  /** Fetched at once and before other pictures. */
  readonly isFirst: boolean;
  /** Something stands beside the banner on wide screens. */
  readonly isBeside: boolean;
}

/**
 * The picture behind the words of a banner. What does not load is looked for again, at the next place the app knows and in
 * the plain format; after three tries the words stand alone, since they say all there is to say.
 */
export function BannerCarouselArt({ banner, isFirst, isBeside }: BannerCarouselArtProps) {
  const { imageUrl, imageUrlMobile, imageSrcSet, imageSrcSetMobile, alt } = banner;
  const { image, attempt, addresses, isLost, lose } = useImageTries(
    imageUrlMobile === undefined ? [imageUrl] : [imageUrl, imageUrlMobile],
  );
  const [wide = imageUrl, mobile] = addresses;
  if (isLost) return null;
  const hasChoice = attempt === 1;
  const sizes = isBeside ? besideSizes : wideSizes;
  if (isFirst && hasChoice) {
    // a server-rendered page asks for it before anything else
    ask(wide, imageSrcSet, sizes, mobile === undefined ? undefined : onOthers);
    if (mobile) ask(mobile, imageSrcSetMobile, '100vw', onPhone);
  }
  return (
    <picture className={css.picture}>
      {hasChoice && imageSrcSetMobile && (
        <source type="image/avif" media={onPhone} srcSet={imageSrcSetMobile} sizes="100vw" />
      )}
      {mobile && <source media={onPhone} srcSet={mobile} />}
      {hasChoice && imageSrcSet && <source type="image/avif" srcSet={imageSrcSet} sizes={sizes} />}
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

/** Asks for the art in the form that the browser will choose for the picture. One without widths is asked for by the picture itself. */
function ask(address: string, imageSrcSet: string | undefined, imageSizes: string, media: string | undefined): void {
  if (imageSrcSet)
    preload(address, { as: 'image', type: 'image/avif', fetchPriority: 'high', imageSrcSet, imageSizes, media });
}
