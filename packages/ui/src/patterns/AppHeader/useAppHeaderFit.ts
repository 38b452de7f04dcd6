import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the "More" button before it is there and can be measured, in CSS pixels. */
const expectedMore = 96;

/**
 * How many members of a line fit into it, with room for a button for the others.
 *
 * @param line what gives the room; the button is its last child once some do not fit
 * @param list the members; those that do not fit stay there unseen, so that they can be measured
 * @param content whatever the members are made from: measured anew when it changes
 * @returns `Infinity` for all of them, on the server and before the first measure too
 */
export function useAppHeaderFit(
  line: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  content: unknown,
): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const hasMore = count !== Number.POSITIVE_INFINITY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other widths in a line of the same width
  useLayoutEffect(() => {
    const [outer, members] = [line.current, list.current];
    if (!outer || !members) return;
    const measure = (): void => {
      const widths = ([...members.children] as HTMLElement[]).map(({ offsetWidth }) => offsetWidth);
      const more = outer.lastElementChild === members ? undefined : (outer.lastElementChild as HTMLElement | null);
      setCount(fitting(widths, outer.clientWidth, more?.offsetWidth ?? expectedMore));
    };
    // told before the frame is painted and after it is laid out: reading costs nothing then
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    for (const member of members.children) observer.observe(member);
    return () => observer.disconnect();
  }, [line, list, content, hasMore]);
  return count;
}

/** How many of these widths fit into the room, when a button of width `more` has to fit too unless all do. */
function fitting(widths: readonly number[], room: number, more: number): number {
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return Number.POSITIVE_INFINITY;
  let used = more;
  const first = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return Math.max(0, first);
}
