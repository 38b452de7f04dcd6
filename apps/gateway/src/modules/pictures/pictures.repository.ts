import type { Executor } from '../../kernel/db/types.ts';

/** What a cover is chosen by; undefined when there is no such game. Of several with one id it is always the same. */
export const readGameOfCover = (db: Executor, gameId: string) =>
  db
    .selectFrom('game')
    .select(['category', 'classify', 'motif', 'coat'])
    .where('game_id', '=', gameId)
    .orderBy('node_id')
    .executeTakeFirst();

/** English name of the first vendor with one of the codes. */
export async function readVendorName(db: Executor, codes: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor')
    .select('names')
    .where('code', 'in', codes)
    .orderBy('code')
    .executeTakeFirst();
  return row?.names.EN;
}
