import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';

/** What is written down. `detail` never holds a password, a token or an unmasked personal value. */
export interface AuditEntry {
  action:
    | 'register'
    | 'login.ok'
    | 'login.failed'
    | 'logout'
    | 'session.ended'
    | 'setting.changed'
    | 'social.linked'
    | 'social.refused'
    | 'remembered.reused'
    | 'step-up.ok'
    | 'step-up.failed'
    | 'totp.enrolled'
    | 'totp.disabled'
    | 'passkey.added'
    | 'passkey.removed'
    | 'passkey.cloned'
    | 'password.changed'
    | 'password.reset'
    | 'message.retried'
    | 'report.closed'
    | 'listing.changed'
    | 'announcement.made'
    | 'announcement.ended'
    | 'clock.confirmed';
  actorId?: string | undefined;
  actorRole: string;
  ip?: string | undefined;
  /** What was acted on: an account, a setting. */
  object?: string | undefined;
  detail?: Record<string, string | number | boolean | null> | { before: object; after: object } | undefined;
}

/** One row of the chain, for people. */
export interface AuditRow {
  seq: string;
  at: Date;
  actorId: string | null;
  actorRole: string;
  ip: string | null;
  action: string;
  object: string;
  detail: object;
}

/**
 * Appends to the audit chain. Inside a transaction it should come last: the chain has one writer at a time, and the
 * next one waits for the commit.
 */
export async function appendAudit(db: Executor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      actor_id: entry.actorId ?? null,
      actor_role: entry.actorRole,
      ip: entry.ip ?? null,
      action: entry.action,
      object: entry.object ?? '',
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}

/** The newest rows, newest first. */
export function listAudit(
  db: Executor,
  filter: { action?: string | undefined; actor?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit')
    .select(['seq', 'at', 'actor_id as actorId', 'actor_role as actorRole', 'ip', 'action', 'object', 'detail'])
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action ?? ''))
    .$if(filter.actor !== undefined, (query) =>
      query.where((where) =>
        where.or([where('actor_id', '=', filter.actor ?? ''), where('object', '=', filter.actor ?? '')]),
      ),
    )
    .orderBy('seq', 'desc')
    .limit(filter.limit)
    .execute();
}

/** Number of the first row that was changed, removed or inserted by hand; `undefined` when the chain is whole. */
export async function firstBrokenAudit(db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ seq: string | null }>`select audit_first_broken() as seq`.execute(db);
  return rows[0]?.seq ?? undefined;
}
