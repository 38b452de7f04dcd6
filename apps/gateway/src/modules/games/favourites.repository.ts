import type { Executor } from '../../kernel/db/types.ts';

/** Node ids of the favourites, newest first. */
export async function listFavouriteIds(db: Executor, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}

/** Node ids of the games that the member has opened, the last one first. */
export async function listRecentIds(db: Executor, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('recent_play')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}

/** @returns whether it was none before */
export async function insertFavourite(db: Executor, memberId: string, nodeId: number): Promise<boolean> {
  const result = await db
    .insertInto('favourite')
    .values({ member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns whether it was a favourite */
export async function deleteFavourite(db: Executor, memberId: string, nodeId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
