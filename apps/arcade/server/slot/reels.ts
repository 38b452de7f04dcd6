/** Reel strips of every slot. Data only: whoever changes a strip changes the return to player (`rtp.ts` says by how much). */

import { type HouseSymbol, houseSymbols } from '../../shared/slot/symbols.ts';

/** Position of the symbol seen in the top row, one per reel; of five reels. */
export type Stops = readonly number[];

const isSymbol = (text: string): text is HouseSymbol => houseSymbols.some((symbol) => symbol === text);

function strip(text: string): readonly HouseSymbol[] {
  return text.split(/\s+/).map((word) => {
    if (!isSymbol(word)) throw new Error(`A reel strip names "${word}", which is not a symbol of the game.`);
    return word;
  });
}

/**
 * One strip per reel, read downwards and closed to a ring. The lotus is on the three middle reels only, so the first reel
 * always decides which symbol a line pays; no symbol is twice in one window, so at most one lantern is seen per reel.
 */
export const strips: readonly (readonly HouseSymbol[])[] = [
  strip(
    `queen jack naga ten ace coin drum queen apsara king coin elephant jack queen lantern apsara
     ten king naga queen jack drum king ace elephant ten coin jack ace apsara ten drum`,
  ),
  strip(
    `jack lotus apsara queen coin jack ace drum king elephant ten coin ace queen apsara ten king
     coin lantern queen jack drum naga ace ten lotus queen king drum ace coin ten elephant`,
  ),
  strip(
    `queen ace drum ten coin queen jack lotus ace naga king jack drum ten apsara king jack
     elephant queen coin ten lotus ace drum king jack lantern ten apsara elephant ace king naga coin`,
  ),
  strip(
    `drum elephant queen ten lantern king coin lotus jack apsara ten elephant drum jack ace lotus ten
     queen naga king jack drum ten queen coin king apsara ace jack coin king queen apsara ace`,
  ),
  strip(
    `ten lantern queen apsara king drum ten queen coin jack elephant king ten apsara jack ace
     coin ten queen naga jack coin king drum ace queen elephant king coin jack drum ace`,
  ),
];
