import { plural, t } from '@lingui/core/macro';
import { el, ltr, onLanguage } from '../kit/dom.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { slotName } from './slots.ts';

/** What the banner above the reels says. Texts are written anew when the language changes. */
export type BannerState =
  | { readonly kind: 'title' }
  /** More than the stake came back. */
  | { readonly kind: 'win'; readonly amount: () => string; readonly lines: number }
  /** No more than the stake came back: said, not celebrated. */
  | { readonly kind: 'returned'; readonly amount: () => string }
  | { readonly kind: 'free-spins'; readonly spin: number; readonly of: number; readonly amount: () => string }
  | { readonly kind: 'free-spins-won'; readonly count: number; readonly multiplier: number }
  | { readonly kind: 'notice'; readonly icon: IconName; readonly text: () => string };

const head = (kind: string, ...children: readonly (Node | string)[]) =>
  el('p', { class: `banner-${kind}` }, ...children);
const note = (...children: readonly (Node | string)[]) => el('p', { class: 'banner-note' }, ...children);

export const freeSpinsText = (count: number): string => plural(count, { one: '# free spin', other: '# free spins' });

/** What wins of free spins count. */
export const winsText = (multiplier: number): string =>
  multiplier === 2 ? t`All wins count twice` : t`All wins × ${multiplier}`;

function contentOf(state: BannerState): readonly Node[] {
  switch (state.kind) {
    case 'title':
      return [head('title', slotName())];
    case 'win': {
      const { amount, lines } = state;
      const label = el('span', {}, t({ message: 'Win', comment: 'Before the amount won' }));
      return [
        head('win', label, ltr(amount())),
        note(lines > 0 ? plural(lines, { one: 'on # line', other: 'on # lines' }) : ''),
      ];
    }
    case 'returned': {
      const label = t({ message: 'Returned', comment: 'Before an amount that is not more than the stake' });
      return [head('returned', el('span', {}, label), ltr(state.amount()))];
    }
    case 'free-spins-won': {
      const { count, multiplier } = state;
      return [head('win', el('span', {}, freeSpinsText(count))), note(winsText(multiplier))];
    }
    case 'free-spins': {
      const { spin, of: total, amount } = state;
      return [
        head('returned', el('span', {}, t`Free spin ${spin} of ${total}`)),
        note(t({ message: 'This round so far', comment: 'Before an amount' }), ' ', ltr(amount())),
      ];
    }
    case 'notice':
      return [head('notice', icon(state.icon), el('span', {}, state.text()))];
  }
}

/** The place above the reels for the name of the game, for results and for what went wrong. */
export function createBanner() {
  const element = el('div', { class: 'banner' });
  let state: BannerState = { kind: 'title' };
  const write = () => {
    element.dataset.kind = state.kind;
    element.replaceChildren(...contentOf(state));
  };
  onLanguage(write);
  return {
    element,
    say: (next: BannerState) => {
      state = next;
      write();
    },
  };
}

export type Banner = ReturnType<typeof createBanner>;
