import type { Chance } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import type { Calls } from './calls.ts';
import type { World } from './world.ts';

/** Each with its weight among the others. Slow and busy answers stop everybody, so they are seldom and short. */
const answers = { none: 80, silent: 6, error: 6, html: 5, busy: 1, slow: 1 };
const webhooks = { none: 45, never: 12, late: 14, twice: 14, forged: 6, stale: 6, fifty: 2 };
const payouts = {
  ...{ none: 52, held: 10, closed: 8, mismatch: 5, bankDown: 8 },
  ...{ failedAfterPaid: 6, paidAfterFailed: 6, returned: 5 },
};
const refunds = { none: 70, held: 15, refused: 15 };
const SHORT_MS = 150;

function draw(chance: Chance, shares: Readonly<Record<string, number>>): string {
  let left = chance.between(
    1,
    Object.values(shares).reduce((sum, share) => sum + share, 0),
  );
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left <= 0) return name;
  }
  return 'none';
}

/** What the provider does by itself: it makes mistakes, decides about what it has kept, and hears from banks. */
export function createProviderDays(world: World, calls: Calls, chance: Chance) {
  const db = world.db.kysely;

  const decidePayouts = async (onlyHeld: boolean): Promise<number> => {
    const { rows } = await sql<{ partNo: string; state: string }>`
      select part_no as "partNo", state from withdraw_part
       where state in ('SENT', 'UNKNOWN') or (not ${onlyHeld} and state in ('PAID', 'FAILED') and random() < 0.01)
       order by id limit 20`.execute(db);
    for (const { partNo, state } of rows) {
      const payout = await calls.provider<{ ref: string; state: string }>(`/v1/payouts?partNo=${partNo}`);
      if (!payout) continue;
      const steps =
        state === 'PAID'
          ? ['close', 'return']
          : state === 'FAILED'
            ? ['pay']
            : ['pay', 'pay', 'pay', 'close', 'bankDown', 'mismatch'];
      await calls.page(`/payouts/${payout.ref}`, { step: chance.pick(steps) });
    }
    return rows.length;
  };

  const decideRefunds = async (): Promise<number> => {
    const { rows } = await sql<{ refundNo: string }>`
      select refund_no as "refundNo" from suspense_item
       where ended_at is null and refund_sent_at is not null order by id limit 20`.execute(db);
    for (const { refundNo } of rows)
      await calls.page(`/refunds/${refundNo}`, { state: chance.next() < 0.7 ? 'done' : 'refused' });
    return rows.length;
  };

  return {
    /** Changes what goes wrong. @returns milliseconds for which it stays so */
    async change(): Promise<number> {
      const fault = draw(chance, answers);
      await calls.page('/faults', {
        ...{ answers: fault, webhooks: draw(chance, webhooks), lateSeconds: String(chance.between(1, 20)) },
        ...{ payouts: draw(chance, payouts), refunds: draw(chance, refunds) },
      });
      return fault === 'none' ? chance.between(300, 1_500) : SHORT_MS;
    },
    /** Nothing goes wrong any more. */
    calm: () => calls.page('/faults', {}),
    /** A payment of which nobody knows the order. */
    stray: () => calls.page('/stray', { method: 'KHQR KHR', amount: String(chance.between(500, 50_000)) }),
    /** @param onlyHeld decides about what waits; else banks change their minds too */
    decide: async (onlyHeld: boolean): Promise<number> => (await decidePayouts(onlyHeld)) + (await decideRefunds()),
  };
}
