import type { AgentLocked } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { type AuditActor, type AuditDetail, actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import { liftLock, lockMember, unlockMember } from './lock.repository.ts';

export interface LockPorts {
  db: Executor;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn, by: Executor) => Promise<void>;
  /** Ends every session of a member who was locked. */
  endSessions: (memberId: string) => Promise<unknown>;
  /** Forgets every browser that a member is remembered in. */
  forgetBrowsers: (trx: Trx, memberId: string) => Promise<void>;
}

/**
 * Members and agents whom the agent directly above locks: nobody logs in until the lock is lifted, and the money stays where it
 * is. Of an agent, contracts and bills go on, and so do those below.
 */
export function createLocks({ db, requireStrong, endSessions, forgetBrowsers }: LockPorts) {
  const noted = (
    trx: Trx,
    actor: SignedIn,
    action: 'member.locked' | 'member.unlocked',
    object: string,
    ip: string,
  ) => ({
    because: (detail: AuditDetail) =>
      appendAudit(trx, { action, actorId: actor.memberId, actorRole: actor.role, ip, object, detail }),
  });
  return {
    /** @throws Fault NOT_FOUND for whoever is not in use directly below, AUTH_STEP_UP */
    async lock(actor: SignedIn, memberId: string, reason: string, ip: string): Promise<AgentLocked> {
      await inTransaction(db, async (trx) => {
        const username = await lockMember(trx, actor.memberId, memberId, reason.trim());
        if (username === undefined) throw new Fault('NOT_FOUND');
        await requireStrong(actor, trx);
        await forgetBrowsers(trx, memberId);
        // read once the account is open again; until then the log-in says it
        await inbox.send(trx, memberId, 'SECURITY', 'accountLocked', { note: reason.trim() });
        await noted(trx, actor, 'member.locked', username, ip).because({ reason: reason.trim() });
      });
      await endSessions(memberId);
      return { state: 'LOCKED' };
    },

    /** @throws Fault NOT_FOUND for whoever is not locked by an agent directly above, AUTH_STEP_UP */
    async unlock(actor: SignedIn, memberId: string, ip: string): Promise<AgentLocked> {
      await inTransaction(db, async (trx) => {
        const username = await unlockMember(trx, actor.memberId, memberId);
        if (username === undefined) throw new Fault('NOT_FOUND');
        await requireStrong(actor, trx);
        await noted(trx, actor, 'member.unlocked', username, ip).because({});
      });
      return { state: 'ACTIVE' };
    },

    /**
     * Lifts the lock of an agent for an operator; the agent is told.
     *
     * @throws Fault NOT_FOUND for whoever no agent has locked
     */
    lift: (memberId: string, { by, reason }: { by: AuditActor; reason: string }): Promise<{ status: 'active' }> =>
      inTransaction(db, async (trx) => {
        const lifted = await liftLock(trx, memberId);
        if (!lifted) throw new Fault('NOT_FOUND');
        const { username, agentId } = lifted;
        await inbox.send(trx, agentId, 'SYSTEM', 'lockLifted', { partner: maskName(username) });
        await appendAudit(trx, {
          ...{ ...actedBy(by), action: 'member.lock-lifted', object: username },
          detail: { uplineId: agentId, reason: reason.trim() },
        });
        return { status: 'active' };
      }),
  };
}

export type Locks = ReturnType<typeof createLocks>;
