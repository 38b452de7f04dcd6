import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

export async function insertCaptcha(
  db: Executor,
  captcha: { id: string; answerHash: string; seconds: number },
): Promise<Date> {
  const row = await db
    .insertInto('captcha')
    .values({
      id: captcha.id,
      answer_hash: captcha.answerHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${captcha.seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Takes a captcha away, whatever the answer was: it counts for one try. @returns its hash while it is young enough */
export async function takeCaptcha(db: Executor, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['answer_hash', sql<boolean>`expires_at > now()`.as('young')])
    .executeTakeFirst();
  return row?.young ? row.answer_hash : undefined;
}

export async function purgeCaptchas(db: Executor): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', sql<Date>`now()`).execute();
}
