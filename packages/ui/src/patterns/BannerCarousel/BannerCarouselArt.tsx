import { useEffect, useRef, useState } from 'react';
import { useNextImageSource } from '../../provider/image.ts';
import { breakpoints } from '../../tokens/breakpoint.ts';
import * as css from './BannerCarousel.css.ts';
import type { Banner } from './BannerCarouselSlide.tsx';

/** How often the art is tried before the words stand alone, as for every picture (S8-007). */
const attempts = 3;
/** Wait before the next try in milliseconds, times the number of the try. */
const pause = 200;

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
  const nextSrc = useNextImageSource();
  const image = useRef<HTMLImageElement>(null);
  const [isLost, setLost] = useState(false);
  const [tried, setTried] = useState({ attempt: 1, wide: imageUrl, mobile: imageUrlMobile });
  const { attempt, wide, mobile } = tried;

  useEffect(() => {
    if (!isLost || attempt === attempts) return;
    const timer = setTimeout(() => {
      const next = (address: string): string => nextSrc?.(address, attempt + 1) ?? address;
      setTried({ attempt: attempt + 1, wide: next(wide), mobile: mobile && next(mobile) });
      setLost(false);
    }, pause * attempt);
    return () => clearTimeout(timer);
  }, [isLost, attempt, wide, mobile, nextSrc]);

  // of a page rendered on the server the art may be lost before anybody listens
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setLost(true);
  }, []);

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
        onError={() => setLost(true)}
      />
    </picture>
  );
}
