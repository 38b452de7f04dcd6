// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import * as z from 'zod/mini';

/**
 * Product language code. The registry of languages maps it to BCP 47 and a direction.
 */
export const zLanguageCode = /*#__PURE__*/ (() => z.enum([
    'CN',
    'EN',
    'JA',
    'TH',
    'VI',
    'MY',
    'ES',
    'HI',
    'ID',
    'KM',
    'KO',
    'MS',
    'PT',
    'TA',
    'TW',
    'TY',
    'UR',
    'PT-BR',
    'TR',
    'BN',
    'AR',
    'FA',
    'RU',
    'KK',
    'UZ',
    'LO',
    'NE',
    'FR',
    'TE',
    'SW'
]))();

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
 * Base address of a content host: https, http on this machine only, or a path on the site's own origin (`/` = the site itself). The client takes nothing else.
 */
export const zHostBase = /*#__PURE__*/ (() => z.string().check(z.maxLength(220), z.regex(/^(https:\/\/[^\s]{3,200}|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[^\s]*)?|\/([^\s\/][^\s]{0,200})?)$/)))();

/**
 * Details of a maintenance, each present when the operator has given it.
 */
export const zMaintenanceInfo = /*#__PURE__*/ (() => z.object({
    reason: z.optional(z.string()),
    startsAt: z.optional(zInstant),
    until: z.optional(zInstant)
}))();

/**
 * ISO 3166-1 alpha-2 country code.
 */
export const zCountryCode = /*#__PURE__*/ (() => z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/)))();

/**
 * Name of a field of the registration form, as the request has it.
 */
export const zRegisterFieldName = /*#__PURE__*/ (() => z.enum([
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
    'verificationCode',
    'affiliateCode',
    'paymentPassword',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'referralCode'
]))();

export const zRegisterRule = /*#__PURE__*/ (() => z.object({
    name: zRegisterFieldName,
    enabled: z.boolean(),
    required: z.boolean(),
    acceptedPattern: z.string().check(z.regex(/^(\*|\d|1\d|2[0-3])$/)),
    min: z.int().check(z.gte(0)),
    max: z.int().check(z.gte(0))
}))();

/**
 * REGISTER (with MOBILE, SMS code, password in the mobile form), LOGIN (with SMS code, free play, social sign-in), PASSWORD (with forced change on expiry, recovery by email and by phone), REWARD (with referral, VIP, points mall), CHAT.
 */
export const zWhitelabelSwitch = /*#__PURE__*/ (() => z.enum([
    'REGISTER',
    'MOBILENUMREG',
    'REGMOBVERF',
    'MOBILEPWREG',
    'LOGIN',
    'VERIFICATION',
    'FREEPLAY',
    'LOGIN_GOOGLE',
    'LOGIN_FACEBOOK',
    'LOGIN_LINE',
    'PASSWORD',
    'PASSEXPIRY',
    'PWRESETEMAIL',
    'PWRESETSMS',
    'REWARD',
    'REFERRAL',
    'VIP',
    'POINT_MALL',
    'CHAT'
]))();

export const zWhitelabelNode = /*#__PURE__*/ (() => z.object({
    modId: zWhitelabelSwitch,
    enabled: z.string(),
    childrenNodes: z.array(z.lazy((): any => zWhitelabelNode))
}))();

export const zCustomerServiceEntry = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    csPosition: z.enum([
        'side',
        'floating',
        'footer',
        'maintenance'
    ]),
    csType: z.enum([
        'LIVECHAT',
        'LINE',
        'QQ',
        'TELEGRAM',
        'FACEBOOK',
        'WHATSAPP',
        'EMAIL'
    ]),
    title: z.string(),
    url: z.string().check(z.regex(/^(https:\/\/|mailto:)/))
}))();

/**
 * Version of the user agreement. A registration sends back the one that was shown.
 */
export const zAgreementVersion = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[A-Za-z0-9._-]+$/)))();

/**
 * How registration works at this merchant.
 */
export const zRegisterSettings = /*#__PURE__*/ (() => z.object({
    fields: z.array(zRegisterRule),
    methods: z.array(z.enum(['username', 'mobile'])),
    agreementVersion: zAgreementVersion,
    agreementDefault: z.boolean(),
    minAge: z.int().check(z.gte(18)),
    humanVerification: z.enum([
        'NONE',
        'SLIDER',
        'CAPTCHA'
    ])
}))();

export const zDomainEntry = /*#__PURE__*/ (() => z.object({
    domain: z.string(),
    isCurrent: z.boolean()
}))();

export const zDomainResource = /*#__PURE__*/ (() => z.object({
    resourceType: z.enum([
        'IOS',
        'IOS_PROFILE',
        'ANDROID',
        'PWA'
    ]),
    url: z.string(),
    qrCodeUrl: z.string(),
    labelNameEn: z.string()
}))();

/**
 * Other addresses of the site, and its apps.
 */
export const zDomainRoute = /*#__PURE__*/ (() => z.object({
    domainList: z.array(zDomainEntry),
    resources: z.array(zDomainResource)
}))();

export const zPhoneCountry = /*#__PURE__*/ (() => z.object({
    country: zCountryCode,
    callingCode: z.string(),
    name: z.string(),
    minDigits: z.int().check(z.gte(1)),
    maxDigits: z.int().check(z.gte(1)),
    example: z.string()
}))();

/**
 * Countries whose mobile numbers the merchant takes.
 */
export const zCountryList = /*#__PURE__*/ (() => z.object({
    countries: z.array(zPhoneCountry)
}))();

export const zHealth = /*#__PURE__*/ (() => z.object({
    status: z.enum(['ok'])
}))();

/**
 * FIRST = nobody has accepted an agreement for this account yet, so the age is stated as well; NEW = there is a new version.
 */
export const zTermsDue = /*#__PURE__*/ (() => z.enum(['FIRST', 'NEW']))();

/**
 * Log-in before this one, to be shown to the reader.
 */
export const zLastLogin = /*#__PURE__*/ (() => z.object({
    at: zInstant,
    ipMasked: z.optional(z.string())
}))();

/**
 * An open session. The token goes into `sessionStorage.token` and counts only together with the cookie that the same answer sets.
 */
export const zSessionGrant = /*#__PURE__*/ (() => z.object({
    token: z.string().check(z.minLength(43), z.maxLength(64)),
    expiresAt: zInstant,
    idleSeconds: z.int().check(z.gte(60)),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    defaultPassword: z.boolean(),
    termsDue: z.optional(zTermsDue),
    captcha: z.optional(z.boolean()),
    lastLogin: z.optional(zLastLogin)
}))();

/**
 * The session has ended on the server and its cookie is taken back.
 */
export const zLogoutResult = /*#__PURE__*/ (() => z.object({
    loggedOut: z.literal(true)
}))();

export const zCaptchaAnswer = /*#__PURE__*/ (() => z.object({
    success: zSuccess,
    value: z.string().check(z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    captchaId: z.string(),
    expiresAt: zInstant
}))();

/**
 * How long the code is good, and when another may be asked for; the same whether or not one was sent.
 */
export const zCodeSent = /*#__PURE__*/ (() => z.object({
    expiredMinutes: z.int().check(z.gte(1), z.lte(10)),
    resendSeconds: z.int().check(z.gte(1))
}))();

export const zSealingKey = /*#__PURE__*/ (() => z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    use: z.literal('enc'),
    alg: z.literal('ECDH-ES'),
    kid: z.string().check(z.maxLength(64)),
    x: z.string(),
    y: z.string()
}))();

export const zKeySet = /*#__PURE__*/ (() => z.object({
    keys: z.array(zSealingKey).check(z.minLength(1)),
    serverTime: zInstant
}))();

/**
 * Present for `slider`. The piece stands at x 0; its answer is the x at which it fills the gap.
 */
export const zHumanPuzzle = /*#__PURE__*/ (() => z.object({
    picture: z.string().check(z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    piece: z.string().check(z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    width: z.int(),
    height: z.int(),
    pieceWidth: z.int(),
    pieceHeight: z.int(),
    pieceY: z.int()
}))();

/**
 * One human check: for this browser and action, good once and for 120 s.
 */
export const zHumanChallenge = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.length(43)),
    kind: z.enum(['slider', 'work']),
    expiresAt: zInstant,
    workBits: z.int().check(z.gte(0), z.lte(26)),
    puzzle: z.optional(zHumanPuzzle)
}))();

/**
 * Whether the action needs a check, and the challenge if so.
 */
export const zHumanCheck = /*#__PURE__*/ (() => z.object({
    required: z.boolean(),
    challenge: z.optional(zHumanChallenge)
}))();

/**
 * Whether this browser is remembered, and for whom.
 */
export const zRemembered = /*#__PURE__*/ (() => z.object({
    remembered: z.boolean(),
    name: z.optional(z.string()),
    until: z.optional(zInstant)
}))();

/**
 * This browser is not remembered any more.
 */
export const zForgotten = /*#__PURE__*/ (() => z.object({
    forgotten: z.literal(true)
}))();

/**
 * Number for one free-play log-in, bound to this browser.
 */
export const zFreePlayNonce = /*#__PURE__*/ (() => z.object({
    nonce: z.string().check(z.length(43)),
    expiresAt: zInstant
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
 * Sessions that were ended by the call.
 */
export const zEndedSessions = /*#__PURE__*/ (() => z.object({
    ended: z.int().check(z.gte(0))
}))();

/**
 * Place behind a row of a list. Opaque, and good for the list, the account and the filter it was made for: any other is refused (VALIDATION_FAILED, the field `cursor`). Rows that come in while a reader goes on neither repeat nor hide others.
 */
export const zCursor = /*#__PURE__*/ (() => z.string().check(z.maxLength(400), z.regex(/^[A-Za-z0-9_.-]{1,400}$/)))();

/**
 * What the owner can confirm himself with, and whether he has done so lately.
 */
export const zProofs = /*#__PURE__*/ (() => z.object({
    methods: z.array(zProofMethod),
    strongUntil: z.optional(zInstant)
}))();

/**
 * Id that the authenticator gave to the passkey, base64url.
 */
export const zCredentialId = /*#__PURE__*/ (() => z.string().check(z.minLength(8), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * Confirms the proof of the owner.
 */
export const zStrongUntil = /*#__PURE__*/ (() => z.object({
    strongUntil: zInstant
}))();

/**
 * Whether an authenticator stands before the account.
 */
export const zTotpState = /*#__PURE__*/ (() => z.object({
    enrolled: z.boolean(),
    since: z.optional(zInstant),
    recoveryCodesLeft: z.int().check(z.gte(0), z.lte(10))
}))();

/**
 * Recovery codes of the account, shown this once.
 */
export const zRecoveryCodes = /*#__PURE__*/ (() => z.object({
    recoveryCodes: z.array(z.string()).check(z.maxLength(10))
}))();

/**
 * Secret of a new authenticator, which counts after confirmTotp.
 */
export const zTotpEnrolment = /*#__PURE__*/ (() => z.object({
    secret: z.string(),
    uri: z.string()
}))();

/**
 * How it stands with the payment password.
 */
export const zPaymentPasswordState = /*#__PURE__*/ (() => z.object({
    isSet: z.boolean(),
    provedUntil: z.optional(zInstant)
}))();

/**
 * Name that its owner knows the passkey by.
 */
export const zPasskeyLabel = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^\S(.*\S)?$/)))();

/**
 * A passkey of the account.
 */
export const zPasskey = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    name: zPasskeyLabel,
    credentialId: zCredentialId,
    synced: z.boolean(),
    createdAt: zInstant,
    lastUsedAt: z.optional(zInstant)
}))();

/**
 * Passkeys of the account, and what a browser needs to keep its own list the same.
 */
export const zPasskeyList = /*#__PURE__*/ (() => z.object({
    passkeys: z.array(zPasskey),
    most: z.int().check(z.gte(1)),
    rpId: z.string(),
    userHandle: z.optional(z.string())
}))();

/**
 * How the authenticator is reached, such as internal, hybrid, usb, nfc, ble.
 */
export const zPasskeyTransport = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[a-z0-9-]+$/)))();

export const zPasskeyDescriptor = /*#__PURE__*/ (() => z.object({
    id: zCredentialId,
    type: z.literal('public-key'),
    transports: z.optional(z.array(zPasskeyTransport))
}))();

/**
 * PublicKeyCredentialCreationOptionsJSON of the WebAuthn standard.
 */
export const zPasskeyCreationOptions = /*#__PURE__*/ (() => z.object({
    rp: z.object({
        id: z.string(),
        name: z.string()
    }),
    user: z.object({
        id: z.string(),
        name: z.string(),
        displayName: z.string()
    }),
    challenge: z.string().check(z.length(43)),
    pubKeyCredParams: z.array(z.object({
        type: z.literal('public-key'),
        alg: z.int()
    })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(zPasskeyDescriptor),
    authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required')
    })
}))();

/**
 * What a browser needs to make a passkey.
 */
export const zPasskeyCreation = /*#__PURE__*/ (() => z.object({
    options: zPasskeyCreationOptions,
    expiresAt: zInstant
}))();

/**
 * PublicKeyCredentialRequestOptionsJSON of the WebAuthn standard.
 */
export const zPasskeyRequestOptions = /*#__PURE__*/ (() => z.object({
    rpId: z.string(),
    challenge: z.string().check(z.length(43)),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.optional(z.array(zPasskeyDescriptor))
}))();

/**
 * What a browser needs to use a passkey.
 */
export const zPasskeyRequest = /*#__PURE__*/ (() => z.object({
    options: zPasskeyRequestOptions,
    expiresAt: zInstant
}))();

export const zRelatedOrigins = /*#__PURE__*/ (() => z.object({
    origins: z.array(z.string())
}))();

/**
 * The account that was opened.
 */
export const zRegisterResult = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    account: z.string(),
    session: z.optional(zSessionGrant)
}))();

/**
 * What is accepted now.
 */
export const zAgreementAccepted = /*#__PURE__*/ (() => z.object({
    version: zAgreementVersion
}))();

/**
 * The new password counts from now on.
 */
export const zPasswordChanged = /*#__PURE__*/ (() => z.object({
    changed: z.literal(true)
}))();

/**
 * The request was taken; whether a mail goes out is not told.
 */
export const zPasswordMailResult = /*#__PURE__*/ (() => z.object({
    accepted: z.literal(true)
}))();

/**
 * 0 member, 1 agent, 2 general agent, 4 trial, 41 affiliate agent, 42 affiliate general agent.
 */
export const zAccountType = /*#__PURE__*/ (() => z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(4),
    z.literal(41),
    z.literal(42)
]))();

/**
 * Club of a member, to be named in the language of the reader. OTHER has no name here and is shown by its rank.
 */
export const zClubCode = /*#__PURE__*/ (() => z.enum([
    'BRONZE',
    'SILVER',
    'GOLD',
    'OTHER'
]))();

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
 * Id of an uploaded picture; it cannot be guessed.
 */
export const zFileId = /*#__PURE__*/ (() => z.string().check(z.length(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

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
 * Whether wins of the member stand on the winners board.
 */
export const zWinnerBoardChoice = /*#__PURE__*/ (() => z.object({
    optOut: z.boolean()
}))();

/**
 * Answer to the first-login action.
 */
export const zFirstLoginResult = /*#__PURE__*/ (() => z.object({
    recorded: z.boolean()
}))();

/**
 * Provider of the account that somebody signs in with.
 */
export const zSocialProvider = /*#__PURE__*/ (() => z.enum([
    'google',
    'facebook',
    'line'
]))();

/**
 * Whether a registration may carry the code of an agent's link.
 */
export const zAffiliateCheck = /*#__PURE__*/ (() => z.object({
    valid: z.boolean(),
    agentName: z.optional(z.string())
}))();

/**
 * Number of a member.
 */
export const zAgentMemberId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

/**
 * Whether an account plays only, or can have a team.
 */
export const zAgentTeamKind = /*#__PURE__*/ (() => z.enum(['MEMBER', 'AGENT']))();

/**
 * State of an account.
 */
export const zAgentTeamState = /*#__PURE__*/ (() => z.enum([
    'ACTIVE',
    'LOCKED',
    'CLOSED'
]))();

/**
 * Number of a contract.
 */
export const zAgentContractId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

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
 * What downlines of the past have played.
 */
export const zAgentTeamFormer = /*#__PURE__*/ (() => z.object({
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney
}))();

/**
 * A member on the way down.
 */
export const zAgentTeamStep = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40))
}))();

/**
 * Sums over all members that a filter finds.
 */
export const zAgentTeamTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    team: z.int().check(z.gte(0)),
    balance: zMoney,
    deposits: zMoney,
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney,
    former: z.optional(zAgentTeamFormer),
    path: z.array(zAgentTeamStep)
}))();

/**
 * Announcements that were acknowledged.
 */
export const zAcknowledgedNotices = /*#__PURE__*/ (() => z.object({
    ids: z.array(z.string().check(z.maxLength(18)))
}))();

/**
 * What is noted about a member.
 */
export const zAgentRemarkKept = /*#__PURE__*/ (() => z.object({
    remark: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * OPEN until settled. WON, RETURNED and LOST go by the net: more than the stake came back, exactly the stake, or less. VOID = the vendor cancelled the round, REFUNDED = the stake came back by a rollback.
 */
export const zBetStatus = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'WON',
    'RETURNED',
    'LOST',
    'VOID',
    'REFUNDED',
    'CASHOUT'
]))();

/**
 * Vendor of the game.
 */
export const zBetVendor = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    name: z.string()
}))();

/**
 * Sums over all bets that a filter finds.
 */
export const zTeamBetTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney,
    path: z.array(zAgentTeamStep)
}))();

/**
 * What downlines of the past have won and lost. Payments count for those who stand below now.
 */
export const zTeamLossFormer = /*#__PURE__*/ (() => z.object({
    bets: z.int(),
    deposits: zMoney,
    withdrawals: zMoney,
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    bonus: zMoney,
    net: zMoney
}))();

/**
 * Sums over all members that a filter finds.
 */
export const zTeamLossTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    bets: z.int(),
    deposits: zMoney,
    withdrawals: zMoney,
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    bonus: zMoney,
    net: zMoney,
    former: z.optional(zTeamLossFormer),
    path: z.array(zAgentTeamStep)
}))();

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
 * Sums over all movements that a filter finds.
 */
export const zTeamMovementTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    credit: zMoney,
    debit: zMoney,
    net: zMoney,
    path: z.array(zAgentTeamStep)
}))();

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
 * Sums over all movements that a filter finds.
 */
export const zCreditMovementTotals = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    count: z.int().check(z.gte(0)),
    advanced: zMoney,
    repaid: zMoney,
    settled: zMoney
}))();

/**
 * Who stands below an agent at any level.
 */
export const zAgentOverviewTeam = /*#__PURE__*/ (() => z.object({
    members: z.int().check(z.gte(0)),
    agents: z.int().check(z.gte(0)),
    joinedToday: z.int().check(z.gte(0)),
    online: z.int().check(z.gte(0))
}))();

/**
 * What the team of an agent has done in a period, and what the agent has earned.
 */
export const zAgentOverviewFigures = /*#__PURE__*/ (() => z.object({
    from: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    to: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    active: z.int().check(z.gte(0)),
    activeFrom: z.optional(zMoney),
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney,
    net: zMoney,
    deposits: zMoney,
    withdrawals: zMoney,
    income: zMoney,
    paid: zMoney
}))();

/**
 * Figures of one day.
 */
export const zAgentOverviewToday = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    active: z.int().check(z.gte(0)),
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney,
    income: zMoney
}))();

/**
 * Figures of one of the days.
 */
export const zAgentOverviewDay = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney,
    income: zMoney
}))();

/**
 * Somebody directly below, with a team that bets much.
 */
export const zAgentOverviewTop = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    team: z.int().check(z.gte(0)),
    validBet: zMoney
}))();

/**
 * How the team of an agent does.
 */
export const zAgentOverview = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    timeZone: z.string().check(z.maxLength(64)),
    asOf: zInstant,
    team: zAgentOverviewTeam,
    figures: zAgentOverviewFigures,
    before: zAgentOverviewFigures,
    today: zAgentOverviewToday,
    yesterday: zAgentOverviewToday,
    days: z.array(zAgentOverviewDay),
    top: z.array(zAgentOverviewTop).check(z.maxLength(5))
}))();

/**
 * Number of an application, for its sender alone.
 */
export const zAgencyTicket = /*#__PURE__*/ (() => z.string().check(z.maxLength(11), z.regex(/^A-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)))();

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
 * Number of a plan.
 */
export const zAgentPlanId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

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
 * What a plan pays of given figures.
 */
export const zAgentPlanExample = /*#__PURE__*/ (() => z.object({
    base: zMoney,
    row: z.optional(z.int().check(z.gte(1))),
    gross: zMoney
}))();

/**
 * Number of a link.
 */
export const zAgentLinkId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

/**
 * The upline offers, the downline earns.
 */
export const zAgentContractSide = /*#__PURE__*/ (() => z.enum(['UPLINE', 'DOWNLINE']))();

/**
 * P = offered, E = in force with other terms to sign, A = signed and starts with the next cycle, V = in force, R = rejected or withdrawn, C = ended.
 */
export const zAgentContractStatus = /*#__PURE__*/ (() => z.enum([
    'P',
    'E',
    'A',
    'V',
    'R',
    'C'
]))();

/**
 * Somebody directly below the reader who has more than the terms that wait pay.
 */
export const zHigherBelow = /*#__PURE__*/ (() => z.object({
    partner: z.string().check(z.maxLength(64)),
    rate: z.string().check(z.maxLength(24)),
    gap: z.string().check(z.maxLength(24))
}))();

/**
 * withdraw = take the offer or the amendment back, askEnd = ask to end it with a cycle, keep = leave it as it is, agreeEnd and refuseEnd answer the other party, cancelEnd takes the own wish back.
 */
export const zAgentContractAction = /*#__PURE__*/ (() => z.enum([
    'withdraw',
    'amend',
    'sign',
    'reject',
    'askEnd',
    'keep',
    'agreeEnd',
    'refuseEnd',
    'cancelEnd'
]))();

/**
 * Agents that can be offered a contract.
 */
export const zAgentContractPartners = /*#__PURE__*/ (() => z.object({
    content: z.array(z.object({
        memberId: zAgentMemberId,
        username: z.string().check(z.maxLength(40)),
        currency: z.string().check(z.maxLength(5))
    }))
}))();

/**
 * What the team of the downline has done in a cycle.
 */
export const zAgentTriedTeam = /*#__PURE__*/ (() => z.object({
    volume: zMoney,
    loss: zMoney,
    active: z.int().check(z.gte(0))
}))();

/**
 * What a party would have got of a cycle.
 */
export const zAgentEarned = /*#__PURE__*/ (() => z.object({
    row: z.optional(z.int().check(z.gte(1))),
    gross: zMoney,
    below: zMoney,
    net: zMoney
}))();

/**
 * What both would have earned in a cycle.
 */
export const zAgentTriedCycle = /*#__PURE__*/ (() => z.object({
    start: zInstant,
    end: zInstant,
    team: zAgentTriedTeam,
    downline: z.object({
        now: z.optional(zAgentEarned),
        offered: zAgentEarned
    }),
    own: z.optional(z.object({
        now: zAgentEarned,
        offered: zAgentEarned
    }))
}))();

/**
 * What waiting terms would have come to for the reader.
 */
export const zAgentTermsEffect = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    start: zInstant,
    end: zInstant,
    team: zAgentTriedTeam,
    now: z.optional(zAgentEarned),
    offered: zAgentEarned
}))();

/**
 * Number of a bill.
 */
export const zAgentBillId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)))();

/**
 * Sums over all bills of a filter.
 */
export const zAgentBillTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    amount: zMoney,
    paid: zMoney
}))();

/**
 * A member of the team, as far as a bill counts it.
 */
export const zAgentBillMember = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    bets: z.int(),
    volume: zMoney,
    ggr: zMoney,
    bonus: zMoney,
    isActive: z.boolean()
}))();

/**
 * Members behind a bill.
 */
export const zAgentBillMemberList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentBillMember),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A daily wage that a dividend deducts.
 */
export const zAgentBillWage = /*#__PURE__*/ (() => z.object({
    billId: z.optional(zAgentBillId),
    name: z.string().check(z.maxLength(40)),
    day: z.string().check(z.maxLength(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    amount: zMoney
}))();

/**
 * Daily wages behind a dividend.
 */
export const zAgentBillWageList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentBillWage),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A picture that can stand for a member.
 */
export const zMemberIcon = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.maxLength(8)),
    image: zImagePath
}))();

/**
 * Pictures on offer, and the one the member has.
 */
export const zMemberIcons = /*#__PURE__*/ (() => z.object({
    icons: z.array(zMemberIcon),
    chosen: z.optional(z.string().check(z.maxLength(8)))
}))();

/**
 * Grows by one with each change, so that an older message can be told from a newer one.
 */
export const zVersion = /*#__PURE__*/ (() => z.int().check(z.gte(0)))();

/**
 * Balance of the account at one moment.
 */
export const zBalance = /*#__PURE__*/ (() => z.object({
    sumBalance: zMoney,
    currency: zCurrency,
    currencySymbol: z.string(),
    version: zVersion,
    at: zInstant
}))();

/**
 * How the merchant's wallet works and shows amounts.
 */
export const zMerchantWallet = /*#__PURE__*/ (() => z.object({
    isSingle: z.boolean(),
    currency: zCurrency,
    currencySymbol: z.string(),
    decimals: z.int().check(z.gte(0), z.lte(4))
}))();

/**
 * Why a wallet takes no money now; absent when it does. MAINTENANCE = the vendor is under maintenance, OFF = it is not offered any more, EXCLUDED = the member takes a break from play or closes the account, FROZEN = the main wallet owes something, SINGLE = the merchant has one wallet for all games.
 */
export const zVendorWalletReason = /*#__PURE__*/ (() => z.enum([
    'MAINTENANCE',
    'OFF',
    'EXCLUDED',
    'FROZEN',
    'SINGLE'
]))();

/**
 * Number of an order, as it stands in QR codes and transfers: eight signs that cannot be mistaken for others.
 */
export const zOrderNo = /*#__PURE__*/ (() => z.string().check(z.maxLength(8), z.regex(/^[2-9A-HJKMNP-TV-Z]{8}$/)))();

/**
 * The wallet at a vendor, by the code of the vendor (`vassalage`).
 */
export const zWalletCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^[A-Z0-9_]{1,20}$/)))();

/**
 * COMPLETED = the money is where it was to go.
 */
export const zVendorTransferState = /*#__PURE__*/ (() => z.enum(['COMPLETED']))();

/**
 * A vendor as menus show it.
 */
export const zVendorCard = /*#__PURE__*/ (() => z.object({
    id: z.int().check(z.gte(1)),
    vassalage: zVendorCode,
    name: z.string(),
    accountTypeId: z.int().check(z.gte(0)),
    isHot: z.int().check(z.gte(0), z.lte(1)),
    gameCount: z.int().check(z.gte(0)),
    maintenance: z.boolean(),
    planned: z.optional(z.boolean()),
    maintenanceUntil: z.optional(zInstant),
    singleWallet: z.optional(z.boolean())
}))();

export const zGameClassify = /*#__PURE__*/ (() => z.object({
    classify: z.string(),
    labelName: z.string(),
    vendors: z.array(zVendorCard)
}))();

export const zGameCategory = /*#__PURE__*/ (() => z.object({
    gameCategory: zGameCategoryCode,
    labelName: z.string(),
    vendors: z.array(zVendorCard),
    gameClassify: z.optional(z.array(zGameClassify))
}))();

export const zGameMenuEntry = /*#__PURE__*/ (() => z.object({
    gameCode: z.string(),
    labelName: z.string()
}))();

export const zGameGroup = /*#__PURE__*/ (() => z.object({
    gameGroupCode: z.string(),
    labelName: z.string(),
    gameMenus: z.array(zGameMenuEntry)
}))();

/**
 * Which games to list: new, favourite, all, popular or recently played ones.
 */
export const zGameFilter = /*#__PURE__*/ (() => z.enum([
    'NEW',
    'FAV',
    'ALL',
    'HOT',
    'RECENT'
]))();

/**
 * Page number, counted from 1.
 */
export const zPageNumber = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(100000)))();

/**
 * Rows per page.
 */
export const zPageSize = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(100)))();

/**
 * Rows that match the whole filter.
 */
export const zTotalElements = /*#__PURE__*/ (() => z.int().check(z.gte(0)))();

/**
 * Pages of the whole filter at this page size.
 */
export const zTotalPages = /*#__PURE__*/ (() => z.int().check(z.gte(0)))();

export const zGameFilterCount = /*#__PURE__*/ (() => z.object({
    filter: zGameFilter,
    count: z.int().check(z.gte(0))
}))();

export const zGameVendorCount = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    name: z.string(),
    count: z.int().check(z.gte(0))
}))();

export const zGameFeatureCount = /*#__PURE__*/ (() => z.object({
    feature: zGameFeature,
    count: z.int().check(z.gte(0))
}))();

export const zGameVolatilityCount = /*#__PURE__*/ (() => z.object({
    volatility: zGameVolatility,
    count: z.int().check(z.gte(0))
}))();

/**
 * How many games each choice would leave, all other filters and the search as they are. Choices with no game are left out, those of `filters` excepted.
 */
export const zGameFacets = /*#__PURE__*/ (() => z.object({
    filters: z.array(zGameFilterCount),
    vendors: z.array(zGameVendorCount),
    features: z.array(zGameFeatureCount),
    volatilities: z.array(zGameVolatilityCount)
}))();

/**
 * A part of a text, in UTF-16 code units as JavaScript counts them; ranges are in order and apart.
 */
export const zTextRange = /*#__PURE__*/ (() => z.object({
    start: z.int().check(z.gte(0)),
    end: z.int().check(z.gte(1))
}))();

export const zVendorSearchHit = /*#__PURE__*/ (() => z.object({
    vendor: zVendorCard,
    category: zGameCategoryCode,
    classify: z.optional(z.string()),
    labelName: z.string(),
    matches: z.array(zTextRange),
    matchedName: z.optional(z.string())
}))();

export const zGameVendorLane = /*#__PURE__*/ (() => z.object({
    gameCategory: zGameCategoryCode,
    labelName: z.string(),
    vendors: z.array(zVendorCard)
}))();

/**
 * Vendors by category.
 */
export const zGameVendorLanes = /*#__PURE__*/ (() => z.object({
    lanes: z.array(zGameVendorLane)
}))();

/**
 * Vendors by category, in the envelope of the specification.
 */
export const zGameVendors = /*#__PURE__*/ (() => z.object({
    data: zGameVendorLanes
}))();

/**
 * Favourites of the member.
 */
export const zFavoriteIds = /*#__PURE__*/ (() => z.object({
    nodeIds: z.array(zNodeId)
}))();

/**
 * B banner, PL player, PU popup, PR promotion, H agency.
 */
export const zAnnouncementType = /*#__PURE__*/ (() => z.enum([
    'B',
    'PL',
    'PU',
    'PR',
    'H'
]))();

/**
 * HTML that the gateway has sanitised by its allow-list when it was written; sanitise again where it is shown.
 */
export const zHtml = /*#__PURE__*/ (() => z.string())();

/**
 * Path on this site; never another host.
 */
export const zSitePath = /*#__PURE__*/ (() => z.string().check(z.regex(/^\/([^\/\\\s][^\s\\]{0,300})?$/)))();

export const zGameAnnouncement = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: zAnnouncementType,
    title: z.string(),
    content: zHtml,
    image: z.optional(zImagePath),
    reward: z.optional(z.string()),
    badge: z.optional(z.enum([
        'NEWBIE',
        'LIMITED',
        'SPECIAL OFFER',
        'DAILY',
        'HIGH RABATE',
        'VIP'
    ])),
    startsAt: z.optional(zInstant),
    endsAt: z.optional(zInstant),
    link: z.optional(zSitePath),
    publishedAt: zInstant,
    vassalage: zVendorCode,
    nodeId: z.optional(zNodeId)
}))();

/**
 * Promotions of vendors and games.
 */
export const zGameAnnouncements = /*#__PURE__*/ (() => z.object({
    promotion: z.array(zGameAnnouncement)
}))();

/**
 * How the game stands after the call.
 */
export const zFavoriteResult = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId,
    isFav: z.boolean()
}))();

/**
 * Launch data of a PVP game.
 */
export const zLaunchContent = /*#__PURE__*/ (() => z.object({
    game_url: z.optional(z.string())
}))();

/**
 * Area of the lottery frame.
 */
export const zLottoArea = /*#__PURE__*/ (() => z.enum(['VN', 'SEA']))();

/**
 * PVP = players against players, LIVE = a table with a dealer.
 */
export const zRoomKind = /*#__PURE__*/ (() => z.enum(['PVP', 'LIVE']))();

/**
 * Id of the room among those of the merchant.
 */
export const zRoomId = /*#__PURE__*/ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]{1,64}$/)))();

/**
 * Band of stakes, as the merchant classes the room among those of its kind and currency.
 */
export const zRoomStake = /*#__PURE__*/ (() => z.enum([
    'MICRO',
    'LOW',
    'MIDDLE',
    'HIGH'
]))();

/**
 * Game that is played in the room.
 */
export const zRoomGame = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId,
    gameId: zGameId,
    name: z.string(),
    vassalage: zVendorCode,
    vendorName: z.string(),
    image: zImagePath
}))();

/**
 * CLOSED = outside of its hours. MAINTENANCE = the room, its game or its vendor is under maintenance.
 */
export const zRoomStatus = /*#__PURE__*/ (() => z.enum([
    'OPEN',
    'FULL',
    'CLOSED',
    'MAINTENANCE'
]))();

export const zRoom = /*#__PURE__*/ (() => z.object({
    roomId: zRoomId,
    kind: zRoomKind,
    name: z.string(),
    game: zRoomGame,
    stake: zRoomStake,
    smallBlind: z.optional(zMoney),
    bigBlind: z.optional(zMoney),
    ante: z.optional(zMoney),
    minBuyIn: z.optional(zMoney),
    maxBuyIn: z.optional(zMoney),
    minBet: z.optional(zMoney),
    maxBet: z.optional(zMoney),
    currency: zCurrency,
    seatsTaken: z.int().check(z.gte(0)),
    seatsMax: z.optional(z.int().check(z.gte(1))),
    status: zRoomStatus,
    planned: z.optional(z.boolean()),
    until: z.optional(z.iso.datetime()),
    closesAt: z.optional(z.iso.datetime()),
    tableLanguage: z.optional(zLanguageCode),
    dealer: z.optional(z.string())
}))();

/**
 * What rooms of this kind and currency can be filtered by.
 */
export const zRoomChoices = /*#__PURE__*/ (() => z.object({
    games: z.array(z.object({
        nodeId: zNodeId,
        name: z.string()
    })),
    vendors: z.array(z.object({
        vassalage: zVendorCode,
        name: z.string()
    })),
    tableLanguages: z.array(zLanguageCode)
}))();

/**
 * One page of rooms.
 */
export const zRoomPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zRoom),
    choices: zRoomChoices,
    page: zPageNumber,
    pageSize: zPageSize,
    totalElements: zTotalElements,
    totalPages: zTotalPages
}))();

/**
 * Confirmation that the report was stored.
 */
export const zGameReportReceipt = /*#__PURE__*/ (() => z.object({
    ticket: z.string(),
    receivedAt: zInstant
}))();

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
 * Every so many minutes, or once a day at a local time (on the named days of the week only, 0 = Sunday).
 */
export const zDrawSchedule = /*#__PURE__*/ (() => z.object({
    everyMinutes: z.optional(z.int().check(z.gte(1), z.lte(720))),
    at: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7))),
    closeSeconds: z.int().check(z.gte(0), z.lte(86400))
}))();

/**
 * Day in the merchant time zone and number of the draw within it. A draw at midnight is the last one of the day that ends.
 */
export const zIssueNumber = /*#__PURE__*/ (() => z.string().check(z.length(13), z.regex(/^\d{8}-\d{4}$/)))();

/**
 * 32 bytes, lower-case hexadecimal.
 */
export const zSeedHex = /*#__PURE__*/ (() => z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/)))();

/**
 * An issue that is not drawn yet. It is open until closesAt, then closed.
 */
export const zDrawIssue = /*#__PURE__*/ (() => z.object({
    issue: zIssueNumber,
    opensAt: zInstant,
    closesAt: zInstant,
    drawsAt: zInstant,
    chain: z.int().check(z.gte(1)),
    position: z.int().check(z.gte(1)),
    seedHash: zSeedHex,
    publicRound: z.optional(z.int().check(z.gte(1)))
}))();

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
 * Seeds that were made at once, each following from the one after it: seed of position p - 1 = SHA-256 over the bytes of `chain:` and the 32 bytes of the seed of position p. Position 0 is tipHash, published before the first draw of the chain opened.
 */
export const zSeedChain = /*#__PURE__*/ (() => z.object({
    number: z.int().check(z.gte(1)),
    length: z.int().check(z.gte(1)),
    tipHash: zSeedHex,
    publishedAt: zInstant,
    isCurrent: z.boolean(),
    used: z.int().check(z.gte(0))
}))();

/**
 * Issues that never opened.
 */
export const zDrawGap = /*#__PURE__*/ (() => z.object({
    firstIssue: zIssueNumber,
    lastIssue: zIssueNumber,
    count: z.int().check(z.gte(1)),
    from: zInstant,
    to: zInstant
}))();

export const zAnnouncement = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: zAnnouncementType,
    title: z.string(),
    content: zHtml,
    image: z.optional(zImagePath),
    link: z.optional(zSitePath),
    publishedAt: zInstant
}))();

export const zBanner = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: zAnnouncementType,
    groupName: z.string(),
    title: z.string(),
    content: zHtml,
    image: zImagePath,
    imageMobile: z.optional(zImagePath),
    alt: z.string(),
    link: z.optional(zSitePath),
    publishedAt: zInstant
}))();

export const zPromotionTeaser = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: zAnnouncementType,
    title: z.string(),
    content: zHtml,
    image: z.optional(zImagePath),
    reward: z.optional(z.string()),
    badge: z.optional(z.enum([
        'NEWBIE',
        'LIMITED',
        'SPECIAL OFFER',
        'DAILY',
        'HIGH RABATE',
        'VIP'
    ])),
    startsAt: z.optional(zInstant),
    endsAt: z.optional(zInstant),
    link: z.optional(zSitePath),
    publishedAt: zInstant
}))();

/**
 * What the merchant announces, by where it is shown.
 */
export const zAnnouncements = /*#__PURE__*/ (() => z.object({
    player: z.array(zAnnouncement),
    banners: z.array(zBanner),
    popup: z.array(zAnnouncement),
    promotion: z.array(zPromotionTeaser)
}))();

/**
 * One win on the board.
 */
export const zWinner = /*#__PURE__*/ (() => z.object({
    account: z.string(),
    gameName: z.string(),
    gameId: zGameId,
    nodeId: zNodeId,
    vassalage: zVendorCode,
    gameCategory: zGameCategoryCode,
    image: zImagePath,
    winAmount: zMoney,
    currency: zCurrency,
    winTime: zInstant,
    verifyUrl: z.optional(z.string())
}))();

export const zWinnerEntry = /*#__PURE__*/ (() => z.object({
    vo: zWinner
}))();

/**
 * Wins of the last 24 hours by members who have not opted out.
 */
export const zWinnerBoard = /*#__PURE__*/ (() => z.object({
    list: z.array(zWinnerEntry)
}))();

export const zHelpArticle = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    tag: z.string(),
    title: z.string(),
    content: zHtml,
    updatedAt: zInstant
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
 * Somebody who helps players and those around them.
 */
export const zHelpLine = /*#__PURE__*/ (() => z.object({
    title: z.string().check(z.minLength(1), z.maxLength(80)),
    country: z.optional(zCountryCode),
    phone: z.optional(z.string().check(z.maxLength(30), z.regex(/^[0-9+ ()-]{3,30}$/))),
    url: z.optional(z.string().check(z.maxLength(210), z.regex(/^https:\/\/[^\s]{3,200}$/))),
    hours: z.optional(z.string().check(z.maxLength(40)))
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
 * Changes of limits, newest first.
 */
export const zPlayLimitHistory = /*#__PURE__*/ (() => z.object({
    content: z.array(zPlayLimitChange).check(z.maxLength(100)),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A sitting in a game so far.
 */
export const zPlaySign = /*#__PURE__*/ (() => z.object({
    since: zInstant,
    net: zMoney,
    checkMinutes: z.int().check(z.gte(1), z.lte(240))
}))();

/**
 * A day of play.
 */
export const zPlayDay = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    minutes: z.int().check(z.gte(0)),
    staked: zMoney,
    net: zMoney
}))();

/**
 * Own play of the last days.
 */
export const zPlayStatistics = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    timeZone: z.string(),
    from: zInstant,
    to: zInstant,
    days: z.array(zPlayDay).check(z.maxLength(93)),
    minutes: z.int().check(z.gte(0)),
    net: zMoney,
    deposits: zMoney,
    withdrawals: zMoney
}))();

/**
 * What an agent has to leave before the account is closed.
 */
export const zAgency = /*#__PURE__*/ (() => z.object({
    downlines: z.int().check(z.gte(0)),
    contracts: z.int().check(z.gte(0)),
    openBills: z.int().check(z.gte(0)),
    endsAt: z.optional(zInstant)
}))();

/**
 * Where an archive is fetched from, for a minute.
 */
export const zDataExportLink = /*#__PURE__*/ (() => z.object({
    url: z.string().check(z.maxLength(180), z.regex(/^\/files\/[A-Za-z0-9_-]{22}\?[A-Za-z0-9_=&-]{1,120}$/)),
    expiresAt: zInstant
}))();

/**
 * Whether a member wants offers.
 */
export const zMarketingConsent = /*#__PURE__*/ (() => z.object({
    isGiven: z.boolean(),
    at: z.optional(zInstant),
    mayGive: z.boolean()
}))();

/**
 * Sums over the whole filter.
 */
export const zBetTotals = /*#__PURE__*/ (() => z.object({
    count: z.int().check(z.gte(0)),
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney,
    currency: zCurrency
}))();

/**
 * A game that was bet on.
 */
export const zPlayedGame = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    gameId: zGameId,
    name: z.string(),
    vendorName: z.string()
}))();

export const zBetBoardSymbol = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    picture: z.optional(z.string()),
    note: z.optional(z.string())
}))();

export const zBetBoardWin = /*#__PURE__*/ (() => z.object({
    symbol: z.optional(z.int()),
    count: z.optional(z.int()),
    ways: z.optional(z.int()),
    line: z.optional(z.int()),
    path: z.optional(z.array(z.int())),
    cells: z.array(z.array(z.int()))
}))();

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
 * Sums of movements.
 */
export const zMovementTotals = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    count: z.int().check(z.gte(0)),
    credit: zMoney,
    debit: zMoney,
    net: zMoney
}))();

/**
 * Length of the spans of a report.
 */
export const zProfitPeriod = /*#__PURE__*/ (() => z.enum([
    'DAILY',
    'WEEKLY',
    'SEMIMONTHLY',
    'MONTHLY'
]))();

/**
 * All that was ever paid in and out; what was taken back does not count.
 */
export const zProfitLifetime = /*#__PURE__*/ (() => z.object({
    deposits: zMoney,
    withdrawals: zMoney,
    net: zMoney
}))();

/**
 * Figures of the whole report.
 */
export const zProfitTotals = /*#__PURE__*/ (() => z.object({
    deposits: zMoney,
    withdrawals: zMoney,
    bets: z.int().check(z.gte(0)),
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney
}))();

/**
 * Figures of one span.
 */
export const zProfitSpan = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    deposits: zMoney,
    withdrawals: zMoney,
    bets: z.int().check(z.gte(0)),
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney
}))();

/**
 * Figures of one kind of games in the whole report.
 */
export const zProfitCategory = /*#__PURE__*/ (() => z.object({
    category: zGameCategoryCode,
    bets: z.int().check(z.gte(0)),
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney
}))();

/**
 * Method of a provider, for example KHQR or BANK.
 */
export const zDepositMethodCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^[A-Z][A-Z0-9_]{1,19}$/)))();

/**
 * What the payer does. QR = scans a code with a bank's app, BANK = transfers to an account with the order number as its text, WALLET = confirms on the page of an e-wallet, CARD = types a card into the page of its provider, VOUCHER = types the code of a voucher, for redeemVoucher, CRYPTO = sends a coin to an address, C2C = transfers exactly the amount to another person, who is being paid out and confirms that it has arrived.
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
 * Why no payment was found for a slip: NOT_ARRIVED = none has come, UNREADABLE = the picture cannot be read, OTHER_ACCOUNT = it shows a transfer to somebody else.
 */
export const zSlipReason = /*#__PURE__*/ (() => z.enum([
    'NOT_ARRIVED',
    'UNREADABLE',
    'OTHER_ACCOUNT'
]))();

/**
 * How a try to pay has ended without a payment: CANCELLED = by the payer on the page of the provider, DECLINED = by the bank of the card, NOT_PROVED = the bank asked its owner, who has not confirmed it, TOO_MANY = too many tries were refused, and there is no further one, NOT_ARRIVED = the person who is paid says that the transfer has not come; it may come yet.
 */
export const zDepositTry = /*#__PURE__*/ (() => z.enum([
    'CANCELLED',
    'DECLINED',
    'NOT_PROVED',
    'TOO_MANY',
    'NOT_ARRIVED'
]))();

/**
 * A decimal of up to eight places. It is no money of ours, whatever is sent is credited in the currency of the order.
 */
export const zCoinAmount = /*#__PURE__*/ (() => z.string().check(z.maxLength(24), z.regex(/^\d{1,15}(\.\d{1,8})?$/)))();

/**
 * Pictures of the transfer, as they came.
 */
export const zSlipIds = /*#__PURE__*/ (() => z.array(zFileId))();

/**
 * Pictures of a transfer.
 */
export const zAttachedSlips = /*#__PURE__*/ (() => z.object({
    slipIds: zSlipIds
}))();

/**
 * Which deposit brings it. FIRST = the first of the account, RELOAD = any later one.
 */
export const zBonusOfferKind = /*#__PURE__*/ (() => z.enum(['FIRST', 'RELOAD']))();

/**
 * How much of the valid bets on one category counts.
 */
export const zBonusContribution = /*#__PURE__*/ (() => z.object({
    category: z.enum([
        'LIVE',
        'RNG',
        'CONS',
        'SPORTS',
        'LOTT',
        'FISH',
        'ELOTT',
        'PVP'
    ]),
    percent: z.int().check(z.gte(0), z.lte(100))
}))();

/**
 * Where money is paid out to. BANK = an account at a bank, WALLET = an e-wallet.
 */
export const zPayoutKind = /*#__PURE__*/ (() => z.enum(['BANK', 'WALLET']))();

/**
 * Code of a bank or an e-wallet, for example DEVB.
 */
export const zInstitutionCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(12), z.regex(/^[A-Z0-9]{2,12}$/)))();

/**
 * A bank or an e-wallet.
 */
export const zInstitution = /*#__PURE__*/ (() => z.object({
    code: zInstitutionCode,
    name: z.string().check(z.maxLength(60))
}))();

/**
 * Number of a payout account.
 */
export const zPayoutAccountId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

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
 * Number of a part, which the provider knows it by: that of the order, and which one of it.
 */
export const zPartNo = /*#__PURE__*/ (() => z.string().check(z.maxLength(12), z.regex(/^[2-9A-HJKMNP-TV-Z]{8}-\d{1,3}$/)))();

/**
 * WAITING = the receiver is asked, RECEIVED, AUTO_RECEIVED = its time ran out, so it counts as received, NOT_RECEIVED = there is a dispute, CLOSED = the dispute has ended, or the bank has sent the money back.
 */
export const zConfirmState = /*#__PURE__*/ (() => z.enum([
    'WAITING',
    'RECEIVED',
    'AUTO_RECEIVED',
    'NOT_RECEIVED',
    'CLOSED'
]))();

/**
 * What can be passed on, and to whom.
 */
export const zTransferOptions = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    upline: z.optional(z.string()),
    hasDownlines: z.boolean(),
    least: zMoney,
    step: zMoney,
    amountLeft: zMoney,
    resetsAt: zInstant,
    reviewOver: zMoney,
    heldUntil: z.optional(zInstant)
}))();

/**
 * A direct downline of an agent.
 */
export const zDownline = /*#__PURE__*/ (() => z.object({
    memberId: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)),
    name: z.string()
}))();

/**
 * Downlines that follow each other.
 */
export const zDownlineList = /*#__PURE__*/ (() => z.object({
    content: z.array(zDownline),
    nextCursor: z.optional(zCursor)
}))();

/**
 * COMPLETED = the money is with the receiver, REVIEW = it is on hold until somebody has looked at it, REJECTED = it is back in the wallet of the sender.
 */
export const zTransferState = /*#__PURE__*/ (() => z.enum([
    'COMPLETED',
    'REVIEW',
    'REJECTED'
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
 * How many messages are unread.
 */
export const zUnreadCount = /*#__PURE__*/ (() => z.int().check(z.gte(0)))();

/**
 * SYSTEM = about orders and the account, PROMOTION = about offers, SECURITY = who gets into the account, and how.
 */
export const zInboxKind = /*#__PURE__*/ (() => z.enum([
    'SYSTEM',
    'PROMOTION',
    'SECURITY'
]))();

/**
 * Number of a message.
 */
export const zInboxMessageId = /*#__PURE__*/ (() => z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)))();

/**
 * Where a message leads.
 */
export const zInboxLink = /*#__PURE__*/ (() => z.object({
    page: z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9]{1,40}$/)),
    order: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]{1,40}$/)))
}))();

/**
 * The inbox after a change.
 */
export const zInboxState = /*#__PURE__*/ (() => z.object({
    unread: zUnreadCount
}))();

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
 * NOTHING has arrived, LESS than was sent, or it went to OTHER_ACCOUNT.
 */
export const zDisputeReason = /*#__PURE__*/ (() => z.enum([
    'NOTHING',
    'LESS',
    'OTHER_ACCOUNT'
]))();

/**
 * What waits for the member.
 */
export const zConfirmationCount = /*#__PURE__*/ (() => z.object({
    waiting: z.int().check(z.gte(0)),
    needEvidence: z.int().check(z.gte(0))
}))();

/**
 * A picture that is kept for a day, until it is used.
 */
export const zUploadedFile = /*#__PURE__*/ (() => z.object({
    id: zFileId,
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1))
}))();

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
 * The new balance.
 */
export const zBalanceEventData = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    sumBalance: zMoney,
    version: zVersion,
    at: zInstant
}))();

/**
 * The balance changed. Ignore a version that is not above the one shown.
 */
export const zBalanceEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('balance'),
    id: z.optional(z.string()),
    data: zBalanceEventData
}))();

/**
 * The new balance of a wallet at a vendor.
 */
export const zVendorWalletEventData = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    currency: zCurrency,
    balance: zMoney,
    version: z.int().check(z.gte(0))
}))();

/**
 * What the member has at a vendor has changed. Ignore a version that is not above the one that came before.
 */
export const zVendorWalletEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('vendor-wallet'),
    id: z.optional(z.string()),
    data: zVendorWalletEventData
}))();

/**
 * What was announced, without its text.
 */
export const zAnnouncementEventData = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    type: zAnnouncementType,
    title: z.string()
}))();

/**
 * Something was announced; load the announcements again.
 */
export const zAnnouncementEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('announcement'),
    id: z.optional(z.string()),
    data: zAnnouncementEventData
}))();

/**
 * How the game stands.
 */
export const zFavouriteEventData = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId,
    isFav: z.boolean()
}))();

/**
 * A game became a favourite of the member, or none any more, here or on another device. The last event of a game is how it stands.
 */
export const zFavouriteEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('favourite'),
    id: z.optional(z.string()),
    data: zFavouriteEventData
}))();

/**
 * The game that was opened.
 */
export const zRecentEventData = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId
}))();

/**
 * The member has opened a game, here or on another device; it is the first of the recent games now.
 */
export const zRecentEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('recent'),
    id: z.optional(z.string()),
    data: zRecentEventData
}))();

/**
 * What was closed or opened.
 */
export const zListingEventData = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    nodeId: z.optional(zNodeId),
    maintenance: z.boolean()
}))();

/**
 * A vendor, or one of its games, was put into maintenance or opened again. Told to everybody who is logged in; who has such a game open asks how it stands.
 */
export const zListingEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('listing'),
    id: z.optional(z.string()),
    data: zListingEventData
}))();

/**
 * What has changed.
 */
export const zInboxEventData = /*#__PURE__*/ (() => z.object({
    isNew: z.boolean()
}))();

/**
 * A message has come, or messages were read or deleted, here or on another device; load count and list again.
 */
export const zInboxEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('inbox'),
    id: z.optional(z.string()),
    data: zInboxEventData
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
 * The merchant of this site: brand, money, languages and time zone.
 */
export const zMerchant = /*#__PURE__*/ (() => z.object({
    code: z.string(),
    merchantCode: z.string(),
    name: z.string(),
    brand: z.optional(z.string().check(z.regex(/^[a-z]{2,20}$/))),
    currency: zCurrency,
    currencySymbol: z.string(),
    trialCurrency: zCurrency,
    trialCurrencySymbol: z.string(),
    decimals: z.int().check(z.gte(0), z.lte(4)),
    languages: z.array(zLanguageCode),
    defaultLanguage: z.union([
        zLanguageCode,
        zUnlistedText
    ]),
    timeZone: z.string(),
    minAge: z.int().check(z.gte(18), z.lte(30)),
    licence: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
}))();

/**
 * Which site the visitor gets, and what its first screen needs.
 */
export const zPermissionInfo = /*#__PURE__*/ (() => z.object({
    serverTime: zInstant,
    imageCDNs: z.array(zHostBase),
    launchGameCDNs: z.array(zHostBase),
    vendorImagePath: z.string(),
    maintenance: z.boolean(),
    maintenanceInfo: z.optional(zMaintenanceInfo),
    regionRestriction: z.boolean(),
    domainInvalid: z.boolean(),
    country: z.optional(zCountryCode),
    ipMasked: z.optional(z.string()),
    register: z.array(zRegisterRule),
    whitelabel: z.array(zWhitelabelNode),
    merchant: zMerchant,
    customerService: z.array(zCustomerServiceEntry)
}))();

/**
 * Answer of the permission call.
 */
export const zSystemStatus = /*#__PURE__*/ (() => z.object({
    info: zPermissionInfo
}))();

export const zReadiness = /*#__PURE__*/ (() => z.object({
    status: z.union([
        z.enum(['ok', 'unavailable']),
        zUnlistedText
    ]),
    database: z.union([
        z.enum(['pglite', 'postgres']),
        zUnlistedText
    ])
}))();

export const zOpenSession = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    current: z.boolean(),
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
 * Sessions of the account that are open now.
 */
export const zSessionList = /*#__PURE__*/ (() => z.object({
    sessions: z.array(zOpenSession)
}))();

export const zSignInEntry = /*#__PURE__*/ (() => z.object({
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
    country: z.optional(zCountryCode),
    countryName: z.optional(z.string())
}))();

/**
 * Tries to log in to the account within the last 90 days.
 */
export const zSignInHistory = /*#__PURE__*/ (() => z.object({
    content: z.array(zSignInEntry),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Rank of the member in the VIP club.
 */
export const zClubLabel = /*#__PURE__*/ (() => z.object({
    labelName: z.union([
        zClubCode,
        zUnlistedText
    ]),
    rankLevel: z.int().check(z.gte(0))
}))();

/**
 * Own data of the member that is logged in.
 */
export const zMemberInfo = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    customerId: z.string(),
    account: z.string(),
    username: z.string(),
    nickname: z.string(),
    type: zAccountType,
    toUpline: z.boolean(),
    regDate: zInstant,
    clubLabel: zClubLabel,
    merchantCode: z.string(),
    currency: zCurrency,
    currencySymbol: z.string(),
    language: z.union([
        zLanguageCode,
        zUnlistedText
    ]),
    lastLogin: z.optional(zLastLogin)
}))();

/**
 * What a member says of himself.
 */
export const zIdentityValues = /*#__PURE__*/ (() => z.object({
    legalName: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    birthday: z.optional(z.string().check(z.length(10), z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
    nationality: z.optional(zCountryCode),
    birthPlace: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    sex: z.optional(z.union([
        z.enum([
            'F',
            'M',
            'X'
        ]),
        zUnlistedText
    ])),
    idType: z.optional(z.union([
        z.enum([
            'ID_CARD',
            'PASSPORT',
            'DRIVING_LICENCE'
        ]),
        zUnlistedText
    ])),
    idNumber: z.optional(z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[A-Za-z0-9][A-Za-z0-9 .\/()-]{2,38}[A-Za-z0-9)]$/))),
    idExpires: z.optional(z.string().check(z.length(10), z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
    permanentAddress: z.optional(z.string().check(z.minLength(5), z.maxLength(300))),
    currentAddress: z.optional(z.string().check(z.minLength(5), z.maxLength(300))),
    occupation: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    incomeSource: z.optional(z.union([
        z.enum([
            'SALARY',
            'BUSINESS',
            'SAVINGS',
            'PENSION',
            'FAMILY',
            'OTHER'
        ]),
        zUnlistedText
    ])),
    lineId: z.optional(z.string().check(z.minLength(2), z.maxLength(40))),
    bonusCode: z.optional(z.string().check(z.minLength(2), z.maxLength(32))),
    promoCode: z.optional(z.string().check(z.minLength(2), z.maxLength(32))),
    documentFront: z.optional(zFileId),
    documentBack: z.optional(zFileId),
    selfie: z.optional(zFileId)
}))();

/**
 * How one field stands.
 */
export const zIdentityFieldStatus = /*#__PURE__*/ (() => z.object({
    name: zIdentityFieldName,
    state: z.union([
        zIdentityFieldState,
        zUnlistedText
    ]),
    isRequired: z.boolean(),
    reason: z.optional(z.union([
        zIdentityReason,
        zUnlistedText
    ])),
    deletedAt: z.optional(zInstant)
}))();

/**
 * The identity check of a member.
 */
export const zIdentityCheck = /*#__PURE__*/ (() => z.object({
    state: z.union([
        zIdentityState,
        zUnlistedText
    ]),
    isVerified: z.boolean(),
    isNeeded: z.boolean(),
    minAge: z.int().check(z.gte(18), z.lte(30)),
    sentAt: z.optional(zInstant),
    answerBy: z.optional(zInstant),
    values: zIdentityValues,
    idNumberEnd: z.optional(z.string().check(z.minLength(1), z.maxLength(4))),
    fields: z.array(zIdentityFieldStatus)
}))();

/**
 * Language that is kept with the account from now on.
 */
export const zLanguageResult = /*#__PURE__*/ (() => z.object({
    language: z.union([
        zLanguageCode,
        zUnlistedText
    ])
}))();

/**
 * The provider account belongs to nobody here yet: it can be linked or registered.
 */
export const zSocialLinkOffer = /*#__PURE__*/ (() => z.object({
    provider: z.union([
        zSocialProvider,
        zUnlistedText
    ]),
    name: z.optional(z.string().check(z.maxLength(80))),
    ticket: z.string().check(z.length(43)),
    expiresAt: zInstant,
    canRegister: z.boolean()
}))();

/**
 * Exactly one of the two.
 */
export const zSocialOutcome = /*#__PURE__*/ (() => z.object({
    session: z.optional(zSessionGrant),
    linkRequired: z.optional(zSocialLinkOffer)
}))();

/**
 * An account of another provider that logs in to this one.
 */
export const zLinkedAccount = /*#__PURE__*/ (() => z.object({
    provider: z.union([
        zSocialProvider,
        zUnlistedText
    ]),
    name: z.optional(z.string().check(z.maxLength(80))),
    linkedAt: zInstant,
    lastUsedAt: z.optional(zInstant)
}))();

/**
 * Linked accounts of the caller, and those that could be.
 */
export const zLinkedAccounts = /*#__PURE__*/ (() => z.object({
    accounts: z.array(zLinkedAccount),
    available: z.array(zSocialProvider)
}))();

/**
 * A contract in force whose terms the reader may change.
 */
export const zAgentTeamAmendable = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ])
}))();

/**
 * Somebody below an agent.
 */
export const zAgentTeamMember = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentTeamKind,
        zUnlistedText
    ]),
    state: z.union([
        zAgentTeamState,
        zUnlistedText
    ]),
    level: z.int().check(z.gte(1)),
    direct: z.int().check(z.gte(0)),
    team: z.int().check(z.gte(0)),
    contracts: z.int().check(z.gte(0)),
    amendable: z.optional(z.array(zAgentTeamAmendable).check(z.maxLength(100))),
    joinedAt: zInstant,
    lastLoginAt: z.optional(zInstant),
    balance: z.optional(zMoney),
    deposits: zMoney,
    bets: z.int(),
    validBet: zMoney,
    ggr: zMoney,
    remark: z.optional(z.string().check(z.maxLength(200))),
    lockReason: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * Members that follow each other.
 */
export const zAgentTeamList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentTeamMember),
    nextCursor: z.optional(zCursor)
}))();

/**
 * How the account stands now.
 */
export const zAgentLocked = /*#__PURE__*/ (() => z.object({
    state: z.union([
        zAgentTeamState,
        zUnlistedText
    ])
}))();

/**
 * Game the bet was placed in.
 */
export const zBetGame = /*#__PURE__*/ (() => z.object({
    gameId: zGameId,
    nodeId: zNodeId,
    name: z.string(),
    category: z.union([
        zGameCategoryCode,
        zUnlistedText
    ]),
    image: zImagePath
}))();

/**
 * A bet of somebody in the team, as it stands now. Balances and rounds are the player's own.
 */
export const zTeamBetRow = /*#__PURE__*/ (() => z.object({
    betNo: z.string().check(z.maxLength(40)),
    time: zInstant,
    member: zAgentTeamStep,
    level: z.int().check(z.gte(1)),
    game: zBetGame,
    vendor: zBetVendor,
    currency: zCurrency,
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney,
    status: z.union([
        zBetStatus,
        zUnlistedText
    ])
}))();

/**
 * Bets that follow each other.
 */
export const zTeamBetList = /*#__PURE__*/ (() => z.object({
    content: z.array(zTeamBetRow),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What a member and everybody below have won and lost.
 */
export const zTeamLoss = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentTeamKind,
        zUnlistedText
    ]),
    level: z.int().check(z.gte(1)),
    team: z.int().check(z.gte(0)),
    lastDay: z.optional(z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    bets: z.int(),
    deposits: zMoney,
    withdrawals: zMoney,
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    bonus: zMoney,
    net: zMoney
}))();

/**
 * Members that follow each other.
 */
export const zTeamLossList = /*#__PURE__*/ (() => z.object({
    content: z.array(zTeamLoss),
    nextCursor: z.optional(zCursor)
}))();

/**
 * One movement of somebody's cash.
 */
export const zTeamMovement = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(20)),
    at: zInstant,
    member: zAgentTeamStep,
    kind: z.union([
        zMovementKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    balanceAfter: zMoney
}))();

/**
 * Movements that follow each other.
 */
export const zTeamMovementList = /*#__PURE__*/ (() => z.object({
    content: z.array(zTeamMovement),
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
 * A credit line as its agent sees it.
 */
export const zCreditLine = /*#__PURE__*/ (() => z.object({
    state: z.union([
        zCreditLineState,
        zUnlistedText
    ]),
    limit: zMoney,
    used: zMoney,
    available: zMoney,
    overdue: zMoney,
    termDays: z.int().check(z.gte(1), z.lte(90)),
    terms: z.object({
        version: z.int().check(z.gte(1)),
        isAccepted: z.boolean(),
        acceptedAt: z.optional(zInstant)
    }),
    nextDue: z.optional(z.object({
        at: zInstant,
        amount: zMoney
    })),
    ageing: z.array(zCreditAgeing),
    advances: z.array(zCreditAdvance),
    step: zMoney,
    closedAt: z.optional(zInstant)
}))();

/**
 * The credit of an agent.
 */
export const zCreditReport = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    line: z.optional(zCreditLine)
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
 * Movements that follow each other.
 */
export const zCreditMovementList = /*#__PURE__*/ (() => z.object({
    content: z.array(zCreditMovement),
    nextCursor: z.optional(zCursor)
}))();

/**
 * How an application stands.
 */
export const zAgencyApplicationState = /*#__PURE__*/ (() => z.object({
    ticket: zAgencyTicket,
    state: z.union([
        z.enum([
            'OPEN',
            'APPROVED',
            'REJECTED'
        ]),
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zAgencyReason,
        zUnlistedText
    ])),
    isTaken: z.optional(z.boolean()),
    sentAt: zInstant,
    decidedAt: z.optional(zInstant)
}))();

/**
 * The last application of the reader.
 */
export const zOwnAgencyApplication = /*#__PURE__*/ (() => z.object({
    application: z.optional(zAgencyApplicationState)
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
 * Terms that the house publishes for new agents.
 */
export const zAgentPlan = /*#__PURE__*/ (() => z.object({
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
    terms: zAgentContractTerms
}))();

/**
 * Published plans.
 */
export const zAgentPlanList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentPlan)
}))();

/**
 * A plan of the house.
 */
export const zAgentAccountPlan = /*#__PURE__*/ (() => z.object({
    planId: zAgentPlanId,
    name: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ])
}))();

/**
 * A link by which an agent brings in others.
 */
export const zAgentLink = /*#__PURE__*/ (() => z.object({
    linkId: zAgentLinkId,
    code: z.string().check(z.maxLength(40)),
    kind: z.union([
        zAgentTeamKind,
        zUnlistedText
    ]),
    plan: z.optional(zAgentContractId),
    planKind: z.optional(z.union([
        zAgentContractKind,
        zUnlistedText
    ])),
    housePlan: z.optional(zAgentAccountPlan),
    planState: z.optional(z.union([
        z.enum([
            'OFFERED',
            'WITHDRAWN',
            'BARRED'
        ]),
        zUnlistedText
    ])),
    campaign: z.optional(z.string().check(z.maxLength(60))),
    isActive: z.boolean(),
    clicks: z.int().check(z.gte(0)),
    registrations: z.int().check(z.gte(0)),
    firstDeposits: z.int().check(z.gte(0)),
    createdAt: zInstant
}))();

/**
 * Links of an agent.
 */
export const zAgentLinkList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentLink).check(z.maxLength(1000))
}))();

/**
 * What has become of a row.
 */
export const zAgentAccountMade = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.maxLength(64)),
    state: z.union([
        z.enum([
            'GOOD',
            'MADE',
            'REFUSED'
        ]),
        zUnlistedText
    ]),
    memberId: z.optional(z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/))),
    password: z.optional(z.string().check(z.maxLength(32))),
    faults: z.optional(z.array(zFieldError).check(z.maxLength(8)))
}))();

/**
 * What has become of rows.
 */
export const zAgentAccountsMade = /*#__PURE__*/ (() => z.object({
    rows: z.array(zAgentAccountMade).check(z.maxLength(100))
}))();

/**
 * How an agent can make accounts.
 */
export const zAgentAccountRules = /*#__PURE__*/ (() => z.object({
    hasDefaultPassword: z.boolean(),
    left: z.int().check(z.gte(0)),
    housePlans: z.array(zAgentAccountPlan).check(z.maxLength(100))
}))();

/**
 * A contract as one of its parties sees it.
 */
export const zAgentContract = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: z.string().check(z.maxLength(5)),
    side: zAgentContractSide,
    partner: z.optional(z.string().check(z.maxLength(40))),
    status: zAgentContractStatus,
    version: z.int().check(z.gte(1)),
    open: z.optional(zAgentContractTerms),
    signed: z.optional(zAgentContractTerms),
    inForce: z.optional(zAgentContractTerms),
    last: z.optional(zAgentContractTerms),
    downlineHigherRate: z.optional(z.union([
        z.enum(['Y', 'N']),
        zUnlistedText
    ])),
    higherBelow: z.optional(zHigherBelow),
    endAskedBy: z.optional(zAgentContractSide),
    isEndBinding: z.optional(z.boolean()),
    endsAt: z.optional(zInstant),
    reason: z.optional(z.union([
        z.enum([
            'WITHDRAWN',
            'REJECTED',
            'EXPIRED',
            'AGREED',
            'LAPSED',
            'SECOND_REQUEST',
            'UPLINE_ENDED',
            'MOVED',
            'CLOSED'
        ]),
        zUnlistedText
    ])),
    actions: z.array(zAgentContractAction),
    createdAt: zInstant,
    changedAt: zInstant
}))();

/**
 * Contracts of one side, newest first.
 */
export const zAgentContractList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentContract),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What came of trying terms.
 */
export const zAgentContractPreview = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    funding: z.optional(z.union([
        zAgentContractFunding,
        zUnlistedText
    ])),
    faults: z.array(z.object({
        field: z.string().check(z.maxLength(40)),
        reason: z.union([
            z.enum([
                'PERIOD',
                'ROWS',
                'ORDER',
                'SAME',
                'RATE',
                'VALUE',
                'ABOVE_OWN',
                'NO_OWN'
            ]),
            zUnlistedText
        ])
    })),
    worked: z.optional(zAgentTriedCycle),
    earlier: z.array(zAgentTriedCycle).check(z.maxLength(11))
}))();

/**
 * Something that has happened to a contract.
 */
export const zAgentContractEvent = /*#__PURE__*/ (() => z.object({
    verb: z.enum([
        'offer',
        'withdraw',
        'amend',
        'sign',
        'reject',
        'askEnd',
        'askAgain',
        'keep',
        'agreeEnd',
        'refuseEnd',
        'cancelEnd',
        'expire',
        'start',
        'lapse',
        'settled',
        'close',
        'reopen',
        'reopenSigned'
    ]),
    actor: z.union([
        z.enum([
            'YOU',
            'PARTNER',
            'SYSTEM'
        ]),
        zUnlistedText
    ]),
    at: zInstant,
    termsNo: z.int().check(z.gte(1)),
    status: zAgentContractStatus,
    reason: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * A contract and its history.
 */
export const zAgentContractDetail = /*#__PURE__*/ (() => z.object({
    contract: zAgentContract,
    events: z.array(zAgentContractEvent)
}))();

/**
 * What a bill was made from, in short.
 */
export const zAgentBillFigures = /*#__PURE__*/ (() => z.object({
    bets: z.int(),
    volume: zMoney,
    loss: zMoney,
    active: z.int().check(z.gte(0)),
    row: z.optional(z.int().check(z.gte(1))),
    rowVolume: z.optional(zMoney),
    rateType: z.optional(z.union([
        z.enum(['P', 'A']),
        zUnlistedText
    ])),
    rate: z.optional(z.string().check(z.maxLength(24))),
    gross: zMoney,
    downlines: zMoney
}))();

/**
 * What a contract has come to in a window.
 */
export const zAgentBill = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId,
    contractId: zAgentContractId,
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: z.string().check(z.maxLength(5)),
    start: zInstant,
    end: zInstant,
    no: z.int().check(z.gte(1)),
    amount: zMoney,
    earned: z.optional(zMoney),
    paid: zMoney,
    due: z.optional(zMoney),
    fromGivenUp: z.optional(zMoney),
    corrects: z.optional(zAgentBillId),
    payer: z.optional(z.union([
        z.enum(['UPLINE']),
        zUnlistedText
    ])),
    expiresAt: z.optional(zInstant),
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
    waitsFor: z.optional(z.union([
        z.enum(['OPERATOR', 'BILL_BEFORE']),
        zUnlistedText
    ])),
    createdAt: zInstant,
    paidAt: z.optional(zInstant),
    figures: zAgentBillFigures
}))();

/**
 * Bills, the latest first.
 */
export const zAgentBillList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentBill),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A row of the contract, and whether the team has reached it.
 */
export const zAgentBillTier = /*#__PURE__*/ (() => z.object({
    row: z.int().check(z.gte(1)),
    outcome: z.union([
        z.enum([
            'ANY',
            'PROFIT',
            'LOSS'
        ]),
        zUnlistedText
    ]),
    volume: zMoney,
    loss: z.optional(zMoney),
    active: z.int().check(z.gte(0)),
    isMet: z.boolean()
}))();

/**
 * Everything that a bill was made from. The hash is over exactly this, with its keys in order.
 */
export const zAgentBillStatement = /*#__PURE__*/ (() => z.object({
    v: z.int().check(z.gte(1)),
    funding: z.optional(z.union([
        zAgentContractFunding,
        zUnlistedText
    ])),
    contract: zAgentContractId,
    terms: z.object({
        no: z.int().check(z.gte(1)),
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
    }),
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    currency: z.string().check(z.maxLength(5)),
    window: z.object({
        start: zInstant,
        end: zInstant,
        zone: z.string().check(z.maxLength(64))
    }),
    no: z.int().check(z.gte(1)),
    rows: z.object({
        to: z.string().check(z.regex(/^[0-9]{1,19}$/)),
        chain: z.string().check(z.maxLength(64))
    }),
    team: z.object({
        bets: z.int(),
        volume: zMoney,
        ggr: zMoney,
        bonus: zMoney,
        active: z.int().check(z.gte(0)),
        activeFrom: zMoney
    }),
    wages: zMoney,
    carryIn: zMoney,
    carryOut: zMoney,
    loss: zMoney,
    base: zMoney,
    trace: z.array(zAgentBillTier),
    row: z.optional(z.int().check(z.gte(1))),
    rateType: z.optional(z.union([
        z.enum(['P', 'A']),
        zUnlistedText
    ])),
    rate: z.optional(z.string().check(z.maxLength(24))),
    gross: zMoney,
    remainder: z.string().check(z.maxLength(24)),
    downlines: z.array(z.object({
        contract: zAgentContractId,
        gross: zMoney,
        funding: z.optional(z.union([
            zAgentContractFunding,
            zUnlistedText
        ]))
    })),
    net: zMoney,
    before: zMoney,
    delta: zMoney,
    correction: z.optional(z.object({
        bill: zAgentBillId,
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        note: z.string().check(z.maxLength(300))
    })),
    due: z.optional(z.object({
        all: zMoney,
        before: zMoney,
        delta: zMoney
    }))
}))();

/**
 * A bill and everything it was made from.
 */
export const zAgentBillDetail = /*#__PURE__*/ (() => z.object({
    bill: zAgentBill,
    payee: z.optional(z.string().check(z.maxLength(40))),
    rejectedFor: z.optional(z.string().check(z.maxLength(300))),
    terms: zAgentContractTerms,
    previous: z.optional(zAgentBillId),
    carriedFrom: z.optional(zAgentBillId),
    below: z.array(z.object({
        contract: zAgentContractId,
        partner: z.string().check(z.maxLength(40)),
        billId: z.optional(zAgentBillId),
        unpaid: z.optional(zMoney)
    })),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    statement: zAgentBillStatement
}))();

/**
 * What came of making a bill again.
 */
export const zAgentBillCheck = /*#__PURE__*/ (() => z.object({
    isSame: z.boolean(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    results: z.int().check(z.gte(0)),
    differs: z.optional(z.string().check(z.maxLength(80))),
    checkedAt: zInstant,
    statement: zAgentBillStatement
}))();

/**
 * A result of a bet, or a bonus, as a bill counts it. What is taken back is below zero.
 */
export const zAgentBillResult = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)),
    time: zInstant,
    member: zAgentTeamStep,
    betNo: z.optional(z.string().check(z.maxLength(40))),
    category: z.union([
        zGameCategoryCode,
        zUnlistedText
    ]),
    reason: z.union([
        z.enum([
            'SETTLE',
            'RESETTLE',
            'VOID',
            'ROLLBACK',
            'IMPORT',
            'BONUS'
        ]),
        zUnlistedText
    ]),
    bets: z.int(),
    volume: zMoney,
    ggr: zMoney,
    bonus: zMoney
}))();

/**
 * Bets and bonuses behind a bill.
 */
export const zAgentBillResultList = /*#__PURE__*/ (() => z.object({
    content: z.array(zAgentBillResult),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Bills of one kind that end on one day.
 */
export const zAgentIncomeRow = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.maxLength(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    kind: z.union([
        zAgentContractKind,
        zUnlistedText
    ]),
    count: z.int().check(z.gte(1)),
    amount: zMoney,
    paid: zMoney
}))();

/**
 * What an agent has earned.
 */
export const zAgentIncome = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    timeZone: z.string().check(z.maxLength(64)),
    rows: z.array(zAgentIncomeRow)
}))();

/**
 * A contract with the upline.
 */
export const zConsolidatedEntry = /*#__PURE__*/ (() => z.object({
    gameType: z.union([
        zAgentContractGames,
        zUnlistedText
    ]),
    agent: zAgentContract
}))();

/**
 * Contracts with the upline by kind.
 */
export const zFundsConsolidated = /*#__PURE__*/ (() => z.object({
    divtypereq: z.array(zConsolidatedEntry),
    divtypeinfo: z.array(zConsolidatedEntry),
    dailysalreq: z.array(zConsolidatedEntry),
    dailysalinfo: z.array(zConsolidatedEntry),
    dailysalreqtype: z.array(zConsolidatedEntry),
    contractmrdailysalinfotype: z.array(zConsolidatedEntry),
    contracthoursalreq: z.array(zConsolidatedEntry),
    contracthoursalinfo: z.array(zConsolidatedEntry),
    contractrtsalreq: z.array(zConsolidatedEntry),
    contractrtsalinfo: z.array(zConsolidatedEntry),
    hasCredit: z.optional(z.boolean())
}))();

/**
 * The wallet of a member at one vendor.
 */
export const zVendorWallet = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    name: z.string(),
    balance: zMoney,
    openBets: zMoney,
    isUnderMaintenance: z.boolean(),
    until: z.optional(zInstant),
    canReceive: z.boolean(),
    reason: z.optional(z.union([
        zVendorWalletReason,
        zUnlistedText
    ]))
}))();

/**
 * The wallets of a member, the main one and those at vendors.
 */
export const zVendorWallets = /*#__PURE__*/ (() => z.object({
    isSingle: z.boolean(),
    currency: zCurrency,
    cash: zMoney,
    atVendors: zMoney,
    step: zMoney,
    hasOverdueCredit: z.optional(z.boolean()),
    content: z.array(zVendorWallet)
}))();

/**
 * A transfer between two wallets of a member. A side without a vendor is the main wallet.
 */
export const zVendorTransfer = /*#__PURE__*/ (() => z.object({
    transferNo: zOrderNo,
    fromVendor: z.optional(zWalletCode),
    fromName: z.optional(z.string()),
    toVendor: z.optional(zWalletCode),
    toName: z.optional(z.string()),
    currency: zCurrency,
    amount: zMoney,
    state: z.union([
        zVendorTransferState,
        zUnlistedText
    ]),
    at: zInstant
}))();

/**
 * What was brought back from vendors.
 */
export const zCollectedVendorWallets = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    amount: zMoney,
    transfers: z.array(zVendorTransfer)
}))();

/**
 * Transfers between own wallets that follow each other.
 */
export const zVendorTransferList = /*#__PURE__*/ (() => z.object({
    content: z.array(zVendorTransfer),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A category, or a class inside one, whose vendors are all planned.
 */
export const zPlannedFamily = /*#__PURE__*/ (() => z.object({
    gameCategory: z.union([
        zGameCategoryCode,
        zUnlistedText
    ]),
    classify: z.optional(z.string()),
    labelName: z.string(),
    image: zImagePath
}))();

/**
 * Menus of the site.
 */
export const zGameMenus = /*#__PURE__*/ (() => z.object({
    categories: z.array(zGameCategory),
    groups: z.array(zGameGroup),
    planned: z.optional(z.array(zPlannedFamily)),
    forbiddenClasses: z.optional(z.array(z.string()))
}))();

/**
 * Games that are marked as popular.
 */
export const zHotGames = /*#__PURE__*/ (() => z.object({
    list: z.array(zGameCard)
}))();

/**
 * One page of a game list.
 */
export const zGamePage = /*#__PURE__*/ (() => z.object({
    content: z.array(zGameCard),
    page: zPageNumber,
    pageSize: zPageSize,
    totalElements: zTotalElements,
    totalPages: zTotalPages,
    facets: z.optional(zGameFacets)
}))();

export const zGameSearchHit = /*#__PURE__*/ (() => z.object({
    game: zGameCard,
    labelName: z.string(),
    matches: z.array(zTextRange),
    matchedName: z.optional(z.string())
}))();

/**
 * Games and vendors that fit the text.
 */
export const zGameSearch = /*#__PURE__*/ (() => z.object({
    games: z.array(zGameSearchHit),
    vendors: z.array(zVendorSearchHit),
    totalGames: z.int().check(z.gte(0))
}))();

/**
 * A game that was opened for the player.
 */
export const zLaunchResult = /*#__PURE__*/ (() => z.object({
    game_url: z.optional(z.string()),
    gameUrl: z.optional(z.string()),
    game_url2: z.optional(z.string()),
    content: z.optional(zLaunchContent),
    hosts: z.optional(z.array(zHostBase)),
    gameSessionId: z.string(),
    sessionStartedAt: zInstant,
    expiresAt: zInstant,
    currency: zCurrency,
    game: zGameCard,
    maxStake: z.optional(zMoney)
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
 * A draw that is over.
 */
export const zPastDraw = /*#__PURE__*/ (() => z.object({
    issue: zIssueNumber,
    drawsAt: zInstant,
    drawnAt: zInstant,
    status: z.enum(['drawn', 'void']),
    late: z.boolean(),
    result: z.optional(zDrawResult),
    chain: z.int().check(z.gte(1)),
    position: z.int().check(z.gte(1)),
    seedHash: zSeedHex,
    seed: zSeedHex,
    publicValue: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * A lottery with its draws.
 */
export const zLottery = /*#__PURE__*/ (() => z.object({
    gameCode: zGameId,
    labelName: z.string(),
    nodeId: zNodeId,
    vassalage: zVendorCode,
    image: zImagePath,
    maintenance: z.boolean(),
    planned: z.optional(z.boolean()),
    gameGroupCode: z.string(),
    area: z.union([
        zLottoArea,
        zUnlistedText
    ]),
    kind: z.union([
        zLotteryKind,
        zUnlistedText
    ]),
    schedule: zDrawSchedule,
    current: z.optional(zDrawIssue),
    drawing: z.optional(zDrawIssue),
    last: z.optional(zPastDraw)
}))();

/**
 * Game group of the lobby.
 */
export const zLotteryGroup = /*#__PURE__*/ (() => z.object({
    gameGroupCode: z.string(),
    labelName: z.string(),
    area: zLottoArea,
    gameMenus: z.array(zLottery)
}))();

/**
 * Lotteries by group, as they stand now.
 */
export const zDrawLobby = /*#__PURE__*/ (() => z.object({
    serverTime: zInstant,
    timeZone: z.string(),
    groups: z.array(zLotteryGroup)
}))();

/**
 * So many numbers from min to max, written with so many digits. Distinct ones are taken out of the pool of the whole draw; sorted ones are shown in ascending order.
 */
export const zPrizeRule = /*#__PURE__*/ (() => z.object({
    prize: z.union([
        zPrizeKey,
        zUnlistedText
    ]),
    count: z.int().check(z.gte(1), z.lte(30)),
    min: z.int().check(z.gte(0), z.lte(999999)),
    max: z.int().check(z.gte(0), z.lte(999999)),
    digits: z.int().check(z.gte(1), z.lte(6)),
    isDistinct: z.boolean(),
    isSorted: z.boolean()
}))();

/**
 * A lottery, its rule and the chains its seeds come from.
 */
export const zLotteryDetail = /*#__PURE__*/ (() => z.object({
    serverTime: zInstant,
    timeZone: z.string(),
    lottery: zLottery,
    rule: z.array(zPrizeRule).check(z.minLength(1), z.maxLength(9)),
    chains: z.array(zSeedChain),
    beaconUrl: z.optional(z.url().check(z.maxLength(300)))
}))();

/**
 * One page of past draws.
 */
export const zDrawPage = /*#__PURE__*/ (() => z.object({
    gameCode: zGameId,
    timeZone: z.string(),
    content: z.array(zPastDraw),
    gaps: z.array(zDrawGap),
    page: zPageNumber,
    pageSize: zPageSize,
    totalElements: zTotalElements,
    totalPages: zTotalPages
}))();

export const zOpenedNumber = /*#__PURE__*/ (() => z.object({
    gameCode: zGameId,
    labelName: z.string(),
    nodeId: zNodeId,
    vassalage: zVendorCode,
    image: zImagePath,
    maintenance: z.boolean(),
    planned: z.optional(z.boolean()),
    gameGroupCode: z.string(),
    area: zLottoArea,
    drawsAt: z.optional(zInstant),
    last: zPastDraw
}))();

/**
 * Last results of all lotteries.
 */
export const zOpenedNumbers = /*#__PURE__*/ (() => z.object({
    serverTime: zInstant,
    list: z.array(zOpenedNumber)
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
 * What a member has set to play safely, and how it stands now.
 */
export const zSaferPlay = /*#__PURE__*/ (() => z.object({
    timeZone: z.string(),
    limits: z.array(zPlayLimit).check(z.maxLength(12)),
    break: z.optional(zPlayBreak),
    isClosing: z.optional(z.boolean()),
    checkMinutes: z.int().check(z.gte(1), z.lte(240)),
    helpLines: z.array(zHelpLine).check(z.maxLength(50))
}))();

/**
 * How an account stands between open and closed, and what is left on it.
 */
export const zAccountClosing = /*#__PURE__*/ (() => z.object({
    state: z.union([
        z.enum([
            'OPEN',
            'CLOSING',
            'CLOSED'
        ]),
        zUnlistedText
    ]),
    askedAt: z.optional(zInstant),
    currency: zCurrency,
    cash: zMoney,
    onHold: zMoney,
    openBets: zMoney,
    bonus: zMoney,
    credit: z.optional(zMoney),
    leastPayout: zMoney,
    isRestGivenUp: z.boolean(),
    agency: z.optional(zAgency),
    openWithdrawals: z.int().check(z.gte(0)),
    openDeposits: z.int().check(z.gte(0)),
    mayKeep: z.boolean()
}))();

/**
 * A copy of everything about a member.
 */
export const zDataExport = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)),
    state: z.union([
        z.enum([
            'WAITING',
            'READY',
            'FAILED',
            'GONE'
        ]),
        zUnlistedText
    ]),
    askedAt: zInstant,
    readyAt: z.optional(zInstant),
    until: z.optional(zInstant),
    bytes: z.optional(z.int().check(z.gte(1)))
}))();

/**
 * Copies of the last 30 days.
 */
export const zDataExports = /*#__PURE__*/ (() => z.object({
    exports: z.array(zDataExport).check(z.maxLength(60)),
    leftToday: z.int().check(z.gte(0))
}))();

/**
 * A yes or a no of a member.
 */
export const zConsent = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'TERMS',
        'AGE',
        'MARKETING'
    ]),
    isGiven: z.boolean(),
    version: z.optional(z.string().check(z.maxLength(40))),
    source: z.union([
        z.enum([
            'REGISTRATION',
            'LOG_IN',
            'SETTINGS',
            'EXCLUSION',
            'CLOSING'
        ]),
        zUnlistedText
    ]),
    at: zInstant
}))();

/**
 * Answers, newest first.
 */
export const zConsentList = /*#__PURE__*/ (() => z.object({
    content: z.array(zConsent).check(z.maxLength(100)),
    nextCursor: z.optional(zCursor)
}))();

/**
 * One bet of the member, as it stands now.
 */
export const zBetRow = /*#__PURE__*/ (() => z.object({
    betNo: z.string(),
    roundId: z.string(),
    time: zInstant,
    settledAt: z.optional(zInstant),
    game: zBetGame,
    vendor: zBetVendor,
    currency: zCurrency,
    stake: zMoney,
    validBet: zMoney,
    payout: zMoney,
    net: zMoney,
    status: z.union([
        zBetStatus,
        zUnlistedText
    ]),
    balanceBefore: zMoney,
    balanceAfter: zMoney
}))();

/**
 * One page of the betting record, with the sums of the whole filter.
 */
export const zBetPage = /*#__PURE__*/ (() => z.object({
    content: z.array(zBetRow),
    totals: zBetTotals,
    from: zInstant,
    to: zInstant,
    timeZone: z.string(),
    page: zPageNumber,
    pageSize: zPageSize,
    totalElements: zTotalElements,
    totalPages: zTotalPages
}))();

/**
 * Rows of the betting record that follow each other.
 */
export const zBetList = /*#__PURE__*/ (() => z.object({
    content: z.array(zBetRow),
    nextCursor: z.optional(zCursor)
}))();

export const zBetMovement = /*#__PURE__*/ (() => z.object({
    kind: z.union([
        z.enum([
            'BET',
            'WIN',
            'ROLLBACK'
        ]),
        zUnlistedText
    ]),
    transactionId: z.string(),
    amount: zMoney,
    balanceBefore: zMoney,
    balanceAfter: zMoney,
    at: zInstant
}))();

/**
 * What the player saw of one step of the result, to be drawn. Cells are pairs of reel and row, both from 0; one that the reels do not have is left out.
 */
export const zBetBoard = /*#__PURE__*/ (() => z.object({
    step: z.union([
        z.enum([
            'spin',
            'free',
            'cascade',
            'respin',
            'nudge',
            'other'
        ]),
        zUnlistedText
    ]),
    symbols: z.array(zBetBoardSymbol),
    reels: z.array(z.array(z.int())),
    wins: z.array(zBetBoardWin),
    multiplier: z.optional(z.int()),
    payout: z.optional(zMoney)
}))();

/**
 * One line of what the vendor said about the result; name is a stable key, value is text.
 */
export const zBetDetailLine = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    value: z.string(),
    symbols: z.optional(z.array(z.string())),
    board: z.optional(zBetBoard)
}))();

/**
 * One bet with all that was booked for it.
 */
export const zBetDetail = /*#__PURE__*/ (() => z.object({
    bet: zBetRow,
    wallet: z.union([
        z.enum(['MAIN', 'VENDOR']),
        zUnlistedText
    ]),
    cashStake: zMoney,
    bonusStake: zMoney,
    roundStatus: z.union([
        z.enum([
            'OPEN',
            'CLOSED',
            'VOID'
        ]),
        zUnlistedText
    ]),
    movements: z.array(zBetMovement),
    details: z.array(zBetDetailLine),
    verifyUrl: z.optional(z.string())
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
 * Profit and loss of a player.
 */
export const zProfitReport = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    period: z.union([
        zProfitPeriod,
        zUnlistedText
    ]),
    timeZone: z.string(),
    from: zInstant,
    to: zInstant,
    lifetime: zProfitLifetime,
    totals: zProfitTotals,
    spans: z.array(zProfitSpan),
    categories: z.array(zProfitCategory),
    bonuses: zMoney,
    secondsPlayed: z.int().check(z.gte(0)),
    secondsLoggedIn: z.int().check(z.gte(0)),
    longestSeconds: z.int().check(z.gte(0))
}))();

/**
 * One way to pay in.
 */
export const zDepositMethod = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    kind: z.union([
        zDepositKind,
        zUnlistedText
    ]),
    min: zMoney,
    max: zMoney,
    step: zMoney,
    feeFixed: zMoney,
    feePpm: z.int().check(z.gte(0), z.lte(1000000)),
    etaSeconds: z.int().check(z.gte(0)),
    takesParts: z.boolean(),
    isOpen: z.boolean()
}))();

/**
 * Ways to pay in for one currency.
 */
export const zDepositMethods = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    methods: z.array(zDepositMethod)
}))();

/**
 * One deposit, as it stands now.
 */
export const zDepositOrder = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    method: zDepositMethodCode,
    kind: z.union([
        zDepositKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    credited: zMoney,
    bonus: z.optional(zMoney),
    state: z.union([
        zDepositState,
        zUnlistedText
    ]),
    isLate: z.boolean(),
    createdAt: zInstant,
    expiresAt: zInstant,
    completedAt: z.optional(zInstant),
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
 * Deposits that follow each other.
 */
export const zDepositList = /*#__PURE__*/ (() => z.object({
    content: z.array(zDepositOrder),
    nextCursor: z.optional(zCursor)
}))();

/**
 * What is needed to pay. Of a QR method qrText, of a bank transfer the account and the reference, of an e-wallet or a card payUrl and page, of a coin address, network and sendAmount, of C2C the account of the person and the reference. It may change while the order waits.
 */
export const zDepositInstructions = /*#__PURE__*/ (() => z.object({
    qrText: z.optional(z.string().check(z.maxLength(600))),
    payee: z.optional(z.string().check(z.maxLength(60))),
    bank: z.optional(z.string().check(z.maxLength(60))),
    accountName: z.optional(z.string().check(z.maxLength(60))),
    accountNumber: z.optional(z.string().check(z.maxLength(40))),
    reference: z.optional(z.string().check(z.maxLength(40))),
    payUrl: z.optional(z.string().check(z.maxLength(400))),
    page: z.optional(z.string().check(z.maxLength(60))),
    lastTry: z.optional(z.union([
        zDepositTry,
        zUnlistedText
    ])),
    triedAt: z.optional(zInstant),
    address: z.optional(z.string().check(z.maxLength(100))),
    asset: z.optional(z.string().check(z.maxLength(10))),
    network: z.optional(z.string().check(z.maxLength(20))),
    memo: z.optional(z.string().check(z.maxLength(40))),
    sendAmount: z.optional(zCoinAmount),
    rate: z.optional(zCoinAmount),
    comingAmount: z.optional(zCoinAmount),
    confirmations: z.optional(z.int().check(z.gte(0))),
    confirmationsNeeded: z.optional(z.int().check(z.gte(1)))
}))();

/**
 * One payment that came for an order.
 */
export const zDepositPayment = /*#__PURE__*/ (() => z.object({
    amount: zMoney,
    currency: zCurrency,
    fee: zMoney,
    state: z.union([
        z.enum([
            'APPLIED',
            'SUSPENSE',
            'REVERSED'
        ]),
        zUnlistedText
    ]),
    takenBack: z.optional(zMoney),
    paidAt: zInstant
}))();

/**
 * An order with what belongs to it.
 */
export const zDepositDetail = /*#__PURE__*/ (() => z.object({
    order: zDepositOrder,
    instructions: z.optional(zDepositInstructions),
    payments: z.array(zDepositPayment),
    slipIds: z.optional(zSlipIds)
}))();

/**
 * What the provider says of a code.
 */
export const zVoucherAnswer = /*#__PURE__*/ (() => z.object({
    outcome: z.union([
        z.enum([
            'TAKEN',
            'CHECKING',
            'UNKNOWN',
            'USED',
            'OTHER_CURRENCY',
            'TOO_LITTLE',
            'CLOSED'
        ]),
        zUnlistedText
    ])
}))();

/**
 * A bonus that a deposit can bring.
 */
export const zBonusOffer = /*#__PURE__*/ (() => z.object({
    id: zBonusId,
    kind: z.union([
        zBonusOfferKind,
        zUnlistedText
    ]),
    percent: z.int().check(z.gte(1), z.lte(500)),
    most: zMoney,
    least: zMoney,
    times: z.int().check(z.gte(1), z.lte(60)),
    days: z.int().check(z.gte(1), z.lte(90)),
    maxStake: z.optional(zMoney),
    maxWin: z.optional(zMoney)
}))();

/**
 * What an account may choose for its next deposit.
 */
export const zBonusOffers = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    isBusy: z.boolean(),
    offers: z.array(zBonusOffer),
    contributions: z.array(zBonusContribution)
}))();

/**
 * A bonus that came with a deposit.
 */
export const zBonus = /*#__PURE__*/ (() => z.object({
    id: zBonusId,
    orderNo: zOrderNo,
    kind: z.union([
        zBonusOfferKind,
        zUnlistedText
    ]),
    currency: zCurrency,
    amount: zMoney,
    balance: zMoney,
    required: zMoney,
    done: zMoney,
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
    startedAt: zInstant,
    beganAt: z.optional(zInstant),
    expiresAt: zInstant,
    endedAt: z.optional(zInstant),
    converted: z.optional(zMoney),
    maxStake: z.optional(zMoney),
    maxWin: z.optional(zMoney),
    reduced: z.optional(zMoney)
}))();

/**
 * Bonuses of an account.
 */
export const zBonusList = /*#__PURE__*/ (() => z.object({
    content: z.array(zBonus),
    nextCursor: z.optional(zCursor),
    contributions: z.array(zBonusContribution)
}))();

/**
 * One way to be paid out.
 */
export const zPayoutMethod = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    kind: z.union([
        zPayoutKind,
        zUnlistedText
    ]),
    min: zMoney,
    largestPart: zMoney,
    step: zMoney,
    feeFixed: zMoney,
    feePpm: z.int().check(z.gte(0), z.lte(1000000)),
    etaSeconds: z.int().check(z.gte(0)),
    isOpen: z.boolean(),
    institutions: z.array(zInstitution)
}))();

/**
 * Ways to be paid out in one currency.
 */
export const zPayoutMethods = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    methods: z.array(zPayoutMethod)
}))();

/**
 * An account that money can be paid out to.
 */
export const zPayoutAccount = /*#__PURE__*/ (() => z.object({
    id: zPayoutAccountId,
    method: zDepositMethodCode,
    kind: z.union([
        zPayoutKind,
        zUnlistedText
    ]),
    institution: zInstitutionCode,
    institutionName: z.string(),
    numberEnd: z.string().check(z.length(4)),
    holder: z.string(),
    state: z.union([
        zPayoutAccountState,
        zUnlistedText
    ]),
    usableFrom: z.optional(zInstant),
    isDefault: z.boolean()
}))();

/**
 * Payout accounts of a member.
 */
export const zPayoutAccounts = /*#__PURE__*/ (() => z.object({
    accounts: z.array(zPayoutAccount),
    most: z.int().check(z.gte(1))
}))();

/**
 * Money of the wallet that cannot be withdrawn yet. Winnings are never locked.
 */
export const zWithdrawalLock = /*#__PURE__*/ (() => z.object({
    reason: z.union([
        z.enum(['TURNOVER']),
        zUnlistedText
    ]),
    orderNo: z.optional(zOrderNo),
    amount: zMoney,
    required: zMoney,
    done: zMoney,
    since: zInstant
}))();

/**
 * The money of an account by what can be done with it.
 */
export const zWithdrawable = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    cash: zMoney,
    withdrawable: zMoney,
    locked: zMoney,
    onHold: zMoney,
    inTransfers: z.optional(zMoney),
    bonus: zMoney,
    openBets: zMoney,
    atVendors: z.optional(zMoney),
    locks: z.array(zWithdrawalLock),
    heldUntil: z.optional(zInstant),
    hasBonus: z.optional(z.boolean()),
    hasOverdueCredit: z.optional(z.boolean()),
    ordersLeft: z.int().check(z.gte(0)),
    amountLeft: zMoney,
    resetsAt: zInstant,
    reviewAbove: zMoney,
    identity: z.union([
        z.enum([
            'DONE',
            'NEEDED',
            'IN_REVIEW',
            'EXPIRED'
        ]),
        zUnlistedText
    ])
}))();

/**
 * One withdrawal, as it stands now.
 */
export const zWithdrawal = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    method: zDepositMethodCode,
    institutionName: z.string(),
    numberEnd: z.string().check(z.length(4)),
    currency: zCurrency,
    amount: zMoney,
    fee: zMoney,
    arrives: zMoney,
    paid: zMoney,
    givenBack: zMoney,
    state: z.union([
        zWithdrawalState,
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zWithdrawalReason,
        zUnlistedText
    ])),
    createdAt: zInstant,
    completedAt: z.optional(zInstant)
}))();

/**
 * Withdrawals that follow each other.
 */
export const zWithdrawalList = /*#__PURE__*/ (() => z.object({
    content: z.array(zWithdrawal),
    nextCursor: z.optional(zCursor)
}))();

/**
 * One payout of a withdrawal.
 */
export const zWithdrawalPart = /*#__PURE__*/ (() => z.object({
    no: zPartNo,
    amount: zMoney,
    state: z.union([
        z.enum([
            'PLANNED',
            'SENT',
            'PAID',
            'FAILED',
            'RETURNED'
        ]),
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zWithdrawalReason,
        zUnlistedText
    ])),
    paidAt: z.optional(zInstant),
    confirmation: z.optional(z.union([
        zConfirmState,
        zUnlistedText
    ])),
    dueAt: z.optional(zInstant)
}))();

/**
 * A withdrawal with its parts.
 */
export const zWithdrawalDetail = /*#__PURE__*/ (() => z.object({
    order: zWithdrawal,
    parts: z.array(zWithdrawalPart)
}))();

/**
 * Receipt of a transfer, as one of its two parties sees it.
 */
export const zTransfer = /*#__PURE__*/ (() => z.object({
    transferNo: zOrderNo,
    isSender: z.boolean(),
    partnerIs: z.union([
        z.enum([
            'UPLINE',
            'DOWNLINE',
            'OWN_WALLET'
        ]),
        zUnlistedText
    ]),
    partner: z.string(),
    fromVendor: z.optional(zWalletCode),
    toVendor: z.optional(zWalletCode),
    fromName: z.optional(z.string()),
    toName: z.optional(z.string()),
    currency: zCurrency,
    state: z.union([
        zTransferState,
        zUnlistedText
    ]),
    reason: z.optional(z.union([
        zTransferReason,
        zUnlistedText
    ])),
    amount: zMoney,
    note: z.optional(z.string()),
    at: zInstant
}))();

/**
 * Transfers that follow each other.
 */
export const zTransferList = /*#__PURE__*/ (() => z.object({
    content: z.array(zTransfer),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A message to a member.
 */
export const zInboxMessage = /*#__PURE__*/ (() => z.object({
    id: zInboxMessageId,
    kind: z.union([
        zInboxKind,
        zUnlistedText
    ]),
    title: z.string(),
    text: z.string(),
    sentAt: zInstant,
    isRead: z.boolean(),
    link: z.optional(zInboxLink)
}))();

/**
 * Messages that follow each other.
 */
export const zInboxList = /*#__PURE__*/ (() => z.object({
    content: z.array(zInboxMessage),
    nextCursor: z.optional(zCursor)
}))();

/**
 * A dispute about a part.
 */
export const zPartDispute = /*#__PURE__*/ (() => z.object({
    caseNo: zOrderNo,
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
    evidenceBy: z.optional(zInstant),
    decision: z.optional(z.string()),
    closedAt: z.optional(zInstant),
    fileIds: z.array(zFileId)
}))();

/**
 * A part of a withdrawal that was paid, and what its receiver has said.
 */
export const zPartConfirmation = /*#__PURE__*/ (() => z.object({
    partNo: zPartNo,
    orderNo: zOrderNo,
    place: z.int().check(z.gte(1)),
    count: z.int().check(z.gte(1)),
    currency: zCurrency,
    amount: zMoney,
    institutionName: z.string(),
    numberEnd: z.string().check(z.length(4)),
    reference: z.optional(z.string()),
    state: z.union([
        zConfirmState,
        zUnlistedText
    ]),
    paidAt: zInstant,
    openedAt: zInstant,
    dueAt: zInstant,
    disputeUntil: zInstant,
    dispute: z.optional(zPartDispute)
}))();

/**
 * Parts that follow each other.
 */
export const zConfirmationList = /*#__PURE__*/ (() => z.object({
    content: z.array(zPartConfirmation),
    nextCursor: z.optional(zCursor)
}))();

/**
 * Why there is no session any more.
 */
export const zSessionEndedEventData = /*#__PURE__*/ (() => z.object({
    reason: z.union([
        z.enum([
            'LOGOUT',
            'IDLE',
            'EXPIRED',
            'REPLACED',
            'PASSWORD_CHANGED',
            'LOCKED',
            'ENDED_ELSEWHERE'
        ]),
        zUnlistedText
    ])
}))();

/**
 * The session ended on the server; the last event of the stream.
 */
export const zSessionEndedEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('session-ended'),
    id: z.optional(z.string()),
    data: zSessionEndedEventData
}))();

/**
 * Which deposit, and how it stands.
 */
export const zDepositEventData = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    state: z.union([
        zDepositState,
        zUnlistedText
    ])
}))();

/**
 * A deposit of the member has changed; load it again.
 */
export const zDepositEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('deposit'),
    id: z.optional(z.string()),
    data: zDepositEventData
}))();

/**
 * Which withdrawal, and how it stands.
 */
export const zWithdrawalEventData = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    state: z.union([
        zWithdrawalState,
        zUnlistedText
    ])
}))();

/**
 * A withdrawal of the member has changed; load it again.
 */
export const zWithdrawalEvent = /*#__PURE__*/ (() => z.object({
    event: z.literal('withdrawal'),
    id: z.optional(z.string()),
    data: zWithdrawalEventData
}))();

/**
 * One event. A reader ignores those whose name it does not know.
 */
export const zLiveEvent = /*#__PURE__*/ (() => z.union([
    zBalanceEvent,
    zVendorWalletEvent,
    zAnnouncementEvent,
    zSessionEndedEvent,
    zFavouriteEvent,
    zRecentEvent,
    zListingEvent,
    zDepositEvent,
    zWithdrawalEvent,
    zInboxEvent
]))();

/**
 * What the visitor may see.
 */
export const zGetSystemStatusResponse = zSystemStatus;

/**
 * Switches of the merchant as a tree; a switch counts only under one that is on.
 */
export const zGetWhitelabelResponse = /*#__PURE__*/ (() => z.array(zWhitelabelNode))();

/**
 * The rules in force. The gateway checks a registration by the same list.
 */
export const zGetRegisterSettingsResponse = zRegisterSettings;

/**
 * The addresses.
 */
export const zGetDomainRouteResponse = zDomainRoute;

/**
 * The countries.
 */
export const zGetCountriesResponse = zCountryList;

/**
 * Alive.
 */
export const zGetHealthResponse = zHealth;

/**
 * Ready.
 */
export const zGetReadinessResponse = zReadiness;

/**
 * Noted.
 */
export const zReportClientErrorResponse = /*#__PURE__*/ (() => z.void())();

/**
 * Logged in.
 */
export const zLoginResponse = zSessionGrant;

/**
 * The session goes on.
 */
export const zResumeSessionResponse = zSessionGrant;

/**
 * Logged out.
 */
export const zLogoutResponse = zLogoutResult;

/**
 * The picture.
 */
export const zGetCaptchaResponse = /*#__PURE__*/ (() => z.object({
    value: z.string().check(z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    captchaId: z.string(),
    expiresAt: zInstant
}))();

/**
 * A code is on its way, if the number may have one.
 */
export const zSendLoginCodeResponse = zCodeSent;

/**
 * A code is on its way, if the number may have one.
 */
export const zSendRegisterCodeResponse = zCodeSent;

/**
 * The key set, newest key first.
 */
export const zGetKeySetResponse = zKeySet;

/**
 * Challenge that tells a person from a program.
 */
export const zCreateHumanCheckResponse = zHumanCheck;

/**
 * Forget this browser.
 */
export const zForgetRememberedResponse = zForgotten;

/**
 * Whether this browser is remembered.
 */
export const zGetRememberedResponse = zRemembered;

/**
 * Continue as the remembered member.
 */
export const zSignInRememberedResponse = zSessionGrant;

/**
 * Number for one free-play start.
 */
export const zGetFreePlayNonceResponse = zFreePlayNonce;

/**
 * Play with a trial account.
 */
export const zStartFreePlayResponse = zSessionGrant;

/**
 * End every other session.
 */
export const zEndOtherSessionsResponse = zEndedSessions;

/**
 * Own open sessions.
 */
export const zListSessionsResponse = zSessionList;

/**
 * End one session.
 */
export const zEndSessionResponse = zEndedSessions;

/**
 * Own log-ins of the last 90 days.
 */
export const zGetSignInHistoryResponse = zSignInHistory;

/**
 * How the owner can prove himself now.
 */
export const zGetProofsResponse = zProofs;

/**
 * Prove again who is there.
 */
export const zStepUpResponse = zStrongUntil;

/**
 * Finish a log-in with the second factor.
 */
export const zFinishSignInResponse = zSessionGrant;

/**
 * Stop using the authenticator.
 */
export const zDisableTotpResponse = zTotpState;

/**
 * Whether an authenticator protects the account.
 */
export const zGetTotpResponse = zTotpState;

/**
 * Begin with an authenticator.
 */
export const zEnrolTotpResponse = zTotpEnrolment;

/**
 * Confirm the authenticator by a code.
 */
export const zConfirmTotpResponse = zRecoveryCodes;

/**
 * Whether there is one.
 */
export const zGetPaymentPasswordResponse = zPaymentPasswordState;

/**
 * It is set, and counts as proved.
 */
export const zSetPaymentPasswordResponse = zPaymentPasswordState;

/**
 * It was right.
 */
export const zProvePaymentPasswordResponse = zPaymentPasswordState;

/**
 * Own passkeys.
 */
export const zListPasskeysResponse = zPasskeyList;

/**
 * Keep a passkey.
 */
export const zRegisterPasskeyResponse = zPasskey;

/**
 * Options for a new passkey.
 */
export const zBeginPasskeyResponse = zPasskeyCreation;

/**
 * Remove a passkey.
 */
export const zRemovePasskeyResponse = zPasskeyList;

/**
 * Rename a passkey.
 */
export const zRenamePasskeyResponse = zPasskey;

/**
 * Options for proving again with a passkey.
 */
export const zBeginPasskeyProofResponse = zPasskeyRequest;

/**
 * Log in with a passkey.
 */
export const zSignInWithPasskeyResponse = zSessionGrant;

/**
 * Options for a log-in with a passkey.
 */
export const zBeginPasskeySignInResponse = zPasskeyRequest;

/**
 * Origins that share the passkeys of this site.
 */
export const zGetRelatedOriginsResponse = zRelatedOrigins;

/**
 * Registered, and logged in when asked.
 */
export const zRegisterMemberResponse = zRegisterResult;

/**
 * Registered, and logged in when asked.
 */
export const zRegisterMobileResponse = zRegisterResult;

/**
 * Accepted.
 */
export const zAcceptAgreementResponse = zAgreementAccepted;

/**
 * Changed.
 */
export const zChangePasswordResponse = zPasswordChanged;

/**
 * A code is on its way, if the number may have one.
 */
export const zSendRecoveryCodeResponse = zCodeSent;

/**
 * Set, and logged in.
 */
export const zResetPasswordByPhoneResponse = zSessionGrant;

/**
 * Taken in hand.
 */
export const zRequestPasswordMailResponse = zPasswordMailResult;

/**
 * Set.
 */
export const zResetPasswordByLinkResponse = zPasswordChanged;

/**
 * Own data.
 */
export const zGetMemberInfoResponse = zMemberInfo;

/**
 * The check, as it stands now.
 */
export const zGetIdentityCheckResponse = zIdentityCheck;

/**
 * The check, as it stands now.
 */
export const zSaveIdentityCheckResponse = zIdentityCheck;

/**
 * The check, as it stands now.
 */
export const zSendIdentityCheckResponse = zIdentityCheck;

/**
 * The check, as it stands now.
 */
export const zChangeIdentityCheckResponse = zIdentityCheck;

/**
 * Kept.
 */
export const zUpdateLanguageResponse = zLanguageResult;

/**
 * The choice.
 */
export const zGetWinnerBoardChoiceResponse = zWinnerBoardChoice;

/**
 * Kept.
 */
export const zUpdateWinnerBoardChoiceResponse = zWinnerBoardChoice;

/**
 * Known now.
 */
export const zRecordFirstLoginResponse = zFirstLoginResult;

/**
 * Logged in, or a ticket to go on with.
 */
export const zCompleteSocialSignInResponse = zSocialOutcome;

/**
 * Linked.
 */
export const zLinkSocialAccountResponse = zLinkedAccount;

/**
 * Registered and linked, and logged in when asked.
 */
export const zRegisterSocialMemberResponse = zRegisterResult;

/**
 * The list, oldest first.
 */
export const zGetLinkedAccountsResponse = zLinkedAccounts;

/**
 * What may be known of the code.
 */
export const zCheckAffiliateResponse = zAffiliateCheck;

/**
 * The next members.
 */
export const zListAgentTeamResponse = zAgentTeamList;

/**
 * The sums.
 */
export const zGetAgentTeamTotalsResponse = zAgentTeamTotals;

/**
 * The file, as an attachment.
 */
export const zGetAgentTeamCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentTeamPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * What the reader has acknowledged.
 */
export const zListAcknowledgedNoticesResponse = zAcknowledgedNotices;

/**
 * What the reader has acknowledged.
 */
export const zAcknowledgeNoticesResponse = zAcknowledgedNotices;

/**
 * Done.
 */
export const zLockAgentMemberResponse = zAgentLocked;

/**
 * Done.
 */
export const zUnlockAgentMemberResponse = zAgentLocked;

/**
 * The remark as it is now.
 */
export const zSetAgentRemarkResponse = zAgentRemarkKept;

/**
 * The next bets.
 */
export const zListTeamBetsResponse = zTeamBetList;

/**
 * The sums.
 */
export const zGetTeamBetTotalsResponse = zTeamBetTotals;

/**
 * The file, as an attachment.
 */
export const zGetTeamBetsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetTeamBetsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The next members.
 */
export const zListTeamLossesResponse = zTeamLossList;

/**
 * The sums.
 */
export const zGetTeamLossTotalsResponse = zTeamLossTotals;

/**
 * The file, as an attachment.
 */
export const zGetTeamLossesCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetTeamLossesPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The next movements.
 */
export const zListTeamMovementsResponse = zTeamMovementList;

/**
 * The sums.
 */
export const zGetTeamMovementTotalsResponse = zTeamMovementTotals;

/**
 * The file, as an attachment.
 */
export const zGetTeamMovementsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetTeamMovementsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The credit line.
 */
export const zGetCreditResponse = zCreditReport;

/**
 * The credit line.
 */
export const zAcceptCreditTermsResponse = zCreditReport;

/**
 * The credit line after it.
 */
export const zTakeCreditAdvanceResponse = zCreditReport;

/**
 * The credit line after it.
 */
export const zRepayCreditResponse = zCreditReport;

/**
 * The next movements.
 */
export const zListCreditMovementsResponse = zCreditMovementList;

/**
 * The sums.
 */
export const zGetCreditMovementTotalsResponse = zCreditMovementTotals;

/**
 * The file, as an attachment.
 */
export const zGetCreditCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetCreditPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The figures.
 */
export const zGetAgentOverviewResponse = zAgentOverview;

/**
 * It is kept.
 */
export const zApplyForAgencyResponse = zAgencyApplicationState;

/**
 * How it stands.
 */
export const zGetOwnApplicationResponse = zOwnAgencyApplication;

/**
 * How it stands.
 */
export const zGetAgencyApplicationResponse = zAgencyApplicationState;

/**
 * The account is that of an agent.
 */
export const zTakeUpAgencyResponse = zAgencyApplicationState;

/**
 * The plans.
 */
export const zListAgentPlansResponse = zAgentPlanList;

/**
 * The sum.
 */
export const zWorkOutAgentPlanResponse = zAgentPlanExample;

/**
 * The links.
 */
export const zListAgentLinksResponse = zAgentLinkList;

/**
 * The link.
 */
export const zAddAgentLinkResponse = zAgentLink;

/**
 * The file, as an attachment.
 */
export const zGetAgentLinksCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentLinksPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The link as it is now.
 */
export const zSwitchAgentLinkResponse = zAgentLink;

/**
 * What has become of each row, in their order.
 */
export const zAddAgentAccountsResponse = zAgentAccountsMade;

/**
 * The rules.
 */
export const zGetAgentAccountRulesResponse = zAgentAccountRules;

/**
 * The next contracts.
 */
export const zListAgentContractsResponse = zAgentContractList;

/**
 * The offer.
 */
export const zOfferAgentContractResponse = zAgentContract;

/**
 * The file, as an attachment.
 */
export const zGetAgentContractsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentContractsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The agents.
 */
export const zListAgentContractPartnersResponse = zAgentContractPartners;

/**
 * What came of it.
 */
export const zPreviewAgentContractResponse = zAgentContractPreview;

/**
 * The contract.
 */
export const zGetAgentContractResponse = zAgentContractDetail;

/**
 * The file, as an attachment.
 */
export const zGetAgentContractPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The contract with the terms that wait.
 */
export const zAmendAgentContractResponse = zAgentContract;

/**
 * The contract after it.
 */
export const zActOnAgentContractResponse = zAgentContract;

/**
 * The sums.
 */
export const zGetAgentTermsEffectResponse = zAgentTermsEffect;

/**
 * The next bills.
 */
export const zListAgentBillsResponse = zAgentBillList;

/**
 * The file, as an attachment.
 */
export const zGetAgentBillsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The sums.
 */
export const zGetAgentBillTotalsResponse = zAgentBillTotals;

/**
 * The bill.
 */
export const zGetAgentBillResponse = zAgentBillDetail;

/**
 * The file, as an attachment.
 */
export const zGetAgentBillPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * What came of it.
 */
export const zCheckAgentBillResponse = zAgentBillCheck;

/**
 * The rows.
 */
export const zListAgentBillMembersResponse = zAgentBillMemberList;

/**
 * The file, as an attachment.
 */
export const zGetAgentBillMembersCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillMembersPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The rows.
 */
export const zListAgentBillResultsResponse = zAgentBillResultList;

/**
 * The file, as an attachment.
 */
export const zGetAgentBillResultsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillResultsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The rows.
 */
export const zListAgentBillWagesResponse = zAgentBillWageList;

/**
 * The file, as an attachment.
 */
export const zGetAgentBillWagesCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillWagesPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The rows.
 */
export const zGetAgentIncomeResponse = zAgentIncome;

/**
 * The file, as an attachment.
 */
export const zGetAgentIncomeCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetAgentIncomePdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The contract after it.
 */
export const zProcessDividendResponse = zAgentContract;

/**
 * The contract after it.
 */
export const zProcessDailySalaryResponse = zAgentContract;

/**
 * The contract after it.
 */
export const zProcessHourSalaryResponse = zAgentContract;

/**
 * The contract after it.
 */
export const zProcessRealTimeSalaryResponse = zAgentContract;

/**
 * The contracts.
 */
export const zGetConsolidatedResponse = zFundsConsolidated;

/**
 * The list.
 */
export const zGetMemberIconsResponse = zMemberIcons;

/**
 * Kept.
 */
export const zChooseMemberIconResponse = zMemberIcon;

/**
 * The balance now.
 */
export const zGetBalanceResponse = zBalance;

/**
 * The wallet model.
 */
export const zGetMerchantWalletResponse = zMerchantWallet;

/**
 * The wallets now.
 */
export const zListVendorWalletsResponse = zVendorWallets;

/**
 * What was brought back.
 */
export const zCollectVendorWalletsResponse = zCollectedVendorWallets;

/**
 * The next transfers.
 */
export const zListVendorTransfersResponse = zVendorTransferList;

/**
 * The menus.
 */
export const zGetGameMenusResponse = zGameMenus;

/**
 * Games, most played of the last seven days first.
 */
export const zGetPopularGamesResponse = /*#__PURE__*/ (() => z.array(zGameCard))();

/**
 * The games.
 */
export const zGetHotGamesResponse = zHotGames;

/**
 * One page.
 */
export const zGetGameListResponse = zGamePage;

/**
 * What was found.
 */
export const zSearchGamesResponse = zGameSearch;

/**
 * One page.
 */
export const zGetRecentGamesResponse = zGamePage;

/**
 * The lanes.
 */
export const zGetGameVendorsResponse = zGameVendors;

/**
 * The ids.
 */
export const zGetFavoriteGameIdsResponse = zFavoriteIds;

/**
 * One page.
 */
export const zGetFavoriteGamesResponse = zGamePage;

/**
 * The promotions.
 */
export const zGetGameAnnouncementsResponse = zGameAnnouncements;

/**
 * Done.
 */
export const zAddFavoriteGameResponse = zFavoriteResult;

/**
 * Done.
 */
export const zRemoveFavoriteGameResponse = zFavoriteResult;

/**
 * The game may be opened.
 */
export const zLaunchGameByAddressResponse = zLaunchResult;

/**
 * The game may be opened.
 */
export const zLaunchGameResponse = zLaunchResult;

/**
 * One page.
 */
export const zGetRoomListResponse = zRoomPage;

/**
 * The room may be opened.
 */
export const zLaunchRoomResponse = zLaunchResult;

/**
 * It is kept.
 */
export const zReportGameResponse = zGameReportReceipt;

/**
 * The lobby.
 */
export const zGetDrawLobbyResponse = zDrawLobby;

/**
 * The lottery.
 */
export const zGetDrawResponse = zLotteryDetail;

/**
 * One page.
 */
export const zGetDrawHistoryResponse = zDrawPage;

/**
 * The numbers.
 */
export const zGetOpenedNumbersResponse = zOpenedNumbers;

/**
 * The announcements.
 */
export const zGetAnnouncementsResponse = zAnnouncements;

/**
 * The board.
 */
export const zGetWinnerBoardResponse = zWinnerBoard;

/**
 * Articles, in the order to show them.
 */
export const zGetHelpCenterResponse = /*#__PURE__*/ (() => z.array(zHelpArticle))();

/**
 * Limits and breaks.
 */
export const zGetSaferPlayResponse = zSaferPlay;

/**
 * How all limits stand now.
 */
export const zSetPlayLimitResponse = zSaferPlay;

/**
 * How all limits stand now.
 */
export const zConfirmPlayLimitResponse = zSaferPlay;

/**
 * How all limits stand now.
 */
export const zKeepPlayLimitResponse = zSaferPlay;

/**
 * The next changes.
 */
export const zListPlayLimitChangesResponse = zPlayLimitHistory;

/**
 * The time-out is in force.
 */
export const zTakeTimeOutResponse = zSaferPlay;

/**
 * The exclusion is in force.
 */
export const zExcludeSelfResponse = zSaferPlay;

/**
 * How the break stands now.
 */
export const zTakeBackReturnResponse = zSaferPlay;

/**
 * How the break stands now.
 */
export const zReturnToPlayResponse = zSaferPlay;

/**
 * It is set.
 */
export const zSetRealityCheckResponse = zSaferPlay;

/**
 * Play may go on.
 */
export const zNotePlayResponse = zPlaySign;

/**
 * The last days, the oldest first.
 */
export const zGetPlayStatisticsResponse = zPlayStatistics;

/**
 * How it stands.
 */
export const zGetAccountClosingResponse = zAccountClosing;

/**
 * It is closed, or is being closed.
 */
export const zCloseAccountResponse = zAccountClosing;

/**
 * It stays.
 */
export const zKeepAccountResponse = zAccountClosing;

/**
 * How it stands.
 */
export const zGiveUpRestResponse = zAccountClosing;

/**
 * The copies.
 */
export const zListDataExportsResponse = zDataExports;

/**
 * It is being made.
 */
export const zRequestDataExportResponse = zDataExports;

/**
 * The address.
 */
export const zGetDataExportLinkResponse = zDataExportLink;

/**
 * The next rows.
 */
export const zListConsentsResponse = zConsentList;

/**
 * The last answer.
 */
export const zGetMarketingConsentResponse = zMarketingConsent;

/**
 * It is set.
 */
export const zSetMarketingConsentResponse = zMarketingConsent;

/**
 * One page and the totals.
 */
export const zGetBetsResponse = zBetPage;

/**
 * The file, as an attachment.
 */
export const zGetBetsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetBetsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The next rows.
 */
export const zListBetsResponse = zBetList;

/**
 * Games, in the order of their names.
 */
export const zListBetGamesResponse = /*#__PURE__*/ (() => z.array(zPlayedGame).check(z.maxLength(1000)))();

/**
 * The bet.
 */
export const zGetBetResponse = zBetDetail;

/**
 * The next movements.
 */
export const zListMovementsResponse = zMovementList;

/**
 * The file, as an attachment.
 */
export const zGetMovementsCsvResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The file, as an attachment.
 */
export const zGetMovementsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The sums.
 */
export const zGetMovementTotalsResponse = zMovementTotals;

/**
 * The report.
 */
export const zGetProfitResponse = zProfitReport;

/**
 * The file, as an attachment.
 */
export const zGetProfitPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The methods, the quickest first.
 */
export const zGetDepositMethodsResponse = zDepositMethods;

/**
 * The next orders.
 */
export const zListDepositsResponse = zDepositList;

/**
 * The order.
 */
export const zCreateDepositResponse = zDepositOrder;

/**
 * The order.
 */
export const zGetDepositResponse = zDepositDetail;

/**
 * The order, cancelled.
 */
export const zCancelDepositResponse = zDepositOrder;

/**
 * What the provider says of the code.
 */
export const zRedeemVoucherResponse = zVoucherAnswer;

/**
 * The slips of the order.
 */
export const zAttachSlipsResponse = zAttachedSlips;

/**
 * The offers.
 */
export const zGetBonusOffersResponse = zBonusOffers;

/**
 * The bonuses.
 */
export const zListBonusesResponse = zBonusList;

/**
 * The bonus.
 */
export const zGetBonusResponse = zBonus;

/**
 * The bonus, ended.
 */
export const zGiveBonusUpResponse = zBonus;

/**
 * The methods, the quickest first.
 */
export const zGetPayoutMethodsResponse = zPayoutMethods;

/**
 * The accounts.
 */
export const zListPayoutAccountsResponse = zPayoutAccounts;

/**
 * The accounts, with the new one.
 */
export const zAddPayoutAccountResponse = zPayoutAccounts;

/**
 * The accounts that are left.
 */
export const zRemovePayoutAccountResponse = zPayoutAccounts;

/**
 * The accounts in their new order.
 */
export const zChooseDefaultAccountResponse = zPayoutAccounts;

/**
 * What can be withdrawn now.
 */
export const zGetWithdrawableResponse = zWithdrawable;

/**
 * The next orders.
 */
export const zListWithdrawalsResponse = zWithdrawalList;

/**
 * The order.
 */
export const zCreateWithdrawalResponse = zWithdrawal;

/**
 * The order.
 */
export const zGetWithdrawalResponse = zWithdrawalDetail;

/**
 * Partners and limits.
 */
export const zGetTransferOptionsResponse = zTransferOptions;

/**
 * The next downlines.
 */
export const zListTransferDownlinesResponse = zDownlineList;

/**
 * The receipt.
 */
export const zTransferMoneyResponse = zTransfer;

/**
 * The next transfers.
 */
export const zListTransfersResponse = zTransferList;

/**
 * The receipt.
 */
export const zGetTransferResponse = zTransfer;

/**
 * The number.
 */
export const zGetUnreadCountResponse = zUnreadCount;

/**
 * The next messages.
 */
export const zListInboxResponse = zInboxList;

/**
 * The message.
 */
export const zGetInboxMessageResponse = zInboxMessage;

/**
 * They are read.
 */
export const zReadInboxResponse = zInboxState;

/**
 * They are gone.
 */
export const zDeleteInboxResponse = zInboxState;

/**
 * The next parts.
 */
export const zListConfirmationsResponse = zConfirmationList;

/**
 * The counts.
 */
export const zCountConfirmationsResponse = zConfirmationCount;

/**
 * The part, as it stands now.
 */
export const zGetConfirmationResponse = zPartConfirmation;

/**
 * The part, as it stands now.
 */
export const zConfirmReceivedResponse = zPartConfirmation;

/**
 * The part, as it stands now.
 */
export const zOpenDisputeResponse = zPartConfirmation;

/**
 * The part, as it stands now.
 */
export const zSendEvidenceResponse = zPartConfirmation;

/**
 * The picture, kept.
 */
export const zUploadFileResponse = zUploadedFile;

/**
 * The address.
 */
export const zGetFileResponse = zFileLink;

/**
 * The stream. The schema describes one event after its lines were put together.
 */
export const zStreamEventsResponse = zLiveEvent;
