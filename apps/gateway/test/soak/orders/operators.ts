import { randomUUID } from 'node:crypto';
import type { AdminOperationId } from '@mekong/api-client/admin/contract/operations';
import type { Chance } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import { type Calls, isRefusal } from './calls.ts';
import type { World } from './world.ts';

/** Decisions of a kind in one round, and how many at once. */
const PER_ROUND = 60;
const AT_ONCE = 4;
/** Others were quicker, or it cannot be done now. */
const LATER = [
  'STATE_STALE',
  'NOT_FOUND',
  'WALLET_INSUFFICIENT',
  'WALLET_FROZEN',
  'VALIDATION_FAILED',
  'APPROVAL_CLOSED',
];
/** Wallets that are corrected in one round. */
const CORRECTIONS = 2;

interface Item {
  readonly id: string;
  readonly amount: string;
  readonly reason: string;
  readonly hasPayment: boolean;
  readonly currency: string;
  readonly orderNo: string | null;
}

const reason = 'As the soak decides';

/** What operators decide, through the console. @param hurry decides everything, else leaves some for later */
export function createOperators(world: World, calls: Calls, chance: Chance) {
  const db = world.db.kysely;

  const decide = async (id: AdminOperationId, rowId: string, body: object): Promise<boolean> => {
    try {
      await calls.operator(id, { path: { id: rowId }, body });
      return true;
    } catch (error) {
      return !isRefusal(error, LATER);
    }
  };

  const each = async <T>(rows: readonly T[], work: (row: T) => Promise<unknown>): Promise<number> => {
    const left = [...rows];
    const next = async (): Promise<void> => {
      for (let row = left.shift(); row !== undefined; row = left.shift()) await work(row);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    return rows.length;
  };

  const review = async (): Promise<number> => {
    const { rows } = await sql<{ id: string }>`
      select id from withdraw_order where state = 'REVIEW' order by id limit ${PER_ROUND}`.execute(db);
    return each(rows, ({ id }) =>
      chance.next() < 0.9
        ? decide('approveWithdrawal', id, { reason })
        : decide('rejectWithdrawal', id, {
            ...{ reason: chance.pick(['IDENTITY', 'ACCOUNT', 'TERMS', 'SECURITY']), note: reason },
          }),
    );
  };

  const disputes = async (): Promise<number> => {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from withdraw_dispute where closed_at is null order by id limit ${PER_ROUND}`.execute(db);
    return each(rows, ({ id, state }) => {
      const way = chance.between(1, 10);
      if (state === 'OPEN' && way <= 2) return decide('moveDispute', id, { step: 'PROVIDER', reason });
      if (state !== 'NEED_EVIDENCE' && way <= 3) return decide('moveDispute', id, { step: 'EVIDENCE', reason });
      const outcome = way <= 7 || state === 'NEED_EVIDENCE' ? 'PAID' : 'RETURNED';
      return decide('resolveDispute', id, { outcome, reason });
    });
  };

  /** Slips for which nothing has come for a while. */
  const slips = async (hurry: boolean): Promise<number> => {
    const { rows } = await sql<{ id: string }>`
      select distinct on (o.id) s.id from deposit_slip s join deposit_order o on o.id = s.order_id
       where o.state = 'REVIEW' and s.sent_at < now() - make_interval(secs => ${hurry ? 0 : 20})
       order by o.id, s.id limit ${PER_ROUND}`.execute(db);
    return each(rows, ({ id }) => decide('rejectSlip', id, { reason: 'NOT_ARRIVED' }));
  };

  const settleItem = async (
    { id, amount, reason: why, hasPayment, currency, orderNo }: Item,
    isNextDay: boolean,
  ): Promise<unknown> => {
    const owed = BigInt(amount) < 0n;
    if (owed && why !== 'REFUNDED' && (await decide('collectOwedMoney', id, { reason }))) return;
    const way = chance.next();
    // what is sent back on the next day is in a file of the day after it
    if (!owed && hasPayment && way < 0.4 && !isNextDay) return decide('refundUnmatchedPayment', id, { reason });
    if (!owed && way < 0.8) {
      const receiver =
        !hasPayment || currency !== 'KHR'
          ? {}
          : orderNo !== null && chance.next() < 0.5
            ? { orderNo }
            : { username: chance.pick(world.people).username };
      if (await decide('creditUnmatchedPayment', id, { ...receiver, reason })) return;
    }
    return decide('writeOffUnmatchedPayment', id, { reason });
  };

  const unmatched = async (hurry: boolean, isNextDay: boolean): Promise<number> => {
    const { rows } = await sql<Item>`
      select s.id, s.amount::text, s.reason, s.currency, s.payment_id is not null as "hasPayment",
             o.order_no as "orderNo"
        from suspense_item s left join deposit_payment p on p.id = s.payment_id left join deposit_order o on o.id = p.order_id
       where s.ended_at is null and (s.refund_no is null)
         and s.created_at < now() - make_interval(secs => ${hurry ? 0 : 5})
         -- what the provider owes may still come
         and (s.reason <> 'REFUNDED' or ${hurry})
       order by s.id limit ${PER_ROUND}`.execute(db);
    return each(rows, (row) => settleItem(row, isNextDay));
  };

  /** Fees that a provider has kept of payouts that failed, which only its file tells. Amounts have to agree by themselves. */
  const fees = async (): Promise<number> => {
    const { rows } = await sql<{ id: string }>`
      select id from settlement_difference where ended_at is null and told_amount = booked_amount`.execute(db);
    return each(rows, ({ id }) => decide('acceptSettlementDifference', id, { reason }));
  };

  /** Money that is given or taken by hand. One whose answer was lost is sent again under its key, and made once. */
  const correct = async (): Promise<void> => {
    for (let n = 0; n < CORRECTIONS; n++) {
      const key = randomUUID();
      const direction = chance.pick(['CREDIT', 'DEBIT']);
      const body = {
        ...{ key, direction, username: chance.pick(world.people).username, currency: 'KHR', reason },
        amount: `${chance.between(1, 50_000)}.0000`,
        cause: chance.pick(direction === 'CREDIT' ? ['GAME', 'PAYMENT', 'GOODWILL'] : ['GAME', 'PAYMENT']),
      };
      try {
        await calls.operator('correctWallet', { body });
        world.corrected.add(key);
      } catch (error) {
        isRefusal(error, LATER);
      }
    }
  };

  /** One look at every queue, on the next day at what files have told too. @returns how much there was to decide */
  return async (hurry: boolean, isNextDay = false): Promise<number> => {
    if (!hurry) await correct();
    return (
      (await review()) +
      (await disputes()) +
      (await slips(hurry)) +
      (await unmatched(hurry, isNextDay)) +
      (isNextDay ? await fees() : 0)
    );
  };
}
