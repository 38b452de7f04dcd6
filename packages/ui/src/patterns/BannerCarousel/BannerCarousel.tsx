import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
  /** Shown in place of the banners when loading them failed. */
  readonly failure?: ReactNode;
  /** Stands beside it on wide screens, as high as it; hides itself on others. */
  readonly aside?: ReactNode;
}

/** What the merchant wants to be seen first: words on art, in a `Carousel`. */
export function BannerCarousel({ banners, hasAutoplay, failure, aside }: BannerCarouselProps) {
  const { t } = useLingui();
  if (!failure && banners?.length === 0) return aside;
  const carousel = failure ? (
    <div>{failure}</div>
  ) : banners ? (
    <div className={css.root}>
      <Carousel
        label={t`News and promotions`}
        hasAutoplay={hasAutoplay}
        slides={banners.map((banner, place) => ({
          id: banner.id,
          label: banner.title,
          content: (
            <div className={css.slide}>
              <BannerCarouselSlide banner={banner} isFirst={place === 0} isBeside={aside !== undefined} />
            </div>
          ),
        }))}
      />
    </div>
  ) : (
    <div className={cx(css.root, css.skeleton)} aria-busy>
      <Skeleton shape="fill" />
    </div>
  );
  return aside === undefined ? (
    carousel
  ) : (
    <div className={css.beside}>
      {carousel}
      {aside}
    </div>
  );
}
