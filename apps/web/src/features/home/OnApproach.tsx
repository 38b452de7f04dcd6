import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen a block begins to load: somewhat less than a screen of a phone. */
const margin = '600px';

/** Blocks that somebody came near in this tab: who comes back finds the page as high as it was, and so the same place. */
const approached = new Set<string>();

interface OnApproachProps {
  /** Unlike that of every other block. */
  readonly name: string;
  /** Stands in its place until then, in its final shape. */
  readonly ghost: ReactNode;
  /** The block; made, and so loaded, when it comes near the screen. */
  readonly children: () => ReactNode;
}

/** A block below the first view, which costs nothing to who does not come near it. A server draws the ghost. */
export function OnApproach({ name, ghost, children }: OnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => approached.has(name));
  useEffect(() => {
    if (isNear) approached.add(name);
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, name]);
  return isNear ? children() : <div ref={place}>{ghost}</div>;
}
