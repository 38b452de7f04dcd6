import { sql } from 'kysely';
import type { Executor } from '../db/types.ts';
import { storedNames } from './audit.objects.ts';
import { noteAudit } from './audit.watch.ts';

/** Values that stand beside an entry. */
export type AuditDetail = { readonly [field in AuditField]?: string | number | boolean | null | undefined };

/** Names of values that stand beside an entry. */
export type AuditField =
  | 'account'
  | 'added'
  | 'amount'
  | 'attempts'
  | 'bill'
  | 'bills'
  | 'by'
  | 'bytes'
  | 'case'
  | 'changed'
  | 'counter'
  | 'currency'
  | 'day'
  | 'direction'
  | 'ended'
  | 'endedSessions'
  | 'failures'
  | 'field'
  | 'fields'
  | 'from'
  | 'height'
  | 'institution'
  | 'isGiven'
  | 'item'
  | 'kind'
  | 'limit'
  | 'maker'
  | 'match'
  | 'method'
  | 'nodeId'
  | 'note'
  | 'operation'
  | 'order'
  | 'outcome'
  | 'part'
  | 'parts'
  | 'passkey'
  | 'payment'
  | 'period'
  | 'picture'
  | 'pictures'
  | 'reason'
  | 'receiver'
  | 'refund'
  | 'rejected'
  | 'role'
  | 'score'
  | 'slip'
  | 'start'
  | 'state'
  | 'step'
  | 'terms'
  | 'to'
  | 'until'
  | 'uplineId'
  | 'vendor'
  | 'waitSeconds'
  | 'width';

/** What somebody is who acts: `command` ran a command on the machine, `system` is the site itself. */
export type AuditRole = 'visitor' | 'member' | 'trial' | 'agent' | 'operator' | 'command' | 'system';

/** What is written down. `detail` never holds a password, a token or an unmasked personal value. */
export interface AuditEntry {
  action:
    | 'register'
    | 'login.ok'
    | 'login.failed'
    | 'login.unlocked'
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
    | 'payment-password.set'
    | 'payment-password.failed'
    | 'message.retried'
    | 'report.closed'
    | 'listing.changed'
    | 'announcement.made'
    | 'announcement.changed'
    | 'banners.ordered'
    | 'picture.uploaded'
    | 'announcement.ended'
    | 'deposit.requested'
    | 'deposit.accepted'
    | 'deposit.cancelled'
    | 'deposit.expired'
    | 'deposit.failed'
    | 'payment.credited'
    | 'payment.changed'
    | 'withdrawal.changed'
    | 'payment.change-closed'
    | 'payment.held'
    | 'payment.reversed'
    | 'payment.released'
    | 'payment.refund-ordered'
    | 'payment.refund-asked'
    | 'payment.refunded'
    | 'payment.refund-refused'
    | 'payment.written-off'
    | 'payment.collected'
    | 'wallet.corrected'
    | 'difference.accepted'
    | 'reconciliation.run'
    | 'reconciliation.corrected'
    | 'payout-account.added'
    | 'payout-account.refused'
    | 'payout-account.removed'
    | 'payout-account.accepted'
    | 'payout-account.blocked'
    | 'payout-account.compared'
    | 'transfer.made'
    | 'transfer.approved'
    | 'transfer.rejected'
    | 'bonus-offer.begun'
    | 'bonus-offer.stopped'
    | 'bonus.ended'
    | 'bonus.reduced'
    | 'application.sent'
    | 'application.approved'
    | 'application.rejected'
    | 'application.taken'
    | 'plan.made'
    | 'plan.changed'
    | 'contract.offered'
    | 'credit.changed'
    | 'credit.accepted'
    | 'credit.advanced'
    | 'credit.repaid'
    | 'credit.settled'
    | 'contract.acted'
    | 'settlement.rerun'
    | 'bill.corrected'
    | 'dividend.released'
    | 'dividend.held'
    | 'dividend.lifted'
    | 'dividend.rejected'
    | 'withdrawal.requested'
    | 'withdrawal.checked'
    | 'withdrawal.approved'
    | 'withdrawal.rejected'
    | 'withdrawal.held'
    | 'withdrawal.released'
    | 'withdrawal.planned'
    | 'withdrawal.sent'
    | 'withdrawal.failed'
    | 'withdrawal.given-back'
    | 'withdrawal.paid'
    | 'withdrawal.returned'
    | 'withdrawal.paid-twice'
    | 'withdrawal.refunded'
    | 'withdrawal.received'
    | 'withdrawal.counts-as-received'
    | 'dispute.opened'
    | 'dispute.sent-to-provider'
    | 'dispute.evidence-asked'
    | 'dispute.evidence-sent'
    | 'dispute.evidence-missed'
    | 'dispute.evidence-shown'
    | 'dispute.resolved'
    | 'slip.sent'
    | 'slip.shown'
    | 'slip.rejected'
    | 'identity.sent'
    | 'identity.change-asked'
    | 'identity.viewed'
    | 'identity.picture-shown'
    | 'identity.decided'
    | 'identity.expired'
    | 'identity.deleted'
    | 'play-limit.changed'
    | 'play-break.begun'
    | 'play-break.ended'
    | 'play-return.asked'
    | 'play-return.taken-back'
    | 'member.moved'
    | 'member.move-asked'
    | 'member.move-cancelled'
    | 'account.closing'
    | 'account.kept'
    | 'account.rest-given-up'
    | 'account.money-kept'
    | 'account.closed'
    | 'account.given'
    | 'member.locked'
    | 'member.unlocked'
    | 'data-export.asked'
    | 'data-export.fetched'
    | 'member.lock-lifted'
    | 'marketing.chosen'
    | 'terms.accepted'
    | 'member-play.viewed'
    | 'member-money.viewed'
    | 'deposit.viewed'
    | 'member.noted'
    | 'clock.confirmed'
    | 'catalogue.imported'
    | 'vendor.secret.made'
    | 'operator.login.ok'
    | 'operator.login.failed'
    | 'operator.logout'
    | 'operator.invited'
    | 'operator.joined'
    | 'operator.password.changed'
    | 'operator.role.changed'
    | 'operator.deactivated'
    | 'approval.asked'
    | 'approval.approved'
    | 'approval.rejected'
    | 'approval.withdrawn'
    | 'approval.failed';
  actorId?: string | undefined;
  actorRole: AuditRole;
  ip?: string | undefined;
  /** What was acted on: an account, a setting. */
  object?: string | undefined;
  detail?: (AuditDetail & { before?: object; after?: object }) | undefined;
}

/** Who acts, as services are told: an operator of the console, a `command` on the machine under the account's name. */
export interface AuditActor {
  id?: string;
  role: AuditRole;
  ip?: string;
}

/** The same as a row has it. */
export const actedBy = ({ id, role, ip }: AuditActor) => ({ actorId: id, actorRole: role, ip });

/** One row of the chain, for people. */
export interface AuditRow {
  id: string;
  /** Place in the chain; `null` for a row of the last seconds, which is not linked yet. */
  seq: string | null;
  at: Date;
  actorId: string | null;
  actorRole: string;
  ip: string | null;
  action: string;
  object: string;
  detail: object;
}

/**
 * Writes an audit row, in the transaction that it tells of. It waits for nobody and nobody waits for it: the row is linked
 * into the chain after the commit, by {@link linkAudit}.
 */
export async function appendAudit(db: Executor, entry: AuditEntry): Promise<void> {
  noteAudit();
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

/** Which rows of the audit chain are asked for. */
export interface AuditFilter {
  action?: string | undefined;
  /** Account or operator that acted, or what was acted on, with its kind or without. */
  actor?: string | undefined;
  /** What was acted on, exactly: `maintenance`, `vendor:HOUSE`. */
  object?: string | undefined;
  /** First moment that counts. */
  from?: Date | undefined;
  /** First moment that counts no more. */
  to?: Date | undefined;
  /** Number of a row: only older ones. */
  before?: string | undefined;
  limit: number;
}

const auditRows = (db: Executor) =>
  db
    .selectFrom('audit')
    .select(['id', 'seq', 'at', 'actor_id as actorId', 'actor_role as actorRole', 'ip', 'action', 'object', 'detail']);

/** Rows that match, newest first. */
export function listAudit(db: Executor, filter: AuditFilter): Promise<AuditRow[]> {
  let query = auditRows(db).orderBy('id', 'desc').limit(filter.limit);
  const { action, actor, object, from, to, before } = filter;
  if (action !== undefined) query = query.where('action', '=', action);
  if (actor !== undefined)
    query = query.where((where) =>
      where.or([where('actor_id', '=', actor), where('object', 'in', storedNames(actor))]),
    );
  if (object !== undefined) query = query.where('object', '=', object);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

/** One row by its number. */
export const findAudit = (db: Executor, id: string): Promise<AuditRow | undefined> =>
  auditRows(db).where('id', '=', id).executeTakeFirst();

/** Rows that are linked in one statement. */
const LINKED_AT_ONCE = 1_000;

/** Links the rows that have been committed since into the chain, in the order of their numbers. */
export async function linkAudit(db: Executor): Promise<void> {
  for (let linked = LINKED_AT_ONCE; linked === LINKED_AT_ONCE; ) {
    const { rows } = await sql<{ linked: number }>`select audit_link(${LINKED_AT_ONCE}::int4) as linked`.execute(db);
    linked = rows[0]?.linked ?? 0;
  }
}

/**
 * Place of the first row that was changed, removed or inserted by hand, the end of the chain included; `undefined` when it
 * is whole. Links what is not linked yet, so that every row is looked at.
 */
export async function firstBrokenAudit(db: Executor): Promise<string | undefined> {
  const check = async () => {
    const { rows } = await sql<{ seq: string | null }>`select audit_first_broken() as seq`.execute(db);
    return rows[0]?.seq ?? undefined;
  };
  // A row behind the end that was put in by force keeps others from being linked: told, not stumbled over.
  const broken = await check();
  if (broken !== undefined) return broken;
  await linkAudit(db);
  return check();
}
