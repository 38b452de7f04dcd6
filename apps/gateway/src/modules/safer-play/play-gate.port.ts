import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { isClosing } from '../closing/closing.port.ts';
import { findBreak } from './break.repository.ts';
import { listLimits, type PlayLimit } from './limit.repository.ts';
import { playWindows, readDeposits, readPlay } from './usage.repository.ts';

/** Zone of the merchant, by whose clocks days, weeks and months are counted. */
type Zone = () => Promise<string>;

/** Why money that has come is not credited: the member has closed deposits to himself, or a limit has no room for it. */
export type PayInRefusal = 'DEPOSITS_CLOSED' | 'LIMIT_REACHED';

/** What one limit allows now. */
interface Room {
  limit: PlayLimit;
  left: Money;
  resetsAt: Date;
}

const tightest = (rooms: readonly Room[]): Room | undefined =>
  rooms.reduce<Room | undefined>((least, room) => (least && least.left <= room.left ? least : room), undefined);

const refusal = ({ limit, left, resetsAt }: Room): Fault =>
  new Fault('LIMIT_REACHED', {
    params: {
      kind: limit.kind,
      period: limit.period,
      left: formatMoney(left < 0n ? 0n : left),
      resetsAt: resetsAt.toISOString(),
    },
  });

/**
 * Where money and play begin: refuses what a member has closed to himself, in the transaction of what it is about. Results,
 * refunds and withdrawals never come here.
 */
export function createPlayGate(zone: Zone, now: () => Date) {
  const windowsOf = async (limits: readonly PlayLimit[]) => {
    const all = playWindows(now(), await zone());
    return Object.fromEntries(limits.map(({ period }) => [period, all[period]]));
  };

  const roomsOf = async (
    db: Executor,
    memberId: string,
    limits: readonly PlayLimit[],
    withoutOrder?: string,
  ): Promise<Room[]> => {
    const windows = await windowsOf(limits);
    const hasDeposit = limits.some(({ kind }) => kind === 'deposit');
    const play = limits.some(({ kind }) => kind !== 'deposit') ? await readPlay(db, memberId, windows) : {};
    const deposits = hasDeposit ? await readDeposits(db, memberId, windows, withoutOrder) : {};
    return limits.flatMap((limit) => {
      const { kind, period, amount } = limit;
      const used = (kind === 'deposit' ? deposits[period] : play[period]?.[kind]) ?? 0n;
      const window = windows[period];
      return window ? [{ limit, left: amount - used, resetsAt: window.end }] : [];
    });
  };

  const assertNoBreak = async (db: Executor, memberId: string): Promise<void> => {
    const found = await findBreak(db, memberId, now());
    if (!found) {
      if (await isClosing(db, memberId)) throw new Fault('EXCLUDED', { params: {} });
      return;
    }
    const { until, isOver } = found;
    throw new Fault('EXCLUDED', { params: until && !isOver ? { until: until.toISOString() } : {} });
  };

  return {
    /** @throws Fault EXCLUDED during a time-out or an exclusion, and while the account is being closed */
    assertNoBreak,

    /** Before a game is opened. @throws Fault EXCLUDED, and LIMIT_REACHED when no time is left */
    async assertMayOpen(db: Executor, memberId: string): Promise<void> {
      await assertNoBreak(db, memberId);
      const limits = (await listLimits(db, memberId)).filter(({ kind }) => kind === 'time');
      const room = limits.length > 0 ? tightest(await roomsOf(db, memberId, limits)) : undefined;
      if (room && room.left <= 0n) throw refusal(room);
    },

    /**
     * After a bet was booked, in its transaction: the posting has locked the wallet, so of two bets at once the second
     * sees the first, and a refusal takes everything back.
     *
     * @param bet what it has staked, and how much of that was cash; both are counted already
     * @throws Fault LIMIT_REACHED with what was left before the bet
     */
    async assertWithin(trx: Trx, memberId: string, bet: { stake: Money; cash: Money }): Promise<void> {
      const limits = (await listLimits(trx, memberId)).filter(({ kind }) => kind !== 'deposit');
      if (limits.length === 0) return;
      const passed = (await roomsOf(trx, memberId, limits)).filter(({ limit, left }) =>
        limit.kind === 'time' ? left <= 0n : left < 0n,
      );
      const counted = { deposit: 0n, time: 0n, loss: bet.cash, wager: bet.stake };
      const room = tightest(passed.map((one) => ({ ...one, left: one.left + counted[one.limit.kind] })));
      if (room) throw refusal(room);
    },

    /**
     * Before an order to pay in is made, in its transaction; orders of one member are made one after the other.
     *
     * @throws Fault EXCLUDED, LIMIT_REACHED
     */
    async assertMayPayIn(trx: Trx, memberId: string, amount: Money): Promise<void> {
      await assertNoBreak(trx, memberId);
      const limits = (await listLimits(trx, memberId)).filter(({ kind }) => kind === 'deposit');
      const room = limits.length > 0 ? tightest(await roomsOf(trx, memberId, limits)) : undefined;
      if (room && amount > room.left) throw refusal(room);
    },

    /**
     * Why money that has come may not be credited, asked behind the lock of what is held against the limit. An order has kept
     * its own amount free, so a payment within it passes; more than that needs room, as an order of its own would.
     *
     * @param order the one that it is for, and what is still open of it
     */
    async whyNotPaidIn(
      trx: Trx,
      memberId: string,
      amount: Money,
      order?: { id: string; open: Money },
    ): Promise<PayInRefusal | undefined> {
      if ((await findBreak(trx, memberId, now())) || (await isClosing(trx, memberId))) return 'DEPOSITS_CLOSED';
      if (order && amount <= order.open) return undefined;
      const limits = (await listLimits(trx, memberId)).filter(({ kind }) => kind === 'deposit');
      if (limits.length === 0) return undefined;
      const room = tightest(await roomsOf(trx, memberId, limits, order?.id));
      return room && amount > room.left ? 'LIMIT_REACHED' : undefined;
    },

    /** What each limit of a member allows now. */
    rooms: async (db: Executor, memberId: string): Promise<Room[]> =>
      roomsOf(db, memberId, await listLimits(db, memberId)),
  };
}

export type PlayGate = ReturnType<typeof createPlayGate>;
