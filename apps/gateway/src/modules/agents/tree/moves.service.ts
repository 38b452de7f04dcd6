import type { MemberMoved } from '@mekong/api-client/admin/contract/types';
import { type AuditActor, actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../../kernel/db/clock.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import {
  cancelMove,
  findAgent,
  insertMove,
  isAbove,
  listDueMoves,
  lockMember,
  lockMove,
  lockTree,
  readUsernames,
  setUpline,
  type TreeMember,
  updateMove,
  willBeAbove,
} from './move.repository.ts';

export interface MovePorts {
  db: Executor;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
  /** Ends the contracts of a member with its upline: it is moved, or its account is closed. @returns when the last will have ended, while one is settled */
  endContracts: (
    trx: Trx,
    memberId: string,
    clock: { now: Date; zone: string; reason?: 'CLOSED' },
  ) => Promise<Date | undefined>;
  /** Takes back the ends of the contracts of a member that stays where it is, below this upline. */
  reopenContracts: (
    trx: Trx,
    of: { memberId: string; uplineId: string | null },
    clock: { now: Date; zone: string },
  ) => Promise<void>;
}

/** What an operator wants: somebody below another agent, or below nobody. */
export interface MoveWish {
  upline?: string | undefined;
  reason: string;
  by: AuditActor;
}

/** Moves of members, each with everybody below. */
export function createMoves({ db, settings, endContracts, reopenContracts }: MovePorts) {
  /** @throws Fault VALIDATION_FAILED for nobody, for no agent, and for somebody who stands below the member or is to */
  const targetOf = async (trx: Trx, member: TreeMember, upline: string | undefined) => {
    if (upline === undefined) return null;
    const agent = await findAgent(trx, upline);
    if (!agent || member.type === 4 || (await isAbove(trx, member.id, agent.id))) throw invalid('upline', 'enum');
    // of two that wait, the later one would find the other in its way, with the contracts ended for nothing
    if (await willBeAbove(trx, member.id, agent.id)) throw invalid('upline', 'enum');
    return agent.id;
  };

  /** Moves somebody now: those whom it concerns are told, and nobody learns more of a name than its ends. */
  const perform = async (trx: Trx, member: TreeMember, toId: string | null, by: AuditActor, reason: string) => {
    await setUpline(trx, member.id, toId);
    const names = await readUsernames(trx, [member.uplineId, toId]);
    const [from, to] = [names.get(member.uplineId ?? ''), names.get(toId ?? '')];
    await appendAudit(trx, {
      ...actedBy(by),
      action: 'member.moved',
      object: member.username,
      detail: { from: from ?? null, to: to ?? null, reason },
    });
    await inbox.send(trx, member.id, 'SYSTEM', 'uplineChanged', {
      has: { choice: to === undefined ? 'no' : 'yes' },
      partner: maskName(to ?? ''),
    });
    const partner = maskName(member.username);
    if (member.uplineId) await inbox.send(trx, member.uplineId, 'SYSTEM', 'downlineLeft', { partner });
    if (toId) await inbox.send(trx, toId, 'SYSTEM', 'downlineJoined', { partner });
  };

  const clock = async (executor: Executor) => ({
    now: await databaseTime(executor),
    zone: (await settings.current()).merchant.timeZone,
  });

  /** Does a move whose time has come, or lets it wait for what was signed meanwhile. */
  const runOne = (jobs: Executor, id: string) =>
    inTransaction(jobs, async (trx) => {
      await lockTree(trx);
      const move = await lockMove(trx, id);
      const member = move && (await lockMember(trx, move.memberId));
      if (!move || !member) return;
      const { now, zone } = await clock(trx);
      // the agent it goes to may have come below it, or be the one it has by now
      const isVoid = move.toId !== null && (await isAbove(trx, member.id, move.toId));
      if (isVoid || move.toId === member.uplineId) {
        await reopenContracts(trx, { memberId: member.id, uplineId: member.uplineId }, { now, zone });
        const to = (await readUsernames(trx, [move.toId])).get(move.toId ?? '') ?? null;
        await appendAudit(trx, {
          ...{ actorId: move.askedBy, actorRole: 'system', action: 'member.move-cancelled', object: member.username },
          detail: { to, until: null, reason: move.reason },
        });
        return updateMove(trx, id, { state: 'CANCELLED', at: now });
      }
      const endsAt = await endContracts(trx, member.id, { now, zone });
      // one that is over by the clock still has a window to be settled: the next run looks again
      if (endsAt) return updateMove(trx, id, { dueAt: endsAt > now ? endsAt : now });
      await perform(trx, member, move.toId, { id: move.askedBy, role: 'system' }, move.reason);
      await updateMove(trx, id, { state: 'DONE', at: now });
    });

  return {
    /**
     * Moves a member below another agent, with everybody below: at once, or when its contracts with the agent above have
     * ended. A later wish replaces one that waits; the agent that it has takes it back, and with it the ends of the contracts.
     *
     * @throws Fault NOT_FOUND, VALIDATION_FAILED
     */
    move: (memberId: string, { upline, reason, by }: MoveWish): Promise<MemberMoved> =>
      inTransaction(db, async (trx) => {
        await lockTree(trx);
        const member = await lockMember(trx, memberId);
        if (!member) throw new Fault('NOT_FOUND');
        const toId = await targetOf(trx, member, upline);
        const isCancelled = await cancelMove(trx, memberId);
        const note = (action: 'member.move-asked' | 'member.move-cancelled', until: string | null) =>
          appendAudit(trx, {
            ...{ ...actedBy(by), action, object: member.username },
            detail: { to: upline ?? null, until, reason },
          });
        if (toId === member.uplineId) {
          if (!isCancelled) throw invalid('upline', 'different');
          await reopenContracts(trx, { memberId, uplineId: toId }, await clock(trx));
          await note('member.move-cancelled', null);
          return { state: 'CANCELLED' };
        }
        const { now, zone } = await clock(trx);
        const endsAt = await endContracts(trx, memberId, { now, zone });
        const state = endsAt ? 'WAITING' : 'DONE';
        await insertMove(trx, {
          ...{ memberId, fromId: member.uplineId, toId, state, dueAt: endsAt ?? now, now, reason },
          askedBy: by.id ?? by.role,
        });
        if (endsAt) {
          await note('member.move-asked', endsAt.toISOString());
          return { state, dueAt: endsAt.toISOString() };
        }
        await perform(trx, member, toId, by, reason);
        return { state };
      }),

    /** Moves those whose contracts have ended; a large team takes longer than a request may. */
    async runDue(jobs: Executor): Promise<void> {
      for (const { id } of await listDueMoves(jobs, await databaseTime(jobs))) await runOne(jobs, id);
    },
  };
}

export type Moves = ReturnType<typeof createMoves>;
