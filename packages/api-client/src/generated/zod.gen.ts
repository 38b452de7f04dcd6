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

export const zFieldError = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    rule: z.enum([
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
    min: z.optional(z.int()),
    max: z.optional(z.int()),
    pattern: z.optional(z.string())
}))();

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
 * How wins of a slot come about.
 */
export const zGamePays = /*#__PURE__*/ (() => z.object({
    kind: zGamePaysKind,
    count: z.optional(z.int().check(z.gte(1)))
}))();

/**
 * Moment in UTC, ISO 8601 with the suffix Z.
 */
export const zInstant = /*#__PURE__*/ (() => z.iso.datetime().check(z.maxLength(30)))();

/**
 * A game as lists show it.
 */
export const zGameCard = /*#__PURE__*/ (() => z.object({
    gameId: zGameId,
    nodeId: zNodeId,
    name: z.string(),
    vassalage: zVendorCode,
    vendorName: z.string(),
    category: zGameCategoryCode,
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
    code: zErrorCode,
    params: zErrorParams,
    requestId: z.string().check(z.maxLength(64)),
    captcha: z.optional(z.boolean())
}))();

export const zFailure = /*#__PURE__*/ (() => z.object({
    success: z.literal(false),
    error: zErrorBody
}))();

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
    defaultLanguage: zLanguageCode,
    timeZone: z.string(),
    minAge: z.int().check(z.gte(18), z.lte(30)),
    licence: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
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

export const zReadiness = /*#__PURE__*/ (() => z.object({
    status: z.enum(['ok', 'unavailable']),
    database: z.enum(['pglite', 'postgres'])
}))();

export const zClientErrorReport = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'chunk',
        'uncaught',
        'rejection',
        'contract',
        'csp',
        'render'
    ]),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    path: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/[^?#]*$/))),
    release: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9._+-]+$/))),
    requestId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    detail: z.optional(z.string().check(z.maxLength(4000)))
}))();

/**
 * Answer to a challenge of createHumanCheck under the names of the specification; `humanCheck` comes first where both are sent. `nonce` is needed where the challenge asks for work.
 */
export const zSliderAnswer = /*#__PURE__*/ (() => z.object({
    challengeId: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/)),
    nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[0-9a-z]+$/))),
    x: z.int().check(z.gte(0), z.lte(2000)),
    trail: z.optional(z.array(z.tuple([z.int().check(z.gte(0), z.lte(100000)), z.int().check(z.gte(0), z.lte(100000))])).check(z.maxLength(200)))
}))();

/**
 * Answer to a challenge of createHumanCheck.
 */
export const zHumanProof = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    nonce: z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[0-9a-z]+$/)),
    x: z.optional(z.int().check(z.gte(0), z.lte(2000))),
    trail: z.optional(z.array(z.tuple([z.int().check(z.gte(0), z.lte(600000)), z.int().check(z.gte(0), z.lte(600000))])).check(z.maxLength(200)))
}))();

export const zLoginRequest = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^\S(.*\S)?$/)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    type: z.enum(['username', 'sms']),
    mobileCountryCode: z.optional(z.string().check(z.maxLength(4), z.regex(/^\d{1,4}$/))),
    captcha: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    slider: z.optional(zSliderAnswer),
    humanCheck: z.optional(zHumanProof),
    remember: z.optional(z.boolean()),
    loginAs: z.optional(z.enum(['member', 'agent'])),
    idToken: z.optional(z.string().check(z.minLength(20), z.maxLength(4096), z.regex(/^[A-Za-z0-9._-]+$/)))
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
 * Digits without the calling code; a trunk prefix (the 0 of 012 345 678) may stand before them.
 */
export const zMobileNumber = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^\d*$/)))();

/**
 * Calling code without plus, for example 855. Without it the number begins with it.
 */
export const zCallingCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(4), z.regex(/^\d{1,4}$/)))();

export const zCodeRequest = /*#__PURE__*/ (() => z.object({
    mobileNum: z.optional(zMobileNumber),
    mobileNo: z.optional(zMobileNumber),
    mobileCountryCode: z.optional(zCallingCode),
    captcha: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    humanCheck: z.optional(zHumanProof)
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
 * What the check is for; it counts for nothing else. `apply` is for whoever wants to become an agent, `sendCode` is for every message - a code by SMS, a link by mail.
 */
export const zHumanAction = /*#__PURE__*/ (() => z.enum([
    'login',
    'register',
    'sendCode',
    'apply'
]))();

export const zHumanCheckRequest = /*#__PURE__*/ (() => z.object({
    action: zHumanAction,
    kind: z._default(z.optional(z.enum(['slider', 'work'])), 'slider')
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
 * Platform constant of the web site.
 */
export const zPlatform = /*#__PURE__*/ (() => z.enum(['W']))();

export const zFreePlayRequest = /*#__PURE__*/ (() => z.object({
    os: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9 ._-]*$/))),
    platform: zPlatform,
    random: z.string().check(z.minLength(20), z.maxLength(2000), z.regex(/^[A-Za-z0-9_.-]+$/))
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

export const zOpenSession = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    current: z.boolean(),
    method: zSignInMethod,
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

export const zSignInEntry = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    at: zInstant,
    ok: z.boolean(),
    method: zSignInMethod,
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
 * Result of the extension credProps.
 */
export const zPasskeyProperties = /*#__PURE__*/ (() => z.object({
    rk: z.optional(z.boolean())
}))();

/**
 * Results of extensions. The gateway asks for none and looks at none; what some password managers add by themselves may come along. Send `{}` or nothing.
 */
export const zPasskeyExtensionResults = /*#__PURE__*/ (() => z.object({
    credProps: z.optional(zPasskeyProperties),
    appid: z.optional(z.boolean())
}))();

/**
 * Bytes in base64url.
 */
export const zBase64Url = /*#__PURE__*/ (() => z.string().check(z.maxLength(20000), z.regex(/^[A-Za-z0-9_-]*={0,2}$/)))();

/**
 * AuthenticationResponseJSON of the WebAuthn standard, what `toJSON()` of the credential gives.
 */
export const zPasskeyAssertion = /*#__PURE__*/ (() => z.object({
    id: zCredentialId,
    rawId: zCredentialId,
    type: z.enum(['public-key']),
    authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
    clientExtensionResults: z.optional(zPasskeyExtensionResults),
    response: z.object({
        clientDataJSON: zBase64Url,
        authenticatorData: zBase64Url,
        signature: zBase64Url,
        userHandle: z.optional(zBase64Url)
    })
}))();

/**
 * Exactly one of its fields.
 */
export const zStepUpRequest = /*#__PURE__*/ (() => z.object({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    code: z.optional(z.string().check(z.length(6), z.regex(/^\d{6}$/))),
    recoveryCode: z.optional(z.string().check(z.length(10), z.regex(/^[0-9A-Za-z]{10}$/))),
    passkey: z.optional(zPasskeyAssertion)
}))();

/**
 * Confirms the proof of the owner.
 */
export const zStrongUntil = /*#__PURE__*/ (() => z.object({
    strongUntil: zInstant
}))();

/**
 * The challenge and exactly one proof.
 */
export const zSecondFactor = /*#__PURE__*/ (() => z.object({
    challenge: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    code: z.optional(z.string().check(z.length(6), z.regex(/^\d{6}$/))),
    recoveryCode: z.optional(z.string().check(z.length(10), z.regex(/^[0-9A-Za-z]{10}$/))),
    passkey: z.optional(zPasskeyAssertion)
}))();

/**
 * Whether an authenticator stands before the account.
 */
export const zTotpState = /*#__PURE__*/ (() => z.object({
    enrolled: z.boolean(),
    since: z.optional(zInstant),
    recoveryCodesLeft: z.int().check(z.gte(0), z.lte(10))
}))();

export const zTotpCode = /*#__PURE__*/ (() => z.object({
    code: z.string().check(z.length(6), z.regex(/^\d{6}$/))
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

export const zPaymentPassword = /*#__PURE__*/ (() => z.object({
    paymentPassword: z.string().check(z.length(6), z.regex(/^\d{6}$/))
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

/**
 * RegistrationResponseJSON of the WebAuthn standard, what `toJSON()` of the new credential gives.
 */
export const zPasskeyAttestation = /*#__PURE__*/ (() => z.object({
    id: zCredentialId,
    rawId: zCredentialId,
    type: z.enum(['public-key']),
    authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
    clientExtensionResults: z.optional(zPasskeyExtensionResults),
    response: z.object({
        clientDataJSON: zBase64Url,
        attestationObject: zBase64Url,
        authenticatorData: z.optional(zBase64Url),
        publicKey: z.optional(zBase64Url),
        publicKeyAlgorithm: z.optional(z.int()),
        transports: z.optional(z.array(zPasskeyTransport).check(z.maxLength(10)))
    })
}))();

export const zNewPasskey = /*#__PURE__*/ (() => z.object({
    name: z.optional(zPasskeyLabel),
    credential: zPasskeyAttestation
}))();

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

export const zPasskeyName = /*#__PURE__*/ (() => z.object({
    name: zPasskeyLabel
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

export const zPasskeySignIn = /*#__PURE__*/ (() => z.object({
    credential: zPasskeyAssertion,
    remember: z.optional(z.boolean()),
    loginAs: z.optional(z.enum(['member', 'agent']))
}))();

export const zPasskeySignInStart = /*#__PURE__*/ (() => z.object({
    challenge: z.optional(z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)))
}))();

export const zRelatedOrigins = /*#__PURE__*/ (() => z.object({
    origins: z.array(z.string())
}))();

/**
 * Result of the human check asked for by `humanVerification` of the registration settings.
 */
export const zHumanVerification = /*#__PURE__*/ (() => z.object({
    kind: z.enum(['SLIDER', 'CAPTCHA']),
    slider: z.optional(zSliderAnswer),
    captchaId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    captcha: z.optional(z.string().check(z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/)))
}))();

/**
 * Consent to one version of the user agreement.
 */
export const zAgreement = /*#__PURE__*/ (() => z.object({
    version: zAgreementVersion,
    accepted: z.boolean()
}))();

/**
 * Lengths here are the outer limits; the merchant's own rules are narrower and are checked by the gateway (VALIDATION_FAILED with `fields`).
 */
export const zRegisterRequest = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^\S+$/)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    confirmPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    payeeName: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    email: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^@\s]+@[^@\s]+$/))),
    qqNum: z.optional(z.string().check(z.maxLength(20), z.regex(/^\d{4,20}$/))),
    mobileNum: z.optional(z.string().check(z.maxLength(20), z.regex(/^\d{4,15}$/))),
    mobileCountryCode: z.optional(z.string().check(z.maxLength(4), z.regex(/^\d{1,4}$/))),
    recommenderId: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    captcha: z.optional(z.string().check(z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    verificationCode: z.optional(z.string().check(z.maxLength(10), z.regex(/^\d{4,10}$/))),
    affiliateCode: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    paymentPassword: z.optional(z.string().check(z.maxLength(6), z.regex(/^\d{6}$/))),
    line: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    whatsapp: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    facebook: z.optional(z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    wechat: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    idNumber: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9 -]*$/))),
    referralCode: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    login: z.boolean(),
    humanVerification: z.optional(zHumanVerification),
    humanCheck: z.optional(zHumanProof),
    agreement: zAgreement,
    ageConfirmed: z.boolean(),
    currency: z.optional(zCurrency),
    language: z.optional(zLanguageCode),
    registerUrl: z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s]+$/))),
    domain: z.optional(z.string().check(z.maxLength(255), z.regex(/^[A-Za-z0-9.:\[\]_-]+$/))),
    registerMethod: z.optional(z.enum(['WEB']))
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
 * The six digits of the message.
 */
export const zVerificationCode = /*#__PURE__*/ (() => z.string().check(z.maxLength(10), z.regex(/^\d*$/)))();

/**
 * The form of registerMember with the number in the place of the user name. Lengths here are the outer limits; the merchant's own rules are narrower and are checked by the gateway (VALIDATION_FAILED with `fields`).
 */
export const zRegisterMobileRequest = /*#__PURE__*/ (() => z.object({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    confirmPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    payeeName: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    email: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^@\s]+@[^@\s]+$/))),
    qqNum: z.optional(z.string().check(z.maxLength(20), z.regex(/^\d{4,20}$/))),
    mobileNum: z.optional(zMobileNumber),
    mobileCountryCode: z.optional(zCallingCode),
    recommenderId: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    captcha: z.optional(z.string().check(z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    verificationCode: z.optional(zVerificationCode),
    affiliateCode: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    paymentPassword: z.optional(z.string().check(z.maxLength(6), z.regex(/^\d{6}$/))),
    line: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    whatsapp: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    facebook: z.optional(z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    wechat: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    idNumber: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9 -]*$/))),
    referralCode: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))),
    login: z.boolean(),
    humanVerification: z.optional(zHumanVerification),
    humanCheck: z.optional(zHumanProof),
    agreement: zAgreement,
    ageConfirmed: z.boolean(),
    currency: z.optional(zCurrency),
    language: z.optional(zLanguageCode),
    registerUrl: z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s]+$/))),
    domain: z.optional(z.string().check(z.maxLength(255), z.regex(/^[A-Za-z0-9.:\[\]_-]+$/))),
    registerMethod: z.optional(z.enum(['WEB']))
}))();

export const zAgreementAcceptance = /*#__PURE__*/ (() => z.object({
    agreement: zAgreement,
    ageConfirmed: z.optional(z.boolean())
}))();

/**
 * What is accepted now.
 */
export const zAgreementAccepted = /*#__PURE__*/ (() => z.object({
    version: zAgreementVersion
}))();

/**
 * As typed; the merchant's rule for `password` is checked by the gateway.
 */
export const zPassword = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(128)))();

/**
 * The repeated password may come as confirmPassword or as confirmNewPassword, the name of the specification.
 */
export const zPasswordChange = /*#__PURE__*/ (() => z.object({
    oldPassword: zPassword,
    newPassword: zPassword,
    confirmPassword: z.optional(zPassword),
    confirmNewPassword: z.optional(zPassword),
    captcha: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/)))
}))();

/**
 * The new password counts from now on.
 */
export const zPasswordChanged = /*#__PURE__*/ (() => z.object({
    changed: z.literal(true)
}))();

export const zPhoneReset = /*#__PURE__*/ (() => z.object({
    mobileNum: z.optional(zMobileNumber),
    mobileCountryCode: z.optional(zCallingCode),
    verificationCode: z.optional(zVerificationCode),
    newPassword: zPassword,
    confirmPassword: z.optional(zPassword),
    confirmNewPassword: z.optional(zPassword)
}))();

export const zPasswordMailRequest = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^\S(.*\S)?$/)),
    email: z.string().check(z.maxLength(254), z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)),
    captcha: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[A-Za-z0-9]+$/))),
    captchaId: z.optional(z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    humanCheck: z.optional(z.string().check(z.minLength(45), z.maxLength(70), z.regex(/^[A-Za-z0-9_-]{43}:[0-9a-z]{1,20}(:\d{1,4})?$/)))
}))();

/**
 * The request was taken; whether a mail goes out is not told.
 */
export const zPasswordMailResult = /*#__PURE__*/ (() => z.object({
    accepted: z.literal(true)
}))();

export const zLinkReset = /*#__PURE__*/ (() => z.object({
    token: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/)),
    newPassword: zPassword,
    confirmPassword: z.optional(zPassword),
    confirmNewPassword: z.optional(zPassword)
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
 * Rank of the member in the VIP club.
 */
export const zClubLabel = /*#__PURE__*/ (() => z.object({
    labelName: zClubCode,
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
    language: zLanguageCode,
    lastLogin: z.optional(zLastLogin)
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
 * Id of an uploaded picture; it cannot be guessed.
 */
export const zFileId = /*#__PURE__*/ (() => z.string().check(z.length(22), z.regex(/^[A-Za-z0-9_-]{22}$/)))();

/**
 * What a member says of himself.
 */
export const zIdentityValues = /*#__PURE__*/ (() => z.object({
    legalName: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    birthday: z.optional(z.string().check(z.length(10), z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
    nationality: z.optional(zCountryCode),
    birthPlace: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    sex: z.optional(z.enum([
        'F',
        'M',
        'X'
    ])),
    idType: z.optional(z.enum([
        'ID_CARD',
        'PASSPORT',
        'DRIVING_LICENCE'
    ])),
    idNumber: z.optional(z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[A-Za-z0-9][A-Za-z0-9 .\/()-]{2,38}[A-Za-z0-9)]$/))),
    idExpires: z.optional(z.string().check(z.length(10), z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
    permanentAddress: z.optional(z.string().check(z.minLength(5), z.maxLength(300))),
    currentAddress: z.optional(z.string().check(z.minLength(5), z.maxLength(300))),
    occupation: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
    incomeSource: z.optional(z.enum([
        'SALARY',
        'BUSINESS',
        'SAVINGS',
        'PENSION',
        'FAMILY',
        'OTHER'
    ])),
    lineId: z.optional(z.string().check(z.minLength(2), z.maxLength(40))),
    bonusCode: z.optional(z.string().check(z.minLength(2), z.maxLength(32))),
    promoCode: z.optional(z.string().check(z.minLength(2), z.maxLength(32))),
    documentFront: z.optional(zFileId),
    documentBack: z.optional(zFileId),
    selfie: z.optional(zFileId)
}))();

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
 * How one field stands.
 */
export const zIdentityFieldStatus = /*#__PURE__*/ (() => z.object({
    name: zIdentityFieldName,
    state: zIdentityFieldState,
    isRequired: z.boolean(),
    reason: z.optional(zIdentityReason),
    deletedAt: z.optional(zInstant)
}))();

/**
 * The identity check of a member.
 */
export const zIdentityCheck = /*#__PURE__*/ (() => z.object({
    state: zIdentityState,
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
 * One of the four steps.
 */
export const zIdentityStep = /*#__PURE__*/ (() => z.enum([
    'PERSON',
    'ADDRESS',
    'INCOME',
    'DOCUMENTS'
]))();

export const zIdentityStepRequest = /*#__PURE__*/ (() => z.object({
    step: zIdentityStep,
    values: zIdentityValues
}))();

export const zIdentityChangeRequest = /*#__PURE__*/ (() => z.object({
    fields: z.array(zIdentityFieldName).check(z.minLength(1), z.maxLength(18))
}))();

export const zLanguageChoice = /*#__PURE__*/ (() => z.object({
    language: zLanguageCode
}))();

/**
 * Language that is kept with the account from now on.
 */
export const zLanguageResult = /*#__PURE__*/ (() => z.object({
    language: zLanguageCode
}))();

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

export const zSocialCompletion = /*#__PURE__*/ (() => z.object({
    result: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/))
}))();

/**
 * The provider account belongs to nobody here yet: it can be linked or registered.
 */
export const zSocialLinkOffer = /*#__PURE__*/ (() => z.object({
    provider: zSocialProvider,
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

export const zSocialLinkRequest = /*#__PURE__*/ (() => z.object({
    ticket: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    username: z.string().check(z.minLength(1), z.maxLength(64))
}))();

/**
 * An account of another provider that logs in to this one.
 */
export const zLinkedAccount = /*#__PURE__*/ (() => z.object({
    provider: zSocialProvider,
    name: z.optional(z.string().check(z.maxLength(80))),
    linkedAt: zInstant,
    lastUsedAt: z.optional(zInstant)
}))();

export const zSocialRegisterRequest = /*#__PURE__*/ (() => z.object({
    ticket: z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]+$/)),
    account: zRegisterRequest
}))();

/**
 * Linked accounts of the caller, and those that could be.
 */
export const zLinkedAccounts = /*#__PURE__*/ (() => z.object({
    accounts: z.array(zLinkedAccount),
    available: z.array(zSocialProvider)
}))();

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
 * Key of the order; a minus before it means the latest or greatest first. name = the letters that are shown of it; login = when somebody has last logged in; who never has counts as the earliest.
 */
export const zAgentTeamSort = /*#__PURE__*/ (() => z.enum([
    'joined',
    '-joined',
    'name',
    '-name',
    'login',
    '-login',
    'validBet',
    '-validBet',
    'ggr',
    '-ggr'
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
 * A contract in force whose terms the reader may change.
 */
export const zAgentTeamAmendable = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    kind: zAgentContractKind,
    gameType: zAgentContractGames
}))();

/**
 * Somebody below an agent.
 */
export const zAgentTeamMember = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    kind: zAgentTeamKind,
    state: zAgentTeamState,
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

export const zNoticesRead = /*#__PURE__*/ (() => z.object({
    ids: z.array(z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/))).check(z.minLength(1), z.maxLength(50))
}))();

export const zAgentLock = /*#__PURE__*/ (() => z.object({
    reason: z.string().check(z.minLength(3), z.maxLength(200))
}))();

/**
 * How the account stands now.
 */
export const zAgentLocked = /*#__PURE__*/ (() => z.object({
    state: zAgentTeamState
}))();

export const zAgentRemark = /*#__PURE__*/ (() => z.object({
    remark: z.string().check(z.maxLength(200))
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
 * Game the bet was placed in.
 */
export const zBetGame = /*#__PURE__*/ (() => z.object({
    gameId: zGameId,
    nodeId: zNodeId,
    name: z.string(),
    category: zGameCategoryCode,
    image: zImagePath
}))();

/**
 * Vendor of the game.
 */
export const zBetVendor = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    name: z.string()
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
    status: zBetStatus
}))();

/**
 * Bets that follow each other.
 */
export const zTeamBetList = /*#__PURE__*/ (() => z.object({
    content: z.array(zTeamBetRow),
    nextCursor: z.optional(zCursor)
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
 * Whether bets were settled.
 */
export const zTeamActivity = /*#__PURE__*/ (() => z.enum(['PLAYED', 'QUIET']))();

/**
 * Key of the order; a minus before it means the greatest first. net = payouts and bonuses less stakes.
 */
export const zTeamLossSort = /*#__PURE__*/ (() => z.enum([
    'net',
    '-net',
    'stake',
    '-stake',
    'validBet',
    '-validBet'
]))();

/**
 * What a member and everybody below have won and lost.
 */
export const zTeamLoss = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId,
    name: z.string().check(z.maxLength(40)),
    kind: zAgentTeamKind,
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
 * One movement of somebody's cash.
 */
export const zTeamMovement = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(20)),
    at: zInstant,
    member: zAgentTeamStep,
    kind: zMovementKind,
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
 * What of the advances is in one span of days.
 */
export const zCreditAgeing = /*#__PURE__*/ (() => z.object({
    bucket: zCreditBucket,
    amount: zMoney
}))();

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
 * A credit line as its agent sees it.
 */
export const zCreditLine = /*#__PURE__*/ (() => z.object({
    state: zCreditLineState,
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

export const zCreditTermsRequest = /*#__PURE__*/ (() => z.object({
    version: z.int().check(z.gte(1), z.lte(1000)),
    termDays: z.int().check(z.gte(1), z.lte(90))
}))();

/**
 * Amount sent by a caller, above zero, decimal string with four places.
 */
export const zPositiveMoneyInput = /*#__PURE__*/ (() => z.string().check(z.maxLength(17), z.regex(/^(?!0+\.0000$)\d{1,12}\.\d{4}$/)))();

export const zCreditAmount = /*#__PURE__*/ (() => z.object({
    amount: zPositiveMoneyInput
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
 * One movement of a credit line.
 */
export const zCreditMovement = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(18)),
    at: zInstant,
    kind: zCreditMovementKind,
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
 * What an applicant writes.
 */
export const zAgencyApplication = /*#__PURE__*/ (() => z.object({
    requestKey: z.string().check(z.maxLength(36), z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    username: z.string().check(z.minLength(3), z.maxLength(32), z.regex(/^[A-Za-z0-9._-]+$/)),
    realName: z.string().check(z.minLength(2), z.maxLength(80), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    contactBy: zAgencyContactBy,
    contact: z.string().check(z.minLength(3), z.maxLength(120), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    country: zCountryCode,
    channels: z.array(zAgencyChannel).check(z.minLength(1), z.maxLength(5)),
    urls: z.optional(z.array(z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^\s]+$/))).check(z.maxLength(5))),
    expectedPlayers: z.int().check(z.gte(1), z.lte(1000000)),
    experience: z.optional(z.string().check(z.maxLength(300))),
    message: z.optional(z.string().check(z.maxLength(500))),
    isAgreed: z.literal(true),
    humanCheck: z.optional(zHumanProof)
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
 * How an application stands.
 */
export const zAgencyApplicationState = /*#__PURE__*/ (() => z.object({
    ticket: zAgencyTicket,
    state: z.enum([
        'OPEN',
        'APPROVED',
        'REJECTED'
    ]),
    reason: z.optional(zAgencyReason),
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
 * A row of a contract. The last row whose conditions all hold decides.
 */
export const zAgentContractTier = /*#__PURE__*/ (() => z.object({
    outcome: z.optional(z.enum([
        'ANY',
        'PROFIT',
        'LOSS'
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
    period: zAgentContractPeriod,
    activeFrom: zMoney,
    carry: z.enum([
        'NONE',
        'ONE_CYCLE',
        'PERMANENT'
    ]),
    deductions: z.array(z.enum(['BONUS', 'DAILY_WAGE'])),
    funding: z.optional(zAgentContractFunding),
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
    kind: zAgentContractKind,
    gameType: zAgentContractGames,
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
 * A plan of the house.
 */
export const zAgentAccountPlan = /*#__PURE__*/ (() => z.object({
    planId: zAgentPlanId,
    name: z.string().check(z.maxLength(40)),
    kind: zAgentContractKind,
    gameType: zAgentContractGames
}))();

/**
 * A link by which an agent brings in others.
 */
export const zAgentLink = /*#__PURE__*/ (() => z.object({
    linkId: zAgentLinkId,
    code: z.string().check(z.maxLength(40)),
    kind: zAgentTeamKind,
    plan: z.optional(zAgentContractId),
    planKind: z.optional(zAgentContractKind),
    housePlan: z.optional(zAgentAccountPlan),
    planState: z.optional(z.enum([
        'OFFERED',
        'WITHDRAWN',
        'BARRED'
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

export const zAgentNewLink = /*#__PURE__*/ (() => z.object({
    kind: zAgentTeamKind,
    campaign: z.optional(z.string().check(z.maxLength(60))),
    plan: z.optional(zAgentContractId),
    housePlan: z.optional(zAgentPlanId)
}))();

export const zAgentLinkSwitch = /*#__PURE__*/ (() => z.object({
    isActive: z.boolean()
}))();

export const zAgentNewAccount = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    kind: z.enum(['MEMBER', 'AGENT']),
    remark: z.optional(z.string().check(z.maxLength(200)))
}))();

export const zAgentAccountsRequest = /*#__PURE__*/ (() => z.object({
    requestId: z.string().check(z.maxLength(36), z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    password: z.enum(['RANDOM', 'DEFAULT']),
    plan: z.optional(zAgentContractId),
    housePlan: z.optional(zAgentPlanId),
    isCheck: z._default(z.optional(z.boolean()), false),
    rows: z.array(zAgentNewAccount).check(z.minLength(1), z.maxLength(100))
}))();

/**
 * What has become of a row.
 */
export const zAgentAccountMade = /*#__PURE__*/ (() => z.object({
    username: z.string().check(z.maxLength(64)),
    state: z.enum([
        'GOOD',
        'MADE',
        'REFUSED'
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
 * A contract as one of its parties sees it.
 */
export const zAgentContract = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    kind: zAgentContractKind,
    gameType: zAgentContractGames,
    currency: z.string().check(z.maxLength(5)),
    side: zAgentContractSide,
    partner: z.optional(z.string().check(z.maxLength(40))),
    status: zAgentContractStatus,
    version: z.int().check(z.gte(1)),
    open: z.optional(zAgentContractTerms),
    signed: z.optional(zAgentContractTerms),
    inForce: z.optional(zAgentContractTerms),
    last: z.optional(zAgentContractTerms),
    downlineHigherRate: z.optional(z.enum(['Y', 'N'])),
    higherBelow: z.optional(zHigherBelow),
    endAskedBy: z.optional(zAgentContractSide),
    isEndBinding: z.optional(z.boolean()),
    endsAt: z.optional(zInstant),
    reason: z.optional(z.enum([
        'WITHDRAWN',
        'REJECTED',
        'EXPIRED',
        'AGREED',
        'LAPSED',
        'SECOND_REQUEST',
        'UPLINE_ENDED',
        'MOVED',
        'CLOSED'
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
 * Terms to be offered.
 */
export const zAgentContractTermsInput = /*#__PURE__*/ (() => z.object({
    period: z.optional(zAgentContractPeriod),
    activeFrom: zMoneyInput,
    carry: z.optional(z.enum([
        'NONE',
        'ONE_CYCLE',
        'PERMANENT'
    ])),
    deductions: z.optional(z.array(z.enum(['BONUS', 'DAILY_WAGE'])).check(z.maxLength(2))),
    tiers: z.array(zAgentContractTier).check(z.minLength(1), z.maxLength(50))
}))();

/**
 * A contract to be offered.
 */
export const zAgentContractOffer = /*#__PURE__*/ (() => z.object({
    downline: z.string().check(z.minLength(1), z.maxLength(40)),
    kind: zAgentContractKind,
    gameType: zAgentContractGames,
    terms: zAgentContractTermsInput
}))();

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
 * What came of trying terms.
 */
export const zAgentContractPreview = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    funding: z.optional(zAgentContractFunding),
    faults: z.array(z.object({
        field: z.string().check(z.maxLength(40)),
        reason: z.enum([
            'PERIOD',
            'ROWS',
            'ORDER',
            'SAME',
            'RATE',
            'VALUE',
            'ABOVE_OWN',
            'NO_OWN'
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
    actor: z.enum([
        'YOU',
        'PARTNER',
        'SYSTEM'
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
 * Other terms for a contract in force.
 */
export const zAgentContractAmendment = /*#__PURE__*/ (() => z.object({
    expectedStatus: zAgentContractStatus,
    version: z.int().check(z.gte(1)),
    terms: zAgentContractTermsInput
}))();

/**
 * What a party does with a contract.
 */
export const zContractAct = /*#__PURE__*/ (() => z.object({
    action: z.enum([
        'withdraw',
        'sign',
        'reject',
        'askEnd',
        'keep',
        'agreeEnd',
        'refuseEnd',
        'cancelEnd'
    ]),
    expectedStatus: zAgentContractStatus,
    version: z.int().check(z.gte(1)),
    termsHash: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/))),
    isRateConfirmed: z.optional(z.boolean()),
    isEndBinding: z.optional(z.boolean()),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
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
 * What a bill was made from, in short.
 */
export const zAgentBillFigures = /*#__PURE__*/ (() => z.object({
    bets: z.int(),
    volume: zMoney,
    loss: zMoney,
    active: z.int().check(z.gte(0)),
    row: z.optional(z.int().check(z.gte(1))),
    rowVolume: z.optional(zMoney),
    rateType: z.optional(z.enum(['P', 'A'])),
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
    kind: zAgentContractKind,
    gameType: zAgentContractGames,
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
    payer: z.optional(z.enum(['UPLINE'])),
    expiresAt: z.optional(zInstant),
    status: z.enum([
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
    waitsFor: z.optional(z.enum(['OPERATOR', 'BILL_BEFORE'])),
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
 * Sums over all bills of a filter.
 */
export const zAgentBillTotals = /*#__PURE__*/ (() => z.object({
    currency: z.string().check(z.maxLength(5)),
    count: z.int().check(z.gte(0)),
    amount: zMoney,
    paid: zMoney
}))();

/**
 * A row of the contract, and whether the team has reached it.
 */
export const zAgentBillTier = /*#__PURE__*/ (() => z.object({
    row: z.int().check(z.gte(1)),
    outcome: z.enum([
        'ANY',
        'PROFIT',
        'LOSS'
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
    funding: z.optional(zAgentContractFunding),
    contract: zAgentContractId,
    terms: z.object({
        no: z.int().check(z.gte(1)),
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/))
    }),
    kind: zAgentContractKind,
    gameType: zAgentContractGames,
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
    rateType: z.optional(z.enum(['P', 'A'])),
    rate: z.optional(z.string().check(z.maxLength(24))),
    gross: zMoney,
    remainder: z.string().check(z.maxLength(24)),
    downlines: z.array(z.object({
        contract: zAgentContractId,
        gross: zMoney,
        funding: z.optional(zAgentContractFunding)
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
 * A result of a bet, or a bonus, as a bill counts it. What is taken back is below zero.
 */
export const zAgentBillResult = /*#__PURE__*/ (() => z.object({
    no: z.string().check(z.maxLength(18), z.regex(/^[1-9][0-9]{0,17}$/)),
    time: zInstant,
    member: zAgentTeamStep,
    betNo: z.optional(z.string().check(z.maxLength(40))),
    category: zGameCategoryCode,
    reason: z.enum([
        'SETTLE',
        'RESETTLE',
        'VOID',
        'ROLLBACK',
        'IMPORT',
        'BONUS'
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
 * Bills of one kind that end on one day.
 */
export const zAgentIncomeRow = /*#__PURE__*/ (() => z.object({
    day: z.string().check(z.maxLength(10), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    kind: zAgentContractKind,
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
 * Letter of the specification.
 */
export const zSentLetter = /*#__PURE__*/ (() => z.enum([
    'A',
    'R',
    'C'
]))();

/**
 * A letter for the dividend contract with the upline.
 */
export const zDividendLetter = /*#__PURE__*/ (() => z.object({
    type: zAgentContractGames,
    status: zSentLetter,
    expectedStatus: z.optional(zAgentContractStatus),
    version: z.optional(z.int().check(z.gte(1))),
    termsHash: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/))),
    isRateConfirmed: z.optional(z.boolean())
}))();

/**
 * A letter for a daily wage contract.
 */
export const zDailySalaryLetter = /*#__PURE__*/ (() => z.object({
    id: zAgentContractId,
    status: zSentLetter,
    expectedStatus: z.optional(zAgentContractStatus),
    version: z.optional(z.int().check(z.gte(1))),
    termsHash: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/))),
    isRateConfirmed: z.optional(z.boolean())
}))();

/**
 * A letter for an hourly wage contract.
 */
export const zHourSalaryLetter = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    status: zSentLetter,
    expectedStatus: z.optional(zAgentContractStatus),
    version: z.optional(z.int().check(z.gte(1))),
    termsHash: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/))),
    isRateConfirmed: z.optional(z.boolean())
}))();

/**
 * A letter for a real-time wage contract.
 */
export const zRealTimeSalaryLetter = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId,
    status: zSentLetter,
    expectedStatus: z.optional(zAgentContractStatus),
    version: z.optional(z.int().check(z.gte(1))),
    termsHash: z.optional(z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/))),
    isRateConfirmed: z.optional(z.boolean())
}))();

/**
 * A contract with the upline.
 */
export const zConsolidatedEntry = /*#__PURE__*/ (() => z.object({
    gameType: zAgentContractGames,
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

export const zMemberIconChoice = /*#__PURE__*/ (() => z.object({
    icon: z.string().check(z.minLength(1), z.maxLength(8), z.regex(/^[0-9]+$/))
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
    reason: z.optional(zVendorWalletReason)
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
    state: zVendorTransferState,
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
 * A category, or a class inside one, whose vendors are all planned.
 */
export const zPlannedFamily = /*#__PURE__*/ (() => z.object({
    gameCategory: zGameCategoryCode,
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
 * What a reader searches for. Case, diacritics, punctuation, emoji and direction marks make no difference; the client cuts what is longer.
 */
export const zSearchText = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f]+$/)))();

/**
 * Key of the order; a minus before it means the greatest first. popularity = players of the last seven days, newness = when the game came into the catalogue, rtp = published return to player.
 */
export const zGameSort = /*#__PURE__*/ (() => z.enum([
    '-popularity',
    '-newness',
    'name',
    '-rtp'
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

/**
 * A part of a text, in UTF-16 code units as JavaScript counts them; ranges are in order and apart.
 */
export const zTextRange = /*#__PURE__*/ (() => z.object({
    start: z.int().check(z.gte(0)),
    end: z.int().check(z.gte(1))
}))();

export const zGameSearchHit = /*#__PURE__*/ (() => z.object({
    game: zGameCard,
    labelName: z.string(),
    matches: z.array(zTextRange),
    matchedName: z.optional(z.string())
}))();

export const zVendorSearchHit = /*#__PURE__*/ (() => z.object({
    vendor: zVendorCard,
    category: zGameCategoryCode,
    classify: z.optional(z.string()),
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

export const zFavoriteRequest = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId
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

export const zLaunchRequest = /*#__PURE__*/ (() => z.object({
    gameId: z.optional(zGameId),
    roomId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    nodeId: zNodeId,
    accountType: z.optional(z.literal(1)),
    confirmTrans: z.optional(z.literal(0)),
    vassalage: zVendorCode,
    launchMode: z.enum(['GLS']),
    platform: z.enum(['html5-desktop']),
    clientType: z.literal(3),
    username: z.optional(z.string().check(z.maxLength(64), z.regex(/^\S+$/))),
    token: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    merchantCode: z.optional(z.string().check(z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    language: z.optional(zLanguageCode)
}))();

/**
 * Area of the lottery frame.
 */
export const zLottoArea = /*#__PURE__*/ (() => z.enum(['VN', 'SEA']))();

/**
 * Asks for the lottery frame: the lobby of an area, or one lottery of it. Sent to launchGame in place of a LaunchRequest; launchMode tells them apart.
 */
export const zLotteryFrameRequest = /*#__PURE__*/ (() => z.object({
    launchMode: z.enum(['LOTT']),
    device: z.optional(z.string().check(z.maxLength(20), z.regex(/^[a-z0-9-]+$/))),
    lottoArea: zLottoArea,
    lottoPrizeMode: z.optional(z.enum(['Elott'])),
    lottoView: z.enum(['lobby', 'betting']),
    lottoGameCode: z.optional(zGameId),
    merchantCode: z.optional(z.string().check(z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    language: z.optional(zLanguageCode)
}))();

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
 * Key of the order; a minus before it turns the order round. place = open ones first, then as the merchant placed them; seats = free seats; buyIn = the smallest buy-in, at a live table the smallest bet.
 */
export const zRoomSort = /*#__PURE__*/ (() => z.enum([
    'place',
    'name',
    '-name',
    'game',
    '-game',
    'stake',
    '-stake',
    'buyIn',
    '-buyIn',
    'seats',
    '-seats',
    'status',
    '-status'
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

export const zRoomLaunchRequest = /*#__PURE__*/ (() => z.object({
    roomId: zRoomId,
    watch: z._default(z.optional(z.boolean()), false),
    merchantCode: z.optional(z.string().check(z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    language: z.optional(zLanguageCode)
}))();

/**
 * What kind of problem it is.
 */
export const zGameReportKind = /*#__PURE__*/ (() => z.enum([
    'NOT_LOADING',
    'STUCK',
    'WRONG_RESULT',
    'DISPLAY',
    'OTHER'
]))();

export const zGameReportRequest = /*#__PURE__*/ (() => z.object({
    nodeId: zNodeId,
    kind: zGameReportKind,
    text: z.string().check(z.minLength(10), z.maxLength(500)),
    requestKey: z.string().check(z.maxLength(36), z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
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
 * Numbers of one prize.
 */
export const zPrizeNumbers = /*#__PURE__*/ (() => z.object({
    prize: zPrizeKey,
    numbers: z.array(z.string().check(z.maxLength(6), z.regex(/^\d{1,6}$/))).check(z.minLength(1), z.maxLength(30))
}))();

/**
 * Numbers of a draw.
 */
export const zDrawResult = /*#__PURE__*/ (() => z.object({
    kind: zLotteryKind,
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
    area: zLottoArea,
    kind: zLotteryKind,
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
    prize: zPrizeKey,
    count: z.int().check(z.gte(1), z.lte(30)),
    min: z.int().check(z.gte(0), z.lte(999999)),
    max: z.int().check(z.gte(0), z.lte(999999)),
    digits: z.int().check(z.gte(1), z.lte(6)),
    isDistinct: z.boolean(),
    isSorted: z.boolean()
}))();

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
 * Issues that never opened.
 */
export const zDrawGap = /*#__PURE__*/ (() => z.object({
    firstIssue: zIssueNumber,
    lastIssue: zIssueNumber,
    count: z.int().check(z.gte(1)),
    from: zInstant,
    to: zInstant
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
 * A time-out or an exclusion.
 */
export const zPlayBreak = /*#__PURE__*/ (() => z.object({
    kind: z.enum(['TIME_OUT', 'EXCLUSION']),
    period: z.enum([
        '24H',
        '7D',
        '30D',
        '6M',
        '1Y',
        '3Y',
        '5Y',
        'LIFE'
    ]),
    beganAt: zInstant,
    until: z.optional(zInstant),
    isOver: z.boolean(),
    returnFrom: z.optional(zInstant)
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

export const zPlayLimitRequest = /*#__PURE__*/ (() => z.object({
    kind: zLimitKind,
    period: zLimitPeriod,
    amount: z.optional(zMoneyInput)
}))();

export const zPlayLimitName = /*#__PURE__*/ (() => z.object({
    kind: zLimitKind,
    period: zLimitPeriod
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

export const zTimeOutRequest = /*#__PURE__*/ (() => z.object({
    period: z.enum([
        '24H',
        '7D',
        '30D'
    ])
}))();

export const zExclusionRequest = /*#__PURE__*/ (() => z.object({
    period: z.enum([
        '6M',
        '1Y',
        '3Y',
        '5Y',
        'LIFE'
    ]),
    confirmation: z.string().check(z.minLength(1), z.maxLength(64))
}))();

export const zRealityCheckRequest = /*#__PURE__*/ (() => z.object({
    minutes: z.union([
        z.literal(15),
        z.literal(30),
        z.literal(60)
    ])
}))();

export const zPlaySignRequest = /*#__PURE__*/ (() => z.object({
    gameSessionId: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/))
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
 * How an account stands between open and closed, and what is left on it.
 */
export const zAccountClosing = /*#__PURE__*/ (() => z.object({
    state: z.enum([
        'OPEN',
        'CLOSING',
        'CLOSED'
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

export const zCloseAccountRequest = /*#__PURE__*/ (() => z.object({
    confirmation: z.string().check(z.minLength(1), z.maxLength(64)),
    giveUpRest: z.optional(z.boolean())
}))();

/**
 * A copy of everything about a member.
 */
export const zDataExport = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)),
    state: z.enum([
        'WAITING',
        'READY',
        'FAILED',
        'GONE'
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
 * Where an archive is fetched from, for a minute.
 */
export const zDataExportLink = /*#__PURE__*/ (() => z.object({
    url: z.string().check(z.maxLength(180), z.regex(/^\/files\/[A-Za-z0-9_-]{22}\?[A-Za-z0-9_=&-]{1,120}$/)),
    expiresAt: zInstant
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
    source: z.enum([
        'REGISTRATION',
        'LOG_IN',
        'SETTINGS',
        'EXCLUSION',
        'CLOSING'
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
 * Whether a member wants offers.
 */
export const zMarketingConsent = /*#__PURE__*/ (() => z.object({
    isGiven: z.boolean(),
    at: z.optional(zInstant),
    mayGive: z.boolean()
}))();

export const zMarketingConsentRequest = /*#__PURE__*/ (() => z.object({
    isGiven: z.boolean()
}))();

/**
 * Key of the order; a minus before it means the latest or greatest first. time = when the stake was taken.
 */
export const zBetSort = /*#__PURE__*/ (() => z.enum([
    'time',
    '-time',
    'stake',
    '-stake',
    'net',
    '-net'
]))();

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
    status: zBetStatus,
    balanceBefore: zMoney,
    balanceAfter: zMoney
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

/**
 * A game that was bet on.
 */
export const zPlayedGame = /*#__PURE__*/ (() => z.object({
    vassalage: zVendorCode,
    gameId: zGameId,
    name: z.string(),
    vendorName: z.string()
}))();

export const zBetMovement = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'BET',
        'WIN',
        'ROLLBACK'
    ]),
    transactionId: z.string(),
    amount: zMoney,
    balanceBefore: zMoney,
    balanceAfter: zMoney,
    at: zInstant
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
 * What the player saw of one step of the result, to be drawn. Cells are pairs of reel and row, both from 0; one that the reels do not have is left out.
 */
export const zBetBoard = /*#__PURE__*/ (() => z.object({
    step: z.enum([
        'spin',
        'free',
        'cascade',
        'respin',
        'nudge',
        'other'
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
    wallet: z.enum(['MAIN', 'VENDOR']),
    cashStake: zMoney,
    bonusStake: zMoney,
    roundStatus: z.enum([
        'OPEN',
        'CLOSED',
        'VOID'
    ]),
    movements: z.array(zBetMovement),
    details: z.array(zBetDetailLine),
    verifyUrl: z.optional(z.string())
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
 * Why a wallet was corrected, and what it refers to.
 */
export const zCorrection = /*#__PURE__*/ (() => z.object({
    cause: zCorrectionCause,
    about: z.optional(z.enum([
        'DEPOSIT',
        'WITHDRAWAL',
        'TRANSFER',
        'BET',
        'DISPUTE'
    ])),
    number: z.optional(z.string().check(z.maxLength(24)))
}))();

/**
 * One movement of the cash.
 */
export const zMovement = /*#__PURE__*/ (() => z.object({
    no: z.string(),
    at: zInstant,
    kind: zMovementKind,
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
 * Profit and loss of a player.
 */
export const zProfitReport = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    period: zProfitPeriod,
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
 * One way to pay in.
 */
export const zDepositMethod = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    kind: zDepositKind,
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
 * One deposit, as it stands now.
 */
export const zDepositOrder = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    method: zDepositMethodCode,
    kind: zDepositKind,
    currency: zCurrency,
    amount: zMoney,
    credited: zMoney,
    bonus: z.optional(zMoney),
    state: zDepositState,
    isLate: z.boolean(),
    createdAt: zInstant,
    expiresAt: zInstant,
    completedAt: z.optional(zInstant),
    slipReason: z.optional(zSlipReason),
    cancelReason: z.optional(z.enum(['CLOSED', 'LIMIT']))
}))();

/**
 * Deposits that follow each other.
 */
export const zDepositList = /*#__PURE__*/ (() => z.object({
    content: z.array(zDepositOrder),
    nextCursor: z.optional(zCursor)
}))();

export const zDepositRequest = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    amount: zPositiveMoneyInput,
    offerId: z.optional(zBonusId)
}))();

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
    lastTry: z.optional(zDepositTry),
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
    state: z.enum([
        'APPLIED',
        'SUSPENSE',
        'REVERSED'
    ]),
    takenBack: z.optional(zMoney),
    paidAt: zInstant
}))();

/**
 * Pictures of the transfer, as they came.
 */
export const zSlipIds = /*#__PURE__*/ (() => z.array(zFileId))();

/**
 * An order with what belongs to it.
 */
export const zDepositDetail = /*#__PURE__*/ (() => z.object({
    order: zDepositOrder,
    instructions: z.optional(zDepositInstructions),
    payments: z.array(zDepositPayment),
    slipIds: z.optional(zSlipIds)
}))();

export const zVoucherRequest = /*#__PURE__*/ (() => z.object({
    code: z.string().check(z.maxLength(32), z.regex(/^[A-Z0-9]{6,32}$/))
}))();

/**
 * What the provider says of a code.
 */
export const zVoucherAnswer = /*#__PURE__*/ (() => z.object({
    outcome: z.enum([
        'TAKEN',
        'CHECKING',
        'UNKNOWN',
        'USED',
        'OTHER_CURRENCY',
        'TOO_LITTLE',
        'CLOSED'
    ])
}))();

/**
 * Uploaded pictures, each once.
 */
export const zFileIds = /*#__PURE__*/ (() => z.array(zFileId).check(z.minLength(1), z.maxLength(3)))();

export const zSlipRequest = /*#__PURE__*/ (() => z.object({
    fileIds: zFileIds
}))();

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
 * A bonus that a deposit can bring.
 */
export const zBonusOffer = /*#__PURE__*/ (() => z.object({
    id: zBonusId,
    kind: zBonusOfferKind,
    percent: z.int().check(z.gte(1), z.lte(500)),
    most: zMoney,
    least: zMoney,
    times: z.int().check(z.gte(1), z.lte(60)),
    days: z.int().check(z.gte(1), z.lte(90)),
    maxStake: z.optional(zMoney),
    maxWin: z.optional(zMoney)
}))();

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
    kind: zBonusOfferKind,
    currency: zCurrency,
    amount: zMoney,
    balance: zMoney,
    required: zMoney,
    done: zMoney,
    state: z.enum([
        'QUEUED',
        'ACTIVE',
        'COMPLETED',
        'USED',
        'CANCELLED',
        'EXPIRED',
        'FORFEITED'
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
 * One way to be paid out.
 */
export const zPayoutMethod = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    kind: zPayoutKind,
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
 * An account that money can be paid out to.
 */
export const zPayoutAccount = /*#__PURE__*/ (() => z.object({
    id: zPayoutAccountId,
    method: zDepositMethodCode,
    kind: zPayoutKind,
    institution: zInstitutionCode,
    institutionName: z.string(),
    numberEnd: z.string().check(z.length(4)),
    holder: z.string(),
    state: zPayoutAccountState,
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

export const zNewPayoutAccount = /*#__PURE__*/ (() => z.object({
    method: zDepositMethodCode,
    institution: zInstitutionCode,
    number: z.string().check(z.minLength(6), z.maxLength(20), z.regex(/^[0-9]{6,20}$/)),
    holder: z.string().check(z.minLength(2), z.maxLength(60))
}))();

/**
 * Money of the wallet that cannot be withdrawn yet. Winnings are never locked.
 */
export const zWithdrawalLock = /*#__PURE__*/ (() => z.object({
    reason: z.enum(['TURNOVER']),
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
    identity: z.enum([
        'DONE',
        'NEEDED',
        'IN_REVIEW',
        'EXPIRED'
    ])
}))();

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
    state: zWithdrawalState,
    reason: z.optional(zWithdrawalReason),
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

export const zWithdrawalRequest = /*#__PURE__*/ (() => z.object({
    accountId: zPayoutAccountId,
    amount: zPositiveMoneyInput
}))();

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
 * One payout of a withdrawal.
 */
export const zWithdrawalPart = /*#__PURE__*/ (() => z.object({
    no: zPartNo,
    amount: zMoney,
    state: z.enum([
        'PLANNED',
        'SENT',
        'PAID',
        'FAILED',
        'RETURNED'
    ]),
    reason: z.optional(zWithdrawalReason),
    paidAt: z.optional(zInstant),
    confirmation: z.optional(zConfirmState),
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

export const zTransferRequest = /*#__PURE__*/ (() => z.object({
    direction: z.enum([
        'UP',
        'DOWN',
        'OWN'
    ]),
    memberId: z.optional(z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/))),
    amount: zPositiveMoneyInput,
    note: z.optional(z.string().check(z.minLength(1), z.maxLength(140))),
    fromVendor: z.optional(zWalletCode),
    toVendor: z.optional(zWalletCode)
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
 * Receipt of a transfer, as one of its two parties sees it.
 */
export const zTransfer = /*#__PURE__*/ (() => z.object({
    transferNo: zOrderNo,
    isSender: z.boolean(),
    partnerIs: z.enum([
        'UPLINE',
        'DOWNLINE',
        'OWN_WALLET'
    ]),
    partner: z.string(),
    fromVendor: z.optional(zWalletCode),
    toVendor: z.optional(zWalletCode),
    fromName: z.optional(z.string()),
    toName: z.optional(z.string()),
    currency: zCurrency,
    state: zTransferState,
    reason: z.optional(zTransferReason),
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
 * A message to a member.
 */
export const zInboxMessage = /*#__PURE__*/ (() => z.object({
    id: zInboxMessageId,
    kind: zInboxKind,
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

export const zInboxReading = /*#__PURE__*/ (() => z.object({
    messageIds: z.optional(z.array(zInboxMessageId).check(z.minLength(1), z.maxLength(100)))
}))();

/**
 * The inbox after a change.
 */
export const zInboxState = /*#__PURE__*/ (() => z.object({
    unread: zUnreadCount
}))();

export const zInboxDeletion = /*#__PURE__*/ (() => z.object({
    messageIds: z.array(zInboxMessageId).check(z.minLength(1), z.maxLength(100))
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
 * A dispute about a part.
 */
export const zPartDispute = /*#__PURE__*/ (() => z.object({
    caseNo: zOrderNo,
    state: zDisputeState,
    reason: zDisputeReason,
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
    state: zConfirmState,
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
 * What waits for the member.
 */
export const zConfirmationCount = /*#__PURE__*/ (() => z.object({
    waiting: z.int().check(z.gte(0)),
    needEvidence: z.int().check(z.gte(0))
}))();

export const zReceiptRequest = /*#__PURE__*/ (() => z.object({
    whole: z.boolean()
}))();

/**
 * What the member adds in own words.
 */
export const zDisputeNote = /*#__PURE__*/ (() => z.string().check(z.maxLength(500)))();

export const zDisputeRequest = /*#__PURE__*/ (() => z.object({
    reason: zDisputeReason,
    note: z.optional(zDisputeNote),
    fileIds: zFileIds
}))();

export const zEvidenceRequest = /*#__PURE__*/ (() => z.object({
    note: z.optional(zDisputeNote),
    fileIds: zFileIds
}))();

export const zFileUpload = /*#__PURE__*/ (() => z.object({
    purpose: z.enum([
        'PROOF',
        'SLIP',
        'IDENTITY'
    ]),
    data: z.string().check(z.minLength(16), z.maxLength(7000000))
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
 * Why there is no session any more.
 */
export const zSessionEndedEventData = /*#__PURE__*/ (() => z.object({
    reason: z.enum([
        'LOGOUT',
        'IDLE',
        'EXPIRED',
        'REPLACED',
        'PASSWORD_CHANGED',
        'LOCKED',
        'ENDED_ELSEWHERE'
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
 * Which deposit, and how it stands.
 */
export const zDepositEventData = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo,
    state: zDepositState
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
    state: zWithdrawalState
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

export const zVendorAuthenticateRequest = /*#__PURE__*/ (() => z.object({
    launchCode: z.string().check(z.minLength(6), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))
}))();

/**
 * Name of the player towards vendors; not the member number.
 */
export const zPlayerId = /*#__PURE__*/ (() => z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]{1,40}$/)))();

/**
 * Token of one player in one game, from vendorAuthenticate.
 */
export const zGameToken = /*#__PURE__*/ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]{20,64}$/)))();

/**
 * The player of a launch code, and the token for calls about him.
 */
export const zVendorSession = /*#__PURE__*/ (() => z.object({
    playerId: zPlayerId,
    gameToken: zGameToken,
    expiresAt: zInstant,
    gameId: zGameId,
    currency: zCurrency,
    currencySymbol: z.string(),
    decimals: z.int().check(z.gte(0), z.lte(4)),
    balance: zMoney,
    language: zLanguageCode,
    nickname: z.string(),
    trial: z.boolean(),
    maxStake: z.optional(zMoney)
}))();

export const zVendorBalanceRequest = /*#__PURE__*/ (() => z.object({
    gameToken: zGameToken,
    playerId: zPlayerId
}))();

/**
 * Grows with each movement of the player's money and never falls, so that an older answer can be told from a newer one, also when the house goes over to a wallet per vendor, or back to one wallet for all games.
 */
export const zWalletVersion = /*#__PURE__*/ (() => z.int().check(z.gte(0)))();

/**
 * What the player can stake now.
 */
export const zVendorBalance = /*#__PURE__*/ (() => z.object({
    playerId: zPlayerId,
    balance: zMoney,
    currency: zCurrency,
    version: zWalletVersion,
    maxStake: z.optional(zMoney)
}))();

/**
 * Made by the vendor, unique per vendor, kept for ever.
 */
export const zTransactionId = /*#__PURE__*/ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)))();

/**
 * Made by the vendor, unique per vendor. Several players may be in one round of a game.
 */
export const zRoundId = /*#__PURE__*/ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)))();

/**
 * Name of a pool of the vendor, which has a pot and a reserve in each currency.
 */
export const zVendorJackpotPool = /*#__PURE__*/ (() => z.string().check(z.maxLength(20), z.regex(/^[a-z][a-z0-9-]{0,19}$/)))();

/**
 * What a stake puts into a pool. If the bet is taken back, so is this.
 */
export const zVendorJackpotShare = /*#__PURE__*/ (() => z.object({
    pool: zVendorJackpotPool,
    pot: zPositiveMoneyInput,
    reserve: zMoneyInput,
    seed: zMoneyInput
}))();

export const zVendorBetRequest = /*#__PURE__*/ (() => z.object({
    gameToken: zGameToken,
    playerId: zPlayerId,
    transactionId: zTransactionId,
    roundId: zRoundId,
    gameId: zGameId,
    amount: zPositiveMoneyInput,
    currency: zCurrency,
    jackpots: z.optional(z.array(zVendorJackpotShare).check(z.minLength(1), z.maxLength(8)))
}))();

/**
 * An amount of a pool.
 */
export const zVendorJackpotAmount = /*#__PURE__*/ (() => z.object({
    pool: zVendorJackpotPool,
    amount: zMoney
}))();

/**
 * The movement as it was booked. A repeated call gets the same bytes again.
 */
export const zVendorTransactionResult = /*#__PURE__*/ (() => z.object({
    transactionId: zTransactionId,
    roundId: zRoundId,
    playerId: zPlayerId,
    balance: zMoney,
    currency: zCurrency,
    version: zWalletVersion,
    jackpots: z.optional(z.array(zVendorJackpotAmount))
}))();

/**
 * A pool whose pot is won.
 */
export const zVendorJackpotWin = /*#__PURE__*/ (() => z.object({
    pool: zVendorJackpotPool,
    seed: zMoneyInput
}))();

/**
 * What the step was. spin = the paid one, free = a free spin, cascade = symbols that fell into gaps, respin = a part of the board that turned again, nudge = a reel moved by a row.
 */
export const zVendorBoardStep = /*#__PURE__*/ (() => z.enum([
    'spin',
    'free',
    'cascade',
    'respin',
    'nudge',
    'other'
]))();

export const zVendorBoardSymbol = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/)),
    picture: z.optional(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/))),
    note: z.optional(z.string().check(z.minLength(1), z.maxLength(12), z.regex(/^[^\x00-\x1f\x7f]*$/)))
}))();

export const zVendorBoardWin = /*#__PURE__*/ (() => z.object({
    symbol: z.optional(z.int().check(z.gte(0), z.lte(59))),
    count: z.optional(z.int().check(z.gte(1), z.lte(144))),
    ways: z.optional(z.int().check(z.gte(1))),
    line: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    path: z.optional(z.array(z.int().check(z.gte(0), z.lte(11))).check(z.maxLength(12))),
    cells: z.array(z.tuple([z.int().check(z.gte(0), z.lte(11)), z.int().check(z.gte(0), z.lte(11))])).check(z.maxLength(144))
}))();

/**
 * What the player saw of one step of the result, to be drawn in the betting record. Cells are pairs of reel and row, both from 0.
 */
export const zVendorBoard = /*#__PURE__*/ (() => z.object({
    step: zVendorBoardStep,
    symbols: z.array(zVendorBoardSymbol).check(z.minLength(1), z.maxLength(60)),
    pictures: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/([A-Za-z0-9._~-]+\/)+$/))),
    reels: z.array(z.array(z.int().check(z.gte(0), z.lte(59))).check(z.maxLength(12))).check(z.minLength(1), z.maxLength(12)),
    wins: z.array(zVendorBoardWin).check(z.maxLength(40)),
    multiplier: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    payout: z.optional(zMoneyInput)
}))();

export const zVendorDetailLine = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/)),
    value: z.string().check(z.maxLength(500), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    symbols: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))).check(z.minLength(1), z.maxLength(40))),
    board: z.optional(zVendorBoard)
}))();

export const zVendorWinRequest = /*#__PURE__*/ (() => z.object({
    playerId: zPlayerId,
    transactionId: zTransactionId,
    betTransactionId: z.optional(zTransactionId),
    roundId: zRoundId,
    gameId: zGameId,
    amount: zMoneyInput,
    currency: zCurrency,
    endRound: z._default(z.optional(z.boolean()), false),
    promo: z._default(z.optional(z.boolean()), false),
    jackpots: z.optional(z.array(zVendorJackpotWin).check(z.minLength(1), z.maxLength(8))),
    details: z.optional(z.array(zVendorDetailLine).check(z.maxLength(40))),
    verifyUrl: z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/)))
}))();

export const zVendorRollbackRequest = /*#__PURE__*/ (() => z.object({
    playerId: zPlayerId,
    transactionId: zTransactionId,
    betTransactionId: zTransactionId,
    roundId: zRoundId,
    voidRound: z._default(z.optional(z.boolean()), false),
    allPlayers: z._default(z.optional(z.boolean()), false),
    reason: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)))
}))();

/**
 * What was taken back. A repeated call gets the same bytes again.
 */
export const zVendorRollbackResult = /*#__PURE__*/ (() => z.object({
    transactionId: zTransactionId,
    betTransactionId: zTransactionId,
    roundId: zRoundId,
    playerId: zPlayerId,
    status: z.enum(['ROLLED_BACK', 'TOMBSTONE']),
    balance: zMoney,
    currency: zCurrency,
    version: zWalletVersion
}))();

export const zVendorEndRoundRequest = /*#__PURE__*/ (() => z.object({
    playerId: zPlayerId,
    roundId: zRoundId,
    gameId: zGameId,
    allPlayers: z._default(z.optional(z.boolean()), false),
    details: z.optional(z.array(zVendorDetailLine).check(z.maxLength(40))),
    verifyUrl: z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/)))
}))();

/**
 * How the player's part of the round ended.
 */
export const zVendorEndRoundResult = /*#__PURE__*/ (() => z.object({
    roundId: zRoundId,
    playerId: zPlayerId,
    status: z.enum(['CLOSED', 'VOID']),
    balance: zMoney,
    currency: zCurrency,
    version: zWalletVersion
}))();

export const zVendorJackpotsRequest = /*#__PURE__*/ (() => z.object({
    currency: zCurrency
}))();

/**
 * The pots of the vendor in one currency.
 */
export const zVendorJackpots = /*#__PURE__*/ (() => z.object({
    currency: zCurrency,
    jackpots: z.array(zVendorJackpotAmount)
}))();

/**
 * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
 */
export const zLanguage = zLanguageCode;

/**
 * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
 */
export const zCursor2 = zCursor;

/**
 * Rows per page.
 */
export const zPageSize20 = /*#__PURE__*/ (() => z._default(z.int().check(z.gte(1), z.lte(100)), 20))();

/**
 * Whose account it is.
 */
export const zProvider = zSocialProvider;

/**
 * First day that is summed, by the clocks of the merchant.
 */
export const zFrom = /*#__PURE__*/ (() => z.iso.date().check(z.maxLength(10)))();

/**
 * Last day; 93 days at most.
 */
export const zTo = /*#__PURE__*/ (() => z.iso.date().check(z.maxLength(10)))();

/**
 * Number of the member whose downlines are asked for; absent for the reader.
 */
export const zParent = zAgentMemberId;

/**
 * A whole user name, or the number of an account.
 */
export const zFind = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(64)))();

/**
 * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
 */
export const zLevel = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(20)))();

/**
 * Only these accounts.
 */
export const zKind = zAgentTeamKind;

/**
 * Only accounts in this state.
 */
export const zState = zAgentTeamState;

/**
 * Only accounts that were made in the last days, counted back from now.
 */
export const zJoinedDays = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(366)))();

/**
 * Order.
 */
export const zSort = /*#__PURE__*/ (() => z._default(zAgentTeamSort, '-joined'))();

/**
 * Only bets placed then or later.
 */
export const zFrom2 = zInstant;

/**
 * Only bets placed before; 93 days at most.
 */
export const zTo2 = zInstant;

/**
 * Only bets of this member and of everybody below.
 */
export const zParent2 = zAgentMemberId;

/**
 * Only bets of one account, by its whole user name or its number.
 */
export const zFind2 = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(64)))();

/**
 * Only bets of players who stood this many steps below the reader.
 */
export const zLevel2 = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(20)))();

/**
 * Only this category.
 */
export const zCategory = zGameCategoryCode;

/**
 * Only this vendor.
 */
export const zVendor = zVendorCode;

/**
 * Only this status.
 */
export const zStatus = zBetStatus;

/**
 * Only members who have bet in these days, themselves or somebody below them, or only the others.
 */
export const zActivity = zTeamActivity;

/**
 * Order.
 */
export const zSort2 = /*#__PURE__*/ (() => z._default(zTeamLossSort, 'net'))();

/**
 * First moment that counts.
 */
export const zFrom3 = zInstant;

/**
 * First moment that counts no more; 93 days at most.
 */
export const zTo3 = zInstant;

/**
 * Only of this member and of everybody below.
 */
export const zParent3 = zAgentMemberId;

/**
 * Only of one account, by its whole user name or its number.
 */
export const zFind3 = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(64)))();

/**
 * Only this kind; BET and WIN find nothing.
 */
export const zKind2 = zMovementKind;

/**
 * First moment that counts no more; 366 days at most.
 */
export const zTo4 = zInstant;

/**
 * Only this kind.
 */
export const zKind3 = zCreditMovementKind;

/**
 * Merchant of this site. Optional; another merchant's code is refused.
 */
export const zMerchantCode = /*#__PURE__*/ (() => z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/)))();

/**
 * Game platforms, comma separated. The spelling `flash` is accepted and no flash title exists.
 */
export const zPlatformList = /*#__PURE__*/ (() => z._default(z.string().check(z.maxLength(40), z.regex(/^(flash|html5-desktop|html5)(,(flash|html5-desktop|html5)){0,2}$/)), 'html5-desktop'))();

/**
 * Page number, counted from 1.
 */
export const zPage = /*#__PURE__*/ (() => z._default(z.int().check(z.gte(1), z.lte(100000)), 1))();

/**
 * Games per page.
 */
export const zPageSize60 = /*#__PURE__*/ (() => z._default(z.int().check(z.gte(1), z.lte(100)), 60))();

/**
 * Code of the lottery, which is the gameCode of the menus.
 */
export const zGameCode = zGameId;

/**
 * Number of the order.
 */
export const zOrderNo2 = zOrderNo;

/**
 * Number of the part.
 */
export const zPartNo2 = zPartNo;

/**
 * Vendor code the signature key belongs to.
 */
export const zVendorId = /*#__PURE__*/ (() => z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)))();

/**
 * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
 */
export const zVendorTimestamp = /*#__PURE__*/ (() => z.string().check(z.length(13), z.regex(/^\d{13}$/)))();

/**
 * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
 */
export const zVendorSignature = /*#__PURE__*/ (() => z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/)))();

export const zGetSystemStatusQuery = /*#__PURE__*/ (() => z.object({
    url: z.optional(z.string().check(z.maxLength(255), z.regex(/^[A-Za-z0-9.:\[\]_-]{1,255}$/))),
    language: z.optional(zLanguageCode)
}))();

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

export const zGetCountriesQuery = /*#__PURE__*/ (() => z.object({
    language: z.optional(zLanguageCode)
}))();

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

export const zReportClientErrorBody = zClientErrorReport;

/**
 * Noted.
 */
export const zReportClientErrorResponse = /*#__PURE__*/ (() => z.void())();

export const zLoginBody = zLoginRequest;

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

export const zSendLoginCodeBody = zCodeRequest;

/**
 * A code is on its way, if the number may have one.
 */
export const zSendLoginCodeResponse = zCodeSent;

export const zSendRegisterCodeBody = zCodeRequest;

/**
 * A code is on its way, if the number may have one.
 */
export const zSendRegisterCodeResponse = zCodeSent;

/**
 * The key set, newest key first.
 */
export const zGetKeySetResponse = zKeySet;

export const zCreateHumanCheckBody = zHumanCheckRequest;

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

export const zStartFreePlayBody = zFreePlayRequest;

export const zStartFreePlayHeaders = /*#__PURE__*/ (() => z.object({
    'X-Gateway-Version': z.enum(['3'])
}))();

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

export const zEndSessionPath = /*#__PURE__*/ (() => z.object({
    sessionId: z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))
}))();

/**
 * End one session.
 */
export const zEndSessionResponse = zEndedSessions;

export const zGetSignInHistoryQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * Own log-ins of the last 90 days.
 */
export const zGetSignInHistoryResponse = zSignInHistory;

/**
 * How the owner can prove himself now.
 */
export const zGetProofsResponse = zProofs;

export const zStepUpBody = zStepUpRequest;

/**
 * Prove again who is there.
 */
export const zStepUpResponse = zStrongUntil;

export const zFinishSignInBody = zSecondFactor;

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

export const zConfirmTotpBody = zTotpCode;

/**
 * Confirm the authenticator by a code.
 */
export const zConfirmTotpResponse = zRecoveryCodes;

/**
 * Whether there is one.
 */
export const zGetPaymentPasswordResponse = zPaymentPasswordState;

export const zSetPaymentPasswordBody = zPaymentPassword;

/**
 * It is set, and counts as proved.
 */
export const zSetPaymentPasswordResponse = zPaymentPasswordState;

export const zProvePaymentPasswordBody = zPaymentPassword;

/**
 * It was right.
 */
export const zProvePaymentPasswordResponse = zPaymentPasswordState;

/**
 * Own passkeys.
 */
export const zListPasskeysResponse = zPasskeyList;

export const zRegisterPasskeyBody = zNewPasskey;

/**
 * Keep a passkey.
 */
export const zRegisterPasskeyResponse = zPasskey;

/**
 * Options for a new passkey.
 */
export const zBeginPasskeyResponse = zPasskeyCreation;

export const zRemovePasskeyPath = /*#__PURE__*/ (() => z.object({
    passkeyId: z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))
}))();

/**
 * Remove a passkey.
 */
export const zRemovePasskeyResponse = zPasskeyList;

export const zRenamePasskeyBody = zPasskeyName;

export const zRenamePasskeyPath = /*#__PURE__*/ (() => z.object({
    passkeyId: z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))
}))();

/**
 * Rename a passkey.
 */
export const zRenamePasskeyResponse = zPasskey;

/**
 * Options for proving again with a passkey.
 */
export const zBeginPasskeyProofResponse = zPasskeyRequest;

export const zSignInWithPasskeyBody = zPasskeySignIn;

/**
 * Log in with a passkey.
 */
export const zSignInWithPasskeyResponse = zSessionGrant;

export const zBeginPasskeySignInBody = zPasskeySignInStart;

/**
 * Options for a log-in with a passkey.
 */
export const zBeginPasskeySignInResponse = zPasskeyRequest;

/**
 * Origins that share the passkeys of this site.
 */
export const zGetRelatedOriginsResponse = zRelatedOrigins;

export const zRegisterMemberBody = zRegisterRequest;

/**
 * Registered, and logged in when asked.
 */
export const zRegisterMemberResponse = zRegisterResult;

export const zRegisterMobileBody = zRegisterMobileRequest;

/**
 * Registered, and logged in when asked.
 */
export const zRegisterMobileResponse = zRegisterResult;

export const zAcceptAgreementBody = zAgreementAcceptance;

/**
 * Accepted.
 */
export const zAcceptAgreementResponse = zAgreementAccepted;

export const zChangePasswordBody = zPasswordChange;

/**
 * Changed.
 */
export const zChangePasswordResponse = zPasswordChanged;

export const zSendRecoveryCodeBody = zCodeRequest;

/**
 * A code is on its way, if the number may have one.
 */
export const zSendRecoveryCodeResponse = zCodeSent;

export const zResetPasswordByPhoneBody = zPhoneReset;

/**
 * Set, and logged in.
 */
export const zResetPasswordByPhoneResponse = zSessionGrant;

export const zRequestPasswordMailBody = zPasswordMailRequest;

/**
 * Taken in hand.
 */
export const zRequestPasswordMailResponse = zPasswordMailResult;

export const zResetPasswordByLinkBody = zLinkReset;

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

export const zSaveIdentityCheckBody = zIdentityStepRequest;

/**
 * The check, as it stands now.
 */
export const zSaveIdentityCheckResponse = zIdentityCheck;

/**
 * The check, as it stands now.
 */
export const zSendIdentityCheckResponse = zIdentityCheck;

export const zChangeIdentityCheckBody = zIdentityChangeRequest;

/**
 * The check, as it stands now.
 */
export const zChangeIdentityCheckResponse = zIdentityCheck;

export const zUpdateLanguageBody = zLanguageChoice;

/**
 * Kept.
 */
export const zUpdateLanguageResponse = zLanguageResult;

/**
 * The choice.
 */
export const zGetWinnerBoardChoiceResponse = zWinnerBoardChoice;

export const zUpdateWinnerBoardChoiceBody = zWinnerBoardChoice;

/**
 * Kept.
 */
export const zUpdateWinnerBoardChoiceResponse = zWinnerBoardChoice;

/**
 * Known now.
 */
export const zRecordFirstLoginResponse = zFirstLoginResult;

export const zStartSocialSignInPath = /*#__PURE__*/ (() => z.object({
    provider: zSocialProvider
}))();

export const zStartSocialSignInQuery = /*#__PURE__*/ (() => z.object({
    intent: z._default(z.optional(z.enum(['signIn', 'link'])), 'signIn')
}))();

/**
 * Page that hands a failure to the window of the site. Its script is a file of ours.
 */
export const zStartSocialSignInResponse = /*#__PURE__*/ (() => z.string())();

export const zFinishSocialSignInPath = /*#__PURE__*/ (() => z.object({
    provider: zSocialProvider
}))();

export const zFinishSocialSignInQuery = /*#__PURE__*/ (() => z.object({
    state: z.optional(z.string().check(z.maxLength(128))),
    code: z.optional(z.string().check(z.maxLength(2048))),
    error: z.optional(z.string().check(z.maxLength(200))),
    iss: z.optional(z.string().check(z.maxLength(300)))
}))();

/**
 * Page that hands the result, or the code of the failure, to the window of the site.
 */
export const zFinishSocialSignInResponse = /*#__PURE__*/ (() => z.string())();

export const zCompleteSocialSignInBody = zSocialCompletion;

/**
 * Logged in, or a ticket to go on with.
 */
export const zCompleteSocialSignInResponse = zSocialOutcome;

export const zLinkSocialAccountBody = zSocialLinkRequest;

/**
 * Linked.
 */
export const zLinkSocialAccountResponse = zLinkedAccount;

export const zRegisterSocialMemberBody = zSocialRegisterRequest;

/**
 * Registered and linked, and logged in when asked.
 */
export const zRegisterSocialMemberResponse = zRegisterResult;

/**
 * The list, oldest first.
 */
export const zGetLinkedAccountsResponse = zLinkedAccounts;

export const zCheckAffiliateQuery = /*#__PURE__*/ (() => z.object({
    affiliateCode: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))
}))();

/**
 * What may be known of the code.
 */
export const zCheckAffiliateResponse = zAffiliateCheck;

export const zListAgentTeamQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    kind: z.optional(zAgentTeamKind),
    state: z.optional(zAgentTeamState),
    joinedDays: z.optional(z.int().check(z.gte(1), z.lte(366))),
    sort: z._default(z.optional(zAgentTeamSort), '-joined'),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next members.
 */
export const zListAgentTeamResponse = zAgentTeamList;

export const zGetAgentTeamTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    kind: z.optional(zAgentTeamKind),
    state: z.optional(zAgentTeamState),
    joinedDays: z.optional(z.int().check(z.gte(1), z.lte(366)))
}))();

/**
 * The sums.
 */
export const zGetAgentTeamTotalsResponse = zAgentTeamTotals;

export const zGetAgentTeamCsvQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    kind: z.optional(zAgentTeamKind),
    state: z.optional(zAgentTeamState),
    joinedDays: z.optional(z.int().check(z.gte(1), z.lte(366))),
    sort: z._default(z.optional(zAgentTeamSort), '-joined')
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentTeamCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentTeamPdfQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    kind: z.optional(zAgentTeamKind),
    state: z.optional(zAgentTeamState),
    joinedDays: z.optional(z.int().check(z.gte(1), z.lte(366))),
    sort: z._default(z.optional(zAgentTeamSort), '-joined')
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentTeamPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * What the reader has acknowledged.
 */
export const zListAcknowledgedNoticesResponse = zAcknowledgedNotices;

export const zAcknowledgeNoticesBody = zNoticesRead;

/**
 * What the reader has acknowledged.
 */
export const zAcknowledgeNoticesResponse = zAcknowledgedNotices;

export const zLockAgentMemberBody = zAgentLock;

export const zLockAgentMemberPath = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId
}))();

/**
 * Done.
 */
export const zLockAgentMemberResponse = zAgentLocked;

export const zUnlockAgentMemberPath = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId
}))();

/**
 * Done.
 */
export const zUnlockAgentMemberResponse = zAgentLocked;

export const zSetAgentRemarkBody = zAgentRemark;

export const zSetAgentRemarkPath = /*#__PURE__*/ (() => z.object({
    memberId: zAgentMemberId
}))();

/**
 * The remark as it is now.
 */
export const zSetAgentRemarkResponse = zAgentRemarkKept;

export const zListTeamBetsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    status: z.optional(zBetStatus),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next bets.
 */
export const zListTeamBetsResponse = zTeamBetList;

export const zGetTeamBetTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    status: z.optional(zBetStatus)
}))();

/**
 * The sums.
 */
export const zGetTeamBetTotalsResponse = zTeamBetTotals;

export const zGetTeamBetsCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    status: z.optional(zBetStatus)
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamBetsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetTeamBetsPdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    level: z.optional(z.int().check(z.gte(1), z.lte(20))),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    status: z.optional(zBetStatus)
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamBetsPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zListTeamLossesQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    activity: z.optional(zTeamActivity),
    sort: z._default(z.optional(zTeamLossSort), 'net'),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next members.
 */
export const zListTeamLossesResponse = zTeamLossList;

export const zGetTeamLossTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    activity: z.optional(zTeamActivity)
}))();

/**
 * The sums.
 */
export const zGetTeamLossTotalsResponse = zTeamLossTotals;

export const zGetTeamLossesCsvQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    activity: z.optional(zTeamActivity),
    sort: z._default(z.optional(zTeamLossSort), 'net')
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamLossesCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetTeamLossesPdfQuery = /*#__PURE__*/ (() => z.object({
    from: z.iso.date().check(z.maxLength(10)),
    to: z.iso.date().check(z.maxLength(10)),
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    activity: z.optional(zTeamActivity),
    sort: z._default(z.optional(zTeamLossSort), 'net')
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamLossesPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zListTeamMovementsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    kind: z.optional(zMovementKind),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next movements.
 */
export const zListTeamMovementsResponse = zTeamMovementList;

export const zGetTeamMovementTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    kind: z.optional(zMovementKind)
}))();

/**
 * The sums.
 */
export const zGetTeamMovementTotalsResponse = zTeamMovementTotals;

export const zGetTeamMovementsCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    kind: z.optional(zMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamMovementsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetTeamMovementsPdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    parent: z.optional(zAgentMemberId),
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    kind: z.optional(zMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetTeamMovementsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The credit line.
 */
export const zGetCreditResponse = zCreditReport;

export const zAcceptCreditTermsBody = zCreditTermsRequest;

/**
 * The credit line.
 */
export const zAcceptCreditTermsResponse = zCreditReport;

export const zTakeCreditAdvanceBody = zCreditAmount;

/**
 * The credit line after it.
 */
export const zTakeCreditAdvanceResponse = zCreditReport;

export const zRepayCreditBody = zCreditAmount;

/**
 * The credit line after it.
 */
export const zRepayCreditResponse = zCreditReport;

export const zListCreditMovementsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zCreditMovementKind),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next movements.
 */
export const zListCreditMovementsResponse = zCreditMovementList;

export const zGetCreditMovementTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zCreditMovementKind)
}))();

/**
 * The sums.
 */
export const zGetCreditMovementTotalsResponse = zCreditMovementTotals;

export const zGetCreditCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zCreditMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetCreditCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetCreditPdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zCreditMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetCreditPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentOverviewQuery = /*#__PURE__*/ (() => z.object({
    days: z._default(z.optional(z.int().check(z.gte(2), z.lte(31))), 14),
    period: z._default(z.optional(z.enum([
        'TODAY',
        'CYCLE',
        'LAST_CYCLE'
    ])), 'TODAY')
}))();

/**
 * The figures.
 */
export const zGetAgentOverviewResponse = zAgentOverview;

export const zApplyForAgencyBody = zAgencyApplication;

/**
 * It is kept.
 */
export const zApplyForAgencyResponse = zAgencyApplicationState;

/**
 * How it stands.
 */
export const zGetOwnApplicationResponse = zOwnAgencyApplication;

export const zGetAgencyApplicationPath = /*#__PURE__*/ (() => z.object({
    ticket: zAgencyTicket
}))();

/**
 * How it stands.
 */
export const zGetAgencyApplicationResponse = zAgencyApplicationState;

export const zTakeUpAgencyPath = /*#__PURE__*/ (() => z.object({
    ticket: zAgencyTicket
}))();

/**
 * The account is that of an agent.
 */
export const zTakeUpAgencyResponse = zAgencyApplicationState;

/**
 * The plans.
 */
export const zListAgentPlansResponse = zAgentPlanList;

export const zWorkOutAgentPlanPath = /*#__PURE__*/ (() => z.object({
    planId: zAgentPlanId
}))();

export const zWorkOutAgentPlanQuery = /*#__PURE__*/ (() => z.object({
    volume: zMoneyInput,
    loss: z.optional(zMoneyInput),
    active: z.int().check(z.gte(0), z.lte(1000000))
}))();

/**
 * The sum.
 */
export const zWorkOutAgentPlanResponse = zAgentPlanExample;

/**
 * The links.
 */
export const zListAgentLinksResponse = zAgentLinkList;

export const zAddAgentLinkBody = zAgentNewLink;

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

export const zSwitchAgentLinkBody = zAgentLinkSwitch;

export const zSwitchAgentLinkPath = /*#__PURE__*/ (() => z.object({
    linkId: zAgentLinkId
}))();

/**
 * The link as it is now.
 */
export const zSwitchAgentLinkResponse = zAgentLink;

export const zAddAgentAccountsBody = zAgentAccountsRequest;

/**
 * What has become of each row, in their order.
 */
export const zAddAgentAccountsResponse = zAgentAccountsMade;

/**
 * The rules.
 */
export const zGetAgentAccountRulesResponse = zAgentAccountRules;

export const zListAgentContractsQuery = /*#__PURE__*/ (() => z.object({
    side: zAgentContractSide,
    kind: z.optional(zAgentContractKind),
    isOver: z.optional(z.boolean()),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next contracts.
 */
export const zListAgentContractsResponse = zAgentContractList;

export const zOfferAgentContractBody = zAgentContractOffer;

/**
 * The offer.
 */
export const zOfferAgentContractResponse = zAgentContract;

export const zGetAgentContractsCsvQuery = /*#__PURE__*/ (() => z.object({
    side: zAgentContractSide,
    kind: z.optional(zAgentContractKind),
    isOver: z.optional(z.boolean())
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentContractsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentContractsPdfQuery = /*#__PURE__*/ (() => z.object({
    side: zAgentContractSide,
    kind: z.optional(zAgentContractKind),
    isOver: z.optional(z.boolean())
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentContractsPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The agents.
 */
export const zListAgentContractPartnersResponse = zAgentContractPartners;

export const zPreviewAgentContractBody = zAgentContractOffer;

export const zPreviewAgentContractQuery = /*#__PURE__*/ (() => z.object({
    cycles: z._default(z.optional(z.int().check(z.gte(1), z.lte(12))), 1)
}))();

/**
 * What came of it.
 */
export const zPreviewAgentContractResponse = zAgentContractPreview;

export const zGetAgentContractPath = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId
}))();

/**
 * The contract.
 */
export const zGetAgentContractResponse = zAgentContractDetail;

export const zGetAgentContractPdfPath = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentContractPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zAmendAgentContractBody = zAgentContractAmendment;

export const zAmendAgentContractPath = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId
}))();

/**
 * The contract with the terms that wait.
 */
export const zAmendAgentContractResponse = zAgentContract;

export const zActOnAgentContractBody = zContractAct;

export const zActOnAgentContractPath = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId
}))();

/**
 * The contract after it.
 */
export const zActOnAgentContractResponse = zAgentContract;

export const zGetAgentTermsEffectPath = /*#__PURE__*/ (() => z.object({
    contractId: zAgentContractId
}))();

/**
 * The sums.
 */
export const zGetAgentTermsEffectResponse = zAgentTermsEffect;

export const zListAgentBillsQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zAgentContractKind),
    from: z.optional(zInstant),
    to: z.optional(zInstant),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next bills.
 */
export const zListAgentBillsResponse = zAgentBillList;

export const zGetAgentBillsCsvQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zAgentContractKind),
    from: zInstant,
    to: zInstant
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentBillsPdfQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zAgentContractKind),
    from: zInstant,
    to: zInstant
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillsPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentBillTotalsQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zAgentContractKind),
    from: z.optional(zInstant),
    to: z.optional(zInstant)
}))();

/**
 * The sums.
 */
export const zGetAgentBillTotalsResponse = zAgentBillTotals;

export const zGetAgentBillPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The bill.
 */
export const zGetAgentBillResponse = zAgentBillDetail;

export const zGetAgentBillPdfPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zCheckAgentBillPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * What came of it.
 */
export const zCheckAgentBillResponse = zAgentBillCheck;

export const zListAgentBillMembersPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

export const zListAgentBillMembersQuery = /*#__PURE__*/ (() => z.object({
    member: z.optional(zAgentMemberId),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The rows.
 */
export const zListAgentBillMembersResponse = zAgentBillMemberList;

export const zGetAgentBillMembersCsvPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillMembersCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentBillMembersPdfPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillMembersPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zListAgentBillResultsPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

export const zListAgentBillResultsQuery = /*#__PURE__*/ (() => z.object({
    of: z.optional(z.enum(['BETS', 'BONUSES'])),
    member: z.optional(zAgentMemberId),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The rows.
 */
export const zListAgentBillResultsResponse = zAgentBillResultList;

export const zGetAgentBillResultsCsvPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

export const zGetAgentBillResultsCsvQuery = /*#__PURE__*/ (() => z.object({
    of: z.optional(z.enum(['BETS', 'BONUSES'])),
    member: z.optional(zAgentMemberId)
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillResultsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentBillResultsPdfPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

export const zGetAgentBillResultsPdfQuery = /*#__PURE__*/ (() => z.object({
    of: z.optional(z.enum(['BETS', 'BONUSES'])),
    member: z.optional(zAgentMemberId)
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillResultsPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zListAgentBillWagesPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

export const zListAgentBillWagesQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The rows.
 */
export const zListAgentBillWagesResponse = zAgentBillWageList;

export const zGetAgentBillWagesCsvPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillWagesCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentBillWagesPdfPath = /*#__PURE__*/ (() => z.object({
    billId: zAgentBillId
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentBillWagesPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentIncomeQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zAgentContractKind)
}))();

/**
 * The rows.
 */
export const zGetAgentIncomeResponse = zAgentIncome;

export const zGetAgentIncomeCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zAgentContractKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentIncomeCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetAgentIncomePdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zAgentContractKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetAgentIncomePdfResponse = /*#__PURE__*/ (() => z.string())();

export const zProcessDividendBody = zDividendLetter;

/**
 * The contract after it.
 */
export const zProcessDividendResponse = zAgentContract;

export const zProcessDailySalaryBody = zDailySalaryLetter;

/**
 * The contract after it.
 */
export const zProcessDailySalaryResponse = zAgentContract;

export const zProcessHourSalaryBody = zHourSalaryLetter;

/**
 * The contract after it.
 */
export const zProcessHourSalaryResponse = zAgentContract;

export const zProcessRealTimeSalaryBody = zRealTimeSalaryLetter;

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

export const zChooseMemberIconBody = zMemberIconChoice;

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

export const zListVendorWalletsQuery = /*#__PURE__*/ (() => z.object({
    language: z.optional(zLanguageCode)
}))();

/**
 * The wallets now.
 */
export const zListVendorWalletsResponse = zVendorWallets;

/**
 * What was brought back.
 */
export const zCollectVendorWalletsResponse = zCollectedVendorWallets;

export const zListVendorTransfersQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20),
    language: z.optional(zLanguageCode)
}))();

/**
 * The next transfers.
 */
export const zListVendorTransfersResponse = zVendorTransferList;

export const zGetGameMenusQuery = /*#__PURE__*/ (() => z.object({
    language: z.optional(zLanguageCode)
}))();

/**
 * The menus.
 */
export const zGetGameMenusResponse = zGameMenus;

export const zGetPopularGamesQuery = /*#__PURE__*/ (() => z.object({
    language: z.optional(zLanguageCode)
}))();

/**
 * Games, most played of the last seven days first.
 */
export const zGetPopularGamesResponse = /*#__PURE__*/ (() => z.array(zGameCard))();

export const zGetHotGamesQuery = /*#__PURE__*/ (() => z.object({
    merchantCode: z.optional(z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    isPlatform: z.optional(z.literal(2)),
    platform: z._default(z.optional(z.string().check(z.maxLength(40), z.regex(/^(flash|html5-desktop|html5)(,(flash|html5-desktop|html5)){0,2}$/))), 'html5-desktop'),
    language: z.optional(zLanguageCode)
}))();

/**
 * The games.
 */
export const zGetHotGamesResponse = zHotGames;

export const zGetGameListQuery = /*#__PURE__*/ (() => z.object({
    category: z.optional(zGameCategoryCode),
    nodeId: z.optional(zNodeId),
    vendor: z.optional(z.string().check(z.maxLength(420), z.regex(/^[A-Z0-9_]{1,20}(,[A-Z0-9_]{1,20}){0,19}$/))),
    filter: z._default(z.optional(zGameFilter), 'ALL'),
    q: z.optional(zSearchText),
    classify: z.optional(z.string().check(z.maxLength(20), z.regex(/^[A-Z][A-Z_]{0,19}$/))),
    feature: z.optional(z.string().check(z.maxLength(300), z.regex(/^(free-spins|wilds|multiplier|cascade|hold-and-spin|bonus-round|jackpot|megarows|provably-fair|fast-round|side-bets|multi-seat|tournament|co-op|in-play|combo-bets|video-stream)(,(free-spins|wilds|multiplier|cascade|hold-and-spin|bonus-round|jackpot|megarows|provably-fair|fast-round|side-bets|multi-seat|tournament|co-op|in-play|combo-bets|video-stream)){0,16}$/))),
    volatility: z.optional(z.string().check(z.maxLength(30), z.regex(/^(low|medium|high|very-high)(,(low|medium|high|very-high)){0,3}$/))),
    rtpMin: z.optional(z.number().check(z.gte(0), z.lte(100))),
    rtpMax: z.optional(z.number().check(z.gte(0), z.lte(100))),
    minBetMax: z.optional(zMoneyInput),
    singleWallet: z.optional(z.boolean()),
    playable: z.optional(z.boolean()),
    facets: z._default(z.optional(z.boolean()), false),
    sort: z._default(z.optional(zGameSort), '-popularity'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 60),
    merchantCode: z.optional(z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    platform: z._default(z.optional(z.string().check(z.maxLength(40), z.regex(/^(flash|html5-desktop|html5)(,(flash|html5-desktop|html5)){0,2}$/))), 'html5-desktop'),
    language: z.optional(zLanguageCode)
}))();

/**
 * One page.
 */
export const zGetGameListResponse = zGamePage;

export const zSearchGamesQuery = /*#__PURE__*/ (() => z.object({
    q: zSearchText,
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(20))), 8),
    language: z.optional(zLanguageCode)
}))();

/**
 * What was found.
 */
export const zSearchGamesResponse = zGameSearch;

export const zGetRecentGamesQuery = /*#__PURE__*/ (() => z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 60),
    language: z.optional(zLanguageCode)
}))();

/**
 * One page.
 */
export const zGetRecentGamesResponse = zGamePage;

export const zGetGameVendorsQuery = /*#__PURE__*/ (() => z.object({
    platform: z._default(z.optional(z.string().check(z.maxLength(40), z.regex(/^(flash|html5-desktop|html5)(,(flash|html5-desktop|html5)){0,2}$/))), 'html5-desktop'),
    language: z.optional(zLanguageCode)
}))();

/**
 * The lanes.
 */
export const zGetGameVendorsResponse = zGameVendors;

/**
 * The ids.
 */
export const zGetFavoriteGameIdsResponse = zFavoriteIds;

export const zGetFavoriteGamesQuery = /*#__PURE__*/ (() => z.object({
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 60),
    language: z.optional(zLanguageCode)
}))();

/**
 * One page.
 */
export const zGetFavoriteGamesResponse = zGamePage;

export const zGetGameAnnouncementsQuery = /*#__PURE__*/ (() => z.object({
    nodeId: z.optional(zNodeId),
    vendor: z.optional(zVendorCode),
    language: z.optional(zLanguageCode)
}))();

/**
 * The promotions.
 */
export const zGetGameAnnouncementsResponse = zGameAnnouncements;

export const zAddFavoriteGameBody = zFavoriteRequest;

/**
 * Done.
 */
export const zAddFavoriteGameResponse = zFavoriteResult;

export const zRemoveFavoriteGameBody = zFavoriteRequest;

/**
 * Done.
 */
export const zRemoveFavoriteGameResponse = zFavoriteResult;

export const zLaunchGameByAddressHeaders = /*#__PURE__*/ (() => z.object({
    Language: z.optional(zLanguageCode)
}))();

export const zLaunchGameByAddressQuery = /*#__PURE__*/ (() => z.object({
    gameId: z.optional(zGameId),
    roomId: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    nodeId: zNodeId,
    accountType: z.optional(z.literal(1)),
    confirmTrans: z.optional(z.literal(0)),
    vassalage: zVendorCode,
    launchMode: z.enum(['GLS']),
    platform: z.enum(['html5-desktop']),
    clientType: z.literal(3),
    username: z.optional(z.string().check(z.maxLength(64), z.regex(/^\S+$/))),
    merchantCode: z.optional(z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    language: z.optional(zLanguageCode)
}))();

/**
 * The game may be opened.
 */
export const zLaunchGameByAddressResponse = zLaunchResult;

export const zLaunchGameBody = /*#__PURE__*/ (() => z.discriminatedUnion('launchMode', [
    z.extend(zLaunchRequest, { launchMode: z.literal('GLS') }),
    z.extend(zLotteryFrameRequest, { launchMode: z.literal('LOTT') })
]))();

export const zLaunchGameHeaders = /*#__PURE__*/ (() => z.object({
    Language: z.optional(zLanguageCode)
}))();

/**
 * The game may be opened.
 */
export const zLaunchGameResponse = zLaunchResult;

export const zGetRoomListQuery = /*#__PURE__*/ (() => z.object({
    kind: z._default(z.optional(zRoomKind), 'PVP'),
    roomId: z.optional(zRoomId),
    nodeId: z.optional(zNodeId),
    vendor: z.optional(z.string().check(z.maxLength(420), z.regex(/^[A-Z0-9_]{1,20}(,[A-Z0-9_]{1,20}){0,19}$/))),
    stake: z.optional(zRoomStake),
    tableLanguage: z.optional(zLanguageCode),
    hasSeat: z.optional(z.boolean()),
    isOpen: z.optional(z.boolean()),
    sort: z._default(z.optional(zRoomSort), 'place'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20),
    merchantCode: z.optional(z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9]{2,20}$/))),
    language: z.optional(zLanguageCode)
}))();

/**
 * One page.
 */
export const zGetRoomListResponse = zRoomPage;

export const zLaunchRoomBody = zRoomLaunchRequest;

/**
 * The room may be opened.
 */
export const zLaunchRoomResponse = zLaunchResult;

export const zReportGameBody = zGameReportRequest;

/**
 * It is kept.
 */
export const zReportGameResponse = zGameReportReceipt;

export const zGetDrawLobbyQuery = /*#__PURE__*/ (() => z.object({
    area: z.optional(zLottoArea),
    language: z.optional(zLanguageCode)
}))();

/**
 * The lobby.
 */
export const zGetDrawLobbyResponse = zDrawLobby;

export const zGetDrawQuery = /*#__PURE__*/ (() => z.object({
    gameCode: zGameId,
    language: z.optional(zLanguageCode)
}))();

/**
 * The lottery.
 */
export const zGetDrawResponse = zLotteryDetail;

export const zGetDrawHistoryQuery = /*#__PURE__*/ (() => z.object({
    gameCode: zGameId,
    date: z.optional(z.iso.date().check(z.maxLength(10))),
    issue: z.optional(zIssueNumber),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20),
    language: z.optional(zLanguageCode)
}))();

/**
 * One page.
 */
export const zGetDrawHistoryResponse = zDrawPage;

export const zGetOpenedNumbersQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(30))), 8),
    area: z.optional(zLottoArea),
    language: z.optional(zLanguageCode)
}))();

/**
 * The numbers.
 */
export const zGetOpenedNumbersResponse = zOpenedNumbers;

export const zGetAnnouncementsQuery = /*#__PURE__*/ (() => z.object({
    types: z._default(z.optional(z.string().check(z.maxLength(14), z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))), 'B,PL,PU,PR'),
    platform: z.optional(zPlatform),
    execution: z._default(z.optional(z.enum(['B', 'A'])), 'B'),
    language: z.optional(zLanguageCode)
}))();

/**
 * The announcements.
 */
export const zGetAnnouncementsResponse = zAnnouncements;

export const zGetWinnerBoardQuery = /*#__PURE__*/ (() => z.object({
    gameCategory: z._default(z.optional(z.enum([
        'ALL',
        'LIVE',
        'RNG',
        'CONS',
        'SPORTS',
        'LOTT',
        'FISH',
        'ELOTT',
        'PVP'
    ])), 'ALL'),
    limitNum: z._default(z.optional(z.int().check(z.gte(1), z.lte(50))), 20),
    language: z.optional(zLanguageCode)
}))();

/**
 * The board.
 */
export const zGetWinnerBoardResponse = zWinnerBoard;

export const zGetHelpCenterQuery = /*#__PURE__*/ (() => z.object({
    lang: z.optional(zLanguageCode),
    device: z.optional(z.enum(['WEB'])),
    tag: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]{1,40}$/)))
}))();

/**
 * Articles, in the order to show them.
 */
export const zGetHelpCenterResponse = /*#__PURE__*/ (() => z.array(zHelpArticle))();

/**
 * Limits and breaks.
 */
export const zGetSaferPlayResponse = zSaferPlay;

export const zSetPlayLimitBody = zPlayLimitRequest;

/**
 * How all limits stand now.
 */
export const zSetPlayLimitResponse = zSaferPlay;

export const zConfirmPlayLimitBody = zPlayLimitName;

/**
 * How all limits stand now.
 */
export const zConfirmPlayLimitResponse = zSaferPlay;

export const zKeepPlayLimitBody = zPlayLimitName;

/**
 * How all limits stand now.
 */
export const zKeepPlayLimitResponse = zSaferPlay;

export const zListPlayLimitChangesQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next changes.
 */
export const zListPlayLimitChangesResponse = zPlayLimitHistory;

export const zTakeTimeOutBody = zTimeOutRequest;

/**
 * The time-out is in force.
 */
export const zTakeTimeOutResponse = zSaferPlay;

export const zExcludeSelfBody = zExclusionRequest;

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

export const zSetRealityCheckBody = zRealityCheckRequest;

/**
 * It is set.
 */
export const zSetRealityCheckResponse = zSaferPlay;

export const zNotePlayBody = zPlaySignRequest;

/**
 * Play may go on.
 */
export const zNotePlayResponse = zPlaySign;

export const zGetPlayStatisticsQuery = /*#__PURE__*/ (() => z.object({
    days: z._default(z.optional(z.int().check(z.gte(1), z.lte(92))), 7)
}))();

/**
 * The last days, the oldest first.
 */
export const zGetPlayStatisticsResponse = zPlayStatistics;

/**
 * How it stands.
 */
export const zGetAccountClosingResponse = zAccountClosing;

export const zCloseAccountBody = zCloseAccountRequest;

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

export const zGetDataExportLinkPath = /*#__PURE__*/ (() => z.object({
    exportId: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/))
}))();

/**
 * The address.
 */
export const zGetDataExportLinkResponse = zDataExportLink;

export const zListConsentsQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next rows.
 */
export const zListConsentsResponse = zConsentList;

/**
 * The last answer.
 */
export const zGetMarketingConsentResponse = zMarketingConsent;

export const zSetMarketingConsentBody = zMarketingConsentRequest;

/**
 * It is set.
 */
export const zSetMarketingConsentResponse = zMarketingConsent;

export const zGetBetsQuery = /*#__PURE__*/ (() => z.object({
    from: z.optional(zInstant),
    to: z.optional(zInstant),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    gameId: z.optional(zGameId),
    status: z.optional(zBetStatus),
    sort: z._default(z.optional(zBetSort), '-time'),
    page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * One page and the totals.
 */
export const zGetBetsResponse = zBetPage;

export const zGetBetsCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    gameId: z.optional(zGameId),
    status: z.optional(zBetStatus),
    sort: z._default(z.optional(zBetSort), '-time')
}))();

/**
 * The file, as an attachment.
 */
export const zGetBetsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetBetsPdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    gameId: z.optional(zGameId),
    status: z.optional(zBetStatus),
    sort: z._default(z.optional(zBetSort), '-time')
}))();

/**
 * The file, as an attachment.
 */
export const zGetBetsPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zListBetsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode),
    gameId: z.optional(zGameId),
    status: z.optional(zBetStatus),
    sort: z._default(z.optional(zBetSort), '-time'),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next rows.
 */
export const zListBetsResponse = zBetList;

export const zListBetGamesQuery = /*#__PURE__*/ (() => z.object({
    from: z.optional(zInstant),
    to: z.optional(zInstant),
    category: z.optional(zGameCategoryCode),
    vendor: z.optional(zVendorCode)
}))();

/**
 * Games, in the order of their names.
 */
export const zListBetGamesResponse = /*#__PURE__*/ (() => z.array(zPlayedGame).check(z.maxLength(1000)))();

export const zGetBetPath = /*#__PURE__*/ (() => z.object({
    betNo: z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]{1,40}$/))
}))();

/**
 * The bet.
 */
export const zGetBetResponse = zBetDetail;

export const zListMovementsQuery = /*#__PURE__*/ (() => z.object({
    from: z.optional(zInstant),
    to: z.optional(zInstant),
    kind: z.optional(zMovementKind),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next movements.
 */
export const zListMovementsResponse = zMovementList;

export const zGetMovementsCsvQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetMovementsCsvResponse = /*#__PURE__*/ (() => z.string())();

export const zGetMovementsPdfQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zMovementKind)
}))();

/**
 * The file, as an attachment.
 */
export const zGetMovementsPdfResponse = /*#__PURE__*/ (() => z.string())();

export const zGetMovementTotalsQuery = /*#__PURE__*/ (() => z.object({
    from: zInstant,
    to: zInstant,
    kind: z.optional(zMovementKind)
}))();

/**
 * The sums.
 */
export const zGetMovementTotalsResponse = zMovementTotals;

export const zGetProfitQuery = /*#__PURE__*/ (() => z.object({
    period: z._default(z.optional(zProfitPeriod), 'DAILY')
}))();

/**
 * The report.
 */
export const zGetProfitResponse = zProfitReport;

export const zGetProfitPdfQuery = /*#__PURE__*/ (() => z.object({
    period: z._default(z.optional(zProfitPeriod), 'DAILY')
}))();

/**
 * The file, as an attachment.
 */
export const zGetProfitPdfResponse = /*#__PURE__*/ (() => z.string())();

/**
 * The methods, the quickest first.
 */
export const zGetDepositMethodsResponse = zDepositMethods;

export const zListDepositsQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next orders.
 */
export const zListDepositsResponse = zDepositList;

export const zCreateDepositBody = zDepositRequest;

/**
 * The order.
 */
export const zCreateDepositResponse = zDepositOrder;

export const zGetDepositPath = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo
}))();

/**
 * The order.
 */
export const zGetDepositResponse = zDepositDetail;

export const zCancelDepositPath = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo
}))();

/**
 * The order, cancelled.
 */
export const zCancelDepositResponse = zDepositOrder;

export const zRedeemVoucherBody = zVoucherRequest;

export const zRedeemVoucherPath = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo
}))();

/**
 * What the provider says of the code.
 */
export const zRedeemVoucherResponse = zVoucherAnswer;

export const zAttachSlipsBody = zSlipRequest;

export const zAttachSlipsPath = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo
}))();

/**
 * The slips of the order.
 */
export const zAttachSlipsResponse = zAttachedSlips;

/**
 * The offers.
 */
export const zGetBonusOffersResponse = zBonusOffers;

export const zListBonusesQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The bonuses.
 */
export const zListBonusesResponse = zBonusList;

export const zGetBonusPath = /*#__PURE__*/ (() => z.object({
    id: zBonusId
}))();

/**
 * The bonus.
 */
export const zGetBonusResponse = zBonus;

export const zGiveBonusUpPath = /*#__PURE__*/ (() => z.object({
    id: zBonusId
}))();

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

export const zAddPayoutAccountBody = zNewPayoutAccount;

/**
 * The accounts, with the new one.
 */
export const zAddPayoutAccountResponse = zPayoutAccounts;

export const zRemovePayoutAccountPath = /*#__PURE__*/ (() => z.object({
    accountId: zPayoutAccountId
}))();

/**
 * The accounts that are left.
 */
export const zRemovePayoutAccountResponse = zPayoutAccounts;

export const zChooseDefaultAccountPath = /*#__PURE__*/ (() => z.object({
    accountId: zPayoutAccountId
}))();

/**
 * The accounts in their new order.
 */
export const zChooseDefaultAccountResponse = zPayoutAccounts;

/**
 * What can be withdrawn now.
 */
export const zGetWithdrawableResponse = zWithdrawable;

export const zListWithdrawalsQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next orders.
 */
export const zListWithdrawalsResponse = zWithdrawalList;

export const zCreateWithdrawalBody = zWithdrawalRequest;

/**
 * The order.
 */
export const zCreateWithdrawalResponse = zWithdrawal;

export const zGetWithdrawalPath = /*#__PURE__*/ (() => z.object({
    orderNo: zOrderNo
}))();

/**
 * The order.
 */
export const zGetWithdrawalResponse = zWithdrawalDetail;

/**
 * Partners and limits.
 */
export const zGetTransferOptionsResponse = zTransferOptions;

export const zListTransferDownlinesQuery = /*#__PURE__*/ (() => z.object({
    find: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next downlines.
 */
export const zListTransferDownlinesResponse = zDownlineList;

export const zTransferMoneyBody = zTransferRequest;

/**
 * The receipt.
 */
export const zTransferMoneyResponse = zTransfer;

export const zListTransfersQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next transfers.
 */
export const zListTransfersResponse = zTransferList;

export const zGetTransferPath = /*#__PURE__*/ (() => z.object({
    transferNo: zOrderNo
}))();

/**
 * The receipt.
 */
export const zGetTransferResponse = zTransfer;

/**
 * The number.
 */
export const zGetUnreadCountResponse = zUnreadCount;

export const zListInboxQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zInboxKind),
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next messages.
 */
export const zListInboxResponse = zInboxList;

export const zGetInboxMessagePath = /*#__PURE__*/ (() => z.object({
    messageId: zInboxMessageId
}))();

/**
 * The message.
 */
export const zGetInboxMessageResponse = zInboxMessage;

export const zReadInboxBody = zInboxReading;

/**
 * They are read.
 */
export const zReadInboxResponse = zInboxState;

export const zDeleteInboxBody = zInboxDeletion;

/**
 * They are gone.
 */
export const zDeleteInboxResponse = zInboxState;

export const zListConfirmationsQuery = /*#__PURE__*/ (() => z.object({
    cursor: z.optional(zCursor),
    pageSize: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 20)
}))();

/**
 * The next parts.
 */
export const zListConfirmationsResponse = zConfirmationList;

/**
 * The counts.
 */
export const zCountConfirmationsResponse = zConfirmationCount;

export const zGetConfirmationPath = /*#__PURE__*/ (() => z.object({
    partNo: zPartNo
}))();

/**
 * The part, as it stands now.
 */
export const zGetConfirmationResponse = zPartConfirmation;

export const zConfirmReceivedBody = zReceiptRequest;

export const zConfirmReceivedPath = /*#__PURE__*/ (() => z.object({
    partNo: zPartNo
}))();

/**
 * The part, as it stands now.
 */
export const zConfirmReceivedResponse = zPartConfirmation;

export const zOpenDisputeBody = zDisputeRequest;

export const zOpenDisputePath = /*#__PURE__*/ (() => z.object({
    partNo: zPartNo
}))();

/**
 * The part, as it stands now.
 */
export const zOpenDisputeResponse = zPartConfirmation;

export const zSendEvidenceBody = zEvidenceRequest;

export const zSendEvidencePath = /*#__PURE__*/ (() => z.object({
    partNo: zPartNo
}))();

/**
 * The part, as it stands now.
 */
export const zSendEvidenceResponse = zPartConfirmation;

export const zUploadFileBody = zFileUpload;

/**
 * The picture, kept.
 */
export const zUploadFileResponse = zUploadedFile;

export const zGetFilePath = /*#__PURE__*/ (() => z.object({
    fileId: zFileId
}))();

/**
 * The address.
 */
export const zGetFileResponse = zFileLink;

export const zStreamEventsHeaders = /*#__PURE__*/ (() => z.object({
    'Last-Event-ID': z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/)))
}))();

/**
 * The stream. The schema describes one event after its lines were put together.
 */
export const zStreamEventsResponse = zLiveEvent;

export const zVendorAuthenticateBody = zVendorAuthenticateRequest;

export const zVendorAuthenticateHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The player may play.
 */
export const zVendorAuthenticateResponse = zVendorSession;

export const zVendorBalanceBody = zVendorBalanceRequest;

export const zVendorBalanceHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The balance.
 */
export const zVendorBalanceResponse = zVendorBalance;

export const zVendorBetBody = zVendorBetRequest;

export const zVendorBetHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The stake is taken.
 */
export const zVendorBetResponse = zVendorTransactionResult;

export const zVendorWinBody = zVendorWinRequest;

export const zVendorWinHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The win is paid.
 */
export const zVendorWinResponse = zVendorTransactionResult;

export const zVendorRollbackBody = zVendorRollbackRequest;

export const zVendorRollbackHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The bet does not count.
 */
export const zVendorRollbackResponse = zVendorRollbackResult;

export const zVendorEndRoundBody = zVendorEndRoundRequest;

export const zVendorEndRoundHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The round is closed.
 */
export const zVendorEndRoundResponse = zVendorEndRoundResult;

export const zVendorJackpotsBody = zVendorJackpotsRequest;

export const zVendorJackpotsHeaders = /*#__PURE__*/ (() => z.object({
    'X-Vendor': z.string().check(z.minLength(2), z.maxLength(20), z.regex(/^[A-Z0-9_]{2,20}$/)),
    'X-Timestamp': z.string().check(z.length(13), z.regex(/^\d{13}$/)),
    'X-Signature': z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/))
}))();

/**
 * The pots.
 */
export const zVendorJackpotsResponse = zVendorJackpots;
