import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { rovingStep } from './roving-step.ts';

/** How a group is laid out. A grid measures its columns when a key is pressed, so it may wrap as it likes. */
export type RovingLayout = 'row' | 'column' | 'grid';

/** What the element around the members has to carry. */
export interface RovingProps<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Members carry this attribute; whatever else can be focused inside keeps its own place in the tab order. */
const selector = '[data-roving]:not(:disabled):not([aria-disabled=true])';

function columnsOf(members: readonly HTMLElement[], layout: RovingLayout): number {
  if (layout === 'row') return members.length;
  if (layout === 'column') return 1;
  const top = members[0]?.getBoundingClientRect().top;
  const inFirstRow = members.findIndex((member) => member.getBoundingClientRect().top !== top);
  return inFirstRow === -1 ? members.length : inFirstRow;
}

/**
 * One tab stop for a group, arrow keys inside it, by the direction in which the page is read. The members are the
 * elements with `data-roving` under the element that gets the props; they may come and go, as in a virtual list.
 *
 * The tab stop is kept in the document, not in React's state: moving focus through a thousand cards renders none of them.
 */
export function useRovingFocus<Element extends HTMLElement>(
  layout: RovingLayout,
  { isLooping = false }: { readonly isLooping?: boolean } = {},
): RovingProps<Element> {
  const ref = useRef<Element>(null);
  const members = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  const stopAt = (stop: HTMLElement | undefined): void => {
    for (const member of members()) member.tabIndex = member === stop ? 0 : -1;
  };

  // members may have come or gone with any render: there must always be exactly one tab stop
  useLayoutEffect(() => {
    const all = members();
    const stops = all.filter((member) => member.tabIndex === 0);
    if (stops.length !== 1) stopAt(all.find((member) => member === document.activeElement) ?? stops[0] ?? all[0]);
  });

  return {
    ref,
    onFocus({ target }) {
      if (target instanceof HTMLElement && target.matches(selector)) stopAt(target);
    },
    onKeyDown(event) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = members();
      const current = all.findIndex((member) => member.matches(':focus'));
      if (current === -1 || !ref.current) return;
      const isRtl = getComputedStyle(ref.current).direction === 'rtl';
      const next = rovingStep(event.key, current, {
        count: all.length,
        columns: columnsOf(all, layout),
        isLooping,
        isRtl,
      });
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}
