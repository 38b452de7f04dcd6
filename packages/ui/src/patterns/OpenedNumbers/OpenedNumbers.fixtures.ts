import type { OpenedKind } from './OpenedNumbers.variants.ts';
import type { OpenedResult } from './opened-result.ts';

/** One result of each kind. */
export const openedFixtures: Record<OpenedKind, OpenedResult> = {
  balls: { kind: 'balls', numbers: ['7', '12', '23', '31', '44'], special: ['9'] },
  digits: { kind: 'digits', numbers: ['0', '4', '8'] },
  dice: { kind: 'dice', numbers: ['1', '4', '6'] },
  race: { kind: 'race', numbers: ['7', '10', '2', '1', '5', '9', '3', '8', '6', '4'] },
  board: {
    kind: 'board',
    prizes: [
      { name: 'Special prize', numbers: ['048213'] },
      { name: 'First prize', numbers: ['91337'] },
      { name: 'Second prize', numbers: ['20486', '00712'] },
      { name: 'Third prize', numbers: ['40611', '73520', '18264', '99015', '30748', '55102'] },
    ],
  },
};
