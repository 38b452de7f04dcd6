import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

/** One slide of a {@link Carousel}. */
export interface CarouselSlide {
  readonly id: string;
  /** What it shows, for its dot and for screen readers: "Water Festival". */
  readonly label: string;
  readonly content: ReactNode;
}

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** What the slides have in common: "Promotions". */
  readonly label: string;
  /** The slides in their order; one alone has no controls. */
  readonly slides: readonly CarouselSlide[];
  /**
   * Turns by itself until the keyboard focus comes or the pause button is pressed, and not under the mouse. Never where
   * reduced motion is asked for.
   * @default false
   */
  readonly hasAutoplay?: boolean | undefined;
  /**
   * Milliseconds that each slide stays.
   * @default 6000
   */
  readonly interval?: number | undefined;
}

/**
 * Slides of which one is shown, by the carousel of the ARIA Authoring Practices. They lie in a row that snaps, moved by
 * finger, wheel, or the buttons: the browser does the moving, so the first slide is there before any script.
 */
export function Carousel({ label, slides, hasAutoplay = false, interval = 6_000 }: CarouselProps) {
  const { t } = useLingui();
  const port = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const carousel = useCarousel({ port, count, hasAutoplay, interval });
  const { index, show, isPlaying } = carousel;

  return (
    <section
      aria-roledescription={t({ message: 'carousel', comment: 'Kind of part, read by screen readers' })}
      aria-label={label}
      className={css.root}
      data-playing={isPlaying}
      onPointerEnter={() => carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && carousel.setPlaying(false)}
    >
      {count > 1 && (
        <div className={css.controls}>
          {hasAutoplay && (
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? t`Stop the slideshow` : t`Start the slideshow`}
              variant="overlay"
              size="sm"
              onClick={() => carousel.setPlaying(!isPlaying)}
            />
          )}
          <span className={css.step}>
            <IconButton
              icon={ChevronLeft}
              label={t`Previous slide`}
              variant="overlay"
              size="sm"
              onClick={() => show(index - 1)}
            />
          </span>
          <span className={css.dots}>
            {slides.map((slide, place) => (
              <button
                key={slide.id}
                type="button"
                className={css.dot}
                aria-label={slide.label}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
              />
            ))}
          </span>
          <span className={css.step}>
            <IconButton
              icon={ChevronRight}
              label={t`Next slide`}
              variant="overlay"
              size="sm"
              onClick={() => show(index + 1)}
            />
          </span>
        </div>
      )}
      <div ref={port} className={css.port} aria-live={carousel.isTurning ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group that no element stands for
          <div
            key={slide.id}
            role="group"
            aria-roledescription={t({ message: 'slide', comment: 'Kind of part, read by screen readers' })}
            aria-label={t`${place + 1} of ${count}: ${slide.label}`}
            className={css.slide}
            inert={place !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
