import { type RefObject, useEffect } from 'react';

/**
 * A visitor who comes by an address with a filter sees which one is on: the line scrolls to its first chosen member; the page never
 * moves.
 *
 * @param current what is chosen, as a text that changes with the room for the line and the widths of its members too; undefined for nothing
 */
export function useCurrentInView(line: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const row = line.current;
    if (!row || current === undefined) return;
    let own = row.scrollLeft;
    const show = () => {
      const chosen = row.querySelector('[aria-current]');
      if (!chosen) return;
      const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
      // where the line fades into what follows nothing can be read
      const { direction, paddingInlineEnd } = getComputedStyle(row);
      const fade = Number.parseFloat(paddingInlineEnd) - 1;
      const [left, right] = direction === 'rtl' ? [outer.left + fade, outer.right] : [outer.left, outer.right - fade];
      if (inner.left < left || inner.right > right)
        row.scrollBy({ left: inner.x + inner.width / 2 - (outer.x + outer.width / 2), behavior: 'instant' });
      own = row.scrollLeft;
    };
    show();
    // a face that comes later makes every member narrower or wider
    const observer = new ResizeObserver(show);
    for (const member of row.children) observer.observe(member);
    // whoever has scrolled the line looks for something else
    const leave = () => row.scrollLeft !== own && observer.disconnect();
    row.addEventListener('scroll', leave);
    return () => {
      row.removeEventListener('scroll', leave);
      observer.disconnect();
    };
  }, [line, current]);
}
