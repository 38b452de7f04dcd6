/** Why this file stays whole: it is one table of words, an entry for each action. */
import { msg } from '@lingui/core/macro';
import type { AuditAction } from '@mekong/api-client/admin/contract/types';
import type { Labels } from './labels.ts';

/** What the actions of the audit trail are called. */
export const actionLabels: Labels<AuditAction> = {
  register: msg({
    message: 'Member registered',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'login.ok': msg({
    message: 'Member logged in',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'login.failed': msg({
    message: 'Member log-in failed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'login.unlocked': msg({
    message: 'Failed log-ins forgotten',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  logout: msg({
    message: 'Member logged out',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'session.ended': msg({
    message: 'Session ended',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'setting.changed': msg({
    message: 'Setting changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'social.linked': msg({
    message: 'Social account linked',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'social.refused': msg({
    message: 'Social log-in refused',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'remembered.reused': msg({
    message: 'Remembered log-in used twice',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'step-up.ok': msg({
    message: 'Identity confirmed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'step-up.failed': msg({
    message: 'Identity not confirmed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'totp.enrolled': msg({
    message: 'Authenticator added',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'totp.disabled': msg({
    message: 'Authenticator removed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'passkey.added': msg({
    message: 'Passkey added',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'passkey.removed': msg({
    message: 'Passkey removed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'passkey.cloned': msg({
    message: 'Copied passkey refused',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'password.changed': msg({
    message: 'Password changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'password.reset': msg({
    message: 'Password reset',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment-password.set': msg({
    message: 'Payment password set',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment-password.failed': msg({
    message: 'Payment password wrong',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'message.retried': msg({
    message: 'Message sent again',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'report.closed': msg({
    message: 'Game report closed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'listing.changed': msg({
    message: 'Availability changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'announcement.made': msg({
    message: 'Announcement published',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'announcement.changed': msg({
    message: 'Announcement changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'banners.ordered': msg({
    message: 'Banners reordered',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'picture.uploaded': msg({
    message: 'Picture uploaded',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'announcement.ended': msg({
    message: 'Announcement ended',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.credited': msg({
    message: 'Payment credited',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.held': msg({
    message: 'Payment kept for review',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'deposit.requested': msg({
    message: 'Deposit begun',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'deposit.accepted': msg({
    message: 'Deposit ready to be paid',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: the payment provider has taken the order',
  }),
  'deposit.cancelled': msg({
    message: 'Deposit cancelled',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'deposit.expired': msg({
    message: 'Deposit expired',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'deposit.failed': msg({
    message: 'Deposit not accepted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.changed': msg({
    message: 'Payment told otherwise than before',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.changed': msg({
    message: 'Payment of a withdrawal told otherwise than ordered',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.change-closed': msg({
    message: 'Changed payment closed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.reversed': msg({
    message: 'Payment taken back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.released': msg({
    message: 'Unmatched payment credited',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.refund-ordered': msg({
    message: 'Refund ordered',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.refund-asked': msg({
    message: 'Refund unclear: operators asked',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.refunded': msg({
    message: 'Payment sent back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.refund-refused': msg({
    message: 'Refund refused by the provider',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.written-off': msg({
    message: 'Unmatched payment written off',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payment.collected': msg({
    message: 'Owed money taken from the wallet',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'wallet.corrected': msg({
    message: 'Balance of a member corrected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'difference.accepted': msg({
    message: 'Difference of a settlement accepted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'reconciliation.run': msg({
    message: 'Reconciled by hand',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'reconciliation.corrected': msg({
    message: 'Settlement file corrected by its provider',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.added': msg({
    message: 'Withdrawal account added',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.refused': msg({
    message: 'Withdrawal account refused',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.removed': msg({
    message: 'Withdrawal account removed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.accepted': msg({
    message: 'Withdrawal account accepted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.blocked': msg({
    message: 'Withdrawal account blocked',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'payout-account.compared': msg({
    message: 'Withdrawal account to be compared',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: its holder is not the name that was approved',
  }),
  'transfer.made': msg({
    message: 'Money passed on',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'transfer.approved': msg({
    message: 'Transfer approved',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'bonus-offer.begun': msg({
    message: 'Bonus offer begun',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'bonus-offer.stopped': msg({
    message: 'Bonus offer stopped',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'bonus.reduced': msg({
    message: 'Bonus made smaller',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: a payment of its deposit was taken back',
  }),
  'bonus.ended': msg({
    message: 'Bonus ended',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'application.sent': msg({
    message: 'Application of an agent sent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'application.approved': msg({
    message: 'Application of an agent approved',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'application.rejected': msg({
    message: 'Application of an agent rejected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'application.taken': msg({
    message: 'Agent account taken up',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'plan.made': msg({
    message: 'Agent plan made',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'plan.changed': msg({
    message: 'Agent plan changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'contract.offered': msg({
    message: 'Contract of the house offered',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'contract.acted': msg({
    message: 'Contract of the house acted on',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'credit.changed': msg({
    message: 'Credit line changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'credit.accepted': msg({
    message: 'Credit terms accepted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'credit.advanced': msg({
    message: 'Credit advance taken',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'credit.repaid': msg({
    message: 'Credit repaid',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'credit.settled': msg({
    message: 'Credit settled',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'settlement.rerun': msg({
    message: 'Window settled again',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'bill.corrected': msg({
    message: 'Bill corrected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dividend.released': msg({
    message: 'Dividends released',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dividend.held': msg({
    message: 'Dividend kept back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dividend.lifted': msg({
    message: 'Dividend waits again',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dividend.rejected': msg({
    message: 'Dividend rejected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'transfer.rejected': msg({
    message: 'Transfer rejected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.requested': msg({
    message: 'Withdrawal requested',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.checked': msg({
    message: 'Withdrawal checked',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: flags and score were noted',
  }),
  'withdrawal.approved': msg({
    message: 'Withdrawal approved',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.rejected': msg({
    message: 'Withdrawal rejected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.held': msg({
    message: 'Withdrawal put on hold',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.released': msg({
    message: 'Hold of a withdrawal released',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.planned': msg({
    message: 'Withdrawal split into payments',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.sent': msg({
    message: 'Part of a withdrawal sent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: the payment provider has taken it',
  }),
  'withdrawal.failed': msg({
    message: 'Part of a withdrawal failed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.given-back': msg({
    message: 'Rest of a withdrawal given back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: money that could not be paid is back in the wallet',
  }),
  'withdrawal.paid': msg({
    message: 'Part of a withdrawal paid',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.returned': msg({
    message: 'Part of a withdrawal sent back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.paid-twice': msg({
    message: 'Part of a withdrawal paid twice',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.refunded': msg({
    message: 'Part of a withdrawal given back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.received': msg({
    message: 'Payment received',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'withdrawal.counts-as-received': msg({
    message: 'Payment counted as received',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.opened': msg({
    message: 'Dispute opened',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.sent-to-provider': msg({
    message: 'Dispute sent to the provider',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.evidence-asked': msg({
    message: 'More evidence asked for',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.evidence-sent': msg({
    message: 'More evidence sent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.evidence-missed': msg({
    message: 'Evidence of a dispute not sent in time',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.evidence-shown': msg({
    message: 'Evidence looked at',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'dispute.resolved': msg({
    message: 'Dispute ended',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'slip.sent': msg({
    message: 'Slip of a deposit sent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'slip.rejected': msg({
    message: 'Slip without a payment',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'slip.shown': msg({
    message: 'Slip of a deposit looked at',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.sent': msg({
    message: 'Identity check sent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.change-asked': msg({
    message: 'Change of identity asked for',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.viewed': msg({
    message: 'Identity check looked at',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.picture-shown': msg({
    message: 'Identity document looked at',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.decided': msg({
    message: 'Identity check decided',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.expired': msg({
    message: 'Identity document ran out',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'identity.deleted': msg({
    message: 'Identity papers deleted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'play-limit.changed': msg({
    message: 'Play limit changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'play-break.begun': msg({
    message: 'Break from playing begun',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'play-break.ended': msg({
    message: 'Break from playing ended',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'play-return.asked': msg({
    message: 'Return to play asked for',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'play-return.taken-back': msg({
    message: 'Return to play taken back',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.moved': msg({
    message: 'Member moved below another agent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.move-asked': msg({
    message: 'Move below another agent planned',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.move-cancelled': msg({
    message: 'Move below another agent cancelled',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.closing': msg({
    message: 'Asked to close the account',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.kept': msg({
    message: 'Kept the account after all',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.rest-given-up': msg({
    message: 'Gave up a small rest',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.money-kept': msg({
    message: 'Money of a closed account kept',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: money came to an account after its end and waits for operators',
  }),
  'member.locked': msg({
    message: 'Member locked by the agent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.unlocked': msg({
    message: 'Lock lifted by the agent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.lock-lifted': msg({
    message: 'Lock of an agent lifted by an operator',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.given': msg({
    message: 'Account made by an agent',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'account.closed': msg({
    message: 'Account closed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'data-export.asked': msg({
    message: 'Copy of own data asked for',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'data-export.fetched': msg({
    message: 'Copy of own data fetched',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'terms.accepted': msg({
    message: 'User agreement accepted',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'marketing.chosen': msg({
    message: 'Yes or no to offers',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'deposit.viewed': msg({
    message: 'Deposit viewed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member-money.viewed': msg({
    message: 'Money of a member viewed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member-play.viewed': msg({
    message: 'Limits and breaks of a member viewed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'member.noted': msg({
    message: 'Note about a member added',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'clock.confirmed': msg({
    message: 'Clock confirmed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'catalogue.imported': msg({
    message: 'Game list imported',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'vendor.secret.made': msg({
    message: 'Provider secret created',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.login.ok': msg({
    message: 'Operator logged in',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.login.failed': msg({
    message: 'Operator log-in failed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.logout': msg({
    message: 'Operator logged out',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.invited': msg({
    message: 'Operator invited',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.joined': msg({
    message: 'Operator account set up',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.password.changed': msg({
    message: 'Operator password changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.role.changed': msg({
    message: 'Operator role changed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'operator.deactivated': msg({
    message: 'Operator deactivated',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'approval.asked': msg({
    message: 'Approval requested',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'approval.approved': msg({
    message: 'Request approved',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'approval.rejected': msg({
    message: 'Request rejected',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'approval.withdrawn': msg({
    message: 'Request withdrawn',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
  'approval.failed': msg({
    message: 'Approved request failed',
    context: 'audit',
    comment: 'Name of an entry of the audit trail: what was done',
  }),
};
