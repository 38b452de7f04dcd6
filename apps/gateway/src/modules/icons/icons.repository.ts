import type { Executor } from '../../kernel/db/types.ts';

/** Id of the picture a member has chosen. */
export async function readIcon(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('member').select('icon').where('id', '=', memberId).executeTakeFirst();
  return row?.icon ?? undefined;
}

export async function writeIcon(db: Executor, memberId: string, icon: string): Promise<void> {
  await db.updateTable('member').set({ icon }).where('id', '=', memberId).execute();
}
