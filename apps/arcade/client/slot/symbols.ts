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

/** Pictures of the page itself: those of the first slots, and of every other one whose theme does not come. */
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
  'high-1': naga,
  'high-2': elephant,
  'high-3': apsara,
  'high-4': drum,
  'low-1': ace,
  'low-2': king,
  'low-3': queen,
  'low-4': jack,
  'low-5': ten,
  wild: lotus,
  scatter: lantern,
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
  'high-1': msg({ message: 'High symbol 1', comment: 'Slot symbol: 1 is the best paid' }),
  'high-2': msg({ message: 'High symbol 2', comment: 'Slot symbol: 1 is the best paid' }),
  'high-3': msg({ message: 'High symbol 3', comment: 'Slot symbol: 1 is the best paid' }),
  'high-4': msg({ message: 'High symbol 4', comment: 'Slot symbol: 1 is the best paid' }),
  'low-1': msg({ message: 'Low symbol 1', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-2': msg({ message: 'Low symbol 2', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-3': msg({ message: 'Low symbol 3', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-4': msg({ message: 'Low symbol 4', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  'low-5': msg({ message: 'Low symbol 5', comment: 'Slot symbol: 1 is the best paid of the low ones' }),
  wild: msg({ message: 'Wild', comment: 'Slot symbol: stands in for others' }),
  scatter: msg({ message: 'Scatter', comment: 'Slot symbol: opens the feature of a game' }),
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

/** Pictures of the theme of this game by the codes of its model. */
let themed: ReadonlyMap<string, string> = new Map();

/** Takes the pictures of a theme: every symbol is drawn by them from now on. */
export function setThemePictures(pictureOf: ReadonlyMap<string, string>): void {
  themed = pictureOf;
}

/** How the theme calls a cell: coins and orbs have words where the other symbols have codes. */
const themeCode = (cell: string): string => {
  const [code = ''] = cell.split(':');
  return code === 'coin' ? 'C' : code === 'orb' ? 'O' : code;
};

/** Address of the picture of a cell. */
export const symbolPicture = (cell: string): string => themed.get(themeCode(cell)) ?? pictures[symbolOf(cell)];

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
