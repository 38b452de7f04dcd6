import { el, ltr } from '../../kit/dom.ts';

/** What wins count now, at the edge of the board; 1 is not worth a word. */
export function createMultiplier() {
  const element = el('p', { class: 'multiplier', hidden: true });
  let shown = 1;
  return {
    element,
    set: (multiplier: number) => {
      if (multiplier === shown) return;
      shown = multiplier;
      element.hidden = multiplier === 1;
      element.replaceChildren(ltr(`×${multiplier}`));
    },
  };
}
