import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen a block begins to load: somewhat less than a screen of a phone. */
const margin = '600px';

interface OnApproachProps {
  /** Stands in its place until then, in its final shape. */
  readonly ghost: ReactNode;
  /** The block; made, and so loaded, when it comes near the screen. */
  readonly children: () => ReactNode;
}

/** A block below the first view, which costs nothing to who does not come near it. A server draws the ghost. */
export function OnApproach({ ghost, children }: OnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children() : <div ref={place}>{ghost}</div>;
}
