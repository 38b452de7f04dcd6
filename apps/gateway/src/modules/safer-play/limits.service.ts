import type { PlayLimitHistory, PlayLimitName, PlayLimitRequest, SaferPlay } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { type AuditDetail, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney } from '../../kernel/money.ts';
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
import { ANSWER_MS, requestState, WAIT_MS, wishOf } from './limit-steps.ts';
import { tellOfLimit, tellOfReady } from './messages.ts';
import { type Standing, type StandingPorts, wireChange } from './standing.ts';
import { playWindows, readDeposits } from './usage.repository.ts';

/** Minutes of the longest day, week and month: more time than that is no limit. */
const MOST_MINUTES = { day: 1_440n, week: 10_080n, month: 44_640n } as const;

export interface LimitPorts extends StandingPorts {
  cursors: Cursors;
  /** Cancels orders to pay in, the newest first, until no more than a limit allows is open. */
  fitDeposits: (trx: Trx, memberId: string, over: () => Promise<Money>) => Promise<void>;
}

/** Limits as members set them: a lower one holds at once, a higher one is asked for and confirmed a day later. */
export function createLimits(ports: LimitPorts, standing: Standing) {
  const { db, settings, cursors, fitDeposits, now } = ports;

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
      const { role: actorRole, username: object, currency } = actor;
      const detail: AuditDetail = {
        limit: `${name.kind} ${name.period}`,
        ...{ step, amount: amount === undefined ? 'none' : formatMoney(amount) },
        // time is in minutes
        ...(name.kind !== 'time' && { currency }),
      };
      await appendAudit(trx, { action: 'play-limit.changed', actorId: memberId, actorRole, object, detail });
      return standing.state(trx, memberId);
    });

  /** By how much the deposits of a period are over its limit. */
  const over = async (trx: Trx, memberId: string, { kind, period }: LimitName): Promise<Money> => {
    const limit = (await listLimits(trx, memberId)).find((one) => one.kind === kind && one.period === period);
    const windows = playWindows(now(), (await settings.current()).merchant.timeZone);
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

  return {
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
