import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { FilePurpose, StoredPurpose } from './files.tables.ts';

/** Hours for which a picture that nothing uses is kept. */
const UNUSED_HOURS = 24;

export interface NewFile {
  name: string;
  memberId: string;
  purpose: StoredPurpose;
  width: number | null;
  height: number | null;
  sha256: Buffer;
  keySealed: string;
  bytes: Buffer;
}

/** Counts what a member has uploaded within a day; uploads of one member are counted one after the other. */
export async function countUploads(trx: Trx, memberId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('stored_file'), hashtext(${memberId}))`.execute(trx);
  const { count } = await trx
    .selectFrom('stored_file')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('purpose', '<>', 'EXPORT')
    .where('made_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a file. @param keepUntil when it is deleted; one without is an upload that somebody has to take into use */
export async function insertFile(trx: Trx, { memberId, keySealed, ...file }: NewFile, keepUntil?: Date): Promise<void> {
  await trx
    .insertInto('stored_file')
    .values({
      ...{ ...file, member_id: memberId, key_sealed: keySealed },
      ...(keepUntil ? { used_at: sql<Date>`now()`, keep_until: keepUntil } : {}),
    })
    .execute();
}

/** A picture with its owner, without its bytes. */
export interface FileFacts {
  name: string;
  memberId: string;
  width: number;
  height: number;
}

/** An archive is none: who gets one is not asked by its name. */
export const findPicture = (db: Executor, name: string): Promise<FileFacts | undefined> =>
  db
    .selectFrom('stored_file')
    .select(['name', 'member_id as memberId', sql<number>`width`.as('width'), sql<number>`height`.as('height')])
    .where('name', '=', name)
    .where('purpose', '<>', 'EXPORT')
    .executeTakeFirst();

/** The encrypted picture, with what opens it. */
export async function readFile(db: Executor, name: string) {
  const row = await db
    .selectFrom('stored_file')
    .select(['member_id as memberId', 'purpose', 'key_sealed as keySealed', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst();
  // the embedded engine hands out plain arrays of bytes
  return row && { ...row, bytes: Buffer.from(row.bytes) };
}

/** Takes unused pictures of a member into use. @returns how many of them there are */
export async function takeFiles(
  trx: Trx,
  { memberId, purpose, names }: { memberId: string; purpose: FilePurpose; names: readonly string[] },
): Promise<number> {
  const rows = await trx
    .updateTable('stored_file')
    .set({ used_at: sql<Date>`now()` })
    .where('name', 'in', names)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('made_at', '>', sql<Date>`now() - make_interval(hours => ${UNUSED_HOURS})`)
    .returning('name')
    .execute();
  return rows.length;
}

/** Says when pictures in use are deleted. */
export async function keepFiles(trx: Trx, names: readonly string[], until: Date): Promise<void> {
  if (names.length > 0)
    await trx.updateTable('stored_file').set({ keep_until: until }).where('name', 'in', names).execute();
}

/** Deletes pictures of a member: these, or all that were uploaded for a purpose. */
export async function deleteFiles(
  trx: Trx,
  { memberId, purpose, names }: { memberId: string; purpose: FilePurpose; names?: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('stored_file')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .$if(names !== undefined, (query) => query.where(sql<boolean>`name = any(${names})`))
    .execute();
}

/** Deletes pictures that were never used, an hour after they could have been, and those whose time is over. */
export async function purgeFiles(db: Executor): Promise<void> {
  await sql`
    delete from stored_file
     where (used_at is null and made_at < now() - make_interval(hours => ${UNUSED_HOURS + 1})) or keep_until < now()
  `.execute(db);
}
