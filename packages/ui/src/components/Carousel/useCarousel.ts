import { type RefObject, useCallback, useEffect, useState } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Share of a slide that is seen when it counts as the one shown. */
const mostOfIt = 0.6;

interface Options {
  /** The row that scrolls; its children are the slides. */
  readonly port: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly hasAutoplay: boolean;
  /** Milliseconds that each slide stays. */
  readonly interval: number;
}

/** State of a carousel: which slide is shown, and whether it turns by itself. The browser does the moving. */
export function useCarousel({ port, count, hasAutoplay, interval }: Options) {
  const [index, setIndex] = useState(0);
  // off until the page is there: a server does not know whether the visitor wants motion
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setPlaying(hasAutoplay && !isStill()), [hasAutoplay]);

  useEffect(() => {
    const row = port.current;
    if (!row || count < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ intersectionRatio }) => intersectionRatio >= mostOfIt)?.target;
        if (shown) setIndex([...row.children].indexOf(shown));
      },
      { root: row, threshold: mostOfIt },
    );
    for (const slide of row.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [port, count]);

  /** Measured on the screen, so it holds in both reading directions; round the ends. */
  const show = useCallback(
    (to: number): void => {
      const row = port.current;
      const slide = row?.children[(to + count) % count];
      if (row && slide)
        row.scrollTo({ left: row.scrollLeft + slide.getBoundingClientRect().x - row.getBoundingClientRect().x });
    },
    [port, count],
  );

  const isTurning = isPlaying && !isHeld && count > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => document.hidden || show(index + 1), interval);
    return () => clearInterval(timer);
  }, [isTurning, index, interval, show]);

  return { index, show, isPlaying, setPlaying, setHeld, isTurning };
}
