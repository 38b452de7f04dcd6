import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the content of an element is larger than it along an axis. What scrolls must be reachable by keyboard, and
 * what does not must not be a stop in the tab order.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, axis: 'block' | 'inline'): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void =>
      setOverflowing(
        axis === 'block'
          ? element.scrollHeight > element.clientHeight + 1
          : element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, axis]);
  return isOverflowing;
}
