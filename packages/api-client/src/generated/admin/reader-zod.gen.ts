// Contract 2.0.0, sha256 a9fdc88845c00f8a. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import * as z from 'zod/mini';

/**
 * Stable code of a failure. The list is closed; texts are made from it on the client.
 */
export const zErrorCode = /*#__PURE__*/ (() => z.enum([
    'AUTH_BAD_CREDENTIALS',
    'AUTH_CAPTCHA_REQUIRED',
    'AUTH_CAPTCHA_INVALID',
    'AUTH_SLIDER_FAILED',
    'AUTH_TOKEN_MISSING',
    'AUTH_TOKEN_EXPIRED',
    'AUTH_NOT_MEMBER',
    'AUTH_NOT_AGENT',
    'AUTH_TRIAL_BLOCKED',
    'AUTH_PASSWORD_EXPIRED',
    'AUTH_DEFAULT_PASSWORD',
    'AUTH_LOCKED',
    'AUTH_STEP_UP',
    'AUTH_ROLE',
    'OTP_INVALID',
    'OTP_MISSING',
    'OTP_EXPIRED',
    'OTP_TOO_MANY',
    'OTP_QUOTA',
    'OTP_DISABLED',
    'PHONE_INVALID',
    'PHONE_MISSING',
    'SOCIAL_POPUP_CLOSED',
    'SOCIAL_POPUP_BLOCKED',
    'VALIDATION_FAILED',
    'AFFILIATE_INVALID',
    'INVITE_INVALID',
    'TERMS_REQUIRED',
    'AGE_TOO_LOW',
    'KYC_REQUIRED',
    'REGION_BLOCKED',
    'DOMAIN_INVALID',
    'MAINTENANCE',
    'GAME_MAINTENANCE',
    'GAME_NOT_FOUND',
    'GAME_REGION',
    'WALLET_INSUFFICIENT',
    'WALLET_FROZEN',
    'LIMIT_REACHED',
    'EXCLUDED',
    'TXN_DUPLICATE_MISMATCH',
    'TXN_NOT_FOUND',
    'CONTRACT_STALE',
    'CONTRACT_NOT_PARTY',
    'CONTRACT_BAD_ACTION',
    'CONTRACT_RATE_ABOVE_OWN',
    'CONTRACT_RATE_NOTICE',
    'CONTRACT_EXISTS',
    'UPLOAD_TOO_LARGE',
    'EXPORT_TOO_LARGE',
    'EXPORT_OPEN',
    'UPLOAD_TYPE',
    'UPLOAD_COUNT',
    'PROMO_CLOSED',
    'PROMO_NOT_ELIGIBLE',
    'BONUS_ACTIVE',
    'CREDIT_OVERDUE',
    'CREDIT_EXCEEDED',
    'POINTS_INSUFFICIENT',
    'METHOD_UNAVAILABLE',
    'TOO_MANY_OPEN',
    'TOO_MANY_ACCOUNTS',
    'ACCOUNT_WAIT',
    'NAME_MISMATCH',
    'STATE_STALE',
    'ORDER_ON_HOLD',
    'ACCOUNT_IN_REVIEW',
    'APPLICATION_OPEN',
    'AGENT_ALREADY',
    'CONFIRM_CLOSED',
    'VALUE_CHANGED',
    'APPROVAL_OWN',
    'APPROVAL_CLOSED',
    'APPROVAL_WAITS',
    'LAST_ADMIN',
    'KEY_ROTATED',
    'REPLAY',
    'RATE_LIMITED',
    'CONTACT_AGENT',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'IDEMPOTENCY_CONFLICT',
    'IDEMPOTENCY_IN_PROGRESS',
    'SIGNATURE_INVALID',
    'ROUND_CLOSED',
    'SERVICE_BUSY',
    'NETWORK',
    'TIMEOUT',
    'UNREADABLE',
    'UNKNOWN'
]))();

/**
 * A way to prove to be the owner: password, code of the authenticator, recovery code, passkey.
 */
export const zProofMethod = /*#__PURE__*/ (() => z.enum([
    'password',
    'totp',
    'recoveryCode',
    'passkey'
]))();

/**
 * Id of the game at its vendor.
 */
export const zGameId = /*#__PURE__*/ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]{1,64}$/)))();

/**
 * Number of the game in this site's menu.
 */
export const zNodeId = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(2147483647)))();

/**
 * Vendor code, `vassalage` on the wire.
 */
export const zVendorCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^[A-Z0-9_]{1,20}$/)))();

/**
 * Game type. Esports and cockfight are classes inside SPORTS.
 */
export const zGameCategoryCode = /*#__PURE__*/ (() => z.enum([
    'LIVE',
    'RNG',
    'CONS',
    'SPORTS',
    'LOTT',
    'FISH',
    'ELOTT',
    'PVP'
]))();

/**
 * Path relative to the image host picked from `imageCDNs`. What ends in `.webp` below `/games/` exists 160, 240, 360 and 480 pixels wide too, below `/banners/` 640, 960, 1440 and 1920, below `/providers/` 640, 960 and 1440, as `.webp` and as `.avif`: `/games/{width}/{name}.avif`.
 */
export const zImagePath = /*#__PURE__*/ (() => z.string().check(z.regex(/^\/[A-Za-z0-9\/_.-]{1,200}$/)))();

/**
 * Amount in units of its currency, as a decimal string with exactly four places. Never a JSON number: a float cannot hold money. One unit is 10,000 of the integers the ledger counts in.
 */
export const zMoney = /*#__PURE__*/ (() => z.string().check(z.regex(/^-?\d{1,15}\.\d{4}$/)))();

/**
 * Currency code, for example KHR (play money of members) or FUN (play money of trial accounts).
 */
export const zCurrency = /*#__PURE__*/ (() => z.string().check(z.minLength(3), z.maxLength(5), z.regex(/^[A-Z]{3,5}$/)))();

/**
 * What a reader can filter games by; the site has the words.
 */
export const zGameFeature = /*#__PURE__*/ (() => z.enum([
    'free-spins',
    'wilds',
    'multiplier',
    'cascade',
    'hold-and-spin',
    'bonus-round',
    'jackpot',
    'megarows',
    'nudge',
    'expanding-symbols',
    'sticky-wilds',
    'mystery-symbols',
    'provably-fair',
    'fast-round',
    'side-bets',
    'multi-seat',
    'tournament',
    'co-op',
    'in-play',
    'combo-bets',
    'video-stream'
]))();

/**
 * How a game pays: low = often and little, high = seldom and much, very-high = almost never and most.
 */
export const zGameVolatility = /*#__PURE__*/ (() => z.enum([
    'low',
    'medium',
    'high',
    'very-high'
]))();

/**
 * lines = on fixed lines, ways = on neighbouring reels in any row, clusters = in groups of neighbours, anywhere = by their number alone.
 */
export const zGamePaysKind = /*#__PURE__*/ (() => z.enum([
    'lines',
    'ways',
    'clusters',
    'anywhere'
]))();

/**
 * Moment in UTC, ISO 8601 with the suffix Z.
 */
export const zInstant = /*#__PURE__*/ (() => z.iso.datetime().check(z.maxLength(30)))();

/**
 * Always true in an answer that worked. A failed one carries `error` instead.
 */
export const zSuccess = /*#__PURE__*/ (() => z.literal(true))();

/**
 * What an operator's work is. Each operation of this contract names the roles that may call it.
 */
export const zOperatorRole = /*#__PURE__*/ (() => z.enum([
    'viewer',
    'support',
    'cashier',
    'risk',
    'content',
    'admin'
]))();

/**
 * ISO 3166-1 alpha-2 country code.
 */
export const zCountryCode = /*#__PURE__*/ (() => z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)))();

/**
 * Whether the site is open.
 */
export const zSiteState = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    open: z.boolean(),
    reason: z.optional(z.string()),
    startsAt: z.optional(zInstant),
    until: z.optional(zInstant),
    blockedCountries: z.array(zCountryCode)
}))();

/**
 * Work of one queue.
 */
export const zQueueState = /*#__PURE__*/ (() => z.object({
    queue: z.string(),
    waiting: z.int().check(z.gte(0)),
    active: z.int().check(z.gte(0)),
    failed: z.int().check(z.gte(0)),
    waitsSeconds: z.int().check(z.gte(0))
}))();

/**
 * Method of a provider, for example KHQR or BANK.
 */
export const zDepositMethodCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^[A-Z][A-Z0-9_]{1,19}$/)))();

/**
 * How a provider of payments does.
 */
export const zPaymentProviderState = /*#__PURE__*/ (() => z.object({
    provider: z.string(),
    reachable: z.boolean(),
    failures: z.int().check(z.gte(0)),
    shut: z.array(zDepositMethodCode),
    shutUntil: z.optional(zInstant)
}))();

/**
 * Something that a page was not allowed to load or run.
 */
export const zCspViolation = /*#__PURE__*/ (() => z.object({
    directive: z.string(),
    blocked: z.string(),
    page: z.string(),
    seen: z.int().check(z.gte(1))
}))();

/**
 * Money and play of a day, in the currency of the figures. Trial accounts do not count.
 */
export const zDayFigures = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    deposits: zMoney,
    withdrawals: zMoney,
    stakes: zMoney,
    payouts: zMoney,
    grossRevenue: zMoney,
    bets: z.int(),
    activeMembers: z.int().check(z.gte(0))
}))();

/**
 * How the hours of today that have ended differ from the same hours seven days before, in hundredths of a percent. A figure that was zero then has none, and there are none in the first hour of a day.
 */
export const zWeekChanges = /*#__PURE__*/ (() => z.object({
    deposits: z.optional(z.int()),
    withdrawals: z.optional(z.int()),
    grossRevenue: z.optional(z.int()),
    activeMembers: z.optional(z.int())
}))();

/**
 * Figures of today in the time zone of the merchant. Trial accounts and their play do not count.
 */
export const zSiteFigures = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    timeZone: z.string(),
    members: z.int().check(z.gte(0)),
    newMembers: z.int().check(z.gte(0)),
    activeSessions: z.int().check(z.gte(0)),
    currency: zCurrency,
    days: z.array(zDayFigures),
    changes: zWeekChanges
}))();

/**
 * Bets that were settled in an hour, and money that was paid in and out, in the currency of the figures. Trial accounts do not count.
 */
export const zHourFigures = /*#__PURE__*/ (() => z.object({
    startsAt: zInstant,
    stakes: zMoney,
    payouts: zMoney,
    deposits: zMoney,
    withdrawals: zMoney
}))();

/**
 * Name of a setting.
 */
export const zSettingKey = /*#__PURE__*/ (() => z.enum([
    'maintenance',
    'switches',
    'register',
    'humanCheck',
    'security',
    'session',
    'approvals',
    'withdrawals',
    'retention',
    'transfers',
    'contracts',
    'codes',
    'region',
    'domains',
    'merchant',
    'customerService',
    'serviceTimes',
    'saferPlay',
    'pictures'
]))();

/**
 * Tells one value of a setting from another.
 */
export const zSettingVersion = /*#__PURE__*/ (() => z.string().check(z.length(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

/**
 * How a value is typed. `flag` true or false; `choice` one of the options; `choices` any of them, each once, in their order where `ordered`; `number` a whole number; `money` an amount in `currency`; `instant` a moment in UTC; `texts` one text per language; `lines` a list of texts; `group` an object of the fields below; `rows` a list of such objects.
 */
export const zSettingFieldKind = /*#__PURE__*/ (() => z.enum([
    'flag',
    'choice',
    'choices',
    'number',
    'money',
    'text',
    'instant',
    'texts',
    'lines',
    'group',
    'rows'
]))();

/**
 * A value of a choice.
 */
export const zSettingOption = /*#__PURE__*/ (() => z.object({
    value: z.string(),
    label: z.string(),
    below: z.optional(z.string())
}))();

/**
 * Value of a setting by its fields, of the kinds that its form says.
 */
export const zSettingValue = /*#__PURE__*/ (() => z.record(z.string(), z.unknown()))();

/**
 * Number of a row, as text.
 */
export const zRowId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

/**
 * One field before and after; a side that has no value is absent.
 */
export const zSettingFieldChange = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    label: z.string(),
    before: z.optional(z.unknown()),
    after: z.optional(z.unknown())
}))();

/**
 * What a save would change.
 */
export const zSettingPreview = /*#__PURE__*/ (() => z.object({
    version: zSettingVersion,
    changes: z.array(zSettingFieldChange),
    problems: z.array(z.object({
        name: z.string(),
        text: z.string()
    }))
}))();

/**
 * Place behind a row of a list. Opaque, and good for the list, the account and the filter it was made for: any other is refused (VALIDATION_FAILED, the field `cursor`). Rows that come in while a reader goes on neither repeat nor hide others.
 */
export const zCursor = /*#__PURE__*/ (() => z.string().check(z.maxLength(400), z.regex(/^[A-Za-z0-9_.-]{1,400}$/)))();

/**
 * A change that was saved.
 */
export const zSettingChange = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    at: zInstant,
    operator: z.optional(z.string()),
    changes: z.array(zSettingFieldChange)
}))();

/**
 * Changes of a setting.
 */
export const zSettingHistory = /*#__PURE__*/ (() => z.object({
    content: z.array(zSettingChange),
    nextCursor: z.optional(zCursor)
}))();

/**
 * `planned` is listed and no server plays it yet, `off` is not listed at all: neither can be switched.
 */
export const zListingState = /*#__PURE__*/ (() => z.enum([
    'active',
    'maintenance',
    'planned',
    'off'
]))();

/**
 * A pool of linked jackpots in one currency.
 */
export const zJackpot = /*#__PURE__*/ (() => z.object({
    vendor: z.string(),
    pool: z.string(),
    currency: zCurrency,
    pot: zMoney,
    reserve: zMoney,
    lent: zMoney,
    contributed: zMoney,
    paid: zMoney,
    wins: z.int().check(z.gte(0)),
    lastWonAt: z.optional(zInstant)
}))();

/**
 * Linked jackpots.
 */
export const zJackpotList = /*#__PURE__*/ (() => z.object({
    content: z.array(zJackpot)
}))();

/**
 * B banner, PL line for players, PU popup, PR promotion, H notice for agents.
 */
export const zAnnouncementType = /*#__PURE__*/ (() => z.enum([
    'B',
    'PL',
    'PU',
    'PR',
    'H'
]))();

/**
 * Shown now, later, or no more.
 */
export const zAnnouncementState = /*#__PURE__*/ (() => z.enum([
    'current',
    'coming',
    'ended'
]))();

/**
 * The announcement that was made, changed or ended.
 */
export const zAnnouncementReceipt = /*#__PURE__*/ (() => z.object({
    id: z.string()
}))();

/**
 * Banners in their order.
 */
export const zBannerOrder = /*#__PURE__*/ (() => z.object({
    ids: z.array(z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/))).check(z.minLength(1), z.maxLength(100))
}))();

/**
 * Changes with every change.
 */
export const zAnnouncementVersion = /*#__PURE__*/ (() => z.string().check(z.maxLength(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

/**
 * A text of an announcement as it can be written again.
 */
export const zStoredText = /*#__PURE__*/ (() => z.object({
    language: z.string(),
    title: z.string(),
    content: z.string(),
    alt: z.string(),
    reward: z.optional(z.string()),
    hasFormat: z.boolean()
}))();

/**
 * A picture that is kept.
 */
export const zKeptPicture = /*#__PURE__*/ (() => z.object({
    path: z.string(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
}))();

/**
 * What a message is for.
 */
export const zMessagePurpose = /*#__PURE__*/ (() => z.enum([
    'accountClosed',
    'accountClosing',
    'accountKept',
    'agencyApproved',
    'agencyRejected',
    'alreadyRegistered',
    'authenticatorAdded',
    'authenticatorRemoved',
    'loginCode',
    'passkeyAdded',
    'passkeyRemoved',
    'passwordChanged',
    'passwordLink',
    'passwordReset',
    'paymentPasswordSet',
    'payoutAccountAdded',
    'recoveryCode',
    'registerCode'
]))();

/**
 * `withheld`: written and sent to nobody, because the address has no account.
 */
export const zMessageState = /*#__PURE__*/ (() => z.enum([
    'waiting',
    'delivered',
    'failed',
    'withheld'
]))();

/**
 * The message that is sent again.
 */
export const zMessageReceipt = /*#__PURE__*/ (() => z.object({
    id: z.string()
}))();

/**
 * To be dealt with, or dealt with.
 */
export const zGameReportStatus = /*#__PURE__*/ (() => z.enum(['OPEN', 'CLOSED']))();

/**
 * What kind of problem it is.
 */
export const zGameProblem = /*#__PURE__*/ (() => z.enum([
    'NOT_LOADING',
    'STUCK',
    'WRONG_RESULT',
    'DISPLAY',
    'OTHER'
]))();

/**
 * The report that was dealt with.
 */
export const zGameReportClosed = /*#__PURE__*/ (() => z.object({
    id: z.string()
}))();

/**
 * What the actor was: `command` ran a command on the machine, `system` is the site itself. Rows of earlier releases may name others.
 */
export const zAuditRole = /*#__PURE__*/ (() => z.enum([
    'visitor',
    'member',
    'trial',
    'agent',
    'operator',
    'command',
    'system'
]))();

/**
 * What was done. Rows of earlier releases may name others.
 */
export const zAuditAction = /*#__PURE__*/ (() => z.enum([
    'register',
    'login.ok',
    'login.failed',
    'login.unlocked',
    'logout',
    'session.ended',
    'setting.changed',
    'social.linked',
    'social.refused',
    'remembered.reused',
    'step-up.ok',
    'step-up.failed',
    'totp.enrolled',
    'totp.disabled',
    'passkey.added',
    'passkey.removed',
    'passkey.cloned',
    'password.changed',
    'password.reset',
    'payment-password.set',
    'payment-password.failed',
    'message.retried',
    'report.closed',
    'listing.changed',
    'announcement.made',
    'announcement.changed',
    'banners.ordered',
    'picture.uploaded',
    'announcement.ended',
    'deposit.requested',
    'deposit.accepted',
    'deposit.cancelled',
    'deposit.expired',
    'deposit.failed',
    'payment.changed',
    'withdrawal.changed',
    'payment.change-closed',
    'payment.credited',
    'payment.held',
    'payment.reversed',
    'payment.released',
    'payment.refund-ordered',
    'payment.refund-asked',
    'payment.refunded',
    'payment.refund-refused',
    'payment.written-off',
    'payment.collected',
    'wallet.corrected',
    'difference.accepted',
    'reconciliation.run',
    'reconciliation.corrected',
    'payout-account.added',
    'payout-account.refused',
    'payout-account.removed',
    'payout-account.accepted',
    'payout-account.blocked',
    'payout-account.compared',
    'withdrawal.requested',
    'withdrawal.checked',
    'withdrawal.approved',
    'withdrawal.rejected',
    'withdrawal.held',
    'withdrawal.released',
    'withdrawal.planned',
    'withdrawal.sent',
    'withdrawal.failed',
    'withdrawal.given-back',
    'withdrawal.paid',
    'withdrawal.returned',
    'withdrawal.paid-twice',
    'withdrawal.refunded',
    'withdrawal.received',
    'withdrawal.counts-as-received',
    'dispute.opened',
    'dispute.sent-to-provider',
    'dispute.evidence-asked',
    'dispute.evidence-sent',
    'dispute.evidence-missed',
    'dispute.evidence-shown',
    'dispute.resolved',
    'slip.sent',
    'slip.shown',
    'slip.rejected',
    'transfer.made',
    'transfer.approved',
    'transfer.rejected',
    'bonus-offer.begun',
    'bonus-offer.stopped',
    'bonus.ended',
    'bonus.reduced',
    'application.sent',
    'application.approved',
    'application.rejected',
    'application.taken',
    'plan.made',
    'plan.changed',
    'contract.offered',
    'contract.acted',
    'credit.changed',
    'credit.accepted',
    'credit.advanced',
    'credit.repaid',
    'credit.settled',
    'settlement.rerun',
    'bill.corrected',
    'dividend.released',
    'dividend.held',
    'dividend.lifted',
    'dividend.rejected',
    'identity.sent',
    'identity.change-asked',
    'identity.viewed',
    'identity.picture-shown',
    'identity.decided',
    'identity.expired',
    'identity.deleted',
    'play-limit.changed',
    'play-break.begun',
    'play-break.ended',
    'play-return.asked',
    'play-return.taken-back',
    'member.moved',
    'member.move-asked',
    'member.move-cancelled',
    'account.closing',
    'account.kept',
    'account.rest-given-up',
    'account.money-kept',
    'account.closed',
    'account.given',
    'member.locked',
    'member.unlocked',
    'member.lock-lifted',
    'data-export.asked',
    'data-export.fetched',
    'marketing.chosen',
    'terms.accepted',
    'deposit.viewed',
    'member-money.viewed',
    'member-play.viewed',
    'member.noted',
    'clock.confirmed',
    'catalogue.imported',
    'vendor.secret.made',
    'operator.login.ok',
    'operator.login.failed',
    'operator.logout',
    'operator.invited',
    'operator.joined',
    'operator.password.changed',
    'operator.role.changed',
    'operator.deactivated',
    'approval.asked',
    'approval.approved',
    'approval.rejected',
    'approval.withdrawn',
    'approval.failed'
]))();

/**
 * What kind of thing was acted on; absent when an action has no object.
 */
export const zAuditObjectKind = /*#__PURE__*/ (() => z.enum([
    'member',
    'social',
    'setting',
    'vendor',
    'game',
    'catalogue',
    'announcement',
    'banners',
    'picture',
    'message',
    'report',
    'operator',
    'approval',
    'deposit',
    'payment',
    'difference',
    'reconciliation',
    'withdrawal',
    'transfer',
    'application',
    'plan',
    'settlement',
    'bonus',
    'bonus-offer',
    'jobs'
]))();

/**
 * Whether the chain is whole.
 */
export const zAuditVerification = /*#__PURE__*/ (() => z.object({
    whole: z.boolean(),
    brokenAt: z.optional(z.string())
}))();

/**
 * Name of a job. Runs of earlier releases may name others.
 */
export const zJobName = /*#__PURE__*/ (() => z.enum([
    'accounts.close',
    'agent-contracts.due',
    'agents.count-cycles',
    'agents.move',
    'attempts.purge',
    'bonuses.clock',
    'audit.link',
    'captcha.purge',
    'challenges.purge',
    'codes.purge',
    'codes.watch',
    'agents.purge-applications',
    'confirmations.clock',
    'credit.settle',
    'csp.purge',
    'data-exports.make',
    'deposits.poll',
    'draws.purge',
    'draws.tick',
    'files.purge',
    'game-reports.purge',
    'game-sessions.purge',
    'games.popularity',
    'games.search',
    'identity.expiry',
    'identity.purge',
    'jobs.purge',
    'inbox.purge',
    'messages.purge',
    'movements.sum',
    'operators.purge',
    'payout-accounts.compare',
    'pictures.purge',
    'play-limits.forget',
    'play.recount',
    'queue.supervise',
    'reconciliation.run',
    'refunds.poll',
    'remembered.purge',
    'reset-links.purge',
    'results.sequence',
    'sealing.purge',
    'sealing.rotate',
    'sessions.end-stale',
    'settlement.daily',
    'settlement.dividend-day',
    'settlement.dividend-half-month',
    'settlement.dividend-month',
    'settlement.dividend-week',
    'settlement.hourly',
    'settlement.late',
    'settlement.pay',
    'settlement.real-time',
    'sign-in-records.purge',
    'social.purge',
    'trials.close',
    'webhooks.purge',
    'webhooks.retry',
    'withdrawals.poll'
]))();

/**
 * Part of the merchant's calendar that a job settles, once each.
 */
export const zJobWindow = /*#__PURE__*/ (() => z.enum([
    'five-minutes',
    'hour',
    'day',
    'week',
    'half-month',
    'month'
]))();

/**
 * Windows wait because the clock of the database has jumped.
 */
export const zClockHold = /*#__PURE__*/ (() => z.object({
    expectedAt: zInstant,
    seenAt: zInstant
}))();

/**
 * How a run went.
 */
export const zJobRunState = /*#__PURE__*/ (() => z.enum(['DONE', 'FAILED']))();

/**
 * The jump that was confirmed.
 */
export const zClockConfirmed = /*#__PURE__*/ (() => z.object({
    expectedAt: zInstant,
    seenAt: zInstant
}))();

/**
 * OPEN = members can choose it, STOPPED = nobody can any more.
 */
export const zBonusOfferState = /*#__PURE__*/ (() => z.enum(['OPEN', 'STOPPED']))();

/**
 * How a draw stands.
 */
export const zDrawState = /*#__PURE__*/ (() => z.enum([
    'coming',
    'open',
    'closed',
    'due',
    'drawn',
    'void'
]))();

/**
 * How the numbers are shown. digits: a row of single digits. board: several prizes of whole numbers. balls: different numbers of a pool. dice: three dice. race: an order of arrival.
 */
export const zLotteryKind = /*#__PURE__*/ (() => z.enum([
    'digits',
    'board',
    'balls',
    'dice',
    'race'
]))();

/**
 * Name of a prize; main for lotteries with a single row of numbers.
 */
export const zPrizeKey = /*#__PURE__*/ (() => z.enum([
    'main',
    'bonus',
    'special',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth'
]))();

/**
 * Kind of account.
 */
export const zMemberKind = /*#__PURE__*/ (() => z.enum([
    'member',
    'trial',
    'agent'
]))();

/**
 * State of an account.
 */
export const zMemberStatus = /*#__PURE__*/ (() => z.enum([
    'active',
    'locked',
    'closed'
]))();

/**
 * A move below another agent that waits for the end of contracts.
 */
export const zMemberWaitingMove = /*#__PURE__*/ (() => z.object({
    upline: z.optional(z.string()),
    dueAt: zInstant
}))();

/**
 * The lock of an agent.
 */
export const zMemberLock = /*#__PURE__*/ (() => z.object({
    agent: z.string(),
    reason: z.string(),
    at: zInstant
}))();

/**
 * The wallet of a member at a vendor.
 */
export const zMemberVendorWallet = /*#__PURE__*/ (() => z.object({
    vendor: z.string(),
    balance: zMoney
}))();

/**
 * How the owner proved who he is: by password, code, provider account, passkey, remembered browser, or as part of free play, registration or recovery.
 */
export const zSignInMethod = /*#__PURE__*/ (() => z.enum([
    'password',
    'sms',
    'social',
    'passkey',
    'remembered',
    'freeplay',
    'register',
    'recovery'
]))();

/**
 * What was ended.
 */
export const zMemberSessionsEnded = /*#__PURE__*/ (() => z.object({
    ended: z.int().check(z.gte(0))
}))();

/**
 * What a limit is about. deposit = paid in, open orders among it; loss = cash staked less cash won; wager = stakes, those of bonus money too; time = minutes of play, pauses of up to five minutes among them.
 */
export const zLimitKind = /*#__PURE__*/ (() => z.enum([
    'deposit',
    'loss',
    'wager',
    'time'
]))();

/**
 * What a limit is for, by the clocks of the merchant; weeks begin on Monday.
 */
export const zLimitPeriod = /*#__PURE__*/ (() => z.enum([
    'day',
    'week',
    'month'
]))();

/**
 * A change of a limit that waits for its second yes.
 */
export const zAskedLimit = /*#__PURE__*/ (() => z.object({
    amount: z.optional(zMoney),
    at: zInstant,
    from: zInstant,
    until: zInstant
}))();

/**
 * One limit and what was used of it. Amounts are in the currency of the account; those of the kind time are minutes.
 */
export const zPlayLimit = /*#__PURE__*/ (() => z.object({
    kind: zLimitKind,
    period: zLimitPeriod,
    used: zMoney,
    resetsAt: zInstant,
    amount: z.optional(zMoney),
    left: z.optional(zMoney),
    asked: z.optional(zAskedLimit)
}))();

/**
 * A change of a limit, or a step towards one.
 */
export const zPlayLimitChange = /*#__PURE__*/ (() => z.object({
    kind: zLimitKind,
    period: zLimitPeriod,
    step: z.enum([
        'SET',
        'ASKED',
        'CONFIRMED',
        'KEPT'
    ]),
    amount: z.optional(zMoney),
    at: zInstant
}))();

/**
 * Number of an order, as it stands in QR codes and transfers: eight signs that cannot be mistaken for others.
 */
export const zOrderNo = /*#__PURE__*/ (() => z.string().check(z.maxLength(8), z.regex(/^[2-9A-HJKMNP-TV-Z]{8}$/)))();

/**
 * How a deposit is paid.
 */
export const zDepositKind = /*#__PURE__*/ (() => z.enum([
    'QR',
    'BANK',
    'WALLET',
    'CARD',
    'VOUCHER',
    'CRYPTO',
    'C2C'
]))();

/**
 * CREATED = the provider is being asked, PENDING = it can be paid, REVIEW = a slip was sent and the payment is looked for, COMPLETED = the money is there, EXPIRED = its time is over, CANCELLED by the member, FAILED = the provider did not take it or no payment was found for its slip, REVERSED = the payment was taken back. Money that comes after EXPIRED, CANCELLED or FAILED completes it all the same.
 */
export const zDepositState = /*#__PURE__*/ (() => z.enum([
    'CREATED',
    'PENDING',
    'REVIEW',
    'COMPLETED',
    'EXPIRED',
    'CANCELLED',
    'FAILED',
    'REVERSED'
]))();

/**
 * What is to be known of a deposit. SLIP = a slip waits to be looked at or decided, PART = less was paid than was ordered, EXCESS = more was, LATE = it was paid after its end, KEPT = a payment of it is in suspense.
 */
export const zDepositMark = /*#__PURE__*/ (() => z.enum([
    'SLIP',
    'PART',
    'LATE',
    'EXCESS',
    'KEPT'
]))();

/**
 * REQUESTED = it is being checked, REVIEW = somebody looks at it, APPROVED, PAYING = it is with the provider, PAID_PART = a part has been paid, PAID = all that could be paid, REJECTED = the money is back in the wallet.
 */
export const zWithdrawalState = /*#__PURE__*/ (() => z.enum([
    'REQUESTED',
    'REVIEW',
    'APPROVED',
    'PAYING',
    'PAID_PART',
    'PAID',
    'REJECTED'
]))();

/**
 * REVIEW = an operator compares the name, WAITING = it is new and can be used from `usableFrom` on, ACTIVE = it can be used, BLOCKED by an operator.
 */
export const zPayoutAccountState = /*#__PURE__*/ (() => z.enum([
    'REVIEW',
    'WAITING',
    'ACTIVE',
    'BLOCKED'
]))();

/**
 * OPEN = somebody looks at it, WITH_PROVIDER = the payer was asked for a proof, NEED_EVIDENCE = the member is asked for more, RESOLVED_PAID = the money has arrived, RESOLVED_RETURNED = the money is back in the wallet.
 */
export const zDisputeState = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'WITH_PROVIDER',
    'NEED_EVIDENCE',
    'RESOLVED_PAID',
    'RESOLVED_RETURNED'
]))();

/**
 * COMPLETED = the money is with the receiver, REVIEW = it is on hold until somebody has looked at it, REJECTED = it is back in the wallet of the sender.
 */
export const zTransferState = /*#__PURE__*/ (() => z.enum([
    'COMPLETED',
    'REVIEW',
    'REJECTED'
]))();

/**
 * Why money is in suspense. UNKNOWN_ORDER = nobody has asked for the payment; WRONG_CURRENCY = of its order; BELOW_MINIMUM = less than the method takes; MEMBER_CLOSED = the account was closed; DEPOSITS_CLOSED = its member takes a break, has excluded himself or closes the account; LIMIT_REACHED = above the deposit limit of its member; ORDER_CLOSED = the order takes nothing more; REVERSED = it came and was taken back at once; OWED = it was taken back and the wallet did not hold it; PAID_TWICE = a withdrawal was paid twice; REFUNDED = it was given back to the member before its provider has sent it back; CHANGED = its provider tells of another amount or currency than before, which is the amount of the item: no money stands behind it.
 */
export const zUnmatchedReason = /*#__PURE__*/ (() => z.enum([
    'UNKNOWN_ORDER',
    'WRONG_CURRENCY',
    'BELOW_MINIMUM',
    'MEMBER_CLOSED',
    'DEPOSITS_CLOSED',
    'LIMIT_REACHED',
    'ORDER_CLOSED',
    'REVERSED',
    'OWED',
    'PAID_TWICE',
    'REFUNDED',
    'CHANGED'
]))();

/**
 * OPEN = to be decided, REFUNDING = on its way back to its payer; OPEN again when operators have to say what has become of that.
 */
export const zUnmatchedState = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'REFUNDING',
    'ENDED'
]))();

/**
 * How it ended. TAKEN_BACK = by the provider of the payment, or by the bank of a payout; CLOSED = nothing was to be booked.
 */
export const zUnmatchedOutcome = /*#__PURE__*/ (() => z.enum([
    'CREDITED',
    'REFUNDED',
    'WRITTEN_OFF',
    'COLLECTED',
    'TAKEN_BACK',
    'CLOSED'
]))();

/**
 * What can be done about it. CLOSE = by writeOffUnmatchedPayment, with nothing booked; a payout that is open counts as paid then, as it was ordered. CREDIT of a payout that its provider tells of otherwise: it counts as failed, and its money goes back to the wallet. SENT_BACK and NOT_SENT_BACK = by decideRefund, what has become of a refund.
 */
export const zUnmatchedAction = /*#__PURE__*/ (() => z.enum([
    'CREDIT',
    'REFUND',
    'WRITE_OFF',
    'COLLECT',
    'CLOSE',
    'SENT_BACK',
    'NOT_SENT_BACK'
]))();

/**
 * What moved the money. WITHDRAWAL_BACK = a withdrawal that was not paid, TRANSFER_BACK = a transfer that was not made, VENDOR_OUT = brought to the wallet at a vendor, VENDOR_IN = brought back from there, GRANT = play money of a new account, REFUND = a stake that came back, ROLLBACK = a payout or a promotional win that was taken back, PROMOTION = a win without a bet, or a bonus that has become cash, AGENT_BILL = what an agent has earned by a contract, DOWNLINE_PAY = what an agent has paid to one below from its own wallet, CREDIT_ADVANCE = what an agent has taken from its credit line, CREDIT_REPAYMENT = what went back to it, CORRECTION = set right by operators.
 */
export const zMovementKind = /*#__PURE__*/ (() => z.enum([
    'DEPOSIT',
    'DEPOSIT_REVERSED',
    'WITHDRAWAL',
    'WITHDRAWAL_BACK',
    'GRANT',
    'TRANSFER_IN',
    'TRANSFER_OUT',
    'TRANSFER_BACK',
    'VENDOR_IN',
    'VENDOR_OUT',
    'BET',
    'WIN',
    'REFUND',
    'ROLLBACK',
    'PROMOTION',
    'AGENT_BILL',
    'DOWNLINE_PAY',
    'CREDIT_ADVANCE',
    'CREDIT_REPAYMENT',
    'CORRECTION',
    'OTHER'
]))();

/**
 * Number of an offer or of a bonus, as text.
 */
export const zBonusId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

/**
 * What is set right. GAME = a bet or its result, PAYMENT = a deposit or a withdrawal, TRANSFER = a transfer, BONUS = a bonus or a promotion, GOODWILL = given by the house for a trouble (a credit alone).
 */
export const zCorrectionCause = /*#__PURE__*/ (() => z.enum([
    'GAME',
    'PAYMENT',
    'TRANSFER',
    'BONUS',
    'GOODWILL',
    'OTHER'
]))();

/**
 * What an operator has noted about a member.
 */
export const zMemberNote = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    author: z.string().check(z.maxLength(40)),
    text: z.string(),
    createdAt: zInstant
}))();

/**
 * Notes that follow each other.
 */
export const zMemberNotePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zMemberNote),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What was forgotten.
 */
export const zMemberUnlocked = /*#__PURE__*/ (() => z.object({
    failures: z.int().check(z.gte(0))
}))();

/**
 * How the whole check stands. EXPIRED = the document has run out.
 */
export const zIdentityState = /*#__PURE__*/ (() => z.enum([
    'NOT_STARTED',
    'DRAFT',
    'IN_REVIEW',
    'APPROVED',
    'REJECTED',
    'EXPIRED'
]))();

/**
 * A field of the identity check.
 */
export const zIdentityFieldName = /*#__PURE__*/ (() => z.enum([
    'legalName',
    'birthday',
    'nationality',
    'birthPlace',
    'sex',
    'idType',
    'idNumber',
    'idExpires',
    'permanentAddress',
    'currentAddress',
    'occupation',
    'incomeSource',
    'lineId',
    'bonusCode',
    'promoCode',
    'documentFront',
    'documentBack',
    'selfie'
]))();

/**
 * START = nothing was said, DRAFT = kept and not sent, REJECTED and EXPIRED = to be said anew.
 */
export const zIdentityFieldState = /*#__PURE__*/ (() => z.enum([
    'START',
    'DRAFT',
    'IN_REVIEW',
    'APPROVED',
    'REJECTED',
    'EXPIRED'
]))();

/**
 * Why a field was rejected: MISMATCH = differs from the document, EXPIRED = the document has run out, NOT_ACCEPTED = a document of another kind is needed, INCOMPLETE = a part is missing.
 */
export const zIdentityReason = /*#__PURE__*/ (() => z.enum([
    'UNREADABLE',
    'MISMATCH',
    'EXPIRED',
    'NOT_ACCEPTED',
    'INCOMPLETE'
]))();

/**
 * Id of an uploaded picture; it cannot be guessed.
 */
export const zFileId = /*#__PURE__*/ (() => z.string().check(z.length(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

/**
 * Where a picture is shown from, for a minute.
 */
export const zFileLink = /*#__PURE__*/ (() => z.object({
    id: zFileId,
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1)),
    url: z.string().check(z.maxLength(180), z.regex(/^\/files\/[A-Za-z0-9_-]{22}\?[A-Za-z0-9_=&-]{1,120}$/)),
    expiresAt: zInstant
}))();

/**
 * WAITING = not all of its files are here, OPEN = something of it differs or may still change.
 */
export const zSettlementDayState = /*#__PURE__*/ (() => z.enum([
    'WAITING',
    'OPEN',
    'CLOSED'
]))();

/**
 * A settlement file.
 */
export const zSettlementFile = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    batch: z.string().check(z.maxLength(40)),
    lines: z.int().check(z.gte(0)),
    repeated: z.int().check(z.gte(0)),
    amount: zMoney,
    fee: zMoney
}))();

/**
 * How a difference stands.
 */
export const zDifferenceState = /*#__PURE__*/ (() => z.enum(['OPEN', 'ENDED']))();

/**
 * How file and books differ. NOT_BOOKED = only the file knows it; NOT_TOLD = only the books do, for two files; AMOUNT, FEE = of another amount or fee; BOOKS = orders and ledger do not tell the same, a defect.
 */
export const zDifferenceKind = /*#__PURE__*/ (() => z.enum([
    'NOT_BOOKED',
    'NOT_TOLD',
    'AMOUNT',
    'FEE',
    'BOOKS'
]))();

/**
 * How it ended. MATCHED = file and books say the same now, ACCEPTED = by two operators, TOLERATED = a small fee.
 */
export const zDifferenceOutcome = /*#__PURE__*/ (() => z.enum([
    'MATCHED',
    'ACCEPTED',
    'TOLERATED'
]))();

/**
 * PENDING = waits for a second operator, APPROVED = made, WITHDRAWN = its maker took it back, FAILED = it was approved and could no longer be made, EXPIRED = nobody has decided in time.
 */
export const zWalletCorrectionState = /*#__PURE__*/ (() => z.enum([
    'PENDING',
    'APPROVED',
    'REJECTED',
    'WITHDRAWN',
    'FAILED',
    'EXPIRED'
]))();

/**
 * CREDIT = to the wallet, DEBIT = from it.
 */
export const zWalletCorrectionDirection = /*#__PURE__*/ (() => z.enum(['CREDIT', 'DEBIT']))();

/**
 * Number of a deposit, a withdrawal, a transfer, a bet or a dispute of the member.
 */
export const zWalletCorrectionReference = /*#__PURE__*/ (() => z.string().check(z.maxLength(24), z.regex(/^[A-Z0-9]{1,24}$/)))();

/**
 * Why money was not paid. Of an operator: IDENTITY = the member is not identified, ACCOUNT = the account does not fit, TERMS = against the terms, SECURITY = the member has to be reached first. Of the provider: ACCOUNT_CLOSED, NAME_MISMATCH, REFUSED, and BANK_DOWN = the bank does not answer.
 */
export const zWithdrawalReason = /*#__PURE__*/ (() => z.enum([
    'IDENTITY',
    'ACCOUNT',
    'TERMS',
    'SECURITY',
    'ACCOUNT_CLOSED',
    'NAME_MISMATCH',
    'REFUSED',
    'BANK_DOWN'
]))();

/**
 * What speaks for a closer look. FAST_IN_OUT = most of the deposits of the last day goes out again, hardly played; NEW_ACCOUNT = the first withdrawal to this account; LARGE = above what is approved at once; SAME_PERSON = another member has the same document, or name and birthday; OTHER_NAME = the name of the account is not the one that was approved since, and nobody has compared them; NO_IDENTITY = the member has excluded himself or closes the account, without an approved identity check.
 */
export const zWithdrawalFlag = /*#__PURE__*/ (() => z.enum([
    'FAST_IN_OUT',
    'NEW_ACCOUNT',
    'LARGE',
    'SAME_PERSON',
    'OTHER_NAME',
    'NO_IDENTITY'
]))();

/**
 * What speaks against paying. SECURITY = the member has to be reached first; IDENTITY = the member is not identified; ACCOUNT = the account does not fit; TERMS = against the terms.
 */
export const zWithdrawalDoubt = /*#__PURE__*/ (() => z.enum([
    'IDENTITY',
    'ACCOUNT',
    'TERMS',
    'SECURITY'
]))();

/**
 * Where the money comes from, in 30 days of the merchant with today.
 */
export const zWithdrawalSource = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    deposits: zMoney,
    won: zMoney,
    wages: zMoney,
    inWallet: zMoney
}))();

/**
 * UNKNOWN = the data does not tell.
 */
export const zWithdrawalCheckResult = /*#__PURE__*/ (() => z.enum([
    'OK',
    'WARN',
    'UNKNOWN'
]))();

/**
 * A request to approve that waits for a second operator.
 */
export const zWithdrawalFirstApproval = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    maker: z.string(),
    reason: z.string(),
    createdAt: zInstant,
    expiresAt: zInstant,
    isOwn: z.boolean()
}))();

/**
 * NOTHING has arrived, LESS than was sent, or it went to OTHER_ACCOUNT.
 */
export const zDisputeReason = /*#__PURE__*/ (() => z.enum([
    'NOTHING',
    'LESS',
    'OTHER_ACCOUNT'
]))();

/**
 * What settles windows: contracts of a kind and a period.
 */
export const zSettlementJob = /*#__PURE__*/ (() => z.enum([
    'settlement.real-time',
    'settlement.hourly',
    'settlement.daily',
    'settlement.dividend-day',
    'settlement.dividend-week',
    'settlement.dividend-half-month',
    'settlement.dividend-month'
]))();

/**
 * How many bills of a window there are, by what became of them.
 */
export const zSettlementBills = /*#__PURE__*/ (() => z.object({
    made: z.int().check(z.gte(0)),
    paid: z.int().check(z.gte(0)),
    underReview: z.int().check(z.gte(0)),
    waiting: z.int().check(z.gte(0)),
    short: z.int().check(z.gte(0)),
    expired: z.int().check(z.gte(0)),
    held: z.int().check(z.gte(0)),
    notReached: z.int().check(z.gte(0)),
    denied: z.int().check(z.gte(0))
}))();

/**
 * What bills come to in a currency.
 */
export const zSettlementSum = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    amount: zMoney,
    paid: zMoney
}))();

/**
 * Bills of a currency that should have been paid by now.
 */
export const zUnpaidBills = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    bills: z.int().check(z.gte(1)),
    amount: zMoney,
    oldestAt: zInstant
}))();

/**
 * A bill that is not what results and terms say.
 */
export const zWrongBill = /*#__PURE__*/ (() => z.object({
    billId: zRowId,
    differs: z.string()
}))();

/**
 * What was compared.
 */
export const zSettlementCheckResult = /*#__PURE__*/ (() => z.object({
    bills: z.int().check(z.gte(0)),
    checked: z.int().check(z.gte(0)),
    wrong: z.array(zWrongBill)
}))();

/**
 * Number of a bill.
 */
export const zAgentBillId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

/**
 * DIVIDEND = a share of what the house has won from the team, DAILY, HOURLY and REALTIME = wages by what the team has bet in a day, an hour or five minutes, DAILY_MR = a daily wage with a rate for each game type.
 */
export const zAgentContractKind = /*#__PURE__*/ (() => z.enum([
    'DIVIDEND',
    'DAILY',
    'DAILY_MR',
    'HOURLY',
    'REALTIME'
]))();

/**
 * Category of the games that count, or ALL.
 */
export const zAgentContractGames = /*#__PURE__*/ (() => z.enum([
    'ALL',
    'LIVE',
    'RNG',
    'CONS',
    'SPORTS',
    'LOTT',
    'FISH',
    'ELOTT',
    'PVP'
]))();

/**
 * The bill that corrects another one.
 */
export const zBillCorrected = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * What bills of a cycle come to in a currency, beside the cycle before.
 */
export const zDividendSum = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    amount: zMoney,
    before: zMoney,
    difference: zMoney,
    releasable: zMoney
}))();

/**
 * Why a bill is kept back.
 */
export const zDividendHeld = /*#__PURE__*/ (() => z.object({
    reason: z.string().check(z.maxLength(300)),
    by: z.string().check(z.maxLength(64)),
    at: zInstant
}))();

/**
 * What was released.
 */
export const zDividendReleased = /*#__PURE__*/ (() => z.object({
    bills: z.int().check(z.gte(0))
}))();

/**
 * How a bill stands.
 */
export const zDividendHoldResult = /*#__PURE__*/ (() => z.object({
    isOnHold: z.boolean()
}))();

/**
 * A dividend that is never paid.
 */
export const zDividendRejected = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * Number of a plan.
 */
export const zAgentPlanId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

/**
 * Names the plan as it was read; goes back with a change.
 */
export const zHousePlanState = /*#__PURE__*/ (() => z.string().check(z.length(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

/**
 * Cycle that is settled, by the clocks of the merchant.
 */
export const zAgentContractPeriod = /*#__PURE__*/ (() => z.enum([
    'five-minutes',
    'hour',
    'day',
    'week',
    'half-month',
    'month'
]))();

/**
 * Who pays what the contract comes to. UPLINE_WALLET = the upline from its own wallet; absent = the house.
 */
export const zAgentContractFunding = /*#__PURE__*/ (() => z.enum(['UPLINE_WALLET']))();

/**
 * Amount sent by a caller, zero or above, decimal string with four places.
 */
export const zMoneyInput = /*#__PURE__*/ (() => z.string().check(z.maxLength(17), z.regex(/^\d{1,12}\.\d{4}$/)))();

/**
 * Number of a contract.
 */
export const zAgentContractId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

/**
 * P = offered, E = in force with other terms to sign, A = signed and starts with the next cycle, V = in force, R = rejected or withdrawn, C = ended.
 */
export const zHouseContractStatus = /*#__PURE__*/ (() => z.enum([
    'P',
    'E',
    'A',
    'V',
    'R',
    'C'
]))();

/**
 * withdraw = take the offer or the amendment back, askEnd = ask to end it with a cycle, agreeEnd and refuseEnd answer the agent, cancelEnd takes the own wish back.
 */
export const zHouseContractAction = /*#__PURE__*/ (() => z.enum([
    'withdraw',
    'askEnd',
    'agreeEnd',
    'refuseEnd',
    'cancelEnd'
]))();

/**
 * OPEN = advances can be taken, CLOSING = no more advances, it closes when nothing is used any more, CLOSED = over.
 */
export const zCreditLineState = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'CLOSING',
    'CLOSED'
]))();

/**
 * For how many days an advance is overdue, by the calendar of the merchant: NOT_DUE = it can still be repaid in time, DAYS_1_7, DAYS_8_30 and OVER_30 = days since, the first one among them.
 */
export const zCreditBucket = /*#__PURE__*/ (() => z.enum([
    'NOT_DUE',
    'DAYS_1_7',
    'DAYS_8_30',
    'OVER_30'
]))();

/**
 * An advance that is not repaid in full.
 */
export const zCreditAdvance = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(18)),
    takenAt: zInstant,
    dueAt: zInstant,
    amount: zMoney,
    repaid: zMoney
}))();

/**
 * LIMIT = operators have opened or closed the line, or set another limit, ADVANCE = the agent has taken money, REPAYMENT = the agent has repaid, SETTLEMENT = what was due was taken from the wallet.
 */
export const zCreditMovementKind = /*#__PURE__*/ (() => z.enum([
    'LIMIT',
    'ADVANCE',
    'REPAYMENT',
    'SETTLEMENT'
]))();

/**
 * OPEN = to be decided.
 */
export const zAgentApplicationState = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'APPROVED',
    'REJECTED'
]))();

/**
 * How an applicant is reached.
 */
export const zAgencyContactBy = /*#__PURE__*/ (() => z.enum([
    'EMAIL',
    'PHONE',
    'TELEGRAM',
    'WHATSAPP',
    'LINE'
]))();

/**
 * Where an applicant finds players. GROUP = chat groups, OFFLINE = in person.
 */
export const zAgencyChannel = /*#__PURE__*/ (() => z.enum([
    'SOCIAL',
    'WEBSITE',
    'STREAM',
    'GROUP',
    'OFFLINE'
]))();

/**
 * Why an application was rejected. INCOMPLETE = details are missing or wrong, UNREACHED = the applicant could not be reached, REACH = too few players expected, REGION = the site is not offered there, TERMS = against the terms.
 */
export const zAgencyReason = /*#__PURE__*/ (() => z.enum([
    'INCOMPLETE',
    'UNREACHED',
    'REACH',
    'REGION',
    'TERMS'
]))();

/**
 * Why a transfer was rejected. SECURITY = the sender has to be reached first, TERMS = against the terms, RECEIVER = the receiver cannot get it.
 */
export const zTransferReason = /*#__PURE__*/ (() => z.enum([
    'SECURITY',
    'TERMS',
    'RECEIVER'
]))();

/**
 * Why no payment was found for a slip: NOT_ARRIVED = none has come, UNREADABLE = the picture cannot be read, OTHER_ACCOUNT = it shows a transfer to somebody else.
 */
export const zSlipReason = /*#__PURE__*/ (() => z.enum([
    'NOT_ARRIVED',
    'UNREADABLE',
    'OTHER_ACCOUNT'
]))();

/**
 * A slip that the member has sent.
 */
export const zDepositSlip = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    fileId: zFileId,
    sentAt: zInstant,
    lookedAt: z.optional(zInstant)
}))();

/**
 * A posting of the ledger.
 */
export const zDepositMovement = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    kind: z.string().check(z.maxLength(40)),
    at: zInstant,
    currency: zCurrency,
    legs: z.array(z.object({
        account: z.string().check(z.maxLength(20)),
        owner: z.string(),
        amount: zMoney
    }))
}))();

/**
 * A message of the provider about it.
 */
export const zDepositEvent = /*#__PURE__*/ (() => z.object({
    eventId: z.string(),
    receivedAt: zInstant,
    doneAt: z.optional(zInstant)
}))();

/**
 * Name to log in with, and the one in the audit chain. Lower case; it never changes.
 */
export const zOperatorName = /*#__PURE__*/ (() => z.string().check(z.minLength(2), z.maxLength(30), z.regex(/^[a-z][a-z0-9._-]{1,29}$/)))();

/**
 * A group of operations.
 */
export const zContractTag = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    description: z.string()
}))();

/**
 * An operation in a line.
 */
export const zContractOperationLine = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    tag: z.string(),
    summary: z.string()
}))();

/**
 * The site's contract in short.
 */
export const zContractOverview = /*#__PURE__*/ (() => z.object({
    version: z.string(),
    tags: z.array(zContractTag),
    operations: z.array(zContractOperationLine)
}))();

/**
 * A field, a parameter or an entry of a list.
 */
export const zContractField = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    type: z.string(),
    required: z.boolean(),
    limits: z.optional(z.string()),
    description: z.optional(z.string())
}))();

export const zUnlistedText = /*#__PURE__*/ (() => z.string())();

export const zFieldError = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    rule: z.union([
        z.enum([
            'required',
            'pattern',
            'min',
            'max',
            'type',
            'format',
            'enum',
            'unknown',
            'equal',
            'taken',
            'common',
            'different',
            'age',
            'agreement',
            'control',
            'currency',
            'closed',
            'closing',
            'break',
            'limit'
        ]),
        zUnlistedText
    ]),
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    pattern: z.optional(z.string())
}))();

/**
 * How wins of a slot come about.
 */
export const zGamePays = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        zGamePaysKind,
        zUnlistedText
    ]),
    count: z.optional(z.int().check(z.gte(1)))
}))();

/**
 * A game as lists show it.
 */
export const zGameCard = /*#__PURE__*/ (() => z.object({
    gameId: zGameId,
    nodeId: zNodeId,
    name: z.string(),
    vassalage: zVendorCode,
    vendorName: z.string(),
    category: z.union([
        zGameCategoryCode,
        zUnlistedText
    ]),
    image: zImagePath,
    tint: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
    isFav: z.boolean(),
    isHot: z.boolean(),
    mostPlayed: z.optional(z.boolean()),
    isNew: z.boolean(),
    maintenance: z.boolean(),
    planned: z.optional(z.boolean()),
    rtp: z.optional(z.number().check(z.gte(0), z.lte(100))),
    minBet: z.optional(zMoney),
    currency: z.optional(zCurrency),
    features: z.optional(z.array(zGameFeature)),
    volatility: z.optional(zGameVolatility),
    pays: z.optional(zGamePays),
    maxWin: z.optional(z.number().check(z.gt(0))),
    classify: z.optional(z.string()),
    maintenanceUntil: z.optional(zInstant)
}))();

/**
 * Values for the message of the code. Which ones appear is said at each code.
 */
export const zErrorParams = /*#__PURE__*/ (() => z.object({
    fields: z.optional(z.array(zFieldError).check(z.maxLength(100))),
    retryAfter: z.optional(z.int().check(z.gte(0))),
    resetsAt: z.optional(z.iso.datetime()),
    period: z.optional(z.string()),
    left: z.optional(z.string()),
    challenge: z.optional(z.string()),
    methods: z.optional(z.array(zProofMethod).check(z.maxLength(8))),
    kind: z.optional(z.string()),
    until: z.optional(z.iso.datetime()),
    rows: z.optional(z.int().check(z.gte(0))),
    limit: z.optional(z.int().check(z.gte(0))),
    status: z.optional(z.string()),
    version: z.optional(z.int()),
    planned: z.optional(z.boolean()),
    reason: z.optional(z.string()),
    country: z.optional(z.string()),
    approvalId: z.optional(z.string()),
    maker: z.optional(z.string()),
    minAge: z.optional(z.int()),
    suggestions: z.optional(z.array(zGameCard).check(z.maxLength(12)))
}))();

/**
 * What went wrong, as a code and the values its message needs.
 */
export const zErrorBody = /*#__PURE__*/ (() => z.object({
    code: z.union([
        zErrorCode,
        zUnlistedText
    ]),
    params: zErrorParams,
    requestId: z.string().check(z.maxLength(64)),
    captcha: z.optional(z.boolean())
}))();

export const zFailure = /*#__PURE__*/ (() => z.object({
    success: z.literal(false),
    error: zErrorBody
}))();

/**
 * Who is logged in, and what they may do.
 */
export const zOperator = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.maxLength(40)),
    role: z.union([
        zOperatorRole,
        zUnlistedText
    ]),
    isOpen: z.boolean(),
    siteName: z.string().check(z.maxLength(60)),
    timeZone: z.string().check(z.maxLength(60)),
    expiresAt: z.optional(zInstant),
    idleSeconds: z.optional(z.int().check(z.gte(0))),
    operations: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500))
}))();

/**
 * How the parts of the gateway do.
 */
export const zSiteHealth = /*#__PURE__*/ (() => z.object({
    database: z.object({
        engine: z.union([
            z.enum(['pglite', 'postgres']),
            zUnlistedText
        ]),
        writable: z.boolean()
    }),
    jobs: z.object({
        count: z.int().check(z.gte(0)),
        late: z.int().check(z.gte(0)),
        failing: z.int().check(z.gte(0)),
        clockHeld: z.boolean()
    }),
    queues: z.array(zQueueState),
    payments: z.array(zPaymentProviderState)
}))();

/**
 * Work of one kind that waits for operators.
 */
export const zWaitingWork = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        z.enum([
            'withdrawals',
            'transfers',
            'disputes',
            'slips',
            'unmatchedPayments',
            'settlementDifferences',
            'identityChecks',
            'agentApplications',
            'gameReports',
            'failedMessages'
        ]),
        zUnlistedText
    ]),
    count: z.int().check(z.gte(0)),
    oldestAt: z.optional(zInstant),
    promisedAt: z.optional(zInstant)
}))();

/**
 * What needs somebody.
 */
export const zSiteAttention = /*#__PURE__*/ (() => z.object({
    queues: z.array(zWaitingWork),
    codes: z.object({
        sent: z.int().check(z.gte(0)),
        used: z.int().check(z.gte(0)),
        alarming: z.boolean()
    }),
    cspViolations: z.array(zCspViolation)
}))();

/**
 * The first page of operators.
 */
export const zOverview = /*#__PURE__*/ (() => z.object({
    site: zSiteState,
    health: zSiteHealth,
    attention: zSiteAttention,
    figures: zSiteFigures,
    hours: z.array(zHourFigures)
}))();

/**
 * A field inside a group or a row.
 */
export const zSettingInnerField = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    kind: zSettingFieldKind,
    label: z.string(),
    hint: z.optional(z.string()),
    optional: z.boolean(),
    fixed: z.boolean(),
    ordered: z.boolean(),
    unit: z.optional(z.union([
        z.enum(['second']),
        zUnlistedText
    ])),
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    maxLength: z.optional(z.int()),
    options: z.optional(z.array(zSettingOption))
}))();

/**
 * A field of a form.
 */
export const zSettingField = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    kind: zSettingFieldKind,
    label: z.string(),
    hint: z.optional(z.string()),
    optional: z.boolean(),
    fixed: z.boolean(),
    ordered: z.boolean(),
    unit: z.optional(z.union([
        z.enum(['second']),
        zUnlistedText
    ])),
    currency: z.optional(zCurrency),
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    maxLength: z.optional(z.int()),
    options: z.optional(z.array(zSettingOption)),
    rowName: z.optional(z.string()),
    fields: z.optional(z.array(zSettingInnerField))
}))();

/**
 * A setting with its form.
 */
export const zSettingSection = /*#__PURE__*/ (() => z.object({
    key: z.union([
        zSettingKey,
        zUnlistedText
    ]),
    title: z.string(),
    group: z.union([
        z.enum([
            'availability',
            'features',
            'registration',
            'security',
            'region',
            'site'
        ]),
        zUnlistedText
    ]),
    note: z.optional(z.string()),
    version: zSettingVersion,
    fields: z.array(zSettingField),
    value: zSettingValue,
    defaults: zSettingValue
}))();

/**
 * All settings.
 */
export const zSettingList = /*#__PURE__*/ (() => z.object({
    sections: z.array(zSettingSection)
}))();

/**
 * A request that one operator has made and another decides.
 */
export const zApproval = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    operation: z.string().check(z.maxLength(80)),
    target: z.record(z.string(), z.string()),
    body: z.record(z.string(), z.unknown()),
    reason: z.string().check(z.maxLength(300)),
    maker: z.string().check(z.maxLength(40)),
    state: z.union([
        z.enum([
            'PENDING',
            'APPROVED',
            'REJECTED',
            'WITHDRAWN',
            'FAILED',
            'EXPIRED'
        ]),
        zUnlistedText
    ]),
    isOwn: z.boolean(),
    createdAt: zInstant,
    expiresAt: zInstant,
    decidedBy: z.optional(z.string().check(z.maxLength(40))),
    decidedAt: z.optional(zInstant),
    decision: z.optional(z.string().check(z.maxLength(300)))
}))();

/**
 * Answer of an operation that waits for a second operator.
 */
export const zWaitingForApproval = /*#__PURE__*/ (() => z.object({
    approval: zApproval
}))();

/**
 * A vendor.
 */
export const zVendor = /*#__PURE__*/ (() => z.object({
    code: z.string(),
    name: z.string(),
    status: z.union([
        zListingState,
        zUnlistedText
    ]),
    until: z.optional(zInstant),
    games: z.int().check(z.gte(0))
}))();

/**
 * Vendors.
 */
export const zVendorPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zVendor),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A game.
 */
export const zGame = /*#__PURE__*/ (() => z.object({
    nodeId: z.int(),
    gameId: z.string(),
    name: z.string(),
    status: z.union([
        zListingState,
        zUnlistedText
    ]),
    vendor: z.string(),
    vendorName: z.string(),
    vendorStatus: z.union([
        zListingState,
        zUnlistedText
    ])
}))();

/**
 * Games.
 */
export const zGamePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zGame),
    nextCursor: z.optional(zCursor)
}))();

/**
 * An announcement as operators see it.
 */
export const zWrittenAnnouncement = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: z.union([
        zAnnouncementType,
        zUnlistedText
    ]),
    audience: z.optional(z.union([
        z.enum(['B', 'A']),
        zUnlistedText
    ])),
    vendor: z.optional(z.string()),
    vendorName: z.optional(z.string()),
    nodeId: z.optional(z.int()),
    gameName: z.optional(z.string()),
    title: z.string(),
    languages: z.array(z.string()),
    image: z.optional(z.string()),
    link: z.optional(z.string()),
    place: z.optional(z.int()),
    startsAt: z.optional(zInstant),
    endsAt: z.optional(zInstant),
    publishedAt: zInstant,
    state: z.union([
        zAnnouncementState,
        zUnlistedText
    ])
}))();

/**
 * Announcements.
 */
export const zAnnouncementPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zWrittenAnnouncement),
    nextCursor: z.optional(zCursor)
}))();

/**
 * An announcement with all that can be changed.
 */
export const zAnnouncementDetail = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: z.union([
        zAnnouncementType,
        zUnlistedText
    ]),
    version: zAnnouncementVersion,
    audience: z.optional(z.union([
        z.enum(['B', 'A']),
        zUnlistedText
    ])),
    startsAt: z.optional(zInstant),
    endsAt: z.optional(zInstant),
    image: z.optional(z.string()),
    imageMobile: z.optional(z.string()),
    link: z.optional(z.string()),
    texts: z.array(zStoredText)
}))();

/**
 * An SMS or a mail.
 */
export const zMessage = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    channel: z.union([
        z.enum(['sms', 'mail']),
        zUnlistedText
    ]),
    purpose: z.union([
        zMessagePurpose,
        zUnlistedText
    ]),
    language: z.string(),
    address: z.string(),
    subject: z.string(),
    text: z.string(),
    hidden: z.boolean(),
    provider: z.union([
        z.enum([
            'outbox',
            'smtp',
            'http'
        ]),
        zUnlistedText
    ]),
    state: z.union([
        zMessageState,
        zUnlistedText
    ]),
    attempts: z.int().check(z.gte(0)),
    error: z.optional(z.string()),
    createdAt: zInstant
}))();

/**
 * Messages.
 */
export const zMessagePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zMessage),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What a player reported.
 */
export const zGameReport = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    ticket: z.string(),
    receivedAt: zInstant,
    username: z.string(),
    game: z.string(),
    nodeId: z.int(),
    vendor: z.string(),
    kind: z.union([
        zGameProblem,
        zUnlistedText
    ]),
    text: z.string(),
    sessionId: z.optional(z.string()),
    roundIds: z.array(z.string()),
    status: z.union([
        zGameReportStatus,
        zUnlistedText
    ])
}))();

/**
 * Game reports.
 */
export const zGameReportPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zGameReport),
    nextCursor: z.optional(zCursor)
}))();

/**
 * One row of the trail.
 */
export const zAuditRow = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    seq: z.optional(z.string()),
    at: zInstant,
    actor: z.optional(z.string()),
    role: z.union([
        zAuditRole,
        zUnlistedText
    ]),
    ip: z.optional(z.string()),
    action: z.union([
        zAuditAction,
        zUnlistedText
    ]),
    object: z.string(),
    objectKind: z.optional(z.union([
        zAuditObjectKind,
        zUnlistedText
    ])),
    objectName: z.optional(z.string()),
    before: z.optional(z.record(z.string(), z.unknown())),
    after: z.optional(z.record(z.string(), z.unknown())),
    detail: z.record(z.string(), z.unknown())
}))();

/**
 * Rows of the trail.
 */
export const zAuditPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zAuditRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * How a job stands.
 */
export const zJobStatus = /*#__PURE__*/ (() => z.object({
    job: z.union([
        zJobName,
        zUnlistedText
    ]),
    merchant: z.optional(z.string()),
    schedule: z.string(),
    everySeconds: z.optional(z.int().check(z.gte(1))),
    window: z.optional(z.union([
        zJobWindow,
        zUnlistedText
    ])),
    startedAt: z.optional(zInstant),
    endedAt: z.optional(zInstant),
    nextAt: zInstant,
    lateSeconds: z.int().check(z.gte(0)),
    runs: z.int().check(z.gte(0)),
    failures: z.int().check(z.gte(0)),
    error: z.optional(z.string()),
    worker: z.optional(z.string()),
    state: z.union([
        z.enum([
            'onTime',
            'late',
            'failing',
            'running'
        ]),
        zUnlistedText
    ])
}))();

/**
 * Jobs.
 */
export const zJobList = /*#__PURE__*/ (() => z.object({
    jobs: z.array(zJobStatus),
    clockHold: z.optional(zClockHold)
}))();

/**
 * A settled window, or a run of a job without windows.
 */
export const zJobRun = /*#__PURE__*/ (() => z.object({
    job: z.union([
        zJobName,
        zUnlistedText
    ]),
    merchant: z.optional(z.string()),
    windowStart: z.optional(zInstant),
    windowEnd: z.optional(zInstant),
    timeZone: z.optional(z.string()),
    state: z.union([
        zJobRunState,
        zUnlistedText
    ]),
    attempt: z.int().check(z.gte(1)),
    startedAt: zInstant,
    endedAt: zInstant,
    seconds: z.number().check(z.gte(0)),
    detail: z.record(z.string(), z.unknown()),
    error: z.optional(z.string())
}))();

/**
 * Runs.
 */
export const zJobRunPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zJobRun),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A bonus offer as operators see it.
 */
export const zBonusOfferRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    kind: z.union([
        z.enum(['FIRST', 'RELOAD']),
        zUnlistedText
    ]),
    currency: zCurrency,
    percent: z.int(),
    most: zMoney,
    least: zMoney,
    times: z.int(),
    days: z.int(),
    maxStake: z.optional(zMoney),
    maxWin: z.optional(zMoney),
    state: z.union([
        zBonusOfferState,
        zUnlistedText
    ]),
    createdBy: z.string().check(z.maxLength(40)),
    createdAt: zInstant,
    stoppedBy: z.optional(z.string().check(z.maxLength(40))),
    taken: z.int(),
    active: z.int(),
    granted: zMoney,
    converted: zMoney
}))();

/**
 * Offers that follow each other.
 */
export const zBonusOfferPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zBonusOfferRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Numbers of one prize.
 */
export const zPrizeNumbers = /*#__PURE__*/ (() => z.object({
    prize: z.union([
        zPrizeKey,
        zUnlistedText
    ]),
    numbers: z.array(z.string().check(z.maxLength(6), z.regex(/^\d{1,6}$/))).check(z.minLength(1), z.maxLength(30))
}))();

/**
 * Numbers of a draw.
 */
export const zDrawResult = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        zLotteryKind,
        zUnlistedText
    ]),
    prizes: z.array(zPrizeNumbers).check(z.minLength(1), z.maxLength(9))
}))();

/**
 * One issue of a lottery. Seeds of draws that have not taken place are never told.
 */
export const zDraw = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    gameCode: z.string(),
    name: z.string(),
    issue: z.string(),
    opensAt: zInstant,
    closesAt: zInstant,
    drawsAt: zInstant,
    drawnAt: z.optional(zInstant),
    state: z.union([
        zDrawState,
        zUnlistedText
    ]),
    result: z.optional(zDrawResult)
}))();

/**
 * Draws.
 */
export const zDrawPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zDraw),
    nextCursor: z.optional(zCursor)
}))();

/**
 * How a lottery stands.
 */
export const zLotteryStatus = /*#__PURE__*/ (() => z.object({
    gameCode: z.string(),
    name: z.string(),
    nodeId: z.int(),
    vendor: z.string(),
    vendorName: z.string(),
    open: z.boolean(),
    planned: z.boolean(),
    nextIssue: z.optional(z.string()),
    nextDrawsAt: z.optional(zInstant),
    dueIssue: z.optional(z.string()),
    lastIssue: z.optional(z.string()),
    lastDrawnAt: z.optional(zInstant),
    lastState: z.optional(z.union([
        z.enum(['drawn', 'void']),
        zUnlistedText
    ]))
}))();

/**
 * Lotteries.
 */
export const zLotteryList = /*#__PURE__*/ (() => z.object({
    lotteries: z.array(zLotteryStatus)
}))();

/**
 * A member.
 */
export const zMember = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    username: z.string(),
    nickname: z.string(),
    kind: z.union([
        zMemberKind,
        zUnlistedText
    ]),
    status: z.union([
        zMemberStatus,
        zUnlistedText
    ]),
    currency: zCurrency,
    registeredAt: zInstant,
    lastLoginAt: z.optional(zInstant)
}))();

/**
 * Members.
 */
export const zMemberPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zMember),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A member with what helps to help.
 */
export const zMemberDetail = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    username: z.string(),
    nickname: z.string(),
    kind: z.union([
        zMemberKind,
        zUnlistedText
    ]),
    status: z.union([
        zMemberStatus,
        zUnlistedText
    ]),
    currency: zCurrency,
    registeredAt: zInstant,
    lastLoginAt: z.optional(zInstant),
    language: z.string(),
    upline: z.optional(z.string()),
    move: z.optional(zMemberWaitingMove),
    lock: z.optional(zMemberLock),
    mustChangePassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    passkeys: z.int().check(z.gte(0)),
    balance: zMoney,
    vendorWallets: z.optional(z.array(zMemberVendorWallet)),
    openSessions: z.int().check(z.gte(0)),
    failedLogins: z.int().check(z.gte(0)),
    waitSeconds: z.int().check(z.gte(0))
}))();

/**
 * A browser that is logged in.
 */
export const zMemberSession = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    method: z.union([
        zSignInMethod,
        zUnlistedText
    ]),
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
    ipMasked: z.string(),
    since: zInstant,
    lastSeen: zInstant
}))();

/**
 * Open sessions.
 */
export const zMemberSessionList = /*#__PURE__*/ (() => z.object({
    sessions: z.array(zMemberSession)
}))();

/**
 * A time-out or an exclusion.
 */
export const zPlayBreak = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        z.enum(['TIME_OUT', 'EXCLUSION']),
        zUnlistedText
    ]),
    period: z.union([
        z.enum([
            '24H',
            '7D',
            '30D',
            '6M',
            '1Y',
            '3Y',
            '5Y',
            'LIFE'
        ]),
        zUnlistedText
    ]),
    beganAt: zInstant,
    until: z.optional(zInstant),
    isOver: z.boolean(),
    returnFrom: z.optional(zInstant)
}))();

/**
 * What a member has set to play safely.
 */
export const zMemberPlay = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    limits: z.array(zPlayLimit).check(z.maxLength(12)),
    breaks: z.array(zPlayBreak).check(z.maxLength(100)),
    changes: z.array(zPlayLimitChange).check(z.maxLength(100))
}))();

/**
 * A deposit, for operators.
 */
export const zDepositOrderRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    orderNo: zOrderNo,
    memberId: zRowId,
    username: z.string(),
    provider: z.string().check(z.maxLength(20)),
    method: z.string().check(z.maxLength(20)),
    kind: z.union([
        zDepositKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    credited: zMoney,
    state: z.union([
        zDepositState,
        zUnlistedText
    ]),
    marks: z.array(zDepositMark),
    createdAt: zInstant,
    completedAt: z.optional(zInstant)
}))();

/**
 * Money in suspense with what it came of.
 */
export const zUnmatchedPayment = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    reason: z.union([
        zUnmatchedReason,
        zUnlistedText
    ]),
    state: z.union([
        zUnmatchedState,
        zUnlistedText
    ]),
    amount: zMoney,
    currency: zCurrency,
    provider: z.string().check(z.maxLength(20)),
    method: z.string().check(z.maxLength(20)),
    paymentRef: z.optional(z.string().check(z.maxLength(40))),
    fee: z.optional(zMoney),
    paidAt: z.optional(zInstant),
    orderNo: z.optional(zOrderNo),
    orderState: z.optional(z.union([
        zDepositState,
        zUnlistedText
    ])),
    orderAmount: z.optional(zMoney),
    orderCurrency: z.optional(zCurrency),
    partNo: z.optional(z.string().check(z.maxLength(32))),
    memberId: z.optional(z.string()),
    username: z.optional(z.string()),
    refundNo: z.optional(z.string().check(z.maxLength(32))),
    wasRefused: z.boolean(),
    outcome: z.optional(z.union([
        zUnmatchedOutcome,
        zUnlistedText
    ])),
    decidedBy: z.optional(z.string().check(z.maxLength(40))),
    dueAt: zInstant,
    createdAt: zInstant,
    endedAt: z.optional(zInstant),
    actions: z.array(zUnmatchedAction)
}))();

/**
 * What speaks for a closer look at a member.
 */
export const zMemberFlag = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        z.enum([
            'SAME_PERSON',
            'SHARED_DEVICE',
            'REFUSED_ACCOUNT'
        ]),
        zUnlistedText
    ]),
    members: z.array(z.object({
        id: zRowId,
        username: z.string()
    }))
}))();

/**
 * The money of a member.
 */
export const zMemberMoney = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    parts: z.object({
        cash: zMoney,
        withdrawable: zMoney,
        locked: zMoney,
        onHold: zMoney,
        inTransfers: zMoney,
        bonus: zMoney,
        openBets: zMoney,
        atVendors: zMoney
    }),
    locks: z.array(z.object({
        orderNo: z.string(),
        amount: zMoney,
        required: zMoney,
        done: zMoney,
        since: zInstant
    })),
    deposits: z.array(zDepositOrderRow),
    withdrawals: z.array(z.object({
        id: zRowId,
        orderNo: z.string(),
        amount: zMoney,
        state: z.union([
            zWithdrawalState,
            zUnlistedText
        ]),
        createdAt: zInstant
    })),
    bonuses: z.array(z.object({
        id: zRowId,
        orderNo: z.string(),
        state: z.union([
            z.enum([
                'QUEUED',
                'ACTIVE',
                'COMPLETED',
                'USED',
                'CANCELLED',
                'EXPIRED',
                'FORFEITED'
            ]),
            zUnlistedText
        ]),
        amount: zMoney,
        required: zMoney,
        done: zMoney,
        startedAt: zInstant,
        expiresAt: zInstant
    })),
    accounts: z.array(z.object({
        id: zRowId,
        institutionName: z.string(),
        numberEnd: z.string(),
        state: z.union([
            zPayoutAccountState,
            zUnlistedText
        ]),
        createdAt: zInstant
    })),
    disputes: z.array(z.object({
        id: zRowId,
        caseNo: z.string(),
        partNo: z.string(),
        currency: zCurrency,
        amount: zMoney,
        state: z.union([
            zDisputeState,
            zUnlistedText
        ]),
        openedAt: zInstant
    })),
    transfers: z.array(z.object({
        id: zRowId,
        transferNo: z.string(),
        partnerId: zRowId,
        partner: z.string(),
        isReceived: z.boolean(),
        currency: zCurrency,
        amount: zMoney,
        state: z.union([
            zTransferState,
            zUnlistedText
        ]),
        createdAt: zInstant
    })),
    kept: z.array(zUnmatchedPayment),
    identity: z.union([
        z.enum([
            'DONE',
            'NEEDED',
            'IN_REVIEW',
            'EXPIRED'
        ]),
        zUnlistedText
    ]),
    flags: z.optional(z.array(zMemberFlag))
}))();

/**
 * Why a wallet was corrected, and what it refers to.
 */
export const zCorrection = /*#__PURE__*/ (() => z.object({
    cause: z.union([
        zCorrectionCause,
        zUnlistedText
    ]),
    about: z.optional(z.union([
        z.enum([
            'DEPOSIT',
            'WITHDRAWAL',
            'TRANSFER',
            'BET',
            'DISPUTE'
        ]),
        zUnlistedText
    ])),
    number: z.optional(z.string().check(z.maxLength(24)))
}))();

/**
 * One movement of the cash.
 */
export const zMovement = /*#__PURE__*/ (() => z.object({
    no: z.string(),
    at: zInstant,
    kind: z.union([
        zMovementKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    balanceAfter: zMoney,
    orderNo: z.optional(zOrderNo),
    transferNo: z.optional(zOrderNo),
    betNo: z.optional(z.string()),
    bonusId: z.optional(zBonusId),
    billNo: z.optional(z.string()),
    correction: z.optional(zCorrection)
}))();

/**
 * Movements that follow each other.
 */
export const zMovementList = /*#__PURE__*/ (() => z.object({
    content: z.array(zMovement),
    nextCursor: z.optional(zCursor)
}))();

/**
 * The end of an account, as its owner has asked for it.
 */
export const zMemberClosing = /*#__PURE__*/ (() => z.object({
    state: z.union([
        z.enum([
            'OPEN',
            'CLOSING',
            'CLOSED'
        ]),
        zUnlistedText
    ]),
    askedAt: z.optional(zInstant),
    closedAt: z.optional(zInstant),
    currency: zCurrency,
    cash: zMoney,
    onHold: zMoney,
    openBets: zMoney,
    credit: z.optional(zMoney),
    openWithdrawals: z.int().check(z.gte(0))
}))();

/**
 * How the account stands now.
 */
export const zMemberLockLifted = /*#__PURE__*/ (() => z.object({
    status: z.union([
        zMemberStatus,
        zUnlistedText
    ])
}))();

/**
 * What became of a move.
 */
export const zMemberMoved = /*#__PURE__*/ (() => z.object({
    state: z.union([
        z.enum([
            'DONE',
            'WAITING',
            'CANCELLED'
        ]),
        zUnlistedText
    ]),
    dueAt: z.optional(zInstant)
}))();

/**
 * A try to log in.
 */
export const zMemberSignIn = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    at: zInstant,
    ok: z.boolean(),
    method: z.union([
        zSignInMethod,
        zUnlistedText
    ]),
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
    ipMasked: z.string(),
    country: z.optional(zCountryCode)
}))();

/**
 * Tries to log in.
 */
export const zMemberSignInPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zMemberSignIn),
    nextCursor: z.optional(zCursor)
}))();

/**
 * An identity check in the queue.
 */
export const zIdentityCheckRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    username: z.string(),
    state: z.union([
        zIdentityState,
        zUnlistedText
    ]),
    sentAt: z.optional(zInstant),
    answerBy: z.optional(zInstant),
    inReview: z.int().check(z.gte(0)),
    duplicates: z.int().check(z.gte(0))
}))();

/**
 * Identity checks that follow each other.
 */
export const zIdentityCheckPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zIdentityCheckRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A field of an identity check, for operators.
 */
export const zReviewedField = /*#__PURE__*/ (() => z.object({
    name: zIdentityFieldName,
    state: z.union([
        zIdentityFieldState,
        zUnlistedText
    ]),
    value: z.optional(z.string()),
    inForce: z.optional(z.string()),
    reason: z.optional(z.union([
        zIdentityReason,
        zUnlistedText
    ])),
    deletedAt: z.optional(zInstant)
}))();

/**
 * Another member who has said the same.
 */
export const zSamePerson = /*#__PURE__*/ (() => z.object({
    memberId: zRowId,
    username: z.string(),
    match: z.union([
        z.enum(['DOCUMENT', 'PERSON']),
        zUnlistedText
    ]),
    isExcluded: z.boolean()
}))();

/**
 * What was decided about a field.
 */
export const zIdentityStepTaken = /*#__PURE__*/ (() => z.object({
    field: zIdentityFieldName,
    outcome: z.union([
        z.enum(['APPROVED', 'REJECTED']),
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zIdentityReason,
        zUnlistedText
    ])),
    decidedBy: z.string(),
    at: zInstant
}))();

/**
 * An identity check with everything that an operator decides it by.
 */
export const zIdentityReview = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    username: z.string(),
    state: z.union([
        zIdentityState,
        zUnlistedText
    ]),
    isVerified: z.boolean(),
    sentAt: z.optional(zInstant),
    answerBy: z.optional(zInstant),
    deletedAt: z.optional(zInstant),
    age: z.optional(z.int().check(z.gte(0))),
    minAge: z.int().check(z.gte(18), z.lte(30)),
    fields: z.array(zReviewedField),
    samePersons: z.array(zSamePerson),
    history: z.array(zIdentityStepTaken)
}))();

/**
 * A day of a payment provider.
 */
export const zSettlementDay = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    provider: z.string().check(z.maxLength(20)),
    day: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    state: z.union([
        zSettlementDayState,
        zUnlistedText
    ]),
    problem: z.optional(z.string().check(z.maxLength(100))),
    closedAt: z.optional(zInstant),
    files: z.array(zSettlementFile)
}))();

/**
 * Days that follow each other.
 */
export const zSettlementDayPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zSettlementDay),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What a settlement file says of a payment or a payout, and what the books say.
 */
export const zSettlementDifference = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    provider: z.string().check(z.maxLength(20)),
    method: z.string().check(z.maxLength(20)),
    ref: z.string().check(z.maxLength(40)),
    isPayout: z.boolean(),
    unmatchedId: z.optional(zRowId),
    kind: z.union([
        zDifferenceKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    state: z.union([
        zDifferenceState,
        zUnlistedText
    ]),
    toldAmount: zMoney,
    toldFee: zMoney,
    bookedAmount: zMoney,
    bookedFee: zMoney,
    createdAt: zInstant,
    endedAt: z.optional(zInstant),
    outcome: z.optional(z.union([
        zDifferenceOutcome,
        zUnlistedText
    ])),
    decidedBy: z.optional(z.string().check(z.maxLength(40)))
}))();

/**
 * Differences that follow each other.
 */
export const zSettlementDifferencePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zSettlementDifference),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A correction of a wallet with what became of it.
 */
export const zWalletCorrection = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.maxLength(24)),
    approvalId: z.optional(zRowId),
    memberId: z.optional(zRowId),
    username: z.string().check(z.maxLength(40)),
    direction: z.union([
        zWalletCorrectionDirection,
        zUnlistedText
    ]),
    amount: zMoney,
    currency: zCurrency,
    cause: z.union([
        zCorrectionCause,
        zUnlistedText
    ]),
    reference: z.optional(zWalletCorrectionReference),
    reason: z.string().check(z.maxLength(300)),
    state: z.union([
        zWalletCorrectionState,
        zUnlistedText
    ]),
    maker: z.string().check(z.maxLength(40)),
    isOwn: z.boolean(),
    createdAt: zInstant,
    decidedBy: z.optional(z.string().check(z.maxLength(40))),
    decidedAt: z.optional(zInstant),
    decision: z.optional(z.string().check(z.maxLength(300)))
}))();

/**
 * Corrections that follow each other.
 */
export const zWalletCorrectionPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zWalletCorrection),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Unmatched payments that follow each other.
 */
export const zUnmatchedPaymentPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zUnmatchedPayment),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Another payment of the same order.
 */
export const zOtherPayment = /*#__PURE__*/ (() => z.object({
    paymentRef: z.string().check(z.maxLength(40)),
    amount: zMoney,
    currency: zCurrency,
    state: z.union([
        z.enum([
            'APPLIED',
            'SUSPENSE',
            'REFUNDING',
            'REFUNDED',
            'WRITTEN_OFF',
            'REVERSED'
        ]),
        zUnlistedText
    ]),
    paidAt: zInstant
}))();

/**
 * An unmatched payment with the other payments of its order.
 */
export const zUnmatchedPaymentDetail = /*#__PURE__*/ (() => z.object({
    item: zUnmatchedPayment,
    hasDifference: z.boolean(),
    payments: z.array(zOtherPayment)
}))();

/**
 * Who looks into a withdrawal before it is decided, and why.
 */
export const zWithdrawalHold = /*#__PURE__*/ (() => z.object({
    by: z.string().check(z.maxLength(40)),
    reason: z.union([
        zWithdrawalDoubt,
        zUnlistedText
    ]),
    note: z.string(),
    at: zInstant
}))();

/**
 * A withdrawal as operators see it.
 */
export const zWithdrawalRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    orderNo: zOrderNo,
    memberId: z.string(),
    username: z.string(),
    currency: zCurrency,
    amount: zMoney,
    fee: zMoney,
    state: z.union([
        zWithdrawalState,
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zWithdrawalReason,
        zUnlistedText
    ])),
    method: zDepositMethodCode,
    institutionName: z.string(),
    numberEnd: z.string(),
    score: z.int().check(z.gte(0)),
    flags: z.array(z.union([zWithdrawalFlag, zUnlistedText])),
    createdAt: zInstant,
    decidedBy: z.optional(z.string().check(z.maxLength(40))),
    promisedAt: z.optional(zInstant),
    approvedFirstBy: z.optional(z.string().check(z.maxLength(40))),
    hold: z.optional(zWithdrawalHold)
}))();

/**
 * Withdrawals that follow each other.
 */
export const zWithdrawalPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zWithdrawalRow),
    nextCursor: z.optional(zCursor),
    waiting: z.optional(z.object({
        all: z.int().check(z.gte(0)),
        mine: z.int().check(z.gte(0)),
        held: z.int().check(z.gte(0))
    }))
}))();

/**
 * Where the money goes, beside what the order says.
 */
export const zWithdrawalPayout = /*#__PURE__*/ (() => z.object({
    holder: z.string(),
    accountState: z.union([
        zPayoutAccountState,
        zUnlistedText
    ]),
    arrives: zMoney,
    parts: z.int().check(z.gte(1)),
    largestPart: zMoney,
    addedAt: zInstant,
    usedSince: z.optional(zInstant)
}))();

/**
 * The six checks, each with its figures.
 */
export const zWithdrawalChecks = /*#__PURE__*/ (() => z.object({
    name: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        knownName: z.optional(z.string()),
        from: z.optional(z.union([
            z.enum([
                'IDENTITY',
                'REGISTRATION',
                'ACCOUNT'
            ]),
            zUnlistedText
        ]))
    }),
    turnover: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        required: zMoney,
        done: zMoney
    }),
    limits: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        orders: z.int().check(z.gte(0)),
        ordersPerDay: z.int().check(z.gte(0)),
        amount: zMoney,
        amountPerDay: zMoney
    }),
    device: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        since: z.optional(zInstant)
    }),
    largest: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        before: z.optional(zMoney)
    }),
    account: z.object({
        result: z.union([
            zWithdrawalCheckResult,
            zUnlistedText
        ]),
        members: z.int().check(z.gte(0))
    })
}))();

/**
 * The member, as far as a withdrawal is weighed by it. Amounts are in the currency of the order.
 */
export const zWithdrawalMember = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    username: z.string(),
    vipRank: z.int().check(z.gte(0)),
    registeredAt: zInstant,
    upline: z.optional(z.string()),
    identity: z.union([
        z.enum([
            'DONE',
            'NEEDED',
            'IN_REVIEW',
            'EXPIRED'
        ]),
        zUnlistedText
    ]),
    hasLimits: z.boolean(),
    deposits: zMoney,
    withdrawals: zMoney,
    net: zMoney,
    orders: z.int().check(z.gte(0)),
    disputed: z.int().check(z.gte(0)),
    last: z.array(z.object({
        orderNo: zOrderNo,
        amount: zMoney,
        state: z.union([
            zWithdrawalState,
            zUnlistedText
        ]),
        createdAt: zInstant
    })).check(z.maxLength(3))
}))();

/**
 * What a withdrawal is decided by.
 */
export const zWithdrawalReview = /*#__PURE__*/ (() => z.object({
    order: zWithdrawalRow,
    secondOver: zMoney,
    seconds: z.array(z.string()),
    payout: zWithdrawalPayout,
    source: zWithdrawalSource,
    checks: zWithdrawalChecks,
    approval: z.optional(zWithdrawalFirstApproval),
    member: zWithdrawalMember
}))();

/**
 * A dispute, for operators.
 */
export const zDisputeRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    caseNo: z.string(),
    orderNo: z.string(),
    partNo: z.string(),
    memberId: zRowId,
    username: z.string(),
    currency: zCurrency,
    amount: zMoney,
    institutionName: z.string(),
    numberEnd: z.string(),
    reference: z.optional(z.string()),
    paidAt: zInstant,
    state: z.union([
        zDisputeState,
        zUnlistedText
    ]),
    reason: z.union([
        zDisputeReason,
        zUnlistedText
    ]),
    note: z.optional(z.string()),
    openedAt: zInstant,
    answerBy: zInstant,
    decidedBy: z.optional(z.string()),
    decision: z.optional(z.string()),
    fileIds: z.array(zFileId)
}))();

/**
 * Disputes that follow each other.
 */
export const zDisputePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zDisputeRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A window, settled or failed, and its bills.
 */
export const zSettlementWindow = /*#__PURE__*/ (() => z.object({
    job: z.union([
        zSettlementJob,
        zUnlistedText
    ]),
    start: zInstant,
    end: zInstant,
    timeZone: z.string(),
    state: z.union([
        zJobRunState,
        zUnlistedText
    ]),
    attempt: z.int().check(z.gte(1)),
    endedAt: zInstant,
    seconds: z.number().check(z.gte(0)),
    error: z.optional(z.string()),
    bills: zSettlementBills,
    sums: z.array(zSettlementSum)
}))();

/**
 * How one kind of window stands.
 */
export const zSettlementStatus = /*#__PURE__*/ (() => z.object({
    job: z.union([
        zSettlementJob,
        zUnlistedText
    ]),
    window: z.union([
        zJobWindow,
        zUnlistedText
    ]),
    state: z.union([
        z.enum([
            'onTime',
            'late',
            'failing',
            'running'
        ]),
        zUnlistedText
    ]),
    failures: z.int().check(z.gte(0)),
    error: z.optional(z.string()),
    behind: z.object({
        windows: z.int().check(z.gte(0)),
        seconds: z.int().check(z.gte(0))
    }),
    last: z.optional(zSettlementWindow)
}))();

/**
 * How the settlement of agents' contracts stands.
 */
export const zAgentSettlement = /*#__PURE__*/ (() => z.object({
    timeZone: z.string(),
    jobs: z.array(zSettlementStatus),
    unpaid: z.array(zUnpaidBills)
}))();

/**
 * Windows that follow each other.
 */
export const zSettlementWindowPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zSettlementWindow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What came of settling a window again.
 */
export const zSettlementRerunResult = /*#__PURE__*/ (() => z.object({
    outcome: z.union([
        z.enum([
            'SAME',
            'ADJUSTED',
            'TRIED_AGAIN'
        ]),
        zUnlistedText
    ]),
    bills: z.int().check(z.gte(0))
}))();

/**
 * A computed bill.
 */
export const zCorrectableBill = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId,
    agent: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: zCurrency,
    start: zInstant,
    end: zInstant,
    amount: zMoney,
    paid: zMoney,
    payer: z.optional(z.union([
        z.enum(['UPLINE']),
        zUnlistedText
    ])),
    status: z.string().check(z.maxLength(20)),
    net: zMoney
}))();

/**
 * The dividends of a cycle.
 */
export const zDividendRun = /*#__PURE__*/ (() => z.object({
    job: z.union([
        zSettlementJob,
        zUnlistedText
    ]),
    start: zInstant,
    end: zInstant,
    bills: z.int().check(z.gte(1)),
    inReview: z.int().check(z.gte(0)),
    onHold: z.int().check(z.gte(0)),
    sums: z.array(zDividendSum),
    digest: z.string().check(z.maxLength(32), z.regex(/^[0-9a-f]{32}$/))
}))();

/**
 * Runs of dividends.
 */
export const zDividendRuns = /*#__PURE__*/ (() => z.object({
    needsRelease: z.boolean(),
    runs: z.array(zDividendRun)
}))();

/**
 * A dividend beside the one before.
 */
export const zDividendBill = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId,
    agent: z.string().check(z.maxLength(40)),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: zCurrency,
    no: z.int().check(z.gte(1)),
    amount: zMoney,
    before: zMoney,
    difference: zMoney,
    status: z.union([
        z.enum([
            'CALCULATED',
            'NOT_REACHED',
            'UNDER_REVIEW',
            'PART',
            'INSUFFICIENT',
            'ISSUED',
            'HELD',
            'DENIED',
            'EXPIRED'
        ]),
        zUnlistedText
    ]),
    paidFrom: z.optional(zInstant),
    hold: z.optional(zDividendHeld)
}))();

/**
 * Bills of a cycle.
 */
export const zDividendBillPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zDividendBill),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A row of a contract. The last row whose conditions all hold decides.
 */
export const zAgentContractTier = /*#__PURE__*/ (() => z.object({
    outcome: z.optional(z.union([
        z.enum([
            'ANY',
            'PROFIT',
            'LOSS'
        ]),
        zUnlistedText
    ])),
    minimumBet: zMoneyInput,
    netLoss: z.optional(zMoneyInput),
    activeMember: z.int().check(z.gte(0), z.lte(1000000)),
    rateType: z.enum(['P', 'A']),
    rate: z.string().check(z.minLength(1), z.maxLength(24), z.regex(/^[0-9]{1,15}(\.[0-9]{1,6})?$/))
}))();

/**
 * Terms of a contract as they were offered at one time.
 */
export const zAgentContractTerms = /*#__PURE__*/ (() => z.object({
    no: z.int().check(z.gte(1)),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    period: z.union([
        zAgentContractPeriod,
        zUnlistedText
    ]),
    activeFrom: zMoney,
    carry: z.union([
        z.enum([
            'NONE',
            'ONE_CYCLE',
            'PERMANENT'
        ]),
        zUnlistedText
    ]),
    deductions: z.array(z.union([z.enum(['BONUS', 'DAILY_WAGE']), zUnlistedText])),
    funding: z.optional(z.union([
        zAgentContractFunding,
        zUnlistedText
    ])),
    tiers: z.array(zAgentContractTier),
    offeredAt: zInstant,
    expiresAt: z.optional(zInstant),
    signedAt: z.optional(zInstant),
    effectiveFrom: z.optional(zInstant),
    effectiveTo: z.optional(zInstant)
}))();

/**
 * A plan with its last terms.
 */
export const zHousePlan = /*#__PURE__*/ (() => z.object({
    planId: zAgentPlanId,
    name: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: z.string().check(z.maxLength(5)),
    place: z.int().check(z.gte(0), z.lte(9999)),
    isPublished: z.boolean(),
    version: zHousePlanState,
    terms: zAgentContractTerms,
    writtenBy: z.string().check(z.maxLength(40))
}))();

/**
 * Plans.
 */
export const zHousePlanList = /*#__PURE__*/ (() => z.object({
    content: z.array(zHousePlan)
}))();

/**
 * A contract of the house with an agent.
 */
export const zHouseContract = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    agent: z.string().check(z.maxLength(40)),
    memberId: zRowId,
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: z.string().check(z.maxLength(5)),
    status: z.union([
        zHouseContractStatus,
        zUnlistedText
    ]),
    version: z.int().check(z.gte(1)),
    open: z.optional(zAgentContractTerms),
    signed: z.optional(zAgentContractTerms),
    inForce: z.optional(zAgentContractTerms),
    last: z.optional(zAgentContractTerms),
    endAskedBy: z.optional(z.union([
        z.enum(['UPLINE', 'DOWNLINE']),
        zUnlistedText
    ])),
    isEndBinding: z.optional(z.boolean()),
    endsAt: z.optional(zInstant),
    actions: z.array(zHouseContractAction),
    createdAt: zInstant,
    changedAt: zInstant
}))();

/**
 * Contracts that follow each other.
 */
export const zHouseContractPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zHouseContract),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What of the advances is in one span of days.
 */
export const zCreditAgeing = /*#__PURE__*/ (() => z.object({
    bucket: z.union([
        zCreditBucket,
        zUnlistedText
    ]),
    amount: zMoney
}))();

/**
 * A credit line as operators see it.
 */
export const zCreditLineRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    agent: z.string().check(z.maxLength(40)),
    memberId: zRowId,
    currency: zCurrency,
    state: z.union([
        zCreditLineState,
        zUnlistedText
    ]),
    version: z.int().check(z.gte(1)),
    limit: zMoney,
    used: zMoney,
    overdue: zMoney,
    termDays: z.int().check(z.gte(1), z.lte(90)),
    nextDueAt: z.optional(zInstant),
    ageing: z.array(zCreditAgeing),
    acceptedAt: z.optional(zInstant),
    createdAt: zInstant,
    changedAt: zInstant
}))();

/**
 * Credit lines that follow each other.
 */
export const zCreditLinePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zCreditLineRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * One movement of a credit line.
 */
export const zCreditMovement = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(18)),
    at: zInstant,
    kind: z.union([
        zCreditMovementKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    limitAfter: zMoney,
    usedAfter: zMoney
}))();

/**
 * A credit line with what has happened to it.
 */
export const zCreditLineDetail = /*#__PURE__*/ (() => z.object({
    line: zCreditLineRow,
    advances: z.array(zCreditAdvance),
    movements: z.array(zCreditMovement)
}))();

/**
 * An application as operators see it.
 */
export const zAgentApplication = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    ticket: z.string(),
    memberId: z.optional(zRowId),
    username: z.string(),
    realName: z.string(),
    contactBy: z.union([
        zAgencyContactBy,
        zUnlistedText
    ]),
    contact: z.string(),
    country: z.string(),
    language: z.string(),
    channels: z.array(z.union([zAgencyChannel, zUnlistedText])),
    urls: z.array(z.string()),
    expectedPlayers: z.int(),
    experience: z.optional(z.string()),
    message: z.optional(z.string()),
    state: z.union([
        zAgentApplicationState,
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zAgencyReason,
        zUnlistedText
    ])),
    sentAt: zInstant,
    decidedAt: z.optional(zInstant),
    decidedBy: z.optional(z.string().check(z.maxLength(40)))
}))();

/**
 * Applications that follow each other.
 */
export const zAgentApplicationPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentApplication),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A transfer as operators see it.
 */
export const zTransferRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    transferNo: zOrderNo,
    senderId: zRowId,
    sender: z.string(),
    receiverId: zRowId,
    receiver: z.string(),
    direction: z.union([
        z.enum(['UP', 'DOWN']),
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    note: z.optional(z.string()),
    state: z.union([
        zTransferState,
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zTransferReason,
        zUnlistedText
    ])),
    createdAt: zInstant,
    decidedBy: z.optional(z.string().check(z.maxLength(40)))
}))();

/**
 * Transfers that follow each other.
 */
export const zTransferPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zTransferRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Deposits that follow each other.
 */
export const zDepositOrderPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zDepositOrderRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What held when it was begun, and what has become of it.
 */
export const zDepositTerms = /*#__PURE__*/ (() => z.object({
    minimum: zMoney,
    feeFixed: zMoney,
    feePpm: z.int().check(z.gte(0), z.lte(1000000)),
    takesParts: z.boolean(),
    expiresAt: zInstant,
    isUnsure: z.boolean(),
    providerRef: z.optional(z.string().check(z.maxLength(100))),
    bonus: z.optional(zMoney),
    slipReason: z.optional(z.union([
        zSlipReason,
        zUnlistedText
    ])),
    cancelReason: z.optional(z.union([
        z.enum(['CLOSED', 'LIMIT']),
        zUnlistedText
    ]))
}))();

/**
 * A payment of it.
 */
export const zDepositPaymentRow = /*#__PURE__*/ (() => z.object({
    paymentRef: z.string().check(z.maxLength(40)),
    amount: zMoney,
    currency: zCurrency,
    providerFee: zMoney,
    memberFee: zMoney,
    takenBack: zMoney,
    state: z.union([
        z.enum([
            'APPLIED',
            'SUSPENSE',
            'REFUNDING',
            'REFUNDED',
            'WRITTEN_OFF',
            'REVERSED'
        ]),
        zUnlistedText
    ]),
    paidAt: zInstant,
    bookedAt: zInstant
}))();

/**
 * A deposit with all that has happened to it.
 */
export const zDepositOrderDetail = /*#__PURE__*/ (() => z.object({
    order: zDepositOrderRow,
    terms: zDepositTerms,
    payments: z.array(zDepositPaymentRow),
    kept: z.array(zUnmatchedPayment),
    slips: z.array(zDepositSlip),
    movements: z.array(zDepositMovement),
    events: z.array(zDepositEvent),
    history: z.array(zAuditRow)
}))();

/**
 * A slip, with its deposit.
 */
export const zSlipRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    orderNo: z.string(),
    memberId: zRowId,
    username: z.string(),
    currency: zCurrency,
    amount: zMoney,
    state: z.union([
        zDepositState,
        zUnlistedText
    ]),
    createdAt: zInstant,
    sentAt: zInstant,
    fileId: zFileId,
    place: z.int().check(z.gte(1)),
    ofOrder: z.int().check(z.gte(1)),
    lookedAt: z.optional(zInstant)
}))();

/**
 * Slips that follow each other.
 */
export const zSlipPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zSlipRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A payout account as operators see it.
 */
export const zPayoutAccountRow = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    memberId: z.string(),
    username: z.string(),
    method: zDepositMethodCode,
    institutionName: z.string(),
    numberEnd: z.string(),
    holder: z.string(),
    knownName: z.optional(z.string()),
    state: z.union([
        zPayoutAccountState,
        zUnlistedText
    ]),
    createdAt: zInstant
}))();

/**
 * Payout accounts that follow each other.
 */
export const zPayoutAccountPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zPayoutAccountRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Who a one-time link invites.
 */
export const zOpenedInvitation = /*#__PURE__*/ (() => z.object({
    name: z.optional(zOperatorName),
    role: z.union([
        zOperatorRole,
        zUnlistedText
    ]),
    expiresAt: zInstant,
    authenticatorSecret: z.string().check(z.maxLength(64)),
    authenticatorUri: z.string().check(z.maxLength(300))
}))();

/**
 * An account of the console.
 */
export const zOperatorAccount = /*#__PURE__*/ (() => z.object({
    id: zRowId,
    name: zOperatorName,
    role: z.union([
        zOperatorRole,
        zUnlistedText
    ]),
    state: z.union([
        z.enum([
            'invited',
            'active',
            'inactive'
        ]),
        zUnlistedText
    ]),
    createdAt: zInstant,
    lastLogInAt: z.optional(zInstant),
    invitedUntil: z.optional(zInstant)
}))();

/**
 * Accounts of the console.
 */
export const zOperatorAccounts = /*#__PURE__*/ (() => z.object({
    content: z.array(zOperatorAccount)
}))();

/**
 * A one-time link. It is told once; only its hash is kept.
 */
export const zOperatorInvitation = /*#__PURE__*/ (() => z.object({
    operator: zOperatorAccount,
    address: z.string().check(z.maxLength(120)),
    expiresAt: zInstant
}))();

/**
 * Requests for a second operator.
 */
export const zApprovals = /*#__PURE__*/ (() => z.object({
    content: z.array(zApproval)
}))();

/**
 * A request that was approved, and what came of it.
 */
export const zApprovedRequest = /*#__PURE__*/ (() => z.object({
    approval: zApproval,
    result: z.record(z.string(), z.unknown())
}))();

/**
 * The parameters, the body or an answer of an operation.
 */
export const zContractPart = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        z.enum([
            'parameters',
            'request',
            'answer'
        ]),
        zUnlistedText
    ]),
    name: z.string(),
    fields: z.array(zContractField)
}))();

/**
 * An operation as integrators need it.
 */
export const zContractOperation = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    tag: z.string(),
    summary: z.string(),
    description: z.string(),
    roles: z.array(z.string()),
    errors: z.array(z.string()),
    traits: z.record(z.string(), z.unknown()),
    parts: z.array(zContractPart)
}))();

/**
 * The operator of this session.
 */
export const zGetOperatorResponse = zOperator;

/**
 * State of the site.
 */
export const zGetOverviewResponse = zOverview;

/**
 * Every setting with its form.
 */
export const zListSettingsResponse = zSettingList;

/**
 * One setting with its form.
 */
export const zGetSettingResponse = zSettingSection;

export const zSaveSettingResponse = /*#__PURE__*/ (() => z.union([
    zSettingSection,
    zWaitingForApproval
]))();

/**
 * What a save would change.
 */
export const zPreviewSettingResponse = zSettingPreview;

/**
 * Changes of a setting.
 */
export const zListSettingChangesResponse = zSettingHistory;

export const zUndoSettingChangeResponse = /*#__PURE__*/ (() => z.union([
    zSettingSection,
    zWaitingForApproval
]))();

/**
 * Vendors.
 */
export const zListVendorsResponse = zVendorPage;

/**
 * Put a vendor under maintenance or open it.
 */
export const zSwitchVendorResponse = zVendor;

/**
 * Games.
 */
export const zListGamesResponse = zGamePage;

/**
 * Put a game under maintenance or open it.
 */
export const zSwitchGameResponse = zGame;

/**
 * Linked jackpots.
 */
export const zListJackpotsResponse = zJackpotList;

/**
 * Announcements.
 */
export const zListAnnouncementsResponse = zAnnouncementPage;

/**
 * Announce something.
 */
export const zMakeAnnouncementResponse = zAnnouncementReceipt;

/**
 * Order the banners.
 */
export const zOrderBannersResponse = zBannerOrder;

/**
 * One announcement with its texts.
 */
export const zGetAnnouncementResponse = zAnnouncementDetail;

/**
 * Change an announcement.
 */
export const zChangeAnnouncementResponse = zAnnouncementReceipt;

/**
 * End an announcement.
 */
export const zEndAnnouncementResponse = zAnnouncementReceipt;

/**
 * Upload a picture.
 */
export const zUploadPictureResponse = zKeptPicture;

/**
 * Messages.
 */
export const zListMessagesResponse = zMessagePage;

/**
 * Send a failed message again.
 */
export const zRetryMessageResponse = zMessageReceipt;

/**
 * Game reports.
 */
export const zListGameReportsResponse = zGameReportPage;

/**
 * Mark a report as dealt with.
 */
export const zCloseGameReportResponse = zGameReportClosed;

/**
 * Audit trail.
 */
export const zListAuditResponse = zAuditPage;

/**
 * Check the whole chain.
 */
export const zVerifyAuditResponse = zAuditVerification;

/**
 * Jobs.
 */
export const zListJobsResponse = zJobList;

/**
 * Runs of jobs.
 */
export const zListJobRunsResponse = zJobRunPage;

export const zConfirmClockResponse = /*#__PURE__*/ (() => z.union([
    zClockConfirmed,
    zWaitingForApproval
]))();

/**
 * Offers.
 */
export const zListBonusOffersResponse = zBonusOfferPage;

export const zCreateBonusOfferResponse = /*#__PURE__*/ (() => z.union([
    zBonusOfferRow,
    zWaitingForApproval
]))();

/**
 * The offer, stopped.
 */
export const zStopBonusOfferResponse = zBonusOfferRow;

/**
 * Draws.
 */
export const zListDrawsResponse = zDrawPage;

/**
 * Lotteries.
 */
export const zListLotteriesResponse = zLotteryList;

/**
 * Members.
 */
export const zListMembersResponse = zMemberPage;

/**
 * One member.
 */
export const zGetMemberResponse = zMemberDetail;

/**
 * Open sessions of a member.
 */
export const zListMemberSessionsResponse = zMemberSessionList;

/**
 * End sessions of a member.
 */
export const zEndMemberSessionsResponse = zMemberSessionsEnded;

/**
 * Limits and breaks.
 */
export const zGetMemberPlayResponse = zMemberPlay;

/**
 * The money.
 */
export const zGetMemberMoneyResponse = zMemberMoney;

/**
 * The next movements.
 */
export const zListMemberMovementsResponse = zMovementList;

/**
 * How it stands.
 */
export const zGetMemberClosingResponse = zMemberClosing;

/**
 * Lifted.
 */
export const zLiftMemberLockResponse = zMemberLockLifted;

/**
 * What became of it.
 */
export const zMoveMemberResponse = zMemberMoved;

/**
 * Notes about a member.
 */
export const zListMemberNotesResponse = zMemberNotePage;

/**
 * The note.
 */
export const zAddMemberNoteResponse = zMemberNote;

/**
 * Log-ins of a member.
 */
export const zListMemberSignInsResponse = zMemberSignInPage;

/**
 * Forget failed log-ins of a member.
 */
export const zUnlockMemberLoginResponse = zMemberUnlocked;

/**
 * Checks.
 */
export const zListIdentityChecksResponse = zIdentityCheckPage;

/**
 * The check, as it stands now.
 */
export const zGetIdentityReviewResponse = zIdentityReview;

export const zDecideIdentityCheckResponse = /*#__PURE__*/ (() => z.union([
    zIdentityReview,
    zWaitingForApproval
]))();

/**
 * The address.
 */
export const zShowIdentityPictureResponse = zFileLink;

/**
 * Days.
 */
export const zListSettlementDaysResponse = zSettlementDayPage;

/**
 * Differences.
 */
export const zListSettlementDifferencesResponse = zSettlementDifferencePage;

export const zAcceptSettlementDifferenceResponse = /*#__PURE__*/ (() => z.union([
    zSettlementDifference,
    zWaitingForApproval
]))();

/**
 * All open days are compared.
 */
export const zRunReconciliationResponse = /*#__PURE__*/ (() => z.void())();

/**
 * Corrections.
 */
export const zListWalletCorrectionsResponse = zWalletCorrectionPage;

export const zCorrectWalletResponse = /*#__PURE__*/ (() => z.union([
    zWalletCorrection,
    zWaitingForApproval
]))();

/**
 * Unmatched payments.
 */
export const zListUnmatchedPaymentsResponse = zUnmatchedPaymentPage;

/**
 * The item.
 */
export const zGetUnmatchedPaymentResponse = zUnmatchedPaymentDetail;

export const zCreditUnmatchedPaymentResponse = /*#__PURE__*/ (() => z.union([
    zUnmatchedPayment,
    zWaitingForApproval
]))();

export const zRefundUnmatchedPaymentResponse = /*#__PURE__*/ (() => z.union([
    zUnmatchedPayment,
    zWaitingForApproval
]))();

export const zDecideRefundResponse = /*#__PURE__*/ (() => z.union([
    zUnmatchedPayment,
    zWaitingForApproval
]))();

export const zWriteOffUnmatchedPaymentResponse = /*#__PURE__*/ (() => z.union([
    zUnmatchedPayment,
    zWaitingForApproval
]))();

export const zCollectOwedMoneyResponse = /*#__PURE__*/ (() => z.union([
    zUnmatchedPayment,
    zWaitingForApproval
]))();

/**
 * Withdrawals.
 */
export const zListWithdrawalQueueResponse = zWithdrawalPage;

/**
 * The withdrawal with its evidence.
 */
export const zGetWithdrawalReviewResponse = zWithdrawalReview;

export const zApproveWithdrawalResponse = /*#__PURE__*/ (() => z.union([
    zWithdrawalRow,
    zWaitingForApproval
]))();

/**
 * The withdrawal, on hold or not.
 */
export const zHoldWithdrawalResponse = zWithdrawalRow;

/**
 * The withdrawal, rejected.
 */
export const zRejectWithdrawalResponse = zWithdrawalRow;

/**
 * Disputes.
 */
export const zListDisputesResponse = zDisputePage;

/**
 * The dispute, as it stands now.
 */
export const zMoveDisputeResponse = zDisputeRow;

export const zResolveDisputeResponse = /*#__PURE__*/ (() => z.union([
    zDisputeRow,
    zWaitingForApproval
]))();

/**
 * The address.
 */
export const zShowEvidenceResponse = zFileLink;

/**
 * State of the settlement.
 */
export const zGetAgentSettlementResponse = zAgentSettlement;

/**
 * Windows.
 */
export const zListAgentSettlementWindowsResponse = zSettlementWindowPage;

export const zRerunAgentSettlementResponse = /*#__PURE__*/ (() => z.union([
    zSettlementRerunResult,
    zWaitingForApproval
]))();

/**
 * What was compared.
 */
export const zCheckAgentSettlementResponse = zSettlementCheckResult;

/**
 * The bill.
 */
export const zGetCorrectableBillResponse = zCorrectableBill;

export const zCorrectAgentBillResponse = /*#__PURE__*/ (() => z.union([
    zBillCorrected,
    zWaitingForApproval
]))();

/**
 * The runs.
 */
export const zListDividendRunsResponse = zDividendRuns;

/**
 * The next bills.
 */
export const zListDividendBillsResponse = zDividendBillPage;

export const zReleaseDividendsResponse = /*#__PURE__*/ (() => z.union([
    zDividendReleased,
    zWaitingForApproval
]))();

/**
 * How it stands now.
 */
export const zHoldDividendResponse = zDividendHoldResult;

/**
 * How it stands now.
 */
export const zLiftDividendHoldResponse = zDividendHoldResult;

export const zRejectDividendResponse = /*#__PURE__*/ (() => z.union([
    zDividendRejected,
    zWaitingForApproval
]))();

/**
 * The plans.
 */
export const zListHousePlansResponse = zHousePlanList;

/**
 * The plan.
 */
export const zMakeHousePlanResponse = zHousePlan;

/**
 * The plan as it is now.
 */
export const zChangeHousePlanResponse = zHousePlan;

/**
 * The next contracts.
 */
export const zListHouseContractsResponse = zHouseContractPage;

export const zOfferHouseContractResponse = /*#__PURE__*/ (() => z.union([
    zHouseContract,
    zWaitingForApproval
]))();

export const zActOnHouseContractResponse = /*#__PURE__*/ (() => z.union([
    zHouseContract,
    zWaitingForApproval
]))();

/**
 * Credit lines.
 */
export const zListCreditLinesResponse = zCreditLinePage;

export const zSetCreditLineResponse = /*#__PURE__*/ (() => z.union([
    zCreditLineRow,
    zWaitingForApproval
]))();

/**
 * The line.
 */
export const zGetCreditLineResponse = zCreditLineDetail;

/**
 * Applications.
 */
export const zListAgentApplicationsResponse = zAgentApplicationPage;

/**
 * The application, approved.
 */
export const zApproveAgentApplicationResponse = zAgentApplication;

/**
 * The application, rejected.
 */
export const zRejectAgentApplicationResponse = zAgentApplication;

/**
 * Transfers.
 */
export const zListAllTransfersResponse = zTransferPage;

/**
 * The transfer, made.
 */
export const zApproveTransferResponse = zTransferRow;

/**
 * The transfer, rejected.
 */
export const zRejectTransferResponse = zTransferRow;

/**
 * Deposits.
 */
export const zListDepositOrdersResponse = zDepositOrderPage;

/**
 * The deposit.
 */
export const zGetDepositOrderResponse = zDepositOrderDetail;

/**
 * Slips.
 */
export const zListSlipsResponse = zSlipPage;

/**
 * The address.
 */
export const zShowSlipResponse = zFileLink;

/**
 * The slip, with its deposit as it stands now.
 */
export const zRejectSlipResponse = zSlipRow;

/**
 * Accounts.
 */
export const zListPayoutAccountReviewsResponse = zPayoutAccountPage;

/**
 * The account.
 */
export const zDecidePayoutAccountResponse = zPayoutAccountRow;

/**
 * Log out.
 */
export const zLogOutOperatorResponse = /*#__PURE__*/ (() => z.void())();

/**
 * Log in.
 */
export const zLogInOperatorResponse = zOperator;

/**
 * The operator of this session.
 */
export const zContinueSessionResponse = zOperator;

/**
 * The password is changed.
 */
export const zChangeOwnPasswordResponse = /*#__PURE__*/ (() => z.void())();

/**
 * What a one-time link offers.
 */
export const zOpenInvitationResponse = zOpenedInvitation;

/**
 * Take up an account by its one-time link.
 */
export const zAcceptInvitationResponse = zOperator;

/**
 * Operators.
 */
export const zListOperatorsResponse = zOperatorAccounts;

export const zInviteOperatorResponse = /*#__PURE__*/ (() => z.union([
    zOperatorInvitation,
    zWaitingForApproval
]))();

export const zInviteOperatorAgainResponse = /*#__PURE__*/ (() => z.union([
    zOperatorInvitation,
    zWaitingForApproval
]))();

export const zChangeOperatorRoleResponse = /*#__PURE__*/ (() => z.union([
    zOperatorAccount,
    zWaitingForApproval
]))();

export const zDeactivateOperatorResponse = /*#__PURE__*/ (() => z.union([
    zOperatorAccount,
    zWaitingForApproval
]))();

/**
 * Requests for a second operator.
 */
export const zListApprovalsResponse = zApprovals;

/**
 * The request was approved and done.
 */
export const zApproveRequestResponse = zApprovedRequest;

/**
 * The request was rejected.
 */
export const zRejectRequestResponse = zApproval;

/**
 * The request was taken back.
 */
export const zWithdrawRequestResponse = zApproval;

/**
 * Operations of the site's contract.
 */
export const zListContractOperationsResponse = zContractOverview;

/**
 * One operation of the site's contract.
 */
export const zGetContractOperationResponse = zContractOperation;
