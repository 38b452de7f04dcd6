import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

/** How far below the screen a block begins to load for who goes on: somewhat less than a screen of a phone. */
const margin = 600;

/** Above the screen every block counts: whoever comes back to a place far down, or jumps there, has passed it. */
const above = 1_000_000;

/** Blocks that somebody came near in this tab: a visitor who comes back finds the page as high as it was, and so the same place. */
const neared = new Set<string>();

interface WhenNearProps {
  /** Unlike that of every other block. */
  readonly name: string;
  /**
   * Stands in its place until then, in its final shape. One that some screens hide takes the place upon itself: there it
   * leaves no gap, and nobody comes near it.
   */
  readonly skeleton: ReactNode | ((place: Ref<HTMLDivElement>) => ReactNode);
  /** The block; made, and so loaded, when it is on the screen, or near it once somebody scrolls or uses keys. */
  readonly children: () => ReactNode;
}

/**
 * A block below the first screen, which costs nothing to visitors who do not come near it: many leave the first screen for a game and
 * never scroll. A server renders the skeleton.
 */
export function WhenNear({ name, skeleton, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => neared.has(name));
  useEffect(() => {
    if (isNear) neared.add(name);
    if (isNear || !place.current) return;
    const { current } = place;
    const observers: IntersectionObserver[] = [];
    const watch = (pixels: number): void => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: `${above}px ${pixels}px ${pixels}px` },
      );
      observer.observe(current);
      observers.push(observer);
    };
    const intent = new AbortController();
    const widen = (): void => {
      intent.abort();
      watch(margin);
    };
    watch(scrollY > 0 ? margin : 0);
    // keys too: Tab would pass what is not there
    for (const sign of ['scroll', 'keydown']) addEventListener(sign, widen, { signal: intent.signal, passive: true });
    return () => {
      intent.abort();
      for (const observer of observers) observer.disconnect();
    };
  }, [isNear, name]);
  if (isNear) return children();
  return typeof skeleton === 'function' ? skeleton(place) : <div ref={place}>{skeleton}</div>;
}
