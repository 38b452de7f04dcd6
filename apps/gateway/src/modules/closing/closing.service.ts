import type { MemberClosing } from '@mekong/api-client/admin/contract/types';
import type { AccountClosing, CloseAccountRequest } from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import type { OwnerNotices } from '../identity/owner-notices.port.ts';
import {
  type Closing,
  closeAccount,
  findClosing,
  hasMovedMoney,
  insertClosing,
  keepAccount,
  listClosing,
  lockAccount,
  readRest,
} from './closing.repository.ts';
import { isNothingLeft } from './rest.ts';

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
  /** Ends every session of a member. */
  endSessions: (memberId: string) => Promise<unknown>;
  /** @default the system clock */
  now?: () => Date;
}

const stateOf = (found: Closing | undefined): AccountClosing['state'] =>
  found === undefined ? 'OPEN' : found.closed_at ? 'CLOSED' : 'CLOSING';

/** Accounts whose owners leave: play ends at once, the account when nothing is left on it. */
export function createClosing(ports: ClosingPorts) {
  const { db, log, requireStrong, notices, endPlay, leastPayout, endSessions, now = () => new Date() } = ports;

  const state = async (executor: Executor, actor: SignedIn, least: Money): Promise<AccountClosing> => {
    const { memberId, currency } = actor;
    const found = await findClosing(executor, memberId);
    const rest = await readRest(executor, memberId);
    const isOpen = found !== undefined && !found.closed_at;
    return {
      state: stateOf(found),
      ...(found ? { askedAt: found.asked_at.toISOString() } : {}),
      currency,
      cash: formatMoney(rest.cash),
      onHold: formatMoney(rest.onHold),
      openBets: formatMoney(rest.openBets),
      bonus: formatMoney(rest.bonus),
      leastPayout: formatMoney(least),
      openWithdrawals: rest.openWithdrawals,
      openDeposits: rest.openDeposits,
      mayKeep: isOpen && !(await hasMovedMoney(executor, memberId, found.asked_at)),
    };
  };

  /** Closes an account that was asked to, if nothing is left on it. @returns whether it is closed now */
  const finish = async (trx: Trx, memberId: string, least: Money): Promise<boolean> => {
    const found = await findClosing(trx, memberId);
    if (!found || found.closed_at || !isNothingLeft(await readRest(trx, memberId), least)) return false;
    await notices.write(trx, memberId, 'accountClosed');
    await closeAccount(trx, found, now());
    await appendAudit(trx, { action: 'account.closed', actorRole: 'system', object: await nameOf(trx, memberId) });
    return true;
  };

  const nameOf = async (executor: Executor, memberId: string): Promise<string> =>
    (await executor.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirstOrThrow())
      .username;

  const audit = (trx: Trx, actor: SignedIn, action: 'account.closing' | 'account.kept') =>
    appendAudit(trx, { action, actorId: actor.memberId, actorRole: actor.role, object: actor.username });

  return {
    /** How the account stands, and what is left on it. */
    state: async (actor: SignedIn): Promise<AccountClosing> => state(db, actor, await leastPayout(actor.currency)),

    /**
     * Ends play and deposits at once, and the account as soon as nothing is left on it.
     *
     * @throws Fault AUTH_STEP_UP, VALIDATION_FAILED when the user name was not typed, STATE_STALE when it was asked before
     */
    async close(actor: SignedIn, { confirmation }: CloseAccountRequest): Promise<AccountClosing> {
      await requireStrong(actor);
      if (confirmation.trim().toLowerCase() !== actor.username.toLowerCase()) throw invalid('confirmation', 'equal');
      const { memberId } = actor;
      const least = await leastPayout(actor.currency);
      const closed = await inTransaction(db, async (trx) => {
        await lockAccount(trx, memberId);
        if (await findClosing(trx, memberId)) throw new Fault('STATE_STALE');
        await insertClosing(trx, memberId, now());
        for (const end of endPlay) await end(trx, memberId);
        await audit(trx, actor, 'account.closing');
        if (!(await finish(trx, memberId, least))) await notices.write(trx, memberId, 'accountClosing');
        return state(trx, actor, least);
      });
      if (closed.state === 'CLOSED') await endSessions(memberId);
      return closed;
    },

    /** Keeps the account after all. @throws Fault STATE_STALE when it is closed, or money has left since */
    async keep(actor: SignedIn): Promise<AccountClosing> {
      const { memberId } = actor;
      const least = await leastPayout(actor.currency);
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, memberId);
        const found = await findClosing(trx, memberId);
        if (!found || found.closed_at || (await hasMovedMoney(trx, memberId, found.asked_at)))
          throw new Fault('STATE_STALE');
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
      const { cash, onHold, openBets, openWithdrawals } = await readRest(db, memberId);
      return {
        state: stateOf(found),
        ...(found ? { askedAt: found.asked_at.toISOString() } : {}),
        ...(found?.closed_at ? { closedAt: found.closed_at.toISOString() } : {}),
        currency: member.currency,
        cash: formatMoney(cash),
        onHold: formatMoney(onHold),
        openBets: formatMoney(openBets),
        openWithdrawals,
      };
    },

    /** Closes the accounts that nothing is left on any more; for the job. */
    async closeEmpty(signal?: AbortSignal): Promise<void> {
      for (const { memberId, currency } of await listClosing(db, PER_RUN)) {
        if (signal?.aborted) return;
        try {
          const least = await leastPayout(currency);
          const isClosed = await inTransaction(db, async (trx) => {
            await lockAccount(trx, memberId);
            return finish(trx, memberId, least);
          });
          if (isClosed) await endSessions(memberId);
        } catch (error) {
          log.error({ err: error, member: memberId }, 'an account cannot be closed');
        }
      }
    },
  };
}

export type ClosingService = ReturnType<typeof createClosing>;
