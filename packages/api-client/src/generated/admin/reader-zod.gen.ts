// Contract 1.0.0, sha256 73e48206383dc566. Made from openapi/ by "npm run generate -w @mekong/api-client".
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
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TYPE',
    'UPLOAD_COUNT',
    'PROMO_CLOSED',
    'PROMO_NOT_ELIGIBLE',
    'POINTS_INSUFFICIENT',
    'CONFIRM_CLOSED',
    'VALUE_CHANGED',
    'APPROVAL_OWN',
    'APPROVAL_CLOSED',
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
 * Path relative to the image host picked from `imageCDNs`. What ends in `.webp` below `/games/` exists 160, 240, 360 and 480 pixels wide too, below `/banners/` 640, 960, 1440 and 1920, as `.webp` and as `.avif`: `/games/{width}/{name}.avif`.
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
 * How a game pays: low = often and little, high = seldom and much.
 */
export const zGameVolatility = /*#__PURE__*/ (() => z.enum([
    'low',
    'medium',
    'high'
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
            'control'
        ]),
        zUnlistedText
    ]),
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    pattern: z.optional(z.string())
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
    isFav: z.boolean(),
    isHot: z.boolean(),
    isNew: z.boolean(),
    maintenance: z.boolean(),
    rtp: z.optional(z.number().check(z.gte(0), z.lte(100))),
    minBet: z.optional(zMoney),
    currency: z.optional(zCurrency),
    features: z.optional(z.array(zGameFeature)),
    volatility: z.optional(zGameVolatility),
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
    challenge: z.optional(z.string()),
    methods: z.optional(z.array(zProofMethod).check(z.maxLength(8))),
    kind: z.optional(z.string()),
    until: z.optional(z.iso.datetime()),
    reason: z.optional(z.string()),
    country: z.optional(z.string()),
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
    expiresAt: z.optional(zInstant),
    operations: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500))
}))();

/**
 * The operator of this session.
 */
export const zGetOperatorResponse = zOperator;
