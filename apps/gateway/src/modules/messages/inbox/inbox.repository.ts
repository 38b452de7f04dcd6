import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { InboxKind } from '../messages.tables.ts';
import type { InboxTemplate, InboxValue } from './inbox.texts.ts';

/** Messages are kept so long, read or not. */
const KEPT_DAYS = 90;

export interface InboxRow {
  id: string;
  kind: InboxKind;
  template: InboxTemplate;
  content: Record<string, InboxValue>;
  sentAt: Date;
  readAt: Date | null;
}

export async function insertInboxMessage(
  db: Executor,
  message: { memberId: string; kind: InboxKind; template: InboxTemplate; content: object },
): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      member_id: message.memberId,
      kind: message.kind,
      template: message.template,
      content: JSON.stringify(message.content),
    })
    .execute();
}

const own = (db: Executor, memberId: string) =>
  db
    .selectFrom('inbox_message')
    .select(['id', 'kind', 'template', 'content', 'sent_at as sentAt', 'read_at as readAt'])
    .where('member_id', '=', memberId);

/** Messages of a member, the newest first, behind the message of this number. */
export function listInbox(
  db: Executor,
  memberId: string,
  { kind, behind, limit }: { kind: InboxKind | undefined; behind: string | undefined; limit: number },
): Promise<InboxRow[]> {
  return own(db, memberId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'SYSTEM'))
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** @returns undefined also for a message of somebody else */
export function findInboxMessage(db: Executor, memberId: string, id: string): Promise<InboxRow | undefined> {
  return own(db, memberId).where('id', '=', id).executeTakeFirst();
}

/** How many messages of a member are unread. */
export async function countUnread(db: Executor, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_message')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Marks messages of a member as read.
 *
 * @param ids which; all when left out
 * @returns whether any was unread
 */
export async function markRead(db: Executor, memberId: string, ids: readonly string[] | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_message')
    .set({ read_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether any was there */
export async function deleteInboxMessages(db: Executor, memberId: string, ids: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_message')
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away what has been kept long enough. */
export async function purgeInbox(db: Executor): Promise<void> {
  await db
    .deleteFrom('inbox_message')
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
