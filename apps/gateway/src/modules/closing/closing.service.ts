import type { MemberClosing } from '@mekong/api-client/admin/contract/types';
import type { AccountClosing, CloseAccountRequest } from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import { giveUpRest } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { OwnerNotices } from '../identity/owner-notices.port.ts';
import {
  agreeToRest,
  type Closing,
  closeAccount,
  findClosing,
  hasMovedMoney,
  insertClosing,
  keepAccount,
  listClosedToLookAt,
  listClosing,
  lockAccount,
  noteClosedLookedAt,
  readAgency,
  readRest,
} from './closing.repository.ts';
import { type Agency, isAnyAgency, isNothingLeft } from './rest.ts';

/** Accounts that one run of the job looks at. */
const PER_RUN = 500;

export interface ClosingPorts {
  db: Executor;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn) => Promise<void>;
  notices: Pick<OwnerNotices, 'write'>;
  /** What ends at once, in the transaction that asks for the end: sessions in games, orders to pay in, marketing. */
  endPlay: readonly ((trx: Trx, memberId: string) => Promise<void>)[];
  /** Smallest amount that can be paid out in a currency; 0 when nobody knows. */
  leastPayout: (currency: string) => Promise<Money>;
  /** Ends contracts of an agent and puts those below it under the next agent above; done again, it goes on where it was. */
  leaveAgency: (on: Executor, memberId: string) => Promise<void>;
  /** Brings what lies at vendors to the main wallet. */
  collectAtVendors: (trx: Trx, owner: { memberId: string; currency: string }) => Promise<void>;
  /** Takes back an application to become an agent, when the account is closed. */
  dropApplication: (trx: Trx, memberId: string) => Promise<void>;
  /** Keeps what came to the wallet of a closed account, or is missing there, for operators to decide. */
  keepMoneyAfterEnd: (trx: Trx, money: { memberId: string; currency: string; amount: Money }) => Promise<void>;
  /** Ends every session of a member. */
  endSessions: (on: Executor, memberId: string) => Promise<unknown>;
  /** Time by the database. */
  now: () => Date;
}

const stateOf = (found: Closing | undefined): AccountClosing['state'] =>
  found === undefined ? 'OPEN' : found.closed_at ? 'CLOSED' : 'CLOSING';

const wireAgency = ({ endsAt, ...counts }: Agency): NonNullable<AccountClosing['agency']> => ({
  ...counts,
  ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
});

/** Accounts whose owners leave: play ends at once, the account when nothing is left on it. */
export function createClosing(ports: ClosingPorts) {
  const { db, log, requireStrong, notices, endPlay, leastPayout, endSessions, now } = ports;
  const { leaveAgency, keepMoneyAfterEnd } = ports;

  const state = async (executor: Executor, actor: SignedIn, least: Money): Promise<AccountClosing> => {
    const { memberId, currency } = actor;
    const found = await findClosing(executor, memberId);
    const rest = await readRest(executor, memberId);
    const agency = await readAgency(executor, memberId);
    return {
      state: stateOf(found),
      ...(found ? { askedAt: found.asked_at.toISOString() } : {}),
      currency,
      cash: formatMoney(rest.cash),
      onHold: formatMoney(rest.onHold),
      openBets: formatMoney(rest.openBets),
      bonus: formatMoney(rest.bonus),
      ...(rest.credit > 0n ? { credit: formatMoney(rest.credit) } : {}),
      leastPayout: formatMoney(least),
      openWithdrawals: rest.openWithdrawals,
      openDeposits: rest.openDeposits,
      isRestGivenUp: found?.rest_agreed_at != null,
      mayKeep: found !== undefined && (await mayKeep(executor, actor, found)),
      ...(actor.role === 'agent' ? { agency: wireAgency(agency) } : {}),
    };
  };

  /** Closes an account that was asked to, if nothing is left on it. @returns whether it is closed now */
  const finish = async (trx: Trx, memberId: string, least: Money): Promise<boolean> => {
    const found = await findClosing(trx, memberId);
    if (!found || found.closed_at) return false;
    const { username, currency } = await readOwner(trx, memberId);
    // nothing may come between what is read and what is given up
    await lockCash(trx, [memberId], currency);
    await ports.collectAtVendors(trx, { memberId, currency });
    const left = await readRest(trx, memberId);
    const terms = { least, isRestGivenUp: found.rest_agreed_at !== null };
    if (!isNothingLeft(left, await readAgency(trx, memberId), terms)) return false;
    const { cash: amount } = left;
    if (amount > 0n) await post(trx, giveUpRest({ member: memberId, currency, amount, closing: found.id }));
    await ports.dropApplication(trx, memberId);
    await notices.write(trx, memberId, 'accountClosed');
    await closeAccount(trx, found, { closedAt: now(), rest: amount });
    await appendAudit(trx, {
      ...{ action: 'account.closed', actorRole: 'system', object: username },
      ...(amount > 0n ? { detail: { amount: formatMoney(amount), currency } } : {}),
    });
    return true;
  };

  /** An agent has given up too much to come back: those below belong to another by now. */
  const mayKeep = async (executor: Executor, { memberId, role }: SignedIn, found: Closing): Promise<boolean> =>
    !found.closed_at && role !== 'agent' && !(await hasMovedMoney(executor, memberId, found.asked_at));

  const leave = async (memberId: string): Promise<void> => {
    if (isAnyAgency(await readAgency(db, memberId))) await leaveAgency(db, memberId);
  };

  const readOwner = (executor: Executor, memberId: string) =>
    executor.selectFrom('member').select(['username', 'currency']).where('id', '=', memberId).executeTakeFirstOrThrow();

  const audit = (trx: Trx, actor: SignedIn, action: 'account.closing' | 'account.kept' | 'account.rest-given-up') =>
    appendAudit(trx, { action, actorId: actor.memberId, actorRole: actor.role, object: actor.username });

  return {
    /** How the account stands, and what is left on it. */
    state: async (actor: SignedIn): Promise<AccountClosing> => state(db, actor, await leastPayout(actor.currency)),

    /**
     * Ends play and deposits at once, and the account as soon as nothing is left on it.
     *
     * @throws Fault AUTH_STEP_UP, VALIDATION_FAILED when the user name was not typed, STATE_STALE when it was asked before
     */
    async close(
      actor: SignedIn,
      { confirmation, giveUpRest: isRestGivenUp = false }: CloseAccountRequest,
    ): Promise<AccountClosing> {
      await requireStrong(actor);
      if (confirmation.trim().toLowerCase() !== actor.username.toLowerCase()) throw invalid('confirmation', 'equal');
      const { memberId } = actor;
      const least = await leastPayout(actor.currency);
      const closed = await inTransaction(db, async (trx) => {
        await lockAccount(trx, memberId);
        if (await findClosing(trx, memberId)) throw new Fault('STATE_STALE');
        await insertClosing(trx, memberId, { askedAt: now(), isRestGivenUp });
        for (const end of endPlay) await end(trx, memberId);
        await audit(trx, actor, 'account.closing');
        if (!(await finish(trx, memberId, least))) await notices.write(trx, memberId, 'accountClosing');
        return state(trx, actor, least);
      });
      if (closed.state === 'CLOSED') await endSessions(db, memberId);
      if (closed.state === 'CLOSED' || actor.role !== 'agent') return closed;
      // what fails here is done by the job
      await leave(memberId).catch((error: unknown) => log.error({ err: error }, 'an agency cannot be left'));
      return state(db, actor, least);
    },

    /**
     * Gives up a rest that is too small to be paid out, when the account is closed: at once, if nothing else is left.
     *
     * @throws Fault AUTH_STEP_UP, STATE_STALE when the account is not being closed, or the owner has agreed before
     */
    async giveUp(actor: SignedIn): Promise<AccountClosing> {
      await requireStrong(actor);
      const { memberId } = actor;
      const least = await leastPayout(actor.currency);
      const after = await inTransaction(db, async (trx) => {
        await lockAccount(trx, memberId);
        const found = await findClosing(trx, memberId);
        if (!found || found.closed_at || found.rest_agreed_at) throw new Fault('STATE_STALE');
        await agreeToRest(trx, found, now());
        await audit(trx, actor, 'account.rest-given-up');
        await finish(trx, memberId, least);
        return state(trx, actor, least);
      });
      if (after.state === 'CLOSED') await endSessions(db, memberId);
      return after;
    },

    /** Keeps the account after all. @throws Fault STATE_STALE when it is closed, or money has left since */
    async keep(actor: SignedIn): Promise<AccountClosing> {
      const { memberId } = actor;
      const least = await leastPayout(actor.currency);
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, memberId);
        const found = await findClosing(trx, memberId);
        if (!found || !(await mayKeep(trx, actor, found))) throw new Fault('STATE_STALE');
        await keepAccount(trx, found, now());
        await audit(trx, actor, 'account.kept');
        await notices.write(trx, memberId, 'accountKept');
        return state(trx, actor, least);
      });
    },

    /** How an account stands, for operators. @throws Fault NOT_FOUND */
    async ofMember(memberId: string): Promise<MemberClosing> {
      const member = await db.selectFrom('member').select('currency').where('id', '=', memberId).executeTakeFirst();
      if (!member) throw new Fault('NOT_FOUND');
      const found = await findClosing(db, memberId);
      const { cash, onHold, openBets, credit, openWithdrawals } = await readRest(db, memberId);
      return {
        state: stateOf(found),
        ...(found ? { askedAt: found.asked_at.toISOString() } : {}),
        ...(found?.closed_at ? { closedAt: found.closed_at.toISOString() } : {}),
        currency: member.currency,
        cash: formatMoney(cash),
        onHold: formatMoney(onHold),
        openBets: formatMoney(openBets),
        ...(credit > 0n ? { credit: formatMoney(credit) } : {}),
        openWithdrawals,
      };
    },

    /** Takes money off accounts that are closed: a bet that is settled late, a payout that the bank returns; for the job. */
    async keepWhatCameLater(signal?: AbortSignal): Promise<void> {
      const at = now();
      const lookedAt: string[] = [];
      for (const { id, memberId, currencies } of await listClosedToLookAt(db, at, PER_RUN)) {
        if (signal?.aborted) break;
        try {
          for (const currency of currencies)
            await inTransaction(db, async (trx) => {
              await ports.collectAtVendors(trx, { memberId, currency });
              const amount = (await lockCash(trx, [memberId], currency)).get(memberId) ?? 0n;
              if (amount !== 0n) await keepMoneyAfterEnd(trx, { memberId, currency, amount });
            });
          lookedAt.push(id);
        } catch (error) {
          log.error({ err: error, member: memberId }, 'money of a closed account is not kept');
        }
      }
      await noteClosedLookedAt(db, lookedAt, at);
    },

    /** Closes the accounts that nothing is left on any more; for the job. */
    async closeEmpty(signal?: AbortSignal): Promise<void> {
      for (const { memberId, currency } of await listClosing(db, PER_RUN)) {
        if (signal?.aborted) return;
        try {
          await leave(memberId);
          const least = await leastPayout(currency);
          const isClosed = await inTransaction(db, async (trx) => {
            await lockAccount(trx, memberId);
            return finish(trx, memberId, least);
          });
          if (isClosed) await endSessions(db, memberId);
        } catch (error) {
          log.error({ err: error, member: memberId }, 'an account cannot be closed');
        }
      }
    },
  };
}
