/** How a slot looks: the theme of its cover, whose hero is the best symbol of its reels. */
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import { type SlotColors, slotColors } from '@mekong/art/slot-colors';
import { type SlotSymbolCode, slotSymbolCodes, slotSymbolName, spriteColumns } from '@mekong/art/slot-symbols';
import { type SlotTheme, slotTheme } from '@mekong/art/slot-theme';
import { artVersion } from '@mekong/art/version';
import { type HouseSymbol, houseSymbols, symbolOf, themeCodeOf } from '../../shared/slot/symbols.ts';
import { bookCodes, classicCodes, commonCodes } from '../theme-files.ts';
import type { Paytable } from './paytable.ts';
import type { SlotPictures } from './slot-view.ts';

/** What the cover of a game is drawn from. */
export interface SlotLook {
  readonly motif: MotifName;
  readonly coat?: Material | undefined;
  /** Code of the vendor; absent for the house. */
  readonly vendor?: string | undefined;
}

export interface ThemeAddress {
  /** Where its pictures are. */
  readonly base: string;
  /** Motif and coat of the best symbol: what the cover of the game shows. */
  readonly hero: string;
  /** The picture of all symbols that the game shows, their codes by place, and places side by side in it. */
  readonly sprite: string;
  readonly codes: readonly string[];
  readonly columns: number;
  /** What the game calls what they draw, by the place of the codes; absent where it calls them by the codes themselves. */
  readonly cells?: readonly string[];
  /** Ids of the names of what the pictures show, by the place of their codes. */
  readonly symbols: readonly string[];
  readonly colors: SlotColors;
  /** The same with light reels, for pages in light. */
  readonly lightColors: SlotColors;
  /** Key of its sounds. */
  readonly sound: string;
}

/** Families whose symbols are not the common ones. */
const sprites: Readonly<Record<string, readonly [file: string, codes: readonly string[]]>> = {
  classic: ['classic.svg', classicCodes],
  expanding: ['book.svg', bookCodes],
};

/** Read once: it is a hash of every drawing. */
let version: string | undefined;

/** Words of the art that are ids of other symbols, or of symbols that have a name already. */
const otherIds: Readonly<Record<string, string>> = {
  orb: 'crystal-orb',
  'rank-a': 'ace',
  'rank-k': 'king',
  'rank-q': 'queen',
  'rank-j': 'jack',
  'rank-10': 'ten',
};

/** Id of the name of what a theme shows in a cell. Marks are called by their part in the game, whatever they look like. */
export function themeSymbol(theme: SlotTheme, cell: string): string {
  const code = slotSymbolCodes.find((known) => known === themeCodeOf(cell));
  const word = code && slotSymbolName(theme, code);
  return word === undefined || word.startsWith('mark-') ? symbolOf(cell) : (otherIds[word] ?? word);
}

/** Where the betting record finds the pictures of a theme. */
export const themePictures = (theme: SlotTheme): SlotPictures => ({
  path: `/symbols/${theme.key}/`,
  idOf: (cell) => themeSymbol(theme, cell),
  fileOf: (cell) => `${themeCodeOf(cell)}.svg`,
});

/** Codes of a theme by the names that one of the first slots has for its symbols. */
export type FirstCodes = Readonly<Record<HouseSymbol, SlotSymbolCode>>;

/** Cards, wild, scatter and coin of the first slots are those of every theme. */
const firstCodes = {
  ace: 'L1',
  king: 'L2',
  queen: 'L3',
  jack: 'L4',
  ten: 'L5',
  lotus: 'W',
  lantern: 'S',
  coin: 'C',
} as const;

/** What a theme draws for the symbols of one of the first slots: the better one pays, the dearer, the best is the hero. */
export function firstCodesOf({ linePays }: Pick<Paytable, 'linePays'>): FirstCodes {
  const highs = Object.keys(linePays).filter((symbol) => !Object.hasOwn(firstCodes, symbol));
  const codes = Object.fromEntries(highs.map((symbol, index) => [symbol, `H${index + 1}`]));
  return { ...codes, ...firstCodes } as FirstCodes;
}

/** Where the betting record finds the pictures of the theme of one of the first slots. */
export function firstPictures(theme: SlotTheme, codes: FirstCodes): SlotPictures {
  const { path, idOf, fileOf } = themePictures(theme);
  const codeOf = (cell: string) => codes[cell as HouseSymbol];
  return { path, idOf: (cell) => idOf(codeOf(cell)), fileOf: (cell) => fileOf(codeOf(cell)) };
}

/** Where the page of one of the first slots finds its theme: it calls the symbols by their names. */
export function firstThemeAddress(seed: string, look: SlotLook, codes: FirstCodes): ThemeAddress {
  const address = themeAddress(seed, 'lines-20', look);
  const cellOf = (code: string) => houseSymbols.find((symbol) => symbol !== 'coin' && codes[symbol] === code) ?? code;
  return { ...address, cells: address.codes.map(cellOf) };
}

/** Where a page finds the theme of a game. */
export function themeAddress(seed: string, family: string, look: SlotLook): ThemeAddress {
  const theme = slotTheme({ seed, ...look });
  version ??= artVersion();
  const [sprite, codes] = sprites[family] ?? ['sprite.svg', commonCodes];
  return {
    base: `/art/${version}/${theme.key}/`,
    hero: `${theme.highs[0].motif} ${theme.highs[0].coat}`,
    sprite,
    codes,
    columns: spriteColumns,
    symbols: codes.map((code) => themeSymbol(theme, code)),
    colors: slotColors(theme),
    lightColors: slotColors(theme, 'light'),
    sound: theme.sound,
  };
}
