import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of a wrapping line stand in its first row. The line clips the others, so nothing moves when the number
 * is found.
 *
 * @param content whatever the children are made from: measured anew when it changes
 * @returns `Infinity` on the server and before the first measure
 */
export function useAppHeaderFit(line: RefObject<HTMLElement | null>, content: unknown): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other widths in a line of the same width
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = (): void => {
      const children = [...element.children] as HTMLElement[];
      const top = children[0]?.offsetTop;
      const found = children.findIndex((child) => child.offsetTop !== top);
      setCount(found === -1 ? Number.POSITIVE_INFINITY : found);
    };
    // told before the frame is painted, after it is laid out: reading costs nothing then
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, content]);
  return count;
}
