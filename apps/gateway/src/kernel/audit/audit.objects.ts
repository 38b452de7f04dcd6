import type { AuditEntry } from './audit.repository.ts';

/** Kinds that stand before the name in `object`: `vendor:HOUSE`. */
const PREFIXES = [
  'vendor',
  'game',
  'announcement',
  'picture',
  'message',
  'report',
  'operator',
  'approval',
  'deposit',
  'payment',
  'difference',
  'withdrawal',
  'transfer',
  'application',
  'plan',
  'settlement',
  'bonus',
  'bonus-offer',
] as const;

/** What can be acted on. */
export type AuditObjectKind =
  | (typeof PREFIXES)[number]
  | 'member'
  | 'social'
  | 'setting'
  | 'catalogue'
  | 'banners'
  | 'reconciliation'
  | 'jobs';

type Action = AuditEntry['action'];

/** What an action is about; where that is one of two kinds, the prefix says which. */
const KINDS: Readonly<Record<Action, AuditObjectKind>> = {
  register: 'member',
  'login.ok': 'member',
  'login.failed': 'member',
  'login.unlocked': 'member',
  logout: 'member',
  'bonus-offer.begun': 'bonus-offer',
  'bonus-offer.stopped': 'bonus-offer',
  'bonus.ended': 'bonus',
  'bonus.reduced': 'bonus',
  'session.ended': 'member',
  'setting.changed': 'setting',
  'social.linked': 'social',
  'social.refused': 'social',
  'remembered.reused': 'member',
  'step-up.ok': 'member',
  'step-up.failed': 'member',
  'totp.enrolled': 'member',
  'totp.disabled': 'member',
  'passkey.added': 'member',
  'passkey.removed': 'member',
  'passkey.cloned': 'member',
  'password.changed': 'member',
  'password.reset': 'member',
  'payment-password.set': 'member',
  'payment-password.failed': 'member',
  'message.retried': 'message',
  'report.closed': 'report',
  'listing.changed': 'vendor',
  'announcement.made': 'announcement',
  'announcement.changed': 'announcement',
  'banners.ordered': 'banners',
  'picture.uploaded': 'picture',
  'announcement.ended': 'announcement',
  'deposit.requested': 'deposit',
  'deposit.cancelled': 'deposit',
  'deposit.expired': 'deposit',
  'deposit.failed': 'deposit',
  'payment.credited': 'deposit',
  'payment.changed': 'deposit',
  'withdrawal.changed': 'withdrawal',
  'payment.change-closed': 'payment',
  'payment.held': 'deposit',
  'payment.reversed': 'deposit',
  'payment.released': 'payment',
  'payment.refund-ordered': 'payment',
  'payment.refunded': 'payment',
  'payment.refund-refused': 'payment',
  'payment.written-off': 'payment',
  'payment.collected': 'payment',
  'difference.accepted': 'difference',
  'reconciliation.run': 'reconciliation',
  'reconciliation.corrected': 'reconciliation',
  'payout-account.added': 'member',
  'payout-account.refused': 'member',
  'payout-account.removed': 'member',
  'payout-account.accepted': 'member',
  'payout-account.blocked': 'member',
  'withdrawal.requested': 'withdrawal',
  'withdrawal.approved': 'withdrawal',
  'withdrawal.rejected': 'withdrawal',
  'withdrawal.held': 'withdrawal',
  'withdrawal.released': 'withdrawal',
  'withdrawal.paid': 'withdrawal',
  'withdrawal.returned': 'withdrawal',
  'withdrawal.paid-twice': 'withdrawal',
  'transfer.made': 'transfer',
  'transfer.approved': 'transfer',
  'transfer.rejected': 'transfer',
  'application.sent': 'application',
  'application.approved': 'application',
  'application.rejected': 'application',
  'application.taken': 'application',
  'plan.made': 'plan',
  'plan.changed': 'plan',
  'contract.offered': 'member',
  'credit.changed': 'member',
  'credit.accepted': 'member',
  'credit.advanced': 'member',
  'credit.repaid': 'member',
  'credit.settled': 'member',
  'contract.acted': 'member',
  'settlement.rerun': 'settlement',
  'bill.corrected': 'member',
  'dividend.released': 'settlement',
  'dividend.held': 'settlement',
  'dividend.lifted': 'settlement',
  'dividend.rejected': 'settlement',
  'withdrawal.refunded': 'withdrawal',
  'withdrawal.received': 'withdrawal',
  'withdrawal.counts-as-received': 'withdrawal',
  'dispute.opened': 'withdrawal',
  'dispute.sent-to-provider': 'withdrawal',
  'dispute.evidence-asked': 'withdrawal',
  'dispute.evidence-sent': 'withdrawal',
  'dispute.evidence-shown': 'withdrawal',
  'dispute.resolved': 'withdrawal',
  'slip.sent': 'deposit',
  'slip.shown': 'deposit',
  'slip.rejected': 'deposit',
  'identity.sent': 'member',
  'identity.change-asked': 'member',
  'identity.viewed': 'member',
  'identity.picture-shown': 'member',
  'identity.decided': 'member',
  'identity.expired': 'member',
  'identity.deleted': 'member',
  'play-limit.changed': 'member',
  'play-break.begun': 'member',
  'play-break.ended': 'member',
  'member.moved': 'member',
  'member.move-asked': 'member',
  'member.move-cancelled': 'member',
  'account.closing': 'member',
  'account.kept': 'member',
  'account.rest-given-up': 'member',
  'account.money-kept': 'member',
  'account.closed': 'member',
  'account.given': 'member',
  'member.locked': 'member',
  'member.unlocked': 'member',
  'data-export.asked': 'member',
  'data-export.fetched': 'member',
  'member.lock-lifted': 'member',
  'marketing.chosen': 'member',
  'terms.accepted': 'member',
  'member-play.viewed': 'member',
  'member-money.viewed': 'member',
  'deposit.viewed': 'deposit',
  'member.noted': 'member',
  'clock.confirmed': 'jobs',
  'catalogue.imported': 'catalogue',
  'vendor.secret.made': 'vendor',
  'operator.login.ok': 'operator',
  'operator.login.failed': 'operator',
  'operator.logout': 'operator',
  'operator.invited': 'operator',
  'operator.joined': 'operator',
  'operator.password.changed': 'operator',
  'operator.role.changed': 'operator',
  'operator.deactivated': 'operator',
  'approval.asked': 'approval',
  'approval.approved': 'approval',
  'approval.rejected': 'approval',
  'approval.withdrawn': 'approval',
  'approval.failed': 'approval',
};

/** Everything that `object` of a row may be when somebody looks for a name: `HOUSE` finds `vendor:HOUSE` too. */
export const storedNames = (name: string): string[] => [name, ...PREFIXES.map((kind) => `${kind}:${name}`)];

/**
 * What a row is about.
 *
 * @returns nothing when it has no object, or an action of another release
 */
export function objectOf(action: string, object: string): { kind: AuditObjectKind; name?: string } | undefined {
  if (object === '') return undefined;
  const prefix = PREFIXES.find((kind) => object.startsWith(`${kind}:`));
  if (prefix) return { kind: prefix, name: object.slice(prefix.length + 1) };
  if (!Object.hasOwn(KINDS, action)) return undefined;
  const kind = KINDS[action as Action];
  // there is one of these: its kind says it all
  return kind === object ? { kind } : { kind, name: object };
}
