import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from '../../../kernel/money.ts';
import type { Terms } from '../terms.ts';
import { type Below, leftOf } from './bill.ts';
import { isShort, payFromCash, type UplineBill } from './upline-pay.ts';

const now = new Date('2026-11-27T00:00:00Z');
const later = new Date('2026-12-27T00:00:00Z');
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((n) => BigInt(n) * 100n);
const sum = (of: readonly Money[]) => of.reduce((all, one) => all + one, 0n);

/** A contract that an upline pays: its bills, and what they have come to and was not paid. */
function contract() {
  const bills: UplineBill[] = [];
  let owed = 0n;
  let cash = 0n;
  return {
    bills,
    get owed() {
      return owed;
    },
    get cash() {
      return cash;
    },
    give: (amount: Money) => {
      cash += amount;
    },
    add: (due: Money) => bills.push({ due, paid: 0n, state: 'CALCULATED', expiresAt: later }),
    /** Pays what waits, the oldest first. @returns what was paid */
    pay(at: Date): Money {
      const before = cash;
      for (const bill of bills) {
        if (bill.state !== 'CALCULATED' && !isShort(bill.state)) continue;
        if (bill.state === 'CALCULATED') owed += bill.due;
        const { pays, lacks, state } = payFromCash(bill, owed, cash, at);
        owed -= pays + (state === 'EXPIRED' ? lacks : 0n);
        cash -= pays;
        bill.paid += pays;
        bill.state = state;
      }
      return before - cash;
    },
  };
}

const step = fc.oneof(
  cents(5_000).map((due) => ({ due })),
  cents(2_000).map((amount) => ({ due: -amount })),
  fc.bigInt({ min: 0n, max: 600_000n }).map((give) => ({ give })),
);

describe('a wallet that pays bills', () => {
  test('gives what one pot would give, the oldest bill first, and in the end all of it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const c = contract();
        let owedByAll = 0n;
        for (const one of steps) {
          if ('give' in one) c.give(one.give);
          else {
            c.add(one.due);
            owedByAll += one.due;
          }
          // everything that was earned less what was paid, out of what is there
          const payable = owedByAll < c.cash ? owedByAll : c.cash;
          const paid = c.pay(now);
          expect(paid).toBe(payable > 0n ? payable - (payable % 100n) : 0n);
          owedByAll -= paid;
          expect(c.owed).toBe(owedByAll);
          const waits = c.bills.findIndex(({ state }) => isShort(state));
          if (waits < 0) continue;
          expect(c.cash).toBeLessThan(100n);
          // what is behind a bill that waits has got nothing since
          const [first, ...behind] = c.bills.slice(waits).filter(({ state }) => state !== 'HELD');
          expect(first?.paid).toBeLessThan(first?.due ?? 0n);
          expect(behind.filter(({ state }) => state === 'CALCULATED')).toEqual([]);
        }
        c.give(1_000_000_000n);
        c.pay(now);
        expect(c.bills.filter(({ state }) => isShort(state))).toEqual([]);
        expect(c.owed <= 0n).toBe(true);
      }),
    );
  });

  test('gives up what is missing when a bill expires, and what was paid stays paid', () => {
    const c = contract();
    c.add(1_000n);
    c.give(350n);
    c.pay(now);
    expect(c.bills).toMatchObject([{ paid: 300n, state: 'PART' }]);
    expect(c.pay(later)).toBe(0n);
    expect(c.bills).toMatchObject([{ paid: 300n, state: 'EXPIRED' }]);
    expect(c.owed).toBe(0n);
    c.give(10_000n);
    c.add(500n);
    expect(c.pay(later)).toBe(500n);
  });

  test('is not asked for a bill below zero', () => {
    const bill: UplineBill = { due: -500n, paid: 0n, state: 'CALCULATED', expiresAt: later };
    expect(payFromCash(bill, -500n, 900n, now)).toEqual({ pays: 0n, lacks: 0n, state: 'HELD' });
  });
});

interface Agent {
  gross: Money;
  funding: Terms['funding'];
  below: Agent[];
}

/** Trees as contracts make them: below one that its upline pays, uplines pay everybody. */
const tree = (funding: Terms['funding'], depth: number): fc.Arbitrary<Agent> =>
  fc.record({
    gross: cents(100_000),
    funding: fc.constant(funding),
    below:
      depth === 0
        ? fc.constant([])
        : fc.array(
            (funding ? fc.constant(funding) : fc.constantFrom(undefined, 'UPLINE_WALLET' as const)).chain((next) =>
              tree(next, depth - 1),
            ),
            { maxLength: 3 },
          ),
  });

test('the house pays the gross of the topmost contract and the shortfalls it bears, whoever pays the others', () => {
  fc.assert(
    fc.property(tree(undefined, 3), (root) => {
      let [byHouse, shortfalls] = [0n, 0n];
      /** Money in the wallets, by who has it. */
      const earned: Money[] = [];
      const walk = ({ gross, funding, below }: Agent) => {
        const parts = below.map((one, n): Below => ({ contractId: `${n}`, gross: one.gross, funding: one.funding }));
        const { due, net } = leftOf('DAILY', gross, parts);
        const byUs = sum(below.filter((one) => one.funding).map((one) => leftOf('DAILY', one.gross, []).due));
        const rest = gross - sum(below.filter((one) => !one.funding).map((one) => one.gross));
        if (rest < 0n) shortfalls -= rest;
        if (!funding) byHouse += due;
        // what comes less what goes is what the bill says was earned
        expect(due - byUs).toBe(net);
        earned.push(net);
        below.forEach(walk);
      };
      walk(root);
      expect(byHouse).toBe(root.gross + shortfalls);
      expect(sum(earned)).toBe(root.gross + shortfalls);
    }),
  );
});
