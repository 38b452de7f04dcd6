import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** One member's rows, the newest first, behind the row of this number. */
export function readOwn(db: Executor, memberId: string, behind: string | undefined, limit: number) {
  return db
    .selectFrom('__table__')
    .select(['id', 'note', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Rows of all members with their user names, the newest first, behind the row of this number. */
export function readAll(db: Executor, behind: string | undefined, limit: number) {
  return db
    .selectFrom('__table__ as t')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .select(['t.id', 'm.username', 't.note', 't.created_at as createdAt'])
    .$if(behind !== undefined, (query) => query.where('t.id', '<', behind ?? ''))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

export function insertOwn(db: Executor, memberId: string, note: string) {
  return db
    .insertInto('__table__')
    .values({ member_id: memberId, note })
    .returning(['id', 'note', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}

/** Takes away what is older than so many days. */
export async function purge__Name__(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom('__table__')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
