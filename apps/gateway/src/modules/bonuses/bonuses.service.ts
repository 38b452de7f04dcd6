import type { Bonus, BonusList, BonusOffers } from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import type { GameCategoryCode } from '../../contract/values.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE } from '../../kernel/money.ts';
import { lockCash, playVersion } from '../../ledger/balance.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import {
  type BonusRow,
  findOwnBonus,
  hasLaterBonus,
  listDueBonuses,
  listLateMoney,
  listOwnBonuses,
  lockBonus,
  readStanding,
  saveLook,
  tryLockMemberBonuses,
} from './bonus.repository.ts';
import { hasOpenBets, readBets, readBonusMoney } from './bonus-play.repository.ts';
import { endBonus, settleLate, takeOwed } from './end-bonus.ts';
import { beginQueued, getsNone, kindFor } from './grant.port.ts';
import { limitsOnWire } from './limits-wire.ts';
import { listOpenOffers, type OfferRow } from './offer.repository.ts';
import { contributions, countBets } from './terms.ts';

/** Bonuses that one run of the job looks at. */
const PER_RUN = 500;

export interface BonusPorts {
  db: Executor;
  cursors: Cursors;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const contributionList = (Object.keys(contributions) as GameCategoryCode[]).map((category) => ({
  category,
  percent: contributions[category],
}));

const wireOffer = ({ id, kind, percent, most, least, times, days, ...limits }: OfferRow) => ({
  ...{ id, kind, percent, times, days },
  most: formatMoney(most),
  least: formatMoney(least),
  ...limitsOnWire(limits),
});

/** Bonuses that came with deposits: what is offered, how far they are played, and their ends. */
export function createBonuses({ db, cursors, log }: BonusPorts) {
  const wire = async (executor: Executor, bonus: BonusRow): Promise<Bonus> => {
    const { memberId, currency, required, state, endedAt, converted } = bonus;
    const isActive = state === 'ACTIVE';
    const done = bonus.done ?? (isActive ? countBets(await betsOf(executor, bonus)).done : 0n);
    const balance = isActive ? (await readBonusMoney(executor, memberId, currency)).balance : 0n;
    return {
      ...{ id: bonus.id, orderNo: bonus.orderNo, kind: bonus.kind, currency, state },
      amount: formatMoney(bonus.amount),
      balance: formatMoney(balance > 0n ? balance : 0n),
      required: formatMoney(required),
      done: formatMoney(done < required ? done : required),
      startedAt: bonus.startedAt.toISOString(),
      ...(bonus.beganAt ? { beganAt: bonus.beganAt.toISOString() } : {}),
      expiresAt: bonus.expiresAt.toISOString(),
      ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
      ...(converted > 0n ? { converted: formatMoney(converted) } : {}),
      ...limitsOnWire(bonus),
      ...(bonus.reduced > 0n ? { reduced: formatMoney(bonus.reduced) } : {}),
    };
  };

  /** Begins a bonus whose turn has come, or ends it when that will not come any more. */
  const lookAtQueued = async (trx: Trx, bonus: BonusRow): Promise<void> => {
    const { id, memberId, currency, amount } = bonus;
    if (await playsNoMore(trx, memberId)) return endBonus(trx, bonus, 'FORFEITED');
    if (bonus.isOver) return endBonus(trx, bonus, 'EXPIRED');
    // its days would run while nothing can be bet
    const isHeld = await getsNone(trx, memberId);
    if (!isHeld && (await beginQueued(trx, bonus))) return;
    const isWarned = !isHeld && !bonus.isWarned && bonus.endsSoon;
    if (isWarned)
      await inbox.send(trx, memberId, 'SYSTEM', 'bonusWaitEnds', {
        amount: inboxMoney(amount, currency),
        until: { at: bonus.expiresAt.toISOString() },
      });
    await saveLook(trx, id, { version: 0n, hasOpen: false, isWarned });
  };

  /** Ends a bonus that has run its course, or notes how it stood. */
  const look = async (trx: Trx, id: string): Promise<void> => {
    const bonus = await lockBonus(trx, { id });
    if (bonus?.state === 'QUEUED') return lookAtQueued(trx, bonus);
    if (bonus?.state !== 'ACTIVE') return;
    const { memberId, currency, required } = bonus;
    // a bet that is placed or paid meanwhile is seen whole, or not at all
    await lockCash(trx, [memberId], currency);
    await takeOwed(trx, bonus);
    const version = await playVersion(trx, memberId, currency);
    const hasOpen = await hasOpenBets(trx, memberId, currency);
    const bets = await betsOf(trx, bonus);
    const { balance } = await readBonusMoney(trx, memberId, currency);
    // what somebody has earned stays earned
    if (countBets(bets).done >= required) return endBonus(trx, bonus, 'COMPLETED', bets);
    if (await playsNoMore(trx, memberId)) return endBonus(trx, bonus, 'FORFEITED', bets);
    if (bonus.isOver) return endBonus(trx, bonus, 'EXPIRED', bets);
    if (balance < MONEY_SCALE && !hasOpen) return endBonus(trx, bonus, 'USED', bets);
    const isWarned = !bonus.isWarned && bonus.endsSoon;
    if (isWarned)
      await inbox.send(trx, memberId, 'SYSTEM', 'bonusEnds', {
        amount: inboxMoney(balance, currency),
        until: { at: bonus.expiresAt.toISOString() },
      });
    await saveLook(trx, id, { version, hasOpen, isWarned });
  };

  return {
    /** What an account may choose for its next deposit. */
    async offers({ memberId, currency }: SignedIn): Promise<BonusOffers> {
      const standing = await readStanding(db, memberId, currency);
      const { isBusy } = standing;
      const hasOffers = standing.promised === null && !(await getsNone(db, memberId));
      const offers = hasOffers ? await listOpenOffers(db, kindFor(standing), currency) : [];
      return { currency, isBusy, offers: offers.map(wireOffer), contributions: contributionList };
    },

    /** Own bonuses, the newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list(
      { memberId }: SignedIn,
      page: { cursor?: string | undefined; pageSize?: number | undefined } = {},
    ): Promise<BonusList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listBonuses', reader: memberId },
        { cursor: page.cursor, pageSize: page.pageSize ?? 20 },
        (place, limit) => listOwnBonuses(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      const content = await Promise.all(rows.map((row) => wire(db, row)));
      return { ...next, content, contributions: contributionList };
    },

    /** One own bonus. @throws Fault NOT_FOUND, also for one of others */
    async find({ memberId }: SignedIn, id: string): Promise<Bonus> {
      const bonus = await findOwnBonus(db, memberId, id);
      if (!bonus) throw new Fault('NOT_FOUND');
      return wire(db, bonus);
    },

    /**
     * Ends a bonus because its member wants it so, in play or waiting; one that is earned already becomes cash.
     *
     * @throws Fault NOT_FOUND, STATE_STALE
     */
    giveUp: ({ memberId, role }: SignedIn, id: string, ip: string): Promise<Bonus> =>
      inTransaction(db, async (trx) => {
        const bonus = await lockBonus(trx, { id });
        if (bonus?.memberId !== memberId) throw new Fault('NOT_FOUND');
        if (bonus.state !== 'ACTIVE' && bonus.state !== 'QUEUED') throw new Fault('STATE_STALE');
        await lockCash(trx, [memberId], bonus.currency);
        const bets = bonus.state === 'ACTIVE' ? await betsOf(trx, bonus) : [];
        const isEarned = countBets(bets).done >= bonus.required;
        await endBonus(trx, bonus, isEarned ? 'COMPLETED' : 'CANCELLED', bets, {
          actorId: memberId,
          actorRole: role,
          ip,
        });
        const ended = await findOwnBonus(trx, memberId, id);
        if (!ended) throw new Error('A bonus has ended.');
        return wire(trx, ended);
      }),

    /** Looks at every bonus that may have changed, and at money that has come too late; for the job. */
    async lookAtDue(signal?: AbortSignal): Promise<void> {
      const fail = (id: string) => (error: unknown) =>
        log.error({ err: error, bonus: id }, 'a bonus cannot be looked at');
      for (const id of await listDueBonuses(db, PER_RUN))
        if (!signal?.aborted) await inTransaction(db, (trx) => look(trx, id)).catch(fail(id));
      for (const late of await listLateMoney(db, PER_RUN))
        if (!signal?.aborted)
          await inTransaction(db, async (trx) => {
            const bonus = await lockBonus(trx, { id: late.id });
            await lockCash(trx, [late.memberId], late.currency);
            // a bonus that begins meanwhile has to wait, or has begun
            const isAlone = await tryLockMemberBonuses(trx, late.memberId);
            if (bonus && isAlone && !(await hasLaterBonus(trx, late))) await settleLate(trx, late, bonus);
          }).catch(fail(late.id));
    },
  };
}

/** Bets that count for a bonus in play. */
const betsOf = (db: Executor, { memberId, currency, beganAt, startedAt }: BonusRow) =>
  readBets(db, memberId, currency, beganAt ?? startedAt);

export type Bonuses = ReturnType<typeof createBonuses>;

/** Whether somebody has left play for good: excluded, or closed. */
async function playsNoMore(db: Executor, memberId: string): Promise<boolean> {
  if (await hasExcludedSelf(db, memberId)) return true;
  const row = await db.selectFrom('member').select('status').where('id', '=', memberId).executeTakeFirst();
  return row?.status === 'closed';
}
