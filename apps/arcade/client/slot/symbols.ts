import { symbolName as nameOf } from '@mekong/i18n/symbols/load';
import { type SymbolId, symbolOf, themeCodeOf, valueText } from '../../shared/slot/symbols.ts';
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

/** Pictures of the page itself, for a slot whose theme does not come. */
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

/** What the theme of this game shows, by the codes of its model. */
export interface ThemeSymbol {
  /** Address of its picture. */
  readonly picture: string;
  /** Id of its name. */
  readonly id: string;
}

let themed: ReadonlyMap<string, ThemeSymbol> = new Map();

/** Takes the symbols of a theme, as far as their pictures came: their cells are drawn and named by them from now on. */
export function setThemeSymbols(symbols: ReadonlyMap<string, ThemeSymbol>): void {
  themed = symbols;
}

const themeOf = (cell: string) => themed.get(themeCodeOf(cell));

/** Address of the picture of a cell. */
export const symbolPicture = (cell: string): string => themeOf(cell)?.picture ?? pictures[symbolOf(cell)];

/** What a cell shows, in the language of the player. */
export const symbolName = (cell: string): string => nameOf(themeOf(cell)?.id ?? symbolOf(cell));

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
