import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type SymbolId, symbolOf, valueIn } from '../../shared/slot/symbols.ts';
import { el, ltr } from '../kit/dom.ts';
import ace from './art/ace.svg';
import apsara from './art/apsara.svg';
import bar1 from './art/bar-1.svg';
import bar2 from './art/bar-2.svg';
import bar3 from './art/bar-3.svg';
import bell from './art/bell.svg';
import blank from './art/blank.svg';
import book from './art/book.svg';
import cherry from './art/cherry.svg';
import coin from './art/coin.svg';
import drum from './art/drum.svg';
import elephant from './art/elephant.svg';
import jack from './art/jack.svg';
import king from './art/king.svg';
import lantern from './art/lantern.svg';
import lotus from './art/lotus.svg';
import mystery from './art/mystery.svg';
import naga from './art/naga.svg';
import orb from './art/orb.svg';
import queen from './art/queen.svg';
import seven from './art/seven.svg';
import ten from './art/ten.svg';

const pictures: Readonly<Record<SymbolId, string>> = {
  lotus,
  lantern,
  naga,
  elephant,
  apsara,
  drum,
  coin,
  ace,
  king,
  queen,
  jack,
  ten,
  seven,
  'bar-3': bar3,
  'bar-2': bar2,
  'bar-1': bar1,
  bell,
  cherry,
  blank,
  book,
  orb,
  mystery,
};

/** Names for the paytable and for screen readers. */
const names: Readonly<Record<SymbolId, MessageDescriptor>> = {
  lotus: msg({ message: 'Lotus', comment: 'Slot symbol: stands in for others' }),
  lantern: msg({ message: 'Lantern', comment: 'Slot symbol: opens free spins' }),
  naga: msg({ message: 'Naga', comment: 'Slot symbol: the many-headed river serpent of Khmer temples' }),
  elephant: msg({ message: 'Elephant', comment: 'Slot symbol' }),
  apsara: msg({ message: 'Apsara crown', comment: 'Slot symbol: the crown of the temple dancers' }),
  drum: msg({ message: 'Drum', comment: 'Slot symbol' }),
  coin: msg({ message: 'Gold coin', comment: 'Slot symbol' }),
  ace: msg({ message: 'Ace', comment: 'Slot symbol: the letter A' }),
  king: msg({ message: 'King', comment: 'Slot symbol: the letter K' }),
  queen: msg({ message: 'Queen', comment: 'Slot symbol: the letter Q' }),
  jack: msg({ message: 'Jack', comment: 'Slot symbol: the letter J' }),
  ten: msg({ message: 'Ten', comment: 'Slot symbol: the number 10' }),
  seven: msg({ message: 'Seven', comment: 'Slot symbol: the number 7' }),
  'bar-3': msg({ message: 'Triple bar', comment: 'Slot symbol: three bars on top of each other' }),
  'bar-2': msg({ message: 'Double bar', comment: 'Slot symbol: two bars on top of each other' }),
  'bar-1': msg({ message: 'Bar', comment: 'Slot symbol: one bar' }),
  bell: msg({ message: 'Bell', comment: 'Slot symbol' }),
  cherry: msg({ message: 'Cherry', comment: 'Slot symbol' }),
  blank: msg({ message: 'Blank', comment: 'Slot symbol: an empty place on a reel' }),
  book: msg({ message: 'Palm-leaf book', comment: 'Slot symbol: stands in for others and opens free spins' }),
  orb: msg({ message: 'Orb', comment: 'Slot symbol: multiplies what a spin pays' }),
  mystery: msg({ message: 'Mask', comment: 'Slot symbol: all masks turn into one other symbol' }),
};

/** Address of the picture of a cell. */
export const symbolPicture = (cell: string): string => pictures[symbolOf(cell)];

/** What a cell shows, in the language of the player. */
export const symbolName = (cell: string): string => i18n._(names[symbolOf(cell)]);

/** What stands on a coin or an orb: how many stakes, or how many times. */
export function valueText(cell: string, unitsPerStake: number): string {
  const value = valueIn(cell);
  if (value === undefined) return '';
  return cell.startsWith('coin') ? `${value / unitsPerStake}×` : `×${value}`;
}

/** The picture of a cell with what stands on it. */
export function symbolFace(cell: string, unitsPerStake: number): HTMLElement {
  const value = valueText(cell, unitsPerStake);
  const picture = el('img', {
    src: symbolPicture(cell),
    alt: '',
    width: 128,
    height: 128,
    draggable: 'false',
  });
  return el('span', { class: 'face' }, picture, ...(value ? [ltr(value, 'face-value')] : []));
}
