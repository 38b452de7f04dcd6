import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './BannerCarousel.css.ts';
import { type Banner, BannerCarouselSlide } from './BannerCarouselSlide.tsx';

export type { Banner } from './BannerCarouselSlide.tsx';

/** Props of {@link BannerCarousel}. */
export interface BannerCarouselProps {
  /** The banners in their order; undefined while they are loading. Nothing is shown for none. */
  readonly banners: readonly Banner[] | undefined;
}

/** Share of a banner that is seen when it counts as the one shown. */
const mostOfIt = 0.6;

/**
 * What the merchant wants to be seen first. A row that snaps, scrolled by finger, wheel, keys or its two buttons: the
 * browser does the moving, so the first banner is there before any script. It never turns by itself.
 */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = banners?.length ?? 0;

  useEffect(() => {
    const element = track.current;
    if (!element || count < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ intersectionRatio }) => intersectionRatio >= mostOfIt)?.target;
        if (shown) setIndex([...element.children].indexOf(shown));
      },
      { root: element, threshold: mostOfIt },
    );
    for (const slide of element.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  if (!banners)
    return (
      <div className={cx(css.root, css.ghost)} aria-busy>
        <Skeleton shape="fill" />
      </div>
    );
  if (count === 0) return null;

  /** Measured on the screen, so it holds in both reading directions. */
  const show = (next: number): void => {
    const slide = track.current?.children[next];
    if (!track.current || !slide) return;
    track.current.scrollBy({ left: slide.getBoundingClientRect().x - track.current.getBoundingClientRect().x });
  };

  return (
    <section className={css.root} aria-label={t`News and promotions`}>
      <ul className={css.track} ref={track}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={css.slide}>
            <BannerCarouselSlide banner={banner} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css.controls}>
          <span className={css.step}>
            <IconButton
              icon={ChevronLeft}
              label={t`Previous banner`}
              variant="overlay"
              size="sm"
              isDisabled={index === 0}
              onClick={() => show(index - 1)}
            />
          </span>
          <span className={css.dots} aria-hidden>
            {banners.map(({ id }, place) => (
              <span key={id} className={cx(css.dot, place === index && css.currentDot)} />
            ))}
          </span>
          <span className={css.step}>
            <IconButton
              icon={ChevronRight}
              label={t`Next banner`}
              variant="overlay"
              size="sm"
              isDisabled={index === count - 1}
              onClick={() => show(index + 1)}
            />
          </span>
        </div>
      )}
    </section>
  );
}
