import { plural, t } from '@lingui/core/macro';
import { el, ltr, onLanguage } from '../kit/dom.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { slotName } from './slots.ts';

/** How much of a win it is; each is celebrated a little more. */
export type Tier = 'win' | 'big' | 'mega';

/** What the banner above the reels says. Texts are written anew when the language changes. */
export type BannerState =
  | { readonly kind: 'title' }
  /** More than the stake came back. */
  | { readonly kind: 'win'; readonly tier: Tier; readonly amount: () => string; readonly note: () => string }
  /** No more than the stake came back: said, not celebrated, also where a jackpot was hit that is less than the stake. */
  | { readonly kind: 'returned'; readonly amount: () => string; readonly note: () => string }
  | { readonly kind: 'free-spins'; readonly spin: number; readonly of: number; readonly amount: () => string }
  | { readonly kind: 'free-spins-won'; readonly count: number; readonly note: () => string }
  | { readonly kind: 'free-spins-over'; readonly count: number; readonly amount: () => string }
  /** Something of a round that goes on. */
  | { readonly kind: 'feature'; readonly title: () => string; readonly amount: () => string }
  | { readonly kind: 'notice'; readonly icon: IconName; readonly text: () => string };

const head = (kind: string, ...children: readonly (Node | string)[]) =>
  el('p', { class: `banner-${kind}` }, ...children);
const note = (...children: readonly (Node | string)[]) => el('p', { class: 'banner-note' }, ...children);

export const freeSpinsText = (count: number): string => plural(count, { one: '# free spin', other: '# free spins' });

/** What wins of free spins count. */
export const winsText = (multiplier: number): string =>
  multiplier === 2 ? t`All wins count twice` : t`All wins × ${multiplier}`;

export function tierText(tier: Tier): string {
  switch (tier) {
    case 'win':
      return t({ message: 'Win', comment: 'Before the amount won' });
    case 'big':
      return t({ message: 'Big win', comment: 'Above the amount won: many times the bet' });
    case 'mega':
      return t({ message: 'Mega win', comment: 'Above the amount won: very many times the bet' });
  }
}

const soFar = (amount: string) =>
  note(t({ message: 'This round so far', comment: 'Before an amount' }), ' ', ltr(amount));

function contentOf(state: BannerState): readonly Node[] {
  switch (state.kind) {
    case 'title':
      return [head('title', slotName())];
    case 'win':
      return [head('tier', tierText(state.tier)), head('win', ltr(state.amount())), note(state.note())];
    case 'returned': {
      const label = t({ message: 'Returned', comment: 'Before an amount that is not more than the stake' });
      const below = state.note();
      return [head('returned', el('span', {}, label), ltr(state.amount())), ...(below ? [note(below)] : [])];
    }
    case 'free-spins-won':
      return [head('win', el('span', {}, freeSpinsText(state.count))), note(state.note())];
    case 'free-spins-over':
      return [head('tier', freeSpinsText(state.count)), head('returned', ltr(state.amount()))];
    case 'free-spins': {
      const { spin, of: total, amount } = state;
      return [head('returned', el('span', {}, t`Free spin ${spin} of ${total}`)), soFar(amount())];
    }
    case 'feature':
      return [head('returned', el('span', {}, state.title())), soFar(state.amount())];
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
    if (state.kind === 'win') element.dataset.tier = state.tier;
    else delete element.dataset.tier;
    element.replaceChildren(el('div', { class: 'banner-box' }, ...contentOf(state)));
  };
  onLanguage(write);
  return {
    element,
    say: (next: BannerState) => {
      state = next;
      write();
    },
    /** Writes another amount into what is said now, many times a second. */
    count: (amount: string) => {
      const place = element.querySelector('.banner-win bdi');
      if (place) place.textContent = amount;
    },
  };
}

export type Banner = ReturnType<typeof createBanner>;
