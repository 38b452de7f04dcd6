import { randomUUID } from 'node:crypto';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import type { Executor } from '../src/kernel/db/types.ts';
import { formatMoney, parseMoney } from '../src/kernel/money.ts';
import { memberBalance } from '../src/ledger/balance.ts';
import { transfer } from '../src/ledger/flows.ts';
import { post } from '../src/ledger/ledger.ts';
import { recomputeBill } from '../src/modules/agent-contracts/settlement/recompute.ts';
import { type SettledKind, settleWindow } from '../src/modules/agent-contracts/settlement/settle.ts';
import { parseRate, type Terms, type Tier } from '../src/modules/agent-contracts/terms.ts';
import { flatTerms, zone } from './contracts.ts';
import type { takeSeat } from './seat.ts';

export type Seat = Awaited<ReturnType<typeof takeSeat>>;

/** What the merchant leaves open of a settlement. */
export const policies = { needsRelease: false, reviewHours: 0, unpaidDays: 30 };

/** A row that pays a share. */
export const row = (volume: string, active: number, rate: string, loss?: string): Tier => ({
  ...{ outcome: 'ANY', volume: parseMoney(volume), active, rateType: 'P', rate: parseRate(rate) },
  ...(loss === undefined ? {} : { loss: parseMoney(loss) }),
});

/** A row that pays an amount. */
export const fixed = (volume: string, active: number, amount: string): Tier => ({
  ...{ outcome: 'ANY', volume: parseMoney(volume), active, rateType: 'A', rate: parseMoney(amount) },
});

/** A daily wage of three rows. */
export const wage: Terms = {
  ...flatTerms('DAILY', '0.01'),
  tiers: [row('50000', 3, '0.005'), row('200000', 8, '0.008'), fixed('500000', 15, '5000')],
};

const short = (amount: string) => formatMoney(BigInt(amount)).slice(0, -2);

/** Rounds, windows and bills of a test. */
export const settlementTools = (db: Executor) => ({
  /** Plays a round that counts at a moment; without one when it is booked. @returns cancels it */
  async play(player: Seat, stake: string, loss: string, at?: Date) {
    const roundId = `r-${randomUUID()}`;
    const betId = await player.bet(roundId, parseMoney(stake));
    if (at) await db.updateTable('bet').set({ effective_at: at }).where('transaction_id', '=', betId).execute();
    const payout = parseMoney(stake) - parseMoney(loss);
    if (payout > 0n) await player.win(roundId, payout, { endRound: true });
    else await player.end(roundId);
    return () => player.rollback(roundId, betId, { voidRound: true });
  },

  settle: (kind: SettledKind['kind'], period: SettledKind['period'], start: Date, end: Date) =>
    inTransaction(db, (trx) => settleWindow(trx, { kind, period }, { start, end, zone }, policies)),

  async billsOf(contractId: string) {
    const rows = await db
      .selectFrom('agent_bill')
      .selectAll()
      .where('contract_id', '=', contractId)
      .orderBy('id')
      .execute();
    return rows.map(({ id, no, gross, net, delta, due, state, paid, doc }) => ({
      ...{ id, no, state },
      ...{ gross: short(gross), net: short(net), delta: short(delta), due: short(due), paid: short(paid) },
      doc: JSON.parse(doc) as {
        v: number;
        team: { volume: string; active: number };
        loss: string;
        row?: number;
        trace: { isMet: boolean }[];
        correction?: { bill: string; note: string };
      },
    }));
  },

  /** What differs in the bills behind one when they are made again from the rows. */
  async differences(behind: string) {
    const ids = await db.selectFrom('agent_bill').select('id').where('id', '>', behind).orderBy('id').execute();
    const again = await Promise.all(ids.map(({ id }) => recomputeBill(db, id)));
    return again.filter((one) => !one?.isSame).map((one) => `${one?.id}: ${one?.differs}`);
  },

  /** Passes all cash of a member on to another. */
  async drain(member: string, receiver: string) {
    const { sumBalance: amount } = await memberBalance(db, member, 'KHR');
    if (amount > 0n) await post(db, transfer({ member, receiver, currency: 'KHR', amount, key: randomUUID() }));
  },
});
