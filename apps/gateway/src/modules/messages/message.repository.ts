import { sql } from 'kysely';
import { type WaitingWork, waitingColumns } from '../../contract/admin/waiting-work.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { MessageChannel, MessageProvider, MessageState } from './messages.tables.ts';
import type { MessagePurpose } from './messages.texts.ts';

/** Messages older than this are gone; what they told is in the audit. */
const KEPT_DAYS = 30;

export interface NewMessage {
  channel: MessageChannel;
  purpose: MessagePurpose;
  language: string;
  memberId: string | undefined;
  sealed: string;
  addressKey: string;
  provider: MessageProvider;
  state: MessageState;
  /** The job that sends it; `null`: nobody does. */
  jobId: string | null;
  /** Seconds after which it is worth nothing. */
  goodForSeconds: number | undefined;
}

export interface MessageRow {
  id: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  language: string;
  sealed: string;
  provider: MessageProvider;
  state: MessageState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

/** @returns its number */
export async function insertMessage(db: Executor, message: NewMessage): Promise<string> {
  const { id } = await db
    .insertInto('message')
    .values({
      channel: message.channel,
      purpose: message.purpose,
      language: message.language,
      member_id: message.memberId ?? null,
      sealed: message.sealed,
      address_key: message.addressKey,
      provider: message.provider,
      state: message.state,
      job_id: message.jobId,
      good_until: message.goodForSeconds ? sql<Date>`now() + make_interval(secs => ${message.goodForSeconds})` : null,
      delivered_at: message.state === 'delivered' ? sql<Date>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
      'provider',
      'state',
      'attempts',
      'last_error as lastError',
      'created_at as createdAt',
    ]);

/**
 * Notes a try of the job that sends a message, before it is made.
 *
 * @returns the message, or `undefined` when there is nothing to send: it is delivered, given up, or another job's
 */
export async function beginTry(
  db: Executor,
  id: string,
  jobId: string,
  attempt: number,
): Promise<(MessageRow & { isTooOld: boolean }) | undefined> {
  const begun = await db
    .updateTable('message')
    .set({ attempts: attempt })
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return undefined;
  return rows(db)
    .select(sql<boolean>`coalesce(good_until < now(), false)`.as('isTooOld'))
    .where('id', '=', id)
    .executeTakeFirst();
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

/** A message will not be sent by its job any more. @param reason when its last try has left none */
export async function markFailed(db: Executor, id: string, jobId: string, reason: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ state: 'failed', last_error: sql<string>`coalesce(last_error, ${reason})` })
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Gives a failed message to a new job.
 *
 * @returns its channel, or `undefined` when it is not a failed one
 */
export async function retryMessage(db: Executor, id: string, jobId: string): Promise<MessageChannel | undefined> {
  const retried = await db
    .updateTable('message')
    .set({ state: 'waiting', attempts: 0, job_id: jobId, good_until: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('channel')
    .executeTakeFirst();
  return retried?.channel;
}

export interface MessageFilter {
  addressKey?: string | undefined;
  purpose?: MessagePurpose | undefined;
  state?: MessageState | undefined;
  /** Number of a message: only older ones. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. */
export function listMessages(db: Executor, filter: MessageFilter): Promise<MessageRow[]> {
  const { addressKey, purpose, state, before } = filter;
  return rows(db)
    .$if(addressKey !== undefined, (query) => query.where('address_key', '=', addressKey ?? ''))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'loginCode'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
}

/** Those that were given up. */
export const waitingFailed = (db: Executor): Promise<WaitingWork> =>
  db.selectFrom('message').select(waitingColumns('created_at')).where('state', '=', 'failed').executeTakeFirstOrThrow();

export async function purgeMessages(db: Executor): Promise<void> {
  await db
    .deleteFrom('message')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .where('state', 'in', ['delivered', 'withheld', 'failed'])
    .execute();
}
