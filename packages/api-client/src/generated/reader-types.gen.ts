// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Product language code. The registry of languages maps it to BCP 47 and a direction.
 */
export type LanguageCode = 'CN' | 'EN' | 'JA' | 'TH' | 'VI' | 'MY' | 'ES' | 'HI' | 'ID' | 'KM' | 'KO' | 'MS' | 'PT' | 'TA' | 'TW' | 'TY' | 'UR' | 'PT-BR' | 'TR' | 'BN' | 'AR' | 'FA' | 'RU' | 'KK' | 'UZ' | 'LO' | 'NE' | 'FR' | 'TE' | 'SW';

/**
 * Stable code of a failure. The list is closed; texts are made from it on the client.
 */
export type ErrorCode = 'AUTH_BAD_CREDENTIALS' | 'AUTH_CAPTCHA_REQUIRED' | 'AUTH_CAPTCHA_INVALID' | 'AUTH_SLIDER_FAILED' | 'AUTH_TOKEN_MISSING' | 'AUTH_TOKEN_EXPIRED' | 'AUTH_NOT_MEMBER' | 'AUTH_NOT_AGENT' | 'AUTH_TRIAL_BLOCKED' | 'AUTH_PASSWORD_EXPIRED' | 'AUTH_DEFAULT_PASSWORD' | 'AUTH_LOCKED' | 'AUTH_STEP_UP' | 'AUTH_ROLE' | 'OTP_INVALID' | 'OTP_MISSING' | 'OTP_EXPIRED' | 'OTP_TOO_MANY' | 'OTP_QUOTA' | 'OTP_DISABLED' | 'PHONE_INVALID' | 'PHONE_MISSING' | 'SOCIAL_POPUP_CLOSED' | 'SOCIAL_POPUP_BLOCKED' | 'VALIDATION_FAILED' | 'AFFILIATE_INVALID' | 'INVITE_INVALID' | 'TERMS_REQUIRED' | 'AGE_TOO_LOW' | 'KYC_REQUIRED' | 'REGION_BLOCKED' | 'DOMAIN_INVALID' | 'MAINTENANCE' | 'GAME_MAINTENANCE' | 'GAME_NOT_FOUND' | 'GAME_REGION' | 'WALLET_INSUFFICIENT' | 'WALLET_FROZEN' | 'LIMIT_REACHED' | 'EXCLUDED' | 'TXN_DUPLICATE_MISMATCH' | 'TXN_NOT_FOUND' | 'CONTRACT_STALE' | 'CONTRACT_NOT_PARTY' | 'CONTRACT_BAD_ACTION' | 'CONTRACT_RATE_ABOVE_OWN' | 'CONTRACT_RATE_NOTICE' | 'CONTRACT_EXISTS' | 'UPLOAD_TOO_LARGE' | 'EXPORT_TOO_LARGE' | 'EXPORT_OPEN' | 'UPLOAD_TYPE' | 'UPLOAD_COUNT' | 'PROMO_CLOSED' | 'PROMO_NOT_ELIGIBLE' | 'BONUS_ACTIVE' | 'CREDIT_OVERDUE' | 'CREDIT_EXCEEDED' | 'POINTS_INSUFFICIENT' | 'METHOD_UNAVAILABLE' | 'TOO_MANY_OPEN' | 'TOO_MANY_ACCOUNTS' | 'ACCOUNT_WAIT' | 'NAME_MISMATCH' | 'STATE_STALE' | 'ORDER_ON_HOLD' | 'ACCOUNT_IN_REVIEW' | 'APPLICATION_OPEN' | 'AGENT_ALREADY' | 'CONFIRM_CLOSED' | 'VALUE_CHANGED' | 'APPROVAL_OWN' | 'APPROVAL_CLOSED' | 'APPROVAL_WAITS' | 'LAST_ADMIN' | 'KEY_ROTATED' | 'REPLAY' | 'RATE_LIMITED' | 'CONTACT_AGENT' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_IN_PROGRESS' | 'SIGNATURE_INVALID' | 'ROUND_CLOSED' | 'SERVICE_BUSY' | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE' | 'UNKNOWN';

export type FieldError = {
    /**
     * Name of the input, dotted for nested ones.
     */
    name: string;
    rule: 'required' | 'pattern' | 'min' | 'max' | 'type' | 'format' | 'enum' | 'unknown' | 'equal' | 'taken' | 'common' | 'different' | 'age' | 'agreement' | 'control' | 'currency' | 'closed' | 'closing' | 'break' | 'limit' | UnlistedText;
    /**
     * Least length or value that the rule allows; of `min`, and of `pattern` where a length belongs to it.
     */
    min?: number | undefined;
    /**
     * Greatest length or value that the rule allows; of `max`, and of `pattern` where a length belongs to it.
     */
    max?: number | undefined;
    /**
     * Pattern index 0 to 23, or `*` for any.
     */
    pattern?: string | undefined;
};

/**
 * A way to prove to be the owner: password, code of the authenticator, recovery code, passkey.
 */
export type ProofMethod = 'password' | 'totp' | 'recoveryCode' | 'passkey';

/**
 * Id of the game at its vendor.
 */
export type GameId = string;

/**
 * Number of the game in this site's menu.
 */
export type NodeId = number;

/**
 * Vendor code, `vassalage` on the wire.
 */
export type VendorCode = string;

/**
 * Game type. Esports and cockfight are classes inside SPORTS.
 */
export type GameCategoryCode = 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP';

/**
 * Path relative to the image host picked from `imageCDNs`. What ends in `.webp` below `/games/` exists 160, 240, 360 and 480 pixels wide too, below `/banners/` 640, 960, 1440 and 1920, below `/providers/` 640, 960 and 1440, as `.webp` and as `.avif`: `/games/{width}/{name}.avif`.
 */
export type ImagePath = string;

/**
 * Amount in units of its currency, as a decimal string with exactly four places. Never a JSON number: a float cannot hold money. One unit is 10,000 of the integers the ledger counts in.
 */
export type Money = string;

/**
 * Currency code, for example KHR (play money of members) or FUN (play money of trial accounts).
 */
export type Currency = string;

/**
 * What a reader can filter games by; the site has the words.
 */
export type GameFeature = 'free-spins' | 'wilds' | 'multiplier' | 'cascade' | 'hold-and-spin' | 'bonus-round' | 'jackpot' | 'megarows' | 'nudge' | 'expanding-symbols' | 'sticky-wilds' | 'mystery-symbols' | 'provably-fair' | 'fast-round' | 'side-bets' | 'multi-seat' | 'tournament' | 'co-op' | 'in-play' | 'combo-bets' | 'video-stream';

/**
 * How a game pays: low = often and little, high = seldom and much, very-high = almost never and most.
 */
export type GameVolatility = 'low' | 'medium' | 'high' | 'very-high';

/**
 * lines = on fixed lines, ways = on neighbouring reels in any row, clusters = in groups of neighbours, anywhere = by their number alone.
 */
export type GamePaysKind = 'lines' | 'ways' | 'clusters' | 'anywhere';

/**
 * How wins of a slot come about.
 */
export type GamePays = {
    kind: GamePaysKind | UnlistedText;
    /**
     * How many lines or ways are played; absent where nothing is counted.
     */
    count?: number | undefined;
};

/**
 * Moment in UTC, ISO 8601 with the suffix Z.
 */
export type Instant = string;

/**
 * A game as lists show it.
 */
export type GameCard = {
    gameId: GameId;
    nodeId: NodeId;
    /**
     * In the language of the request.
     */
    name: string;
    vassalage: VendorCode;
    /**
     * Name of the vendor in the language of the request.
     */
    vendorName: string;
    category: GameCategoryCode | UnlistedText;
    image: ImagePath;
    /**
     * Main colour of the cover, for its place until it is loaded. Absent where it is not known.
     */
    tint?: string | undefined;
    /**
     * False for visitors.
     */
    isFav: boolean;
    /**
     * Marked as popular in the catalogue.
     */
    isHot: boolean;
    /**
     * True = one of the three games with most real players in the last seven days. Absent otherwise.
     */
    mostPlayed?: boolean | undefined;
    /**
     * Marked as new in the catalogue.
     */
    isNew: boolean;
    /**
     * Shown, and not to be launched.
     */
    maintenance: boolean;
    /**
     * True = no server of the site plays it yet; `maintenance` is true then. Absent otherwise.
     */
    planned?: boolean | undefined;
    /**
     * Published return to player in percent.
     */
    rtp?: number | undefined;
    /**
     * Smallest bet of the game, in `currency`.
     */
    minBet?: Money | undefined;
    currency?: Currency | undefined;
    /**
     * What the game offers; the site has the words.
     */
    features?: Array<GameFeature> | undefined;
    volatility?: GameVolatility | undefined;
    pays?: GamePays | undefined;
    /**
     * Most that a round can pay, in stakes; what is in linked jackpots comes on top. Only of games that prove it.
     */
    maxWin?: number | undefined;
    /**
     * Class inside the category, for example BINGO or ESPORTS.
     */
    classify?: string | undefined;
    /**
     * When the maintenance ends, where that is known.
     */
    maintenanceUntil?: Instant | undefined;
};

/**
 * Values for the message of the code. Which ones appear is said at each code.
 */
export type ErrorParams = {
    /**
     * VALIDATION_FAILED, the inputs that were refused. CONTRACT_RATE_ABOVE_OWN, the terms that pay more.
     */
    fields?: Array<FieldError> | undefined;
    /**
     * RATE_LIMITED, AUTH_LOCKED, OTP_TOO_MANY, SERVICE_BUSY: seconds to wait.
     */
    retryAfter?: number | undefined;
    /**
     * LIMIT_REACHED: when the limit starts again.
     */
    resetsAt?: string | undefined;
    /**
     * LIMIT_REACHED: day, week or month that a limit of the player is for.
     */
    period?: string | undefined;
    /**
     * LIMIT_REACHED: what was left of it, as money is written; of the kind time in minutes, of the kind bonus the largest bet.
     */
    left?: string | undefined;
    /**
     * AUTH_STEP_UP at log-in: goes back with the second factor.
     */
    challenge?: string | undefined;
    /**
     * AUTH_STEP_UP, proofs that are taken.
     */
    methods?: Array<ProofMethod> | undefined;
    /**
     * LIMIT_REACHED: deposit, loss, wager, time, withdrawal or transfer (those of one day), bonus, or seats of a room.
     */
    kind?: string | undefined;
    /**
     * EXCLUDED, MAINTENANCE, GAME_MAINTENANCE: end, when known. ACCOUNT_WAIT: when money may leave again. AUTH_STEP_UP at log-in: how long the challenge is good.
     */
    until?: string | undefined;
    /**
     * EXPORT_TOO_LARGE: rows that match the filter.
     */
    rows?: number | undefined;
    /**
     * EXPORT_TOO_LARGE: rows of one document at most. EXPORT_OPEN: files at a time.
     */
    limit?: number | undefined;
    /**
     * CONTRACT_STALE: letter of the contract by now.
     */
    status?: string | undefined;
    /**
     * CONTRACT_STALE: version of the contract by now.
     */
    version?: number | undefined;
    /**
     * GAME_MAINTENANCE: no server of the site plays the game yet.
     */
    planned?: boolean | undefined;
    /**
     * MAINTENANCE: reason in the language of the request. AUTH_LOCKED: why the agent above has locked the account, as it was written.
     */
    reason?: string | undefined;
    /**
     * REGION_BLOCKED: country the address was found in.
     */
    country?: string | undefined;
    /**
     * APPROVAL_WAITS: id of the request that waits.
     */
    approvalId?: string | undefined;
    /**
     * APPROVAL_WAITS: name of the operator who has made it.
     */
    maker?: string | undefined;
    /**
     * AGE_TOO_LOW: the age that is needed.
     */
    minAge?: number | undefined;
    /**
     * GAME_MAINTENANCE, popular games to play instead.
     */
    suggestions?: Array<GameCard> | undefined;
};

/**
 * What went wrong, as a code and the values its message needs.
 */
export type ErrorBody = {
    code: ErrorCode | UnlistedText;
    params: ErrorParams;
    /**
     * Number of this request in the gateway's log; shown to the reader.
     */
    requestId: string;
    /**
     * The next try must carry a captcha (fetch one from /wps/captcha).
     */
    captcha?: boolean | undefined;
};

export type Failure = {
    /**
     * Always false in a failed answer.
     */
    success: false;
    error: ErrorBody;
};

/**
 * Always true in an answer that worked. A failed one carries `error` instead.
 */
export type Success = true;

/**
 * Base address of a content host: https, http on this machine only, or a path on the site's own origin (`/` = the site itself). The client takes nothing else.
 */
export type HostBase = string;

/**
 * Details of a maintenance, each present when the operator has given it.
 */
export type MaintenanceInfo = {
    /**
     * Why, in the language of the request.
     */
    reason?: string | undefined;
    /**
     * When the maintenance began.
     */
    startsAt?: Instant | undefined;
    /**
     * When it is expected to end.
     */
    until?: Instant | undefined;
};

/**
 * ISO 3166-1 alpha-2 country code.
 */
export type CountryCode = string;

/**
 * Name of a field of the registration form, as the request has it.
 */
export type RegisterFieldName = 'username' | 'password' | 'confirmPassword' | 'payeeName' | 'email' | 'qqNum' | 'mobileNum' | 'recommenderId' | 'captcha' | 'verificationCode' | 'affiliateCode' | 'paymentPassword' | 'line' | 'whatsapp' | 'facebook' | 'wechat' | 'idNumber' | 'referralCode';

export type RegisterRule = {
    name: RegisterFieldName;
    /**
     * The field is shown.
     */
    enabled: boolean;
    /**
     * The field must be filled.
     */
    required: boolean;
    /**
     * Pattern index 0 to 23, or `*` for any characters.
     */
    acceptedPattern: string;
    /**
     * Least length in characters.
     */
    min: number;
    /**
     * Greatest length in characters.
     */
    max: number;
};

/**
 * REGISTER (with MOBILE, SMS code, password in the mobile form), LOGIN (with SMS code, free play, social sign-in), PASSWORD (with forced change on expiry, recovery by email and by phone), REWARD (with referral, VIP, points mall), CHAT.
 */
export type WhitelabelSwitch = 'REGISTER' | 'MOBILENUMREG' | 'REGMOBVERF' | 'MOBILEPWREG' | 'LOGIN' | 'VERIFICATION' | 'FREEPLAY' | 'LOGIN_GOOGLE' | 'LOGIN_FACEBOOK' | 'LOGIN_LINE' | 'PASSWORD' | 'PASSEXPIRY' | 'PWRESETEMAIL' | 'PWRESETSMS' | 'REWARD' | 'REFERRAL' | 'VIP' | 'POINT_MALL' | 'CHAT';

export type WhitelabelNode = {
    modId: WhitelabelSwitch;
    /**
     * `'1'` is on, anything else is off.
     */
    enabled: string;
    /**
     * Switches that count only while this one is on.
     */
    childrenNodes: Array<WhitelabelNode>;
};

/**
 * The merchant of this site: brand, money, languages and time zone.
 */
export type Merchant = {
    /**
     * Session key merchant.
     */
    code: string;
    /**
     * Session key merchantCode; also the query parameter merchantCode.
     */
    merchantCode: string;
    /**
     * Brand name to show.
     */
    name: string;
    /**
     * How the site looks; the page comes in it already, by `data-brand` on its root. Absent, or unknown to a client, it is the first one.
     */
    brand?: string | undefined;
    currency: Currency;
    /**
     * Sign put before amounts of `currency`, such as ៛.
     */
    currencySymbol: string;
    /**
     * Currency of trial accounts; it cannot be paid out.
     */
    trialCurrency: Currency;
    /**
     * Sign put before amounts of `trialCurrency`.
     */
    trialCurrencySymbol: string;
    /**
     * Places shown; the wire always has four.
     */
    decimals: number;
    /**
     * Languages on offer, in the order of the menu.
     */
    languages: Array<LanguageCode>;
    defaultLanguage: LanguageCode | UnlistedText;
    /**
     * IANA zone of settlement days.
     */
    timeZone: string;
    /**
     * Least age in years to register.
     */
    minAge: number;
    /**
     * Licence the site is run under, in words to show; absent where there is none.
     */
    licence?: string | undefined;
};

export type CustomerServiceEntry = {
    /**
     * Name of the entry among those of the merchant, the same at every call.
     */
    id: string;
    /**
     * Where the entry is shown.
     */
    csPosition: 'side' | 'floating' | 'footer' | 'maintenance';
    /**
     * Service behind the address, which decides the icon.
     */
    csType: 'LIVECHAT' | 'LINE' | 'QQ' | 'TELEGRAM' | 'FACEBOOK' | 'WHATSAPP' | 'EMAIL';
    /**
     * Text of the entry in the language of the request.
     */
    title: string;
    /**
     * Opened in a window of 440 by 500 (chat) or a new tab.
     */
    url: string;
};

/**
 * Which site the visitor gets, and what its first screen needs.
 */
export type PermissionInfo = {
    serverTime: Instant;
    /**
     * Image hosts. The client picks one at random, once per session.
     */
    imageCDNs: Array<HostBase>;
    /**
     * Hosts a game frame may be opened from; everything else is refused.
     */
    launchGameCDNs: Array<HostBase>;
    /**
     * Base path of vendor pictures on the image host: `{base}/{variant}/{CODE}.webp`, variants default, active, white, color, purple.
     */
    vendorImagePath: string;
    /**
     * The whole site is under maintenance.
     */
    maintenance: boolean;
    maintenanceInfo?: MaintenanceInfo | undefined;
    /**
     * The region of the address is not served.
     */
    regionRestriction: boolean;
    /**
     * The host in `url` is not one of the merchant's.
     */
    domainInvalid: boolean;
    country?: CountryCode | undefined;
    /**
     * Address of the visitor with its last part hidden.
     */
    ipMasked?: string | undefined;
    /**
     * Rules of the registration form, one per field.
     */
    register: Array<RegisterRule>;
    /**
     * Switches of the merchant as a tree; a switch counts only under one that is on.
     */
    whitelabel: Array<WhitelabelNode>;
    merchant: Merchant;
    /**
     * Ways to reach customer service, in the order to show them.
     */
    customerService: Array<CustomerServiceEntry>;
};

/**
 * Answer of the permission call.
 */
export type SystemStatus = {
    info: PermissionInfo;
};

/**
 * Version of the user agreement. A registration sends back the one that was shown.
 */
export type AgreementVersion = string;

/**
 * How registration works at this merchant.
 */
export type RegisterSettings = {
    /**
     * Rules of the fields, in the order of the form.
     */
    fields: Array<RegisterRule>;
    /**
     * Tabs of the form, in order.
     */
    methods: Array<'username' | 'mobile'>;
    agreementVersion: AgreementVersion;
    /**
     * Whether the form comes with the agreement ticked. Where a law asks for an act of consent, false.
     */
    agreementDefault: boolean;
    /**
     * Age of the age statement.
     */
    minAge: number;
    /**
     * Human check a registration must carry.
     */
    humanVerification: 'NONE' | 'SLIDER' | 'CAPTCHA';
};

export type DomainEntry = {
    /**
     * Origin of the site; the client adds `speed` after its own probe.
     */
    domain: string;
    /**
     * True for the address of this request.
     */
    isCurrent: boolean;
};

export type DomainResource = {
    /**
     * What is installed; IOS_PROFILE is a configuration profile, PWA the site itself.
     */
    resourceType: 'IOS' | 'IOS_PROFILE' | 'ANDROID' | 'PWA';
    /**
     * Absolute address of the download or page.
     */
    url: string;
    /**
     * Text the QR code is made of.
     */
    qrCodeUrl: string;
    /**
     * Label in English.
     */
    labelNameEn: string;
};

/**
 * Other addresses of the site, and its apps.
 */
export type DomainRoute = {
    /**
     * Origins that lead to this site, the one of this request first.
     */
    domainList: Array<DomainEntry>;
    /**
     * Apps and ways to install the site, in the order to show them.
     */
    resources: Array<DomainResource>;
};

export type PhoneCountry = {
    country: CountryCode;
    /**
     * Without plus, for example 855; sent back as mobileCountryCode.
     */
    callingCode: string;
    /**
     * In the language of the request; `country` is the key for Intl.DisplayNames.
     */
    name: string;
    /**
     * Least length of a number without calling code and trunk prefix.
     */
    minDigits: number;
    /**
     * Greatest length of a number without calling code and trunk prefix.
     */
    maxDigits: number;
    /**
     * A mobile number in the form of the country, nobody's own.
     */
    example: string;
};

/**
 * Countries whose mobile numbers the merchant takes.
 */
export type CountryList = {
    /**
     * Countries to choose from, in the order to show them.
     */
    countries: Array<PhoneCountry>;
};

export type Health = {
    /**
     * The process answers; says nothing about the database.
     */
    status: 'ok';
};

export type Readiness = {
    status: 'ok' | 'unavailable' | UnlistedText;
    database: 'pglite' | 'postgres' | UnlistedText;
};

export type ClientErrorReport = {
    /**
     * What failed: loading a chunk, script outside of any handler, a promise nobody waited for, an answer against the contract, a content policy, drawing a screen.
     */
    kind: 'chunk' | 'uncaught' | 'rejection' | 'contract' | 'csp' | 'render';
    /**
     * Text of the error, without anything the reader has typed.
     */
    message: string;
    /**
     * Path of the page, without query.
     */
    path?: string | undefined;
    /**
     * Build that the page runs, as the site names it.
     */
    release?: string | undefined;
    /**
     * Number of the failed request in the gateway's log, when there was one.
     */
    requestId?: string | undefined;
    /**
     * Stack with paths of the build only.
     */
    detail?: string | undefined;
};

/**
 * Answer to a challenge of createHumanCheck under the names of the specification; `humanCheck` comes first where both are sent. `nonce` is needed where the challenge asks for work.
 */
export type SliderAnswer = {
    /**
     * `id` of the challenge.
     */
    challengeId: string;
    /**
     * Result of the work.
     */
    nonce?: string | undefined;
    /**
     * End position in pixels.
     */
    x: number;
    /**
     * Positions over time, each [x, milliseconds]; absent for the keyboard form.
     */
    trail?: Array<[
        number,
        number
    ]>;
};

/**
 * Answer to a challenge of createHumanCheck.
 */
export type HumanProof = {
    /**
     * `id` of the challenge.
     */
    id: string;
    /**
     * Result of the work.
     */
    nonce: string;
    /**
     * slider: left edge of the piece in pixels of the picture.
     */
    x?: number | undefined;
    /**
     * slider: positions over time, each [x, milliseconds]; absent when keys or buttons were used.
     */
    trail?: Array<[
        number,
        number
    ]>;
};

export type LoginRequest = {
    /**
     * User name or mobile number, trimmed.
     */
    username: string;
    /**
     * Password as typed, or the SMS code in its place.
     */
    password: string;
    /**
     * Which tab of the form.
     */
    type: 'username' | 'sms';
    /**
     * With a mobile number as the user name: its calling code. Without it the number begins with it.
     */
    mobileCountryCode?: string | undefined;
    /**
     * Characters of the picture.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    slider?: SliderAnswer | undefined;
    humanCheck?: HumanProof | undefined;
    /**
     * Remember this browser for one day.
     */
    remember?: boolean | undefined;
    /**
     * Entrance: agents only, or everybody else. Absent = both.
     */
    loginAs?: 'member' | 'agent' | undefined;
    /**
     * Token of a social sign-in.
     */
    idToken?: string | undefined;
};

/**
 * FIRST = nobody has accepted an agreement for this account yet, so the age is stated as well; NEW = there is a new version.
 */
export type TermsDue = 'FIRST' | 'NEW';

/**
 * Log-in before this one, to be shown to the reader.
 */
export type LastLogin = {
    at: Instant;
    /**
     * Address of that log-in with its end hidden: 203.0.113.x, or the first three groups of an IPv6 address and `::x`.
     */
    ipMasked?: string | undefined;
};

/**
 * An open session. The token goes into `sessionStorage.token` and counts only together with the cookie that the same answer sets.
 */
export type SessionGrant = {
    /**
     * 256 random bits, base64url.
     */
    token: string;
    /**
     * Absolute end of the session, however busy it is.
     */
    expiresAt: Instant;
    /**
     * The session ends after so many seconds without a call (1800).
     */
    idleSeconds: number;
    /**
     * Send the first-login action once.
     */
    firstTimeLogin: boolean;
    /**
     * The password must be changed; the token can do nothing else.
     */
    passwordExpired: boolean;
    /**
     * The initial password must be changed; the token can do nothing else.
     */
    defaultPassword: boolean;
    /**
     * The agreement must be accepted; the token can do nothing else. Absent when it is.
     */
    termsDue?: TermsDue | undefined;
    /**
     * Kept for the wire of the specification; false or absent on success.
     */
    captcha?: boolean | undefined;
    lastLogin?: LastLogin | undefined;
};

/**
 * The session has ended on the server and its cookie is taken back.
 */
export type LogoutResult = {
    /**
     * Always true.
     */
    loggedOut: true;
};

export type CaptchaAnswer = {
    success: Success;
    /**
     * PNG in base64.
     */
    value: string;
    /**
     * Sent back with the typed characters.
     */
    captchaId: string;
    /**
     * Moment after which the picture counts no more, 120 s after it was made.
     */
    expiresAt: Instant;
};

/**
 * Digits without the calling code; a trunk prefix (the 0 of 012 345 678) may stand before them.
 */
export type MobileNumber = string;

/**
 * Calling code without plus, for example 855. Without it the number begins with it.
 */
export type CallingCode = string;

export type CodeRequest = {
    mobileNum?: MobileNumber | undefined;
    mobileNo?: MobileNumber | undefined;
    mobileCountryCode?: CallingCode | undefined;
    /**
     * Characters of the picture.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    humanCheck?: HumanProof | undefined;
};

/**
 * How long the code is good, and when another may be asked for; the same whether or not one was sent.
 */
export type CodeSent = {
    /**
     * The code is good for so many minutes.
     */
    expiredMinutes: number;
    /**
     * Another code may be asked for after so many seconds.
     */
    resendSeconds: number;
};

export type SealingKey = {
    /**
     * Key type as RFC 7518 names it: elliptic curve.
     */
    kty: 'EC';
    /**
     * Curve that `x` and `y` lie on.
     */
    crv: 'P-256';
    /**
     * The key is for encryption alone.
     */
    use: 'enc';
    /**
     * Key agreement that the JWE names in its header.
     */
    alg: 'ECDH-ES';
    /**
     * Id of the key, which goes into the protected header of the JWE. One the gateway knows no more is answered with KEY_ROTATED.
     */
    kid: string;
    /**
     * First coordinate of the public point, 32 bytes in base64url.
     */
    x: string;
    /**
     * Second coordinate of the public point, 32 bytes in base64url.
     */
    y: string;
};

export type KeySet = {
    /**
     * Public keys a payload can be sealed for, newest first; seal for the first.
     */
    keys: Array<SealingKey>;
    /**
     * Clock of the gateway; `iat` of a sealed payload is compared with it.
     */
    serverTime: Instant;
};

/**
 * What the check is for; it counts for nothing else. `apply` is for whoever wants to become an agent, `sendCode` is for every message - a code by SMS, a link by mail.
 */
export type HumanAction = 'login' | 'register' | 'sendCode' | 'apply';

export type HumanCheckRequest = {
    action: HumanAction;
    /**
     * `work` for whoever will not solve a picture.
     */
    kind?: 'slider' | 'work' | undefined;
};

/**
 * Present for `slider`. The piece stands at x 0; its answer is the x at which it fills the gap.
 */
export type HumanPuzzle = {
    /**
     * PNG in base64.
     */
    picture: string;
    /**
     * PNG in base64, transparent around the piece.
     */
    piece: string;
    /**
     * Pixels of the picture.
     */
    width: number;
    /**
     * Pixels of the picture from top to bottom.
     */
    height: number;
    /**
     * Pixels of the piece from left to right.
     */
    pieceWidth: number;
    /**
     * Pixels of the piece from top to bottom.
     */
    pieceHeight: number;
    /**
     * Upper edge of the piece in the picture.
     */
    pieceY: number;
};

/**
 * One human check: for this browser and action, good once and for 120 s.
 */
export type HumanChallenge = {
    /**
     * Id of the challenge, 43 characters of base64url; goes back with the answer.
     */
    id: string;
    /**
     * `slider` asks for the puzzle and the work, `work` for the work alone.
     */
    kind: 'slider' | 'work';
    /**
     * Moment after which no answer is taken.
     */
    expiresAt: Instant;
    /**
     * Find a nonce, so that the SHA-256 of the text `<id>:<nonce>` begins with so many zero bits.
     */
    workBits: number;
    puzzle?: HumanPuzzle | undefined;
};

/**
 * Whether the action needs a check, and the challenge if so.
 */
export type HumanCheck = {
    /**
     * False: send the action without a check.
     */
    required: boolean;
    challenge?: HumanChallenge | undefined;
};

/**
 * Whether this browser is remembered, and for whom.
 */
export type Remembered = {
    /**
     * True when signInRemembered would log in now.
     */
    remembered: boolean;
    /**
     * Name of the account, most of it hidden.
     */
    name?: string | undefined;
    /**
     * Moment at which the browser is forgotten, one day after it was remembered.
     */
    until?: Instant | undefined;
};

/**
 * This browser is not remembered any more.
 */
export type Forgotten = {
    /**
     * Always true.
     */
    forgotten: true;
};

/**
 * Number for one free-play log-in, bound to this browser.
 */
export type FreePlayNonce = {
    /**
     * 32 random bytes in base64url, to be sealed into `random` of startFreePlay; good once.
     */
    nonce: string;
    /**
     * Moment after which startFreePlay refuses it with REPLAY.
     */
    expiresAt: Instant;
};

/**
 * Platform constant of the web site.
 */
export type Platform = 'W';

export type FreePlayRequest = {
    /**
     * Operating system, for statistics.
     */
    os?: string | undefined;
    platform: Platform;
    /**
     * JWE around nonce and 16 random bytes.
     */
    random: string;
};

/**
 * How the owner proved who he is: by password, code, provider account, passkey, remembered browser, or as part of free play, registration or recovery.
 */
export type SignInMethod = 'password' | 'sms' | 'social' | 'passkey' | 'remembered' | 'freeplay' | 'register' | 'recovery';

export type OpenSession = {
    /**
     * Id of the session for endSession; not its token.
     */
    id: string;
    /**
     * The session that asks.
     */
    current: boolean;
    method: SignInMethod | UnlistedText;
    /**
     * Name of the browser, when it tells.
     */
    browser?: string | undefined;
    /**
     * Name of the operating system, when it tells.
     */
    system?: string | undefined;
    /**
     * Address the session was opened from with its end hidden: 203.0.113.x, or the first three groups of an IPv6 address and `::x`.
     */
    ipMasked: string;
    /**
     * When the session was opened.
     */
    since: Instant;
    /**
     * When the session last made a call that counts as activity.
     */
    lastSeen: Instant;
};

/**
 * Sessions of the account that are open now.
 */
export type SessionList = {
    /**
     * Open sessions, last used first; the one that asks is among them.
     */
    sessions: Array<OpenSession>;
};

/**
 * Sessions that were ended by the call.
 */
export type EndedSessions = {
    /**
     * Number of sessions that were open and are not any more; the one that asks stays.
     */
    ended: number;
};

/**
 * Place behind a row of a list. Opaque, and good for the list, the account and the filter it was made for: any other is refused (VALIDATION_FAILED, the field `cursor`). Rows that come in while a reader goes on neither repeat nor hide others.
 */
export type Cursor = string;

export type SignInEntry = {
    /**
     * Number of the try, decimal digits.
     */
    id: string;
    at: Instant;
    /**
     * True when a session was opened, false when the try failed.
     */
    ok: boolean;
    method: SignInMethod | UnlistedText;
    /**
     * Name of the browser, when it tells.
     */
    browser?: string | undefined;
    /**
     * Name of the operating system, when it tells.
     */
    system?: string | undefined;
    /**
     * Address of the try with its end hidden: 203.0.113.x, or the first three groups of an IPv6 address and `::x`.
     */
    ipMasked: string;
    country?: CountryCode | undefined;
    /**
     * Name of the country in the language of the answer.
     */
    countryName?: string | undefined;
};

/**
 * Tries to log in to the account within the last 90 days.
 */
export type SignInHistory = {
    /**
     * Tries, newest first.
     */
    content: Array<SignInEntry>;
    /**
     * Where the older tries begin; absent at the end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * What the owner can confirm himself with, and whether he has done so lately.
 */
export type Proofs = {
    /**
     * Proofs the account has now.
     */
    methods: Array<ProofMethod>;
    /**
     * Until when actions that ask for a fresh proof go through; absent without one.
     */
    strongUntil?: Instant | undefined;
};

/**
 * Id that the authenticator gave to the passkey, base64url.
 */
export type CredentialId = string;

/**
 * Result of the extension credProps.
 */
export type PasskeyProperties = {
    /**
     * Whether the credential can be found without a user name.
     */
    rk?: boolean | undefined;
};

/**
 * Results of extensions. The gateway asks for none and looks at none; what some password managers add by themselves may come along. Send `{}` or nothing.
 */
export type PasskeyExtensionResults = {
    credProps?: PasskeyProperties | undefined;
    /**
     * Whether an id of the older U2F standard was used.
     */
    appid?: boolean | undefined;
};

/**
 * Bytes in base64url.
 */
export type Base64Url = string;

/**
 * AuthenticationResponseJSON of the WebAuthn standard, what `toJSON()` of the credential gives.
 */
export type PasskeyAssertion = {
    id: CredentialId;
    rawId: CredentialId;
    /**
     * Kind of credential; the standard has this one.
     */
    type: 'public-key';
    /**
     * Whether the authenticator is part of the device or apart from it; browsers may leave it out.
     */
    authenticatorAttachment?: 'platform' | 'cross-platform' | undefined;
    clientExtensionResults?: PasskeyExtensionResults | undefined;
    /**
     * What the authenticator has signed, AuthenticatorAssertionResponseJSON of the standard.
     */
    response: {
        clientDataJSON: Base64Url;
        authenticatorData: Base64Url;
        signature: Base64Url;
        userHandle?: Base64Url | undefined;
    };
};

/**
 * Exactly one of its fields.
 */
export type StepUpRequest = {
    /**
     * Password of the account, as typed.
     */
    password?: string | undefined;
    /**
     * Of the authenticator.
     */
    code?: string | undefined;
    /**
     * One of the ten recovery codes; it is used up.
     */
    recoveryCode?: string | undefined;
    /**
     * Result of the options of beginPasskeyProof.
     */
    passkey?: PasskeyAssertion | undefined;
};

/**
 * Confirms the proof of the owner.
 */
export type StrongUntil = {
    /**
     * Until when actions that ask for a fresh proof go through.
     */
    strongUntil: Instant;
};

/**
 * The challenge and exactly one proof.
 */
export type SecondFactor = {
    /**
     * `challenge` of the AUTH_STEP_UP answer to the log-in.
     */
    challenge: string;
    /**
     * Of the authenticator.
     */
    code?: string | undefined;
    /**
     * One of the ten recovery codes; it is used up.
     */
    recoveryCode?: string | undefined;
    /**
     * Result of the options of beginPasskeySignIn with this challenge.
     */
    passkey?: PasskeyAssertion | undefined;
};

/**
 * Whether an authenticator stands before the account.
 */
export type TotpState = {
    /**
     * True once an authenticator was confirmed with a code.
     */
    enrolled: boolean;
    /**
     * When the authenticator was confirmed; absent without one.
     */
    since?: Instant | undefined;
    /**
     * Recovery codes that are not used yet.
     */
    recoveryCodesLeft: number;
};

export type TotpCode = {
    /**
     * Six digits that the authenticator shows now.
     */
    code: string;
};

/**
 * Recovery codes of the account, shown this once.
 */
export type RecoveryCodes = {
    /**
     * Each works once in the place of a code.
     */
    recoveryCodes: Array<string>;
};

/**
 * Secret of a new authenticator, which counts after confirmTotp.
 */
export type TotpEnrolment = {
    /**
     * Base32, for typing.
     */
    secret: string;
    /**
     * otpauth:// address, for a QR picture.
     */
    uri: string;
};

/**
 * How it stands with the payment password.
 */
export type PaymentPasswordState = {
    /**
     * True = the account has one.
     */
    isSet: boolean;
    /**
     * Until when money may leave without a further proof; absent without one.
     */
    provedUntil?: Instant | undefined;
};

export type PaymentPassword = {
    /**
     * Six digits.
     */
    paymentPassword: string;
};

/**
 * Name that its owner knows the passkey by.
 */
export type PasskeyLabel = string;

/**
 * A passkey of the account.
 */
export type Passkey = {
    /**
     * Number of the passkey on this site, for renamePasskey and removePasskey.
     */
    id: string;
    name: PasskeyLabel;
    credentialId: CredentialId;
    /**
     * Kept by a password manager and on all devices of its owner; false = on one device alone.
     */
    synced: boolean;
    createdAt: Instant;
    /**
     * When it last logged in or confirmed its owner; absent before the first time.
     */
    lastUsedAt?: Instant | undefined;
};

/**
 * Passkeys of the account, and what a browser needs to keep its own list the same.
 */
export type PasskeyList = {
    /**
     * Every passkey of the account, newest first.
     */
    passkeys: Array<Passkey>;
    /**
     * So many an account may have.
     */
    most: number;
    /**
     * Host name that the passkeys belong to.
     */
    rpId: string;
    /**
     * Name of the account inside its passkeys; absent before the first one.
     */
    userHandle?: string | undefined;
};

/**
 * How the authenticator is reached, such as internal, hybrid, usb, nfc, ble.
 */
export type PasskeyTransport = string;

/**
 * RegistrationResponseJSON of the WebAuthn standard, what `toJSON()` of the new credential gives.
 */
export type PasskeyAttestation = {
    id: CredentialId;
    rawId: CredentialId;
    /**
     * Kind of credential; the standard has this one.
     */
    type: 'public-key';
    /**
     * Whether the authenticator is part of the device or apart from it; browsers may leave it out.
     */
    authenticatorAttachment?: 'platform' | 'cross-platform' | undefined;
    clientExtensionResults?: PasskeyExtensionResults | undefined;
    /**
     * What the authenticator has made, AuthenticatorAttestationResponseJSON of the standard.
     */
    response: {
        clientDataJSON: Base64Url;
        attestationObject: Base64Url;
        authenticatorData?: Base64Url | undefined;
        publicKey?: Base64Url | undefined;
        /**
         * Number of the algorithm in COSE; the gateway reads it from `attestationObject` instead.
         */
        publicKeyAlgorithm?: number | undefined;
        /**
         * Ways to reach the authenticator, kept to be sent as hints at later log-ins.
         */
        transports?: Array<PasskeyTransport> | undefined;
    };
};

export type NewPasskey = {
    name?: PasskeyLabel | undefined;
    credential: PasskeyAttestation;
};

export type PasskeyDescriptor = {
    id: CredentialId;
    /**
     * Kind of credential; the standard has this one.
     */
    type: 'public-key';
    /**
     * Ways the browser may reach the authenticator; empty when none is known.
     */
    transports?: Array<PasskeyTransport> | undefined;
};

/**
 * PublicKeyCredentialCreationOptionsJSON of the WebAuthn standard.
 */
export type PasskeyCreationOptions = {
    /**
     * The site, as the authenticator stores and shows it.
     */
    rp: {
        /**
         * Host name that the passkey will belong to.
         */
        id: string;
        /**
         * Brand name of the merchant.
         */
        name: string;
    };
    /**
     * The account, as the authenticator stores and shows it.
     */
    user: {
        /**
         * Random handle of the account, base64url; tells nothing about the member.
         */
        id: string;
        /**
         * User name of the account.
         */
        name: string;
        /**
         * User name of the account, which browsers show in their lists.
         */
        displayName: string;
    };
    /**
     * 32 random bytes in base64url that the authenticator signs; good once.
     */
    challenge: string;
    /**
     * Algorithms that the gateway can check, preferred one first.
     */
    pubKeyCredParams: Array<{
        /**
         * Kind of credential; the standard has this one.
         */
        type: 'public-key';
        /**
         * Number of the algorithm in COSE.
         */
        alg: number;
    }>;
    /**
     * Milliseconds.
     */
    timeout: number;
    /**
     * The gateway does not ask which model of authenticator it is.
     */
    attestation: 'none';
    /**
     * Passkeys the account has already; an authenticator that holds one of them makes no second.
     */
    excludeCredentials: Array<PasskeyDescriptor>;
    /**
     * What the authenticator must be able to do.
     */
    authenticatorSelection: {
        /**
         * The passkey is kept in the authenticator, so that a log-in needs no user name.
         */
        residentKey: 'required';
        /**
         * The same for browsers of the first edition of the standard.
         */
        requireResidentKey: true;
        /**
         * The authenticator checks a finger, face or PIN each time.
         */
        userVerification: 'required';
    };
};

/**
 * What a browser needs to make a passkey.
 */
export type PasskeyCreation = {
    options: PasskeyCreationOptions;
    /**
     * Moment after which the new passkey is refused.
     */
    expiresAt: Instant;
};

export type PasskeyName = {
    name: PasskeyLabel;
};

/**
 * PublicKeyCredentialRequestOptionsJSON of the WebAuthn standard.
 */
export type PasskeyRequestOptions = {
    /**
     * Host name that the passkeys belong to.
     */
    rpId: string;
    /**
     * 32 random bytes in base64url that the authenticator signs; good once.
     */
    challenge: string;
    /**
     * Milliseconds.
     */
    timeout: number;
    /**
     * The authenticator checks a finger, face or PIN each time.
     */
    userVerification: 'required';
    /**
     * Passkeys that may answer; absent where any passkey of the site may.
     */
    allowCredentials?: Array<PasskeyDescriptor> | undefined;
};

/**
 * What a browser needs to use a passkey.
 */
export type PasskeyRequest = {
    options: PasskeyRequestOptions;
    /**
     * Moment after which the answer of the passkey is refused.
     */
    expiresAt: Instant;
};

export type PasskeySignIn = {
    credential: PasskeyAssertion;
    /**
     * Remember this browser for one day.
     */
    remember?: boolean | undefined;
    /**
     * Entrance: agents only, or everybody else. Absent = both.
     */
    loginAs?: 'member' | 'agent' | undefined;
};

export type PasskeySignInStart = {
    /**
     * Of a log-in that waits for its second factor.
     */
    challenge?: string | undefined;
};

export type RelatedOrigins = {
    /**
     * Origins (scheme, host and port) that may use passkeys of the main host.
     */
    origins: Array<string>;
};

/**
 * Result of the human check asked for by `humanVerification` of the registration settings.
 */
export type HumanVerification = {
    /**
     * Which of the other fields hold the answer: `slider`, or `captchaId` and `captcha`.
     */
    kind: 'SLIDER' | 'CAPTCHA';
    slider?: SliderAnswer | undefined;
    /**
     * CAPTCHA: `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    /**
     * CAPTCHA: characters of the picture.
     */
    captcha?: string | undefined;
};

/**
 * Consent to one version of the user agreement.
 */
export type Agreement = {
    version: AgreementVersion;
    /**
     * True when the reader has agreed; anything else is refused with TERMS_REQUIRED.
     */
    accepted: boolean;
};

/**
 * Lengths here are the outer limits; the merchant's own rules are narrower and are checked by the gateway (VALIDATION_FAILED with `fields`).
 */
export type RegisterRequest = {
    /**
     * Name to log in with, without blanks. The merchant's rule for `username` decides length and characters; case makes no second account.
     */
    username: string;
    /**
     * As typed; the merchant's rule for `password` is checked by the gateway.
     */
    password: string;
    /**
     * Taken as equal to the password when absent.
     */
    confirmPassword?: string | undefined;
    /**
     * Real name as on the payout account.
     */
    payeeName?: string | undefined;
    /**
     * Address that links to set a new password go to.
     */
    email?: string | undefined;
    /**
     * Account number at QQ, where the merchant asks for it.
     */
    qqNum?: string | undefined;
    /**
     * Digits without the country code.
     */
    mobileNum?: string | undefined;
    /**
     * Calling code without plus, for example 855.
     */
    mobileCountryCode?: string | undefined;
    /**
     * Id of the inviting agent or member.
     */
    recommenderId?: string | undefined;
    /**
     * Characters of the picture, where the field is switched on.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    /**
     * Code that sendRegisterCode has sent to the number, where the merchant wants numbers proved.
     */
    verificationCode?: string | undefined;
    /**
     * Code of an agent's link.
     */
    affiliateCode?: string | undefined;
    /**
     * Six digits that confirm payments; kept as a hash, apart from the password.
     */
    paymentPassword?: string | undefined;
    /**
     * Id at LINE, where the merchant asks for it.
     */
    line?: string | undefined;
    /**
     * Number or name at WhatsApp, where the merchant asks for it.
     */
    whatsapp?: string | undefined;
    /**
     * Name or address of the profile at Facebook, where the merchant asks for it.
     */
    facebook?: string | undefined;
    /**
     * Id at WeChat, where the merchant asks for it.
     */
    wechat?: string | undefined;
    /**
     * Number of an identity document, where the merchant asks for it.
     */
    idNumber?: string | undefined;
    /**
     * Invite-a-friend code.
     */
    referralCode?: string | undefined;
    /**
     * True opens a session at once.
     */
    login: boolean;
    humanVerification?: HumanVerification | undefined;
    humanCheck?: HumanProof | undefined;
    agreement: Agreement;
    /**
     * The reader states to have the merchant's least age.
     */
    ageConfirmed: boolean;
    currency?: Currency | undefined;
    language?: LanguageCode | undefined;
    /**
     * Address the form was opened at.
     */
    registerUrl?: string | undefined;
    /**
     * Host name the form was opened under, with its port.
     */
    domain?: string | undefined;
    /**
     * Channel of the registration; this site is the only one.
     */
    registerMethod?: 'WEB' | undefined;
};

/**
 * The account that was opened.
 */
export type RegisterResult = {
    /**
     * Number of the new member.
     */
    id: string;
    /**
     * User name to log in with; of a mobile registration the digits of the number.
     */
    account: string;
    session?: SessionGrant | undefined;
};

/**
 * The six digits of the message.
 */
export type VerificationCode = string;

/**
 * The form of registerMember with the number in the place of the user name. Lengths here are the outer limits; the merchant's own rules are narrower and are checked by the gateway (VALIDATION_FAILED with `fields`).
 */
export type RegisterMobileRequest = {
    /**
     * Only with the switch MOBILEPWREG.
     */
    password?: string | undefined;
    /**
     * Taken as equal to the password when absent.
     */
    confirmPassword?: string | undefined;
    /**
     * Real name as on the payout account.
     */
    payeeName?: string | undefined;
    /**
     * Address that links to set a new password go to.
     */
    email?: string | undefined;
    /**
     * Account number at QQ, where the merchant asks for it.
     */
    qqNum?: string | undefined;
    mobileNum?: MobileNumber | undefined;
    mobileCountryCode?: CallingCode | undefined;
    /**
     * Id of the inviting agent or member.
     */
    recommenderId?: string | undefined;
    /**
     * Characters of the picture, where the field is switched on.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    verificationCode?: VerificationCode | undefined;
    /**
     * Code of an agent's link.
     */
    affiliateCode?: string | undefined;
    /**
     * Six digits that confirm payments; kept as a hash, apart from the password.
     */
    paymentPassword?: string | undefined;
    /**
     * Id at LINE, where the merchant asks for it.
     */
    line?: string | undefined;
    /**
     * Number or name at WhatsApp, where the merchant asks for it.
     */
    whatsapp?: string | undefined;
    /**
     * Name or address of the profile at Facebook, where the merchant asks for it.
     */
    facebook?: string | undefined;
    /**
     * Id at WeChat, where the merchant asks for it.
     */
    wechat?: string | undefined;
    /**
     * Number of an identity document, where the merchant asks for it.
     */
    idNumber?: string | undefined;
    /**
     * Invite-a-friend code.
     */
    referralCode?: string | undefined;
    /**
     * True opens a session at once.
     */
    login: boolean;
    humanVerification?: HumanVerification | undefined;
    humanCheck?: HumanProof | undefined;
    agreement: Agreement;
    /**
     * The reader states to have the merchant's least age.
     */
    ageConfirmed: boolean;
    currency?: Currency | undefined;
    language?: LanguageCode | undefined;
    /**
     * Address the form was opened at.
     */
    registerUrl?: string | undefined;
    /**
     * Host name the form was opened under, with its port.
     */
    domain?: string | undefined;
    /**
     * Channel of the registration; this site is the only one.
     */
    registerMethod?: 'WEB' | undefined;
};

export type AgreementAcceptance = {
    agreement: Agreement;
    /**
     * The owner says to be old enough. Needed with FIRST.
     */
    ageConfirmed?: boolean | undefined;
};

/**
 * What is accepted now.
 */
export type AgreementAccepted = {
    version: AgreementVersion;
};

/**
 * As typed; the merchant's rule for `password` is checked by the gateway.
 */
export type Password = string;

/**
 * The repeated password may come as confirmPassword or as confirmNewPassword, the name of the specification.
 */
export type PasswordChange = {
    oldPassword: Password;
    newPassword: Password;
    confirmPassword?: Password | undefined;
    confirmNewPassword?: Password | undefined;
    /**
     * Characters of the picture, once `error.captcha` asked for them.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
};

/**
 * The new password counts from now on.
 */
export type PasswordChanged = {
    /**
     * Always true.
     */
    changed: true;
};

export type PhoneReset = {
    mobileNum?: MobileNumber | undefined;
    mobileCountryCode?: CallingCode | undefined;
    verificationCode?: VerificationCode | undefined;
    newPassword: Password;
    confirmPassword?: Password | undefined;
    confirmNewPassword?: Password | undefined;
};

export type PasswordMailRequest = {
    /**
     * User name of the account, trimmed.
     */
    username: string;
    /**
     * Address that the account is known to have; the link goes there alone.
     */
    email: string;
    /**
     * Characters of the picture, once `error.captcha` asked for them.
     */
    captcha?: string | undefined;
    /**
     * `captchaId` of the answer of getCaptcha that the characters belong to.
     */
    captchaId?: string | undefined;
    /**
     * Answer to a challenge of createHumanCheck for `sendCode`, where one is required. A form has no parts, so it is one text: `<id>:<nonce>`, and for a slider `<id>:<nonce>:<x>`.
     */
    humanCheck?: string | undefined;
};

/**
 * The request was taken; whether a mail goes out is not told.
 */
export type PasswordMailResult = {
    /**
     * Always true.
     */
    accepted: true;
};

export type LinkReset = {
    /**
     * From the address of the link.
     */
    token: string;
    newPassword: Password;
    confirmPassword?: Password | undefined;
    confirmNewPassword?: Password | undefined;
};

/**
 * 0 member, 1 agent, 2 general agent, 4 trial, 41 affiliate agent, 42 affiliate general agent.
 */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

/**
 * Club of a member, to be named in the language of the reader. OTHER has no name here and is shown by its rank.
 */
export type ClubCode = 'BRONZE' | 'SILVER' | 'GOLD' | 'OTHER';

/**
 * Rank of the member in the VIP club.
 */
export type ClubLabel = {
    labelName: ClubCode | UnlistedText;
    /**
     * Session key vipRankLevel.
     */
    rankLevel: number;
};

/**
 * Own data of the member that is logged in.
 */
export type MemberInfo = {
    /**
     * Number of the member in the gateway, decimal digits.
     */
    id: string;
    /**
     * Number to tell customer service.
     */
    customerId: string;
    /**
     * User name under the key that the specification stores it by.
     */
    account: string;
    /**
     * Name the member logs in with.
     */
    username: string;
    /**
     * Name that other players may see: the user name, and of a mobile account `*` with the last four digits.
     */
    nickname: string;
    type: AccountType;
    /**
     * The member may transfer to the upline.
     */
    toUpline: boolean;
    regDate: Instant;
    clubLabel: ClubLabel;
    /**
     * Merchant that the account belongs to; session key merchantCode.
     */
    merchantCode: string;
    currency: Currency;
    /**
     * Sign put before amounts, such as ៛; trial accounts have that of the trial currency.
     */
    currencySymbol: string;
    language: LanguageCode | UnlistedText;
    lastLogin?: LastLogin | undefined;
};

/**
 * How the whole check stands. EXPIRED = the document has run out.
 */
export type IdentityState = 'NOT_STARTED' | 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';

/**
 * Id of an uploaded picture; it cannot be guessed.
 */
export type FileId = string;

/**
 * What a member says of himself.
 */
export type IdentityValues = {
    /**
     * As the document writes it.
     */
    legalName?: string | undefined;
    /**
     * Of the Gregorian calendar.
     */
    birthday?: string | undefined;
    nationality?: CountryCode | undefined;
    /**
     * Town or province.
     */
    birthPlace?: string | undefined;
    sex?: 'F' | 'M' | 'X' | UnlistedText | undefined;
    idType?: 'ID_CARD' | 'PASSPORT' | 'DRIVING_LICENCE' | UnlistedText | undefined;
    /**
     * Number of the document.
     */
    idNumber?: string | undefined;
    /**
     * Last day that the document is good for; an identity card may have none.
     */
    idExpires?: string | undefined;
    /**
     * Address that the authorities know.
     */
    permanentAddress?: string | undefined;
    /**
     * Address where the member lives.
     */
    currentAddress?: string | undefined;
    /**
     * What the member does for a living.
     */
    occupation?: string | undefined;
    incomeSource?: 'SALARY' | 'BUSINESS' | 'SAVINGS' | 'PENSION' | 'FAMILY' | 'OTHER' | UnlistedText | undefined;
    /**
     * Name at LINE.
     */
    lineId?: string | undefined;
    /**
     * Code of a bonus.
     */
    bonusCode?: string | undefined;
    /**
     * Code of a promotion.
     */
    promoCode?: string | undefined;
    documentFront?: FileId | undefined;
    documentBack?: FileId | undefined;
    selfie?: FileId | undefined;
};

/**
 * A field of the identity check.
 */
export type IdentityFieldName = 'legalName' | 'birthday' | 'nationality' | 'birthPlace' | 'sex' | 'idType' | 'idNumber' | 'idExpires' | 'permanentAddress' | 'currentAddress' | 'occupation' | 'incomeSource' | 'lineId' | 'bonusCode' | 'promoCode' | 'documentFront' | 'documentBack' | 'selfie';

/**
 * START = nothing was said, DRAFT = kept and not sent, REJECTED and EXPIRED = to be said anew.
 */
export type IdentityFieldState = 'START' | 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';

/**
 * Why a field was rejected: MISMATCH = differs from the document, EXPIRED = the document has run out, NOT_ACCEPTED = a document of another kind is needed, INCOMPLETE = a part is missing.
 */
export type IdentityReason = 'UNREADABLE' | 'MISMATCH' | 'EXPIRED' | 'NOT_ACCEPTED' | 'INCOMPLETE';

/**
 * How one field stands.
 */
export type IdentityFieldStatus = {
    name: IdentityFieldName;
    state: IdentityFieldState | UnlistedText;
    /**
     * Nothing can be sent without it.
     */
    isRequired: boolean;
    reason?: IdentityReason | UnlistedText | undefined;
    /**
     * When the picture was deleted, because it may not be kept any longer.
     */
    deletedAt?: Instant | undefined;
};

/**
 * The identity check of a member.
 */
export type IdentityCheck = {
    state: IdentityState | UnlistedText;
    /**
     * Approved once; stays so while approved fields are changed.
     */
    isVerified: boolean;
    /**
     * Withdrawals need it.
     */
    isNeeded: boolean;
    /**
     * Least age by the birthday, in years.
     */
    minAge: number;
    /**
     * When it was sent last.
     */
    sentAt?: Instant | undefined;
    /**
     * When it is decided at the latest; of a check in review.
     */
    answerBy?: Instant | undefined;
    values: IdentityValues;
    /**
     * Last characters of the number of the document, which is not answered once it is sent.
     */
    idNumberEnd?: string | undefined;
    /**
     * All fields, in the order of the steps.
     */
    fields: Array<IdentityFieldStatus>;
};

/**
 * One of the four steps.
 */
export type IdentityStep = 'PERSON' | 'ADDRESS' | 'INCOME' | 'DOCUMENTS';

export type IdentityStepRequest = {
    step: IdentityStep;
    /**
     * Of this step alone.
     */
    values: IdentityValues;
};

export type IdentityChangeRequest = {
    /**
     * Approved fields.
     */
    fields: Array<IdentityFieldName>;
};

export type LanguageChoice = {
    language: LanguageCode;
};

/**
 * Language that is kept with the account from now on.
 */
export type LanguageResult = {
    language: LanguageCode | UnlistedText;
};

/**
 * Whether wins of the member stand on the winners board.
 */
export type WinnerBoardChoice = {
    /**
     * True = wins of the member are not shown to others.
     */
    optOut: boolean;
};

/**
 * Answer to the first-login action.
 */
export type FirstLoginResult = {
    /**
     * True for the first call of the account, false for every later one.
     */
    recorded: boolean;
};

/**
 * Provider of the account that somebody signs in with.
 */
export type SocialProvider = 'google' | 'facebook' | 'line';

export type SocialCompletion = {
    /**
     * What the window has handed over.
     */
    result: string;
};

/**
 * The provider account belongs to nobody here yet: it can be linked or registered.
 */
export type SocialLinkOffer = {
    provider: SocialProvider | UnlistedText;
    /**
     * Name at the provider, to show which account it is.
     */
    name?: string | undefined;
    /**
     * Good once, in this browser.
     */
    ticket: string;
    /**
     * Moment after which the ticket counts no more, ten minutes after the sign-in.
     */
    expiresAt: Instant;
    /**
     * Registration is open.
     */
    canRegister: boolean;
};

/**
 * Exactly one of the two.
 */
export type SocialOutcome = {
    session?: SessionGrant | undefined;
    linkRequired?: SocialLinkOffer | undefined;
};

export type SocialLinkRequest = {
    /**
     * `ticket` of the link offer.
     */
    ticket: string;
    /**
     * Own user name, typed to confirm; case does not matter.
     */
    username: string;
};

/**
 * An account of another provider that logs in to this one.
 */
export type LinkedAccount = {
    provider: SocialProvider | UnlistedText;
    /**
     * Name at the provider when it was linked.
     */
    name?: string | undefined;
    /**
     * When it was linked.
     */
    linkedAt: Instant;
    /**
     * When it last logged in; absent before the first time.
     */
    lastUsedAt?: Instant | undefined;
};

export type SocialRegisterRequest = {
    /**
     * `ticket` of the link offer.
     */
    ticket: string;
    account: RegisterRequest;
};

/**
 * Linked accounts of the caller, and those that could be.
 */
export type LinkedAccounts = {
    /**
     * Accounts that are linked to the caller.
     */
    accounts: Array<LinkedAccount>;
    /**
     * Switched on, configured, and not linked to the caller yet.
     */
    available: Array<SocialProvider>;
};

/**
 * Whether a registration may carry the code of an agent's link.
 */
export type AffiliateCheck = {
    /**
     * False for an unknown code and for one that is switched off; the two are not told apart.
     */
    valid: boolean;
    /**
     * First and last letter of the agent's name, when the code is valid.
     */
    agentName?: string | undefined;
};

/**
 * Number of a member.
 */
export type AgentMemberId = string;

/**
 * Whether an account plays only, or can have a team.
 */
export type AgentTeamKind = 'MEMBER' | 'AGENT';

/**
 * State of an account.
 */
export type AgentTeamState = 'ACTIVE' | 'LOCKED' | 'CLOSED';

/**
 * Key of the order; a minus before it means the latest or greatest first. name = the letters that are shown of it; login = when somebody has last logged in; who never has counts as the earliest.
 */
export type AgentTeamSort = 'joined' | '-joined' | 'name' | '-name' | 'login' | '-login' | 'validBet' | '-validBet' | 'ggr' | '-ggr';

/**
 * Number of a contract.
 */
export type AgentContractId = string;

/**
 * DIVIDEND = a share of what the house has won from the team, DAILY, HOURLY and REALTIME = wages by what the team has bet in a day, an hour or five minutes, DAILY_MR = a daily wage with a rate for each game type.
 */
export type AgentContractKind = 'DIVIDEND' | 'DAILY' | 'DAILY_MR' | 'HOURLY' | 'REALTIME';

/**
 * Category of the games that count, or ALL.
 */
export type AgentContractGames = 'ALL' | 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP';

/**
 * A contract in force whose terms the reader may change.
 */
export type AgentTeamAmendable = {
    contractId: AgentContractId;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
};

/**
 * Somebody below an agent.
 */
export type AgentTeamMember = {
    memberId: AgentMemberId;
    /**
     * First and last letter of the user name.
     */
    name: string;
    kind: AgentTeamKind | UnlistedText;
    state: AgentTeamState | UnlistedText;
    /**
     * Steps below the reader.
     */
    level: number;
    /**
     * Members directly below.
     */
    direct: number;
    /**
     * Members at any level below.
     */
    team: number;
    /**
     * Contracts of the reader with the member that wait, are signed or in force; none of members that are not directly below.
     */
    contracts: number;
    /**
     * Those of them that are in force and can be amended, the oldest first; absent without one.
     */
    amendable?: Array<AgentTeamAmendable> | undefined;
    joinedAt: Instant;
    lastLoginAt?: Instant | undefined;
    /**
     * Cash of the member itself now: what is on hold, bonuses and wallets at vendors are not in it; absent for an account in another currency than the reader has.
     */
    balance?: Money | undefined;
    /**
     * What the member and everybody below have paid in in these days, less fees.
     */
    deposits: Money;
    /**
     * Bets settled in these days, of the member and of everybody below; taken back ones are subtracted.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts: what they have lost.
     */
    ggr: Money;
    /**
     * What the reader has noted; absent without a remark.
     */
    remark?: string | undefined;
    /**
     * Why an agent has locked it; of members directly below the reader, who can lift the lock.
     */
    lockReason?: string | undefined;
};

/**
 * Members that follow each other.
 */
export type AgentTeamList = {
    /**
     * The next members.
     */
    content: Array<AgentTeamMember>;
    nextCursor?: Cursor | undefined;
};

/**
 * What downlines of the past have played.
 */
export type AgentTeamFormer = {
    /**
     * Bets.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts.
     */
    ggr: Money;
};

/**
 * A member on the way down.
 */
export type AgentTeamStep = {
    memberId: AgentMemberId;
    /**
     * First and last letter of the user name.
     */
    name: string;
};

/**
 * Sums over all members that a filter finds.
 */
export type AgentTeamTotals = {
    /**
     * Currency of the amounts; play in others does not count.
     */
    currency: string;
    /**
     * Members.
     */
    count: number;
    /**
     * Members below them.
     */
    team: number;
    /**
     * Cash of these members themselves now, without those below them.
     */
    balance: Money;
    /**
     * What they and everybody below have paid in, less fees; payments of former downlines are not in it.
     */
    deposits: Money;
    /**
     * Bets of all of these, and of former downlines.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts.
     */
    ggr: Money;
    /**
     * What those have played who stood directly below in these days and do not any more, with everybody below them; it is in the sums. Absent: nothing, or the filter names some members only.
     */
    former?: AgentTeamFormer | undefined;
    /**
     * From the level below the reader down to whose downlines these are; empty for those of the reader.
     */
    path: Array<AgentTeamStep>;
};

/**
 * Announcements that were acknowledged.
 */
export type AcknowledgedNotices = {
    /**
     * Their numbers.
     */
    ids: Array<string>;
};

export type NoticesRead = {
    /**
     * Numbers of announcements.
     */
    ids: Array<string>;
};

export type AgentLock = {
    /**
     * Why; the owner of the account reads it at the next log-in, and operators see it.
     */
    reason: string;
};

/**
 * How the account stands now.
 */
export type AgentLocked = {
    state: AgentTeamState | UnlistedText;
};

export type AgentRemark = {
    /**
     * What is noted; empty for nothing.
     */
    remark: string;
};

/**
 * What is noted about a member.
 */
export type AgentRemarkKept = {
    /**
     * Absent without a remark.
     */
    remark?: string | undefined;
};

/**
 * OPEN until settled. WON, RETURNED and LOST go by the net: more than the stake came back, exactly the stake, or less. VOID = the vendor cancelled the round, REFUNDED = the stake came back by a rollback.
 */
export type BetStatus = 'OPEN' | 'WON' | 'RETURNED' | 'LOST' | 'VOID' | 'REFUNDED' | 'CASHOUT';

/**
 * Game the bet was placed in.
 */
export type BetGame = {
    gameId: GameId;
    nodeId: NodeId;
    /**
     * In the language of the request.
     */
    name: string;
    category: GameCategoryCode | UnlistedText;
    image: ImagePath;
};

/**
 * Vendor of the game.
 */
export type BetVendor = {
    vassalage: VendorCode;
    /**
     * In the language of the request.
     */
    name: string;
};

/**
 * A bet of somebody in the team, as it stands now. Balances and rounds are the player's own.
 */
export type TeamBetRow = {
    /**
     * Number to quote to customer service.
     */
    betNo: string;
    /**
     * When the stake was taken.
     */
    time: Instant;
    member: AgentTeamStep;
    /**
     * Steps that the player stood below the reader then.
     */
    level: number;
    game: BetGame;
    vendor: BetVendor;
    currency: Currency;
    /**
     * Amount that was bet.
     */
    stake: Money;
    /**
     * What of the stake counts for wages.
     */
    validBet: Money;
    /**
     * Amount that was paid back, the stake included.
     */
    payout: Money;
    /**
     * Payout less stake; 0 while the bet is OPEN and when it was voided or refunded.
     */
    net: Money;
    status: BetStatus | UnlistedText;
};

/**
 * Bets that follow each other.
 */
export type TeamBetList = {
    /**
     * The next bets.
     */
    content: Array<TeamBetRow>;
    nextCursor?: Cursor | undefined;
};

/**
 * Sums over all bets that a filter finds.
 */
export type TeamBetTotals = {
    /**
     * Currency of the amounts; bets in others are not listed.
     */
    currency: string;
    /**
     * Bets.
     */
    count: number;
    /**
     * Sum of their stakes, open ones included.
     */
    stake: Money;
    /**
     * What of the stakes counts.
     */
    validBet: Money;
    /**
     * What was paid back.
     */
    payout: Money;
    /**
     * What the players have won; below zero they have lost.
     */
    net: Money;
    /**
     * From the level below the reader down to `parent`; empty without one.
     */
    path: Array<AgentTeamStep>;
};

/**
 * Whether bets were settled.
 */
export type TeamActivity = 'PLAYED' | 'QUIET';

/**
 * Key of the order; a minus before it means the greatest first. net = payouts and bonuses less stakes.
 */
export type TeamLossSort = 'net' | '-net' | 'stake' | '-stake' | 'validBet' | '-validBet';

/**
 * What a member and everybody below have won and lost.
 */
export type TeamLoss = {
    memberId: AgentMemberId;
    /**
     * First and last letter of the user name.
     */
    name: string;
    kind: AgentTeamKind | UnlistedText;
    /**
     * Steps below the reader.
     */
    level: number;
    /**
     * Members at any level below.
     */
    team: number;
    /**
     * Last of these days on which a bet was settled; absent without one.
     */
    lastDay?: string | undefined;
    /**
     * Bets settled; taken back ones are subtracted.
     */
    bets: number;
    /**
     * What was paid in, less fees.
     */
    deposits: Money;
    /**
     * What was paid out.
     */
    withdrawals: Money;
    /**
     * Stakes of settled bets.
     */
    stake: Money;
    /**
     * What of the stakes counts.
     */
    validBet: Money;
    /**
     * What was paid back.
     */
    payout: Money;
    /**
     * Bonus money that became cash.
     */
    bonus: Money;
    /**
     * Payouts and bonuses less stakes; below zero they have lost.
     */
    net: Money;
};

/**
 * Members that follow each other.
 */
export type TeamLossList = {
    /**
     * The next members.
     */
    content: Array<TeamLoss>;
    nextCursor?: Cursor | undefined;
};

/**
 * What downlines of the past have won and lost. Payments count for those who stand below now.
 */
export type TeamLossFormer = {
    /**
     * Bets settled.
     */
    bets: number;
    /**
     * None.
     */
    deposits: Money;
    /**
     * None.
     */
    withdrawals: Money;
    /**
     * Stakes of settled bets.
     */
    stake: Money;
    /**
     * What of the stakes counts.
     */
    validBet: Money;
    /**
     * What was paid back.
     */
    payout: Money;
    /**
     * Bonus money that became cash.
     */
    bonus: Money;
    /**
     * Payouts and bonuses less stakes.
     */
    net: Money;
};

/**
 * Sums over all members that a filter finds.
 */
export type TeamLossTotals = {
    /**
     * Currency of the amounts; play and payments in others do not count.
     */
    currency: string;
    /**
     * Members.
     */
    count: number;
    /**
     * Bets settled.
     */
    bets: number;
    /**
     * What was paid in, less fees.
     */
    deposits: Money;
    /**
     * What was paid out.
     */
    withdrawals: Money;
    /**
     * Stakes of settled bets.
     */
    stake: Money;
    /**
     * What of the stakes counts.
     */
    validBet: Money;
    /**
     * What was paid back.
     */
    payout: Money;
    /**
     * Bonus money that became cash.
     */
    bonus: Money;
    /**
     * Payouts and bonuses less stakes.
     */
    net: Money;
    /**
     * What those have played who stood directly below in these days and do not any more, with everybody below them; it is in the sums. Absent: nothing, or the filter names some members only.
     */
    former?: TeamLossFormer | undefined;
    /**
     * From the level below the reader down to whose downlines these are; empty for those of the reader.
     */
    path: Array<AgentTeamStep>;
};

/**
 * What moved the money. WITHDRAWAL_BACK = a withdrawal that was not paid, TRANSFER_BACK = a transfer that was not made, VENDOR_OUT = brought to the wallet at a vendor, VENDOR_IN = brought back from there, GRANT = play money of a new account, REFUND = a stake that came back, ROLLBACK = a payout or a promotional win that was taken back, PROMOTION = a win without a bet, or a bonus that has become cash, AGENT_BILL = what an agent has earned by a contract, DOWNLINE_PAY = what an agent has paid to one below from its own wallet, CREDIT_ADVANCE = what an agent has taken from its credit line, CREDIT_REPAYMENT = what went back to it, CORRECTION = set right by operators.
 */
export type MovementKind = 'DEPOSIT' | 'DEPOSIT_REVERSED' | 'WITHDRAWAL' | 'WITHDRAWAL_BACK' | 'GRANT' | 'TRANSFER_IN' | 'TRANSFER_OUT' | 'TRANSFER_BACK' | 'VENDOR_IN' | 'VENDOR_OUT' | 'BET' | 'WIN' | 'REFUND' | 'ROLLBACK' | 'PROMOTION' | 'AGENT_BILL' | 'DOWNLINE_PAY' | 'CREDIT_ADVANCE' | 'CREDIT_REPAYMENT' | 'CORRECTION' | 'OTHER';

/**
 * One movement of somebody's cash.
 */
export type TeamMovement = {
    /**
     * Number of the movement in the account of the member: 1 is the first.
     */
    no: string;
    at: Instant;
    member: AgentTeamStep;
    kind: MovementKind | UnlistedText;
    currency: Currency;
    /**
     * Change of the cash; below zero when money left.
     */
    amount: Money;
    /**
     * Cash of the member after it.
     */
    balanceAfter: Money;
};

/**
 * Movements that follow each other.
 */
export type TeamMovementList = {
    /**
     * Movements, newest first.
     */
    content: Array<TeamMovement>;
    nextCursor?: Cursor | undefined;
};

/**
 * Sums over all movements that a filter finds.
 */
export type TeamMovementTotals = {
    /**
     * Currency of the amounts; movements in others are not listed.
     */
    currency: string;
    /**
     * Movements.
     */
    count: number;
    /**
     * What came.
     */
    credit: Money;
    /**
     * What left, above zero.
     */
    debit: Money;
    /**
     * What came less what left.
     */
    net: Money;
    /**
     * From the level below the reader down to `parent`; empty without one.
     */
    path: Array<AgentTeamStep>;
};

/**
 * OPEN = advances can be taken, CLOSING = no more advances, it closes when nothing is used any more, CLOSED = over.
 */
export type CreditLineState = 'OPEN' | 'CLOSING' | 'CLOSED';

/**
 * For how many days an advance is overdue, by the calendar of the merchant: NOT_DUE = it can still be repaid in time, DAYS_1_7, DAYS_8_30 and OVER_30 = days since, the first one among them.
 */
export type CreditBucket = 'NOT_DUE' | 'DAYS_1_7' | 'DAYS_8_30' | 'OVER_30';

/**
 * What of the advances is in one span of days.
 */
export type CreditAgeing = {
    bucket: CreditBucket | UnlistedText;
    /**
     * What is not repaid.
     */
    amount: Money;
};

/**
 * An advance that is not repaid in full.
 */
export type CreditAdvance = {
    /**
     * Number of the advance.
     */
    no: string;
    takenAt: Instant;
    /**
     * First moment at which it is overdue: the end of the last day to repay it.
     */
    dueAt: Instant;
    /**
     * What was taken.
     */
    amount: Money;
    /**
     * What of it is repaid.
     */
    repaid: Money;
};

/**
 * A credit line as its agent sees it.
 */
export type CreditLine = {
    state: CreditLineState | UnlistedText;
    /**
     * Most that may be used.
     */
    limit: Money;
    /**
     * Advances less what was repaid.
     */
    used: Money;
    /**
     * What can be taken now: never below zero, zero while anything is overdue.
     */
    available: Money;
    /**
     * What should have been repaid.
     */
    overdue: Money;
    /**
     * Days that a new advance has.
     */
    termDays: number;
    /**
     * The terms in force.
     */
    terms: {
        /**
         * Number of their text.
         */
        version: number;
        /**
         * True = the agent has accepted this text and these days.
         */
        isAccepted: boolean;
        /**
         * When the agent has accepted terms last; absent before.
         */
        acceptedAt?: Instant | undefined;
    };
    /**
     * What is due next; absent when nothing is used.
     */
    nextDue?: {
        /**
         * As dueAt of the advances.
         */
        at: Instant;
        /**
         * All that is due at that moment.
         */
        amount: Money;
    };
    /**
     * Every span of days, the first one is not due.
     */
    ageing: Array<CreditAgeing>;
    /**
     * Advances that are not repaid in full, the oldest first; 100 at most.
     */
    advances: Array<CreditAdvance>;
    /**
     * Amounts are multiples of this.
     */
    step: Money;
    /**
     * When it was closed.
     */
    closedAt?: Instant | undefined;
};

/**
 * The credit of an agent.
 */
export type CreditReport = {
    currency: Currency;
    line?: CreditLine | undefined;
};

export type CreditTermsRequest = {
    /**
     * Number of the text that was shown.
     */
    version: number;
    /**
     * Days that were shown.
     */
    termDays: number;
};

/**
 * Amount sent by a caller, above zero, decimal string with four places.
 */
export type PositiveMoneyInput = string;

export type CreditAmount = {
    amount: PositiveMoneyInput;
};

/**
 * LIMIT = operators have opened or closed the line, or set another limit, ADVANCE = the agent has taken money, REPAYMENT = the agent has repaid, SETTLEMENT = what was due was taken from the wallet.
 */
export type CreditMovementKind = 'LIMIT' | 'ADVANCE' | 'REPAYMENT' | 'SETTLEMENT';

/**
 * One movement of a credit line.
 */
export type CreditMovement = {
    /**
     * Number of the movement.
     */
    no: string;
    at: Instant;
    kind: CreditMovementKind | UnlistedText;
    currency: Currency;
    /**
     * Change of what is used, below zero when it was repaid; of LIMIT the change of the limit.
     */
    amount: Money;
    /**
     * Limit after it.
     */
    limitAfter: Money;
    /**
     * What is used after it.
     */
    usedAfter: Money;
};

/**
 * Movements that follow each other.
 */
export type CreditMovementList = {
    /**
     * Movements, newest first.
     */
    content: Array<CreditMovement>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * Sums over all movements that a filter finds.
 */
export type CreditMovementTotals = {
    currency: Currency;
    /**
     * Movements.
     */
    count: number;
    /**
     * Advances.
     */
    advanced: Money;
    /**
     * What the agent has repaid.
     */
    repaid: Money;
    /**
     * What was taken from the wallet when it was due.
     */
    settled: Money;
};

/**
 * Who stands below an agent at any level.
 */
export type AgentOverviewTeam = {
    /**
     * All accounts.
     */
    members: number;
    /**
     * Agents among them.
     */
    agents: number;
    /**
     * Accounts made today.
     */
    joinedToday: number;
    /**
     * Accounts with something done on the site in the last five minutes.
     */
    online: number;
};

/**
 * What the team of an agent has done in a period, and what the agent has earned.
 */
export type AgentOverviewFigures = {
    /**
     * First day of the merchant.
     */
    from: string;
    /**
     * Last day; of one that goes on, today.
     */
    to: string;
    /**
     * Members of the team who have bet; of a cycle those only who have bet enough.
     */
    active: number;
    /**
     * Valid bets from which a member counts as active; absent where any bet does.
     */
    activeFrom?: Money | undefined;
    /**
     * Bets of the team that were settled.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts.
     */
    ggr: Money;
    /**
     * Their stakes less payouts and bonuses.
     */
    net: Money;
    /**
     * What the team has paid in.
     */
    deposits: Money;
    /**
     * What was paid out to it.
     */
    withdrawals: Money;
    /**
     * What bills of the reader have come to whose windows ended in the period.
     */
    income: Money;
    /**
     * What of these bills was paid by now.
     */
    paid: Money;
};

/**
 * Figures of one day.
 */
export type AgentOverviewToday = {
    /**
     * Day of the merchant.
     */
    day: string;
    /**
     * Members of the team who have bet.
     */
    active: number;
    /**
     * Bets of the team that were settled.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts.
     */
    ggr: Money;
    /**
     * What bills of the reader have come to whose windows ended on the day.
     */
    income: Money;
};

/**
 * Figures of one of the days.
 */
export type AgentOverviewDay = {
    /**
     * Day of the merchant.
     */
    day: string;
    /**
     * Bets of the team that were settled.
     */
    bets: number;
    /**
     * What of their stakes counts.
     */
    validBet: Money;
    /**
     * Their stakes less payouts.
     */
    ggr: Money;
    /**
     * What bills of the reader have come to.
     */
    income: Money;
};

/**
 * Somebody directly below, with a team that bets much.
 */
export type AgentOverviewTop = {
    memberId: AgentMemberId;
    /**
     * First and last letter of the user name.
     */
    name: string;
    /**
     * Members at any level below.
     */
    team: number;
    /**
     * Of the member and everybody below, in the days shown.
     */
    validBet: Money;
};

/**
 * How the team of an agent does.
 */
export type AgentOverview = {
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * Zone whose days are meant.
     */
    timeZone: string;
    asOf: Instant;
    team: AgentOverviewTeam;
    figures: AgentOverviewFigures;
    before: AgentOverviewFigures;
    today: AgentOverviewToday;
    yesterday: AgentOverviewToday;
    /**
     * Each of the days, the oldest first.
     */
    days: Array<AgentOverviewDay>;
    /**
     * Those whose teams have bet most; who has not is left out.
     */
    top: Array<AgentOverviewTop>;
};

/**
 * How an applicant is reached.
 */
export type AgencyContactBy = 'EMAIL' | 'PHONE' | 'TELEGRAM' | 'WHATSAPP' | 'LINE';

/**
 * Where an applicant finds players. GROUP = chat groups, OFFLINE = in person.
 */
export type AgencyChannel = 'SOCIAL' | 'WEBSITE' | 'STREAM' | 'GROUP' | 'OFFLINE';

/**
 * What an applicant writes.
 */
export type AgencyApplication = {
    /**
     * Made by the client once per application.
     */
    requestKey: string;
    /**
     * The name that the applicant wishes for; that of the account where one is logged in.
     */
    username: string;
    /**
     * Full name of the applicant.
     */
    realName: string;
    contactBy: AgencyContactBy;
    /**
     * Address, number or name at that service.
     */
    contact: string;
    country: CountryCode;
    /**
     * Where players are found.
     */
    channels: Array<AgencyChannel>;
    /**
     * Pages of the applicant.
     */
    urls?: Array<string> | undefined;
    /**
     * Players that are expected within three months.
     */
    expectedPlayers: number;
    /**
     * What the applicant has done before.
     */
    experience?: string | undefined;
    /**
     * What else there is to say.
     */
    message?: string | undefined;
    /**
     * The terms of the site are accepted.
     */
    isAgreed: true;
    humanCheck?: HumanProof | undefined;
};

/**
 * Number of an application, for its sender alone.
 */
export type AgencyTicket = string;

/**
 * Why an application was rejected. INCOMPLETE = details are missing or wrong, UNREACHED = the applicant could not be reached, REACH = too few players expected, REGION = the site is not offered there, TERMS = against the terms.
 */
export type AgencyReason = 'INCOMPLETE' | 'UNREACHED' | 'REACH' | 'REGION' | 'TERMS';

/**
 * How an application stands.
 */
export type AgencyApplicationState = {
    ticket: AgencyTicket;
    state: 'OPEN' | 'APPROVED' | 'REJECTED' | UnlistedText;
    reason?: AgencyReason | UnlistedText | undefined;
    /**
     * Of an approved one: an account has become that of an agent by it.
     */
    isTaken?: boolean | undefined;
    sentAt: Instant;
    decidedAt?: Instant | undefined;
};

/**
 * The last application of the reader.
 */
export type OwnAgencyApplication = {
    /**
     * Absent when there is none.
     */
    application?: AgencyApplicationState | undefined;
};

/**
 * Number of a plan.
 */
export type AgentPlanId = string;

/**
 * Cycle that is settled, by the clocks of the merchant.
 */
export type AgentContractPeriod = 'five-minutes' | 'hour' | 'day' | 'week' | 'half-month' | 'month';

/**
 * Who pays what the contract comes to. UPLINE_WALLET = the upline from its own wallet; absent = the house.
 */
export type AgentContractFunding = 'UPLINE_WALLET';

/**
 * Amount sent by a caller, zero or above, decimal string with four places.
 */
export type MoneyInput = string;

/**
 * A row of a contract. The last row whose conditions all hold decides.
 */
export type AgentContractTier = {
    outcome?: 'ANY' | 'PROFIT' | 'LOSS' | UnlistedText | undefined;
    /**
     * Valid bet of the team in the cycle, at least.
     */
    minimumBet: MoneyInput;
    /**
     * Of a dividend: what the house has won from the team less the deductions, at least.
     */
    netLoss?: MoneyInput | undefined;
    /**
     * Active members of the team, at least.
     */
    activeMember: number;
    /**
     * P = a share of the base, A = an amount.
     */
    rateType: 'P' | 'A';
    /**
     * P: a fraction with up to six places, 0.15 for 15 %. A: an amount in whole cents.
     */
    rate: string;
};

/**
 * Terms of a contract as they were offered at one time.
 */
export type AgentContractTerms = {
    /**
     * First, second, ... terms of the contract.
     */
    no: number;
    /**
     * What a signature names: only these terms have it.
     */
    hash: string;
    period: AgentContractPeriod | UnlistedText;
    /**
     * Valid bet in the cycle from which a member counts as active.
     */
    activeFrom: Money;
    carry: 'NONE' | 'ONE_CYCLE' | 'PERMANENT' | UnlistedText;
    /**
     * What is taken from the winnings of the house first.
     */
    deductions: Array<'BONUS' | 'DAILY_WAGE' | UnlistedText>;
    funding?: AgentContractFunding | UnlistedText | undefined;
    /**
     * Rows, ascending in every condition.
     */
    tiers: Array<AgentContractTier>;
    offeredAt: Instant;
    /**
     * When the offer is closed unless it is answered.
     */
    expiresAt?: Instant | undefined;
    signedAt?: Instant | undefined;
    /**
     * First moment that is settled by these terms.
     */
    effectiveFrom?: Instant | undefined;
    /**
     * First moment that is not any more.
     */
    effectiveTo?: Instant | undefined;
};

/**
 * Terms that the house publishes for new agents.
 */
export type AgentPlan = {
    planId: AgentPlanId;
    /**
     * A name of the house, the same in every language.
     */
    name: string;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * The version that is published.
     */
    terms: AgentContractTerms;
};

/**
 * Published plans.
 */
export type AgentPlanList = {
    /**
     * The plans.
     */
    content: Array<AgentPlan>;
};

/**
 * What a plan pays of given figures.
 */
export type AgentPlanExample = {
    /**
     * What a share is taken of: valid bet, of a dividend what the house has won.
     */
    base: Money;
    /**
     * Number of the tier that decides; absent: none is reached.
     */
    row?: number | undefined;
    /**
     * The sum, cut to whole cents.
     */
    gross: Money;
};

/**
 * Number of a link.
 */
export type AgentLinkId = string;

/**
 * A plan of the house.
 */
export type AgentAccountPlan = {
    planId: AgentPlanId;
    /**
     * Its name, the same in every language.
     */
    name: string;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
};

/**
 * A link by which an agent brings in others.
 */
export type AgentLink = {
    linkId: AgentLinkId;
    /**
     * Stands in the address as `affiliateCode`.
     */
    code: string;
    kind: AgentTeamKind | UnlistedText;
    plan?: AgentContractId | undefined;
    planKind?: AgentContractKind | UnlistedText | undefined;
    /**
     * The plan of the house, also when it is not offered any more.
     */
    housePlan?: AgentAccountPlan | undefined;
    planState?: 'OFFERED' | 'WITHDRAWN' | 'BARRED' | UnlistedText | undefined;
    /**
     * What the agent calls it.
     */
    campaign?: string | undefined;
    /**
     * Whether registrations may carry the code.
     */
    isActive: boolean;
    /**
     * How often a page was opened by it.
     */
    clicks: number;
    /**
     * Accounts that were made by it.
     */
    registrations: number;
    /**
     * How many of these have paid in.
     */
    firstDeposits: number;
    createdAt: Instant;
};

/**
 * Links of an agent.
 */
export type AgentLinkList = {
    /**
     * The newest first.
     */
    content: Array<AgentLink>;
};

export type AgentNewLink = {
    /**
     * What who registers becomes.
     */
    kind: AgentTeamKind;
    /**
     * What the agent calls it.
     */
    campaign?: string | undefined;
    plan?: AgentContractId | undefined;
    housePlan?: AgentPlanId | undefined;
};

export type AgentLinkSwitch = {
    /**
     * Whether registrations may carry the code.
     */
    isActive: boolean;
};

export type AgentNewAccount = {
    /**
     * User name of the new account; the rules of registrations hold for it.
     */
    username: string;
    /**
     * Whether the account plays only, or can have a team.
     */
    kind: 'MEMBER' | 'AGENT';
    /**
     * What the agent notes about it.
     */
    remark?: string | undefined;
};

export type AgentAccountsRequest = {
    /**
     * Made by the client, once for all tries of the same rows.
     */
    requestId: string;
    /**
     * A random first password for each, or the one that the merchant has set for all.
     */
    password: 'RANDOM' | 'DEFAULT';
    plan?: AgentContractId | undefined;
    housePlan?: AgentPlanId | undefined;
    /**
     * Says what is wrong with the rows and makes nothing.
     */
    isCheck?: boolean | undefined;
    /**
     * The accounts.
     */
    rows: Array<AgentNewAccount>;
};

/**
 * What has become of a row.
 */
export type AgentAccountMade = {
    /**
     * User name of the row.
     */
    username: string;
    state: 'GOOD' | 'MADE' | 'REFUSED' | UnlistedText;
    /**
     * Number of the new account.
     */
    memberId?: string | undefined;
    /**
     * The random first password; kept nowhere.
     */
    password?: string | undefined;
    /**
     * Why it was refused.
     */
    faults?: Array<FieldError> | undefined;
};

/**
 * What has become of rows.
 */
export type AgentAccountsMade = {
    /**
     * In the order that they were sent in.
     */
    rows: Array<AgentAccountMade>;
};

/**
 * How an agent can make accounts.
 */
export type AgentAccountRules = {
    /**
     * The merchant has set a first password that all accounts can have.
     */
    hasDefaultPassword: boolean;
    /**
     * Accounts that can still be made within a day.
     */
    left: number;
    /**
     * Plans of the house that can be offered to new agents.
     */
    housePlans: Array<AgentAccountPlan>;
};

/**
 * The upline offers, the downline earns.
 */
export type AgentContractSide = 'UPLINE' | 'DOWNLINE';

/**
 * P = offered, E = in force with other terms to sign, A = signed and starts with the next cycle, V = in force, R = rejected or withdrawn, C = ended.
 */
export type AgentContractStatus = 'P' | 'E' | 'A' | 'V' | 'R' | 'C';

/**
 * Somebody directly below the reader who has more than the terms that wait pay.
 */
export type HigherBelow = {
    /**
     * User name.
     */
    partner: string;
    /**
     * What it gets in percent, as a fraction.
     */
    rate: string;
    /**
     * How far that is above these terms, as a fraction.
     */
    gap: string;
};

/**
 * withdraw = take the offer or the amendment back, askEnd = ask to end it with a cycle, keep = leave it as it is, agreeEnd and refuseEnd answer the other party, cancelEnd takes the own wish back.
 */
export type AgentContractAction = 'withdraw' | 'amend' | 'sign' | 'reject' | 'askEnd' | 'keep' | 'agreeEnd' | 'refuseEnd' | 'cancelEnd';

/**
 * A contract as one of its parties sees it.
 */
export type AgentContract = {
    contractId: AgentContractId;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    /**
     * Only results in this currency count.
     */
    currency: string;
    /**
     * Which party the reader is.
     */
    side: AgentContractSide;
    /**
     * The other party: the user name of a downline, the first and last letter of an upline. Absent: the house.
     */
    partner?: string | undefined;
    status: AgentContractStatus;
    /**
     * Rises with every change; goes back with an action.
     */
    version: number;
    /**
     * Terms that wait for the downline.
     */
    open?: AgentContractTerms | undefined;
    /**
     * Terms that start with a cycle.
     */
    signed?: AgentContractTerms | undefined;
    /**
     * Terms that are settled by.
     */
    inForce?: AgentContractTerms | undefined;
    /**
     * The last terms of a contract that has none of the others.
     */
    last?: AgentContractTerms | undefined;
    downlineHigherRate?: 'Y' | 'N' | UnlistedText | undefined;
    /**
     * Who that is, where the difference is one of percent.
     */
    higherBelow?: HigherBelow | undefined;
    /**
     * Who has asked to end it and has no answer yet.
     */
    endAskedBy?: AgentContractSide | undefined;
    /**
     * Whether an end that the reader asks for now cannot be refused, because one was refused before; absent: it can.
     */
    isEndBinding?: boolean | undefined;
    /**
     * When it ends; it is settled until then.
     */
    endsAt?: Instant | undefined;
    reason?: 'WITHDRAWN' | 'REJECTED' | 'EXPIRED' | 'AGREED' | 'LAPSED' | 'SECOND_REQUEST' | 'UPLINE_ENDED' | 'MOVED' | 'CLOSED' | UnlistedText | undefined;
    /**
     * What the reader can do now.
     */
    actions: Array<AgentContractAction>;
    createdAt: Instant;
    changedAt: Instant;
};

/**
 * Contracts of one side, newest first.
 */
export type AgentContractList = {
    /**
     * The next contracts.
     */
    content: Array<AgentContract>;
    nextCursor?: Cursor | undefined;
};

/**
 * Terms to be offered.
 */
export type AgentContractTermsInput = {
    /**
     * Only a dividend has a choice: half a month when left out.
     */
    period?: AgentContractPeriod | undefined;
    /**
     * Valid bet in the cycle from which a member counts as active.
     */
    activeFrom: MoneyInput;
    /**
     * Of a dividend: what becomes of a cycle that the team has won. NONE when left out.
     */
    carry?: 'NONE' | 'ONE_CYCLE' | 'PERMANENT' | undefined;
    /**
     * Of a dividend: what is taken from the winnings of the house first; nothing else is.
     */
    deductions?: Array<'BONUS' | 'DAILY_WAGE'> | undefined;
    /**
     * Rows, ascending in every condition.
     */
    tiers: Array<AgentContractTier>;
};

/**
 * A contract to be offered.
 */
export type AgentContractOffer = {
    /**
     * User name of an agent directly below.
     */
    downline: string;
    kind: AgentContractKind;
    gameType: AgentContractGames;
    terms: AgentContractTermsInput;
};

/**
 * Agents that can be offered a contract.
 */
export type AgentContractPartners = {
    /**
     * The agents.
     */
    content: Array<{
        memberId: AgentMemberId;
        /**
         * User name.
         */
        username: string;
        /**
         * Currency of the account, and so of its contracts.
         */
        currency: string;
    }>;
};

/**
 * What the team of the downline has done in a cycle.
 */
export type AgentTriedTeam = {
    /**
     * Valid bet.
     */
    volume: Money;
    /**
     * What the house has won less the deductions.
     */
    loss: Money;
    /**
     * Active members, as the terms count them.
     */
    active: number;
};

/**
 * What a party would have got of a cycle.
 */
export type AgentEarned = {
    /**
     * Number of the row that decides; absent: none is reached.
     */
    row?: number | undefined;
    /**
     * What the row pays.
     */
    gross: Money;
    /**
     * What the contracts directly below take of it.
     */
    below: Money;
    /**
     * What is left.
     */
    net: Money;
};

/**
 * What both would have earned in a cycle.
 */
export type AgentTriedCycle = {
    /**
     * First moment of the cycle.
     */
    start: Instant;
    /**
     * First moment after it.
     */
    end: Instant;
    team: AgentTriedTeam;
    /**
     * What the downline would have earned.
     */
    downline: {
        /**
         * By the terms in force; absent without them.
         */
        now?: AgentEarned | undefined;
        /**
         * By the terms that were sent.
         */
        offered: AgentEarned;
    };
    /**
     * What is left for the reader.
     */
    own?: {
        /**
         * By the terms in force.
         */
        now: AgentEarned;
        /**
         * By the terms that were sent.
         */
        offered: AgentEarned;
    };
};

/**
 * What came of trying terms.
 */
export type AgentContractPreview = {
    /**
     * Currency of the amounts.
     */
    currency: string;
    funding?: AgentContractFunding | UnlistedText | undefined;
    /**
     * What is wrong with the terms; empty when they can be offered.
     */
    faults: Array<{
        /**
         * The field of the terms, of a row with its number: tiers.1.minimumBet; `kind` for all of them.
         */
        field: string;
        reason: 'PERIOD' | 'ROWS' | 'ORDER' | 'SAME' | 'RATE' | 'VALUE' | 'ABOVE_OWN' | 'NO_OWN' | UnlistedText;
    }>;
    /**
     * The last finished cycle; absent while something else than ABOVE_OWN is wrong.
     */
    worked?: AgentTriedCycle | undefined;
    /**
     * The cycles before the last finished one, the newest first; empty where none was asked for or `worked` is absent.
     */
    earlier: Array<AgentTriedCycle>;
};

/**
 * Something that has happened to a contract.
 */
export type AgentContractEvent = {
    /**
     * What was done. start = terms came into force, lapse = nobody answered a wish to end it, settled = its last cycle was settled, close = the agent was to get another upline, reopen and reopenSigned = it keeps the one it has.
     */
    verb: 'offer' | 'withdraw' | 'amend' | 'sign' | 'reject' | 'askEnd' | 'askAgain' | 'keep' | 'agreeEnd' | 'refuseEnd' | 'cancelEnd' | 'expire' | 'start' | 'lapse' | 'settled' | 'close' | 'reopen' | 'reopenSigned';
    actor: 'YOU' | 'PARTNER' | 'SYSTEM' | UnlistedText;
    at: Instant;
    /**
     * Terms that it is about.
     */
    termsNo: number;
    /**
     * After it.
     */
    status: AgentContractStatus;
    /**
     * Why terms were rejected, as the party has written it.
     */
    reason?: string | undefined;
};

/**
 * A contract and its history.
 */
export type AgentContractDetail = {
    contract: AgentContract;
    /**
     * The latest first, 200 at most.
     */
    events: Array<AgentContractEvent>;
};

/**
 * Other terms for a contract in force.
 */
export type AgentContractAmendment = {
    /**
     * Status that was shown.
     */
    expectedStatus: AgentContractStatus;
    /**
     * Version that was shown.
     */
    version: number;
    terms: AgentContractTermsInput;
};

/**
 * What a party does with a contract.
 */
export type ContractAct = {
    /**
     * One of the actions of the contract.
     */
    action: 'withdraw' | 'sign' | 'reject' | 'askEnd' | 'keep' | 'agreeEnd' | 'refuseEnd' | 'cancelEnd';
    /**
     * Status that was shown.
     */
    expectedStatus: AgentContractStatus;
    /**
     * Version that was shown.
     */
    version: number;
    /**
     * Of `sign`: hash of the terms that were shown.
     */
    termsHash?: string | undefined;
    /**
     * Of `sign`: the notice of a higher rate below was confirmed.
     */
    isRateConfirmed?: boolean | undefined;
    /**
     * Of `askEnd`: what the contract said of an end that is asked for; CONTRACT_STALE when it is otherwise by now.
     */
    isEndBinding?: boolean | undefined;
    /**
     * Of `reject`: why, for the other party to read.
     */
    reason?: string | undefined;
};

/**
 * What waiting terms would have come to for the reader.
 */
export type AgentTermsEffect = {
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * First moment of the last finished cycle.
     */
    start: Instant;
    /**
     * First moment after it.
     */
    end: Instant;
    team: AgentTriedTeam;
    /**
     * By the terms in force; absent without them.
     */
    now?: AgentEarned | undefined;
    /**
     * By the terms that wait.
     */
    offered: AgentEarned;
};

/**
 * Number of a bill.
 */
export type AgentBillId = string;

/**
 * What a bill was made from, in short.
 */
export type AgentBillFigures = {
    /**
     * Bets of the team that count.
     */
    bets: number;
    /**
     * Valid bet of the team.
     */
    volume: Money;
    /**
     * What the house has won from the team less the deductions, with what was carried in.
     */
    loss: Money;
    /**
     * Active members of the team.
     */
    active: number;
    /**
     * The row that decided; absent: none was reached.
     */
    row?: number | undefined;
    /**
     * Valid bet that this row begins at.
     */
    rowVolume?: Money | undefined;
    rateType?: 'P' | 'A' | UnlistedText | undefined;
    /**
     * P: a fraction. A: an amount.
     */
    rate?: string | undefined;
    /**
     * What the row pays for the window.
     */
    gross: Money;
    /**
     * What those directly below get of it.
     */
    downlines: Money;
};

/**
 * What a contract has come to in a window.
 */
export type AgentBill = {
    billId: AgentBillId;
    contractId: AgentContractId;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * First moment of the window.
     */
    start: Instant;
    /**
     * First moment after it.
     */
    end: Instant;
    /**
     * 1 = the bill of the window, 2 and more = differences that later results made.
     */
    no: number;
    /**
     * What it adds; below zero it is taken from what was given up of its window, then from the next bills, never from the wallet.
     */
    amount: Money;
    /**
     * What of the amount sums of what was earned count, where that is not all of it: nothing of a bill that operators have rejected, or of what is taken from that.
     */
    earned?: Money | undefined;
    /**
     * What went to the wallet with it.
     */
    paid: Money;
    /**
     * What goes to the wallet with it, where that is not the amount: those below are paid out of it.
     */
    due?: Money | undefined;
    /**
     * Of a bill below zero: what of it was taken from an amount of its window that the upline had not paid in time, or operators have rejected. That is not taken from the next bills.
     */
    fromGivenUp?: Money | undefined;
    /**
     * The bill that operators have corrected with it; absent: it was computed.
     */
    corrects?: AgentBillId | undefined;
    payer?: 'UPLINE' | UnlistedText | undefined;
    /**
     * When what an upline has not paid is given up.
     */
    expiresAt?: Instant | undefined;
    status: 'CALCULATED' | 'NOT_REACHED' | 'UNDER_REVIEW' | 'PART' | 'INSUFFICIENT' | 'ISSUED' | 'HELD' | 'DENIED' | 'EXPIRED' | UnlistedText;
    waitsFor?: 'OPERATOR' | 'BILL_BEFORE' | UnlistedText | undefined;
    createdAt: Instant;
    paidAt?: Instant | undefined;
    figures: AgentBillFigures;
};

/**
 * Bills, the latest first.
 */
export type AgentBillList = {
    /**
     * The next bills.
     */
    content: Array<AgentBill>;
    nextCursor?: Cursor | undefined;
};

/**
 * Sums over all bills of a filter.
 */
export type AgentBillTotals = {
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * Bills.
     */
    count: number;
    /**
     * What was earned by them: what they have come to, without those that were rejected.
     */
    amount: Money;
    /**
     * What was paid.
     */
    paid: Money;
};

/**
 * A row of the contract, and whether the team has reached it.
 */
export type AgentBillTier = {
    /**
     * Number of the row.
     */
    row: number;
    outcome: 'ANY' | 'PROFIT' | 'LOSS' | UnlistedText;
    /**
     * Valid bet that it needs.
     */
    volume: Money;
    /**
     * Of a dividend: what the house has to have won.
     */
    loss?: Money | undefined;
    /**
     * Active members that it needs.
     */
    active: number;
    /**
     * Whether all of it was there.
     */
    isMet: boolean;
};

/**
 * Everything that a bill was made from. The hash is over exactly this, with its keys in order.
 */
export type AgentBillStatement = {
    /**
     * Version of the rules.
     */
    v: number;
    funding?: AgentContractFunding | UnlistedText | undefined;
    contract: AgentContractId;
    /**
     * Terms that it was settled by.
     */
    terms: {
        /**
         * First, second, ... terms of the contract.
         */
        no: number;
        /**
         * What was signed.
         */
        hash: string;
    };
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    /**
     * Only results in this currency count.
     */
    currency: string;
    /**
     * The window, and the zone by whose clocks it was chosen.
     */
    window: {
        start: Instant;
        end: Instant;
        /**
         * Name of the zone.
         */
        zone: string;
    };
    /**
     * First, second, ... bill of the window.
     */
    no: number;
    /**
     * The last result that was counted.
     */
    rows: {
        /**
         * Its number.
         */
        to: string;
        /**
         * Hash of the chain of results there.
         */
        chain: string;
    };
    /**
     * Figures of the team.
     */
    team: {
        /**
         * Bets that count.
         */
        bets: number;
        /**
         * Valid bet.
         */
        volume: Money;
        /**
         * Stakes less payouts.
         */
        ggr: Money;
        /**
         * Bonus money that became cash.
         */
        bonus: Money;
        /**
         * Active members.
         */
        active: number;
        /**
         * Valid bet from which a member counts as active.
         */
        activeFrom: Money;
    };
    /**
     * Daily wages of the team that are deducted.
     */
    wages: Money;
    /**
     * What the cycle before has left, zero or below.
     */
    carryIn: Money;
    /**
     * What it leaves for the next one, zero or below.
     */
    carryOut: Money;
    /**
     * What the house has won less the deductions, with what was carried in.
     */
    loss: Money;
    /**
     * What the rate is of.
     */
    base: Money;
    /**
     * Each row of the contract.
     */
    trace: Array<AgentBillTier>;
    /**
     * The row that decided; absent: none was reached.
     */
    row?: number | undefined;
    rateType?: 'P' | 'A' | UnlistedText | undefined;
    /**
     * P: a fraction. A: an amount.
     */
    rate?: string | undefined;
    /**
     * What the row pays.
     */
    gross: Money;
    /**
     * What was below a cent, in millionths of a ten-thousandth of the unit: shown and not paid.
     */
    remainder: string;
    /**
     * What those directly below get of it.
     */
    downlines: Array<{
        contract: AgentContractId;
        /**
         * What its row pays.
         */
        gross: Money;
        funding?: AgentContractFunding | UnlistedText | undefined;
    }>;
    /**
     * What is left.
     */
    net: Money;
    /**
     * Sum of the bills of the window before it.
     */
    before: Money;
    /**
     * What it adds to them.
     */
    delta: Money;
    /**
     * Of a bill by which operators correct another one; all but its sums is what was computed.
     */
    correction?: {
        /**
         * The bill that it corrects.
         */
        bill: AgentBillId;
        /**
         * Of that bill.
         */
        hash: string;
        /**
         * Why, as the operators wrote it.
         */
        note: string;
    };
    /**
     * What goes to the wallet; absent where the house pays everybody, and then the same as what is left.
     */
    due?: {
        /**
         * For the window.
         */
        all: Money;
        /**
         * With the bills of the window before it.
         */
        before: Money;
        /**
         * With this one.
         */
        delta: Money;
    };
};

/**
 * A bill and everything it was made from.
 */
export type AgentBillDetail = {
    bill: AgentBill;
    /**
     * User name of the downline that it is for; absent when it is the reader's own.
     */
    payee?: string | undefined;
    /**
     * Why operators have rejected it, in their words; absent: they have not, or it is not the reader's own.
     */
    rejectedFor?: string | undefined;
    /**
     * Terms that it was settled by.
     */
    terms: AgentContractTerms;
    /**
     * The bill before it of the same window, which names what came before; absent for the first.
     */
    previous?: AgentBillId | undefined;
    /**
     * The bill that what is carried in was left by; absent: nothing is.
     */
    carriedFrom?: AgentBillId | undefined;
    /**
     * Whose bills are taken off, in the order of the statement.
     */
    below: Array<{
        contract: AgentContractId;
        /**
         * User name of the agent directly below its payee; masked where the payee is not the reader.
         */
        partner: string;
        /**
         * Its bill of the same window, where the reader may open it.
         */
        billId?: AgentBillId | undefined;
        /**
         * What the reader's wallet has not paid of its bills of the window; absent: nothing.
         */
        unpaid?: Money | undefined;
    }>;
    /**
     * Of the statement.
     */
    hash: string;
    statement: AgentBillStatement;
};

/**
 * What came of making a bill again.
 */
export type AgentBillCheck = {
    /**
     * Whether every byte is the same.
     */
    isSame: boolean;
    /**
     * Of the statement that was made now.
     */
    hash: string;
    /**
     * Results that were counted.
     */
    results: number;
    /**
     * The first value that is another one.
     */
    differs?: string | undefined;
    checkedAt: Instant;
    /**
     * The bill as it was made now.
     */
    statement: AgentBillStatement;
};

/**
 * A member of the team, as far as a bill counts it.
 */
export type AgentBillMember = {
    memberId: AgentMemberId;
    /**
     * First and last letter of the user name.
     */
    name: string;
    /**
     * Bets that count; taken back ones are subtracted.
     */
    bets: number;
    /**
     * Valid bet.
     */
    volume: Money;
    /**
     * Stakes less payouts.
     */
    ggr: Money;
    /**
     * Bonus money that became cash.
     */
    bonus: Money;
    /**
     * Whether the member counts as active by the terms.
     */
    isActive: boolean;
};

/**
 * Members behind a bill.
 */
export type AgentBillMemberList = {
    /**
     * The next members.
     */
    content: Array<AgentBillMember>;
    nextCursor?: Cursor | undefined;
};

/**
 * A result of a bet, or a bonus, as a bill counts it. What is taken back is below zero.
 */
export type AgentBillResult = {
    /**
     * Number of the result, in the order of booking.
     */
    no: string;
    /**
     * Moment that it counts at.
     */
    time: Instant;
    member: AgentTeamStep;
    /**
     * Number of the bet, to quote to customer service; absent for a bonus.
     */
    betNo?: string | undefined;
    category: GameCategoryCode | UnlistedText;
    reason: 'SETTLE' | 'RESETTLE' | 'VOID' | 'ROLLBACK' | 'IMPORT' | 'BONUS' | UnlistedText;
    /**
     * 1 for a bet that counts, -1 for one that was taken back, 0 for any other row.
     */
    bets: number;
    /**
     * Valid bet.
     */
    volume: Money;
    /**
     * Stake less payout.
     */
    ggr: Money;
    /**
     * Bonus money that became cash.
     */
    bonus: Money;
};

/**
 * Bets and bonuses behind a bill.
 */
export type AgentBillResultList = {
    /**
     * The next results.
     */
    content: Array<AgentBillResult>;
    nextCursor?: Cursor | undefined;
};

/**
 * A daily wage that a dividend deducts.
 */
export type AgentBillWage = {
    /**
     * Its bill, where the reader may open it.
     */
    billId?: AgentBillId | undefined;
    /**
     * First and last letter of the user name of the agent it was for.
     */
    name: string;
    /**
     * Day that it was for.
     */
    day: string;
    /**
     * What the bill has come to.
     */
    amount: Money;
};

/**
 * Daily wages behind a dividend.
 */
export type AgentBillWageList = {
    /**
     * The next wages.
     */
    content: Array<AgentBillWage>;
    nextCursor?: Cursor | undefined;
};

/**
 * Bills of one kind that end on one day.
 */
export type AgentIncomeRow = {
    /**
     * Last day of their windows.
     */
    day: string;
    kind: AgentContractKind | UnlistedText;
    /**
     * Bills.
     */
    count: number;
    /**
     * What they have come to.
     */
    amount: Money;
    /**
     * What was paid of it.
     */
    paid: Money;
};

/**
 * What an agent has earned.
 */
export type AgentIncome = {
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * Zone whose days are meant.
     */
    timeZone: string;
    /**
     * One for each day and kind that has bills.
     */
    rows: Array<AgentIncomeRow>;
};

/**
 * Letter of the specification.
 */
export type SentLetter = 'A' | 'R' | 'C';

/**
 * A letter for the dividend contract with the upline.
 */
export type DividendLetter = {
    /**
     * Games of the contract.
     */
    type: AgentContractGames;
    status: SentLetter;
    /**
     * Status that was shown.
     */
    expectedStatus?: AgentContractStatus | undefined;
    /**
     * Version that was shown.
     */
    version?: number | undefined;
    /**
     * Hash of the terms that were shown.
     */
    termsHash?: string | undefined;
    /**
     * The notice of a higher rate below was confirmed.
     */
    isRateConfirmed?: boolean | undefined;
};

/**
 * A letter for a daily wage contract.
 */
export type DailySalaryLetter = {
    id: AgentContractId;
    status: SentLetter;
    /**
     * Status that was shown.
     */
    expectedStatus?: AgentContractStatus | undefined;
    /**
     * Version that was shown.
     */
    version?: number | undefined;
    /**
     * Hash of the terms that were shown.
     */
    termsHash?: string | undefined;
    /**
     * The notice of a higher rate below was confirmed.
     */
    isRateConfirmed?: boolean | undefined;
};

/**
 * A letter for an hourly wage contract.
 */
export type HourSalaryLetter = {
    contractId: AgentContractId;
    status: SentLetter;
    /**
     * Status that was shown.
     */
    expectedStatus?: AgentContractStatus | undefined;
    /**
     * Version that was shown.
     */
    version?: number | undefined;
    /**
     * Hash of the terms that were shown.
     */
    termsHash?: string | undefined;
    /**
     * The notice of a higher rate below was confirmed.
     */
    isRateConfirmed?: boolean | undefined;
};

/**
 * A letter for a real-time wage contract.
 */
export type RealTimeSalaryLetter = {
    contractId: AgentContractId;
    status: SentLetter;
    /**
     * Status that was shown.
     */
    expectedStatus?: AgentContractStatus | undefined;
    /**
     * Version that was shown.
     */
    version?: number | undefined;
    /**
     * Hash of the terms that were shown.
     */
    termsHash?: string | undefined;
    /**
     * The notice of a higher rate below was confirmed.
     */
    isRateConfirmed?: boolean | undefined;
};

/**
 * A contract with the upline.
 */
export type ConsolidatedEntry = {
    gameType: AgentContractGames | UnlistedText;
    agent: AgentContract;
};

/**
 * Contracts with the upline by kind.
 */
export type FundsConsolidated = {
    /**
     * Dividends that wait for an answer.
     */
    divtypereq: Array<ConsolidatedEntry>;
    /**
     * Dividends that are signed or in force.
     */
    divtypeinfo: Array<ConsolidatedEntry>;
    /**
     * Daily wages that wait for an answer.
     */
    dailysalreq: Array<ConsolidatedEntry>;
    /**
     * Daily wages that are signed or in force.
     */
    dailysalinfo: Array<ConsolidatedEntry>;
    /**
     * Daily wages with a rate for each game type that wait.
     */
    dailysalreqtype: Array<ConsolidatedEntry>;
    /**
     * Daily wages with a rate for each game type that are signed or in force.
     */
    contractmrdailysalinfotype: Array<ConsolidatedEntry>;
    /**
     * Hourly wages that wait.
     */
    contracthoursalreq: Array<ConsolidatedEntry>;
    /**
     * Hourly wages that are signed or in force.
     */
    contracthoursalinfo: Array<ConsolidatedEntry>;
    /**
     * Real-time wages that wait.
     */
    contractrtsalreq: Array<ConsolidatedEntry>;
    /**
     * Real-time wages that are signed or in force.
     */
    contractrtsalinfo: Array<ConsolidatedEntry>;
    /**
     * True = the agent has a credit line, or had one.
     */
    hasCredit?: boolean | undefined;
};

/**
 * A picture that can stand for a member.
 */
export type MemberIcon = {
    /**
     * Number of the picture in decimal digits.
     */
    id: string;
    image: ImagePath;
};

/**
 * Pictures on offer, and the one the member has.
 */
export type MemberIcons = {
    /**
     * All pictures on offer, in the order to show them.
     */
    icons: Array<MemberIcon>;
    /**
     * Id of the chosen picture; absent until one is chosen.
     */
    chosen?: string | undefined;
};

export type MemberIconChoice = {
    /**
     * Id of one of the pictures of getMemberIcons.
     */
    icon: string;
};

/**
 * Grows by one with each change, so that an older message can be told from a newer one.
 */
export type Version = number;

/**
 * Balance of the account at one moment.
 */
export type Balance = {
    /**
     * Cash of the account. Money on hold, bonus money and wallets at vendors are not in it.
     */
    sumBalance: Money;
    currency: Currency;
    /**
     * Sign put before amounts, such as ៛; trial accounts have that of the trial currency.
     */
    currencySymbol: string;
    version: Version;
    at: Instant;
};

/**
 * How the merchant's wallet works and shows amounts.
 */
export type MerchantWallet = {
    /**
     * True = one wallet pays for every game, so nothing is transferred before play.
     */
    isSingle: boolean;
    currency: Currency;
    /**
     * Sign put before amounts, such as ៛; trial accounts have that of the trial currency.
     */
    currencySymbol: string;
    /**
     * Places shown.
     */
    decimals: number;
};

/**
 * Why a wallet takes no money now; absent when it does. MAINTENANCE = the vendor is under maintenance, OFF = it is not offered any more, EXCLUDED = the member takes a break from play or closes the account, FROZEN = the main wallet owes something, SINGLE = the merchant has one wallet for all games.
 */
export type VendorWalletReason = 'MAINTENANCE' | 'OFF' | 'EXCLUDED' | 'FROZEN' | 'SINGLE';

/**
 * The wallet of a member at one vendor.
 */
export type VendorWallet = {
    vassalage: VendorCode;
    /**
     * Name of the vendor in the language of the request.
     */
    name: string;
    /**
     * Cash in this wallet.
     */
    balance: Money;
    /**
     * Stakes in cash that have left this wallet for bets that are not settled.
     */
    openBets: Money;
    /**
     * True = no game of the vendor opens now. Money can be brought back all the same.
     */
    isUnderMaintenance: boolean;
    /**
     * Until when the maintenance is expected to last; absent when nobody knows.
     */
    until?: Instant | undefined;
    /**
     * True = money can be brought to this wallet now.
     */
    canReceive: boolean;
    reason?: VendorWalletReason | UnlistedText | undefined;
};

/**
 * The wallets of a member, the main one and those at vendors.
 */
export type VendorWallets = {
    /**
     * True = the merchant has one wallet for all games now: money at vendors can only be brought back.
     */
    isSingle: boolean;
    currency: Currency;
    /**
     * Cash of the main wallet; below zero while something is owed.
     */
    cash: Money;
    /**
     * What lies at vendors, all together.
     */
    atVendors: Money;
    /**
     * Amounts of transfers are multiples of this, and at least this.
     */
    step: Money;
    /**
     * Nothing leaves the main wallet because an advance is overdue (CREDIT_OVERDUE); absent otherwise.
     */
    hasOverdueCredit?: boolean | undefined;
    /**
     * In the order of the menu.
     */
    content: Array<VendorWallet>;
};

/**
 * Number of an order, as it stands in QR codes and transfers: eight signs that cannot be mistaken for others.
 */
export type OrderNo = string;

/**
 * The wallet at a vendor, by the code of the vendor (`vassalage`).
 */
export type WalletCode = string;

/**
 * COMPLETED = the money is where it was to go.
 */
export type VendorTransferState = 'COMPLETED';

/**
 * A transfer between two wallets of a member. A side without a vendor is the main wallet.
 */
export type VendorTransfer = {
    transferNo: OrderNo;
    /**
     * Vendor whose wallet it left.
     */
    fromVendor?: WalletCode | undefined;
    /**
     * Name of that vendor in the language of the request.
     */
    fromName?: string | undefined;
    /**
     * Vendor whose wallet it went to.
     */
    toVendor?: WalletCode | undefined;
    /**
     * Name of that vendor in the language of the request.
     */
    toName?: string | undefined;
    currency: Currency;
    amount: Money;
    state: VendorTransferState | UnlistedText;
    at: Instant;
};

/**
 * What was brought back from vendors.
 */
export type CollectedVendorWallets = {
    currency: Currency;
    /**
     * All of it together.
     */
    amount: Money;
    /**
     * One for each wallet that held money.
     */
    transfers: Array<VendorTransfer>;
};

/**
 * Transfers between own wallets that follow each other.
 */
export type VendorTransferList = {
    /**
     * Transfers, newest first.
     */
    content: Array<VendorTransfer>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * A vendor as menus show it.
 */
export type VendorCard = {
    /**
     * Number of the vendor on this site.
     */
    id: number;
    vassalage: VendorCode;
    /**
     * In the language of the request; BTI and TCG vendors share one name where the merchant offers the language TY.
     */
    name: string;
    /**
     * Number of the wallet lane, from the catalogue.
     */
    accountTypeId: number;
    /**
     * 1 = hot.
     */
    isHot: number;
    /**
     * Games that the vendor has on this site.
     */
    gameCount: number;
    /**
     * True = shown, and none of its games can be launched.
     */
    maintenance: boolean;
    /**
     * True = no server of the site plays it yet; `maintenance` is true then. Absent otherwise.
     */
    planned?: boolean | undefined;
    /**
     * When the maintenance ends, where that is known.
     */
    maintenanceUntil?: Instant | undefined;
    /**
     * Plays from the one wallet of the site, with no transfer before.
     */
    singleWallet?: boolean | undefined;
};

export type GameClassify = {
    /**
     * Class inside the category, for example ESPORTS or COCKFIGHT.
     */
    classify: string;
    /**
     * Name of the class in the language of the request.
     */
    labelName: string;
    /**
     * Vendors of the class, in the order of the menu.
     */
    vendors: Array<VendorCard>;
};

export type GameCategory = {
    gameCategory: GameCategoryCode;
    /**
     * In the language of the request.
     */
    labelName: string;
    /**
     * Vendors of the category, in the order of the menu.
     */
    vendors: Array<VendorCard>;
    /**
     * Classes inside the category; absent where it has none.
     */
    gameClassify?: Array<GameClassify> | undefined;
};

export type GameMenuEntry = {
    /**
     * Id of the game at its vendor, `gameId` of other lists.
     */
    gameCode: string;
    /**
     * Name of the game in the language of the request.
     */
    labelName: string;
};

export type GameGroup = {
    /**
     * Code of the group of lotteries, or of the vendor for games that draw nothing here.
     */
    gameGroupCode: string;
    /**
     * Name of the group in the language of the request.
     */
    labelName: string;
    /**
     * Games of the group, in the order of the menu.
     */
    gameMenus: Array<GameMenuEntry>;
};

/**
 * A category, or a class inside one, whose vendors are all planned.
 */
export type PlannedFamily = {
    gameCategory: GameCategoryCode | UnlistedText;
    /**
     * Class inside the category; absent for the games of it that are in no class.
     */
    classify?: string | undefined;
    /**
     * In the language of the request.
     */
    labelName: string;
    /**
     * Cover of one of its games.
     */
    image: ImagePath;
};

/**
 * Menus of the site.
 */
export type GameMenus = {
    /**
     * Categories that have a vendor, in the order of the menu.
     */
    categories: Array<GameCategory>;
    /**
     * Groups of the lottery lobby; empty ones are left out.
     */
    groups: Array<GameGroup>;
    /**
     * Families none of whose games can be launched before a server plays them, in the order of the menu; absent where there is none.
     */
    planned?: Array<PlannedFamily> | undefined;
    /**
     * Classes of games that the law of the place forbids, for example COCKFIGHT; absent where it forbids none. A class that is neither here nor in the categories is allowed and has no games.
     */
    forbiddenClasses?: Array<string> | undefined;
};

/**
 * Games that are marked as popular.
 */
export type HotGames = {
    /**
     * Popular games, in the order of the catalogue.
     */
    list: Array<GameCard>;
};

/**
 * Which games to list: new, favourite, all, popular or recently played ones.
 */
export type GameFilter = 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';

/**
 * What a reader searches for. Case, diacritics, punctuation, emoji and direction marks make no difference; the client cuts what is longer.
 */
export type SearchText = string;

/**
 * Key of the order; a minus before it means the greatest first. popularity = players of the last seven days, newness = when the game came into the catalogue, rtp = published return to player.
 */
export type GameSort = '-popularity' | '-newness' | 'name' | '-rtp';

/**
 * Page number, counted from 1.
 */
export type PageNumber = number;

/**
 * Rows per page.
 */
export type PageSize = number;

/**
 * Rows that match the whole filter.
 */
export type TotalElements = number;

/**
 * Pages of the whole filter at this page size.
 */
export type TotalPages = number;

export type GameFilterCount = {
    filter: GameFilter;
    /**
     * Games that this choice would leave.
     */
    count: number;
};

export type GameVendorCount = {
    vassalage: VendorCode;
    /**
     * In the language of the request.
     */
    name: string;
    /**
     * Games that this choice would leave.
     */
    count: number;
};

export type GameFeatureCount = {
    feature: GameFeature;
    /**
     * Games that this choice would leave.
     */
    count: number;
};

export type GameVolatilityCount = {
    volatility: GameVolatility;
    /**
     * Games that this choice would leave.
     */
    count: number;
};

/**
 * How many games each choice would leave, all other filters and the search as they are. Choices with no game are left out, those of `filters` excepted.
 */
export type GameFacets = {
    /**
     * ALL, NEW, HOT, and with a session FAV and RECENT.
     */
    filters: Array<GameFilterCount>;
    /**
     * In the order of the menu.
     */
    vendors: Array<GameVendorCount>;
    /**
     * Most games first.
     */
    features: Array<GameFeatureCount>;
    /**
     * From low to high.
     */
    volatilities: Array<GameVolatilityCount>;
};

/**
 * One page of a game list.
 */
export type GamePage = {
    /**
     * Games of this page, in the order asked for.
     */
    content: Array<GameCard>;
    page: PageNumber;
    pageSize: PageSize;
    totalElements: TotalElements;
    totalPages: TotalPages;
    facets?: GameFacets | undefined;
};

/**
 * A part of a text, in UTF-16 code units as JavaScript counts them; ranges are in order and apart.
 */
export type TextRange = {
    /**
     * The first unit of the part, counted from 0.
     */
    start: number;
    /**
     * The first unit after the part.
     */
    end: number;
};

export type GameSearchHit = {
    game: GameCard;
    /**
     * Name of its category or class.
     */
    labelName: string;
    /**
     * Places of `matchedName`, else of the name of the game.
     */
    matches: Array<TextRange>;
    /**
     * The name that was found, where it is not the one shown: of another language, or of the vendor.
     */
    matchedName?: string | undefined;
};

export type VendorSearchHit = {
    vendor: VendorCard;
    category: GameCategoryCode;
    /**
     * Class inside the category.
     */
    classify?: string | undefined;
    /**
     * Name of its category or class.
     */
    labelName: string;
    /**
     * Places of `matchedName`, else of the name of the vendor.
     */
    matches: Array<TextRange>;
    /**
     * The name that was found, where it is not the one shown.
     */
    matchedName?: string | undefined;
};

/**
 * Games and vendors that fit the text.
 */
export type GameSearch = {
    /**
     * Best first.
     */
    games: Array<GameSearchHit>;
    /**
     * Best first.
     */
    vendors: Array<VendorSearchHit>;
    /**
     * Games that the list would show for the same text.
     */
    totalGames: number;
};

export type GameVendorLane = {
    gameCategory: GameCategoryCode;
    /**
     * Name of the category in the language of the request.
     */
    labelName: string;
    /**
     * Vendors of the category, in the order of the menu.
     */
    vendors: Array<VendorCard>;
};

/**
 * Vendors by category.
 */
export type GameVendorLanes = {
    /**
     * Categories that have a vendor, in the order of the menu.
     */
    lanes: Array<GameVendorLane>;
};

/**
 * Vendors by category, in the envelope of the specification.
 */
export type GameVendors = {
    data: GameVendorLanes;
};

/**
 * Favourites of the member.
 */
export type FavoriteIds = {
    /**
     * Numbers of the favourite games.
     */
    nodeIds: Array<NodeId>;
};

/**
 * B banner, PL player, PU popup, PR promotion, H agency.
 */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

/**
 * HTML that the gateway has sanitised by its allow-list when it was written; sanitise again where it is shown.
 */
export type Html = string;

/**
 * Path on this site; never another host.
 */
export type SitePath = string;

export type GameAnnouncement = {
    /**
     * Number of the announcement, decimal digits.
     */
    id: string;
    type: AnnouncementType;
    /**
     * Heading in the language of the request, plain text.
     */
    title: string;
    content: Html;
    image?: ImagePath | undefined;
    /**
     * What it gives, in a few words of the language of the request, plain text; absent where it gives nothing.
     */
    reward?: string | undefined;
    /**
     * Badge on the picture; the site has the words. HIGH RABATE is spelt as the specification has it.
     */
    badge?: 'NEWBIE' | 'LIMITED' | 'SPECIAL OFFER' | 'DAILY' | 'HIGH RABATE' | 'VIP' | undefined;
    startsAt?: Instant | undefined;
    endsAt?: Instant | undefined;
    link?: SitePath | undefined;
    publishedAt: Instant;
    vassalage: VendorCode;
    /**
     * The game; without one it belongs to all games of the vendor.
     */
    nodeId?: NodeId | undefined;
};

/**
 * Promotions of vendors and games.
 */
export type GameAnnouncements = {
    /**
     * Promotions, in order.
     */
    promotion: Array<GameAnnouncement>;
};

export type FavoriteRequest = {
    nodeId: NodeId;
};

/**
 * How the game stands after the call.
 */
export type FavoriteResult = {
    nodeId: NodeId;
    /**
     * True = the game is a favourite now.
     */
    isFav: boolean;
};

/**
 * Launch data of a PVP game.
 */
export type LaunchContent = {
    /**
     * Address for the frame, in place of the outer `game_url`.
     */
    game_url?: string | undefined;
};

/**
 * A game that was opened for the player.
 */
export type LaunchResult = {
    /**
     * Address for the frame.
     */
    game_url?: string | undefined;
    /**
     * Address for the lottery frame: of launch mode LOTT only.
     */
    gameUrl?: string | undefined;
    /**
     * Second choice.
     */
    game_url2?: string | undefined;
    content?: LaunchContent | undefined;
    /**
     * Origins that lead to the same game. The client opens it from the one its session has picked, and from the next after a failure.
     */
    hosts?: Array<HostBase> | undefined;
    /**
     * Id of the game session at the gateway; shown to nobody.
     */
    gameSessionId: string;
    /**
     * When this game was opened.
     */
    sessionStartedAt: Instant;
    /**
     * Moment after which the launch code or game token counts no more.
     */
    expiresAt: Instant;
    currency: Currency;
    game: GameCard;
    /**
     * Largest bet while the bonus of the player is in play; absent = no such limit. A bet above it is refused.
     */
    maxStake?: Money | undefined;
};

export type LaunchRequest = {
    gameId?: GameId | undefined;
    /**
     * In place of gameId for a PVP room.
     */
    roomId?: string | undefined;
    nodeId: NodeId;
    /**
     * Constant 1.
     */
    accountType?: 1 | undefined;
    /**
     * 0 = do not ask to confirm moving funds.
     */
    confirmTrans?: 0 | undefined;
    vassalage: VendorCode;
    /**
     * Kind of launch; LOTT would be a LotteryFrameRequest.
     */
    launchMode: 'GLS';
    /**
     * Game platform; the site plays HTML5 alone.
     */
    platform: 'html5-desktop';
    /**
     * Constant 3, the web client.
     */
    clientType: 3;
    /**
     * Accepted for the wire of the specification; the session decides who plays.
     */
    username?: string | undefined;
    /**
     * Accepted for the wire of the specification and ignored; the token travels in the Authorization header.
     *
     * @deprecated
     */
    token?: string | undefined;
    /**
     * Merchant of this site. Optional; another merchant's code is refused.
     */
    merchantCode?: string | undefined;
    language?: LanguageCode | undefined;
};

/**
 * Area of the lottery frame.
 */
export type LottoArea = 'VN' | 'SEA';

/**
 * Asks for the lottery frame: the lobby of an area, or one lottery of it. Sent to launchGame in place of a LaunchRequest; launchMode tells them apart.
 */
export type LotteryFrameRequest = {
    /**
     * Constant that tells the request from a LaunchRequest.
     */
    launchMode: 'LOTT';
    /**
     * Kind of device, such as desktop or mobile.
     */
    device?: string | undefined;
    lottoArea: LottoArea;
    /**
     * Constant of the wire of the specification; decides nothing.
     */
    lottoPrizeMode?: 'Elott' | undefined;
    /**
     * Page the frame opens with; `betting` needs lottoGameCode.
     */
    lottoView: 'lobby' | 'betting';
    lottoGameCode?: GameId | undefined;
    /**
     * Merchant of this site. Optional; another merchant's code is refused.
     */
    merchantCode?: string | undefined;
    language?: LanguageCode | undefined;
};

/**
 * PVP = players against players, LIVE = a table with a dealer.
 */
export type RoomKind = 'PVP' | 'LIVE';

/**
 * Id of the room among those of the merchant.
 */
export type RoomId = string;

/**
 * Band of stakes, as the merchant classes the room among those of its kind and currency.
 */
export type RoomStake = 'MICRO' | 'LOW' | 'MIDDLE' | 'HIGH';

/**
 * Key of the order; a minus before it turns the order round. place = open ones first, then as the merchant placed them; seats = free seats; buyIn = the smallest buy-in, at a live table the smallest bet.
 */
export type RoomSort = 'place' | 'name' | '-name' | 'game' | '-game' | 'stake' | '-stake' | 'buyIn' | '-buyIn' | 'seats' | '-seats' | 'status' | '-status';

/**
 * Game that is played in the room.
 */
export type RoomGame = {
    nodeId: NodeId;
    gameId: GameId;
    /**
     * In the language of the request.
     */
    name: string;
    vassalage: VendorCode;
    /**
     * Name of the vendor in the language of the request.
     */
    vendorName: string;
    image: ImagePath;
};

/**
 * CLOSED = outside of its hours. MAINTENANCE = the room, its game or its vendor is under maintenance.
 */
export type RoomStatus = 'OPEN' | 'FULL' | 'CLOSED' | 'MAINTENANCE';

export type Room = {
    roomId: RoomId;
    kind: RoomKind;
    /**
     * In the language of the request; that of the game when the room has none of its own.
     */
    name: string;
    game: RoomGame;
    stake: RoomStake;
    /**
     * Forced bet of the first player; PVP games with blinds only.
     */
    smallBlind?: Money | undefined;
    /**
     * Forced bet of the second player; PVP games with blinds only.
     */
    bigBlind?: Money | undefined;
    /**
     * Forced bet of every player in each hand; absent where there is none.
     */
    ante?: Money | undefined;
    /**
     * Least amount to sit down with; PVP rooms only.
     */
    minBuyIn?: Money | undefined;
    /**
     * Greatest amount to sit down with; absent where there is none.
     */
    maxBuyIn?: Money | undefined;
    /**
     * Smallest bet of a round; live tables only.
     */
    minBet?: Money | undefined;
    /**
     * Greatest bet of a round; live tables only.
     */
    maxBet?: Money | undefined;
    currency: Currency;
    /**
     * Players with an open session in this room.
     */
    seatsTaken: number;
    /**
     * Absent at a table that anybody may join.
     */
    seatsMax?: number | undefined;
    status: RoomStatus;
    /**
     * True = no server of the site plays its game yet; `status` is MAINTENANCE then. Absent otherwise.
     */
    planned?: boolean | undefined;
    /**
     * MAINTENANCE: expected end, when known. CLOSED: when it opens.
     */
    until?: string | undefined;
    /**
     * When it closes next; absent where it never does.
     */
    closesAt?: string | undefined;
    tableLanguage?: LanguageCode | undefined;
    /**
     * Name of the dealer; live tables only.
     */
    dealer?: string | undefined;
};

/**
 * What rooms of this kind and currency can be filtered by.
 */
export type RoomChoices = {
    /**
     * Games that have a room.
     */
    games: Array<{
        nodeId: NodeId;
        /**
         * In the language of the request.
         */
        name: string;
    }>;
    /**
     * Vendors that have a room.
     */
    vendors: Array<{
        vassalage: VendorCode;
        /**
         * In the language of the request.
         */
        name: string;
    }>;
    /**
     * Languages that dealers speak.
     */
    tableLanguages: Array<LanguageCode>;
};

/**
 * One page of rooms.
 */
export type RoomPage = {
    /**
     * Rooms of this page, in the order asked for.
     */
    content: Array<Room>;
    choices: RoomChoices;
    page: PageNumber;
    pageSize: PageSize;
    totalElements: TotalElements;
    totalPages: TotalPages;
};

export type RoomLaunchRequest = {
    roomId: RoomId;
    /**
     * Look on only: takes no seat and needs no buy-in.
     */
    watch?: boolean | undefined;
    /**
     * Merchant of this site. Optional; another merchant's code is refused.
     */
    merchantCode?: string | undefined;
    language?: LanguageCode | undefined;
};

/**
 * What kind of problem it is.
 */
export type GameReportKind = 'NOT_LOADING' | 'STUCK' | 'WRONG_RESULT' | 'DISPLAY' | 'OTHER';

export type GameReportRequest = {
    nodeId: NodeId;
    kind: GameReportKind;
    /**
     * In the words of the player; blanks at its ends do not count.
     */
    text: string;
    /**
     * Made by the client once per report.
     */
    requestKey: string;
};

/**
 * Confirmation that the report was stored.
 */
export type GameReportReceipt = {
    /**
     * For the player to quote: G-7K2M-94QX.
     */
    ticket: string;
    receivedAt: Instant;
};

/**
 * How the numbers are shown. digits: a row of single digits. board: several prizes of whole numbers. balls: different numbers of a pool. dice: three dice. race: an order of arrival.
 */
export type LotteryKind = 'digits' | 'board' | 'balls' | 'dice' | 'race';

/**
 * Every so many minutes, or once a day at a local time (on the named days of the week only, 0 = Sunday).
 */
export type DrawSchedule = {
    /**
     * Minutes between two draws, counted from midnight in the time zone of the answer; absent for a daily lottery.
     */
    everyMinutes?: number | undefined;
    /**
     * Hour and minute in the time zone of the answer.
     */
    at?: string | undefined;
    /**
     * Days that have a draw, 0 = Sunday; absent = every day.
     */
    weekdays?: Array<number> | undefined;
    /**
     * Tickets close so long before the draw.
     */
    closeSeconds: number;
};

/**
 * Day in the merchant time zone and number of the draw within it. A draw at midnight is the last one of the day that ends.
 */
export type IssueNumber = string;

/**
 * 32 bytes, lower-case hexadecimal.
 */
export type SeedHex = string;

/**
 * An issue that is not drawn yet. It is open until closesAt, then closed.
 */
export type DrawIssue = {
    issue: IssueNumber;
    opensAt: Instant;
    closesAt: Instant;
    drawsAt: Instant;
    /**
     * Number of the chain of seeds.
     */
    chain: number;
    /**
     * Place of the seed in its chain.
     */
    position: number;
    seedHash: SeedHex;
    /**
     * Round of the public beacon whose value will be mixed in; absent where the site has no beacon.
     */
    publicRound?: number | undefined;
};

/**
 * Name of a prize; main for lotteries with a single row of numbers.
 */
export type PrizeKey = 'main' | 'bonus' | 'special' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth';

/**
 * Numbers of one prize.
 */
export type PrizeNumbers = {
    prize: PrizeKey | UnlistedText;
    /**
     * As texts, because leading zeros count.
     */
    numbers: Array<string>;
};

/**
 * Numbers of a draw.
 */
export type DrawResult = {
    kind: LotteryKind | UnlistedText;
    /**
     * Prizes, in the order of the rule.
     */
    prizes: Array<PrizeNumbers>;
};

/**
 * A draw that is over.
 */
export type PastDraw = {
    issue: IssueNumber;
    drawsAt: Instant;
    drawnAt: Instant;
    /**
     * A void draw has no result; its seed is shown all the same.
     */
    status: 'drawn' | 'void';
    /**
     * Drawn more than 30 s after its time, because the site was down.
     */
    late: boolean;
    result?: DrawResult | undefined;
    /**
     * Number of the chain of seeds.
     */
    chain: number;
    /**
     * Place of the seed in its chain.
     */
    position: number;
    seedHash: SeedHex;
    seed: SeedHex;
    /**
     * Round and value of the public beacon that were mixed into the numbers, as `round:value`; absent where the site had no beacon.
     */
    publicValue?: string | undefined;
};

/**
 * A lottery with its draws.
 */
export type Lottery = {
    gameCode: GameId;
    /**
     * In the language of the request.
     */
    labelName: string;
    nodeId: NodeId;
    vassalage: VendorCode;
    image: ImagePath;
    /**
     * The game cannot be launched now; draws go on.
     */
    maintenance: boolean;
    /**
     * True = no server of the site plays it yet; `maintenance` is true then. Absent otherwise.
     */
    planned?: boolean | undefined;
    /**
     * Code of the group that the lobby shows it in.
     */
    gameGroupCode: string;
    area: LottoArea | UnlistedText;
    kind: LotteryKind | UnlistedText;
    schedule: DrawSchedule;
    current?: DrawIssue | undefined;
    drawing?: DrawIssue | undefined;
    last?: PastDraw | undefined;
};

/**
 * Game group of the lobby.
 */
export type LotteryGroup = {
    /**
     * Code of the group, from the catalogue of lotteries.
     */
    gameGroupCode: string;
    /**
     * In the language of the request.
     */
    labelName: string;
    area: LottoArea;
    /**
     * Lotteries of the group, in the order of the lobby.
     */
    gameMenus: Array<Lottery>;
};

/**
 * Lotteries by group, as they stand now.
 */
export type DrawLobby = {
    serverTime: Instant;
    /**
     * IANA zone that days are counted in.
     */
    timeZone: string;
    /**
     * Groups that have a lottery, in the order of the lobby.
     */
    groups: Array<LotteryGroup>;
};

/**
 * So many numbers from min to max, written with so many digits. Distinct ones are taken out of the pool of the whole draw; sorted ones are shown in ascending order.
 */
export type PrizeRule = {
    prize: PrizeKey | UnlistedText;
    /**
     * How many numbers the prize has.
     */
    count: number;
    /**
     * Smallest number that can be drawn.
     */
    min: number;
    /**
     * Greatest number that can be drawn.
     */
    max: number;
    /**
     * Digits that each number is written with, zeros in front.
     */
    digits: number;
    /**
     * True = no number comes twice among the distinct prizes of the same range.
     */
    isDistinct: boolean;
    /**
     * True = shown in ascending order and not as drawn.
     */
    isSorted: boolean;
};

/**
 * Seeds that were made at once, each following from the one after it: seed of position p - 1 = SHA-256 over the bytes of `chain:` and the 32 bytes of the seed of position p. Position 0 is tipHash, published before the first draw of the chain opened.
 */
export type SeedChain = {
    /**
     * Place of the chain among those of the lottery, counted from 1.
     */
    number: number;
    /**
     * Draws it is good for.
     */
    length: number;
    tipHash: SeedHex;
    publishedAt: Instant;
    /**
     * The current issue takes its seed from it.
     */
    isCurrent: boolean;
    /**
     * Draws that took their seed from it, those announced included.
     */
    used: number;
};

/**
 * A lottery, its rule and the chains its seeds come from.
 */
export type LotteryDetail = {
    serverTime: Instant;
    /**
     * IANA zone that days are counted in.
     */
    timeZone: string;
    lottery: Lottery;
    /**
     * Prizes, in the order in which their numbers are drawn.
     */
    rule: Array<PrizeRule>;
    /**
     * Newest first.
     */
    chains: Array<SeedChain>;
    /**
     * Where the values of the public beacon are published, as `<beaconUrl>/public/<round>`; absent where the site has no beacon.
     */
    beaconUrl?: string | undefined;
};

/**
 * Issues that never opened.
 */
export type DrawGap = {
    firstIssue: IssueNumber;
    lastIssue: IssueNumber;
    /**
     * Issues from firstIssue to lastIssue, both included.
     */
    count: number;
    /**
     * When the first of them would have been drawn.
     */
    from: Instant;
    /**
     * When the last of them would have been drawn.
     */
    to: Instant;
};

/**
 * One page of past draws.
 */
export type DrawPage = {
    gameCode: GameId;
    /**
     * IANA zone that days are counted in.
     */
    timeZone: string;
    /**
     * Draws of this page, newest first.
     */
    content: Array<PastDraw>;
    /**
     * Gaps within the day that was asked for, or of all days, newest first and 20 at most; none when an issue was asked for.
     */
    gaps: Array<DrawGap>;
    page: PageNumber;
    pageSize: PageSize;
    totalElements: TotalElements;
    totalPages: TotalPages;
};

export type OpenedNumber = {
    gameCode: GameId;
    /**
     * In the language of the request.
     */
    labelName: string;
    nodeId: NodeId;
    vassalage: VendorCode;
    image: ImagePath;
    /**
     * True = the game cannot be launched now; draws go on.
     */
    maintenance: boolean;
    /**
     * True = no server of the site plays it yet; `maintenance` is true then. Absent otherwise.
     */
    planned?: boolean | undefined;
    /**
     * Code of the group that the lobby shows it in.
     */
    gameGroupCode: string;
    area: LottoArea;
    /**
     * When the next draw takes place; absent where none is announced.
     */
    drawsAt?: Instant | undefined;
    last: PastDraw;
};

/**
 * Last results of all lotteries.
 */
export type OpenedNumbers = {
    serverTime: Instant;
    /**
     * Lotteries with a result, latest draw first.
     */
    list: Array<OpenedNumber>;
};

export type Announcement = {
    /**
     * Number of the announcement, decimal digits.
     */
    id: string;
    type: AnnouncementType;
    /**
     * Heading in the language of the request, plain text.
     */
    title: string;
    content: Html;
    /**
     * Picture above the text, decoration.
     */
    image?: ImagePath | undefined;
    link?: SitePath | undefined;
    publishedAt: Instant;
};

export type Banner = {
    /**
     * Number of the banner, decimal digits.
     */
    id: string;
    type: AnnouncementType;
    /**
     * Place of the banner, for example HOME.
     */
    groupName: string;
    /**
     * Heading in the language of the request, plain text.
     */
    title: string;
    content: Html;
    image: ImagePath;
    /**
     * Picture for narrow screens; without it `image` is shown there too.
     */
    imageMobile?: ImagePath | undefined;
    /**
     * What the picture says.
     */
    alt: string;
    link?: SitePath | undefined;
    publishedAt: Instant;
};

export type PromotionTeaser = {
    /**
     * Number of the promotion, decimal digits.
     */
    id: string;
    type: AnnouncementType;
    /**
     * Heading in the language of the request, plain text.
     */
    title: string;
    content: Html;
    image?: ImagePath | undefined;
    /**
     * What it gives, in a few words of the language of the request, plain text; absent where it gives nothing.
     */
    reward?: string | undefined;
    /**
     * Badge on the picture; the site has the words. HIGH RABATE is spelt as the specification has it.
     */
    badge?: 'NEWBIE' | 'LIMITED' | 'SPECIAL OFFER' | 'DAILY' | 'HIGH RABATE' | 'VIP' | undefined;
    startsAt?: Instant | undefined;
    endsAt?: Instant | undefined;
    link?: SitePath | undefined;
    publishedAt: Instant;
};

/**
 * What the merchant announces, by where it is shown.
 */
export type Announcements = {
    /**
     * Lines of the marquee.
     */
    player: Array<Announcement>;
    /**
     * Pictures of the carousel, in order.
     */
    banners: Array<Banner>;
    /**
     * Entries of the public popup, 8 per page.
     */
    popup: Array<Announcement>;
    /**
     * Promotions to be announced, in order.
     */
    promotion: Array<PromotionTeaser>;
};

/**
 * One win on the board.
 */
export type Winner = {
    /**
     * Masked name.
     */
    account: string;
    /**
     * In the language of the request.
     */
    gameName: string;
    gameId: GameId;
    nodeId: NodeId;
    vassalage: VendorCode;
    gameCategory: GameCategoryCode;
    image: ImagePath;
    /**
     * Amount that was paid out, the stake included.
     */
    winAmount: Money;
    currency: Currency;
    /**
     * When the win was paid.
     */
    winTime: Instant;
    /**
     * Page of the vendor where the round can be checked (provably fair). Absent where the vendor has none.
     */
    verifyUrl?: string | undefined;
};

export type WinnerEntry = {
    vo: Winner;
};

/**
 * Wins of the last 24 hours by members who have not opted out.
 */
export type WinnerBoard = {
    /**
     * Wins, latest first.
     */
    list: Array<WinnerEntry>;
};

export type HelpArticle = {
    /**
     * Number of the article, decimal digits.
     */
    id: string;
    /**
     * Part of the address /help{tag}.
     */
    tag: string;
    /**
     * Heading in the language of the request, plain text.
     */
    title: string;
    content: Html;
    updatedAt: Instant;
};

/**
 * What a limit is about. deposit = paid in, open orders among it; loss = cash staked less cash won; wager = stakes, those of bonus money too; time = minutes of play, pauses of up to five minutes among them.
 */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'time';

/**
 * What a limit is for, by the clocks of the merchant; weeks begin on Monday.
 */
export type LimitPeriod = 'day' | 'week' | 'month';

/**
 * A change of a limit that waits for its second yes.
 */
export type AskedLimit = {
    /**
     * The limit that was asked for; absent for none.
     */
    amount?: Money | undefined;
    /**
     * When it was asked for.
     */
    at: Instant;
    /**
     * When the second yes can be given.
     */
    from: Instant;
    /**
     * When it is forgotten without one.
     */
    until: Instant;
};

/**
 * One limit and what was used of it. Amounts are in the currency of the account; those of the kind time are minutes.
 */
export type PlayLimit = {
    kind: LimitKind;
    period: LimitPeriod;
    /**
     * In the period that runs now; below zero for a net win.
     */
    used: Money;
    /**
     * When the next period begins.
     */
    resetsAt: Instant;
    /**
     * The limit; absent where none is set.
     */
    amount?: Money | undefined;
    /**
     * What is left of it, at least zero; absent with the limit.
     */
    left?: Money | undefined;
    /**
     * A higher limit, or none, that was asked for.
     */
    asked?: AskedLimit | undefined;
};

/**
 * A time-out or an exclusion.
 */
export type PlayBreak = {
    kind: 'TIME_OUT' | 'EXCLUSION' | UnlistedText;
    period: '24H' | '7D' | '30D' | '6M' | '1Y' | '3Y' | '5Y' | 'LIFE' | UnlistedText;
    /**
     * When it began.
     */
    beganAt: Instant;
    /**
     * When it ends; absent for life.
     */
    until?: Instant | undefined;
    /**
     * Its time is over, and the owner may ask to play again.
     */
    isOver: boolean;
    /**
     * When the second yes to playing again can be given; absent until it was asked for.
     */
    returnFrom?: Instant | undefined;
};

/**
 * Somebody who helps players and those around them.
 */
export type HelpLine = {
    /**
     * Name, as it is known.
     */
    title: string;
    /**
     * Where it helps; absent for everywhere.
     */
    country?: CountryCode | undefined;
    /**
     * Number to call.
     */
    phone?: string | undefined;
    /**
     * Page of it.
     */
    url?: string | undefined;
    /**
     * When somebody answers, by the clocks there.
     */
    hours?: string | undefined;
};

/**
 * What a member has set to play safely, and how it stands now.
 */
export type SaferPlay = {
    /**
     * Zone of the merchant's clocks.
     */
    timeZone: string;
    /**
     * Every kind with every period, whether it is set or not.
     */
    limits: Array<PlayLimit>;
    /**
     * The break that is in force; absent without one.
     */
    break?: PlayBreak | undefined;
    /**
     * The account is being closed, so play and deposits have ended; absent while it is not.
     */
    isClosing?: boolean | undefined;
    /**
     * Minutes of play between two reality checks.
     */
    checkMinutes: number;
    /**
     * Who helps, as the merchant has it.
     */
    helpLines: Array<HelpLine>;
};

export type PlayLimitRequest = {
    kind: LimitKind;
    period: LimitPeriod;
    /**
     * The limit, of the kind time in minutes; absent for none.
     */
    amount?: MoneyInput | undefined;
};

export type PlayLimitName = {
    kind: LimitKind;
    period: LimitPeriod;
};

/**
 * A change of a limit, or a step towards one.
 */
export type PlayLimitChange = {
    kind: LimitKind;
    period: LimitPeriod;
    /**
     * SET = in force at once, ASKED = waits, CONFIRMED = second yes, KEPT = stays as it is.
     */
    step: 'SET' | 'ASKED' | 'CONFIRMED' | 'KEPT';
    /**
     * The limit; absent for none.
     */
    amount?: Money | undefined;
    /**
     * When it was.
     */
    at: Instant;
};

/**
 * Changes of limits, newest first.
 */
export type PlayLimitHistory = {
    /**
     * The next changes.
     */
    content: Array<PlayLimitChange>;
    nextCursor?: Cursor | undefined;
};

export type TimeOutRequest = {
    /**
     * How long: hours or days.
     */
    period: '24H' | '7D' | '30D';
};

export type ExclusionRequest = {
    /**
     * How long: months, years or for life.
     */
    period: '6M' | '1Y' | '3Y' | '5Y' | 'LIFE';
    /**
     * Own user name, typed by its owner.
     */
    confirmation: string;
};

export type RealityCheckRequest = {
    /**
     * Minutes of play between two checks.
     */
    minutes: 15 | 30 | 60;
};

export type PlaySignRequest = {
    /**
     * gameSessionId of the launch.
     */
    gameSessionId: string;
};

/**
 * A sitting in a game so far.
 */
export type PlaySign = {
    /**
     * When the game was opened.
     */
    since: Instant;
    /**
     * Payouts less stakes of all settled bets since then.
     */
    net: Money;
    /**
     * Minutes of play between two reality checks.
     */
    checkMinutes: number;
};

/**
 * A day of play.
 */
export type PlayDay = {
    /**
     * Date by the merchant's clocks.
     */
    day: string;
    /**
     * Time of play.
     */
    minutes: number;
    /**
     * Stakes, without those that were given back.
     */
    staked: Money;
    /**
     * Cash won less cash staked.
     */
    net: Money;
};

/**
 * Own play of the last days.
 */
export type PlayStatistics = {
    currency: Currency;
    /**
     * Zone of the merchant's clocks.
     */
    timeZone: string;
    /**
     * First moment that counts.
     */
    from: Instant;
    /**
     * Moment of the answer.
     */
    to: Instant;
    /**
     * Each day, the oldest first.
     */
    days: Array<PlayDay>;
    /**
     * Time of play of all days.
     */
    minutes: number;
    /**
     * Net result of all days.
     */
    net: Money;
    /**
     * Paid in since `from`.
     */
    deposits: Money;
    /**
     * Paid out since `from`.
     */
    withdrawals: Money;
};

/**
 * What an agent has to leave before the account is closed.
 */
export type Agency = {
    /**
     * Members and agents directly below.
     */
    downlines: number;
    /**
     * Contracts with either side that have not ended.
     */
    contracts: number;
    /**
     * Bills to the agent, and of its contracts to those below, that are not paid yet.
     */
    openBills: number;
    /**
     * When the last contract ends whose end is known.
     */
    endsAt?: Instant | undefined;
};

/**
 * How an account stands between open and closed, and what is left on it.
 */
export type AccountClosing = {
    state: 'OPEN' | 'CLOSING' | 'CLOSED' | UnlistedText;
    /**
     * When its owner asked for the end; absent while it is open.
     */
    askedAt?: Instant | undefined;
    currency: Currency;
    /**
     * Money that can be withdrawn first.
     */
    cash: Money;
    /**
     * Money of withdrawals under way.
     */
    onHold: Money;
    /**
     * Stakes that are not settled.
     */
    openBets: Money;
    /**
     * Bonus money, which ends with the account.
     */
    bonus: Money;
    /**
     * What an agent has to repay before the account is closed; absent when it is nothing.
     */
    credit?: Money | undefined;
    /**
     * Less than this cannot be paid out: it is given up, if its owner agrees; 0 = any amount can.
     */
    leastPayout: Money;
    /**
     * Its owner has agreed to give up less than leastPayout.
     */
    isRestGivenUp: boolean;
    /**
     * Of an agent alone.
     */
    agency?: Agency | undefined;
    /**
     * Withdrawals that are not paid, that wait for an answer whether they have arrived, or that count as received without one and can still be disputed.
     */
    openWithdrawals: number;
    /**
     * Orders to pay in that would be cancelled.
     */
    openDeposits: number;
    /**
     * The closing can be taken back (keepAccount).
     */
    mayKeep: boolean;
};

export type CloseAccountRequest = {
    /**
     * Own user name, typed by its owner.
     */
    confirmation: string;
    /**
     * Less than leastPayout goes to the site when the account is closed; absent = it keeps the account open.
     */
    giveUpRest?: boolean | undefined;
};

/**
 * A copy of everything about a member.
 */
export type DataExport = {
    /**
     * Number of the copy.
     */
    id: string;
    state: 'WAITING' | 'READY' | 'FAILED' | 'GONE' | UnlistedText;
    /**
     * When it was asked for.
     */
    askedAt: Instant;
    /**
     * When it was made.
     */
    readyAt?: Instant | undefined;
    /**
     * Until when it can be fetched.
     */
    until?: Instant | undefined;
    /**
     * Size of the archive.
     */
    bytes?: number | undefined;
};

/**
 * Copies of the last 30 days.
 */
export type DataExports = {
    /**
     * Newest first.
     */
    exports: Array<DataExport>;
    /**
     * How many more may be asked for within 24 hours.
     */
    leftToday: number;
};

/**
 * Where an archive is fetched from, for a minute.
 */
export type DataExportLink = {
    /**
     * Address on the origin that was asked; a ZIP archive.
     */
    url: string;
    /**
     * From then on the address is refused.
     */
    expiresAt: Instant;
};

/**
 * A yes or a no of a member.
 */
export type Consent = {
    /**
     * TERMS = user agreement; AGE = to be old enough; MARKETING = offers.
     */
    kind: 'TERMS' | 'AGE' | 'MARKETING';
    /**
     * Yes, or a yes withdrawn.
     */
    isGiven: boolean;
    /**
     * Version of the text that was agreed to.
     */
    version?: string | undefined;
    source: 'REGISTRATION' | 'LOG_IN' | 'SETTINGS' | 'EXCLUSION' | 'CLOSING' | UnlistedText;
    /**
     * When it was said.
     */
    at: Instant;
};

/**
 * Answers, newest first.
 */
export type ConsentList = {
    /**
     * The next answers.
     */
    content: Array<Consent>;
    nextCursor?: Cursor | undefined;
};

/**
 * Whether a member wants offers.
 */
export type MarketingConsent = {
    /**
     * The last answer was yes.
     */
    isGiven: boolean;
    /**
     * When it was given; absent without one.
     */
    at?: Instant | undefined;
    /**
     * A yes would be taken now.
     */
    mayGive: boolean;
};

export type MarketingConsentRequest = {
    /**
     * Yes or no.
     */
    isGiven: boolean;
};

/**
 * Key of the order; a minus before it means the latest or greatest first. time = when the stake was taken.
 */
export type BetSort = 'time' | '-time' | 'stake' | '-stake' | 'net' | '-net';

/**
 * One bet of the member, as it stands now.
 */
export type BetRow = {
    /**
     * Number to quote to customer service: B and at least eight digits, such as B00001234.
     */
    betNo: string;
    /**
     * Round at the vendor.
     */
    roundId: string;
    /**
     * When the stake was taken.
     */
    time: Instant;
    /**
     * When the result was booked; absent while the bet is OPEN.
     */
    settledAt?: Instant | undefined;
    game: BetGame;
    vendor: BetVendor;
    currency: Currency;
    /**
     * Amount that was bet.
     */
    stake: Money;
    /**
     * Part of the stake that counts for turnover and wages: all of it, but in LIVE and SPORTS what the payout differs from the stake by, at most the stake.
     */
    validBet: Money;
    /**
     * Amount that was paid back, the stake included.
     */
    payout: Money;
    /**
     * Payout less stake; below zero is a loss. 0 while the bet is OPEN and when it was voided or refunded.
     */
    net: Money;
    status: BetStatus | UnlistedText;
    balanceBefore: Money;
    balanceAfter: Money;
};

/**
 * Sums over the whole filter.
 */
export type BetTotals = {
    /**
     * Bets that match the filter.
     */
    count: number;
    stake: Money;
    validBet: Money;
    payout: Money;
    net: Money;
    currency: Currency;
};

/**
 * One page of the betting record, with the sums of the whole filter.
 */
export type BetPage = {
    /**
     * Bets of this page, in the order asked for.
     */
    content: Array<BetRow>;
    totals: BetTotals;
    /**
     * Start of the range that was searched; the start of today when none was asked for.
     */
    from: Instant;
    /**
     * End of the range that was searched, itself outside of it.
     */
    to: Instant;
    /**
     * IANA zone that days are counted in.
     */
    timeZone: string;
    page: PageNumber;
    pageSize: PageSize;
    totalElements: TotalElements;
    totalPages: TotalPages;
};

/**
 * Rows of the betting record that follow each other.
 */
export type BetList = {
    /**
     * Bets, in the order asked for.
     */
    content: Array<BetRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * A game that was bet on.
 */
export type PlayedGame = {
    vassalage: VendorCode;
    gameId: GameId;
    /**
     * In the language of the request.
     */
    name: string;
    /**
     * In the language of the request.
     */
    vendorName: string;
};

export type BetMovement = {
    kind: 'BET' | 'WIN' | 'ROLLBACK' | UnlistedText;
    /**
     * Id of the movement at the vendor.
     */
    transactionId: string;
    /**
     * Change of the balance; below zero when a stake was taken.
     */
    amount: Money;
    balanceBefore: Money;
    balanceAfter: Money;
    at: Instant;
};

export type BetBoardSymbol = {
    /**
     * Id to be named in the language of the reader; one without a name there is shown by a neutral word.
     */
    id: string;
    /**
     * Address of its picture, on a host that the permission call names. Without it the name is shown.
     */
    picture?: string | undefined;
    /**
     * What stands on it, such as the value of a coin.
     */
    note?: string | undefined;
};

export type BetBoardWin = {
    /**
     * What paid, by its place in `symbols`.
     */
    symbol?: number | undefined;
    /**
     * How many of them.
     */
    count?: number | undefined;
    /**
     * Different ways, of a win that pays by ways.
     */
    ways?: number | undefined;
    /**
     * Number of the line, of a win on a line.
     */
    line?: number | undefined;
    /**
     * Row of that line on each reel.
     */
    path?: Array<number> | undefined;
    /**
     * The cells that it is made of.
     */
    cells: Array<Array<number>>;
};

/**
 * What the player saw of one step of the result, to be drawn. Cells are pairs of reel and row, both from 0; one that the reels do not have is left out.
 */
export type BetBoard = {
    step: 'spin' | 'free' | 'cascade' | 'respin' | 'nudge' | 'other' | UnlistedText;
    /**
     * Each symbol that the board shows, once.
     */
    symbols: Array<BetBoardSymbol>;
    /**
     * Reels from the first to the last, each from top to bottom, by the places of their symbols in `symbols`. They may be of different heights.
     */
    reels: Array<Array<number>>;
    /**
     * What the step paid, best first.
     */
    wins: Array<BetBoardWin>;
    /**
     * What the wins of the step count, where that is more than once.
     */
    multiplier?: number | undefined;
    /**
     * What the step paid.
     */
    payout?: Money | undefined;
};

/**
 * One line of what the vendor said about the result; name is a stable key, value is text.
 */
export type BetDetailLine = {
    /**
     * Key such as row-1 or server-seed-hash, the same for every round of the game.
     */
    name: string;
    /**
     * Text as the vendor wrote it. Where the line has symbols, show those in the language of the reader.
     */
    value: string;
    /**
     * Ids of the symbols that the line consists of, in their order, to be named in the language of the reader; an id without a name there is shown by a neutral word. The symbols of the house are lotus, lantern, naga, elephant, apsara, drum, coin, ace, king, queen, jack and ten.
     */
    symbols?: Array<string> | undefined;
    board?: BetBoard | undefined;
};

/**
 * One bet with all that was booked for it.
 */
export type BetDetail = {
    bet: BetRow;
    wallet: 'MAIN' | 'VENDOR' | UnlistedText;
    /**
     * What of the stake was cash.
     */
    cashStake: Money;
    /**
     * What of the stake was bonus money.
     */
    bonusStake: Money;
    roundStatus: 'OPEN' | 'CLOSED' | 'VOID' | UnlistedText;
    /**
     * Movements of the wallet for this bet, oldest first.
     */
    movements: Array<BetMovement>;
    /**
     * What the vendor told of the result; empty when it told nothing.
     */
    details: Array<BetDetailLine>;
    /**
     * Page of the vendor where the round can be checked (provably fair).
     */
    verifyUrl?: string | undefined;
};

/**
 * Number of an offer or of a bonus, as text.
 */
export type BonusId = string;

/**
 * What is set right. GAME = a bet or its result, PAYMENT = a deposit or a withdrawal, TRANSFER = a transfer, BONUS = a bonus or a promotion, GOODWILL = given by the house for a trouble (a credit alone).
 */
export type CorrectionCause = 'GAME' | 'PAYMENT' | 'TRANSFER' | 'BONUS' | 'GOODWILL' | 'OTHER';

/**
 * Why a wallet was corrected, and what it refers to.
 */
export type Correction = {
    cause: CorrectionCause | UnlistedText;
    about?: 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'DISPUTE' | UnlistedText | undefined;
    /**
     * Number of what it refers to; absent where it refers to nothing.
     */
    number?: string | undefined;
};

/**
 * One movement of the cash.
 */
export type Movement = {
    /**
     * Number of the movement in the account: 1 is the first.
     */
    no: string;
    at: Instant;
    kind: MovementKind | UnlistedText;
    currency: Currency;
    /**
     * Change of the cash; below zero when money left.
     */
    amount: Money;
    balanceAfter: Money;
    /**
     * The deposit or withdrawal that caused it.
     */
    orderNo?: OrderNo | undefined;
    /**
     * The transfer that caused it, for getTransfer.
     */
    transferNo?: OrderNo | undefined;
    /**
     * The bet that caused it, for getBet; of a round with several bets the first one.
     */
    betNo?: string | undefined;
    /**
     * The bonus that has become cash, as listBonuses names it.
     */
    bonusId?: BonusId | undefined;
    /**
     * The bill of a contract that was paid, for getAgentBill.
     */
    billNo?: string | undefined;
    /**
     * Why operators have corrected the wallet; of a CORRECTION alone.
     */
    correction?: Correction | undefined;
};

/**
 * Movements that follow each other.
 */
export type MovementList = {
    /**
     * Movements, newest first.
     */
    content: Array<Movement>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * Sums of movements.
 */
export type MovementTotals = {
    currency: Currency;
    /**
     * How many movements there are.
     */
    count: number;
    /**
     * What came.
     */
    credit: Money;
    /**
     * What left, above zero.
     */
    debit: Money;
    /**
     * What came less what left.
     */
    net: Money;
};

/**
 * Length of the spans of a report.
 */
export type ProfitPeriod = 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';

/**
 * All that was ever paid in and out; what was taken back does not count.
 */
export type ProfitLifetime = {
    deposits: Money;
    withdrawals: Money;
    /**
     * Deposits less withdrawals: above zero it is what the player has spent.
     */
    net: Money;
};

/**
 * Figures of the whole report.
 */
export type ProfitTotals = {
    deposits: Money;
    withdrawals: Money;
    /**
     * Bets that were settled.
     */
    bets: number;
    stake: Money;
    /**
     * What of the stakes counts for bonuses and rebates.
     */
    validBet: Money;
    payout: Money;
    /**
     * Payouts less stakes: below zero is a loss of the player.
     */
    net: Money;
};

/**
 * Figures of one span.
 */
export type ProfitSpan = {
    from: Instant;
    to: Instant;
    deposits: Money;
    withdrawals: Money;
    /**
     * Bets that were settled.
     */
    bets: number;
    stake: Money;
    /**
     * What of the stakes counts for bonuses and rebates.
     */
    validBet: Money;
    payout: Money;
    /**
     * Payouts less stakes: below zero is a loss of the player.
     */
    net: Money;
};

/**
 * Figures of one kind of games in the whole report.
 */
export type ProfitCategory = {
    category: GameCategoryCode;
    /**
     * Bets that were settled.
     */
    bets: number;
    stake: Money;
    /**
     * What of the stakes counts for bonuses and rebates.
     */
    validBet: Money;
    payout: Money;
    /**
     * Payouts less stakes: below zero is a loss of the player.
     */
    net: Money;
};

/**
 * Profit and loss of a player.
 */
export type ProfitReport = {
    currency: Currency;
    period: ProfitPeriod | UnlistedText;
    /**
     * Zone whose days the spans are made of, such as Asia/Phnom_Penh.
     */
    timeZone: string;
    from: Instant;
    to: Instant;
    lifetime: ProfitLifetime;
    totals: ProfitTotals;
    /**
     * The oldest first; the last one is still running.
     */
    spans: Array<ProfitSpan>;
    /**
     * Kinds of games that were played.
     */
    categories: Array<ProfitCategory>;
    /**
     * Bonuses that have become cash and wins without a bet, in the whole report; less what was taken back of them.
     */
    bonuses: Money;
    /**
     * From each bet to the next one, where no more than ten minutes lie between them.
     */
    secondsPlayed: number;
    /**
     * Time with the site open, of all devices together.
     */
    secondsLoggedIn: number;
    /**
     * The longest of these times without a break.
     */
    longestSeconds: number;
};

/**
 * Method of a provider, for example KHQR or BANK.
 */
export type DepositMethodCode = string;

/**
 * What the payer does. QR = scans a code with a bank's app, BANK = transfers to an account with the order number as its text, WALLET = confirms on the page of an e-wallet, CARD = types a card into the page of its provider, VOUCHER = types the code of a voucher, for redeemVoucher, CRYPTO = sends a coin to an address, C2C = transfers exactly the amount to another person, who is being paid out and confirms that it has arrived.
 */
export type DepositKind = 'QR' | 'BANK' | 'WALLET' | 'CARD' | 'VOUCHER' | 'CRYPTO' | 'C2C';

/**
 * One way to pay in.
 */
export type DepositMethod = {
    method: DepositMethodCode;
    kind: DepositKind | UnlistedText;
    /**
     * Least amount of an order.
     */
    min: Money;
    /**
     * Greatest amount of an order.
     */
    max: Money;
    /**
     * Amounts are whole multiples of it.
     */
    step: Money;
    /**
     * Part of the fee of the member that does not depend on the amount; taken off what is credited.
     */
    feeFixed: Money;
    /**
     * Millionths of the amount that are added to it, rounded down to the step.
     */
    feePpm: number;
    /**
     * Usual seconds from the payment until the money is there.
     */
    etaSeconds: number;
    /**
     * True = one order may be paid by several payments.
     */
    takesParts: boolean;
    /**
     * False = shut for the moment.
     */
    isOpen: boolean;
};

/**
 * Ways to pay in for one currency.
 */
export type DepositMethods = {
    currency: Currency;
    /**
     * The quickest first.
     */
    methods: Array<DepositMethod>;
};

/**
 * CREATED = the provider is being asked, PENDING = it can be paid, REVIEW = a slip was sent and the payment is looked for, COMPLETED = the money is there, EXPIRED = its time is over, CANCELLED by the member, FAILED = the provider did not take it or no payment was found for its slip, REVERSED = the payment was taken back. Money that comes after EXPIRED, CANCELLED or FAILED completes it all the same.
 */
export type DepositState = 'CREATED' | 'PENDING' | 'REVIEW' | 'COMPLETED' | 'EXPIRED' | 'CANCELLED' | 'FAILED' | 'REVERSED';

/**
 * Why no payment was found for a slip: NOT_ARRIVED = none has come, UNREADABLE = the picture cannot be read, OTHER_ACCOUNT = it shows a transfer to somebody else.
 */
export type SlipReason = 'NOT_ARRIVED' | 'UNREADABLE' | 'OTHER_ACCOUNT';

/**
 * One deposit, as it stands now.
 */
export type DepositOrder = {
    orderNo: OrderNo;
    method: DepositMethodCode;
    kind: DepositKind | UnlistedText;
    currency: Currency;
    /**
     * What was to be paid.
     */
    amount: Money;
    /**
     * What has reached the wallet, after fees; several payments together.
     */
    credited: Money;
    /**
     * Bonus that it brings when it is paid, or has brought; absent when none.
     */
    bonus?: Money | undefined;
    state: DepositState | UnlistedText;
    /**
     * True = paid after its end.
     */
    isLate: boolean;
    createdAt: Instant;
    /**
     * Until when it should be paid.
     */
    expiresAt: Instant;
    /**
     * When the first payment completed it; absent before.
     */
    completedAt?: Instant | undefined;
    slipReason?: SlipReason | UnlistedText | undefined;
    cancelReason?: 'CLOSED' | 'LIMIT' | UnlistedText | undefined;
};

/**
 * Deposits that follow each other.
 */
export type DepositList = {
    /**
     * Orders, newest first.
     */
    content: Array<DepositOrder>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type DepositRequest = {
    method: DepositMethodCode;
    /**
     * What the member is going to pay, within the bounds and the step of the method.
     */
    amount: PositiveMoneyInput;
    /**
     * Bonus that the deposit is to bring, of getBonusOffers; absent = none.
     */
    offerId?: BonusId | undefined;
};

/**
 * How a try to pay has ended without a payment: CANCELLED = by the payer on the page of the provider, DECLINED = by the bank of the card, NOT_PROVED = the bank asked its owner, who has not confirmed it, TOO_MANY = too many tries were refused, and there is no further one, NOT_ARRIVED = the person who is paid says that the transfer has not come; it may come yet.
 */
export type DepositTry = 'CANCELLED' | 'DECLINED' | 'NOT_PROVED' | 'TOO_MANY' | 'NOT_ARRIVED';

/**
 * A decimal of up to eight places. It is no money of ours, whatever is sent is credited in the currency of the order.
 */
export type CoinAmount = string;

/**
 * What is needed to pay. Of a QR method qrText, of a bank transfer the account and the reference, of an e-wallet or a card payUrl and page, of a coin address, network and sendAmount, of C2C the account of the person and the reference. It may change while the order waits.
 */
export type DepositInstructions = {
    /**
     * Text of the QR code, in the EMVCo form of the country.
     */
    qrText?: string | undefined;
    /**
     * Who is paid, as the app of the bank shows it.
     */
    payee?: string | undefined;
    /**
     * Bank of the account.
     */
    bank?: string | undefined;
    /**
     * Owner of the account.
     */
    accountName?: string | undefined;
    /**
     * Number of the account.
     */
    accountNumber?: string | undefined;
    /**
     * Text that the transfer has to carry.
     */
    reference?: string | undefined;
    /**
     * Page of the provider where it can be paid. It sends the payer back to the page of the order with `back=1`, which proves nothing.
     */
    payUrl?: string | undefined;
    /**
     * Whose page that is, where it is paid there and nowhere else.
     */
    page?: string | undefined;
    lastTry?: DepositTry | UnlistedText | undefined;
    /**
     * When the last try ended, as the provider says; absent where it does not, and without a try.
     */
    triedAt?: Instant | undefined;
    /**
     * Where a coin is sent; of this order alone.
     */
    address?: string | undefined;
    /**
     * Name of the coin, for example USDT.
     */
    asset?: string | undefined;
    /**
     * Network by which it is sent, for example TRC-20. By another one it may be lost.
     */
    network?: string | undefined;
    /**
     * Note that it has to carry, where the network needs one.
     */
    memo?: string | undefined;
    /**
     * Coins that are still to be sent.
     */
    sendAmount?: CoinAmount | undefined;
    /**
     * What one coin is worth in the currency of the order, fixed until its end.
     */
    rate?: CoinAmount | undefined;
    /**
     * Coins that were seen and are not confirmed yet.
     */
    comingAmount?: CoinAmount | undefined;
    /**
     * How often they were confirmed.
     */
    confirmations?: number | undefined;
    /**
     * How often they have to be.
     */
    confirmationsNeeded?: number | undefined;
};

/**
 * One payment that came for an order.
 */
export type DepositPayment = {
    /**
     * What was paid.
     */
    amount: Money;
    currency: Currency;
    /**
     * Taken off it.
     */
    fee: Money;
    state: 'APPLIED' | 'SUSPENSE' | 'REVERSED' | UnlistedText;
    /**
     * What of one that is not REVERSED was taken back; absent when nothing was.
     */
    takenBack?: Money | undefined;
    paidAt: Instant;
};

/**
 * Pictures of the transfer, as they came.
 */
export type SlipIds = Array<FileId>;

/**
 * An order with what belongs to it.
 */
export type DepositDetail = {
    order: DepositOrder;
    /**
     * Absent before the provider has answered, and when nothing is to be paid any more. In REVIEW they say where a transfer goes that is not made yet.
     */
    instructions?: DepositInstructions | undefined;
    /**
     * The oldest first.
     */
    payments: Array<DepositPayment>;
    /**
     * Slips that were sent; absent when none was.
     */
    slipIds?: SlipIds | undefined;
};

export type VoucherRequest = {
    /**
     * Code of the voucher without the spaces and dashes that it is printed with.
     */
    code: string;
};

/**
 * What the provider says of a code.
 */
export type VoucherAnswer = {
    outcome: 'TAKEN' | 'CHECKING' | 'UNKNOWN' | 'USED' | 'OTHER_CURRENCY' | 'TOO_LITTLE' | 'CLOSED' | UnlistedText;
};

/**
 * Uploaded pictures, each once.
 */
export type FileIds = Array<FileId>;

export type SlipRequest = {
    /**
     * Of uploadFile, with the purpose SLIP.
     */
    fileIds: FileIds;
};

/**
 * Pictures of a transfer.
 */
export type AttachedSlips = {
    slipIds: SlipIds;
};

/**
 * Which deposit brings it. FIRST = the first of the account, RELOAD = any later one.
 */
export type BonusOfferKind = 'FIRST' | 'RELOAD';

/**
 * A bonus that a deposit can bring.
 */
export type BonusOffer = {
    id: BonusId;
    kind: BonusOfferKind | UnlistedText;
    /**
     * Bonus in percent of what is paid.
     */
    percent: number;
    /**
     * Greatest bonus.
     */
    most: Money;
    /**
     * Least that has to be paid.
     */
    least: Money;
    /**
     * How many times deposit and bonus together have to be bet.
     */
    times: number;
    /**
     * Days from the deposit within which it has to be bet.
     */
    days: number;
    /**
     * Largest bet while the bonus is in play; absent = no such limit.
     */
    maxStake?: Money | undefined;
    /**
     * Most of the bonus money that becomes cash, the rest goes back; absent = all of it does.
     */
    maxWin?: Money | undefined;
};

/**
 * How much of the valid bets on one category counts.
 */
export type BonusContribution = {
    /**
     * Category of games.
     */
    category: 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP';
    /**
     * Percent of valid bets that count.
     */
    percent: number;
};

/**
 * What an account may choose for its next deposit.
 */
export type BonusOffers = {
    currency: Currency;
    /**
     * True = a bonus is in play or waits: one that is chosen now waits until those before it have ended.
     */
    isBusy: boolean;
    /**
     * The greatest first.
     */
    offers: Array<BonusOffer>;
    /**
     * All categories.
     */
    contributions: Array<BonusContribution>;
};

/**
 * A bonus that came with a deposit.
 */
export type Bonus = {
    id: BonusId;
    /**
     * The deposit.
     */
    orderNo: OrderNo;
    kind: BonusOfferKind | UnlistedText;
    currency: Currency;
    /**
     * Bonus money that it brought, or will bring when its turn comes.
     */
    amount: Money;
    /**
     * Bonus money that is there now; zero when it has ended.
     */
    balance: Money;
    /**
     * Valid bets that turn the bonus money into cash.
     */
    required: Money;
    /**
     * Valid bets that count so far, at most what is required.
     */
    done: Money;
    state: 'QUEUED' | 'ACTIVE' | 'COMPLETED' | 'USED' | 'CANCELLED' | 'EXPIRED' | 'FORFEITED' | UnlistedText;
    /**
     * When its deposit was paid.
     */
    startedAt: Instant;
    /**
     * Since when it is in play, and bets count; absent as long as it waits, and of one that has ended before its turn came.
     */
    beganAt?: Instant | undefined;
    /**
     * Until when it has to be bet; of one that waits, until when its turn may come.
     */
    expiresAt: Instant;
    /**
     * When it ended; absent before.
     */
    endedAt?: Instant | undefined;
    /**
     * What of it has become cash; absent when nothing has.
     */
    converted?: Money | undefined;
    /**
     * Largest bet while it is in play; absent = no such limit.
     */
    maxStake?: Money | undefined;
    /**
     * Most of the bonus money that becomes cash, the rest goes back; absent = all of it does.
     */
    maxWin?: Money | undefined;
    /**
     * By how much it became smaller because payments of its deposit were taken back; absent when none were. `amount` is what is left of the promise, `required` belongs to that.
     */
    reduced?: Money | undefined;
};

/**
 * Bonuses of an account.
 */
export type BonusList = {
    /**
     * Newest first.
     */
    content: Array<Bonus>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
    /**
     * All categories.
     */
    contributions: Array<BonusContribution>;
};

/**
 * Where money is paid out to. BANK = an account at a bank, WALLET = an e-wallet.
 */
export type PayoutKind = 'BANK' | 'WALLET';

/**
 * Code of a bank or an e-wallet, for example DEVB.
 */
export type InstitutionCode = string;

/**
 * A bank or an e-wallet.
 */
export type Institution = {
    code: InstitutionCode;
    /**
     * Its name, the same in every language.
     */
    name: string;
};

/**
 * One way to be paid out.
 */
export type PayoutMethod = {
    method: DepositMethodCode;
    kind: PayoutKind | UnlistedText;
    /**
     * Least amount that arrives, after the fee.
     */
    min: Money;
    /**
     * Greatest amount that is sent at once: more comes in parts.
     */
    largestPart: Money;
    /**
     * Amounts are whole multiples of it.
     */
    step: Money;
    /**
     * Part of the fee of the member that does not depend on the amount; taken off what arrives.
     */
    feeFixed: Money;
    /**
     * Millionths of the amount that are added to it, rounded down to the step.
     */
    feePpm: number;
    /**
     * Usual seconds from the approval until the money is there.
     */
    etaSeconds: number;
    /**
     * False = shut for the moment.
     */
    isOpen: boolean;
    /**
     * Banks or e-wallets that it reaches.
     */
    institutions: Array<Institution>;
};

/**
 * Ways to be paid out in one currency.
 */
export type PayoutMethods = {
    currency: Currency;
    /**
     * The quickest first.
     */
    methods: Array<PayoutMethod>;
};

/**
 * Number of a payout account.
 */
export type PayoutAccountId = string;

/**
 * REVIEW = an operator compares the name, WAITING = it is new and can be used from `usableFrom` on, ACTIVE = it can be used, BLOCKED by an operator.
 */
export type PayoutAccountState = 'REVIEW' | 'WAITING' | 'ACTIVE' | 'BLOCKED';

/**
 * An account that money can be paid out to.
 */
export type PayoutAccount = {
    id: PayoutAccountId;
    method: DepositMethodCode;
    kind: PayoutKind | UnlistedText;
    institution: InstitutionCode;
    /**
     * Name of the bank or e-wallet.
     */
    institutionName: string;
    /**
     * Last four digits of its number.
     */
    numberEnd: string;
    /**
     * Name of its owner, as it was typed.
     */
    holder: string;
    state: PayoutAccountState | UnlistedText;
    /**
     * From when on a new one can be used; absent in REVIEW.
     */
    usableFrom?: Instant | undefined;
    /**
     * True = it is offered first.
     */
    isDefault: boolean;
};

/**
 * Payout accounts of a member.
 */
export type PayoutAccounts = {
    /**
     * The one that is offered first at the head, then the newest first.
     */
    accounts: Array<PayoutAccount>;
    /**
     * How many a member may have.
     */
    most: number;
};

export type NewPayoutAccount = {
    method: DepositMethodCode;
    institution: InstitutionCode;
    /**
     * Number of the account, digits alone; of an e-wallet its phone number.
     */
    number: string;
    /**
     * Name of its owner, as the bank has it.
     */
    holder: string;
};

/**
 * Money of the wallet that cannot be withdrawn yet. Winnings are never locked.
 */
export type WithdrawalLock = {
    reason: 'TURNOVER' | UnlistedText;
    /**
     * The deposit.
     */
    orderNo?: OrderNo | undefined;
    /**
     * What is locked.
     */
    amount: Money;
    /**
     * Valid bets that unlock it.
     */
    required: Money;
    /**
     * Valid bets so far; the oldest lock is filled first.
     */
    done: Money;
    /**
     * When the deposit was credited.
     */
    since: Instant;
};

/**
 * The money of an account by what can be done with it.
 */
export type Withdrawable = {
    currency: Currency;
    /**
     * Cash in the wallet.
     */
    cash: Money;
    /**
     * Cash less what is locked, never below zero.
     */
    withdrawable: Money;
    /**
     * Cash that cannot be withdrawn yet: the locks together, at most the cash.
     */
    locked: Money;
    /**
     * Has left the wallet for withdrawals that are not paid yet.
     */
    onHold: Money;
    /**
     * Has left the wallet for transfers that operators review; absent when none has.
     */
    inTransfers?: Money | undefined;
    /**
     * Bonus money, which is not withdrawn.
     */
    bonus: Money;
    /**
     * Stakes in cash of bets that are not settled.
     */
    openBets: Money;
    /**
     * Cash in wallets at vendors, which is withdrawn after it was brought back; absent when none is there.
     */
    atVendors?: Money | undefined;
    /**
     * The oldest first.
     */
    locks: Array<WithdrawalLock>;
    /**
     * Until when nothing can be withdrawn because the account was changed; absent otherwise.
     */
    heldUntil?: Instant | undefined;
    /**
     * Nothing can be withdrawn because a bonus is in play (BONUS_ACTIVE); absent otherwise.
     */
    hasBonus?: boolean | undefined;
    /**
     * Nothing can be withdrawn because an advance is overdue (CREDIT_OVERDUE); absent otherwise.
     */
    hasOverdueCredit?: boolean | undefined;
    /**
     * Withdrawals that may be requested today.
     */
    ordersLeft: number;
    /**
     * Amount that may be requested today.
     */
    amountLeft: Money;
    /**
     * When the day of the merchant ends, and both begin anew.
     */
    resetsAt: Instant;
    /**
     * Somebody looks at a request of more than this before it is paid.
     */
    reviewAbove: Money;
    identity: 'DONE' | 'NEEDED' | 'IN_REVIEW' | 'EXPIRED' | UnlistedText;
};

/**
 * REQUESTED = it is being checked, REVIEW = somebody looks at it, APPROVED, PAYING = it is with the provider, PAID_PART = a part has been paid, PAID = all that could be paid, REJECTED = the money is back in the wallet.
 */
export type WithdrawalState = 'REQUESTED' | 'REVIEW' | 'APPROVED' | 'PAYING' | 'PAID_PART' | 'PAID' | 'REJECTED';

/**
 * Why money was not paid. Of an operator: IDENTITY = the member is not identified, ACCOUNT = the account does not fit, TERMS = against the terms, SECURITY = the member has to be reached first. Of the provider: ACCOUNT_CLOSED, NAME_MISMATCH, REFUSED, and BANK_DOWN = the bank does not answer.
 */
export type WithdrawalReason = 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY' | 'ACCOUNT_CLOSED' | 'NAME_MISMATCH' | 'REFUSED' | 'BANK_DOWN';

/**
 * One withdrawal, as it stands now.
 */
export type Withdrawal = {
    orderNo: OrderNo;
    method: DepositMethodCode;
    /**
     * Name of the bank or e-wallet.
     */
    institutionName: string;
    /**
     * Last four digits of the account.
     */
    numberEnd: string;
    currency: Currency;
    /**
     * What has left the wallet.
     */
    amount: Money;
    /**
     * Fee of the member; taken once, when all is paid.
     */
    fee: Money;
    /**
     * What is to arrive: the amount less the fee.
     */
    arrives: Money;
    /**
     * What has been paid so far and has not come back.
     */
    paid: Money;
    /**
     * What could not be paid and is back in the wallet.
     */
    givenBack: Money;
    state: WithdrawalState | UnlistedText;
    reason?: WithdrawalReason | UnlistedText | undefined;
    createdAt: Instant;
    /**
     * When it was paid or rejected; absent before.
     */
    completedAt?: Instant | undefined;
};

/**
 * Withdrawals that follow each other.
 */
export type WithdrawalList = {
    /**
     * Orders, newest first.
     */
    content: Array<Withdrawal>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type WithdrawalRequest = {
    accountId: PayoutAccountId;
    /**
     * What leaves the wallet; the fee is taken off it.
     */
    amount: PositiveMoneyInput;
};

/**
 * Number of a part, which the provider knows it by: that of the order, and which one of it.
 */
export type PartNo = string;

/**
 * WAITING = the receiver is asked, RECEIVED, AUTO_RECEIVED = its time ran out, so it counts as received, NOT_RECEIVED = there is a dispute, CLOSED = the dispute has ended, or the bank has sent the money back.
 */
export type ConfirmState = 'WAITING' | 'RECEIVED' | 'AUTO_RECEIVED' | 'NOT_RECEIVED' | 'CLOSED';

/**
 * One payout of a withdrawal.
 */
export type WithdrawalPart = {
    no: PartNo;
    amount: Money;
    state: 'PLANNED' | 'SENT' | 'PAID' | 'FAILED' | 'RETURNED' | UnlistedText;
    reason?: WithdrawalReason | UnlistedText | undefined;
    /**
     * When it was paid; absent before.
     */
    paidAt?: Instant | undefined;
    confirmation?: ConfirmState | UnlistedText | undefined;
    /**
     * When it counts as received, as long as nothing is said.
     */
    dueAt?: Instant | undefined;
};

/**
 * A withdrawal with its parts.
 */
export type WithdrawalDetail = {
    order: Withdrawal;
    /**
     * The oldest first; none before it is approved.
     */
    parts: Array<WithdrawalPart>;
};

/**
 * What can be passed on, and to whom.
 */
export type TransferOptions = {
    currency: Currency;
    /**
     * Masked user name of the upline; absent when nothing can be passed on to one.
     */
    upline?: string | undefined;
    /**
     * True = there are downlines that money can be passed on to.
     */
    hasDownlines: boolean;
    /**
     * Smallest amount of a transfer.
     */
    least: Money;
    /**
     * Amounts are multiples of this.
     */
    step: Money;
    /**
     * What can still be passed on today.
     */
    amountLeft: Money;
    /**
     * When the day of the merchant ends, and it begins anew.
     */
    resetsAt: Instant;
    /**
     * Above it a transfer waits until somebody has looked at it, its money on hold.
     */
    reviewOver: Money;
    /**
     * Until when no money leaves because the account was changed; absent otherwise.
     */
    heldUntil?: Instant | undefined;
};

/**
 * A direct downline of an agent.
 */
export type Downline = {
    /**
     * Number of the account.
     */
    memberId: string;
    /**
     * Masked user name.
     */
    name: string;
};

/**
 * Downlines that follow each other.
 */
export type DownlineList = {
    /**
     * Downlines, newest first.
     */
    content: Array<Downline>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type TransferRequest = {
    /**
     * UP = to the upline, DOWN = to the downline that memberId names, OWN = to another wallet of the account.
     */
    direction: 'UP' | 'DOWN' | 'OWN';
    /**
     * Number of the downline's account.
     */
    memberId?: string | undefined;
    amount: PositiveMoneyInput;
    /**
     * A line for the receiver.
     */
    note?: string | undefined;
    /**
     * With OWN: vendor whose wallet it leaves; absent = the main wallet.
     */
    fromVendor?: WalletCode | undefined;
    /**
     * With OWN: vendor whose wallet it goes to; absent = the main wallet.
     */
    toVendor?: WalletCode | undefined;
};

/**
 * COMPLETED = the money is with the receiver, REVIEW = it is on hold until somebody has looked at it, REJECTED = it is back in the wallet of the sender.
 */
export type TransferState = 'COMPLETED' | 'REVIEW' | 'REJECTED';

/**
 * Why a transfer was rejected. SECURITY = the sender has to be reached first, TERMS = against the terms, RECEIVER = the receiver cannot get it.
 */
export type TransferReason = 'SECURITY' | 'TERMS' | 'RECEIVER';

/**
 * Receipt of a transfer, as one of its two parties sees it.
 */
export type Transfer = {
    transferNo: OrderNo;
    /**
     * True = the reader has sent it; false = received it.
     */
    isSender: boolean;
    partnerIs: 'UPLINE' | 'DOWNLINE' | 'OWN_WALLET' | UnlistedText;
    /**
     * Masked user name of the other party; of OWN_WALLET the name of the vendor that it went to, or came back from.
     */
    partner: string;
    /**
     * Of OWN_WALLET: vendor whose wallet it left; absent = the main wallet.
     */
    fromVendor?: WalletCode | undefined;
    /**
     * Of OWN_WALLET: vendor whose wallet it went to; absent = the main wallet.
     */
    toVendor?: WalletCode | undefined;
    /**
     * Name of the vendor whose wallet it left.
     */
    fromName?: string | undefined;
    /**
     * Name of the vendor whose wallet it went to.
     */
    toName?: string | undefined;
    currency: Currency;
    state: TransferState | UnlistedText;
    reason?: TransferReason | UnlistedText | undefined;
    amount: Money;
    /**
     * The line of the sender.
     */
    note?: string | undefined;
    at: Instant;
};

/**
 * Transfers that follow each other.
 */
export type TransferList = {
    /**
     * Transfers, newest first.
     */
    content: Array<Transfer>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * How many messages are unread.
 */
export type UnreadCount = number;

/**
 * SYSTEM = about orders and the account, PROMOTION = about offers, SECURITY = who gets into the account, and how.
 */
export type InboxKind = 'SYSTEM' | 'PROMOTION' | 'SECURITY';

/**
 * Number of a message.
 */
export type InboxMessageId = string;

/**
 * Where a message leads.
 */
export type InboxLink = {
    /**
     * Key of a page of the member centre, or of the agent centre for messages to agents; joinApply = the own application to become an agent.
     */
    page: string;
    /**
     * Number of the order that is opened there.
     */
    order?: string | undefined;
};

/**
 * A message to a member.
 */
export type InboxMessage = {
    id: InboxMessageId;
    kind: InboxKind | UnlistedText;
    /**
     * Heading, plain text.
     */
    title: string;
    /**
     * What it says, plain text.
     */
    text: string;
    sentAt: Instant;
    /**
     * True = it was opened, or marked as read.
     */
    isRead: boolean;
    /**
     * Absent when it leads nowhere.
     */
    link?: InboxLink | undefined;
};

/**
 * Messages that follow each other.
 */
export type InboxList = {
    /**
     * Messages, newest first.
     */
    content: Array<InboxMessage>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type InboxReading = {
    /**
     * Messages that were read; all when left out.
     */
    messageIds?: Array<InboxMessageId> | undefined;
};

/**
 * The inbox after a change.
 */
export type InboxState = {
    unread: UnreadCount;
};

export type InboxDeletion = {
    /**
     * Messages to delete.
     */
    messageIds: Array<InboxMessageId>;
};

/**
 * OPEN = somebody looks at it, WITH_PROVIDER = the payer was asked for a proof, NEED_EVIDENCE = the member is asked for more, RESOLVED_PAID = the money has arrived, RESOLVED_RETURNED = the money is back in the wallet.
 */
export type DisputeState = 'OPEN' | 'WITH_PROVIDER' | 'NEED_EVIDENCE' | 'RESOLVED_PAID' | 'RESOLVED_RETURNED';

/**
 * NOTHING has arrived, LESS than was sent, or it went to OTHER_ACCOUNT.
 */
export type DisputeReason = 'NOTHING' | 'LESS' | 'OTHER_ACCOUNT';

/**
 * A dispute about a part.
 */
export type PartDispute = {
    /**
     * Number of the case.
     */
    caseNo: OrderNo;
    state: DisputeState | UnlistedText;
    reason: DisputeReason | UnlistedText;
    /**
     * What the member has added.
     */
    note?: string | undefined;
    openedAt: Instant;
    /**
     * When there is a first answer at the latest.
     */
    answerBy: Instant;
    /**
     * Until when more evidence is waited for; absent when none is.
     */
    evidenceBy?: Instant | undefined;
    /**
     * What was decided, or is asked for, in the words of the operator; absent before.
     */
    decision?: string | undefined;
    /**
     * When it ended; absent before.
     */
    closedAt?: Instant | undefined;
    /**
     * Pictures, as they came.
     */
    fileIds: Array<FileId>;
};

/**
 * A part of a withdrawal that was paid, and what its receiver has said.
 */
export type PartConfirmation = {
    partNo: PartNo;
    orderNo: OrderNo;
    /**
     * Which part of the order it is.
     */
    place: number;
    /**
     * Parts of the order, without those that failed.
     */
    count: number;
    currency: Currency;
    amount: Money;
    /**
     * Name of the bank or e-wallet.
     */
    institutionName: string;
    /**
     * Last four digits of the account.
     */
    numberEnd: string;
    /**
     * What the payer calls the payment; absent when he has not said.
     */
    reference?: string | undefined;
    state: ConfirmState | UnlistedText;
    paidAt: Instant;
    /**
     * Since when the receiver is asked.
     */
    openedAt: Instant;
    /**
     * When it counts as received.
     */
    dueAt: Instant;
    /**
     * Until when it can be disputed.
     */
    disputeUntil: Instant;
    dispute?: PartDispute | undefined;
};

/**
 * Parts that follow each other.
 */
export type ConfirmationList = {
    /**
     * Parts, newest first.
     */
    content: Array<PartConfirmation>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * What waits for the member.
 */
export type ConfirmationCount = {
    /**
     * Parts that wait to be confirmed.
     */
    waiting: number;
    /**
     * Disputes that wait for more evidence.
     */
    needEvidence: number;
};

export type ReceiptRequest = {
    /**
     * All parts of the order that were paid have arrived.
     */
    whole: boolean;
};

/**
 * What the member adds in own words.
 */
export type DisputeNote = string;

export type DisputeRequest = {
    reason: DisputeReason;
    note?: DisputeNote | undefined;
    /**
     * Of uploadFile, with the purpose PROOF.
     */
    fileIds: FileIds;
};

export type EvidenceRequest = {
    note?: DisputeNote | undefined;
    /**
     * Of uploadFile, with the purpose PROOF.
     */
    fileIds: FileIds;
};

export type FileUpload = {
    /**
     * What it is for: PROOF = of a payment that has not arrived, SLIP = of a deposit by bank transfer, IDENTITY = a document of the identity check.
     */
    purpose: 'PROOF' | 'SLIP' | 'IDENTITY';
    /**
     * The file, in base64.
     */
    data: string;
};

/**
 * A picture that is kept for a day, until it is used.
 */
export type UploadedFile = {
    id: FileId;
    /**
     * Pixels.
     */
    width: number;
    /**
     * Pixels.
     */
    height: number;
};

/**
 * Where a picture is shown from, for a minute.
 */
export type FileLink = {
    id: FileId;
    /**
     * Pixels.
     */
    width: number;
    /**
     * Pixels.
     */
    height: number;
    /**
     * Address on the origin that was asked; a JPEG.
     */
    url: string;
    /**
     * From then on the address is refused.
     */
    expiresAt: Instant;
};

/**
 * The new balance.
 */
export type BalanceEventData = {
    currency: Currency;
    /**
     * Cash of the account. Money on hold and bonus money are not in it.
     */
    sumBalance: Money;
    version: Version;
    at: Instant;
};

/**
 * The balance changed. Ignore a version that is not above the one shown.
 */
export type BalanceEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'balance';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: BalanceEventData;
};

/**
 * The new balance of a wallet at a vendor.
 */
export type VendorWalletEventData = {
    vassalage: VendorCode;
    currency: Currency;
    /**
     * Cash in this wallet.
     */
    balance: Money;
    /**
     * Grows with each movement of this wallet.
     */
    version: number;
};

/**
 * What the member has at a vendor has changed. Ignore a version that is not above the one that came before.
 */
export type VendorWalletEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'vendor-wallet';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: VendorWalletEventData;
};

/**
 * What was announced, without its text.
 */
export type AnnouncementEventData = {
    /**
     * Number of the announcement, decimal digits.
     */
    id: string;
    type: AnnouncementType;
    /**
     * Heading, plain text.
     */
    title: string;
};

/**
 * Something was announced; load the announcements again.
 */
export type AnnouncementEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'announcement';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: AnnouncementEventData;
};

/**
 * Why there is no session any more.
 */
export type SessionEndedEventData = {
    reason: 'LOGOUT' | 'IDLE' | 'EXPIRED' | 'REPLACED' | 'PASSWORD_CHANGED' | 'LOCKED' | 'ENDED_ELSEWHERE' | UnlistedText;
};

/**
 * The session ended on the server; the last event of the stream.
 */
export type SessionEndedEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'session-ended';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: SessionEndedEventData;
};

/**
 * How the game stands.
 */
export type FavouriteEventData = {
    nodeId: NodeId;
    /**
     * True = the game is a favourite now.
     */
    isFav: boolean;
};

/**
 * A game became a favourite of the member, or none any more, here or on another device. The last event of a game is how it stands.
 */
export type FavouriteEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'favourite';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: FavouriteEventData;
};

/**
 * The game that was opened.
 */
export type RecentEventData = {
    nodeId: NodeId;
};

/**
 * The member has opened a game, here or on another device; it is the first of the recent games now.
 */
export type RecentEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'recent';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: RecentEventData;
};

/**
 * What was closed or opened.
 */
export type ListingEventData = {
    vassalage: VendorCode;
    nodeId?: NodeId | undefined;
    /**
     * Under maintenance now. Without nodeId it is said of the whole vendor.
     */
    maintenance: boolean;
};

/**
 * A vendor, or one of its games, was put into maintenance or opened again. Told to everybody who is logged in; who has such a game open asks how it stands.
 */
export type ListingEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'listing';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: ListingEventData;
};

/**
 * Which deposit, and how it stands.
 */
export type DepositEventData = {
    orderNo: OrderNo;
    state: DepositState | UnlistedText;
};

/**
 * A deposit of the member has changed; load it again.
 */
export type DepositEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'deposit';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: DepositEventData;
};

/**
 * Which withdrawal, and how it stands.
 */
export type WithdrawalEventData = {
    orderNo: OrderNo;
    state: WithdrawalState | UnlistedText;
};

/**
 * A withdrawal of the member has changed; load it again.
 */
export type WithdrawalEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'withdrawal';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: WithdrawalEventData;
};

/**
 * What has changed.
 */
export type InboxEventData = {
    /**
     * True = a message has come; false = messages were read or deleted.
     */
    isNew: boolean;
};

/**
 * A message has come, or messages were read or deleted, here or on another device; load count and list again.
 */
export type InboxEvent = {
    /**
     * Name of the event; tells the shapes of `data` apart.
     */
    event: 'inbox';
    /**
     * Number of the event within its stream, growing.
     */
    id?: string | undefined;
    data: InboxEventData;
};

/**
 * One event. A reader ignores those whose name it does not know.
 */
export type LiveEvent = BalanceEvent | VendorWalletEvent | AnnouncementEvent | SessionEndedEvent | FavouriteEvent | RecentEvent | ListingEvent | DepositEvent | WithdrawalEvent | InboxEvent;

export type VendorAuthenticateRequest = {
    /**
     * `code` of the address the game was opened with; good once and for 60 s.
     */
    launchCode: string;
};

/**
 * Name of the player towards vendors; not the member number.
 */
export type PlayerId = string;

/**
 * Token of one player in one game, from vendorAuthenticate.
 */
export type GameToken = string;

/**
 * The player of a launch code, and the token for calls about him.
 */
export type VendorSession = {
    playerId: PlayerId;
    gameToken: GameToken;
    /**
     * Moment after which the token is answered with AUTH_TOKEN_EXPIRED.
     */
    expiresAt: Instant;
    gameId: GameId;
    currency: Currency;
    /**
     * Sign to put before amounts, such as ៛.
     */
    currencySymbol: string;
    /**
     * Places to show; the wire always has four.
     */
    decimals: number;
    /**
     * What the player can stake: cash and bonus money.
     */
    balance: Money;
    language: LanguageCode | UnlistedText;
    /**
     * Name that other players may see.
     */
    nickname: string;
    /**
     * Plays with trial money.
     */
    trial: boolean;
    /**
     * Largest bet while the player's bonus is in play; absent = no such limit. A bet above it is refused (LIMIT_REACHED, kind `bonus`): offer none. Bonuses begin and end while a game is open, so the newest answer holds.
     */
    maxStake?: Money | undefined;
};

export type VendorBalanceRequest = {
    gameToken: GameToken;
    playerId: PlayerId;
};

/**
 * Grows with each movement of the player's money and never falls, so that an older answer can be told from a newer one, also when the house goes over to a wallet per vendor, or back to one wallet for all games.
 */
export type WalletVersion = number;

/**
 * What the player can stake now.
 */
export type VendorBalance = {
    playerId: PlayerId;
    /**
     * What the player can stake: cash and bonus money.
     */
    balance: Money;
    currency: Currency;
    version: WalletVersion;
    /**
     * Largest bet while the player's bonus is in play; absent = no such limit. A bet above it is refused (LIMIT_REACHED, kind `bonus`): offer none. Bonuses begin and end while a game is open, so the newest answer holds.
     */
    maxStake?: Money | undefined;
};

/**
 * Made by the vendor, unique per vendor, kept for ever.
 */
export type TransactionId = string;

/**
 * Made by the vendor, unique per vendor. Several players may be in one round of a game.
 */
export type RoundId = string;

/**
 * Name of a pool of the vendor, which has a pot and a reserve in each currency.
 */
export type VendorJackpotPool = string;

/**
 * What a stake puts into a pool. If the bet is taken back, so is this.
 */
export type VendorJackpotShare = {
    pool: VendorJackpotPool;
    /**
     * Goes into the pot.
     */
    pot: PositiveMoneyInput;
    /**
     * Goes into the reserve that later seeds are taken from.
     */
    reserve: MoneyInput;
    /**
     * What the very first pot starts with, lent by the house. Without a meaning once there is a pot.
     */
    seed: MoneyInput;
};

export type VendorBetRequest = {
    gameToken: GameToken;
    playerId: PlayerId;
    transactionId: TransactionId;
    roundId: RoundId;
    gameId: GameId;
    amount: PositiveMoneyInput;
    currency: Currency;
    /**
     * What of the stake goes into linked jackpots; each pool once, together no more than the stake.
     */
    jackpots?: Array<VendorJackpotShare> | undefined;
};

/**
 * An amount of a pool.
 */
export type VendorJackpotAmount = {
    pool: VendorJackpotPool;
    /**
     * What the pot holds, or has paid.
     */
    amount: Money;
};

/**
 * The movement as it was booked. A repeated call gets the same bytes again.
 */
export type VendorTransactionResult = {
    transactionId: TransactionId;
    roundId: RoundId;
    playerId: PlayerId;
    /**
     * What the player can stake after the movement: cash and bonus money.
     */
    balance: Money;
    currency: Currency;
    version: WalletVersion;
    /**
     * Of a bet with jackpots: what each of its pots holds now. Of a win: what each has paid, which is not in the `amount` that was asked for.
     */
    jackpots?: Array<VendorJackpotAmount> | undefined;
};

/**
 * A pool whose pot is won.
 */
export type VendorJackpotWin = {
    pool: VendorJackpotPool;
    /**
     * What the next pot starts with: from the reserve, and what that lacks is lent by the house.
     */
    seed: MoneyInput;
};

/**
 * What the step was. spin = the paid one, free = a free spin, cascade = symbols that fell into gaps, respin = a part of the board that turned again, nudge = a reel moved by a row.
 */
export type VendorBoardStep = 'spin' | 'free' | 'cascade' | 'respin' | 'nudge' | 'other';

export type VendorBoardSymbol = {
    /**
     * Id that the site names the symbol by, in the language of the player.
     */
    id: string;
    /**
     * File of its picture below `pictures`.
     */
    picture?: string | undefined;
    /**
     * What stands on it, such as the value of a coin.
     */
    note?: string | undefined;
};

export type VendorBoardWin = {
    /**
     * What paid, by its place in `symbols`.
     */
    symbol?: number | undefined;
    /**
     * How many of them.
     */
    count?: number | undefined;
    /**
     * Different ways, of a win that pays by ways.
     */
    ways?: number | undefined;
    /**
     * Number of the line, of a win on a line.
     */
    line?: number | undefined;
    /**
     * Row of that line on each reel.
     */
    path?: Array<number> | undefined;
    /**
     * The cells that it is made of.
     */
    cells: Array<[
        number,
        number
    ]>;
};

/**
 * What the player saw of one step of the result, to be drawn in the betting record. Cells are pairs of reel and row, both from 0.
 */
export type VendorBoard = {
    step: VendorBoardStep;
    /**
     * Each symbol that the board shows, once.
     */
    symbols: Array<VendorBoardSymbol>;
    /**
     * Path below which the pictures of the symbols are, on the host of the vendor that games are opened from. Without it symbols are shown by their names.
     */
    pictures?: string | undefined;
    /**
     * Reels from the first to the last, each from top to bottom, by the places of their symbols in `symbols`. They may be of different heights.
     */
    reels: Array<Array<number>>;
    /**
     * What the step paid, best first.
     */
    wins: Array<VendorBoardWin>;
    /**
     * What the wins of the step count, where that is more than once.
     */
    multiplier?: number | undefined;
    /**
     * What the step paid.
     */
    payout?: MoneyInput | undefined;
};

export type VendorDetailLine = {
    /**
     * Key of the line, the same for every round of the game.
     */
    name: string;
    /**
     * Text of the line, shown as it stands where the line has no symbols.
     */
    value: string;
    /**
     * Ids of the symbols that the line consists of; the site shows their names in the language of the player.
     */
    symbols?: Array<string> | undefined;
    board?: VendorBoard | undefined;
};

export type VendorWinRequest = {
    playerId: PlayerId;
    transactionId: TransactionId;
    betTransactionId?: TransactionId | undefined;
    roundId: RoundId;
    gameId: GameId;
    amount: MoneyInput;
    currency: Currency;
    /**
     * True closes the round in the same step.
     */
    endRound?: boolean | undefined;
    /**
     * A win without a bet (free spins of a promotion).
     */
    promo?: boolean | undefined;
    /**
     * Pots that the bet has won, of pools that it has paid into; each once. Not with `promo`.
     */
    jackpots?: Array<VendorJackpotWin> | undefined;
    /**
     * Lines about the result for the betting record of the player, in order.
     */
    details?: Array<VendorDetailLine> | undefined;
    /**
     * Page of the vendor where the round can be checked (provably fair); shown in the betting record.
     */
    verifyUrl?: string | undefined;
};

export type VendorRollbackRequest = {
    playerId: PlayerId;
    transactionId: TransactionId;
    betTransactionId: TransactionId;
    roundId: RoundId;
    /**
     * True cancels the whole round with its win.
     */
    voidRound?: boolean | undefined;
    /**
     * Only with voidRound: true cancels the round for every player in it. The answer is about the named one.
     */
    allPlayers?: boolean | undefined;
    /**
     * Why the vendor takes it back, in words; a repeated call may say it differently.
     */
    reason?: string | undefined;
};

/**
 * What was taken back. A repeated call gets the same bytes again.
 */
export type VendorRollbackResult = {
    transactionId: TransactionId;
    betTransactionId: TransactionId;
    roundId: RoundId;
    playerId: PlayerId;
    status: 'ROLLED_BACK' | 'TOMBSTONE' | UnlistedText;
    /**
     * What the player can stake afterwards: cash and bonus money.
     */
    balance: Money;
    currency: Currency;
    version: WalletVersion;
};

export type VendorEndRoundRequest = {
    playerId: PlayerId;
    roundId: RoundId;
    gameId: GameId;
    /**
     * True ends the round for every player in it, with these details. The answer is about the named one.
     */
    allPlayers?: boolean | undefined;
    /**
     * Lines about the result for the betting record of the player, in order.
     */
    details?: Array<VendorDetailLine> | undefined;
    /**
     * Page of the vendor where the round can be checked (provably fair); shown in the betting record.
     */
    verifyUrl?: string | undefined;
};

/**
 * How the player's part of the round ended.
 */
export type VendorEndRoundResult = {
    roundId: RoundId;
    playerId: PlayerId;
    status: 'CLOSED' | 'VOID' | UnlistedText;
    /**
     * What the player can stake afterwards: cash and bonus money.
     */
    balance: Money;
    currency: Currency;
    version: WalletVersion;
};

export type VendorJackpotsRequest = {
    currency: Currency;
};

/**
 * The pots of the vendor in one currency.
 */
export type VendorJackpots = {
    currency: Currency;
    /**
     * By the names of the pools.
     */
    jackpots: Array<VendorJackpotAmount>;
};

export type UnlistedText = string & Record<never, never>;

/**
 * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
 */
export type Language = LanguageCode;

/**
 * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
 */
export type Cursor2 = Cursor;

/**
 * Rows per page.
 */
export type PageSize20 = number;

/**
 * Whose account it is.
 */
export type Provider = SocialProvider;

/**
 * First day that is summed, by the clocks of the merchant.
 */
export type From = string;

/**
 * Last day; 93 days at most.
 */
export type To = string;

/**
 * Number of the member whose downlines are asked for; absent for the reader.
 */
export type Parent = AgentMemberId;

/**
 * A whole user name, or the number of an account.
 */
export type Find = string;

/**
 * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
 */
export type Level = number;

/**
 * Only these accounts.
 */
export type Kind = AgentTeamKind;

/**
 * Only accounts in this state.
 */
export type State = AgentTeamState;

/**
 * Only accounts that were made in the last days, counted back from now.
 */
export type JoinedDays = number;

/**
 * Order.
 */
export type Sort = AgentTeamSort;

/**
 * Only bets placed then or later.
 */
export type From2 = Instant;

/**
 * Only bets placed before; 93 days at most.
 */
export type To2 = Instant;

/**
 * Only bets of this member and of everybody below.
 */
export type Parent2 = AgentMemberId;

/**
 * Only bets of one account, by its whole user name or its number.
 */
export type Find2 = string;

/**
 * Only bets of players who stood this many steps below the reader.
 */
export type Level2 = number;

/**
 * Only this category.
 */
export type Category = GameCategoryCode;

/**
 * Only this vendor.
 */
export type Vendor = VendorCode;

/**
 * Only this status.
 */
export type Status = BetStatus;

/**
 * Only members who have bet in these days, themselves or somebody below them, or only the others.
 */
export type Activity = TeamActivity;

/**
 * Order.
 */
export type Sort2 = TeamLossSort;

/**
 * First moment that counts.
 */
export type From3 = Instant;

/**
 * First moment that counts no more; 93 days at most.
 */
export type To3 = Instant;

/**
 * Only of this member and of everybody below.
 */
export type Parent3 = AgentMemberId;

/**
 * Only of one account, by its whole user name or its number.
 */
export type Find3 = string;

/**
 * Only this kind; BET and WIN find nothing.
 */
export type Kind2 = MovementKind;

/**
 * First moment that counts no more; 366 days at most.
 */
export type To4 = Instant;

/**
 * Only this kind.
 */
export type Kind3 = CreditMovementKind;

/**
 * Merchant of this site. Optional; another merchant's code is refused.
 */
export type MerchantCode = string;

/**
 * Game platforms, comma separated. The spelling `flash` is accepted and no flash title exists.
 */
export type PlatformList = string;

/**
 * Page number, counted from 1.
 */
export type Page = number;

/**
 * Games per page.
 */
export type PageSize60 = number;

/**
 * Code of the lottery, which is the gameCode of the menus.
 */
export type GameCode = GameId;

/**
 * Number of the order.
 */
export type OrderNo2 = OrderNo;

/**
 * Number of the part.
 */
export type PartNo2 = PartNo;

/**
 * Vendor code the signature key belongs to.
 */
export type VendorId = string;

/**
 * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
 */
export type VendorTimestamp = string;

/**
 * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
 */
export type VendorSignature = string;

export type GetSystemStatusData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Host name (with port) the site was opened under. A host that is not the merchant's own sets `domainInvalid`.
         */
        url?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/system/status';
};

export type GetSystemStatusErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetSystemStatusError = GetSystemStatusErrors[keyof GetSystemStatusErrors];

export type GetSystemStatusResponses = {
    /**
     * What the visitor may see.
     */
    200: SystemStatus;
};

export type GetSystemStatusResponse = GetSystemStatusResponses[keyof GetSystemStatusResponses];

export type GetWhitelabelData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/system/whitelabel';
};

export type GetWhitelabelErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetWhitelabelError = GetWhitelabelErrors[keyof GetWhitelabelErrors];

export type GetWhitelabelResponses = {
    /**
     * Switches of the merchant as a tree; a switch counts only under one that is on.
     */
    200: Array<WhitelabelNode>;
};

export type GetWhitelabelResponse = GetWhitelabelResponses[keyof GetWhitelabelResponses];

export type GetRegisterSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/system/setting/register';
};

export type GetRegisterSettingsErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetRegisterSettingsError = GetRegisterSettingsErrors[keyof GetRegisterSettingsErrors];

export type GetRegisterSettingsResponses = {
    /**
     * The rules in force. The gateway checks a registration by the same list.
     */
    200: RegisterSettings;
};

export type GetRegisterSettingsResponse = GetRegisterSettingsResponses[keyof GetRegisterSettingsResponses];

export type GetDomainRouteData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/system/domainRoute';
};

export type GetDomainRouteErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDomainRouteError = GetDomainRouteErrors[keyof GetDomainRouteErrors];

export type GetDomainRouteResponses = {
    /**
     * The addresses.
     */
    200: DomainRoute;
};

export type GetDomainRouteResponse = GetDomainRouteResponses[keyof GetDomainRouteResponses];

export type GetCountriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/system/country';
};

export type GetCountriesErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCountriesError = GetCountriesErrors[keyof GetCountriesErrors];

export type GetCountriesResponses = {
    /**
     * The countries.
     */
    200: CountryList;
};

export type GetCountriesResponse = GetCountriesResponses[keyof GetCountriesResponses];

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetHealthErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * Alive.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessErrors = {
    /**
     * Not ready; the body says which part is missing.
     */
    503: Readiness;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * Ready.
     */
    200: Readiness;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];

export type ReportClientErrorData = {
    body: ClientErrorReport;
    path?: never;
    query?: never;
    url: '/client-errors';
};

export type ReportClientErrorErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ReportClientErrorError = ReportClientErrorErrors[keyof ReportClientErrorErrors];

export type ReportClientErrorResponses = {
    /**
     * Noted.
     */
    204: void;
};

export type ReportClientErrorResponse = ReportClientErrorResponses[keyof ReportClientErrorResponses];

export type LoginData = {
    body: LoginRequest;
    path?: never;
    query?: never;
    url: '/wps/session/login';
};

export type LoginErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * Logged in.
     */
    200: SessionGrant;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type ResumeSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/resume';
};

export type ResumeSessionErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ResumeSessionError = ResumeSessionErrors[keyof ResumeSessionErrors];

export type ResumeSessionResponses = {
    /**
     * The session goes on.
     */
    200: SessionGrant;
};

export type ResumeSessionResponse = ResumeSessionResponses[keyof ResumeSessionResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/logout';
};

export type LogoutErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * Logged out.
     */
    200: LogoutResult;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type GetCaptchaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/captcha';
};

export type GetCaptchaErrors = {
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCaptchaError = GetCaptchaErrors[keyof GetCaptchaErrors];

export type GetCaptchaResponses = {
    /**
     * The picture.
     */
    200: {
        /**
         * PNG in base64.
         */
        value: string;
        /**
         * Sent back with the typed characters.
         */
        captchaId: string;
        /**
         * Moment after which the picture counts no more, 120 s after it was made.
         */
        expiresAt: Instant;
    };
};

export type GetCaptchaResponse = GetCaptchaResponses[keyof GetCaptchaResponses];

export type SendLoginCodeData = {
    body: CodeRequest;
    path?: never;
    query?: never;
    url: '/wps/verification/sms/noLogin';
};

export type SendLoginCodeErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SendLoginCodeError = SendLoginCodeErrors[keyof SendLoginCodeErrors];

export type SendLoginCodeResponses = {
    /**
     * A code is on its way, if the number may have one.
     */
    200: CodeSent;
};

export type SendLoginCodeResponse = SendLoginCodeResponses[keyof SendLoginCodeResponses];

export type SendRegisterCodeData = {
    body: CodeRequest;
    path?: never;
    query?: never;
    url: '/wps/verification/sms/register';
};

export type SendRegisterCodeErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SendRegisterCodeError = SendRegisterCodeErrors[keyof SendRegisterCodeErrors];

export type SendRegisterCodeResponses = {
    /**
     * A code is on its way, if the number may have one.
     */
    200: CodeSent;
};

export type SendRegisterCodeResponse = SendRegisterCodeResponses[keyof SendRegisterCodeResponses];

export type GetKeySetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/jwks.json';
};

export type GetKeySetErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetKeySetError = GetKeySetErrors[keyof GetKeySetErrors];

export type GetKeySetResponses = {
    /**
     * The key set, newest key first.
     */
    200: KeySet;
};

export type GetKeySetResponse = GetKeySetResponses[keyof GetKeySetResponses];

export type CreateHumanCheckData = {
    body: HumanCheckRequest;
    path?: never;
    query?: never;
    url: '/wps/human-check';
};

export type CreateHumanCheckErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CreateHumanCheckError = CreateHumanCheckErrors[keyof CreateHumanCheckErrors];

export type CreateHumanCheckResponses = {
    /**
     * Challenge that tells a person from a program.
     */
    200: HumanCheck;
};

export type CreateHumanCheckResponse = CreateHumanCheckResponses[keyof CreateHumanCheckResponses];

export type ForgetRememberedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/remembered';
};

export type ForgetRememberedErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ForgetRememberedError = ForgetRememberedErrors[keyof ForgetRememberedErrors];

export type ForgetRememberedResponses = {
    /**
     * Forget this browser.
     */
    200: Forgotten;
};

export type ForgetRememberedResponse = ForgetRememberedResponses[keyof ForgetRememberedResponses];

export type GetRememberedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/remembered';
};

export type GetRememberedErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetRememberedError = GetRememberedErrors[keyof GetRememberedErrors];

export type GetRememberedResponses = {
    /**
     * Whether this browser is remembered.
     */
    200: Remembered;
};

export type GetRememberedResponse = GetRememberedResponses[keyof GetRememberedResponses];

export type SignInRememberedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/remembered';
};

export type SignInRememberedErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SignInRememberedError = SignInRememberedErrors[keyof SignInRememberedErrors];

export type SignInRememberedResponses = {
    /**
     * Continue as the remembered member.
     */
    200: SessionGrant;
};

export type SignInRememberedResponse = SignInRememberedResponses[keyof SignInRememberedResponses];

export type GetFreePlayNonceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/session/login/freeplay';
};

export type GetFreePlayNonceErrors = {
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetFreePlayNonceError = GetFreePlayNonceErrors[keyof GetFreePlayNonceErrors];

export type GetFreePlayNonceResponses = {
    /**
     * Number for one free-play start.
     */
    200: FreePlayNonce;
};

export type GetFreePlayNonceResponse = GetFreePlayNonceResponses[keyof GetFreePlayNonceResponses];

export type StartFreePlayData = {
    body: FreePlayRequest;
    headers: {
        /**
         * Version of this wire form.
         */
        'X-Gateway-Version': '3';
    };
    path?: never;
    query?: never;
    url: '/wps/session/login/freeplay';
};

export type StartFreePlayErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type StartFreePlayError = StartFreePlayErrors[keyof StartFreePlayErrors];

export type StartFreePlayResponses = {
    /**
     * Play with a trial account.
     */
    200: SessionGrant;
};

export type StartFreePlayResponse = StartFreePlayResponses[keyof StartFreePlayResponses];

export type EndOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/sessions';
};

export type EndOtherSessionsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type EndOtherSessionsError = EndOtherSessionsErrors[keyof EndOtherSessionsErrors];

export type EndOtherSessionsResponses = {
    /**
     * End every other session.
     */
    200: EndedSessions;
};

export type EndOtherSessionsResponse = EndOtherSessionsResponses[keyof EndOtherSessionsResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/sessions';
};

export type ListSessionsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * Own open sessions.
     */
    200: SessionList;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type EndSessionData = {
    body?: never;
    path: {
        /**
         * Number of the session.
         */
        sessionId: string;
    };
    query?: never;
    url: '/wps/security/sessions/{sessionId}';
};

export type EndSessionErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
    /**
     * End one session.
     */
    200: EndedSessions;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type GetSignInHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/security/history';
};

export type GetSignInHistoryErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetSignInHistoryError = GetSignInHistoryErrors[keyof GetSignInHistoryErrors];

export type GetSignInHistoryResponses = {
    /**
     * Own log-ins of the last 90 days.
     */
    200: SignInHistory;
};

export type GetSignInHistoryResponse = GetSignInHistoryResponses[keyof GetSignInHistoryResponses];

export type GetProofsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/step-up';
};

export type GetProofsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetProofsError = GetProofsErrors[keyof GetProofsErrors];

export type GetProofsResponses = {
    /**
     * How the owner can prove himself now.
     */
    200: Proofs;
};

export type GetProofsResponse = GetProofsResponses[keyof GetProofsResponses];

export type StepUpData = {
    body: StepUpRequest;
    path?: never;
    query?: never;
    url: '/wps/security/step-up';
};

export type StepUpErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type StepUpError = StepUpErrors[keyof StepUpErrors];

export type StepUpResponses = {
    /**
     * Prove again who is there.
     */
    200: StrongUntil;
};

export type StepUpResponse = StepUpResponses[keyof StepUpResponses];

export type FinishSignInData = {
    body: SecondFactor;
    path?: never;
    query?: never;
    url: '/wps/session/login/second-factor';
};

export type FinishSignInErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type FinishSignInError = FinishSignInErrors[keyof FinishSignInErrors];

export type FinishSignInResponses = {
    /**
     * Finish a log-in with the second factor.
     */
    200: SessionGrant;
};

export type FinishSignInResponse = FinishSignInResponses[keyof FinishSignInResponses];

export type DisableTotpData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/totp';
};

export type DisableTotpErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type DisableTotpError = DisableTotpErrors[keyof DisableTotpErrors];

export type DisableTotpResponses = {
    /**
     * Stop using the authenticator.
     */
    200: TotpState;
};

export type DisableTotpResponse = DisableTotpResponses[keyof DisableTotpResponses];

export type GetTotpData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/totp';
};

export type GetTotpErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTotpError = GetTotpErrors[keyof GetTotpErrors];

export type GetTotpResponses = {
    /**
     * Whether an authenticator protects the account.
     */
    200: TotpState;
};

export type GetTotpResponse = GetTotpResponses[keyof GetTotpResponses];

export type EnrolTotpData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/totp';
};

export type EnrolTotpErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type EnrolTotpError = EnrolTotpErrors[keyof EnrolTotpErrors];

export type EnrolTotpResponses = {
    /**
     * Begin with an authenticator.
     */
    200: TotpEnrolment;
};

export type EnrolTotpResponse = EnrolTotpResponses[keyof EnrolTotpResponses];

export type ConfirmTotpData = {
    body: TotpCode;
    path?: never;
    query?: never;
    url: '/wps/security/totp';
};

export type ConfirmTotpErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ConfirmTotpError = ConfirmTotpErrors[keyof ConfirmTotpErrors];

export type ConfirmTotpResponses = {
    /**
     * Confirm the authenticator by a code.
     */
    200: RecoveryCodes;
};

export type ConfirmTotpResponse = ConfirmTotpResponses[keyof ConfirmTotpResponses];

export type GetPaymentPasswordData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/payment-password';
};

export type GetPaymentPasswordErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetPaymentPasswordError = GetPaymentPasswordErrors[keyof GetPaymentPasswordErrors];

export type GetPaymentPasswordResponses = {
    /**
     * Whether there is one.
     */
    200: PaymentPasswordState;
};

export type GetPaymentPasswordResponse = GetPaymentPasswordResponses[keyof GetPaymentPasswordResponses];

export type SetPaymentPasswordData = {
    body: PaymentPassword;
    path?: never;
    query?: never;
    url: '/wps/security/payment-password';
};

export type SetPaymentPasswordErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SetPaymentPasswordError = SetPaymentPasswordErrors[keyof SetPaymentPasswordErrors];

export type SetPaymentPasswordResponses = {
    /**
     * It is set, and counts as proved.
     */
    200: PaymentPasswordState;
};

export type SetPaymentPasswordResponse = SetPaymentPasswordResponses[keyof SetPaymentPasswordResponses];

export type ProvePaymentPasswordData = {
    body: PaymentPassword;
    path?: never;
    query?: never;
    url: '/wps/security/payment-password/proof';
};

export type ProvePaymentPasswordErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ProvePaymentPasswordError = ProvePaymentPasswordErrors[keyof ProvePaymentPasswordErrors];

export type ProvePaymentPasswordResponses = {
    /**
     * It was right.
     */
    200: PaymentPasswordState;
};

export type ProvePaymentPasswordResponse = ProvePaymentPasswordResponses[keyof ProvePaymentPasswordResponses];

export type ListPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/passkeys';
};

export type ListPasskeysErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * Own passkeys.
     */
    200: PasskeyList;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type RegisterPasskeyData = {
    body: NewPasskey;
    path?: never;
    query?: never;
    url: '/wps/security/passkeys';
};

export type RegisterPasskeyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RegisterPasskeyError = RegisterPasskeyErrors[keyof RegisterPasskeyErrors];

export type RegisterPasskeyResponses = {
    /**
     * Keep a passkey.
     */
    200: Passkey;
};

export type RegisterPasskeyResponse = RegisterPasskeyResponses[keyof RegisterPasskeyResponses];

export type BeginPasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/passkeys/options';
};

export type BeginPasskeyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type BeginPasskeyError = BeginPasskeyErrors[keyof BeginPasskeyErrors];

export type BeginPasskeyResponses = {
    /**
     * Options for a new passkey.
     */
    200: PasskeyCreation;
};

export type BeginPasskeyResponse = BeginPasskeyResponses[keyof BeginPasskeyResponses];

export type RemovePasskeyData = {
    body?: never;
    path: {
        /**
         * Number of the passkey.
         */
        passkeyId: string;
    };
    query?: never;
    url: '/wps/security/passkeys/{passkeyId}';
};

export type RemovePasskeyErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RemovePasskeyError = RemovePasskeyErrors[keyof RemovePasskeyErrors];

export type RemovePasskeyResponses = {
    /**
     * Remove a passkey.
     */
    200: PasskeyList;
};

export type RemovePasskeyResponse = RemovePasskeyResponses[keyof RemovePasskeyResponses];

export type RenamePasskeyData = {
    body: PasskeyName;
    path: {
        /**
         * Number of the passkey.
         */
        passkeyId: string;
    };
    query?: never;
    url: '/wps/security/passkeys/{passkeyId}';
};

export type RenamePasskeyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RenamePasskeyError = RenamePasskeyErrors[keyof RenamePasskeyErrors];

export type RenamePasskeyResponses = {
    /**
     * Rename a passkey.
     */
    200: Passkey;
};

export type RenamePasskeyResponse = RenamePasskeyResponses[keyof RenamePasskeyResponses];

export type BeginPasskeyProofData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/step-up/passkey';
};

export type BeginPasskeyProofErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type BeginPasskeyProofError = BeginPasskeyProofErrors[keyof BeginPasskeyProofErrors];

export type BeginPasskeyProofResponses = {
    /**
     * Options for proving again with a passkey.
     */
    200: PasskeyRequest;
};

export type BeginPasskeyProofResponse = BeginPasskeyProofResponses[keyof BeginPasskeyProofResponses];

export type SignInWithPasskeyData = {
    body: PasskeySignIn;
    path?: never;
    query?: never;
    url: '/wps/session/login/passkey';
};

export type SignInWithPasskeyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SignInWithPasskeyError = SignInWithPasskeyErrors[keyof SignInWithPasskeyErrors];

export type SignInWithPasskeyResponses = {
    /**
     * Log in with a passkey.
     */
    200: SessionGrant;
};

export type SignInWithPasskeyResponse = SignInWithPasskeyResponses[keyof SignInWithPasskeyResponses];

export type BeginPasskeySignInData = {
    body: PasskeySignInStart;
    path?: never;
    query?: never;
    url: '/wps/session/login/passkey/options';
};

export type BeginPasskeySignInErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type BeginPasskeySignInError = BeginPasskeySignInErrors[keyof BeginPasskeySignInErrors];

export type BeginPasskeySignInResponses = {
    /**
     * Options for a log-in with a passkey.
     */
    200: PasskeyRequest;
};

export type BeginPasskeySignInResponse = BeginPasskeySignInResponses[keyof BeginPasskeySignInResponses];

export type GetRelatedOriginsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/webauthn';
};

export type GetRelatedOriginsErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetRelatedOriginsError = GetRelatedOriginsErrors[keyof GetRelatedOriginsErrors];

export type GetRelatedOriginsResponses = {
    /**
     * Origins that share the passkeys of this site.
     */
    200: RelatedOrigins;
};

export type GetRelatedOriginsResponse = GetRelatedOriginsResponses[keyof GetRelatedOriginsResponses];

export type RegisterMemberData = {
    body: RegisterRequest;
    path?: never;
    query?: never;
    url: '/wps/member/register';
};

export type RegisterMemberErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RegisterMemberError = RegisterMemberErrors[keyof RegisterMemberErrors];

export type RegisterMemberResponses = {
    /**
     * Registered, and logged in when asked.
     */
    200: RegisterResult;
};

export type RegisterMemberResponse = RegisterMemberResponses[keyof RegisterMemberResponses];

export type RegisterMobileData = {
    body: RegisterMobileRequest;
    path?: never;
    query?: never;
    url: '/wps/member/register/mobile';
};

export type RegisterMobileErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RegisterMobileError = RegisterMobileErrors[keyof RegisterMobileErrors];

export type RegisterMobileResponses = {
    /**
     * Registered, and logged in when asked.
     */
    200: RegisterResult;
};

export type RegisterMobileResponse = RegisterMobileResponses[keyof RegisterMobileResponses];

export type AcceptAgreementData = {
    body: AgreementAcceptance;
    path?: never;
    query?: never;
    url: '/wps/member/agreement';
};

export type AcceptAgreementErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AcceptAgreementError = AcceptAgreementErrors[keyof AcceptAgreementErrors];

export type AcceptAgreementResponses = {
    /**
     * Accepted.
     */
    200: AgreementAccepted;
};

export type AcceptAgreementResponse = AcceptAgreementResponses[keyof AcceptAgreementResponses];

export type ChangePasswordData = {
    body: PasswordChange;
    path?: never;
    query?: never;
    url: '/wps/member/password';
};

export type ChangePasswordErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    /**
     * Changed.
     */
    200: PasswordChanged;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type SendRecoveryCodeData = {
    body: CodeRequest;
    path?: never;
    query?: never;
    url: '/wps/member/password/sms';
};

export type SendRecoveryCodeErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SendRecoveryCodeError = SendRecoveryCodeErrors[keyof SendRecoveryCodeErrors];

export type SendRecoveryCodeResponses = {
    /**
     * A code is on its way, if the number may have one.
     */
    200: CodeSent;
};

export type SendRecoveryCodeResponse = SendRecoveryCodeResponses[keyof SendRecoveryCodeResponses];

export type ResetPasswordByPhoneData = {
    body: PhoneReset;
    path?: never;
    query?: never;
    url: '/wps/member/password/verification';
};

export type ResetPasswordByPhoneErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ResetPasswordByPhoneError = ResetPasswordByPhoneErrors[keyof ResetPasswordByPhoneErrors];

export type ResetPasswordByPhoneResponses = {
    /**
     * Set, and logged in.
     */
    200: SessionGrant;
};

export type ResetPasswordByPhoneResponse = ResetPasswordByPhoneResponses[keyof ResetPasswordByPhoneResponses];

export type RequestPasswordMailData = {
    body: PasswordMailRequest;
    path?: never;
    query?: never;
    url: '/wps/member/password/email';
};

export type RequestPasswordMailErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RequestPasswordMailError = RequestPasswordMailErrors[keyof RequestPasswordMailErrors];

export type RequestPasswordMailResponses = {
    /**
     * Taken in hand.
     */
    200: PasswordMailResult;
};

export type RequestPasswordMailResponse = RequestPasswordMailResponses[keyof RequestPasswordMailResponses];

export type ResetPasswordByLinkData = {
    body: LinkReset;
    path?: never;
    query?: never;
    url: '/wps/member/password/reset';
};

export type ResetPasswordByLinkErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ResetPasswordByLinkError = ResetPasswordByLinkErrors[keyof ResetPasswordByLinkErrors];

export type ResetPasswordByLinkResponses = {
    /**
     * Set.
     */
    200: PasswordChanged;
};

export type ResetPasswordByLinkResponse = ResetPasswordByLinkResponses[keyof ResetPasswordByLinkResponses];

export type GetMemberInfoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/info';
};

export type GetMemberInfoErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMemberInfoError = GetMemberInfoErrors[keyof GetMemberInfoErrors];

export type GetMemberInfoResponses = {
    /**
     * Own data.
     */
    200: MemberInfo;
};

export type GetMemberInfoResponse = GetMemberInfoResponses[keyof GetMemberInfoResponses];

export type GetIdentityCheckData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/identity';
};

export type GetIdentityCheckErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetIdentityCheckError = GetIdentityCheckErrors[keyof GetIdentityCheckErrors];

export type GetIdentityCheckResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityCheck;
};

export type GetIdentityCheckResponse = GetIdentityCheckResponses[keyof GetIdentityCheckResponses];

export type SaveIdentityCheckData = {
    body: IdentityStepRequest;
    path?: never;
    query?: never;
    url: '/wps/member/identity';
};

export type SaveIdentityCheckErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SaveIdentityCheckError = SaveIdentityCheckErrors[keyof SaveIdentityCheckErrors];

export type SaveIdentityCheckResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityCheck;
};

export type SaveIdentityCheckResponse = SaveIdentityCheckResponses[keyof SaveIdentityCheckResponses];

export type SendIdentityCheckData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/identity/submission';
};

export type SendIdentityCheckErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SendIdentityCheckError = SendIdentityCheckErrors[keyof SendIdentityCheckErrors];

export type SendIdentityCheckResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityCheck;
};

export type SendIdentityCheckResponse = SendIdentityCheckResponses[keyof SendIdentityCheckResponses];

export type ChangeIdentityCheckData = {
    body: IdentityChangeRequest;
    path?: never;
    query?: never;
    url: '/wps/member/identity/change';
};

export type ChangeIdentityCheckErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ChangeIdentityCheckError = ChangeIdentityCheckErrors[keyof ChangeIdentityCheckErrors];

export type ChangeIdentityCheckResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityCheck;
};

export type ChangeIdentityCheckResponse = ChangeIdentityCheckResponses[keyof ChangeIdentityCheckResponses];

export type UpdateLanguageData = {
    body: LanguageChoice;
    path?: never;
    query?: never;
    url: '/wps/member/language';
};

export type UpdateLanguageErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type UpdateLanguageError = UpdateLanguageErrors[keyof UpdateLanguageErrors];

export type UpdateLanguageResponses = {
    /**
     * Kept.
     */
    200: LanguageResult;
};

export type UpdateLanguageResponse = UpdateLanguageResponses[keyof UpdateLanguageResponses];

export type GetWinnerBoardChoiceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/winner-board';
};

export type GetWinnerBoardChoiceErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetWinnerBoardChoiceError = GetWinnerBoardChoiceErrors[keyof GetWinnerBoardChoiceErrors];

export type GetWinnerBoardChoiceResponses = {
    /**
     * The choice.
     */
    200: WinnerBoardChoice;
};

export type GetWinnerBoardChoiceResponse = GetWinnerBoardChoiceResponses[keyof GetWinnerBoardChoiceResponses];

export type UpdateWinnerBoardChoiceData = {
    body: WinnerBoardChoice;
    path?: never;
    query?: never;
    url: '/wps/member/winner-board';
};

export type UpdateWinnerBoardChoiceErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type UpdateWinnerBoardChoiceError = UpdateWinnerBoardChoiceErrors[keyof UpdateWinnerBoardChoiceErrors];

export type UpdateWinnerBoardChoiceResponses = {
    /**
     * Kept.
     */
    200: WinnerBoardChoice;
};

export type UpdateWinnerBoardChoiceResponse = UpdateWinnerBoardChoiceResponses[keyof UpdateWinnerBoardChoiceResponses];

export type RecordFirstLoginData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/first-login';
};

export type RecordFirstLoginErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RecordFirstLoginError = RecordFirstLoginErrors[keyof RecordFirstLoginErrors];

export type RecordFirstLoginResponses = {
    /**
     * Known now.
     */
    200: FirstLoginResult;
};

export type RecordFirstLoginResponse = RecordFirstLoginResponses[keyof RecordFirstLoginResponses];

export type StartSocialSignInData = {
    body?: never;
    path: {
        /**
         * Whose account it is.
         */
        provider: SocialProvider;
    };
    query?: {
        /**
         * `signIn` opens a session when the provider's account is linked; `link` never does, for the security centre.
         */
        intent?: 'signIn' | 'link' | undefined;
    };
    url: '/wps/session/social/{provider}/start';
};

export type StartSocialSignInErrors = {
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type StartSocialSignInError = StartSocialSignInErrors[keyof StartSocialSignInErrors];

export type StartSocialSignInResponses = {
    /**
     * Page that hands a failure to the window of the site. Its script is a file of ours.
     */
    200: string;
};

export type StartSocialSignInResponse = StartSocialSignInResponses[keyof StartSocialSignInResponses];

export type FinishSocialSignInData = {
    body?: never;
    path: {
        /**
         * Whose account it is.
         */
        provider: SocialProvider;
    };
    query?: {
        /**
         * As the gateway sent it to the provider.
         */
        state?: string | undefined;
        /**
         * Authorization code, good for one exchange.
         */
        code?: string | undefined;
        /**
         * The provider or its user refused.
         */
        error?: string | undefined;
        /**
         * Issuer of the answer (RFC 9207), where a provider names it.
         */
        iss?: string | undefined;
    };
    url: '/wps/session/social/{provider}/callback';
};

export type FinishSocialSignInErrors = {
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type FinishSocialSignInError = FinishSocialSignInErrors[keyof FinishSocialSignInErrors];

export type FinishSocialSignInResponses = {
    /**
     * Page that hands the result, or the code of the failure, to the window of the site.
     */
    200: string;
};

export type FinishSocialSignInResponse = FinishSocialSignInResponses[keyof FinishSocialSignInResponses];

export type CompleteSocialSignInData = {
    body: SocialCompletion;
    path?: never;
    query?: never;
    url: '/wps/session/social/complete';
};

export type CompleteSocialSignInErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CompleteSocialSignInError = CompleteSocialSignInErrors[keyof CompleteSocialSignInErrors];

export type CompleteSocialSignInResponses = {
    /**
     * Logged in, or a ticket to go on with.
     */
    200: SocialOutcome;
};

export type CompleteSocialSignInResponse = CompleteSocialSignInResponses[keyof CompleteSocialSignInResponses];

export type LinkSocialAccountData = {
    body: SocialLinkRequest;
    path?: never;
    query?: never;
    url: '/wps/session/social/link';
};

export type LinkSocialAccountErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LinkSocialAccountError = LinkSocialAccountErrors[keyof LinkSocialAccountErrors];

export type LinkSocialAccountResponses = {
    /**
     * Linked.
     */
    200: LinkedAccount;
};

export type LinkSocialAccountResponse = LinkSocialAccountResponses[keyof LinkSocialAccountResponses];

export type RegisterSocialMemberData = {
    body: SocialRegisterRequest;
    path?: never;
    query?: never;
    url: '/wps/session/social/register';
};

export type RegisterSocialMemberErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RegisterSocialMemberError = RegisterSocialMemberErrors[keyof RegisterSocialMemberErrors];

export type RegisterSocialMemberResponses = {
    /**
     * Registered and linked, and logged in when asked.
     */
    200: RegisterResult;
};

export type RegisterSocialMemberResponse = RegisterSocialMemberResponses[keyof RegisterSocialMemberResponses];

export type GetLinkedAccountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/security/linked-accounts';
};

export type GetLinkedAccountsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetLinkedAccountsError = GetLinkedAccountsErrors[keyof GetLinkedAccountsErrors];

export type GetLinkedAccountsResponses = {
    /**
     * The list, oldest first.
     */
    200: LinkedAccounts;
};

export type GetLinkedAccountsResponse = GetLinkedAccountsResponses[keyof GetLinkedAccountsResponses];

export type CheckAffiliateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Code as it stands in the link.
         */
        affiliateCode: string;
    };
    url: '/wps/agent/affiliate';
};

export type CheckAffiliateErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CheckAffiliateError = CheckAffiliateErrors[keyof CheckAffiliateErrors];

export type CheckAffiliateResponses = {
    /**
     * What may be known of the code.
     */
    200: AffiliateCheck;
};

export type CheckAffiliateResponse = CheckAffiliateResponses[keyof CheckAffiliateResponses];

export type ListAgentTeamData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
         */
        level?: number | undefined;
        /**
         * Only these accounts.
         */
        kind?: AgentTeamKind | undefined;
        /**
         * Only accounts in this state.
         */
        state?: AgentTeamState | undefined;
        /**
         * Only accounts that were made in the last days, counted back from now.
         */
        joinedDays?: number | undefined;
        /**
         * Order.
         */
        sort?: AgentTeamSort | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/members';
};

export type ListAgentTeamErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentTeamError = ListAgentTeamErrors[keyof ListAgentTeamErrors];

export type ListAgentTeamResponses = {
    /**
     * The next members.
     */
    200: AgentTeamList;
};

export type ListAgentTeamResponse = ListAgentTeamResponses[keyof ListAgentTeamResponses];

export type GetAgentTeamTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
         */
        level?: number | undefined;
        /**
         * Only these accounts.
         */
        kind?: AgentTeamKind | undefined;
        /**
         * Only accounts in this state.
         */
        state?: AgentTeamState | undefined;
        /**
         * Only accounts that were made in the last days, counted back from now.
         */
        joinedDays?: number | undefined;
    };
    url: '/wps/agent/members/totals';
};

export type GetAgentTeamTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentTeamTotalsError = GetAgentTeamTotalsErrors[keyof GetAgentTeamTotalsErrors];

export type GetAgentTeamTotalsResponses = {
    /**
     * The sums.
     */
    200: AgentTeamTotals;
};

export type GetAgentTeamTotalsResponse = GetAgentTeamTotalsResponses[keyof GetAgentTeamTotalsResponses];

export type GetAgentTeamCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
         */
        level?: number | undefined;
        /**
         * Only these accounts.
         */
        kind?: AgentTeamKind | undefined;
        /**
         * Only accounts in this state.
         */
        state?: AgentTeamState | undefined;
        /**
         * Only accounts that were made in the last days, counted back from now.
         */
        joinedDays?: number | undefined;
        /**
         * Order.
         */
        sort?: AgentTeamSort | undefined;
    };
    url: '/wps/agent/members/csv';
};

export type GetAgentTeamCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentTeamCsvError = GetAgentTeamCsvErrors[keyof GetAgentTeamCsvErrors];

export type GetAgentTeamCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentTeamCsvResponse = GetAgentTeamCsvResponses[keyof GetAgentTeamCsvResponses];

export type GetAgentTeamPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only accounts this many steps below the reader, which is below `parent`; absent for those directly below `parent`, and with `find` for every level.
         */
        level?: number | undefined;
        /**
         * Only these accounts.
         */
        kind?: AgentTeamKind | undefined;
        /**
         * Only accounts in this state.
         */
        state?: AgentTeamState | undefined;
        /**
         * Only accounts that were made in the last days, counted back from now.
         */
        joinedDays?: number | undefined;
        /**
         * Order.
         */
        sort?: AgentTeamSort | undefined;
    };
    url: '/wps/agent/members/pdf';
};

export type GetAgentTeamPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentTeamPdfError = GetAgentTeamPdfErrors[keyof GetAgentTeamPdfErrors];

export type GetAgentTeamPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentTeamPdfResponse = GetAgentTeamPdfResponses[keyof GetAgentTeamPdfResponses];

export type ListAcknowledgedNoticesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/notices/acknowledged';
};

export type ListAcknowledgedNoticesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAcknowledgedNoticesError = ListAcknowledgedNoticesErrors[keyof ListAcknowledgedNoticesErrors];

export type ListAcknowledgedNoticesResponses = {
    /**
     * What the reader has acknowledged.
     */
    200: AcknowledgedNotices;
};

export type ListAcknowledgedNoticesResponse = ListAcknowledgedNoticesResponses[keyof ListAcknowledgedNoticesResponses];

export type AcknowledgeNoticesData = {
    body: NoticesRead;
    path?: never;
    query?: never;
    url: '/wps/agent/notices/acknowledged';
};

export type AcknowledgeNoticesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AcknowledgeNoticesError = AcknowledgeNoticesErrors[keyof AcknowledgeNoticesErrors];

export type AcknowledgeNoticesResponses = {
    /**
     * What the reader has acknowledged.
     */
    200: AcknowledgedNotices;
};

export type AcknowledgeNoticesResponse = AcknowledgeNoticesResponses[keyof AcknowledgeNoticesResponses];

export type LockAgentMemberData = {
    body: AgentLock;
    path: {
        /**
         * Number of the member.
         */
        memberId: AgentMemberId;
    };
    query?: never;
    url: '/wps/agent/members/{memberId}/lock';
};

export type LockAgentMemberErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LockAgentMemberError = LockAgentMemberErrors[keyof LockAgentMemberErrors];

export type LockAgentMemberResponses = {
    /**
     * Done.
     */
    200: AgentLocked;
};

export type LockAgentMemberResponse = LockAgentMemberResponses[keyof LockAgentMemberResponses];

export type UnlockAgentMemberData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        memberId: AgentMemberId;
    };
    query?: never;
    url: '/wps/agent/members/{memberId}/unlock';
};

export type UnlockAgentMemberErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type UnlockAgentMemberError = UnlockAgentMemberErrors[keyof UnlockAgentMemberErrors];

export type UnlockAgentMemberResponses = {
    /**
     * Done.
     */
    200: AgentLocked;
};

export type UnlockAgentMemberResponse = UnlockAgentMemberResponses[keyof UnlockAgentMemberResponses];

export type SetAgentRemarkData = {
    body: AgentRemark;
    path: {
        /**
         * Number of the member.
         */
        memberId: AgentMemberId;
    };
    query?: never;
    url: '/wps/agent/members/{memberId}/remark';
};

export type SetAgentRemarkErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SetAgentRemarkError = SetAgentRemarkErrors[keyof SetAgentRemarkErrors];

export type SetAgentRemarkResponses = {
    /**
     * The remark as it is now.
     */
    200: AgentRemarkKept;
};

export type SetAgentRemarkResponse = SetAgentRemarkResponses[keyof SetAgentRemarkResponses];

export type ListTeamBetsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bets placed then or later.
         */
        from: Instant;
        /**
         * Only bets placed before; 93 days at most.
         */
        to: Instant;
        /**
         * Only bets of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only bets of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only bets of players who stood this many steps below the reader.
         */
        level?: number | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/bets';
};

export type ListTeamBetsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListTeamBetsError = ListTeamBetsErrors[keyof ListTeamBetsErrors];

export type ListTeamBetsResponses = {
    /**
     * The next bets.
     */
    200: TeamBetList;
};

export type ListTeamBetsResponse = ListTeamBetsResponses[keyof ListTeamBetsResponses];

export type GetTeamBetTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bets placed then or later.
         */
        from: Instant;
        /**
         * Only bets placed before; 93 days at most.
         */
        to: Instant;
        /**
         * Only bets of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only bets of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only bets of players who stood this many steps below the reader.
         */
        level?: number | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
    };
    url: '/wps/agent/bets/totals';
};

export type GetTeamBetTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamBetTotalsError = GetTeamBetTotalsErrors[keyof GetTeamBetTotalsErrors];

export type GetTeamBetTotalsResponses = {
    /**
     * The sums.
     */
    200: TeamBetTotals;
};

export type GetTeamBetTotalsResponse = GetTeamBetTotalsResponses[keyof GetTeamBetTotalsResponses];

export type GetTeamBetsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bets placed then or later.
         */
        from: Instant;
        /**
         * Only bets placed before; 93 days at most.
         */
        to: Instant;
        /**
         * Only bets of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only bets of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only bets of players who stood this many steps below the reader.
         */
        level?: number | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
    };
    url: '/wps/agent/bets/csv';
};

export type GetTeamBetsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamBetsCsvError = GetTeamBetsCsvErrors[keyof GetTeamBetsCsvErrors];

export type GetTeamBetsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamBetsCsvResponse = GetTeamBetsCsvResponses[keyof GetTeamBetsCsvResponses];

export type GetTeamBetsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bets placed then or later.
         */
        from: Instant;
        /**
         * Only bets placed before; 93 days at most.
         */
        to: Instant;
        /**
         * Only bets of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only bets of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only bets of players who stood this many steps below the reader.
         */
        level?: number | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
    };
    url: '/wps/agent/bets/pdf';
};

export type GetTeamBetsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamBetsPdfError = GetTeamBetsPdfErrors[keyof GetTeamBetsPdfErrors];

export type GetTeamBetsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamBetsPdfResponse = GetTeamBetsPdfResponses[keyof GetTeamBetsPdfResponses];

export type ListTeamLossesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only members who have bet in these days, themselves or somebody below them, or only the others.
         */
        activity?: TeamActivity | undefined;
        /**
         * Order.
         */
        sort?: TeamLossSort | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/profit';
};

export type ListTeamLossesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListTeamLossesError = ListTeamLossesErrors[keyof ListTeamLossesErrors];

export type ListTeamLossesResponses = {
    /**
     * The next members.
     */
    200: TeamLossList;
};

export type ListTeamLossesResponse = ListTeamLossesResponses[keyof ListTeamLossesResponses];

export type GetTeamLossTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only members who have bet in these days, themselves or somebody below them, or only the others.
         */
        activity?: TeamActivity | undefined;
    };
    url: '/wps/agent/profit/totals';
};

export type GetTeamLossTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamLossTotalsError = GetTeamLossTotalsErrors[keyof GetTeamLossTotalsErrors];

export type GetTeamLossTotalsResponses = {
    /**
     * The sums.
     */
    200: TeamLossTotals;
};

export type GetTeamLossTotalsResponse = GetTeamLossTotalsResponses[keyof GetTeamLossTotalsResponses];

export type GetTeamLossesCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only members who have bet in these days, themselves or somebody below them, or only the others.
         */
        activity?: TeamActivity | undefined;
        /**
         * Order.
         */
        sort?: TeamLossSort | undefined;
    };
    url: '/wps/agent/profit/csv';
};

export type GetTeamLossesCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamLossesCsvError = GetTeamLossesCsvErrors[keyof GetTeamLossesCsvErrors];

export type GetTeamLossesCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamLossesCsvResponse = GetTeamLossesCsvResponses[keyof GetTeamLossesCsvResponses];

export type GetTeamLossesPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First day that is summed, by the clocks of the merchant.
         */
        from: string;
        /**
         * Last day; 93 days at most.
         */
        to: string;
        /**
         * Number of the member whose downlines are asked for; absent for the reader.
         */
        parent?: AgentMemberId | undefined;
        /**
         * A whole user name, or the number of an account.
         */
        find?: string | undefined;
        /**
         * Only members who have bet in these days, themselves or somebody below them, or only the others.
         */
        activity?: TeamActivity | undefined;
        /**
         * Order.
         */
        sort?: TeamLossSort | undefined;
    };
    url: '/wps/agent/profit/pdf';
};

export type GetTeamLossesPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamLossesPdfError = GetTeamLossesPdfErrors[keyof GetTeamLossesPdfErrors];

export type GetTeamLossesPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamLossesPdfResponse = GetTeamLossesPdfResponses[keyof GetTeamLossesPdfResponses];

export type ListTeamMovementsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 93 days at most.
         */
        to: Instant;
        /**
         * Only of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only this kind; BET and WIN find nothing.
         */
        kind?: MovementKind | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/transactions';
};

export type ListTeamMovementsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListTeamMovementsError = ListTeamMovementsErrors[keyof ListTeamMovementsErrors];

export type ListTeamMovementsResponses = {
    /**
     * The next movements.
     */
    200: TeamMovementList;
};

export type ListTeamMovementsResponse = ListTeamMovementsResponses[keyof ListTeamMovementsResponses];

export type GetTeamMovementTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 93 days at most.
         */
        to: Instant;
        /**
         * Only of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only this kind; BET and WIN find nothing.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/agent/transactions/totals';
};

export type GetTeamMovementTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamMovementTotalsError = GetTeamMovementTotalsErrors[keyof GetTeamMovementTotalsErrors];

export type GetTeamMovementTotalsResponses = {
    /**
     * The sums.
     */
    200: TeamMovementTotals;
};

export type GetTeamMovementTotalsResponse = GetTeamMovementTotalsResponses[keyof GetTeamMovementTotalsResponses];

export type GetTeamMovementsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 93 days at most.
         */
        to: Instant;
        /**
         * Only of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only this kind; BET and WIN find nothing.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/agent/transactions/csv';
};

export type GetTeamMovementsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamMovementsCsvError = GetTeamMovementsCsvErrors[keyof GetTeamMovementsCsvErrors];

export type GetTeamMovementsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamMovementsCsvResponse = GetTeamMovementsCsvResponses[keyof GetTeamMovementsCsvResponses];

export type GetTeamMovementsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 93 days at most.
         */
        to: Instant;
        /**
         * Only of this member and of everybody below.
         */
        parent?: AgentMemberId | undefined;
        /**
         * Only of one account, by its whole user name or its number.
         */
        find?: string | undefined;
        /**
         * Only this kind; BET and WIN find nothing.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/agent/transactions/pdf';
};

export type GetTeamMovementsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTeamMovementsPdfError = GetTeamMovementsPdfErrors[keyof GetTeamMovementsPdfErrors];

export type GetTeamMovementsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetTeamMovementsPdfResponse = GetTeamMovementsPdfResponses[keyof GetTeamMovementsPdfResponses];

export type GetCreditData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/credit';
};

export type GetCreditErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCreditError = GetCreditErrors[keyof GetCreditErrors];

export type GetCreditResponses = {
    /**
     * The credit line.
     */
    200: CreditReport;
};

export type GetCreditResponse = GetCreditResponses[keyof GetCreditResponses];

export type AcceptCreditTermsData = {
    body: CreditTermsRequest;
    path?: never;
    query?: never;
    url: '/wps/agent/credit/terms';
};

export type AcceptCreditTermsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AcceptCreditTermsError = AcceptCreditTermsErrors[keyof AcceptCreditTermsErrors];

export type AcceptCreditTermsResponses = {
    /**
     * The credit line.
     */
    200: CreditReport;
};

export type AcceptCreditTermsResponse = AcceptCreditTermsResponses[keyof AcceptCreditTermsResponses];

export type TakeCreditAdvanceData = {
    body: CreditAmount;
    path?: never;
    query?: never;
    url: '/wps/agent/credit/advances';
};

export type TakeCreditAdvanceErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type TakeCreditAdvanceError = TakeCreditAdvanceErrors[keyof TakeCreditAdvanceErrors];

export type TakeCreditAdvanceResponses = {
    /**
     * The credit line after it.
     */
    200: CreditReport;
};

export type TakeCreditAdvanceResponse = TakeCreditAdvanceResponses[keyof TakeCreditAdvanceResponses];

export type RepayCreditData = {
    body: CreditAmount;
    path?: never;
    query?: never;
    url: '/wps/agent/credit/repayments';
};

export type RepayCreditErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RepayCreditError = RepayCreditErrors[keyof RepayCreditErrors];

export type RepayCreditResponses = {
    /**
     * The credit line after it.
     */
    200: CreditReport;
};

export type RepayCreditResponse = RepayCreditResponses[keyof RepayCreditResponses];

export type ListCreditMovementsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 366 days at most.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: CreditMovementKind | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/credit/movements';
};

export type ListCreditMovementsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListCreditMovementsError = ListCreditMovementsErrors[keyof ListCreditMovementsErrors];

export type ListCreditMovementsResponses = {
    /**
     * The next movements.
     */
    200: CreditMovementList;
};

export type ListCreditMovementsResponse = ListCreditMovementsResponses[keyof ListCreditMovementsResponses];

export type GetCreditMovementTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 366 days at most.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: CreditMovementKind | undefined;
    };
    url: '/wps/agent/credit/movements/totals';
};

export type GetCreditMovementTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCreditMovementTotalsError = GetCreditMovementTotalsErrors[keyof GetCreditMovementTotalsErrors];

export type GetCreditMovementTotalsResponses = {
    /**
     * The sums.
     */
    200: CreditMovementTotals;
};

export type GetCreditMovementTotalsResponse = GetCreditMovementTotalsResponses[keyof GetCreditMovementTotalsResponses];

export type GetCreditCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 366 days at most.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: CreditMovementKind | undefined;
    };
    url: '/wps/agent/credit/csv';
};

export type GetCreditCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCreditCsvError = GetCreditCsvErrors[keyof GetCreditCsvErrors];

export type GetCreditCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetCreditCsvResponse = GetCreditCsvResponses[keyof GetCreditCsvResponses];

export type GetCreditPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more; 366 days at most.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: CreditMovementKind | undefined;
    };
    url: '/wps/agent/credit/pdf';
};

export type GetCreditPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetCreditPdfError = GetCreditPdfErrors[keyof GetCreditPdfErrors];

export type GetCreditPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetCreditPdfResponse = GetCreditPdfResponses[keyof GetCreditPdfResponses];

export type GetAgentOverviewData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Days that are shown, today among them.
         */
        days?: number | undefined;
        /**
         * What the figures are of: the day so far, the cycle so far, or the cycle before it.
         */
        period?: 'TODAY' | 'CYCLE' | 'LAST_CYCLE' | undefined;
    };
    url: '/wps/agent/overview';
};

export type GetAgentOverviewErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentOverviewError = GetAgentOverviewErrors[keyof GetAgentOverviewErrors];

export type GetAgentOverviewResponses = {
    /**
     * The figures.
     */
    200: AgentOverview;
};

export type GetAgentOverviewResponse = GetAgentOverviewResponses[keyof GetAgentOverviewResponses];

export type ApplyForAgencyData = {
    body: AgencyApplication;
    path?: never;
    query?: never;
    url: '/wps/agent/applications';
};

export type ApplyForAgencyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ApplyForAgencyError = ApplyForAgencyErrors[keyof ApplyForAgencyErrors];

export type ApplyForAgencyResponses = {
    /**
     * It is kept.
     */
    200: AgencyApplicationState;
};

export type ApplyForAgencyResponse = ApplyForAgencyResponses[keyof ApplyForAgencyResponses];

export type GetOwnApplicationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/applications/own';
};

export type GetOwnApplicationErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetOwnApplicationError = GetOwnApplicationErrors[keyof GetOwnApplicationErrors];

export type GetOwnApplicationResponses = {
    /**
     * How it stands.
     */
    200: OwnAgencyApplication;
};

export type GetOwnApplicationResponse = GetOwnApplicationResponses[keyof GetOwnApplicationResponses];

export type GetAgencyApplicationData = {
    body?: never;
    path: {
        /**
         * Number of the application.
         */
        ticket: AgencyTicket;
    };
    query?: never;
    url: '/wps/agent/applications/{ticket}';
};

export type GetAgencyApplicationErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgencyApplicationError = GetAgencyApplicationErrors[keyof GetAgencyApplicationErrors];

export type GetAgencyApplicationResponses = {
    /**
     * How it stands.
     */
    200: AgencyApplicationState;
};

export type GetAgencyApplicationResponse = GetAgencyApplicationResponses[keyof GetAgencyApplicationResponses];

export type TakeUpAgencyData = {
    body?: never;
    path: {
        /**
         * Number of the application.
         */
        ticket: AgencyTicket;
    };
    query?: never;
    url: '/wps/agent/applications/{ticket}/account';
};

export type TakeUpAgencyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type TakeUpAgencyError = TakeUpAgencyErrors[keyof TakeUpAgencyErrors];

export type TakeUpAgencyResponses = {
    /**
     * The account is that of an agent.
     */
    200: AgencyApplicationState;
};

export type TakeUpAgencyResponse = TakeUpAgencyResponses[keyof TakeUpAgencyResponses];

export type ListAgentPlansData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/plans';
};

export type ListAgentPlansErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentPlansError = ListAgentPlansErrors[keyof ListAgentPlansErrors];

export type ListAgentPlansResponses = {
    /**
     * The plans.
     */
    200: AgentPlanList;
};

export type ListAgentPlansResponse = ListAgentPlansResponses[keyof ListAgentPlansResponses];

export type WorkOutAgentPlanData = {
    body?: never;
    path: {
        /**
         * Number of the plan.
         */
        planId: AgentPlanId;
    };
    query: {
        /**
         * Valid bet of the team in the cycle.
         */
        volume: MoneyInput;
        /**
         * What the house has won from the team in the cycle.
         */
        loss?: MoneyInput | undefined;
        /**
         * Active members in the cycle.
         */
        active: number;
    };
    url: '/wps/agent/plans/{planId}/example';
};

export type WorkOutAgentPlanErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type WorkOutAgentPlanError = WorkOutAgentPlanErrors[keyof WorkOutAgentPlanErrors];

export type WorkOutAgentPlanResponses = {
    /**
     * The sum.
     */
    200: AgentPlanExample;
};

export type WorkOutAgentPlanResponse = WorkOutAgentPlanResponses[keyof WorkOutAgentPlanResponses];

export type ListAgentLinksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/links';
};

export type ListAgentLinksErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentLinksError = ListAgentLinksErrors[keyof ListAgentLinksErrors];

export type ListAgentLinksResponses = {
    /**
     * The links.
     */
    200: AgentLinkList;
};

export type ListAgentLinksResponse = ListAgentLinksResponses[keyof ListAgentLinksResponses];

export type AddAgentLinkData = {
    body: AgentNewLink;
    path?: never;
    query?: never;
    url: '/wps/agent/links';
};

export type AddAgentLinkErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AddAgentLinkError = AddAgentLinkErrors[keyof AddAgentLinkErrors];

export type AddAgentLinkResponses = {
    /**
     * The link.
     */
    200: AgentLink;
};

export type AddAgentLinkResponse = AddAgentLinkResponses[keyof AddAgentLinkResponses];

export type GetAgentLinksCsvData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/links/csv';
};

export type GetAgentLinksCsvErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentLinksCsvError = GetAgentLinksCsvErrors[keyof GetAgentLinksCsvErrors];

export type GetAgentLinksCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentLinksCsvResponse = GetAgentLinksCsvResponses[keyof GetAgentLinksCsvResponses];

export type GetAgentLinksPdfData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/links/pdf';
};

export type GetAgentLinksPdfErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentLinksPdfError = GetAgentLinksPdfErrors[keyof GetAgentLinksPdfErrors];

export type GetAgentLinksPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentLinksPdfResponse = GetAgentLinksPdfResponses[keyof GetAgentLinksPdfResponses];

export type SwitchAgentLinkData = {
    body: AgentLinkSwitch;
    path: {
        /**
         * Number of the link.
         */
        linkId: AgentLinkId;
    };
    query?: never;
    url: '/wps/agent/links/{linkId}/state';
};

export type SwitchAgentLinkErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SwitchAgentLinkError = SwitchAgentLinkErrors[keyof SwitchAgentLinkErrors];

export type SwitchAgentLinkResponses = {
    /**
     * The link as it is now.
     */
    200: AgentLink;
};

export type SwitchAgentLinkResponse = SwitchAgentLinkResponses[keyof SwitchAgentLinkResponses];

export type AddAgentAccountsData = {
    body: AgentAccountsRequest;
    path?: never;
    query?: never;
    url: '/wps/agent/accounts';
};

export type AddAgentAccountsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AddAgentAccountsError = AddAgentAccountsErrors[keyof AddAgentAccountsErrors];

export type AddAgentAccountsResponses = {
    /**
     * What has become of each row, in their order.
     */
    200: AgentAccountsMade;
};

export type AddAgentAccountsResponse = AddAgentAccountsResponses[keyof AddAgentAccountsResponses];

export type GetAgentAccountRulesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/accounts/rules';
};

export type GetAgentAccountRulesErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentAccountRulesError = GetAgentAccountRulesErrors[keyof GetAgentAccountRulesErrors];

export type GetAgentAccountRulesResponses = {
    /**
     * The rules.
     */
    200: AgentAccountRules;
};

export type GetAgentAccountRulesResponse = GetAgentAccountRulesResponses[keyof GetAgentAccountRulesResponses];

export type ListAgentContractsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Which party the reader is.
         */
        side: AgentContractSide;
        /**
         * Only contracts of this kind.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only contracts that are closed, or only those that are not.
         */
        isOver?: boolean | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/contracts';
};

export type ListAgentContractsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentContractsError = ListAgentContractsErrors[keyof ListAgentContractsErrors];

export type ListAgentContractsResponses = {
    /**
     * The next contracts.
     */
    200: AgentContractList;
};

export type ListAgentContractsResponse = ListAgentContractsResponses[keyof ListAgentContractsResponses];

export type OfferAgentContractData = {
    body: AgentContractOffer;
    path?: never;
    query?: never;
    url: '/wps/agent/contracts';
};

export type OfferAgentContractErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type OfferAgentContractError = OfferAgentContractErrors[keyof OfferAgentContractErrors];

export type OfferAgentContractResponses = {
    /**
     * The offer.
     */
    200: AgentContract;
};

export type OfferAgentContractResponse = OfferAgentContractResponses[keyof OfferAgentContractResponses];

export type GetAgentContractsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Which party the reader is.
         */
        side: AgentContractSide;
        /**
         * Only contracts of this kind.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only contracts that are closed, or only those that are not.
         */
        isOver?: boolean | undefined;
    };
    url: '/wps/agent/contracts/csv';
};

export type GetAgentContractsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentContractsCsvError = GetAgentContractsCsvErrors[keyof GetAgentContractsCsvErrors];

export type GetAgentContractsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentContractsCsvResponse = GetAgentContractsCsvResponses[keyof GetAgentContractsCsvResponses];

export type GetAgentContractsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Which party the reader is.
         */
        side: AgentContractSide;
        /**
         * Only contracts of this kind.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only contracts that are closed, or only those that are not.
         */
        isOver?: boolean | undefined;
    };
    url: '/wps/agent/contracts/pdf';
};

export type GetAgentContractsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentContractsPdfError = GetAgentContractsPdfErrors[keyof GetAgentContractsPdfErrors];

export type GetAgentContractsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentContractsPdfResponse = GetAgentContractsPdfResponses[keyof GetAgentContractsPdfResponses];

export type ListAgentContractPartnersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/agent/contracts/partners';
};

export type ListAgentContractPartnersErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentContractPartnersError = ListAgentContractPartnersErrors[keyof ListAgentContractPartnersErrors];

export type ListAgentContractPartnersResponses = {
    /**
     * The agents.
     */
    200: AgentContractPartners;
};

export type ListAgentContractPartnersResponse = ListAgentContractPartnersResponses[keyof ListAgentContractPartnersResponses];

export type PreviewAgentContractData = {
    body: AgentContractOffer;
    path?: never;
    query?: {
        /**
         * Cycles that are worked out, up to the last finished one.
         */
        cycles?: number | undefined;
    };
    url: '/wps/agent/contracts/preview';
};

export type PreviewAgentContractErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type PreviewAgentContractError = PreviewAgentContractErrors[keyof PreviewAgentContractErrors];

export type PreviewAgentContractResponses = {
    /**
     * What came of it.
     */
    200: AgentContractPreview;
};

export type PreviewAgentContractResponse = PreviewAgentContractResponses[keyof PreviewAgentContractResponses];

export type GetAgentContractData = {
    body?: never;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/wps/agent/contracts/{contractId}';
};

export type GetAgentContractErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentContractError = GetAgentContractErrors[keyof GetAgentContractErrors];

export type GetAgentContractResponses = {
    /**
     * The contract.
     */
    200: AgentContractDetail;
};

export type GetAgentContractResponse = GetAgentContractResponses[keyof GetAgentContractResponses];

export type GetAgentContractPdfData = {
    body?: never;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/wps/agent/contracts/{contractId}/pdf';
};

export type GetAgentContractPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentContractPdfError = GetAgentContractPdfErrors[keyof GetAgentContractPdfErrors];

export type GetAgentContractPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentContractPdfResponse = GetAgentContractPdfResponses[keyof GetAgentContractPdfResponses];

export type AmendAgentContractData = {
    body: AgentContractAmendment;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/wps/agent/contracts/{contractId}/amendment';
};

export type AmendAgentContractErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AmendAgentContractError = AmendAgentContractErrors[keyof AmendAgentContractErrors];

export type AmendAgentContractResponses = {
    /**
     * The contract with the terms that wait.
     */
    200: AgentContract;
};

export type AmendAgentContractResponse = AmendAgentContractResponses[keyof AmendAgentContractResponses];

export type ActOnAgentContractData = {
    body: ContractAct;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/wps/agent/contracts/{contractId}/actions';
};

export type ActOnAgentContractErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ActOnAgentContractError = ActOnAgentContractErrors[keyof ActOnAgentContractErrors];

export type ActOnAgentContractResponses = {
    /**
     * The contract after it.
     */
    200: AgentContract;
};

export type ActOnAgentContractResponse = ActOnAgentContractResponses[keyof ActOnAgentContractResponses];

export type GetAgentTermsEffectData = {
    body?: never;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/wps/agent/contracts/{contractId}/effect';
};

export type GetAgentTermsEffectErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentTermsEffectError = GetAgentTermsEffectErrors[keyof GetAgentTermsEffectErrors];

export type GetAgentTermsEffectResponses = {
    /**
     * The sums.
     */
    200: AgentTermsEffect;
};

export type GetAgentTermsEffectResponse = GetAgentTermsEffectResponses[keyof GetAgentTermsEffectResponses];

export type ListAgentBillsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only windows that end later.
         */
        from?: Instant | undefined;
        /**
         * Only windows that end then or earlier.
         */
        to?: Instant | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/bills';
};

export type ListAgentBillsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentBillsError = ListAgentBillsErrors[keyof ListAgentBillsErrors];

export type ListAgentBillsResponses = {
    /**
     * The next bills.
     */
    200: AgentBillList;
};

export type ListAgentBillsResponse = ListAgentBillsResponses[keyof ListAgentBillsResponses];

export type GetAgentBillsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only windows that end later.
         */
        from: Instant;
        /**
         * Only windows that end then or earlier.
         */
        to: Instant;
    };
    url: '/wps/agent/bills/csv';
};

export type GetAgentBillsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillsCsvError = GetAgentBillsCsvErrors[keyof GetAgentBillsCsvErrors];

export type GetAgentBillsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillsCsvResponse = GetAgentBillsCsvResponses[keyof GetAgentBillsCsvResponses];

export type GetAgentBillsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only windows that end later.
         */
        from: Instant;
        /**
         * Only windows that end then or earlier.
         */
        to: Instant;
    };
    url: '/wps/agent/bills/pdf';
};

export type GetAgentBillsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillsPdfError = GetAgentBillsPdfErrors[keyof GetAgentBillsPdfErrors];

export type GetAgentBillsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillsPdfResponse = GetAgentBillsPdfResponses[keyof GetAgentBillsPdfResponses];

export type GetAgentBillTotalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
        /**
         * Only windows that end later.
         */
        from?: Instant | undefined;
        /**
         * Only windows that end then or earlier.
         */
        to?: Instant | undefined;
    };
    url: '/wps/agent/bills/totals';
};

export type GetAgentBillTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillTotalsError = GetAgentBillTotalsErrors[keyof GetAgentBillTotalsErrors];

export type GetAgentBillTotalsResponses = {
    /**
     * The sums.
     */
    200: AgentBillTotals;
};

export type GetAgentBillTotalsResponse = GetAgentBillTotalsResponses[keyof GetAgentBillTotalsResponses];

export type GetAgentBillData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}';
};

export type GetAgentBillErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillError = GetAgentBillErrors[keyof GetAgentBillErrors];

export type GetAgentBillResponses = {
    /**
     * The bill.
     */
    200: AgentBillDetail;
};

export type GetAgentBillResponse = GetAgentBillResponses[keyof GetAgentBillResponses];

export type GetAgentBillPdfData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/pdf';
};

export type GetAgentBillPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillPdfError = GetAgentBillPdfErrors[keyof GetAgentBillPdfErrors];

export type GetAgentBillPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillPdfResponse = GetAgentBillPdfResponses[keyof GetAgentBillPdfResponses];

export type CheckAgentBillData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/check';
};

export type CheckAgentBillErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CheckAgentBillError = CheckAgentBillErrors[keyof CheckAgentBillErrors];

export type CheckAgentBillResponses = {
    /**
     * What came of it.
     */
    200: AgentBillCheck;
};

export type CheckAgentBillResponse = CheckAgentBillResponses[keyof CheckAgentBillResponses];

export type ListAgentBillMembersData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: {
        /**
         * Only this member.
         */
        member?: AgentMemberId | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/bills/{billId}/members';
};

export type ListAgentBillMembersErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentBillMembersError = ListAgentBillMembersErrors[keyof ListAgentBillMembersErrors];

export type ListAgentBillMembersResponses = {
    /**
     * The rows.
     */
    200: AgentBillMemberList;
};

export type ListAgentBillMembersResponse = ListAgentBillMembersResponses[keyof ListAgentBillMembersResponses];

export type GetAgentBillMembersCsvData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/members/csv';
};

export type GetAgentBillMembersCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillMembersCsvError = GetAgentBillMembersCsvErrors[keyof GetAgentBillMembersCsvErrors];

export type GetAgentBillMembersCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillMembersCsvResponse = GetAgentBillMembersCsvResponses[keyof GetAgentBillMembersCsvResponses];

export type GetAgentBillMembersPdfData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/members/pdf';
};

export type GetAgentBillMembersPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillMembersPdfError = GetAgentBillMembersPdfErrors[keyof GetAgentBillMembersPdfErrors];

export type GetAgentBillMembersPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillMembersPdfResponse = GetAgentBillMembersPdfResponses[keyof GetAgentBillMembersPdfResponses];

export type ListAgentBillResultsData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: {
        /**
         * Only results of bets, or only bonuses.
         */
        of?: 'BETS' | 'BONUSES' | undefined;
        /**
         * Only those of this member.
         */
        member?: AgentMemberId | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/bills/{billId}/results';
};

export type ListAgentBillResultsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentBillResultsError = ListAgentBillResultsErrors[keyof ListAgentBillResultsErrors];

export type ListAgentBillResultsResponses = {
    /**
     * The rows.
     */
    200: AgentBillResultList;
};

export type ListAgentBillResultsResponse = ListAgentBillResultsResponses[keyof ListAgentBillResultsResponses];

export type GetAgentBillResultsCsvData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: {
        /**
         * Only results of bets, or only bonuses.
         */
        of?: 'BETS' | 'BONUSES' | undefined;
        /**
         * Only those of this member.
         */
        member?: AgentMemberId | undefined;
    };
    url: '/wps/agent/bills/{billId}/results/csv';
};

export type GetAgentBillResultsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillResultsCsvError = GetAgentBillResultsCsvErrors[keyof GetAgentBillResultsCsvErrors];

export type GetAgentBillResultsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillResultsCsvResponse = GetAgentBillResultsCsvResponses[keyof GetAgentBillResultsCsvResponses];

export type GetAgentBillResultsPdfData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: {
        /**
         * Only results of bets, or only bonuses.
         */
        of?: 'BETS' | 'BONUSES' | undefined;
        /**
         * Only those of this member.
         */
        member?: AgentMemberId | undefined;
    };
    url: '/wps/agent/bills/{billId}/results/pdf';
};

export type GetAgentBillResultsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillResultsPdfError = GetAgentBillResultsPdfErrors[keyof GetAgentBillResultsPdfErrors];

export type GetAgentBillResultsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillResultsPdfResponse = GetAgentBillResultsPdfResponses[keyof GetAgentBillResultsPdfResponses];

export type ListAgentBillWagesData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/agent/bills/{billId}/wages';
};

export type ListAgentBillWagesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListAgentBillWagesError = ListAgentBillWagesErrors[keyof ListAgentBillWagesErrors];

export type ListAgentBillWagesResponses = {
    /**
     * The rows.
     */
    200: AgentBillWageList;
};

export type ListAgentBillWagesResponse = ListAgentBillWagesResponses[keyof ListAgentBillWagesResponses];

export type GetAgentBillWagesCsvData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/wages/csv';
};

export type GetAgentBillWagesCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillWagesCsvError = GetAgentBillWagesCsvErrors[keyof GetAgentBillWagesCsvErrors];

export type GetAgentBillWagesCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillWagesCsvResponse = GetAgentBillWagesCsvResponses[keyof GetAgentBillWagesCsvResponses];

export type GetAgentBillWagesPdfData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/wps/agent/bills/{billId}/wages/pdf';
};

export type GetAgentBillWagesPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentBillWagesPdfError = GetAgentBillWagesPdfErrors[keyof GetAgentBillWagesPdfErrors];

export type GetAgentBillWagesPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentBillWagesPdfResponse = GetAgentBillWagesPdfResponses[keyof GetAgentBillWagesPdfResponses];

export type GetAgentIncomeData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only windows that end later.
         */
        from: Instant;
        /**
         * Only windows that end then or earlier.
         */
        to: Instant;
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
    };
    url: '/wps/agent/income';
};

export type GetAgentIncomeErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentIncomeError = GetAgentIncomeErrors[keyof GetAgentIncomeErrors];

export type GetAgentIncomeResponses = {
    /**
     * The rows.
     */
    200: AgentIncome;
};

export type GetAgentIncomeResponse = GetAgentIncomeResponses[keyof GetAgentIncomeResponses];

export type GetAgentIncomeCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only windows that end later.
         */
        from: Instant;
        /**
         * Only windows that end then or earlier.
         */
        to: Instant;
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
    };
    url: '/wps/agent/income/csv';
};

export type GetAgentIncomeCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentIncomeCsvError = GetAgentIncomeCsvErrors[keyof GetAgentIncomeCsvErrors];

export type GetAgentIncomeCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentIncomeCsvResponse = GetAgentIncomeCsvResponses[keyof GetAgentIncomeCsvResponses];

export type GetAgentIncomePdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Only windows that end later.
         */
        from: Instant;
        /**
         * Only windows that end then or earlier.
         */
        to: Instant;
        /**
         * Only bills of this kind of contract.
         */
        kind?: AgentContractKind | undefined;
    };
    url: '/wps/agent/income/pdf';
};

export type GetAgentIncomePdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAgentIncomePdfError = GetAgentIncomePdfErrors[keyof GetAgentIncomePdfErrors];

export type GetAgentIncomePdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetAgentIncomePdfResponse = GetAgentIncomePdfResponses[keyof GetAgentIncomePdfResponses];

export type ProcessDividendData = {
    body: DividendLetter;
    path?: never;
    query?: never;
    url: '/wps/relay/processDividendReq';
};

export type ProcessDividendErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ProcessDividendError = ProcessDividendErrors[keyof ProcessDividendErrors];

export type ProcessDividendResponses = {
    /**
     * The contract after it.
     */
    200: AgentContract;
};

export type ProcessDividendResponse = ProcessDividendResponses[keyof ProcessDividendResponses];

export type ProcessDailySalaryData = {
    body: DailySalaryLetter;
    path?: never;
    query?: never;
    url: '/wps/relay/processDailySalContract';
};

export type ProcessDailySalaryErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ProcessDailySalaryError = ProcessDailySalaryErrors[keyof ProcessDailySalaryErrors];

export type ProcessDailySalaryResponses = {
    /**
     * The contract after it.
     */
    200: AgentContract;
};

export type ProcessDailySalaryResponse = ProcessDailySalaryResponses[keyof ProcessDailySalaryResponses];

export type ProcessHourSalaryData = {
    body: HourSalaryLetter;
    path?: never;
    query?: never;
    url: '/wps/relay/processContractHourSalary';
};

export type ProcessHourSalaryErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ProcessHourSalaryError = ProcessHourSalaryErrors[keyof ProcessHourSalaryErrors];

export type ProcessHourSalaryResponses = {
    /**
     * The contract after it.
     */
    200: AgentContract;
};

export type ProcessHourSalaryResponse = ProcessHourSalaryResponses[keyof ProcessHourSalaryResponses];

export type ProcessRealTimeSalaryData = {
    body: RealTimeSalaryLetter;
    path?: never;
    query?: never;
    url: '/wps/relay/processRealTimeSalaryContract';
};

export type ProcessRealTimeSalaryErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * The request is sound and still not possible (CONTRACT_RATE_ABOVE_OWN). Nothing was changed.
     */
    422: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ProcessRealTimeSalaryError = ProcessRealTimeSalaryErrors[keyof ProcessRealTimeSalaryErrors];

export type ProcessRealTimeSalaryResponses = {
    /**
     * The contract after it.
     */
    200: AgentContract;
};

export type ProcessRealTimeSalaryResponse = ProcessRealTimeSalaryResponses[keyof ProcessRealTimeSalaryResponses];

export type GetConsolidatedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/info/funds/consolidated';
};

export type GetConsolidatedErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetConsolidatedError = GetConsolidatedErrors[keyof GetConsolidatedErrors];

export type GetConsolidatedResponses = {
    /**
     * The contracts.
     */
    200: FundsConsolidated;
};

export type GetConsolidatedResponse = GetConsolidatedResponses[keyof GetConsolidatedResponses];

export type GetMemberIconsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/member/info/icon';
};

export type GetMemberIconsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMemberIconsError = GetMemberIconsErrors[keyof GetMemberIconsErrors];

export type GetMemberIconsResponses = {
    /**
     * The list.
     */
    200: MemberIcons;
};

export type GetMemberIconsResponse = GetMemberIconsResponses[keyof GetMemberIconsResponses];

export type ChooseMemberIconData = {
    body: MemberIconChoice;
    path?: never;
    query?: never;
    url: '/wps/member/info/icon';
};

export type ChooseMemberIconErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ChooseMemberIconError = ChooseMemberIconErrors[keyof ChooseMemberIconErrors];

export type ChooseMemberIconResponses = {
    /**
     * Kept.
     */
    200: MemberIcon;
};

export type ChooseMemberIconResponse = ChooseMemberIconResponses[keyof ChooseMemberIconResponses];

export type GetBalanceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/v2/wallets/balance';
};

export type GetBalanceErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBalanceError = GetBalanceErrors[keyof GetBalanceErrors];

export type GetBalanceResponses = {
    /**
     * The balance now.
     */
    200: Balance;
};

export type GetBalanceResponse = GetBalanceResponses[keyof GetBalanceResponses];

export type GetMerchantWalletData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/relay/GCS_merchantWallet';
};

export type GetMerchantWalletErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMerchantWalletError = GetMerchantWalletErrors[keyof GetMerchantWalletErrors];

export type GetMerchantWalletResponses = {
    /**
     * The wallet model.
     */
    200: MerchantWallet;
};

export type GetMerchantWalletResponse = GetMerchantWalletResponses[keyof GetMerchantWalletResponses];

export type ListVendorWalletsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/wallets/vendors';
};

export type ListVendorWalletsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListVendorWalletsError = ListVendorWalletsErrors[keyof ListVendorWalletsErrors];

export type ListVendorWalletsResponses = {
    /**
     * The wallets now.
     */
    200: VendorWallets;
};

export type ListVendorWalletsResponse = ListVendorWalletsResponses[keyof ListVendorWalletsResponses];

export type CollectVendorWalletsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/wallets/vendors/collect';
};

export type CollectVendorWalletsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CollectVendorWalletsError = CollectVendorWalletsErrors[keyof CollectVendorWalletsErrors];

export type CollectVendorWalletsResponses = {
    /**
     * What was brought back.
     */
    200: CollectedVendorWallets;
};

export type CollectVendorWalletsResponse = CollectVendorWalletsResponses[keyof CollectVendorWalletsResponses];

export type ListVendorTransfersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/wallets/vendors/transfers';
};

export type ListVendorTransfersErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListVendorTransfersError = ListVendorTransfersErrors[keyof ListVendorTransfersErrors];

export type ListVendorTransfersResponses = {
    /**
     * The next transfers.
     */
    200: VendorTransferList;
};

export type ListVendorTransfersResponse = ListVendorTransfersResponses[keyof ListVendorTransfersResponses];

export type GetGameMenusData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/lgw/games/game_menus';
};

export type GetGameMenusErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetGameMenusError = GetGameMenusErrors[keyof GetGameMenusErrors];

export type GetGameMenusResponses = {
    /**
     * The menus.
     */
    200: GameMenus;
};

export type GetGameMenusResponse = GetGameMenusResponses[keyof GetGameMenusResponses];

export type GetPopularGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/lgw/games/popular';
};

export type GetPopularGamesErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetPopularGamesError = GetPopularGamesErrors[keyof GetPopularGamesErrors];

export type GetPopularGamesResponses = {
    /**
     * Games, most played of the last seven days first.
     */
    200: Array<GameCard>;
};

export type GetPopularGamesResponse = GetPopularGamesResponses[keyof GetPopularGamesResponses];

export type GetHotGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Merchant of this site. Optional; another merchant's code is refused.
         */
        merchantCode?: string | undefined;
        /**
         * Platform games (2).
         */
        isPlatform?: 2 | undefined;
        /**
         * Game platforms, comma separated. The spelling `flash` is accepted and no flash title exists.
         */
        platform?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GCSGAME_hotGamesV2';
};

export type GetHotGamesErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetHotGamesError = GetHotGamesErrors[keyof GetHotGamesErrors];

export type GetHotGamesResponses = {
    /**
     * The games.
     */
    200: HotGames;
};

export type GetHotGamesResponse = GetHotGamesResponses[keyof GetHotGamesResponses];

export type GetGameListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only the game with this number: what the page of a game asks when it was opened by its address.
         */
        nodeId?: NodeId | undefined;
        /**
         * Vendor codes, comma separated.
         */
        vendor?: string | undefined;
        /**
         * Which games.
         */
        filter?: GameFilter | undefined;
        /**
         * Words in the name of the game or the vendor.
         */
        q?: SearchText | undefined;
        /**
         * Only games of this class, for example ESPORTS; NONE = games that are in no class, which is sports without esports and cockfight.
         */
        classify?: string | undefined;
        /**
         * Features, comma separated; any of them.
         */
        feature?: string | undefined;
        /**
         * Volatilities, comma separated.
         */
        volatility?: string | undefined;
        /**
         * Least return to player in percent. Games that publish none are left out.
         */
        rtpMin?: number | undefined;
        /**
         * Greatest return to player in percent. Games that publish none are left out.
         */
        rtpMax?: number | undefined;
        /**
         * The least stake of the game is this much at most, in the currency of the reader.
         */
        minBetMax?: MoneyInput | undefined;
        /**
         * True = only vendors that play from the one wallet of the site; false = only those that do not.
         */
        singleWallet?: boolean | undefined;
        /**
         * True = only games that can be launched now.
         */
        playable?: boolean | undefined;
        /**
         * True = with the counts of each filter.
         */
        facets?: boolean | undefined;
        /**
         * Order; a search without one puts the best match first.
         */
        sort?: GameSort | undefined;
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Games per page.
         */
        pageSize?: number | undefined;
        /**
         * Merchant of this site. Optional; another merchant's code is refused.
         */
        merchantCode?: string | undefined;
        /**
         * Game platforms, comma separated. The spelling `flash` is accepted and no flash title exists.
         */
        platform?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GCSGAME_gameList';
};

export type GetGameListErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetGameListError = GetGameListErrors[keyof GetGameListErrors];

export type GetGameListResponses = {
    /**
     * One page.
     */
    200: GamePage;
};

export type GetGameListResponse = GetGameListResponses[keyof GetGameListResponses];

export type SearchGamesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What the reader has typed.
         */
        q: SearchText;
        /**
         * Games at most; of vendors there are 4 at most.
         */
        limit?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GCSGAME_search';
};

export type SearchGamesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SearchGamesError = SearchGamesErrors[keyof SearchGamesErrors];

export type SearchGamesResponses = {
    /**
     * What was found.
     */
    200: GameSearch;
};

export type SearchGamesResponse = SearchGamesResponses[keyof SearchGamesResponses];

export type GetRecentGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Games per page.
         */
        pageSize?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GCS_recentGame';
};

export type GetRecentGamesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetRecentGamesError = GetRecentGamesErrors[keyof GetRecentGamesErrors];

export type GetRecentGamesResponses = {
    /**
     * One page.
     */
    200: GamePage;
};

export type GetRecentGamesResponse = GetRecentGamesResponses[keyof GetRecentGamesResponses];

export type GetGameVendorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Game platforms, comma separated. The spelling `flash` is accepted and no flash title exists.
         */
        platform?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GCSGAME_gameVendor';
};

export type GetGameVendorsErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetGameVendorsError = GetGameVendorsErrors[keyof GetGameVendorsErrors];

export type GetGameVendorsResponses = {
    /**
     * The lanes.
     */
    200: GameVendors;
};

export type GetGameVendorsResponse = GetGameVendorsResponses[keyof GetGameVendorsResponses];

export type GetFavoriteGameIdsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/relay/MCSFE_getFavoriteGameIds';
};

export type GetFavoriteGameIdsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetFavoriteGameIdsError = GetFavoriteGameIdsErrors[keyof GetFavoriteGameIdsErrors];

export type GetFavoriteGameIdsResponses = {
    /**
     * The ids.
     */
    200: FavoriteIds;
};

export type GetFavoriteGameIdsResponse = GetFavoriteGameIdsResponses[keyof GetFavoriteGameIdsResponses];

export type GetFavoriteGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Games per page.
         */
        pageSize?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/MCSFE_getFavoriteGamesList';
};

export type GetFavoriteGamesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetFavoriteGamesError = GetFavoriteGamesErrors[keyof GetFavoriteGamesErrors];

export type GetFavoriteGamesResponses = {
    /**
     * One page.
     */
    200: GamePage;
};

export type GetFavoriteGamesResponse = GetFavoriteGamesResponses[keyof GetFavoriteGamesResponses];

export type GetGameAnnouncementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the game.
         */
        nodeId?: NodeId | undefined;
        /**
         * Vendor code.
         */
        vendor?: VendorCode | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/MCSFE_getGameAnnouncements';
};

export type GetGameAnnouncementsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetGameAnnouncementsError = GetGameAnnouncementsErrors[keyof GetGameAnnouncementsErrors];

export type GetGameAnnouncementsResponses = {
    /**
     * The promotions.
     */
    200: GameAnnouncements;
};

export type GetGameAnnouncementsResponse = GetGameAnnouncementsResponses[keyof GetGameAnnouncementsResponses];

export type AddFavoriteGameData = {
    body: FavoriteRequest;
    path?: never;
    query?: never;
    url: '/wps/relay/MCSFE_addFavoriteGameV2';
};

export type AddFavoriteGameErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AddFavoriteGameError = AddFavoriteGameErrors[keyof AddFavoriteGameErrors];

export type AddFavoriteGameResponses = {
    /**
     * Done.
     */
    200: FavoriteResult;
};

export type AddFavoriteGameResponse = AddFavoriteGameResponses[keyof AddFavoriteGameResponses];

export type RemoveFavoriteGameData = {
    body: FavoriteRequest;
    path?: never;
    query?: never;
    url: '/wps/relay/MCSFE_removeFavoriteGameV2';
};

export type RemoveFavoriteGameErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RemoveFavoriteGameError = RemoveFavoriteGameErrors[keyof RemoveFavoriteGameErrors];

export type RemoveFavoriteGameResponses = {
    /**
     * Done.
     */
    200: FavoriteResult;
};

export type RemoveFavoriteGameResponse = RemoveFavoriteGameResponses[keyof RemoveFavoriteGameResponses];

export type LaunchGameByAddressData = {
    body?: never;
    headers?: {
        /**
         * Language of the game (version 2 of the call).
         */
        Language?: LanguageCode | undefined;
    };
    path?: never;
    query: {
        /**
         * Id of the game at its vendor.
         */
        gameId?: GameId | undefined;
        /**
         * In place of gameId for a PVP room.
         */
        roomId?: string | undefined;
        /**
         * Number of the game in the menu.
         */
        nodeId: NodeId;
        /**
         * Constant 1.
         */
        accountType?: 1 | undefined;
        /**
         * 0 = do not ask to confirm moving funds.
         */
        confirmTrans?: 0 | undefined;
        /**
         * Vendor code.
         */
        vassalage: VendorCode;
        /**
         * Constant.
         */
        launchMode: 'GLS';
        /**
         * Constant.
         */
        platform: 'html5-desktop';
        /**
         * Constant 3.
         */
        clientType: 3;
        /**
         * Accepted for the wire of the specification; the session decides who plays.
         */
        username?: string | undefined;
        /**
         * Merchant of this site. Optional; another merchant's code is refused.
         */
        merchantCode?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/game/launchGame';
};

export type LaunchGameByAddressErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The wallet cannot pay for it (WALLET_INSUFFICIENT). Nothing was changed.
     */
    402: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LaunchGameByAddressError = LaunchGameByAddressErrors[keyof LaunchGameByAddressErrors];

export type LaunchGameByAddressResponses = {
    /**
     * The game may be opened.
     */
    200: LaunchResult;
};

export type LaunchGameByAddressResponse = LaunchGameByAddressResponses[keyof LaunchGameByAddressResponses];

export type LaunchGameData = {
    body: ({
        launchMode: 'GLS';
    } & LaunchRequest) | ({
        launchMode: 'LOTT';
    } & LotteryFrameRequest);
    headers?: {
        /**
         * Language of the game (version 2 of the call).
         */
        Language?: LanguageCode | undefined;
    };
    path?: never;
    query?: never;
    url: '/wps/game/launchGame';
};

export type LaunchGameErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The wallet cannot pay for it (WALLET_INSUFFICIENT). Nothing was changed.
     */
    402: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LaunchGameError = LaunchGameErrors[keyof LaunchGameErrors];

export type LaunchGameResponses = {
    /**
     * The game may be opened.
     */
    200: LaunchResult;
};

export type LaunchGameResponse = LaunchGameResponses[keyof LaunchGameResponses];

export type GetRoomListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Rooms of players, or live tables.
         */
        kind?: RoomKind | undefined;
        /**
         * Only this room.
         */
        roomId?: RoomId | undefined;
        /**
         * Only rooms of the game with this number.
         */
        nodeId?: NodeId | undefined;
        /**
         * Vendor codes, comma separated.
         */
        vendor?: string | undefined;
        /**
         * Only rooms of this band of stakes.
         */
        stake?: RoomStake | undefined;
        /**
         * Only tables that are hosted in this language.
         */
        tableLanguage?: LanguageCode | undefined;
        /**
         * true = only rooms with a free seat, whether or not they are open now.
         */
        hasSeat?: boolean | undefined;
        /**
         * true = only rooms that may be entered now.
         */
        isOpen?: boolean | undefined;
        /**
         * Order.
         */
        sort?: RoomSort | undefined;
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
        /**
         * Merchant of this site. Optional; another merchant's code is refused.
         */
        merchantCode?: string | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/GLS2_roomList';
};

export type GetRoomListErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetRoomListError = GetRoomListErrors[keyof GetRoomListErrors];

export type GetRoomListResponses = {
    /**
     * One page.
     */
    200: RoomPage;
};

export type GetRoomListResponse = GetRoomListResponses[keyof GetRoomListResponses];

export type LaunchRoomData = {
    body: RoomLaunchRequest;
    path?: never;
    query?: never;
    url: '/wps/relay/GLS2_launchRoom';
};

export type LaunchRoomErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The wallet cannot pay for it (WALLET_INSUFFICIENT). Nothing was changed.
     */
    402: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LaunchRoomError = LaunchRoomErrors[keyof LaunchRoomErrors];

export type LaunchRoomResponses = {
    /**
     * The room may be opened.
     */
    200: LaunchResult;
};

export type LaunchRoomResponse = LaunchRoomResponses[keyof LaunchRoomResponses];

export type ReportGameData = {
    body: GameReportRequest;
    path?: never;
    query?: never;
    url: '/wps/game/report';
};

export type ReportGameErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ReportGameError = ReportGameErrors[keyof ReportGameErrors];

export type ReportGameResponses = {
    /**
     * It is kept.
     */
    200: GameReportReceipt;
};

export type ReportGameResponse = ReportGameResponses[keyof ReportGameResponses];

export type GetDrawLobbyData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only groups of this area.
         */
        area?: LottoArea | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/LGW_drawLobby';
};

export type GetDrawLobbyErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDrawLobbyError = GetDrawLobbyErrors[keyof GetDrawLobbyErrors];

export type GetDrawLobbyResponses = {
    /**
     * The lobby.
     */
    200: DrawLobby;
};

export type GetDrawLobbyResponse = GetDrawLobbyResponses[keyof GetDrawLobbyResponses];

export type GetDrawData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Code of the lottery, which is the gameCode of the menus.
         */
        gameCode: GameId;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/LGW_draw';
};

export type GetDrawErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDrawError = GetDrawErrors[keyof GetDrawErrors];

export type GetDrawResponses = {
    /**
     * The lottery.
     */
    200: LotteryDetail;
};

export type GetDrawResponse = GetDrawResponses[keyof GetDrawResponses];

export type GetDrawHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Code of the lottery, which is the gameCode of the menus.
         */
        gameCode: GameId;
        /**
         * Only draws of this day, in the time zone of the answer.
         */
        date?: string | undefined;
        /**
         * Only this issue.
         */
        issue?: IssueNumber | undefined;
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/LGW_drawHistory';
};

export type GetDrawHistoryErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDrawHistoryError = GetDrawHistoryErrors[keyof GetDrawHistoryErrors];

export type GetDrawHistoryResponses = {
    /**
     * One page.
     */
    200: DrawPage;
};

export type GetDrawHistoryResponse = GetDrawHistoryResponses[keyof GetDrawHistoryResponses];

export type GetOpenedNumbersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Lotteries at most.
         */
        limit?: number | undefined;
        /**
         * Only lotteries of this area.
         */
        area?: LottoArea | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/lotto/lgw/games/opened/numero';
};

export type GetOpenedNumbersErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetOpenedNumbersError = GetOpenedNumbersErrors[keyof GetOpenedNumbersErrors];

export type GetOpenedNumbersResponses = {
    /**
     * The numbers.
     */
    200: OpenedNumbers;
};

export type GetOpenedNumbersResponse = GetOpenedNumbersResponses[keyof GetOpenedNumbersResponses];

export type GetAnnouncementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Types, comma separated: B banner, PL player, PU popup, PR promotion, H agency.
         */
        types?: string | undefined;
        /**
         * Platform.
         */
        platform?: Platform | undefined;
        /**
         * B = before log-in, A = after.
         */
        execution?: 'B' | 'A' | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/MCSFE_getListAnnouncements';
};

export type GetAnnouncementsErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAnnouncementsError = GetAnnouncementsErrors[keyof GetAnnouncementsErrors];

export type GetAnnouncementsResponses = {
    /**
     * The announcements.
     */
    200: Announcements;
};

export type GetAnnouncementsResponse = GetAnnouncementsResponses[keyof GetAnnouncementsResponses];

export type GetWinnerBoardData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A category or ALL.
         */
        gameCategory?: 'ALL' | 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP' | undefined;
        /**
         * Rows.
         */
        limitNum?: number | undefined;
        /**
         * Language of the texts in the answer. Without it the gateway takes the header Language, then Accept-Language, then the merchant's default.
         */
        language?: LanguageCode | undefined;
    };
    url: '/wps/relay/ODSFE2_getWinnerBoard';
};

export type GetWinnerBoardErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetWinnerBoardError = GetWinnerBoardErrors[keyof GetWinnerBoardErrors];

export type GetWinnerBoardResponses = {
    /**
     * The board.
     */
    200: WinnerBoard;
};

export type GetWinnerBoardResponse = GetWinnerBoardResponses[keyof GetWinnerBoardResponses];

export type GetHelpCenterData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Language of the articles.
         */
        lang?: LanguageCode | undefined;
        /**
         * Device.
         */
        device?: 'WEB' | undefined;
        /**
         * Only this tag.
         */
        tag?: string | undefined;
    };
    url: '/wps/system/helpCenter';
};

export type GetHelpCenterErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetHelpCenterError = GetHelpCenterErrors[keyof GetHelpCenterErrors];

export type GetHelpCenterResponses = {
    /**
     * Articles, in the order to show them.
     */
    200: Array<HelpArticle>;
};

export type GetHelpCenterResponse = GetHelpCenterResponses[keyof GetHelpCenterResponses];

export type GetSaferPlayData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/rg';
};

export type GetSaferPlayErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetSaferPlayError = GetSaferPlayErrors[keyof GetSaferPlayErrors];

export type GetSaferPlayResponses = {
    /**
     * Limits and breaks.
     */
    200: SaferPlay;
};

export type GetSaferPlayResponse = GetSaferPlayResponses[keyof GetSaferPlayResponses];

export type SetPlayLimitData = {
    body: PlayLimitRequest;
    path?: never;
    query?: never;
    url: '/wps/rg/limits';
};

export type SetPlayLimitErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SetPlayLimitError = SetPlayLimitErrors[keyof SetPlayLimitErrors];

export type SetPlayLimitResponses = {
    /**
     * How all limits stand now.
     */
    200: SaferPlay;
};

export type SetPlayLimitResponse = SetPlayLimitResponses[keyof SetPlayLimitResponses];

export type ConfirmPlayLimitData = {
    body: PlayLimitName;
    path?: never;
    query?: never;
    url: '/wps/rg/limits/confirm';
};

export type ConfirmPlayLimitErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ConfirmPlayLimitError = ConfirmPlayLimitErrors[keyof ConfirmPlayLimitErrors];

export type ConfirmPlayLimitResponses = {
    /**
     * How all limits stand now.
     */
    200: SaferPlay;
};

export type ConfirmPlayLimitResponse = ConfirmPlayLimitResponses[keyof ConfirmPlayLimitResponses];

export type KeepPlayLimitData = {
    body: PlayLimitName;
    path?: never;
    query?: never;
    url: '/wps/rg/limits/keep';
};

export type KeepPlayLimitErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type KeepPlayLimitError = KeepPlayLimitErrors[keyof KeepPlayLimitErrors];

export type KeepPlayLimitResponses = {
    /**
     * How all limits stand now.
     */
    200: SaferPlay;
};

export type KeepPlayLimitResponse = KeepPlayLimitResponses[keyof KeepPlayLimitResponses];

export type ListPlayLimitChangesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/rg/limits/history';
};

export type ListPlayLimitChangesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListPlayLimitChangesError = ListPlayLimitChangesErrors[keyof ListPlayLimitChangesErrors];

export type ListPlayLimitChangesResponses = {
    /**
     * The next changes.
     */
    200: PlayLimitHistory;
};

export type ListPlayLimitChangesResponse = ListPlayLimitChangesResponses[keyof ListPlayLimitChangesResponses];

export type TakeTimeOutData = {
    body: TimeOutRequest;
    path?: never;
    query?: never;
    url: '/wps/rg/timeout';
};

export type TakeTimeOutErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type TakeTimeOutError = TakeTimeOutErrors[keyof TakeTimeOutErrors];

export type TakeTimeOutResponses = {
    /**
     * The time-out is in force.
     */
    200: SaferPlay;
};

export type TakeTimeOutResponse = TakeTimeOutResponses[keyof TakeTimeOutResponses];

export type ExcludeSelfData = {
    body: ExclusionRequest;
    path?: never;
    query?: never;
    url: '/wps/rg/exclusion';
};

export type ExcludeSelfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ExcludeSelfError = ExcludeSelfErrors[keyof ExcludeSelfErrors];

export type ExcludeSelfResponses = {
    /**
     * The exclusion is in force.
     */
    200: SaferPlay;
};

export type ExcludeSelfResponse = ExcludeSelfResponses[keyof ExcludeSelfResponses];

export type TakeBackReturnData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/rg/return';
};

export type TakeBackReturnErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type TakeBackReturnError = TakeBackReturnErrors[keyof TakeBackReturnErrors];

export type TakeBackReturnResponses = {
    /**
     * How the break stands now.
     */
    200: SaferPlay;
};

export type TakeBackReturnResponse = TakeBackReturnResponses[keyof TakeBackReturnResponses];

export type ReturnToPlayData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/rg/return';
};

export type ReturnToPlayErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ReturnToPlayError = ReturnToPlayErrors[keyof ReturnToPlayErrors];

export type ReturnToPlayResponses = {
    /**
     * How the break stands now.
     */
    200: SaferPlay;
};

export type ReturnToPlayResponse = ReturnToPlayResponses[keyof ReturnToPlayResponses];

export type SetRealityCheckData = {
    body: RealityCheckRequest;
    path?: never;
    query?: never;
    url: '/wps/rg/reality-check';
};

export type SetRealityCheckErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SetRealityCheckError = SetRealityCheckErrors[keyof SetRealityCheckErrors];

export type SetRealityCheckResponses = {
    /**
     * It is set.
     */
    200: SaferPlay;
};

export type SetRealityCheckResponse = SetRealityCheckResponses[keyof SetRealityCheckResponses];

export type NotePlayData = {
    body: PlaySignRequest;
    path?: never;
    query?: never;
    url: '/wps/rg/play';
};

export type NotePlayErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type NotePlayError = NotePlayErrors[keyof NotePlayErrors];

export type NotePlayResponses = {
    /**
     * Play may go on.
     */
    200: PlaySign;
};

export type NotePlayResponse = NotePlayResponses[keyof NotePlayResponses];

export type GetPlayStatisticsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many days, today among them.
         */
        days?: number | undefined;
    };
    url: '/wps/rg/statistics';
};

export type GetPlayStatisticsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetPlayStatisticsError = GetPlayStatisticsErrors[keyof GetPlayStatisticsErrors];

export type GetPlayStatisticsResponses = {
    /**
     * The last days, the oldest first.
     */
    200: PlayStatistics;
};

export type GetPlayStatisticsResponse = GetPlayStatisticsResponses[keyof GetPlayStatisticsResponses];

export type GetAccountClosingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/closing';
};

export type GetAccountClosingErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetAccountClosingError = GetAccountClosingErrors[keyof GetAccountClosingErrors];

export type GetAccountClosingResponses = {
    /**
     * How it stands.
     */
    200: AccountClosing;
};

export type GetAccountClosingResponse = GetAccountClosingResponses[keyof GetAccountClosingResponses];

export type CloseAccountData = {
    body: CloseAccountRequest;
    path?: never;
    query?: never;
    url: '/wps/account/closing';
};

export type CloseAccountErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CloseAccountError = CloseAccountErrors[keyof CloseAccountErrors];

export type CloseAccountResponses = {
    /**
     * It is closed, or is being closed.
     */
    200: AccountClosing;
};

export type CloseAccountResponse = CloseAccountResponses[keyof CloseAccountResponses];

export type KeepAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/closing/keep';
};

export type KeepAccountErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type KeepAccountError = KeepAccountErrors[keyof KeepAccountErrors];

export type KeepAccountResponses = {
    /**
     * It stays.
     */
    200: AccountClosing;
};

export type KeepAccountResponse = KeepAccountResponses[keyof KeepAccountResponses];

export type GiveUpRestData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/closing/rest';
};

export type GiveUpRestErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GiveUpRestError = GiveUpRestErrors[keyof GiveUpRestErrors];

export type GiveUpRestResponses = {
    /**
     * How it stands.
     */
    200: AccountClosing;
};

export type GiveUpRestResponse = GiveUpRestResponses[keyof GiveUpRestResponses];

export type ListDataExportsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/exports';
};

export type ListDataExportsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListDataExportsError = ListDataExportsErrors[keyof ListDataExportsErrors];

export type ListDataExportsResponses = {
    /**
     * The copies.
     */
    200: DataExports;
};

export type ListDataExportsResponse = ListDataExportsResponses[keyof ListDataExportsResponses];

export type RequestDataExportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/exports';
};

export type RequestDataExportErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RequestDataExportError = RequestDataExportErrors[keyof RequestDataExportErrors];

export type RequestDataExportResponses = {
    /**
     * It is being made.
     */
    200: DataExports;
};

export type RequestDataExportResponse = RequestDataExportResponses[keyof RequestDataExportResponses];

export type GetDataExportLinkData = {
    body?: never;
    path: {
        /**
         * Number of the copy.
         */
        exportId: string;
    };
    query?: never;
    url: '/wps/account/exports/{exportId}/link';
};

export type GetDataExportLinkErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDataExportLinkError = GetDataExportLinkErrors[keyof GetDataExportLinkErrors];

export type GetDataExportLinkResponses = {
    /**
     * The address.
     */
    200: DataExportLink;
};

export type GetDataExportLinkResponse = GetDataExportLinkResponses[keyof GetDataExportLinkResponses];

export type ListConsentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/account/consents';
};

export type ListConsentsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListConsentsError = ListConsentsErrors[keyof ListConsentsErrors];

export type ListConsentsResponses = {
    /**
     * The next rows.
     */
    200: ConsentList;
};

export type ListConsentsResponse = ListConsentsResponses[keyof ListConsentsResponses];

export type GetMarketingConsentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/account/marketing';
};

export type GetMarketingConsentErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMarketingConsentError = GetMarketingConsentErrors[keyof GetMarketingConsentErrors];

export type GetMarketingConsentResponses = {
    /**
     * The last answer.
     */
    200: MarketingConsent;
};

export type GetMarketingConsentResponse = GetMarketingConsentResponses[keyof GetMarketingConsentResponses];

export type SetMarketingConsentData = {
    body: MarketingConsentRequest;
    path?: never;
    query?: never;
    url: '/wps/account/marketing';
};

export type SetMarketingConsentErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SetMarketingConsentError = SetMarketingConsentErrors[keyof SetMarketingConsentErrors];

export type SetMarketingConsentResponses = {
    /**
     * It is set.
     */
    200: MarketingConsent;
};

export type SetMarketingConsentResponse = SetMarketingConsentResponses[keyof SetMarketingConsentResponses];

export type GetBetsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
         */
        to?: Instant | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this game.
         */
        gameId?: GameId | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
        /**
         * Order.
         */
        sort?: BetSort | undefined;
        /**
         * Page number, counted from 1.
         */
        page?: number | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/report/bets';
};

export type GetBetsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBetsError = GetBetsErrors[keyof GetBetsErrors];

export type GetBetsResponses = {
    /**
     * One page and the totals.
     */
    200: BetPage;
};

export type GetBetsResponse = GetBetsResponses[keyof GetBetsResponses];

export type GetBetsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this game.
         */
        gameId?: GameId | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
        /**
         * Order.
         */
        sort?: BetSort | undefined;
    };
    url: '/wps/report/bets/csv';
};

export type GetBetsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBetsCsvError = GetBetsCsvErrors[keyof GetBetsCsvErrors];

export type GetBetsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetBetsCsvResponse = GetBetsCsvResponses[keyof GetBetsCsvResponses];

export type GetBetsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this game.
         */
        gameId?: GameId | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
        /**
         * Order.
         */
        sort?: BetSort | undefined;
    };
    url: '/wps/report/bets/pdf';
};

export type GetBetsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBetsPdfError = GetBetsPdfErrors[keyof GetBetsPdfErrors];

export type GetBetsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetBetsPdfResponse = GetBetsPdfResponses[keyof GetBetsPdfResponses];

export type ListBetsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
        /**
         * Only this game.
         */
        gameId?: GameId | undefined;
        /**
         * Only this status.
         */
        status?: BetStatus | undefined;
        /**
         * Order.
         */
        sort?: BetSort | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/report/bet-list';
};

export type ListBetsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListBetsError = ListBetsErrors[keyof ListBetsErrors];

export type ListBetsResponses = {
    /**
     * The next rows.
     */
    200: BetList;
};

export type ListBetsResponse = ListBetsResponses[keyof ListBetsResponses];

export type ListBetGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
         */
        to?: Instant | undefined;
        /**
         * Only this category.
         */
        category?: GameCategoryCode | undefined;
        /**
         * Only this vendor.
         */
        vendor?: VendorCode | undefined;
    };
    url: '/wps/report/bet-games';
};

export type ListBetGamesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListBetGamesError = ListBetGamesErrors[keyof ListBetGamesErrors];

export type ListBetGamesResponses = {
    /**
     * Games, in the order of their names.
     */
    200: Array<PlayedGame>;
};

export type ListBetGamesResponse = ListBetGamesResponses[keyof ListBetGamesResponses];

export type GetBetData = {
    body?: never;
    path: {
        /**
         * Number of the bet.
         */
        betNo: string;
    };
    query?: never;
    url: '/wps/report/bets/{betNo}';
};

export type GetBetErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBetError = GetBetErrors[keyof GetBetErrors];

export type GetBetResponses = {
    /**
     * The bet.
     */
    200: BetDetail;
};

export type GetBetResponse = GetBetResponses[keyof GetBetResponses];

export type ListMovementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
         */
        to?: Instant | undefined;
        /**
         * Only this kind.
         */
        kind?: MovementKind | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/report/transactions';
};

export type ListMovementsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListMovementsError = ListMovementsErrors[keyof ListMovementsErrors];

export type ListMovementsResponses = {
    /**
     * The next movements.
     */
    200: MovementList;
};

export type ListMovementsResponse = ListMovementsResponses[keyof ListMovementsResponses];

export type GetMovementsCsvData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/report/transactions/csv';
};

export type GetMovementsCsvErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMovementsCsvError = GetMovementsCsvErrors[keyof GetMovementsCsvErrors];

export type GetMovementsCsvResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetMovementsCsvResponse = GetMovementsCsvResponses[keyof GetMovementsCsvResponses];

export type GetMovementsPdfData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/report/transactions/pdf';
};

export type GetMovementsPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * More than one answer may hold (EXPORT_TOO_LARGE). Nothing was made.
     */
    413: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMovementsPdfError = GetMovementsPdfErrors[keyof GetMovementsPdfErrors];

export type GetMovementsPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetMovementsPdfResponse = GetMovementsPdfResponses[keyof GetMovementsPdfResponses];

export type GetMovementTotalsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * First moment that counts.
         */
        from: Instant;
        /**
         * First moment that counts no more.
         */
        to: Instant;
        /**
         * Only this kind.
         */
        kind?: MovementKind | undefined;
    };
    url: '/wps/report/transaction-totals';
};

export type GetMovementTotalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetMovementTotalsError = GetMovementTotalsErrors[keyof GetMovementTotalsErrors];

export type GetMovementTotalsResponses = {
    /**
     * The sums.
     */
    200: MovementTotals;
};

export type GetMovementTotalsResponse = GetMovementTotalsResponses[keyof GetMovementTotalsResponses];

export type GetProfitData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How long a span is.
         */
        period?: ProfitPeriod | undefined;
    };
    url: '/wps/report/profit';
};

export type GetProfitErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetProfitError = GetProfitErrors[keyof GetProfitErrors];

export type GetProfitResponses = {
    /**
     * The report.
     */
    200: ProfitReport;
};

export type GetProfitResponse = GetProfitResponses[keyof GetProfitResponses];

export type GetProfitPdfData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How long a span is.
         */
        period?: ProfitPeriod | undefined;
    };
    url: '/wps/report/profit/pdf';
};

export type GetProfitPdfErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetProfitPdfError = GetProfitPdfErrors[keyof GetProfitPdfErrors];

export type GetProfitPdfResponses = {
    /**
     * The file, as an attachment.
     */
    200: Blob | File;
};

export type GetProfitPdfResponse = GetProfitPdfResponses[keyof GetProfitPdfResponses];

export type GetDepositMethodsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/methods';
};

export type GetDepositMethodsErrors = {
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDepositMethodsError = GetDepositMethodsErrors[keyof GetDepositMethodsErrors];

export type GetDepositMethodsResponses = {
    /**
     * The methods, the quickest first.
     */
    200: DepositMethods;
};

export type GetDepositMethodsResponse = GetDepositMethodsResponses[keyof GetDepositMethodsResponses];

export type ListDepositsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/cashier/deposits';
};

export type ListDepositsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListDepositsError = ListDepositsErrors[keyof ListDepositsErrors];

export type ListDepositsResponses = {
    /**
     * The next orders.
     */
    200: DepositList;
};

export type ListDepositsResponse = ListDepositsResponses[keyof ListDepositsResponses];

export type CreateDepositData = {
    body: DepositRequest;
    path?: never;
    query?: never;
    url: '/wps/cashier/deposits';
};

export type CreateDepositErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CreateDepositError = CreateDepositErrors[keyof CreateDepositErrors];

export type CreateDepositResponses = {
    /**
     * The order.
     */
    200: DepositOrder;
};

export type CreateDepositResponse = CreateDepositResponses[keyof CreateDepositResponses];

export type GetDepositData = {
    body?: never;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/wps/cashier/deposits/{orderNo}';
};

export type GetDepositErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetDepositError = GetDepositErrors[keyof GetDepositErrors];

export type GetDepositResponses = {
    /**
     * The order.
     */
    200: DepositDetail;
};

export type GetDepositResponse = GetDepositResponses[keyof GetDepositResponses];

export type CancelDepositData = {
    body?: never;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/wps/cashier/deposits/{orderNo}/cancel';
};

export type CancelDepositErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CancelDepositError = CancelDepositErrors[keyof CancelDepositErrors];

export type CancelDepositResponses = {
    /**
     * The order, cancelled.
     */
    200: DepositOrder;
};

export type CancelDepositResponse = CancelDepositResponses[keyof CancelDepositResponses];

export type RedeemVoucherData = {
    body: VoucherRequest;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/wps/cashier/deposits/{orderNo}/voucher';
};

export type RedeemVoucherErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RedeemVoucherError = RedeemVoucherErrors[keyof RedeemVoucherErrors];

export type RedeemVoucherResponses = {
    /**
     * What the provider says of the code.
     */
    200: VoucherAnswer;
};

export type RedeemVoucherResponse = RedeemVoucherResponses[keyof RedeemVoucherResponses];

export type AttachSlipsData = {
    body: SlipRequest;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/wps/cashier/deposits/{orderNo}/slips';
};

export type AttachSlipsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AttachSlipsError = AttachSlipsErrors[keyof AttachSlipsErrors];

export type AttachSlipsResponses = {
    /**
     * The slips of the order.
     */
    200: AttachedSlips;
};

export type AttachSlipsResponse = AttachSlipsResponses[keyof AttachSlipsResponses];

export type GetBonusOffersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/bonus-offers';
};

export type GetBonusOffersErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBonusOffersError = GetBonusOffersErrors[keyof GetBonusOffersErrors];

export type GetBonusOffersResponses = {
    /**
     * The offers.
     */
    200: BonusOffers;
};

export type GetBonusOffersResponse = GetBonusOffersResponses[keyof GetBonusOffersResponses];

export type ListBonusesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/cashier/bonuses';
};

export type ListBonusesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListBonusesError = ListBonusesErrors[keyof ListBonusesErrors];

export type ListBonusesResponses = {
    /**
     * The bonuses.
     */
    200: BonusList;
};

export type ListBonusesResponse = ListBonusesResponses[keyof ListBonusesResponses];

export type GetBonusData = {
    body?: never;
    path: {
        /**
         * Number of the bonus.
         */
        id: BonusId;
    };
    query?: never;
    url: '/wps/cashier/bonuses/{id}';
};

export type GetBonusErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetBonusError = GetBonusErrors[keyof GetBonusErrors];

export type GetBonusResponses = {
    /**
     * The bonus.
     */
    200: Bonus;
};

export type GetBonusResponse = GetBonusResponses[keyof GetBonusResponses];

export type GiveBonusUpData = {
    body?: never;
    path: {
        /**
         * Number of the bonus.
         */
        id: BonusId;
    };
    query?: never;
    url: '/wps/cashier/bonuses/{id}/give-up';
};

export type GiveBonusUpErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GiveBonusUpError = GiveBonusUpErrors[keyof GiveBonusUpErrors];

export type GiveBonusUpResponses = {
    /**
     * The bonus, ended.
     */
    200: Bonus;
};

export type GiveBonusUpResponse = GiveBonusUpResponses[keyof GiveBonusUpResponses];

export type GetPayoutMethodsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/payout-methods';
};

export type GetPayoutMethodsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetPayoutMethodsError = GetPayoutMethodsErrors[keyof GetPayoutMethodsErrors];

export type GetPayoutMethodsResponses = {
    /**
     * The methods, the quickest first.
     */
    200: PayoutMethods;
};

export type GetPayoutMethodsResponse = GetPayoutMethodsResponses[keyof GetPayoutMethodsResponses];

export type ListPayoutAccountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/accounts';
};

export type ListPayoutAccountsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListPayoutAccountsError = ListPayoutAccountsErrors[keyof ListPayoutAccountsErrors];

export type ListPayoutAccountsResponses = {
    /**
     * The accounts.
     */
    200: PayoutAccounts;
};

export type ListPayoutAccountsResponse = ListPayoutAccountsResponses[keyof ListPayoutAccountsResponses];

export type AddPayoutAccountData = {
    body: NewPayoutAccount;
    path?: never;
    query?: never;
    url: '/wps/cashier/accounts';
};

export type AddPayoutAccountErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Too many requests (RATE_LIMITED, AUTH_LOCKED). The header Retry-After and `params.retryAfter` say how long to wait.
     */
    429: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type AddPayoutAccountError = AddPayoutAccountErrors[keyof AddPayoutAccountErrors];

export type AddPayoutAccountResponses = {
    /**
     * The accounts, with the new one.
     */
    200: PayoutAccounts;
};

export type AddPayoutAccountResponse = AddPayoutAccountResponses[keyof AddPayoutAccountResponses];

export type RemovePayoutAccountData = {
    body?: never;
    path: {
        /**
         * Number of the account.
         */
        accountId: PayoutAccountId;
    };
    query?: never;
    url: '/wps/cashier/accounts/{accountId}';
};

export type RemovePayoutAccountErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type RemovePayoutAccountError = RemovePayoutAccountErrors[keyof RemovePayoutAccountErrors];

export type RemovePayoutAccountResponses = {
    /**
     * The accounts that are left.
     */
    200: PayoutAccounts;
};

export type RemovePayoutAccountResponse = RemovePayoutAccountResponses[keyof RemovePayoutAccountResponses];

export type ChooseDefaultAccountData = {
    body?: never;
    path: {
        /**
         * Number of the account.
         */
        accountId: PayoutAccountId;
    };
    query?: never;
    url: '/wps/cashier/accounts/{accountId}/default';
};

export type ChooseDefaultAccountErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ChooseDefaultAccountError = ChooseDefaultAccountErrors[keyof ChooseDefaultAccountErrors];

export type ChooseDefaultAccountResponses = {
    /**
     * The accounts in their new order.
     */
    200: PayoutAccounts;
};

export type ChooseDefaultAccountResponse = ChooseDefaultAccountResponses[keyof ChooseDefaultAccountResponses];

export type GetWithdrawableData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/withdrawable';
};

export type GetWithdrawableErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetWithdrawableError = GetWithdrawableErrors[keyof GetWithdrawableErrors];

export type GetWithdrawableResponses = {
    /**
     * What can be withdrawn now.
     */
    200: Withdrawable;
};

export type GetWithdrawableResponse = GetWithdrawableResponses[keyof GetWithdrawableResponses];

export type ListWithdrawalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/cashier/withdrawals';
};

export type ListWithdrawalsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListWithdrawalsError = ListWithdrawalsErrors[keyof ListWithdrawalsErrors];

export type ListWithdrawalsResponses = {
    /**
     * The next orders.
     */
    200: WithdrawalList;
};

export type ListWithdrawalsResponse = ListWithdrawalsResponses[keyof ListWithdrawalsResponses];

export type CreateWithdrawalData = {
    body: WithdrawalRequest;
    path?: never;
    query?: never;
    url: '/wps/cashier/withdrawals';
};

export type CreateWithdrawalErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CreateWithdrawalError = CreateWithdrawalErrors[keyof CreateWithdrawalErrors];

export type CreateWithdrawalResponses = {
    /**
     * The order.
     */
    200: Withdrawal;
};

export type CreateWithdrawalResponse = CreateWithdrawalResponses[keyof CreateWithdrawalResponses];

export type GetWithdrawalData = {
    body?: never;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/wps/cashier/withdrawals/{orderNo}';
};

export type GetWithdrawalErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetWithdrawalError = GetWithdrawalErrors[keyof GetWithdrawalErrors];

export type GetWithdrawalResponses = {
    /**
     * The order.
     */
    200: WithdrawalDetail;
};

export type GetWithdrawalResponse = GetWithdrawalResponses[keyof GetWithdrawalResponses];

export type GetTransferOptionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/transfers/options';
};

export type GetTransferOptionsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTransferOptionsError = GetTransferOptionsErrors[keyof GetTransferOptionsErrors];

export type GetTransferOptionsResponses = {
    /**
     * Partners and limits.
     */
    200: TransferOptions;
};

export type GetTransferOptionsResponse = GetTransferOptionsResponses[keyof GetTransferOptionsResponses];

export type ListTransferDownlinesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * User name in whole, or number of the account.
         */
        find?: string | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/transfers/downlines';
};

export type ListTransferDownlinesErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListTransferDownlinesError = ListTransferDownlinesErrors[keyof ListTransferDownlinesErrors];

export type ListTransferDownlinesResponses = {
    /**
     * The next downlines.
     */
    200: DownlineList;
};

export type ListTransferDownlinesResponse = ListTransferDownlinesResponses[keyof ListTransferDownlinesResponses];

export type TransferMoneyData = {
    body: TransferRequest;
    path?: never;
    query?: never;
    url: '/wps/relay/GCS_walletTransfer';
};

export type TransferMoneyErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type TransferMoneyError = TransferMoneyErrors[keyof TransferMoneyErrors];

export type TransferMoneyResponses = {
    /**
     * The receipt.
     */
    200: Transfer;
};

export type TransferMoneyResponse = TransferMoneyResponses[keyof TransferMoneyResponses];

export type ListTransfersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/transfers';
};

export type ListTransfersErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListTransfersError = ListTransfersErrors[keyof ListTransfersErrors];

export type ListTransfersResponses = {
    /**
     * The next transfers.
     */
    200: TransferList;
};

export type ListTransfersResponse = ListTransfersResponses[keyof ListTransfersResponses];

export type GetTransferData = {
    body?: never;
    path: {
        /**
         * Number of the transfer.
         */
        transferNo: OrderNo;
    };
    query?: never;
    url: '/wps/transfers/{transferNo}';
};

export type GetTransferErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetTransferError = GetTransferErrors[keyof GetTransferErrors];

export type GetTransferResponses = {
    /**
     * The receipt.
     */
    200: Transfer;
};

export type GetTransferResponse = GetTransferResponses[keyof GetTransferResponses];

export type GetUnreadCountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/relay/CSP_unreadCount';
};

export type GetUnreadCountErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetUnreadCountError = GetUnreadCountErrors[keyof GetUnreadCountErrors];

export type GetUnreadCountResponses = {
    /**
     * The number.
     */
    200: UnreadCount;
};

export type GetUnreadCountResponse = GetUnreadCountResponses[keyof GetUnreadCountResponses];

export type ListInboxData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only this kind.
         */
        kind?: InboxKind | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/inbox';
};

export type ListInboxErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListInboxError = ListInboxErrors[keyof ListInboxErrors];

export type ListInboxResponses = {
    /**
     * The next messages.
     */
    200: InboxList;
};

export type ListInboxResponse = ListInboxResponses[keyof ListInboxResponses];

export type GetInboxMessageData = {
    body?: never;
    path: {
        /**
         * Number of the message.
         */
        messageId: InboxMessageId;
    };
    query?: never;
    url: '/wps/inbox/{messageId}';
};

export type GetInboxMessageErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetInboxMessageError = GetInboxMessageErrors[keyof GetInboxMessageErrors];

export type GetInboxMessageResponses = {
    /**
     * The message.
     */
    200: InboxMessage;
};

export type GetInboxMessageResponse = GetInboxMessageResponses[keyof GetInboxMessageResponses];

export type ReadInboxData = {
    body: InboxReading;
    path?: never;
    query?: never;
    url: '/wps/inbox/read';
};

export type ReadInboxErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ReadInboxError = ReadInboxErrors[keyof ReadInboxErrors];

export type ReadInboxResponses = {
    /**
     * They are read.
     */
    200: InboxState;
};

export type ReadInboxResponse = ReadInboxResponses[keyof ReadInboxResponses];

export type DeleteInboxData = {
    body: InboxDeletion;
    path?: never;
    query?: never;
    url: '/wps/inbox/delete';
};

export type DeleteInboxErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type DeleteInboxError = DeleteInboxErrors[keyof DeleteInboxErrors];

export type DeleteInboxResponses = {
    /**
     * They are gone.
     */
    200: InboxState;
};

export type DeleteInboxResponse = DeleteInboxResponses[keyof DeleteInboxResponses];

export type ListConfirmationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/wps/cashier/confirmations';
};

export type ListConfirmationsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListConfirmationsError = ListConfirmationsErrors[keyof ListConfirmationsErrors];

export type ListConfirmationsResponses = {
    /**
     * The next parts.
     */
    200: ConfirmationList;
};

export type ListConfirmationsResponse = ListConfirmationsResponses[keyof ListConfirmationsResponses];

export type CountConfirmationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/wps/cashier/confirmations/waiting';
};

export type CountConfirmationsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type CountConfirmationsError = CountConfirmationsErrors[keyof CountConfirmationsErrors];

export type CountConfirmationsResponses = {
    /**
     * The counts.
     */
    200: ConfirmationCount;
};

export type CountConfirmationsResponse = CountConfirmationsResponses[keyof CountConfirmationsResponses];

export type GetConfirmationData = {
    body?: never;
    path: {
        /**
         * Number of the part.
         */
        partNo: PartNo;
    };
    query?: never;
    url: '/wps/cashier/confirmations/{partNo}';
};

export type GetConfirmationErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetConfirmationError = GetConfirmationErrors[keyof GetConfirmationErrors];

export type GetConfirmationResponses = {
    /**
     * The part, as it stands now.
     */
    200: PartConfirmation;
};

export type GetConfirmationResponse = GetConfirmationResponses[keyof GetConfirmationResponses];

export type ConfirmReceivedData = {
    body: ReceiptRequest;
    path: {
        /**
         * Number of the part.
         */
        partNo: PartNo;
    };
    query?: never;
    url: '/wps/cashier/confirmations/{partNo}/received';
};

export type ConfirmReceivedErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ConfirmReceivedError = ConfirmReceivedErrors[keyof ConfirmReceivedErrors];

export type ConfirmReceivedResponses = {
    /**
     * The part, as it stands now.
     */
    200: PartConfirmation;
};

export type ConfirmReceivedResponse = ConfirmReceivedResponses[keyof ConfirmReceivedResponses];

export type OpenDisputeData = {
    body: DisputeRequest;
    path: {
        /**
         * Number of the part.
         */
        partNo: PartNo;
    };
    query?: never;
    url: '/wps/cashier/confirmations/{partNo}/dispute';
};

export type OpenDisputeErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type OpenDisputeError = OpenDisputeErrors[keyof OpenDisputeErrors];

export type OpenDisputeResponses = {
    /**
     * The part, as it stands now.
     */
    200: PartConfirmation;
};

export type OpenDisputeResponse = OpenDisputeResponses[keyof OpenDisputeResponses];

export type SendEvidenceData = {
    body: EvidenceRequest;
    path: {
        /**
         * Number of the part.
         */
        partNo: PartNo;
    };
    query?: never;
    url: '/wps/cashier/confirmations/{partNo}/evidence';
};

export type SendEvidenceErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type SendEvidenceError = SendEvidenceErrors[keyof SendEvidenceErrors];

export type SendEvidenceResponses = {
    /**
     * The part, as it stands now.
     */
    200: PartConfirmation;
};

export type SendEvidenceResponse = SendEvidenceResponses[keyof SendEvidenceResponses];

export type UploadFileData = {
    body: FileUpload;
    path?: never;
    query?: never;
    url: '/wps/files';
};

export type UploadFileErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type UploadFileError = UploadFileErrors[keyof UploadFileErrors];

export type UploadFileResponses = {
    /**
     * The picture, kept.
     */
    200: UploadedFile;
};

export type UploadFileResponse = UploadFileResponses[keyof UploadFileResponses];

export type GetFileData = {
    body?: never;
    path: {
        /**
         * Id of the picture.
         */
        fileId: FileId;
    };
    query?: never;
    url: '/wps/files/{fileId}';
};

export type GetFileErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetFileError = GetFileErrors[keyof GetFileErrors];

export type GetFileResponses = {
    /**
     * The address.
     */
    200: FileLink;
};

export type GetFileResponse = GetFileResponses[keyof GetFileResponses];

export type StreamEventsData = {
    body?: never;
    headers?: {
        /**
         * Id of the last event that was seen.
         */
        'Last-Event-ID'?: string | undefined;
    };
    path?: never;
    query?: never;
    url: '/wps/events';
};

export type StreamEventsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type StreamEventsError = StreamEventsErrors[keyof StreamEventsErrors];

export type StreamEventsResponses = {
    /**
     * The stream. The schema describes one event after its lines were put together.
     */
    200: LiveEvent;
};

export type StreamEventsResponse = StreamEventsResponses[keyof StreamEventsResponses];

export type VendorAuthenticateData = {
    body: VendorAuthenticateRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/authenticate';
};

export type VendorAuthenticateErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorAuthenticateError = VendorAuthenticateErrors[keyof VendorAuthenticateErrors];

export type VendorAuthenticateResponses = {
    /**
     * The player may play.
     */
    200: VendorSession;
};

export type VendorAuthenticateResponse = VendorAuthenticateResponses[keyof VendorAuthenticateResponses];

export type VendorBalanceData = {
    body: VendorBalanceRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/balance';
};

export type VendorBalanceErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorBalanceError = VendorBalanceErrors[keyof VendorBalanceErrors];

export type VendorBalanceResponses = {
    /**
     * The balance.
     */
    200: VendorBalance;
};

export type VendorBalanceResponse = VendorBalanceResponses[keyof VendorBalanceResponses];

export type VendorBetData = {
    body: VendorBetRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/bet';
};

export type VendorBetErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The wallet cannot pay for it (WALLET_INSUFFICIENT). Nothing was changed.
     */
    402: Failure;
    /**
     * The session is valid but may not do this (AUTH_TRIAL_BLOCKED, AUTH_NOT_AGENT, EXCLUDED ...).
     */
    403: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorBetError = VendorBetErrors[keyof VendorBetErrors];

export type VendorBetResponses = {
    /**
     * The stake is taken.
     */
    200: VendorTransactionResult;
};

export type VendorBetResponse = VendorBetResponses[keyof VendorBetResponses];

export type VendorWinData = {
    body: VendorWinRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/win';
};

export type VendorWinErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorWinError = VendorWinErrors[keyof VendorWinErrors];

export type VendorWinResponses = {
    /**
     * The win is paid.
     */
    200: VendorTransactionResult;
};

export type VendorWinResponse = VendorWinResponses[keyof VendorWinResponses];

export type VendorRollbackData = {
    body: VendorRollbackRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/rollback';
};

export type VendorRollbackErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorRollbackError = VendorRollbackErrors[keyof VendorRollbackErrors];

export type VendorRollbackResponses = {
    /**
     * The bet does not count.
     */
    200: VendorRollbackResult;
};

export type VendorRollbackResponse = VendorRollbackResponses[keyof VendorRollbackResponses];

export type VendorEndRoundData = {
    body: VendorEndRoundRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/endround';
};

export type VendorEndRoundErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * No such thing, or it belongs to somebody else; the two are not told apart.
     */
    404: Failure;
    /**
     * The state does not allow it (TXN_DUPLICATE_MISMATCH, ROUND_CLOSED, REPLAY ...). Nothing was changed.
     */
    409: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorEndRoundError = VendorEndRoundErrors[keyof VendorEndRoundErrors];

export type VendorEndRoundResponses = {
    /**
     * The round is closed.
     */
    200: VendorEndRoundResult;
};

export type VendorEndRoundResponse = VendorEndRoundResponses[keyof VendorEndRoundResponses];

export type VendorJackpotsData = {
    body: VendorJackpotsRequest;
    headers: {
        /**
         * Vendor code the signature key belongs to.
         */
        'X-Vendor': string;
        /**
         * Milliseconds since 1970 (UTC) at sending. Refused more than 300 s away from the gateway's clock.
         */
        'X-Timestamp': string;
        /**
         * HMAC-SHA256, lower-case hex, of `<X-Timestamp>.<raw request body>` with the vendor secret.
         */
        'X-Signature': string;
    };
    path?: never;
    query?: never;
    url: '/vendor/v1/jackpots';
};

export type VendorJackpotsErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Not now (MAINTENANCE, GAME_MAINTENANCE, SERVICE_BUSY). The header Retry-After says when to try again.
     */
    503: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type VendorJackpotsError = VendorJackpotsErrors[keyof VendorJackpotsErrors];

export type VendorJackpotsResponses = {
    /**
     * The pots.
     */
    200: VendorJackpots;
};

export type VendorJackpotsResponse = VendorJackpotsResponses[keyof VendorJackpotsResponses];
