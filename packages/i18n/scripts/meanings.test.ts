import { describe, expect, it } from 'vitest';
import { meaningFaults } from './meanings.ts';

const area = (place: string, ...comments: string[]) => ({
  messages: new Map([['x', { id: 'x', message: 'Closed', context: undefined, comments, places: [place] }]]),
});

describe('meaningFaults', () => {
  it('names a text that two areas explain differently', () => {
    expect(meaningFaults([area('a.ts:1', 'Of a room'), area('b.ts:2', 'Of a promotion')])).toEqual([
      'a.ts:1, b.ts:2: "Closed" is explained in 2 ways (Of a room / Of a promotion): say it in one way, or give each meaning a context',
    ]);
  });

  it('takes a text that is explained once', () => {
    expect(meaningFaults([area('a.ts:1', 'Of a room'), area('b.ts:2', 'Of a room'), area('c.ts:3')])).toEqual([]);
  });
});
