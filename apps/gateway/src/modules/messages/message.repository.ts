import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';
import type { Carrier, MessageChannel, MessageState } from './messages.tables.ts';
import type { MessagePurpose } from './messages.texts.ts';

/** Tries before an operator has to look. With the doubling pause the last one comes after about ten minutes. */
const MAX_ATTEMPTS = 8;
/** Pause before the second try; doubled each time. */
const FIRST_PAUSE_S = 5;
/** Messages older than this are gone; what they told is in the audit. */
const KEPT_DAYS = 30;

export interface NewMessage {
  channel: MessageChannel;
  purpose: MessagePurpose;
  language: string;
  memberId: string | undefined;
  sealed: string;
  addressKey: string;
  carrier: Carrier;
  state: MessageState;
  /** Seconds after which it is worth nothing. */
  goodForSeconds: number | undefined;
}

export interface MessageRow {
  id: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  language: string;
  sealed: string;
  carrier: Carrier;
  state: MessageState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

export async function insertMessage(db: Executor, message: NewMessage): Promise<void> {
  await db
    .insertInto('message')
    .values({
      channel: message.channel,
      purpose: message.purpose,
      language: message.language,
      member_id: message.memberId ?? null,
      sealed: message.sealed,
      address_key: message.addressKey,
      carrier: message.carrier,
      state: message.state,
      good_until: message.goodForSeconds ? sql<Date>`now() + make_interval(secs => ${message.goodForSeconds})` : null,
      delivered_at: message.state === 'delivered' ? sql<Date>`now()` : null,
    })
    .execute();
}

const rows = (db: Executor) =>
  db
    .selectFrom('message')
    .select([
      'id',
      'channel',
      'purpose',
      'language',
      'sealed',
      'carrier',
      'state',
      'attempts',
      'last_error as lastError',
      'created_at as createdAt',
    ]);

/** Takes messages that are due; the next try of each is set before this one starts, so a crash only delays it. */
export async function claimMessages(db: Executor, limit: number): Promise<MessageRow[]> {
  await sql`
    update message set state = 'failed', last_error = coalesce(last_error, 'Too old to be sent.')
     where state = 'waiting' and (good_until < now() or (attempts >= ${MAX_ATTEMPTS} and next_attempt_at <= now()))`.execute(
    db,
  );
  const claimed = await sql<{ id: string }>`
    update message
       set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${FIRST_PAUSE_S} * power(2, attempts))
     where id in (select id from message where state = 'waiting' and next_attempt_at <= now()
                   order by id limit ${limit} for update skip locked)
    returning id`.execute(db);
  const ids = claimed.rows.map(({ id }) => id);
  return ids.length === 0 ? [] : rows(db).where('id', 'in', ids).orderBy('id').execute();
}

export async function markDelivered(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ state: 'delivered', delivered_at: sql<Date>`now()`, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function noteFailure(db: Executor, id: string, error: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ last_error: error.slice(0, 300) })
    .where('id', '=', id)
    .execute();
}

/** Puts a failed message back in line. @returns false when it is not a failed one */
export async function retryMessage(db: Executor, id: string): Promise<boolean> {
  const result = await db
    .updateTable('message')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()`, good_until: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

export interface MessageFilter {
  addressKey?: string | undefined;
  purpose?: MessagePurpose | undefined;
  state?: MessageState | undefined;
  limit: number;
}

/** Newest first. */
export function listMessages(db: Executor, filter: MessageFilter): Promise<MessageRow[]> {
  const { addressKey, purpose, state } = filter;
  return rows(db)
    .$if(addressKey !== undefined, (query) => query.where('address_key', '=', addressKey ?? ''))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'loginCode'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
}

export async function countMessages(db: Executor): Promise<Partial<Record<MessageState, number>>> {
  const counted = await db
    .selectFrom('message')
    .select(['state', sql<number>`count(*)::int4`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(counted.map(({ state, count }) => [state, count]));
}

export async function purgeMessages(db: Executor): Promise<void> {
  await db
    .deleteFrom('message')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .where('state', 'in', ['delivered', 'withheld', 'failed'])
    .execute();
}
