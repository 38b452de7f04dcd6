/** What is on the reels of every slot and how many are seen: the one list that server and page go by. */

/** Every symbol, best paid first; `lotus` is wild, `lantern` is the scatter. */
export const symbols = [
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

export type SymbolId = (typeof symbols)[number];

/** Reels side by side. */
export const reelCount = 5;
/** Rows seen of each reel. */
export const rowCount = 3;
