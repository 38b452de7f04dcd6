import { useLingui } from '@lingui/react/macro';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './BannerCarousel.css.ts';
import { type Banner, BannerCarouselSlide } from './BannerCarouselSlide.tsx';

export type { Banner } from './BannerCarouselSlide.tsx';

/** Props of {@link BannerCarousel}. */
export interface BannerCarouselProps {
  /** The banners in their order; undefined while they are loading. Nothing is shown for none. */
  readonly banners: readonly Banner[] | undefined;
  /**
   * Turns by itself, with a button that stops it: see `Carousel`.
   * @default false
   */
  readonly hasAutoplay?: boolean | undefined;
}

/** What the merchant wants to be seen first: words on art, in a `Carousel`. */
export function BannerCarousel({ banners, hasAutoplay }: BannerCarouselProps) {
  const { t } = useLingui();
  if (!banners)
    return (
      <div className={cx(css.root, css.skeleton)} aria-busy>
        <Skeleton shape="fill" />
      </div>
    );
  if (banners.length === 0) return null;
  return (
    <div className={css.root}>
      <Carousel
        label={t`News and promotions`}
        hasAutoplay={hasAutoplay}
        slides={banners.map((banner, place) => ({
          id: banner.id,
          label: banner.title,
          content: (
            <div className={css.slide}>
              <BannerCarouselSlide banner={banner} isFirst={place === 0} />
            </div>
          ),
        }))}
      />
    </div>
  );
}
