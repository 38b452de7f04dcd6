import { type RefObject, useLayoutEffect } from 'react';
import { type FocusPlace, focusPlace, placeOf } from './focus-place.ts';

/**
 * Keeps the focus inside an area when what has it goes away: a button that did its work, a row that was dealt with. What
 * stands in its place gets the focus then, so that whoever works by keyboard need not begin at the top of the page.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  // before anything can be focused: a press may come before effects that wait for a quiet moment
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let focused: Element | undefined;
    let place: FocusPlace = [];
    const note = ({ target }: FocusEvent): void => {
      focused = target instanceof Element && target !== root ? target : undefined;
      place = focused ? placeOf(focused) : [];
    };
    const forget = (): void => {
      const left = focused;
      // one that is being removed is left too, and is gone a moment later
      queueMicrotask(() => {
        if (focused === left && left?.isConnected) focused = undefined;
      });
    };
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      focusPlace(place);
    });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', forget);
      watch.disconnect();
    };
  }, [area]);
}
