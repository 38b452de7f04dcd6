import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** A picture that was uploaded, made anew. */
export interface NewPicture {
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Hours for which a picture that nothing uses may still be taken into use. */
const USABLE_HOURS = 24;
/** Hours after which it is deleted: later, so that none goes while an announcement with it is being saved. */
const KEPT_HOURS = 25;

/** Keeps a picture. @returns false when it is kept already; then it counts as new all the same */
export async function insertUpload(db: Executor, picture: NewPicture): Promise<boolean> {
  const made = await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ unused_since: null }))
    // a row that was there has a transaction that wrote over it
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return made.isNew;
}

/** Bytes of a picture that was uploaded. */
export async function readUpload(db: Executor, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('picture').select('bytes').where('name', '=', name).executeTakeFirst();
  // the embedded engine hands out plain arrays of bytes
  return row && Buffer.from(row.bytes);
}

/** Whether there is a picture that may be taken into use. */
export async function hasUpload(db: Executor, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from picture
     where name = ${name}
       and (unused_since is null or unused_since > now() - make_interval(hours => ${USABLE_HOURS}))`.execute(db);
  return rows.length > 0;
}

/** Notes which pictures nothing uses, and deletes those of which that has been so for a day. @param used names of the others */
export async function purgeUploads(db: Executor, used: readonly string[]): Promise<void> {
  await sql`
    update picture set unused_since = case when name = any(${used}::text[]) then null else now() end
     where (unused_since is null) <> (name = any(${used}::text[]))`.execute(db);
  await sql`
    delete from picture where unused_since < now() - make_interval(hours => ${KEPT_HOURS})`.execute(db);
}
