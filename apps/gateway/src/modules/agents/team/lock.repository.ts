import type { Trx } from '../../../kernel/db/types.ts';

/** Locks an active member or agent directly below. @returns its user name; undefined when there is none such */
export async function lockMember(
  trx: Trx,
  agentId: string,
  memberId: string,
  reason: string,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('member')
    .set({ status: 'locked' })
    .where('id', '=', memberId)
    .where('upline_id', '=', agentId)
    .where('type', '<>', 4)
    .where('status', '=', 'active')
    .returning('username')
    .executeTakeFirst();
  if (row)
    await trx
      .insertInto('agent_lock')
      .values({ member_id: memberId, locked_by: agentId, reason, is_told: true })
      .execute();
  return row?.username;
}

/** Lifts the lock of an agent from a member or an agent directly below. @returns its user name; undefined when there is none such */
export async function unlockMember(trx: Trx, agentId: string, memberId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('member')
    .set({ status: 'active' })
    .where('id', '=', memberId)
    .where('upline_id', '=', agentId)
    .where('status', '=', 'locked')
    .where('id', 'in', (of) => of.selectFrom('agent_lock').select('member_id'))
    .returning('username')
    .executeTakeFirst();
  if (row) await trx.deleteFrom('agent_lock').where('member_id', '=', memberId).execute();
  return row?.username;
}

/** Lifts the lock of whichever agent. @returns name of the member and number of the agent; undefined when there is no lock */
export async function liftLock(trx: Trx, memberId: string): Promise<{ username: string; agentId: string } | undefined> {
  const lock = await trx
    .deleteFrom('agent_lock')
    .where('member_id', '=', memberId)
    .returning('locked_by as agentId')
    .executeTakeFirst();
  if (!lock) return undefined;
  const member = await trx
    .updateTable('member')
    .set({ status: 'active' })
    .where('id', '=', memberId)
    .where('status', '=', 'locked')
    .returning('username')
    .executeTakeFirst();
  return member && { ...member, ...lock };
}
