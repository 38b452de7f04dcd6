import type { Executor } from '../../kernel/db/types.ts';

/** A picture that was uploaded, made anew. */
export interface NewPicture {
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Keeps a picture. @returns false when it is kept already */
export async function insertUpload(db: Executor, picture: NewPicture): Promise<boolean> {
  const made = await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return made !== undefined;
}

/** Bytes of a picture that was uploaded. */
export async function readUpload(db: Executor, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('picture').select('bytes').where('name', '=', name).executeTakeFirst();
  // the embedded engine hands out plain arrays of bytes
  return row && Buffer.from(row.bytes);
}
