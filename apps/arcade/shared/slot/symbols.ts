/** Symbols by the codes of the models, and by the names that the first slots gave them. */

/** On the reels of the first five slots, best paid first; `lotus` is wild, `lantern` is the scatter. */
export const houseSymbols = [
  'lotus',
  'lantern',
  'naga',
  'elephant',
  'apsara',
  'drum',
  'coin',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
] as const;

export type HouseSymbol = (typeof houseSymbols)[number];

/** Every symbol that has a picture and a name. */
export const symbols = [
  ...houseSymbols,
  'high-1',
  'high-2',
  'high-3',
  'high-4',
  'low-1',
  'low-2',
  'low-3',
  'low-4',
  'low-5',
  'wild',
  'scatter',
  'seven',
  'bar-3',
  'bar-2',
  'bar-1',
  'bell',
  'cherry',
  'blank',
  'book',
  'orb',
  'mystery',
] as const;

export type SymbolId = (typeof symbols)[number];

/** High symbols, low ones, the wild, the scatter, and what only some models have. */
const codes: Readonly<Record<string, SymbolId>> = {
  H1: 'high-1',
  H2: 'high-2',
  H3: 'high-3',
  H4: 'high-4',
  L1: 'low-1',
  L2: 'low-2',
  L3: 'low-3',
  L4: 'low-4',
  L5: 'low-5',
  W: 'wild',
  S: 'scatter',
  B: 'book',
  C: 'coin',
  M: 'mystery',
  O: 'orb',
  SEV: 'seven',
  B3: 'bar-3',
  B2: 'bar-2',
  B1: 'bar-1',
  BEL: 'bell',
  CHE: 'cherry',
  X: 'blank',
};

const isSymbol = (code: string): code is SymbolId => symbols.some((known) => known === code);

/** The symbol of a cell: by its code, or by itself where a game has named it; what a coin or an orb holds is left out. */
export function symbolOf(cell: string): SymbolId {
  const [code = ''] = cell.split(':');
  const symbol = codes[code] ?? code;
  if (!isSymbol(symbol)) throw new RangeError(`There is no symbol ${cell}.`);
  return symbol;
}

/** How a theme calls a cell: coins and orbs have words where the other symbols have codes. */
export function themeCodeOf(cell: string): string {
  const [code = ''] = cell.split(':');
  return code === 'coin' ? 'C' : code === 'orb' ? 'O' : code;
}

/** What a coin or an orb holds; undefined for every other cell. */
export function valueIn(cell: string): number | undefined {
  const [, value] = cell.split(':');
  return value === undefined ? undefined : Number(value);
}

/** What stands on a coin or an orb: how many stakes, or how many times. */
export function valueText(cell: string, unitsPerStake: number): string {
  const value = valueIn(cell);
  if (value === undefined) return '';
  return cell.startsWith('coin') ? `${value / unitsPerStake}×` : `×${value}`;
}
