import { type RefObject, useEffect } from 'react';

/**
 * Who comes by an address with a filter sees which one is on: the line scrolls to its first chosen member; the page never
 * moves.
 *
 * @param current what is chosen, as a text that changes with the room for the line too; undefined for nothing
 */
export function useCurrentInView(line: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const chosen = line.current?.querySelector('[aria-current]');
    if (!line.current || !chosen || current === undefined) return;
    const [outer, inner] = [line.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      line.current.scrollBy({ left: inner.x + inner.width / 2 - (outer.x + outer.width / 2), behavior: 'instant' });
  }, [line, current]);
}
