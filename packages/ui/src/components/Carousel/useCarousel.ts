import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselControls, CarouselEngineProps } from './CarouselEngine.tsx';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Options {
  readonly count: number;
  readonly hasAutoplay: boolean;
  /** Milliseconds that each slide stays. */
  readonly interval: number;
}

/** State of a carousel: which slide is shown, whether it turns by itself, and the engine, which comes later. */
export function useCarousel({ count, hasAutoplay, interval }: Options) {
  const [index, setIndex] = useState(0);
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps>>();
  // off until the page is there: a server does not know whether the visitor wants motion
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const controls = useRef<CarouselControls>(undefined);
  const wanted = useRef<number>(undefined);

  const load = useCallback(() => {
    import('./CarouselEngine.tsx').then(
      ({ CarouselEngine }) => setEngine(() => CarouselEngine),
      // without the engine the first slide stays; the next press tries again
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (count < 2) return;
    const idle = window.requestIdleCallback?.(load, { timeout: 2_000 }) ?? setTimeout(load, 200);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle as number);
  }, [count, load]);

  useEffect(() => setPlaying(hasAutoplay && !isStill()), [hasAutoplay]);

  const show = useCallback(
    (to: number): void => {
      const next = (to + count) % count;
      setIndex(next);
      wanted.current = next;
      if (controls.current) controls.current.scrollTo(next, isStill());
      else load();
    },
    [count, load],
  );

  const onReady = useCallback((ready: CarouselControls | undefined) => {
    controls.current = ready;
    if (wanted.current !== undefined) ready?.scrollTo(wanted.current, true);
  }, []);

  const isTurning = isPlaying && !isHeld && count > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => document.hidden || show(index + 1), interval);
    return () => clearInterval(timer);
  }, [isTurning, index, interval, show]);

  return { index, setIndex, show, Engine, onReady, isPlaying, setPlaying, setHeld, isTurning };
}
