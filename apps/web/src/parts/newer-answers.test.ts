import { describe, expect, test } from 'vitest';
import { launchTarget } from '../entry/launch-target.ts';
import { toOpenedResult } from './draws/opened-result.ts';
import { prizeLabel } from './draws/prize-labels.ts';

// The gateway may be newer than the page: a value that the page has no word for never breaks what shows it.

describe('values that are newer than the page', () => {
  test('a prize has a neutral name', () => {
    expect(prizeLabel('ninth').message).toBe('Prize');
    expect(prizeLabel('first').message).toBe('First prize');
  });

  test('a result of an unknown kind shows its prizes and numbers', () => {
    const prizes = [{ prize: 'main' as const, numbers: ['07', '21'] }];
    expect(toOpenedResult({ kind: 'wheel', prizes }, (prize) => prize)).toEqual({
      kind: 'board',
      prizes: [{ name: 'main', numbers: ['07', '21'] }],
    });
  });

  test('a game of an unknown category starts, and so does the first game of a vendor', () => {
    const game = { nodeId: 7, gameId: 'x' };
    expect(launchTarget({ category: 'CRASH', vassalage: 'SUNB', game }).href).toBe('/game?node=7');
    expect(launchTarget({ category: 'CRASH', vassalage: 'SUNB' }).href).toBe('/game?vendor=SUNB');
  });
});
