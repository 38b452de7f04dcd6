// Contract 1.0.0, sha256 73e48206383dc566. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Stable code of a failure. The list is closed; texts are made from it on the client.
 */
export type ErrorCode = 'AUTH_BAD_CREDENTIALS' | 'AUTH_CAPTCHA_REQUIRED' | 'AUTH_CAPTCHA_INVALID' | 'AUTH_SLIDER_FAILED' | 'AUTH_TOKEN_MISSING' | 'AUTH_TOKEN_EXPIRED' | 'AUTH_NOT_MEMBER' | 'AUTH_NOT_AGENT' | 'AUTH_TRIAL_BLOCKED' | 'AUTH_PASSWORD_EXPIRED' | 'AUTH_DEFAULT_PASSWORD' | 'AUTH_LOCKED' | 'AUTH_STEP_UP' | 'AUTH_ROLE' | 'OTP_INVALID' | 'OTP_MISSING' | 'OTP_EXPIRED' | 'OTP_TOO_MANY' | 'OTP_QUOTA' | 'OTP_DISABLED' | 'PHONE_INVALID' | 'PHONE_MISSING' | 'SOCIAL_POPUP_CLOSED' | 'SOCIAL_POPUP_BLOCKED' | 'VALIDATION_FAILED' | 'AFFILIATE_INVALID' | 'INVITE_INVALID' | 'TERMS_REQUIRED' | 'AGE_TOO_LOW' | 'REGION_BLOCKED' | 'DOMAIN_INVALID' | 'MAINTENANCE' | 'GAME_MAINTENANCE' | 'GAME_NOT_FOUND' | 'GAME_REGION' | 'WALLET_INSUFFICIENT' | 'WALLET_FROZEN' | 'LIMIT_REACHED' | 'EXCLUDED' | 'TXN_DUPLICATE_MISMATCH' | 'TXN_NOT_FOUND' | 'CONTRACT_STALE' | 'CONTRACT_NOT_PARTY' | 'CONTRACT_BAD_ACTION' | 'CONTRACT_RATE_ABOVE_OWN' | 'UPLOAD_TOO_LARGE' | 'UPLOAD_TYPE' | 'UPLOAD_COUNT' | 'PROMO_CLOSED' | 'PROMO_NOT_ELIGIBLE' | 'POINTS_INSUFFICIENT' | 'CONFIRM_CLOSED' | 'VALUE_CHANGED' | 'APPROVAL_OWN' | 'APPROVAL_CLOSED' | 'LAST_ADMIN' | 'KEY_ROTATED' | 'REPLAY' | 'RATE_LIMITED' | 'CONTACT_AGENT' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_IN_PROGRESS' | 'SIGNATURE_INVALID' | 'ROUND_CLOSED' | 'SERVICE_BUSY' | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE' | 'UNKNOWN';

export type FieldError = {
    /**
     * Name of the input, dotted for nested ones.
     */
    name: string;
    /**
     * What was broken. `taken` = in use already, `common` = on the list of too common passwords.
     */
    rule: 'required' | 'pattern' | 'min' | 'max' | 'type' | 'format' | 'enum' | 'unknown' | 'equal' | 'taken' | 'common' | 'different' | 'age' | 'agreement' | 'control';
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
 * Path relative to the image host picked from `imageCDNs`. What ends in `.webp` below `/games/` exists 160, 240, 360 and 480 pixels wide too, below `/banners/` 640, 960, 1440 and 1920, as `.webp` and as `.avif`: `/games/{width}/{name}.avif`.
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
export type GameFeature = 'free-spins' | 'wilds' | 'multiplier' | 'cascade' | 'hold-and-spin' | 'bonus-round' | 'jackpot' | 'megarows' | 'provably-fair' | 'fast-round' | 'side-bets' | 'multi-seat' | 'tournament' | 'co-op' | 'in-play' | 'combo-bets' | 'video-stream';

/**
 * How a game pays: low = often and little, high = seldom and much.
 */
export type GameVolatility = 'low' | 'medium' | 'high';

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
    category: GameCategoryCode;
    image: ImagePath;
    /**
     * False for visitors.
     */
    isFav: boolean;
    /**
     * Marked as popular in the catalogue.
     */
    isHot: boolean;
    /**
     * Marked as new in the catalogue.
     */
    isNew: boolean;
    /**
     * Shown, and not to be launched.
     */
    maintenance: boolean;
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
     * VALIDATION_FAILED, the inputs that were refused.
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
     * AUTH_STEP_UP at log-in: goes back with the second factor.
     */
    challenge?: string | undefined;
    /**
     * AUTH_STEP_UP, proofs that are taken.
     */
    methods?: Array<ProofMethod> | undefined;
    /**
     * LIMIT_REACHED: deposit, loss, wager, time, or seats of a room.
     */
    kind?: string | undefined;
    /**
     * EXCLUDED, MAINTENANCE, GAME_MAINTENANCE: end, when known. AUTH_STEP_UP at log-in: how long the challenge is good.
     */
    until?: string | undefined;
    /**
     * MAINTENANCE: reason in the language of the request.
     */
    reason?: string | undefined;
    /**
     * REGION_BLOCKED: country the address was found in.
     */
    country?: string | undefined;
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
    code: ErrorCode;
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
 * What an operator's work is. Each operation of this contract names the roles that may call it.
 */
export type OperatorRole = 'viewer' | 'support' | 'cashier' | 'risk' | 'content' | 'admin';

/**
 * Who is logged in, and what they may do.
 */
export type Operator = {
    /**
     * Name to log in with, as the audit chain has it; `local` in a console without a log-in.
     */
    name: string;
    role: OperatorRole;
    /**
     * The console asks nobody for a password: a demo that only this machine reaches. Say so on every page.
     */
    isOpen: boolean;
    expiresAt?: Instant | undefined;
    /**
     * Ids of the operations that this role may call.
     */
    operations: Array<string>;
};

export type GetOperatorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/operator';
};

export type GetOperatorErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type GetOperatorError = GetOperatorErrors[keyof GetOperatorErrors];

export type GetOperatorResponses = {
    /**
     * The operator of this session.
     */
    200: Operator;
};

export type GetOperatorResponse = GetOperatorResponses[keyof GetOperatorResponses];
