import type {
  ExclusionRequest,
  PlayLimitChange,
  PlayLimitHistory,
  PlayLimitName,
  PlayLimitRequest,
  PlaySign,
  PlayStatistics,
  RealityCheckRequest,
  SaferPlay,
  TimeOutRequest,
  PlayBreak as WireBreak,
  PlayLimit as WireLimit,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { startOfDay } from '../../kernel/days.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney } from '../../kernel/money.ts';
import { isClosing } from '../closing/closing.port.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  askReturn,
  findBreak,
  insertBreak,
  liftBreaks,
  listBreaks,
  lockPlayer,
  type PlayBreak,
} from './break.repository.ts';
import { endOfExclusion, endOfTimeOut } from './break-end.ts';
import {
  dropLimit,
  type LimitChange,
  type LimitName,
  listChanges,
  listLimits,
  listStaleRequests,
  listUntold,
  lockLimit,
  noteChange,
  type PlayLimit,
  putLimit,
  setAsked,
  setTold,
} from './limit.repository.ts';
import { ANSWER_MS, answerTime, requestState, WAIT_MS, wishOf } from './limit-steps.ts';
import { tellOfBreak, tellOfLimit, tellOfReady } from './messages.ts';
import { countSign, hideWins, readCheckMinutes, readSitting, writeCheckMinutes } from './play.repository.ts';
import type { PlayGate } from './play-gate.port.ts';
import { readMoneyMoved, readPlayDays } from './statistics.repository.ts';
import { limitKinds, limitPeriods, type PlayWindows, playWindows, readDeposits, readPlay } from './usage.repository.ts';

const DAY_MS = 86_400_000;
/** Minutes of the longest day, week and month: more time than that is no limit. */
const MOST_MINUTES = { day: 1_440n, week: 10_080n, month: 44_640n } as const;
/** Minutes between two reality checks of a member who has not chosen. */
const CHECK_MINUTES = 60;

export interface SaferPlayPorts {
  db: Executor;
  settings: Settings;
  cursors: Cursors;
  gate: PlayGate;
  /** What a break ends at once, in its transaction: sessions in games, orders to pay in, remembered browsers. */
  endPlay: readonly ((trx: Trx, memberId: string) => Promise<void>)[];
  /** Cancels orders to pay in, the newest first, until no more than a limit allows is open. */
  fitDeposits: (trx: Trx, memberId: string, over: () => Promise<Money>) => Promise<void>;
  /** Takes back that offers may be sent, when a member excludes himself. */
  withdrawMarketing: (trx: Trx, memberId: string) => Promise<void>;
  /** Time by the database. */
  now: () => Date;
}

/** Limits, breaks and the clock of play, as members set and see them. */
export function createSaferPlay(ports: SaferPlayPorts) {
  const { db, settings, cursors, gate, endPlay, fitDeposits, withdrawMarketing, now } = ports;
  const zone = async () => (await settings.current()).merchant.timeZone;

  const audit = (
    trx: Trx,
    actor: SignedIn,
    action: 'play-limit.changed' | 'play-break.begun' | 'play-break.ended',
    detail: Record<string, string>,
  ) => appendAudit(trx, { action, actorId: actor.memberId, actorRole: actor.role, object: actor.username, detail });

  /** All limits that there can be, with what was used of them. */
  const wireLimits = async (executor: Executor, memberId: string, windows: PlayWindows): Promise<WireLimit[]> => {
    const limits = await listLimits(executor, memberId);
    const play = await readPlay(executor, memberId, windows);
    const deposits = await readDeposits(executor, memberId, windows);
    return limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period);
        const used = (kind === 'deposit' ? deposits[period] : play[period]?.[kind]) ?? 0n;
        return wireLimit({ kind, period }, limit, used, windows[period].end, now());
      }),
    );
  };

  const state = async (executor: Executor, memberId: string): Promise<SaferPlay> => {
    const { merchant, saferPlay } = await settings.current();
    const found = await findBreak(executor, memberId, now());
    return {
      timeZone: merchant.timeZone,
      limits: await wireLimits(executor, memberId, playWindows(now(), merchant.timeZone)),
      ...(found ? { break: wireBreak(found) } : {}),
      ...((await isClosing(executor, memberId)) ? { isClosing: true } : {}),
      checkMinutes: (await readCheckMinutes(executor, memberId)) ?? CHECK_MINUTES,
      helpLines: saferPlay.helpLines,
    };
  };

  /** Changes one limit, alone, and answers how all stand then. */
  const changeLimit = (
    actor: SignedIn,
    name: LimitName,
    work: (trx: Trx, limit: PlayLimit | undefined) => Promise<{ step: LimitChange['step']; amount: Money | undefined }>,
  ): Promise<SaferPlay> =>
    inTransaction(db, async (trx) => {
      const { memberId } = actor;
      const { step, amount } = await work(trx, await lockLimit(trx, memberId, name));
      await noteChange(trx, memberId, name, step, amount);
      await tellOfLimit(trx, actor, name, { step, amount, at: now() });
      await audit(trx, actor, 'play-limit.changed', {
        limit: `${name.kind} ${name.period}`,
        ...{ step, amount: amount === undefined ? 'none' : formatMoney(amount) },
      });
      return state(trx, memberId);
    });

  /** By how much the deposits of a period are over its limit. */
  const over = async (trx: Trx, memberId: string, { kind, period }: LimitName): Promise<Money> => {
    const limit = (await listLimits(trx, memberId)).find((one) => one.kind === kind && one.period === period);
    const windows = playWindows(now(), await zone());
    const used = (await readDeposits(trx, memberId, { [period]: windows[period] }))[period] ?? 0n;
    return limit ? used - limit.amount : 0n;
  };

  const wantedAmount = ({ kind, period, amount }: PlayLimitRequest): Money | undefined => {
    if (amount === undefined) return undefined;
    const wanted = parseMoney(amount);
    const most = MOST_MINUTES[period];
    if (kind === 'time' && wanted > most * MONEY_SCALE)
      throw new Fault('VALIDATION_FAILED', {
        params: { fields: [{ name: 'amount', rule: 'max', max: Number(most) }] },
      });
    return wanted;
  };

  /** Begins a break: at once, for everything that is play, and never shorter than one that is in force. */
  const begin = (
    actor: SignedIn,
    kind: PlayBreak['kind'],
    period: string,
    until: Date | undefined,
  ): Promise<SaferPlay> =>
    inTransaction(db, async (trx) => {
      const { memberId } = actor;
      await lockPlayer(trx, memberId);
      const current = await findBreak(trx, memberId, now());
      const isShorter = current && !current.isOver && (!current.until || (until && until <= current.until));
      const isWeaker = current?.kind === 'EXCLUSION' && kind === 'TIME_OUT';
      if (isWeaker || (isShorter && current.kind === kind)) throw new Fault('STATE_STALE');
      await insertBreak(trx, { memberId, kind, period, beganAt: now(), until });
      for (const end of endPlay) await end(trx, memberId);
      await tellOfBreak(trx, memberId, kind, until);
      if (kind === 'EXCLUSION') {
        await hideWins(trx, memberId);
        await withdrawMarketing(trx, memberId);
      }
      await audit(trx, actor, 'play-break.begun', { kind, period, until: until?.toISOString() ?? 'for life' });
      return state(trx, memberId);
    });

  return {
    /** Limits with what is left of them, the break that is in force, the interval of checks, and who helps. */
    state: ({ memberId }: SignedIn): Promise<SaferPlay> => state(db, memberId),

    /**
     * Sets a limit. A lower one is in force at once and takes back what was asked for; a higher one, or none, waits.
     *
     * @throws Fault VALIDATION_FAILED for more time than there is, STATE_STALE when there is no limit to take away
     */
    setLimit: (actor: SignedIn, request: PlayLimitRequest): Promise<SaferPlay> => {
      const wanted = wantedAmount(request);
      return changeLimit(actor, request, async (trx, limit) => {
        switch (wishOf(limit, wanted)) {
          case 'nothing':
            throw new Fault('STATE_STALE');
          case 'set':
            await putLimit(trx, actor.memberId, request, wanted ?? 0n);
            if (request.kind === 'deposit')
              await fitDeposits(trx, actor.memberId, () => over(trx, actor.memberId, request));
            return { step: 'SET', amount: wanted };
          case 'ask':
            await setAsked(trx, actor.memberId, request, { amount: wanted, at: now() });
            return { step: 'ASKED', amount: wanted };
        }
      });
    },

    /** The second yes to a higher limit, a day after it was asked for. @throws Fault STATE_STALE before, and a week later */
    confirmLimit: (actor: SignedIn, name: PlayLimitName): Promise<SaferPlay> =>
      changeLimit(actor, name, async (trx, limit) => {
        if (!limit?.asked || requestState(limit.asked.at, now()) !== 'ready') throw new Fault('STATE_STALE');
        const { amount } = limit.asked;
        if (amount === undefined) await dropLimit(trx, actor.memberId, name);
        else await putLimit(trx, actor.memberId, name, amount);
        return { step: 'CONFIRMED', amount };
      }),

    /** Takes back what was asked for. @throws Fault STATE_STALE when nothing was */
    keepLimit: (actor: SignedIn, name: PlayLimitName): Promise<SaferPlay> =>
      changeLimit(actor, name, async (trx, limit) => {
        if (!limit?.asked) throw new Fault('STATE_STALE');
        await setAsked(trx, actor.memberId, name, undefined);
        return { step: 'KEPT', amount: limit.amount };
      }),

    /** What a member changed, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async history(
      { memberId }: Pick<SignedIn, 'memberId'>,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<PlayLimitHistory> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listPlayLimitChanges', reader: memberId },
        page,
        (place, limit) => listChanges(db, memberId, place, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireChange) };
    },

    /** @throws Fault STATE_STALE when a longer break, or an exclusion, is in force */
    timeOut: async (actor: SignedIn, { period }: TimeOutRequest): Promise<SaferPlay> =>
      begin(actor, 'TIME_OUT', period, endOfTimeOut(now(), period, await zone())),

    /**
     * Excludes a member from play until its end, which nobody can move forward.
     *
     * @throws Fault VALIDATION_FAILED when the user name was not typed, STATE_STALE when a longer one is in force
     */
    async exclude(actor: SignedIn, { period, confirmation }: ExclusionRequest): Promise<SaferPlay> {
      if (confirmation.trim().toLowerCase() !== actor.username.toLowerCase()) throw invalid('confirmation', 'equal');
      return begin(actor, 'EXCLUSION', period, endOfExclusion(now(), period, await zone()));
    },

    /**
     * After an exclusion is over: the first call asks to play again, the second one, a day later, ends it.
     *
     * @throws Fault STATE_STALE before its end, and before the day is over
     */
    askReturn: (actor: SignedIn): Promise<SaferPlay> =>
      inTransaction(db, async (trx) => {
        const { memberId } = actor;
        await lockPlayer(trx, memberId);
        const found = await findBreak(trx, memberId, now());
        if (!found?.isOver) throw new Fault('STATE_STALE');
        if (!found.returnAskedAt) await askReturn(trx, memberId, now());
        else if (now().getTime() - found.returnAskedAt.getTime() < WAIT_MS) throw new Fault('STATE_STALE');
        else {
          await liftBreaks(trx, memberId, now());
          await audit(trx, actor, 'play-break.ended', { kind: found.kind, period: found.period });
        }
        return state(trx, memberId);
      }),

    async setCheck({ memberId }: SignedIn, { minutes }: RealityCheckRequest): Promise<SaferPlay> {
      await writeCheckMinutes(db, memberId, minutes);
      return state(db, memberId);
    },

    /**
     * A game is open before the member: counts the time, and says how long it has been and what it has brought.
     *
     * @throws Fault NOT_FOUND for a session that is not an own one; EXCLUDED, LIMIT_REACHED when play has to end
     */
    async sign({ memberId }: SignedIn, gameSessionId: string): Promise<PlaySign> {
      const sitting = await readSitting(db, memberId, gameSessionId);
      if (!sitting) throw new Fault('NOT_FOUND');
      await countSign(db, memberId, now());
      await gate.assertMayOpen(db, memberId);
      return {
        since: sitting.since.toISOString(),
        net: formatMoney(BigInt(sitting.net)),
        checkMinutes: (await readCheckMinutes(db, memberId)) ?? CHECK_MINUTES,
      };
    },

    /** Own play of the last days. */
    async statistics({ memberId, currency }: SignedIn, days: number): Promise<PlayStatistics> {
      const timeZone = await zone();
      const to = now();
      // twelve hours into the day, so that a day of 23 or 25 hours moves it to no other
      const today = startOfDay(to, timeZone);
      const from = startOfDay(new Date(today.getTime() + DAY_MS / 2 - (days - 1) * DAY_MS), timeZone);
      const rows = await readPlayDays(db, memberId, { from, to, zone: timeZone });
      const moved = await readMoneyMoved(db, memberId, from);
      return {
        ...{ currency, timeZone, from: from.toISOString(), to: to.toISOString() },
        days: rows.map(({ day, minutes, staked, net }) => ({
          ...{ day, minutes },
          staked: formatMoney(BigInt(staked)),
          net: formatMoney(BigInt(net)),
        })),
        minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
        net: formatMoney(rows.reduce((sum, { net }) => sum + BigInt(net), 0n)),
        deposits: formatMoney(BigInt(moved.deposits)),
        withdrawals: formatMoney(BigInt(moved.withdrawals)),
      };
    },

    /** Limits that a member has set, all breaks, and the last changes, for operators. */
    async ofMember(memberId: string) {
      const limits = await wireLimits(db, memberId, playWindows(now(), await zone()));
      return {
        limits: limits.filter(({ amount }) => amount !== undefined),
        breaks: (await listBreaks(db, memberId, now())).map(wireBreak),
        changes: (await listChanges(db, memberId, undefined, 50)).map(wireChange),
      };
    },

    /** Tells of requests that may be confirmed now, and forgets those that nobody said yes to in time; for the job. */
    async followRequests(): Promise<void> {
      const before = new Date(now().getTime() - WAIT_MS - ANSWER_MS);
      const readySince = new Date(now().getTime() - WAIT_MS);
      for (const { memberId, currency, ...name } of await listUntold(db, readySince))
        await inTransaction(db, async (trx) => {
          const limit = await lockLimit(trx, memberId, name);
          if (!limit?.asked || limit.asked.at > readySince) return;
          await setTold(trx, memberId, name, now());
          if (limit.asked.at >= before) await tellOfReady(trx, { memberId, currency }, name, limit.asked);
        });
      for (const { memberId, currency, ...name } of await listStaleRequests(db, before))
        await inTransaction(db, async (trx) => {
          const limit = await lockLimit(trx, memberId, name);
          if (!limit?.asked || limit.asked.at >= before) return;
          await setAsked(trx, memberId, name, undefined);
          await noteChange(trx, memberId, name, 'KEPT', limit.amount);
          await tellOfLimit(trx, { memberId, currency }, name, { step: 'KEPT', amount: limit.amount, at: now() });
        });
    },
  };
}

export type SaferPlayService = ReturnType<typeof createSaferPlay>;

function wireLimit(name: LimitName, limit: PlayLimit | undefined, used: Money, resetsAt: Date, now: Date): WireLimit {
  const isOpen = limit?.asked && requestState(limit.asked.at, now) !== 'over' ? limit.asked : undefined;
  const left = limit && (used < limit.amount ? limit.amount - used : 0n);
  return {
    ...{ kind: name.kind, period: name.period, used: formatMoney(used), resetsAt: resetsAt.toISOString() },
    ...(limit && left !== undefined ? { amount: formatMoney(limit.amount), left: formatMoney(left) } : {}),
    ...(isOpen ? { asked: wireAsked(isOpen) } : {}),
  };
}

const wireAsked = ({ amount, at }: { amount: Money | undefined; at: Date }): NonNullable<WireLimit['asked']> => {
  const { from, until } = answerTime(at);
  return {
    ...(amount === undefined ? {} : { amount: formatMoney(amount) }),
    ...{ at: at.toISOString(), from: from.toISOString(), until: until.toISOString() },
  };
};

const wireBreak = ({ kind, period, beganAt, until, isOver, returnAskedAt }: PlayBreak): WireBreak => ({
  ...{ kind, period: period as WireBreak['period'], beganAt: beganAt.toISOString(), isOver },
  ...(until ? { until: until.toISOString() } : {}),
  ...(returnAskedAt ? { returnFrom: new Date(returnAskedAt.getTime() + WAIT_MS).toISOString() } : {}),
});

const wireChange = ({ kind, period, step, amount, at }: LimitChange): PlayLimitChange => ({
  ...{ kind, period, step, at: at.toISOString() },
  ...(amount === undefined ? {} : { amount: formatMoney(amount) }),
});
