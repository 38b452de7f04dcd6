import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTransfer, type TransferState, transferEvents, transferStates, transferSteps } from './machine.ts';

test('the table of transfers reaches every state, and knows nothing of an event that has no row', () => {
  expect([...new Set(transferSteps.map(({ to }) => to))].sort()).toEqual([...transferStates].sort());
  for (const state of ['START', ...transferStates] as const)
    for (const event of transferEvents) {
      const rows = transferSteps.filter((step) => step.event === event && step.from === state);
      expect(rows.length, `${state} ${event}`).toBeLessThan(2);
      expect(afterTransfer(state, event), `${state} ${event}`).toBe(rows[0]?.to);
    }
});

test('a transfer is decided once at most, whatever happens in whatever order: its money goes one way', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...transferEvents), { maxLength: 30 }), (happened) => {
      // where the money is, counted by what each event does with it
      const money = { sender: 1, hold: 0, receiver: 0 };
      const moves: Record<(typeof transferEvents)[number], readonly ['sender' | 'hold', keyof typeof money]> = {
        sent: ['sender', 'receiver'],
        sentToReview: ['sender', 'hold'],
        approved: ['hold', 'receiver'],
        rejected: ['hold', 'sender'],
      };
      let state: TransferState | 'START' = 'START';
      for (const event of happened) {
        const next = afterTransfer(state, event);
        if (!next) continue;
        const [from, to] = moves[event];
        money[from] -= 1;
        money[to] += 1;
        state = next;
        const place = { START: 'sender', REVIEW: 'hold', COMPLETED: 'receiver', REJECTED: 'sender' }[state];
        expect(money).toEqual({ sender: 0, hold: 0, receiver: 0, [place]: 1 });
      }
    }),
  );
});
