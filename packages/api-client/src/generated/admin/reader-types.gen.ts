// Contract 2.0.0, sha256 a9fdc88845c00f8a. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

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
    role: OperatorRole | UnlistedText;
    /**
     * The console asks nobody for a password: a demo that only this machine reaches. Say so on every page.
     */
    isOpen: boolean;
    /**
     * Name of the site that this console is for.
     */
    siteName: string;
    /**
     * IANA zone of the merchant: operators read and type every moment in it.
     */
    timeZone: string;
    expiresAt?: Instant | undefined;
    /**
     * Seconds until this session ends when nothing is called before. Absent in a console that asks nobody for a password.
     */
    idleSeconds?: number | undefined;
    /**
     * Ids of the operations that this role may call.
     */
    operations: Array<string>;
};

/**
 * ISO 3166-1 alpha-2 country code.
 */
export type CountryCode = string;

/**
 * Whether the site is open.
 */
export type SiteState = {
    /**
     * Name of the site.
     */
    name: string;
    /**
     * False: it is closed for maintenance.
     */
    open: boolean;
    /**
     * Why it is closed, in English.
     */
    reason?: string | undefined;
    startsAt?: Instant | undefined;
    until?: Instant | undefined;
    /**
     * Countries that are not served.
     */
    blockedCountries: Array<CountryCode>;
};

/**
 * Work of one queue.
 */
export type QueueState = {
    /**
     * Name of the queue.
     */
    queue: string;
    /**
     * Not begun, or to be tried again.
     */
    waiting: number;
    /**
     * In work.
     */
    active: number;
    /**
     * Given up.
     */
    failed: number;
    /**
     * Seconds that the oldest one waits beyond its time.
     */
    waitsSeconds: number;
};

/**
 * Method of a provider, for example KHQR or BANK.
 */
export type DepositMethodCode = string;

/**
 * How a provider of payments does.
 */
export type PaymentProviderState = {
    /**
     * Code of the provider.
     */
    provider: string;
    /**
     * False: it did not answer when it was asked last.
     */
    reachable: boolean;
    /**
     * Calls that failed within the last minute, one after the other.
     */
    failures: number;
    /**
     * Methods that are shut because calls kept failing.
     */
    shut: Array<DepositMethodCode>;
    /**
     * When the last of them opens again.
     */
    shutUntil?: Instant | undefined;
};

/**
 * How the parts of the gateway do.
 */
export type SiteHealth = {
    /**
     * The database.
     */
    database: {
        engine: 'pglite' | 'postgres' | UnlistedText;
        /**
         * False: the gateway is not ready to serve.
         */
        writable: boolean;
    };
    /**
     * What is done by the clock.
     */
    jobs: {
        /**
         * Jobs that there are.
         */
        count: number;
        /**
         * Jobs that should have run more than a minute ago.
         */
        late: number;
        /**
         * Jobs whose last run failed.
         */
        failing: number;
        /**
         * Windows wait because the clock of the database has jumped.
         */
        clockHeld: boolean;
    };
    /**
     * Every queue with its work.
     */
    queues: Array<QueueState>;
    /**
     * The providers of payments that this process has asked, as it knows them.
     */
    payments: Array<PaymentProviderState>;
};

/**
 * Work of one kind that waits for operators.
 */
export type WaitingWork = {
    kind: 'withdrawals' | 'transfers' | 'disputes' | 'slips' | 'unmatchedPayments' | 'settlementDifferences' | 'identityChecks' | 'agentApplications' | 'gameReports' | 'failedMessages' | UnlistedText;
    /**
     * How much waits.
     */
    count: number;
    /**
     * Since when the oldest waits.
     */
    oldestAt?: Instant | undefined;
    /**
     * When the first of it should be done; absent where nothing is promised. Times are the setting `serviceTimes`.
     */
    promisedAt?: Instant | undefined;
};

/**
 * Something that a page was not allowed to load or run.
 */
export type CspViolation = {
    /**
     * Directive that stopped it.
     */
    directive: string;
    /**
     * Origin that was blocked, or a kind such as inline.
     */
    blocked: string;
    /**
     * Path of the page.
     */
    page: string;
    /**
     * How often it was reported.
     */
    seen: number;
};

/**
 * What needs somebody.
 */
export type SiteAttention = {
    /**
     * Every kind of work that waits for operators, also those of which nothing waits.
     */
    queues: Array<WaitingWork>;
    /**
     * Codes by SMS of the last hour.
     */
    codes: {
        /**
         * Codes that were sent.
         */
        sent: number;
        /**
         * Codes that were used.
         */
        used: number;
        /**
         * So few are used that somebody may be pumping SMS.
         */
        alarming: boolean;
    };
    /**
     * What the content policy has stopped today, most often first; at most ten kinds.
     */
    cspViolations: Array<CspViolation>;
};

/**
 * Money and play of a day, in the currency of the figures. Trial accounts do not count.
 */
export type DayFigures = {
    /**
     * Calendar day.
     */
    day: string;
    deposits: Money;
    withdrawals: Money;
    stakes: Money;
    payouts: Money;
    /**
     * Stakes less payouts.
     */
    grossRevenue: Money;
    /**
     * Bets that were settled.
     */
    bets: number;
    /**
     * Members of whom a bet was settled.
     */
    activeMembers: number;
};

/**
 * How the hours of today that have ended differ from the same hours seven days before, in hundredths of a percent. A figure that was zero then has none, and there are none in the first hour of a day.
 */
export type WeekChanges = {
    /**
     * Change of the money paid in.
     */
    deposits?: number | undefined;
    /**
     * Change of the money paid out.
     */
    withdrawals?: number | undefined;
    /**
     * Change of the stakes less payouts.
     */
    grossRevenue?: number | undefined;
    /**
     * Change of the members of whom a bet was settled.
     */
    activeMembers?: number | undefined;
};

/**
 * Figures of today in the time zone of the merchant. Trial accounts and their play do not count.
 */
export type SiteFigures = {
    /**
     * Calendar day that counts.
     */
    day: string;
    /**
     * Zone that the day is counted in.
     */
    timeZone: string;
    /**
     * Accounts that are not closed.
     */
    members: number;
    /**
     * Accounts that registered today.
     */
    newMembers: number;
    /**
     * Sessions that may be used now, those of trial accounts too.
     */
    activeSessions: number;
    currency: Currency;
    /**
     * Today and the seven days before it, oldest first; the last one is still running.
     */
    days: Array<DayFigures>;
    changes: WeekChanges;
};

/**
 * Bets that were settled in an hour, and money that was paid in and out, in the currency of the figures. Trial accounts do not count.
 */
export type HourFigures = {
    startsAt: Instant;
    stakes: Money;
    payouts: Money;
    deposits: Money;
    withdrawals: Money;
};

/**
 * The first page of operators.
 */
export type Overview = {
    site: SiteState;
    health: SiteHealth;
    attention: SiteAttention;
    figures: SiteFigures;
    /**
     * The last 24 hours by the clocks of the merchant, oldest first; the last one is still running.
     */
    hours: Array<HourFigures>;
};

/**
 * Name of a setting.
 */
export type SettingKey = 'maintenance' | 'switches' | 'register' | 'humanCheck' | 'security' | 'session' | 'approvals' | 'withdrawals' | 'retention' | 'transfers' | 'contracts' | 'codes' | 'region' | 'domains' | 'merchant' | 'customerService' | 'serviceTimes' | 'saferPlay' | 'pictures';

/**
 * Tells one value of a setting from another.
 */
export type SettingVersion = string;

/**
 * How a value is typed. `flag` true or false; `choice` one of the options; `choices` any of them, each once, in their order where `ordered`; `number` a whole number; `money` an amount in `currency`; `instant` a moment in UTC; `texts` one text per language; `lines` a list of texts; `group` an object of the fields below; `rows` a list of such objects.
 */
export type SettingFieldKind = 'flag' | 'choice' | 'choices' | 'number' | 'money' | 'text' | 'instant' | 'texts' | 'lines' | 'group' | 'rows';

/**
 * A value of a choice.
 */
export type SettingOption = {
    /**
     * The value.
     */
    value: string;
    /**
     * The value in words, in the language of the console.
     */
    label: string;
    /**
     * Value that this one counts below.
     */
    below?: string | undefined;
};

/**
 * A field inside a group or a row.
 */
export type SettingInnerField = {
    /**
     * Name of the field in the value.
     */
    name: string;
    kind: SettingFieldKind;
    /**
     * What it is called, in the language of the console.
     */
    label: string;
    /**
     * What helps to fill it, in the language of the console.
     */
    hint?: string | undefined;
    /**
     * It may be left out.
     */
    optional: boolean;
    /**
     * Never changed.
     */
    fixed: boolean;
    /**
     * The order of the chosen values counts.
     */
    ordered: boolean;
    unit?: 'second' | UnlistedText | undefined;
    /**
     * Least number.
     */
    min?: number | undefined;
    /**
     * Greatest number.
     */
    max?: number | undefined;
    /**
     * Most characters.
     */
    maxLength?: number | undefined;
    /**
     * Values to choose from.
     */
    options?: Array<SettingOption> | undefined;
};

/**
 * A field of a form.
 */
export type SettingField = {
    /**
     * Name of the field in the value.
     */
    name: string;
    kind: SettingFieldKind;
    /**
     * What it is called, in the language of the console.
     */
    label: string;
    /**
     * What helps to fill it, in the language of the console.
     */
    hint?: string | undefined;
    /**
     * It may be left out.
     */
    optional: boolean;
    /**
     * Decided before the first account exists: shown, never changed.
     */
    fixed: boolean;
    /**
     * The order of the chosen values counts.
     */
    ordered: boolean;
    unit?: 'second' | UnlistedText | undefined;
    /**
     * Currency of an amount.
     */
    currency?: Currency | undefined;
    /**
     * Least number.
     */
    min?: number | undefined;
    /**
     * Greatest number.
     */
    max?: number | undefined;
    /**
     * Most characters.
     */
    maxLength?: number | undefined;
    /**
     * Values to choose from.
     */
    options?: Array<SettingOption> | undefined;
    /**
     * Rows are what they are, none is added or removed; this field of theirs names them.
     */
    rowName?: string | undefined;
    /**
     * Fields of a group, or of each row.
     */
    fields?: Array<SettingInnerField> | undefined;
};

/**
 * Value of a setting by its fields, of the kinds that its form says.
 */
export type SettingValue = {
    [key: string]: unknown;
};

/**
 * A setting with its form.
 */
export type SettingSection = {
    key: SettingKey | UnlistedText;
    /**
     * Name of the section, in the language of the console.
     */
    title: string;
    group: 'availability' | 'features' | 'registration' | 'security' | 'region' | 'site' | UnlistedText;
    /**
     * What has to be known before something is changed.
     */
    note?: string | undefined;
    version: SettingVersion;
    /**
     * The form.
     */
    fields: Array<SettingField>;
    value: SettingValue;
    defaults: SettingValue;
};

/**
 * All settings.
 */
export type SettingList = {
    /**
     * In the order of the console.
     */
    sections: Array<SettingSection>;
};

/**
 * Why it is to be done, for the operator who decides. Needed where a second operator is.
 */
export type Reason = string;

export type SettingSave = {
    version: SettingVersion;
    value: SettingValue;
    reason?: Reason | undefined;
};

/**
 * Number of a row, as text.
 */
export type RowId = string;

/**
 * A request that one operator has made and another decides.
 */
export type Approval = {
    id: RowId;
    /**
     * Id of the operation that is to be done.
     */
    operation: string;
    /**
     * Values of its address.
     */
    target: {
        [key: string]: string;
    };
    /**
     * Its body as the maker has sent it.
     */
    body: {
        [key: string]: unknown;
    };
    /**
     * Why it is to be done, in the words of the maker.
     */
    reason: string;
    /**
     * Name of the operator who asks.
     */
    maker: string;
    state: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'FAILED' | 'EXPIRED' | UnlistedText;
    /**
     * This operator has made it, and cannot decide it.
     */
    isOwn: boolean;
    createdAt: Instant;
    expiresAt: Instant;
    /**
     * Name of the operator who has closed it.
     */
    decidedBy?: string | undefined;
    decidedAt?: Instant | undefined;
    /**
     * Why it was rejected, or the error code with which it failed.
     */
    decision?: string | undefined;
};

/**
 * Answer of an operation that waits for a second operator.
 */
export type WaitingForApproval = {
    approval: Approval;
};

export type SettingDraft = {
    value: SettingValue;
};

/**
 * One field before and after; a side that has no value is absent.
 */
export type SettingFieldChange = {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * What it is called, in the language of the console.
     */
    label: string;
    /**
     * Value before.
     */
    before?: unknown | undefined;
    /**
     * Value after.
     */
    after?: unknown | undefined;
};

/**
 * What a save would change.
 */
export type SettingPreview = {
    version: SettingVersion;
    /**
     * Fields that differ from the value in force; none when there are problems.
     */
    changes: Array<SettingFieldChange>;
    /**
     * What is wrong with the value.
     */
    problems: Array<{
        /**
         * Name of the field, dotted for nested ones; empty for the whole.
         */
        name: string;
        /**
         * What is wrong, in English.
         */
        text: string;
    }>;
};

/**
 * Place behind a row of a list. Opaque, and good for the list, the account and the filter it was made for: any other is refused (VALIDATION_FAILED, the field `cursor`). Rows that come in while a reader goes on neither repeat nor hide others.
 */
export type Cursor = string;

/**
 * A change that was saved.
 */
export type SettingChange = {
    /**
     * Number of the change.
     */
    id: string;
    at: Instant;
    /**
     * Who saved it.
     */
    operator?: string | undefined;
    /**
     * Fields that differ.
     */
    changes: Array<SettingFieldChange>;
};

/**
 * Changes of a setting.
 */
export type SettingHistory = {
    /**
     * Newest first.
     */
    content: Array<SettingChange>;
    nextCursor?: Cursor | undefined;
};

export type SettingUndo = {
    version: SettingVersion;
    /**
     * Number of the change.
     */
    changeId: string;
    reason?: Reason | undefined;
};

/**
 * `planned` is listed and no server plays it yet, `off` is not listed at all: neither can be switched.
 */
export type ListingState = 'active' | 'maintenance' | 'planned' | 'off';

/**
 * A vendor.
 */
export type Vendor = {
    /**
     * Code of the vendor.
     */
    code: string;
    /**
     * Name in English.
     */
    name: string;
    status: ListingState | UnlistedText;
    until?: Instant | undefined;
    /**
     * Games it has, listed or not.
     */
    games: number;
};

/**
 * Vendors.
 */
export type VendorPage = {
    /**
     * In the order of the site.
     */
    content: Array<Vendor>;
    nextCursor?: Cursor | undefined;
};

/**
 * Code of a vendor.
 */
export type VendorCode2 = string;

/**
 * What an operator may make of it.
 */
export type SwitchTo = 'active' | 'maintenance';

export type VendorSwitch = {
    status: SwitchTo;
    /**
     * When it is expected back, if that is known; ahead, and only under maintenance. Players are told.
     */
    until?: Instant | undefined;
};

/**
 * A game.
 */
export type Game = {
    /**
     * Number of the game.
     */
    nodeId: number;
    /**
     * Id of the game at its vendor.
     */
    gameId: string;
    /**
     * Name in English.
     */
    name: string;
    status: ListingState | UnlistedText;
    /**
     * Code of the vendor.
     */
    vendor: string;
    /**
     * Name of the vendor in English.
     */
    vendorName: string;
    vendorStatus: ListingState | UnlistedText;
};

/**
 * Games.
 */
export type GamePage = {
    /**
     * In the order of the site.
     */
    content: Array<Game>;
    nextCursor?: Cursor | undefined;
};

export type GameSwitch = {
    status: SwitchTo;
};

/**
 * A pool of linked jackpots in one currency.
 */
export type Jackpot = {
    /**
     * Code of the vendor.
     */
    vendor: string;
    /**
     * Name of the pool, as the vendor calls it.
     */
    pool: string;
    currency: Currency;
    /**
     * What the next winner is paid.
     */
    pot: Money;
    /**
     * What later seeds are taken from.
     */
    reserve: Money;
    /**
     * What the house has lent for seeds that the reserve did not hold.
     */
    lent: Money;
    /**
     * What stakes have paid in, without bets that were taken back.
     */
    contributed: Money;
    /**
     * What players were paid, without rounds that were cancelled.
     */
    paid: Money;
    /**
     * How often the pot was won.
     */
    wins: number;
    /**
     * When it was won last; absent when it never was.
     */
    lastWonAt?: Instant | undefined;
};

/**
 * Linked jackpots.
 */
export type JackpotList = {
    /**
     * By vendor, currency and the size of the pot.
     */
    content: Array<Jackpot>;
};

/**
 * B banner, PL line for players, PU popup, PR promotion, H notice for agents.
 */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

/**
 * Shown now, later, or no more.
 */
export type AnnouncementState = 'current' | 'coming' | 'ended';

/**
 * An announcement as operators see it.
 */
export type WrittenAnnouncement = {
    /**
     * Number of the announcement.
     */
    id: string;
    type: AnnouncementType | UnlistedText;
    audience?: 'B' | 'A' | UnlistedText | undefined;
    /**
     * Code of the vendor that it is about.
     */
    vendor?: string | undefined;
    /**
     * Name of that vendor in English.
     */
    vendorName?: string | undefined;
    /**
     * Number of the game that it is about.
     */
    nodeId?: number | undefined;
    /**
     * Name of that game in English.
     */
    gameName?: string | undefined;
    /**
     * Title in English, or else any language.
     */
    title: string;
    /**
     * Languages that it has texts in.
     */
    languages: Array<string>;
    /**
     * Picture of a banner or promotion.
     */
    image?: string | undefined;
    /**
     * Where it leads.
     */
    link?: string | undefined;
    /**
     * Place among the banners, from 1; of banners alone.
     */
    place?: number | undefined;
    startsAt?: Instant | undefined;
    endsAt?: Instant | undefined;
    publishedAt: Instant;
    state: AnnouncementState | UnlistedText;
};

/**
 * Announcements.
 */
export type AnnouncementPage = {
    /**
     * Newest first.
     */
    content: Array<WrittenAnnouncement>;
    nextCursor?: Cursor | undefined;
};

/**
 * Path of a picture that was uploaded or is drawn by the site.
 */
export type AnnouncementPicture = string;

/**
 * Page of the site that it leads to; never another host.
 */
export type AnnouncementLink = string;

/**
 * Product language code. The registry of languages maps it to BCP 47 and a direction.
 */
export type LanguageCode = 'CN' | 'EN' | 'JA' | 'TH' | 'VI' | 'MY' | 'ES' | 'HI' | 'ID' | 'KM' | 'KO' | 'MS' | 'PT' | 'TA' | 'TW' | 'TY' | 'UR' | 'PT-BR' | 'TR' | 'BN' | 'AR' | 'FA' | 'RU' | 'KK' | 'UZ' | 'LO' | 'NE' | 'FR' | 'TE' | 'SW';

export type AnnouncementText = {
    language: LanguageCode;
    /**
     * Title.
     */
    title: string;
    /**
     * Plain text.
     */
    content: string;
    /**
     * What the picture of a banner shows, for those who do not see it.
     */
    alt?: string | undefined;
    /**
     * What a promotion gives, in a few words; other kinds have none.
     */
    reward?: string | undefined;
};

export type AnnouncementDraft = {
    /**
     * Made by the caller, once for each announcement: what is sent twice is made once. Without it, what has been made is made again.
     */
    key?: string | undefined;
    /**
     * Kind; B is a banner, PR may be about a vendor or a game.
     */
    type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
    /**
     * Picture of a banner.
     */
    image?: AnnouncementPicture | undefined;
    /**
     * Picture of a banner for narrow screens; without it the other one.
     */
    imageMobile?: AnnouncementPicture | undefined;
    link?: AnnouncementLink | undefined;
    vendor?: VendorCode2 | undefined;
    /**
     * Number of the one game of the vendor that it is about.
     */
    nodeId?: number | undefined;
    /**
     * B before log-in, A after; without it both.
     */
    audience?: 'B' | 'A' | undefined;
    /**
     * From when it is shown; without it from now on.
     */
    startsAt?: Instant | undefined;
    /**
     * Until when, ahead; without it until it is ended.
     */
    endsAt?: Instant | undefined;
    /**
     * One per language.
     */
    texts: Array<AnnouncementText>;
};

/**
 * The announcement that was made, changed or ended.
 */
export type AnnouncementReceipt = {
    /**
     * Number of the announcement.
     */
    id: string;
};

/**
 * Banners in their order.
 */
export type BannerOrder = {
    /**
     * Numbers of the banners.
     */
    ids: Array<string>;
};

/**
 * Changes with every change.
 */
export type AnnouncementVersion = string;

/**
 * A text of an announcement as it can be written again.
 */
export type StoredText = {
    /**
     * Product language code.
     */
    language: string;
    /**
     * Title.
     */
    title: string;
    /**
     * Plain text; an empty line begins a new paragraph.
     */
    content: string;
    /**
     * What the picture of a banner shows.
     */
    alt: string;
    /**
     * What a promotion gives; empty where it gives nothing.
     */
    reward?: string | undefined;
    /**
     * It has links, lists or other format, which another content replaces.
     */
    hasFormat: boolean;
};

/**
 * An announcement with all that can be changed.
 */
export type AnnouncementDetail = {
    /**
     * Number of the announcement.
     */
    id: string;
    type: AnnouncementType | UnlistedText;
    version: AnnouncementVersion;
    audience?: 'B' | 'A' | UnlistedText | undefined;
    startsAt?: Instant | undefined;
    endsAt?: Instant | undefined;
    /**
     * Picture of a banner or promotion.
     */
    image?: string | undefined;
    /**
     * Picture for narrow screens.
     */
    imageMobile?: string | undefined;
    /**
     * Where it leads.
     */
    link?: string | undefined;
    /**
     * English first.
     */
    texts: Array<StoredText>;
};

export type AnnouncementChange = {
    version: AnnouncementVersion;
    /**
     * B before log-in, A after; without it both.
     */
    audience?: 'B' | 'A' | undefined;
    /**
     * From when it is shown; without it from now on.
     */
    startsAt?: Instant | undefined;
    /**
     * Until when, ahead; without it until it is ended.
     */
    endsAt?: Instant | undefined;
    /**
     * Picture of a banner.
     */
    image?: AnnouncementPicture | undefined;
    /**
     * Picture of a banner for narrow screens; without it the other one.
     */
    imageMobile?: AnnouncementPicture | undefined;
    link?: AnnouncementLink | undefined;
    /**
     * One per language.
     */
    texts: Array<AnnouncementText>;
};

export type PictureUpload = {
    /**
     * The file, in base64.
     */
    data: string;
};

/**
 * A picture that is kept.
 */
export type KeptPicture = {
    /**
     * Path of it below the image host.
     */
    path: string;
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
 * What a message is for.
 */
export type MessagePurpose = 'accountClosed' | 'accountClosing' | 'accountKept' | 'agencyApproved' | 'agencyRejected' | 'alreadyRegistered' | 'authenticatorAdded' | 'authenticatorRemoved' | 'loginCode' | 'passkeyAdded' | 'passkeyRemoved' | 'passwordChanged' | 'passwordLink' | 'passwordReset' | 'paymentPasswordSet' | 'payoutAccountAdded' | 'recoveryCode' | 'registerCode';

/**
 * `withheld`: written and sent to nobody, because the address has no account.
 */
export type MessageState = 'waiting' | 'delivered' | 'failed' | 'withheld';

/**
 * An SMS or a mail.
 */
export type Message = {
    /**
     * Number of the message.
     */
    id: string;
    channel: 'sms' | 'mail' | UnlistedText;
    purpose: MessagePurpose | UnlistedText;
    /**
     * Product language code of its text.
     */
    language: string;
    /**
     * Mail address, or number with its calling code.
     */
    address: string;
    /**
     * Subject of a mail.
     */
    subject: string;
    /**
     * The text; empty when it is hidden.
     */
    text: string;
    /**
     * The text holds a code or a link that is its reader's alone.
     */
    hidden: boolean;
    provider: 'outbox' | 'smtp' | 'http' | UnlistedText;
    state: MessageState | UnlistedText;
    /**
     * Tries that were made.
     */
    attempts: number;
    /**
     * Why the last try failed.
     */
    error?: string | undefined;
    createdAt: Instant;
};

/**
 * Messages.
 */
export type MessagePage = {
    /**
     * Newest first.
     */
    content: Array<Message>;
    nextCursor?: Cursor | undefined;
};

/**
 * The message that is sent again.
 */
export type MessageReceipt = {
    /**
     * Number of the message.
     */
    id: string;
};

/**
 * To be dealt with, or dealt with.
 */
export type GameReportStatus = 'OPEN' | 'CLOSED';

/**
 * What kind of problem it is.
 */
export type GameProblem = 'NOT_LOADING' | 'STUCK' | 'WRONG_RESULT' | 'DISPLAY' | 'OTHER';

/**
 * What a player reported.
 */
export type GameReport = {
    /**
     * Number of the report.
     */
    id: string;
    /**
     * Number that the player was told.
     */
    ticket: string;
    receivedAt: Instant;
    /**
     * User name of the player.
     */
    username: string;
    /**
     * Name of the game in English.
     */
    game: string;
    /**
     * Number of the game.
     */
    nodeId: number;
    /**
     * Code of the vendor.
     */
    vendor: string;
    kind: GameProblem | UnlistedText;
    /**
     * In the words of the player.
     */
    text: string;
    /**
     * Newest session of the player in the game.
     */
    sessionId?: string | undefined;
    /**
     * Last rounds of the player in the game.
     */
    roundIds: Array<string>;
    status: GameReportStatus | UnlistedText;
};

/**
 * Game reports.
 */
export type GameReportPage = {
    /**
     * Newest first.
     */
    content: Array<GameReport>;
    nextCursor?: Cursor | undefined;
};

/**
 * The report that was dealt with.
 */
export type GameReportClosed = {
    /**
     * Number of the report.
     */
    id: string;
};

/**
 * What the actor was: `command` ran a command on the machine, `system` is the site itself. Rows of earlier releases may name others.
 */
export type AuditRole = 'visitor' | 'member' | 'trial' | 'agent' | 'operator' | 'command' | 'system';

/**
 * What was done. Rows of earlier releases may name others.
 */
export type AuditAction = 'register' | 'login.ok' | 'login.failed' | 'login.unlocked' | 'logout' | 'session.ended' | 'setting.changed' | 'social.linked' | 'social.refused' | 'remembered.reused' | 'step-up.ok' | 'step-up.failed' | 'totp.enrolled' | 'totp.disabled' | 'passkey.added' | 'passkey.removed' | 'passkey.cloned' | 'password.changed' | 'password.reset' | 'payment-password.set' | 'payment-password.failed' | 'message.retried' | 'report.closed' | 'listing.changed' | 'announcement.made' | 'announcement.changed' | 'banners.ordered' | 'picture.uploaded' | 'announcement.ended' | 'deposit.requested' | 'deposit.accepted' | 'deposit.cancelled' | 'deposit.expired' | 'deposit.failed' | 'payment.changed' | 'withdrawal.changed' | 'payment.change-closed' | 'payment.credited' | 'payment.held' | 'payment.reversed' | 'payment.released' | 'payment.refund-ordered' | 'payment.refund-asked' | 'payment.refunded' | 'payment.refund-refused' | 'payment.written-off' | 'payment.collected' | 'wallet.corrected' | 'difference.accepted' | 'reconciliation.run' | 'reconciliation.corrected' | 'payout-account.added' | 'payout-account.refused' | 'payout-account.removed' | 'payout-account.accepted' | 'payout-account.blocked' | 'payout-account.compared' | 'withdrawal.requested' | 'withdrawal.checked' | 'withdrawal.approved' | 'withdrawal.rejected' | 'withdrawal.held' | 'withdrawal.released' | 'withdrawal.planned' | 'withdrawal.sent' | 'withdrawal.failed' | 'withdrawal.given-back' | 'withdrawal.paid' | 'withdrawal.returned' | 'withdrawal.paid-twice' | 'withdrawal.refunded' | 'withdrawal.received' | 'withdrawal.counts-as-received' | 'dispute.opened' | 'dispute.sent-to-provider' | 'dispute.evidence-asked' | 'dispute.evidence-sent' | 'dispute.evidence-missed' | 'dispute.evidence-shown' | 'dispute.resolved' | 'slip.sent' | 'slip.shown' | 'slip.rejected' | 'transfer.made' | 'transfer.approved' | 'transfer.rejected' | 'bonus-offer.begun' | 'bonus-offer.stopped' | 'bonus.ended' | 'bonus.reduced' | 'application.sent' | 'application.approved' | 'application.rejected' | 'application.taken' | 'plan.made' | 'plan.changed' | 'contract.offered' | 'contract.acted' | 'credit.changed' | 'credit.accepted' | 'credit.advanced' | 'credit.repaid' | 'credit.settled' | 'settlement.rerun' | 'bill.corrected' | 'dividend.released' | 'dividend.held' | 'dividend.lifted' | 'dividend.rejected' | 'identity.sent' | 'identity.change-asked' | 'identity.viewed' | 'identity.picture-shown' | 'identity.decided' | 'identity.expired' | 'identity.deleted' | 'play-limit.changed' | 'play-break.begun' | 'play-break.ended' | 'play-return.asked' | 'play-return.taken-back' | 'member.moved' | 'member.move-asked' | 'member.move-cancelled' | 'account.closing' | 'account.kept' | 'account.rest-given-up' | 'account.money-kept' | 'account.closed' | 'account.given' | 'member.locked' | 'member.unlocked' | 'member.lock-lifted' | 'data-export.asked' | 'data-export.fetched' | 'marketing.chosen' | 'terms.accepted' | 'deposit.viewed' | 'member-money.viewed' | 'member-play.viewed' | 'member.noted' | 'clock.confirmed' | 'catalogue.imported' | 'vendor.secret.made' | 'operator.login.ok' | 'operator.login.failed' | 'operator.logout' | 'operator.invited' | 'operator.joined' | 'operator.password.changed' | 'operator.role.changed' | 'operator.deactivated' | 'approval.asked' | 'approval.approved' | 'approval.rejected' | 'approval.withdrawn' | 'approval.failed';

/**
 * What kind of thing was acted on; absent when an action has no object.
 */
export type AuditObjectKind = 'member' | 'social' | 'setting' | 'vendor' | 'game' | 'catalogue' | 'announcement' | 'banners' | 'picture' | 'message' | 'report' | 'operator' | 'approval' | 'deposit' | 'payment' | 'difference' | 'reconciliation' | 'withdrawal' | 'transfer' | 'application' | 'plan' | 'settlement' | 'bonus' | 'bonus-offer' | 'jobs';

/**
 * Name of a value that stands beside an entry. Rows of earlier releases may name others.
 */
export type AuditField = 'account' | 'added' | 'amount' | 'attempts' | 'bill' | 'bills' | 'by' | 'bytes' | 'case' | 'changed' | 'counter' | 'currency' | 'day' | 'direction' | 'ended' | 'endedSessions' | 'failures' | 'field' | 'fields' | 'from' | 'height' | 'institution' | 'isGiven' | 'item' | 'kind' | 'limit' | 'maker' | 'match' | 'method' | 'nodeId' | 'note' | 'operation' | 'order' | 'outcome' | 'part' | 'parts' | 'passkey' | 'payment' | 'period' | 'picture' | 'pictures' | 'reason' | 'receiver' | 'refund' | 'rejected' | 'role' | 'score' | 'slip' | 'start' | 'state' | 'step' | 'terms' | 'to' | 'until' | 'uplineId' | 'vendor' | 'waitSeconds' | 'width';

/**
 * One row of the trail.
 */
export type AuditRow = {
    /**
     * Number of the row.
     */
    id: string;
    /**
     * Place in the chain; absent for some seconds, until the row is linked.
     */
    seq?: string | undefined;
    at: Instant;
    /**
     * Account or operator that acted.
     */
    actor?: string | undefined;
    role: AuditRole | UnlistedText;
    /**
     * Address that it was done from.
     */
    ip?: string | undefined;
    action: AuditAction | UnlistedText;
    /**
     * What was acted on, as it is kept: `vendor:HOUSE`, the name of an account, the key of a setting.
     */
    object: string;
    objectKind?: AuditObjectKind | UnlistedText | undefined;
    /**
     * Which one of its kind: `HOUSE`; absent where there is only one, or none.
     */
    objectName?: string | undefined;
    /**
     * Values before a change.
     */
    before?: {
        [key: string]: unknown;
    };
    /**
     * Values after it.
     */
    after?: {
        [key: string]: unknown;
    };
    /**
     * What else is known.
     */
    detail: {
        [key in AuditField]?: unknown;
    };
};

/**
 * Rows of the trail.
 */
export type AuditPage = {
    /**
     * Newest first.
     */
    content: Array<AuditRow>;
    nextCursor?: Cursor | undefined;
};

/**
 * Whether the chain is whole.
 */
export type AuditVerification = {
    /**
     * True: no row was changed, removed or put in by force.
     */
    whole: boolean;
    /**
     * Place of the first row that was.
     */
    brokenAt?: string | undefined;
};

/**
 * Name of a job. Runs of earlier releases may name others.
 */
export type JobName = 'accounts.close' | 'agent-contracts.due' | 'agents.count-cycles' | 'agents.move' | 'attempts.purge' | 'bonuses.clock' | 'audit.link' | 'captcha.purge' | 'challenges.purge' | 'codes.purge' | 'codes.watch' | 'agents.purge-applications' | 'confirmations.clock' | 'credit.settle' | 'csp.purge' | 'data-exports.make' | 'deposits.poll' | 'draws.purge' | 'draws.tick' | 'files.purge' | 'game-reports.purge' | 'game-sessions.purge' | 'games.popularity' | 'games.search' | 'identity.expiry' | 'identity.purge' | 'jobs.purge' | 'inbox.purge' | 'messages.purge' | 'movements.sum' | 'operators.purge' | 'payout-accounts.compare' | 'pictures.purge' | 'play-limits.forget' | 'play.recount' | 'queue.supervise' | 'reconciliation.run' | 'refunds.poll' | 'remembered.purge' | 'reset-links.purge' | 'results.sequence' | 'sealing.purge' | 'sealing.rotate' | 'sessions.end-stale' | 'settlement.daily' | 'settlement.dividend-day' | 'settlement.dividend-half-month' | 'settlement.dividend-month' | 'settlement.dividend-week' | 'settlement.hourly' | 'settlement.late' | 'settlement.pay' | 'settlement.real-time' | 'sign-in-records.purge' | 'social.purge' | 'trials.close' | 'webhooks.purge' | 'webhooks.retry' | 'withdrawals.poll';

/**
 * Part of the merchant's calendar that a job settles, once each.
 */
export type JobWindow = 'five-minutes' | 'hour' | 'day' | 'week' | 'half-month' | 'month';

/**
 * How a job stands.
 */
export type JobStatus = {
    job: JobName | UnlistedText;
    /**
     * Merchant that it runs for; absent: the whole site.
     */
    merchant?: string | undefined;
    /**
     * When it runs, as its row has it: every 30 s, or a window.
     */
    schedule: string;
    /**
     * It runs again so many seconds later; absent: once a window.
     */
    everySeconds?: number | undefined;
    window?: JobWindow | UnlistedText | undefined;
    startedAt?: Instant | undefined;
    endedAt?: Instant | undefined;
    nextAt: Instant;
    /**
     * Seconds since it should have begun.
     */
    lateSeconds: number;
    /**
     * Runs so far.
     */
    runs: number;
    /**
     * Runs in a row that failed.
     */
    failures: number;
    /**
     * Why the last run failed.
     */
    error?: string | undefined;
    /**
     * Process that ran it last.
     */
    worker?: string | undefined;
    state: 'onTime' | 'late' | 'failing' | 'running' | UnlistedText;
};

/**
 * Windows wait because the clock of the database has jumped.
 */
export type ClockHold = {
    expectedAt: Instant;
    seenAt: Instant;
};

/**
 * Jobs.
 */
export type JobList = {
    /**
     * By merchant and name.
     */
    jobs: Array<JobStatus>;
    clockHold?: ClockHold | undefined;
};

/**
 * How a run went.
 */
export type JobRunState = 'DONE' | 'FAILED';

/**
 * Name of a figure of a run: bills of agents that were made, and what they come to in their currency. Runs of earlier releases may name others.
 */
export type JobFigure = 'bills' | 'amount';

/**
 * A settled window, or a run of a job without windows.
 */
export type JobRun = {
    job: JobName | UnlistedText;
    /**
     * Merchant that it ran for; absent: the whole site.
     */
    merchant?: string | undefined;
    windowStart?: Instant | undefined;
    windowEnd?: Instant | undefined;
    /**
     * Zone that the window was counted in.
     */
    timeZone?: string | undefined;
    state: JobRunState | UnlistedText;
    /**
     * Which try it was.
     */
    attempt: number;
    startedAt: Instant;
    endedAt: Instant;
    /**
     * How long it took.
     */
    seconds: number;
    /**
     * Figures of the run.
     */
    detail: {
        [key in JobFigure]?: unknown;
    };
    /**
     * Why it failed.
     */
    error?: string | undefined;
};

/**
 * Runs.
 */
export type JobRunPage = {
    /**
     * The last to end first.
     */
    content: Array<JobRun>;
    nextCursor?: Cursor | undefined;
};

export type Reasoned = {
    reason?: Reason | undefined;
};

/**
 * The jump that was confirmed.
 */
export type ClockConfirmed = {
    expectedAt: Instant;
    seenAt: Instant;
};

/**
 * OPEN = members can choose it, STOPPED = nobody can any more.
 */
export type BonusOfferState = 'OPEN' | 'STOPPED';

/**
 * A bonus offer as operators see it.
 */
export type BonusOfferRow = {
    id: RowId;
    kind: 'FIRST' | 'RELOAD' | UnlistedText;
    currency: Currency;
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
     * Most of the bonus money that becomes cash; absent = all of it does.
     */
    maxWin?: Money | undefined;
    state: BonusOfferState | UnlistedText;
    /**
     * Name of the operator who has begun it.
     */
    createdBy: string;
    createdAt: Instant;
    /**
     * Name of the operator who has stopped it; absent before.
     */
    stoppedBy?: string | undefined;
    /**
     * Bonuses that it has brought.
     */
    taken: number;
    /**
     * Those of them that are in play.
     */
    active: number;
    /**
     * Bonus money of all of them.
     */
    granted: Money;
    /**
     * What of it has become cash.
     */
    converted: Money;
};

/**
 * Offers that follow each other.
 */
export type BonusOfferPage = {
    /**
     * Offers, newest first.
     */
    content: Array<BonusOfferRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * Which deposit brings it. FIRST = the first of the account, RELOAD = any later one.
 */
export type BonusOfferKind = 'FIRST' | 'RELOAD';

/**
 * Amount sent by a caller, above zero, decimal string with four places.
 */
export type PositiveMoneyInput = string;

export type NewBonusOffer = {
    /**
     * Made by the caller, once for each offer: what is sent twice is made once. Without it, what has been made is made again.
     */
    key?: string | undefined;
    kind: BonusOfferKind;
    currency: Currency;
    /**
     * Bonus in percent of what is paid.
     */
    percent: number;
    /**
     * Greatest bonus.
     */
    most: PositiveMoneyInput;
    /**
     * Least that has to be paid.
     */
    least: PositiveMoneyInput;
    /**
     * How many times deposit and bonus together have to be bet.
     */
    times: number;
    /**
     * Days from the deposit within which it has to be bet.
     */
    days: number;
    /**
     * Largest bet while the bonus is in play; left out = no such limit.
     */
    maxStake?: PositiveMoneyInput | undefined;
    /**
     * Most of the bonus money that becomes cash, the rest goes back to the house; left out = all of it does.
     */
    maxWin?: PositiveMoneyInput | undefined;
    reason?: Reason | undefined;
};

/**
 * How a draw stands.
 */
export type DrawState = 'coming' | 'open' | 'closed' | 'due' | 'drawn' | 'void';

/**
 * How the numbers are shown. digits: a row of single digits. board: several prizes of whole numbers. balls: different numbers of a pool. dice: three dice. race: an order of arrival.
 */
export type LotteryKind = 'digits' | 'board' | 'balls' | 'dice' | 'race';

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
 * One issue of a lottery. Seeds of draws that have not taken place are never told.
 */
export type Draw = {
    /**
     * Number of the draw.
     */
    id: string;
    /**
     * Code of the lottery.
     */
    gameCode: string;
    /**
     * Name of the lottery in English.
     */
    name: string;
    /**
     * Number of the issue.
     */
    issue: string;
    opensAt: Instant;
    closesAt: Instant;
    drawsAt: Instant;
    drawnAt?: Instant | undefined;
    state: DrawState | UnlistedText;
    result?: DrawResult | undefined;
};

/**
 * Draws.
 */
export type DrawPage = {
    /**
     * Those of the future first.
     */
    content: Array<Draw>;
    nextCursor?: Cursor | undefined;
};

/**
 * How a lottery stands.
 */
export type LotteryStatus = {
    /**
     * Code of the lottery.
     */
    gameCode: string;
    /**
     * Name in English.
     */
    name: string;
    /**
     * Number of the game.
     */
    nodeId: number;
    /**
     * Code of the vendor.
     */
    vendor: string;
    /**
     * Name of the vendor in English.
     */
    vendorName: string;
    /**
     * Neither the game nor its vendor is under maintenance.
     */
    open: boolean;
    /**
     * No server plays the game yet.
     */
    planned: boolean;
    /**
     * Issue that is drawn next.
     */
    nextIssue?: string | undefined;
    nextDrawsAt?: Instant | undefined;
    /**
     * Latest issue whose time has come and whose numbers have not.
     */
    dueIssue?: string | undefined;
    /**
     * Issue that was drawn last.
     */
    lastIssue?: string | undefined;
    lastDrawnAt?: Instant | undefined;
    lastState?: 'drawn' | 'void' | UnlistedText | undefined;
};

/**
 * Lotteries.
 */
export type LotteryList = {
    /**
     * In the order of the lobby.
     */
    lotteries: Array<LotteryStatus>;
};

/**
 * Kind of account.
 */
export type MemberKind = 'member' | 'trial' | 'agent';

/**
 * State of an account.
 */
export type MemberStatus = 'active' | 'locked' | 'closed';

/**
 * A member.
 */
export type Member = {
    /**
     * Number of the member.
     */
    id: string;
    /**
     * User name.
     */
    username: string;
    /**
     * Name that others see.
     */
    nickname: string;
    kind: MemberKind | UnlistedText;
    status: MemberStatus | UnlistedText;
    currency: Currency;
    registeredAt: Instant;
    lastLoginAt?: Instant | undefined;
};

/**
 * Members.
 */
export type MemberPage = {
    /**
     * The newest first.
     */
    content: Array<Member>;
    nextCursor?: Cursor | undefined;
};

/**
 * A move below another agent that waits for the end of contracts.
 */
export type MemberWaitingMove = {
    /**
     * User name of the agent it goes to; absent for nobody.
     */
    upline?: string | undefined;
    /**
     * When the contracts will have ended.
     */
    dueAt: Instant;
};

/**
 * The lock of an agent.
 */
export type MemberLock = {
    /**
     * User name of the agent.
     */
    agent: string;
    /**
     * What the agent wrote.
     */
    reason: string;
    at: Instant;
};

/**
 * The wallet of a member at a vendor.
 */
export type MemberVendorWallet = {
    /**
     * Code of the vendor.
     */
    vendor: string;
    balance: Money;
};

/**
 * A member with what helps to help.
 */
export type MemberDetail = {
    /**
     * Number of the member.
     */
    id: string;
    /**
     * User name.
     */
    username: string;
    /**
     * Name that others see.
     */
    nickname: string;
    kind: MemberKind | UnlistedText;
    status: MemberStatus | UnlistedText;
    currency: Currency;
    registeredAt: Instant;
    lastLoginAt?: Instant | undefined;
    /**
     * Product language code of the account.
     */
    language: string;
    /**
     * User name of the agent above.
     */
    upline?: string | undefined;
    move?: MemberWaitingMove | undefined;
    /**
     * Absent unless an agent has locked the member.
     */
    lock?: MemberLock | undefined;
    /**
     * The password must be changed at the next log-in.
     */
    mustChangePassword: boolean;
    /**
     * An authenticator app is asked for at log-in.
     */
    hasSecondFactor: boolean;
    /**
     * Passkeys of the account.
     */
    passkeys: number;
    balance: Money;
    /**
     * What lies at vendors, those that hold money; absent when nothing does.
     */
    vendorWallets?: Array<MemberVendorWallet> | undefined;
    /**
     * Sessions that may be used.
     */
    openSessions: number;
    /**
     * Failed log-ins of the last hour since the last good one.
     */
    failedLogins: number;
    /**
     * Seconds that the longest waiting address has to wait for its next try.
     */
    waitSeconds: number;
};

/**
 * How the owner proved who he is: by password, code, provider account, passkey, remembered browser, or as part of free play, registration or recovery.
 */
export type SignInMethod = 'password' | 'sms' | 'social' | 'passkey' | 'remembered' | 'freeplay' | 'register' | 'recovery';

/**
 * A browser that is logged in.
 */
export type MemberSession = {
    /**
     * Number of the session.
     */
    id: string;
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
     * Address without its last part.
     */
    ipMasked: string;
    since: Instant;
    lastSeen: Instant;
};

/**
 * Open sessions.
 */
export type MemberSessionList = {
    /**
     * The newest activity first.
     */
    sessions: Array<MemberSession>;
};

/**
 * Why it is done, for the audit trail; no personal data beyond what is needed.
 */
export type HelpReason = string;

export type MemberSessionsEnd = {
    /**
     * The one session to end; without it all.
     */
    sessionId?: string | undefined;
    reason: HelpReason;
};

/**
 * What was ended.
 */
export type MemberSessionsEnded = {
    /**
     * Sessions that were ended.
     */
    ended: number;
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
 * What a member has set to play safely.
 */
export type MemberPlay = {
    currency: Currency;
    /**
     * Limits that are set.
     */
    limits: Array<PlayLimit>;
    /**
     * Time-outs and exclusions, newest first.
     */
    breaks: Array<PlayBreak>;
    /**
     * The last changes of limits, newest first.
     */
    changes: Array<PlayLimitChange>;
};

/**
 * Number of an order, as it stands in QR codes and transfers: eight signs that cannot be mistaken for others.
 */
export type OrderNo = string;

/**
 * How a deposit is paid.
 */
export type DepositKind = 'QR' | 'BANK' | 'WALLET' | 'CARD' | 'VOUCHER' | 'CRYPTO' | 'C2C';

/**
 * CREATED = the provider is being asked, PENDING = it can be paid, REVIEW = a slip was sent and the payment is looked for, COMPLETED = the money is there, EXPIRED = its time is over, CANCELLED by the member, FAILED = the provider did not take it or no payment was found for its slip, REVERSED = the payment was taken back. Money that comes after EXPIRED, CANCELLED or FAILED completes it all the same.
 */
export type DepositState = 'CREATED' | 'PENDING' | 'REVIEW' | 'COMPLETED' | 'EXPIRED' | 'CANCELLED' | 'FAILED' | 'REVERSED';

/**
 * What is to be known of a deposit. SLIP = a slip waits to be looked at or decided, PART = less was paid than was ordered, EXCESS = more was, LATE = it was paid after its end, KEPT = a payment of it is in suspense.
 */
export type DepositMark = 'SLIP' | 'PART' | 'LATE' | 'EXCESS' | 'KEPT';

/**
 * A deposit, for operators.
 */
export type DepositOrderRow = {
    id: RowId;
    orderNo: OrderNo;
    memberId: RowId;
    /**
     * Name of the member.
     */
    username: string;
    /**
     * Code of the payment provider.
     */
    provider: string;
    /**
     * Method that it is paid by.
     */
    method: string;
    kind: DepositKind | UnlistedText;
    currency: Currency;
    /**
     * What was to be paid.
     */
    amount: Money;
    /**
     * What of it is in the wallet.
     */
    credited: Money;
    state: DepositState | UnlistedText;
    /**
     * What is to be known of it.
     */
    marks: Array<DepositMark>;
    /**
     * When it was begun.
     */
    createdAt: Instant;
    /**
     * When it was complete; absent before.
     */
    completedAt?: Instant | undefined;
};

/**
 * REQUESTED = it is being checked, REVIEW = somebody looks at it, APPROVED, PAYING = it is with the provider, PAID_PART = a part has been paid, PAID = all that could be paid, REJECTED = the money is back in the wallet.
 */
export type WithdrawalState = 'REQUESTED' | 'REVIEW' | 'APPROVED' | 'PAYING' | 'PAID_PART' | 'PAID' | 'REJECTED';

/**
 * REVIEW = an operator compares the name, WAITING = it is new and can be used from `usableFrom` on, ACTIVE = it can be used, BLOCKED by an operator.
 */
export type PayoutAccountState = 'REVIEW' | 'WAITING' | 'ACTIVE' | 'BLOCKED';

/**
 * OPEN = somebody looks at it, WITH_PROVIDER = the payer was asked for a proof, NEED_EVIDENCE = the member is asked for more, RESOLVED_PAID = the money has arrived, RESOLVED_RETURNED = the money is back in the wallet.
 */
export type DisputeState = 'OPEN' | 'WITH_PROVIDER' | 'NEED_EVIDENCE' | 'RESOLVED_PAID' | 'RESOLVED_RETURNED';

/**
 * COMPLETED = the money is with the receiver, REVIEW = it is on hold until somebody has looked at it, REJECTED = it is back in the wallet of the sender.
 */
export type TransferState = 'COMPLETED' | 'REVIEW' | 'REJECTED';

/**
 * Why money is in suspense. UNKNOWN_ORDER = nobody has asked for the payment; WRONG_CURRENCY = of its order; BELOW_MINIMUM = less than the method takes; MEMBER_CLOSED = the account was closed; DEPOSITS_CLOSED = its member takes a break, has excluded himself or closes the account; LIMIT_REACHED = above the deposit limit of its member; ORDER_CLOSED = the order takes nothing more; REVERSED = it came and was taken back at once; OWED = it was taken back and the wallet did not hold it; PAID_TWICE = a withdrawal was paid twice; REFUNDED = it was given back to the member before its provider has sent it back; CHANGED = its provider tells of another amount or currency than before, which is the amount of the item: no money stands behind it.
 */
export type UnmatchedReason = 'UNKNOWN_ORDER' | 'WRONG_CURRENCY' | 'BELOW_MINIMUM' | 'MEMBER_CLOSED' | 'DEPOSITS_CLOSED' | 'LIMIT_REACHED' | 'ORDER_CLOSED' | 'REVERSED' | 'OWED' | 'PAID_TWICE' | 'REFUNDED' | 'CHANGED';

/**
 * OPEN = to be decided, REFUNDING = on its way back to its payer; OPEN again when operators have to say what has become of that.
 */
export type UnmatchedState = 'OPEN' | 'REFUNDING' | 'ENDED';

/**
 * How it ended. TAKEN_BACK = by the provider of the payment, or by the bank of a payout; CLOSED = nothing was to be booked.
 */
export type UnmatchedOutcome = 'CREDITED' | 'REFUNDED' | 'WRITTEN_OFF' | 'COLLECTED' | 'TAKEN_BACK' | 'CLOSED';

/**
 * What can be done about it. CLOSE = by writeOffUnmatchedPayment, with nothing booked; a payout that is open counts as paid then, as it was ordered. CREDIT of a payout that its provider tells of otherwise: it counts as failed, and its money goes back to the wallet. SENT_BACK and NOT_SENT_BACK = by decideRefund, what has become of a refund.
 */
export type UnmatchedAction = 'CREDIT' | 'REFUND' | 'WRITE_OFF' | 'COLLECT' | 'CLOSE' | 'SENT_BACK' | 'NOT_SENT_BACK';

/**
 * Money in suspense with what it came of.
 */
export type UnmatchedPayment = {
    id: RowId;
    reason: UnmatchedReason | UnlistedText;
    state: UnmatchedState | UnlistedText;
    /**
     * Above zero it is kept for somebody, below zero a member owes it.
     */
    amount: Money;
    currency: Currency;
    /**
     * Code of the payment provider.
     */
    provider: string;
    /**
     * Method that it came or went by.
     */
    method: string;
    /**
     * The provider's number of the payment; absent when a withdrawal is the cause.
     */
    paymentRef?: string | undefined;
    /**
     * What the provider has kept of it.
     */
    fee?: Money | undefined;
    paidAt?: Instant | undefined;
    orderNo?: OrderNo | undefined;
    orderState?: DepositState | UnlistedText | undefined;
    /**
     * What the order was for.
     */
    orderAmount?: Money | undefined;
    orderCurrency?: Currency | undefined;
    /**
     * Number of the part of a withdrawal that is the cause.
     */
    partNo?: string | undefined;
    /**
     * Number of the member that it may belong to, or who owes it; absent when nobody is known.
     */
    memberId?: string | undefined;
    /**
     * Name of that member.
     */
    username?: string | undefined;
    /**
     * Number of the refund that was ordered.
     */
    refundNo?: string | undefined;
    /**
     * True: a refund was ordered and was not made.
     */
    wasRefused: boolean;
    outcome?: UnmatchedOutcome | UnlistedText | undefined;
    /**
     * Name of the operator who has decided it first.
     */
    decidedBy?: string | undefined;
    dueAt: Instant;
    createdAt: Instant;
    endedAt?: Instant | undefined;
    /**
     * What can be done about it as it stands.
     */
    actions: Array<UnmatchedAction>;
};

/**
 * What speaks for a closer look at a member.
 */
export type MemberFlag = {
    kind: 'SAME_PERSON' | 'SHARED_DEVICE' | 'REFUSED_ACCOUNT' | UnlistedText;
    /**
     * The others, ten at most; none where it is not known who.
     */
    members: Array<{
        id: RowId;
        /**
         * Name of the member.
         */
        username: string;
    }>;
};

/**
 * The money of a member.
 */
export type MemberMoney = {
    currency: Currency;
    /**
     * Where it is.
     */
    parts: {
        /**
         * In the wallet.
         */
        cash: Money;
        /**
         * What of that may be withdrawn.
         */
        withdrawable: Money;
        /**
         * What of it has to be played first.
         */
        locked: Money;
        /**
         * Held for withdrawals and transfers.
         */
        onHold: Money;
        /**
         * What of that is in transfers.
         */
        inTransfers: Money;
        /**
         * Bonus money.
         */
        bonus: Money;
        /**
         * In bets without a result.
         */
        openBets: Money;
        /**
         * In wallets at vendors.
         */
        atVendors: Money;
    };
    /**
     * Deposits that have to be played first, oldest first.
     */
    locks: Array<{
        /**
         * Number of the deposit.
         */
        orderNo: string;
        /**
         * What it locks.
         */
        amount: Money;
        /**
         * Bets that unlock it.
         */
        required: Money;
        /**
         * Bets so far.
         */
        done: Money;
        since: Instant;
    }>;
    /**
     * The last ten, newest first.
     */
    deposits: Array<DepositOrderRow>;
    /**
     * The last ten, newest first.
     */
    withdrawals: Array<{
        id: RowId;
        /**
         * Number of the withdrawal.
         */
        orderNo: string;
        /**
         * What was asked for.
         */
        amount: Money;
        state: WithdrawalState | UnlistedText;
        createdAt: Instant;
    }>;
    /**
     * The last ten, newest first.
     */
    bonuses: Array<{
        id: RowId;
        /**
         * Number of its deposit.
         */
        orderNo: string;
        state: 'QUEUED' | 'ACTIVE' | 'COMPLETED' | 'USED' | 'CANCELLED' | 'EXPIRED' | 'FORFEITED' | UnlistedText;
        /**
         * What it brought.
         */
        amount: Money;
        /**
         * Bets that make it cash.
         */
        required: Money;
        /**
         * What of that was bet, or had been when it ended.
         */
        done: Money;
        /**
         * When its deposit was paid.
         */
        startedAt: Instant;
        expiresAt: Instant;
    }>;
    /**
     * Payout accounts, without their numbers.
     */
    accounts: Array<{
        id: RowId;
        /**
         * Name of the bank or e-wallet.
         */
        institutionName: string;
        /**
         * Last digits of the number.
         */
        numberEnd: string;
        state: PayoutAccountState | UnlistedText;
        createdAt: Instant;
    }>;
    /**
     * The last ten, newest first.
     */
    disputes: Array<{
        id: RowId;
        /**
         * Number of the dispute.
         */
        caseNo: string;
        /**
         * Number of the payment that has not arrived.
         */
        partNo: string;
        currency: Currency;
        /**
         * What was paid out by it.
         */
        amount: Money;
        state: DisputeState | UnlistedText;
        openedAt: Instant;
    }>;
    /**
     * The last ten, newest first.
     */
    transfers: Array<{
        id: RowId;
        /**
         * Number of the transfer.
         */
        transferNo: string;
        partnerId: RowId;
        /**
         * Name of the other one.
         */
        partner: string;
        /**
         * True: the money came from the other one.
         */
        isReceived: boolean;
        currency: Currency;
        amount: Money;
        state: TransferState | UnlistedText;
        createdAt: Instant;
    }>;
    /**
     * What of payments was kept in suspense, or is owed; the last ten, newest first.
     */
    kept: Array<UnmatchedPayment>;
    identity: 'DONE' | 'NEEDED' | 'IN_REVIEW' | 'EXPIRED' | UnlistedText;
    /**
     * What speaks for a closer look; absent for a role that does not decide about money.
     */
    flags?: Array<MemberFlag> | undefined;
};

/**
 * What moved the money. WITHDRAWAL_BACK = a withdrawal that was not paid, TRANSFER_BACK = a transfer that was not made, VENDOR_OUT = brought to the wallet at a vendor, VENDOR_IN = brought back from there, GRANT = play money of a new account, REFUND = a stake that came back, ROLLBACK = a payout or a promotional win that was taken back, PROMOTION = a win without a bet, or a bonus that has become cash, AGENT_BILL = what an agent has earned by a contract, DOWNLINE_PAY = what an agent has paid to one below from its own wallet, CREDIT_ADVANCE = what an agent has taken from its credit line, CREDIT_REPAYMENT = what went back to it, CORRECTION = set right by operators.
 */
export type MovementKind = 'DEPOSIT' | 'DEPOSIT_REVERSED' | 'WITHDRAWAL' | 'WITHDRAWAL_BACK' | 'GRANT' | 'TRANSFER_IN' | 'TRANSFER_OUT' | 'TRANSFER_BACK' | 'VENDOR_IN' | 'VENDOR_OUT' | 'BET' | 'WIN' | 'REFUND' | 'ROLLBACK' | 'PROMOTION' | 'AGENT_BILL' | 'DOWNLINE_PAY' | 'CREDIT_ADVANCE' | 'CREDIT_REPAYMENT' | 'CORRECTION' | 'OTHER';

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
 * The end of an account, as its owner has asked for it.
 */
export type MemberClosing = {
    state: 'OPEN' | 'CLOSING' | 'CLOSED' | UnlistedText;
    /**
     * When it was asked for; absent while it is open.
     */
    askedAt?: Instant | undefined;
    /**
     * When nothing was left; absent before.
     */
    closedAt?: Instant | undefined;
    currency: Currency;
    /**
     * Money that can be withdrawn.
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
     * What an agent has to repay of a credit line; absent when that is nothing.
     */
    credit?: Money | undefined;
    /**
     * Withdrawals that are not paid, that wait for an answer whether they have arrived, or that count as received without one and can still be disputed.
     */
    openWithdrawals: number;
};

export type MemberLockLift = {
    reason: HelpReason;
};

/**
 * How the account stands now.
 */
export type MemberLockLifted = {
    status: MemberStatus | UnlistedText;
};

export type MemberMove = {
    /**
     * User name of an agent in use who does not stand below the member; absent for nobody.
     */
    upline?: string | undefined;
    reason: HelpReason;
};

/**
 * What became of a move.
 */
export type MemberMoved = {
    state: 'DONE' | 'WAITING' | 'CANCELLED' | UnlistedText;
    /**
     * When the contracts will have ended; absent unless it waits.
     */
    dueAt?: Instant | undefined;
};

/**
 * What an operator has noted about a member.
 */
export type MemberNote = {
    id: RowId;
    /**
     * Name of the operator.
     */
    author: string;
    /**
     * Plain text.
     */
    text: string;
    createdAt: Instant;
};

/**
 * Notes that follow each other.
 */
export type MemberNotePage = {
    /**
     * Notes, newest first.
     */
    content: Array<MemberNote>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type NewMemberNote = {
    /**
     * Made by the caller, once for each note: what is sent twice is made once. Without it, what has been made is made again.
     */
    key?: string | undefined;
    /**
     * Plain text; no more about the person than helps others.
     */
    text: string;
};

/**
 * A try to log in.
 */
export type MemberSignIn = {
    /**
     * Number of the try.
     */
    id: string;
    at: Instant;
    /**
     * Whether it worked.
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
     * Address without its last part.
     */
    ipMasked: string;
    country?: CountryCode | undefined;
};

/**
 * Tries to log in.
 */
export type MemberSignInPage = {
    /**
     * Newest first.
     */
    content: Array<MemberSignIn>;
    nextCursor?: Cursor | undefined;
};

export type MemberUnlock = {
    reason: HelpReason;
};

/**
 * What was forgotten.
 */
export type MemberUnlocked = {
    /**
     * Failures of the last hour that were forgotten.
     */
    failures: number;
};

/**
 * How the whole check stands. EXPIRED = the document has run out.
 */
export type IdentityState = 'NOT_STARTED' | 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';

/**
 * An identity check in the queue.
 */
export type IdentityCheckRow = {
    /**
     * Number of the member.
     */
    id: RowId;
    /**
     * Name of the member.
     */
    username: string;
    state: IdentityState | UnlistedText;
    /**
     * When it was sent last.
     */
    sentAt?: Instant | undefined;
    /**
     * When it is to be decided; of one in review.
     */
    answerBy?: Instant | undefined;
    /**
     * Fields that are to be decided.
     */
    inReview: number;
    /**
     * Other members with the same document, or name and birthday.
     */
    duplicates: number;
};

/**
 * Identity checks that follow each other.
 */
export type IdentityCheckPage = {
    /**
     * Checks, those sent last first.
     */
    content: Array<IdentityCheckRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
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
 * A field of an identity check, for operators.
 */
export type ReviewedField = {
    name: IdentityFieldName;
    state: IdentityFieldState | UnlistedText;
    /**
     * What the member says; of a picture its id.
     */
    value?: string | undefined;
    /**
     * What was approved before, where the member now says something else.
     */
    inForce?: string | undefined;
    reason?: IdentityReason | UnlistedText | undefined;
    /**
     * When the picture was deleted, because it may not be kept any longer.
     */
    deletedAt?: Instant | undefined;
};

/**
 * Another member who has said the same.
 */
export type SamePerson = {
    memberId: RowId;
    /**
     * Name of that member.
     */
    username: string;
    match: 'DOCUMENT' | 'PERSON' | UnlistedText;
    /**
     * That member has excluded himself from playing.
     */
    isExcluded: boolean;
};

/**
 * What was decided about a field.
 */
export type IdentityStepTaken = {
    field: IdentityFieldName;
    outcome: 'APPROVED' | 'REJECTED' | UnlistedText;
    reason?: IdentityReason | UnlistedText | undefined;
    /**
     * Name of the operator.
     */
    decidedBy: string;
    at: Instant;
};

/**
 * An identity check with everything that an operator decides it by.
 */
export type IdentityReview = {
    /**
     * Number of the member.
     */
    id: RowId;
    /**
     * Name of the member.
     */
    username: string;
    state: IdentityState | UnlistedText;
    /**
     * Approved once; stays so while approved fields are changed.
     */
    isVerified: boolean;
    /**
     * When it was sent last.
     */
    sentAt?: Instant | undefined;
    /**
     * When it is to be decided; of one in review.
     */
    answerBy?: Instant | undefined;
    /**
     * When everything that the member said was deleted, some years after the account was closed.
     */
    deletedAt?: Instant | undefined;
    /**
     * Years by the birthday; absent without one.
     */
    age?: number | undefined;
    /**
     * Least age, in years.
     */
    minAge: number;
    /**
     * Fields of which something was said and sent, in the order of the steps.
     */
    fields: Array<ReviewedField>;
    /**
     * Members who have said the same.
     */
    samePersons: Array<SamePerson>;
    /**
     * What was decided, the newest first, 100 at most.
     */
    history: Array<IdentityStepTaken>;
};

export type FieldDecision = {
    field: IdentityFieldName;
    /**
     * Rejects the field; absent = it is accepted.
     */
    reason?: IdentityReason | undefined;
};

export type IdentityDecision = {
    /**
     * Of the check that the operator has seen.
     */
    sentAt: Instant;
    /**
     * One for each field in review.
     */
    decisions: Array<FieldDecision>;
    /**
     * For the second operator; needed where one has to approve.
     */
    reason?: Reason | undefined;
};

/**
 * Id of an uploaded picture; it cannot be guessed.
 */
export type FileId = string;

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
 * WAITING = not all of its files are here, OPEN = something of it differs or may still change.
 */
export type SettlementDayState = 'WAITING' | 'OPEN' | 'CLOSED';

/**
 * A settlement file.
 */
export type SettlementFile = {
    currency: Currency;
    /**
     * The provider's number of it.
     */
    batch: string;
    /**
     * Lines that count.
     */
    lines: number;
    /**
     * Lines that stood in it twice; the second counts for nothing.
     */
    repeated: number;
    /**
     * What came in less what went out.
     */
    amount: Money;
    /**
     * What the provider keeps of it.
     */
    fee: Money;
};

/**
 * A day of a payment provider.
 */
export type SettlementDay = {
    id: RowId;
    /**
     * Code of the payment provider.
     */
    provider: string;
    /**
     * By the clock of the provider.
     */
    day: string;
    state: SettlementDayState | UnlistedText;
    /**
     * Why its files are not here: `missing`, or what is wrong with one.
     */
    problem?: string | undefined;
    closedAt?: Instant | undefined;
    /**
     * One for each currency.
     */
    files: Array<SettlementFile>;
};

/**
 * Days that follow each other.
 */
export type SettlementDayPage = {
    /**
     * Newest first.
     */
    content: Array<SettlementDay>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * How a difference stands.
 */
export type DifferenceState = 'OPEN' | 'ENDED';

/**
 * How file and books differ. NOT_BOOKED = only the file knows it; NOT_TOLD = only the books do, for two files; AMOUNT, FEE = of another amount or fee; BOOKS = orders and ledger do not tell the same, a defect.
 */
export type DifferenceKind = 'NOT_BOOKED' | 'NOT_TOLD' | 'AMOUNT' | 'FEE' | 'BOOKS';

/**
 * How it ended. MATCHED = file and books say the same now, ACCEPTED = by two operators, TOLERATED = a small fee.
 */
export type DifferenceOutcome = 'MATCHED' | 'ACCEPTED' | 'TOLERATED';

/**
 * What a settlement file says of a payment or a payout, and what the books say.
 */
export type SettlementDifference = {
    id: RowId;
    /**
     * Code of the payment provider.
     */
    provider: string;
    /**
     * Method that it came or went by.
     */
    method: string;
    /**
     * The provider's number of the payment, our number of the payout.
     */
    ref: string;
    /**
     * True: money that was paid out.
     */
    isPayout: boolean;
    /**
     * Newest item of the unmatched payments that is about the same; absent where there is none.
     */
    unmatchedId?: RowId | undefined;
    kind: DifferenceKind | UnlistedText;
    currency: Currency;
    state: DifferenceState | UnlistedText;
    /**
     * By the files; below zero what went out.
     */
    toldAmount: Money;
    /**
     * By the files.
     */
    toldFee: Money;
    /**
     * By the books; below zero what went out.
     */
    bookedAmount: Money;
    /**
     * By the books.
     */
    bookedFee: Money;
    createdAt: Instant;
    endedAt?: Instant | undefined;
    outcome?: DifferenceOutcome | UnlistedText | undefined;
    /**
     * Name of the operator who has accepted it first.
     */
    decidedBy?: string | undefined;
};

/**
 * Differences that follow each other.
 */
export type SettlementDifferencePage = {
    /**
     * Newest first.
     */
    content: Array<SettlementDifference>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * PENDING = waits for a second operator, APPROVED = made, WITHDRAWN = its maker took it back, FAILED = it was approved and could no longer be made, EXPIRED = nobody has decided in time.
 */
export type WalletCorrectionState = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'FAILED' | 'EXPIRED';

/**
 * CREDIT = to the wallet, DEBIT = from it.
 */
export type WalletCorrectionDirection = 'CREDIT' | 'DEBIT';

/**
 * Number of a deposit, a withdrawal, a transfer, a bet or a dispute of the member.
 */
export type WalletCorrectionReference = string;

/**
 * A correction of a wallet with what became of it.
 */
export type WalletCorrection = {
    /**
     * Tells one row from another: R and the number of the request, or C and that of a correction that needed none.
     */
    id: string;
    /**
     * The request for it; absent where nobody else could decide.
     */
    approvalId?: RowId | undefined;
    memberId?: RowId | undefined;
    /**
     * User name of the member.
     */
    username: string;
    direction: WalletCorrectionDirection | UnlistedText;
    /**
     * Above zero.
     */
    amount: Money;
    currency: Currency;
    cause: CorrectionCause | UnlistedText;
    reference?: WalletCorrectionReference | undefined;
    /**
     * Why, in the words of the maker.
     */
    reason: string;
    state: WalletCorrectionState | UnlistedText;
    /**
     * Name of the operator who has asked for it.
     */
    maker: string;
    /**
     * This operator has asked for it, and cannot decide it.
     */
    isOwn: boolean;
    /**
     * When it was asked for.
     */
    createdAt: Instant;
    /**
     * Name of the operator who has decided or taken it back.
     */
    decidedBy?: string | undefined;
    decidedAt?: Instant | undefined;
    /**
     * Why it was rejected, or the error code with which it failed.
     */
    decision?: string | undefined;
};

/**
 * Corrections that follow each other.
 */
export type WalletCorrectionPage = {
    /**
     * Corrections, newest first.
     */
    content: Array<WalletCorrection>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type WalletCorrectionRequest = {
    /**
     * Made by the caller, once for each correction: what is sent twice is made once.
     */
    key: string;
    /**
     * User name of the member.
     */
    username: string;
    direction: WalletCorrectionDirection;
    amount: PositiveMoneyInput;
    /**
     * That of the member.
     */
    currency: Currency;
    cause: CorrectionCause;
    reference?: WalletCorrectionReference | undefined;
    /**
     * Why it is to be made, for the operator who decides and for the audit trail; the member reads the cause alone.
     */
    reason: string;
};

/**
 * Code of a way to pay, or of a provider of them.
 */
export type MethodOrProvider = string;

/**
 * Unmatched payments that follow each other.
 */
export type UnmatchedPaymentPage = {
    /**
     * Newest first.
     */
    content: Array<UnmatchedPayment>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * Another payment of the same order.
 */
export type OtherPayment = {
    /**
     * The provider's number of it.
     */
    paymentRef: string;
    /**
     * What was paid.
     */
    amount: Money;
    currency: Currency;
    state: 'APPLIED' | 'SUSPENSE' | 'REFUNDING' | 'REFUNDED' | 'WRITTEN_OFF' | 'REVERSED' | UnlistedText;
    paidAt: Instant;
};

/**
 * An unmatched payment with the other payments of its order.
 */
export type UnmatchedPaymentDetail = {
    item: UnmatchedPayment;
    /**
     * True: a settlement file and the books say or said different things of it (listSettlementDifferences).
     */
    hasDifference: boolean;
    /**
     * Other payments of the same order, oldest first; of the reason CHANGED the payment itself too, as it was booked.
     */
    payments: Array<OtherPayment>;
};

export type UnmatchedCredit = {
    orderNo?: OrderNo | undefined;
    /**
     * User name of a member.
     */
    username?: string | undefined;
    reason?: Reason | undefined;
};

export type RefundDecision = {
    /**
     * SENT = the payer has the money, NOT_SENT = the refund was not made.
     */
    outcome: 'SENT' | 'NOT_SENT';
    reason?: Reason | undefined;
};

/**
 * Why money was not paid. Of an operator: IDENTITY = the member is not identified, ACCOUNT = the account does not fit, TERMS = against the terms, SECURITY = the member has to be reached first. Of the provider: ACCOUNT_CLOSED, NAME_MISMATCH, REFUSED, and BANK_DOWN = the bank does not answer.
 */
export type WithdrawalReason = 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY' | 'ACCOUNT_CLOSED' | 'NAME_MISMATCH' | 'REFUSED' | 'BANK_DOWN';

/**
 * What speaks for a closer look. FAST_IN_OUT = most of the deposits of the last day goes out again, hardly played; NEW_ACCOUNT = the first withdrawal to this account; LARGE = above what is approved at once; SAME_PERSON = another member has the same document, or name and birthday; OTHER_NAME = the name of the account is not the one that was approved since, and nobody has compared them; NO_IDENTITY = the member has excluded himself or closes the account, without an approved identity check.
 */
export type WithdrawalFlag = 'FAST_IN_OUT' | 'NEW_ACCOUNT' | 'LARGE' | 'SAME_PERSON' | 'OTHER_NAME' | 'NO_IDENTITY';

/**
 * What speaks against paying. SECURITY = the member has to be reached first; IDENTITY = the member is not identified; ACCOUNT = the account does not fit; TERMS = against the terms.
 */
export type WithdrawalDoubt = 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY';

/**
 * Who looks into a withdrawal before it is decided, and why.
 */
export type WithdrawalHold = {
    /**
     * Name of the operator.
     */
    by: string;
    reason: WithdrawalDoubt | UnlistedText;
    /**
     * What other operators should know.
     */
    note: string;
    at: Instant;
};

/**
 * A withdrawal as operators see it.
 */
export type WithdrawalRow = {
    id: RowId;
    orderNo: OrderNo;
    /**
     * Number of the member.
     */
    memberId: string;
    /**
     * Name of the member.
     */
    username: string;
    currency: Currency;
    /**
     * What has left the wallet.
     */
    amount: Money;
    /**
     * Fee of the member.
     */
    fee: Money;
    state: WithdrawalState | UnlistedText;
    reason?: WithdrawalReason | UnlistedText | undefined;
    method: DepositMethodCode;
    /**
     * Name of the bank or e-wallet.
     */
    institutionName: string;
    /**
     * Last four digits of the account.
     */
    numberEnd: string;
    /**
     * Weights of the flags together; from 30 on somebody looks.
     */
    score: number;
    /**
     * What speaks for a closer look.
     */
    flags: Array<WithdrawalFlag | UnlistedText>;
    createdAt: Instant;
    /**
     * Name of the operator who has approved or rejected it; absent when nobody had to.
     */
    decidedBy?: string | undefined;
    /**
     * When it should be decided, by the setting `serviceTimes`; only while it waits for that (REVIEW).
     */
    promisedAt?: Instant | undefined;
    /**
     * Name of the operator who has approved it first; absent unless it waits for a second one.
     */
    approvedFirstBy?: string | undefined;
    /**
     * Absent unless it is on hold.
     */
    hold?: WithdrawalHold | undefined;
};

/**
 * Withdrawals that follow each other.
 */
export type WithdrawalPage = {
    /**
     * Withdrawals, newest first; those that wait oldest first.
     */
    content: Array<WithdrawalRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
    /**
     * How many are to be decided, whatever page this is; only where the list was asked for those.
     */
    waiting?: {
        /**
         * All of them.
         */
        all: number;
        /**
         * On hold by the reader, or approved first by the reader.
         */
        mine: number;
        /**
         * On hold.
         */
        held: number;
    };
};

/**
 * Where the money goes, beside what the order says.
 */
export type WithdrawalPayout = {
    /**
     * Name of the owner of the account, as the member has typed it.
     */
    holder: string;
    accountState: PayoutAccountState | UnlistedText;
    /**
     * The amount without the fee.
     */
    arrives: Money;
    /**
     * Payments that it is split into.
     */
    parts: number;
    /**
     * What the provider pays at most at once.
     */
    largestPart: Money;
    /**
     * When the account was added.
     */
    addedAt: Instant;
    /**
     * When it was paid first; absent when it never was before this order.
     */
    usedSince?: Instant | undefined;
};

/**
 * Where the money comes from, in 30 days of the merchant with today.
 */
export type WithdrawalSource = {
    /**
     * Beginning of the first of these days.
     */
    from: Instant;
    /**
     * What reached the wallet of deposits.
     */
    deposits: Money;
    /**
     * What settled bets have paid, less what was staked.
     */
    won: Money;
    /**
     * Salary, rebate and bonuses that became cash.
     */
    wages: Money;
    /**
     * Cash that is left now.
     */
    inWallet: Money;
};

/**
 * UNKNOWN = the data does not tell.
 */
export type WithdrawalCheckResult = 'OK' | 'WARN' | 'UNKNOWN';

/**
 * The six checks, each with its figures.
 */
export type WithdrawalChecks = {
    /**
     * Whether the account is in the name of the member.
     */
    name: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * The name that is known of the member.
         */
        knownName?: string | undefined;
        from?: 'IDENTITY' | 'REGISTRATION' | 'ACCOUNT' | UnlistedText | undefined;
    };
    /**
     * Whether deposits were played. WARN = some of the cash is still locked.
     */
    turnover: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * Valid bets that open locks need; 0 when none is open.
         */
        required: Money;
        /**
         * Valid bets of them so far.
         */
        done: Money;
    };
    /**
     * Whether the withdrawals of its day are within the limits of the merchant. This one counts, those given back do not.
     */
    limits: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * Withdrawals of the day.
         */
        orders: number;
        /**
         * How many may be.
         */
        ordersPerDay: number;
        /**
         * What they come to.
         */
        amount: Money;
        /**
         * What they may come to.
         */
        amountPerDay: Money;
    };
    /**
     * Whether every browser that was logged in when it was requested was known a day before.
     */
    device: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * First log-in of the newest of them.
         */
        since?: Instant | undefined;
    };
    /**
     * Whether the member was paid as much before. WARN = it is the largest so far.
     */
    largest: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * The largest that was paid before; absent when none was.
         */
        before?: Money | undefined;
    };
    /**
     * Whether the payout account is of nobody else. WARN = another member has it, or had it.
     */
    account: {
        result: WithdrawalCheckResult | UnlistedText;
        /**
         * Other members who have or had it.
         */
        members: number;
    };
};

/**
 * A request to approve that waits for a second operator.
 */
export type WithdrawalFirstApproval = {
    id: RowId;
    /**
     * Name of the operator who has approved it first.
     */
    maker: string;
    /**
     * Why.
     */
    reason: string;
    createdAt: Instant;
    /**
     * Until when it waits.
     */
    expiresAt: Instant;
    /**
     * It is the reader who has asked, and cannot be the second.
     */
    isOwn: boolean;
};

/**
 * The member, as far as a withdrawal is weighed by it. Amounts are in the currency of the order.
 */
export type WithdrawalMember = {
    /**
     * Number of the member.
     */
    id: string;
    /**
     * Name of the member.
     */
    username: string;
    /**
     * VIP rank.
     */
    vipRank: number;
    registeredAt: Instant;
    /**
     * Name of the agent above; absent for none.
     */
    upline?: string | undefined;
    identity: 'DONE' | 'NEEDED' | 'IN_REVIEW' | 'EXPIRED' | UnlistedText;
    /**
     * The member has set limits to deposits or play.
     */
    hasLimits: boolean;
    /**
     * All that was ever paid in.
     */
    deposits: Money;
    /**
     * All that was ever paid out.
     */
    withdrawals: Money;
    /**
     * Deposits less withdrawals.
     */
    net: Money;
    /**
     * Orders to pay in and out, of any state.
     */
    orders: number;
    /**
     * Parts of withdrawals that the member has ever disputed.
     */
    disputed: number;
    /**
     * The withdrawals before this one, the newest first.
     */
    last: Array<{
        orderNo: OrderNo;
        amount: Money;
        state: WithdrawalState | UnlistedText;
        createdAt: Instant;
    }>;
};

/**
 * What a withdrawal is decided by.
 */
export type WithdrawalReview = {
    order: WithdrawalRow;
    /**
     * Above this amount a second operator approves too.
     */
    secondOver: Money;
    /**
     * Other operators who may approve it too, by name; none: whoever reads this decides alone.
     */
    seconds: Array<string>;
    payout: WithdrawalPayout;
    source: WithdrawalSource;
    checks: WithdrawalChecks;
    /**
     * Who has approved it and waits for a second operator; absent when nobody has.
     */
    approval?: WithdrawalFirstApproval | undefined;
    member: WithdrawalMember;
};

export type WithdrawalApproval = {
    reason?: Reason | undefined;
};

export type WithdrawalHoldChange = {
    /**
     * False = release it.
     */
    isHeld: boolean;
    /**
     * Why; required to hold.
     */
    reason?: 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY' | undefined;
    /**
     * What other operators should know, also in the audit trail; required to hold.
     */
    note?: string | undefined;
};

export type WithdrawalRejection = {
    /**
     * What the member reads.
     */
    reason: 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY';
    /**
     * For operators, in the audit trail.
     */
    note: string;
};

/**
 * NOTHING has arrived, LESS than was sent, or it went to OTHER_ACCOUNT.
 */
export type DisputeReason = 'NOTHING' | 'LESS' | 'OTHER_ACCOUNT';

/**
 * A dispute, for operators.
 */
export type DisputeRow = {
    id: RowId;
    /**
     * What the member calls it.
     */
    caseNo: string;
    /**
     * Number of the withdrawal.
     */
    orderNo: string;
    /**
     * Number of the part, which the provider knows it by.
     */
    partNo: string;
    memberId: RowId;
    /**
     * Name of the member.
     */
    username: string;
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
     * What the provider calls the payment.
     */
    reference?: string | undefined;
    paidAt: Instant;
    state: DisputeState | UnlistedText;
    reason: DisputeReason | UnlistedText;
    /**
     * What the member has added.
     */
    note?: string | undefined;
    openedAt: Instant;
    /**
     * When the member has a first answer at the latest.
     */
    answerBy: Instant;
    /**
     * Who has taken the last step.
     */
    decidedBy?: string | undefined;
    /**
     * What the member was told.
     */
    decision?: string | undefined;
    /**
     * Pictures, as they came.
     */
    fileIds: Array<FileId>;
};

/**
 * Disputes that follow each other.
 */
export type DisputePage = {
    /**
     * Disputes, newest first.
     */
    content: Array<DisputeRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type DisputeStep = {
    /**
     * Who is asked: PROVIDER = the payer, EVIDENCE = the member.
     */
    step: 'PROVIDER' | 'EVIDENCE';
    /**
     * What is asked for; the member reads it when he is asked.
     */
    reason: string;
};

export type DisputeResolution = {
    /**
     * PAID = the money has arrived, RETURNED = it goes back to the wallet.
     */
    outcome: 'PAID' | 'RETURNED';
    /**
     * What the member reads.
     */
    reason: string;
};

/**
 * What settles windows: contracts of a kind and a period.
 */
export type SettlementJob = 'settlement.real-time' | 'settlement.hourly' | 'settlement.daily' | 'settlement.dividend-day' | 'settlement.dividend-week' | 'settlement.dividend-half-month' | 'settlement.dividend-month';

/**
 * How many bills of a window there are, by what became of them.
 */
export type SettlementBills = {
    /**
     * All of them, adjustments included.
     */
    made: number;
    /**
     * Paid.
     */
    paid: number;
    /**
     * Dividends that an operator may look at.
     */
    underReview: number;
    /**
     * To be paid.
     */
    waiting: number;
    /**
     * Not paid in full: the wallet of the upline held less.
     */
    short: number;
    /**
     * Not paid in full by the upline, and given up.
     */
    expired: number;
    /**
     * Below zero, taken from the next ones.
     */
    held: number;
    /**
     * No row of the contract was reached.
     */
    notReached: number;
    /**
     * Rejected, not paid.
     */
    denied: number;
};

/**
 * What bills come to in a currency.
 */
export type SettlementSum = {
    currency: Currency;
    amount: Money;
    paid: Money;
};

/**
 * A window, settled or failed, and its bills.
 */
export type SettlementWindow = {
    job: SettlementJob | UnlistedText;
    start: Instant;
    end: Instant;
    /**
     * Zone that the window was counted in.
     */
    timeZone: string;
    state: JobRunState | UnlistedText;
    /**
     * Which try it was.
     */
    attempt: number;
    endedAt: Instant;
    /**
     * How long it took.
     */
    seconds: number;
    /**
     * Why it failed.
     */
    error?: string | undefined;
    bills: SettlementBills;
    /**
     * What its bills come to, by currency.
     */
    sums: Array<SettlementSum>;
};

/**
 * How one kind of window stands.
 */
export type SettlementStatus = {
    job: SettlementJob | UnlistedText;
    window: JobWindow | UnlistedText;
    state: 'onTime' | 'late' | 'failing' | 'running' | UnlistedText;
    /**
     * Runs in a row that failed.
     */
    failures: number;
    /**
     * Why the last run failed.
     */
    error?: string | undefined;
    /**
     * What is over and not settled.
     */
    behind: {
        /**
         * Windows, 10,000 at most.
         */
        windows: number;
        /**
         * Seconds since the first of them has ended.
         */
        seconds: number;
    };
    last?: SettlementWindow | undefined;
};

/**
 * Bills of a currency that should have been paid by now.
 */
export type UnpaidBills = {
    currency: Currency;
    /**
     * How many.
     */
    bills: number;
    amount: Money;
    /**
     * When the first of them was to be paid.
     */
    oldestAt: Instant;
};

/**
 * How the settlement of agents' contracts stands.
 */
export type AgentSettlement = {
    /**
     * Zone of the merchant.
     */
    timeZone: string;
    /**
     * By how often they run: five minutes first.
     */
    jobs: Array<SettlementStatus>;
    /**
     * Bills that should have been paid by now, by currency; they are paid every few seconds.
     */
    unpaid: Array<UnpaidBills>;
};

/**
 * Windows that follow each other.
 */
export type SettlementWindowPage = {
    /**
     * The last to end first.
     */
    content: Array<SettlementWindow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type SettlementRerun = {
    job: SettlementJob;
    /**
     * When the window begins.
     */
    start: Instant;
    reason?: Reason | undefined;
};

/**
 * What came of settling a window again.
 */
export type SettlementRerunResult = {
    outcome: 'SAME' | 'ADJUSTED' | 'TRIED_AGAIN' | UnlistedText;
    /**
     * Bills that were made.
     */
    bills: number;
};

/**
 * The window whose bills are made again; absent: the newest bills of all windows.
 */
export type CheckedWindow = {
    job: SettlementJob;
    /**
     * When the window begins.
     */
    start: Instant;
};

export type SettlementCheck = {
    window?: CheckedWindow | undefined;
};

/**
 * A bill that is not what results and terms say.
 */
export type WrongBill = {
    billId: RowId;
    /**
     * The first value that differs, by its place in the bill.
     */
    differs: string;
};

/**
 * What was compared.
 */
export type SettlementCheckResult = {
    /**
     * Bills that there are.
     */
    bills: number;
    /**
     * Bills that were made again, the newest first.
     */
    checked: number;
    /**
     * Those that differ.
     */
    wrong: Array<WrongBill>;
};

/**
 * Number of a bill.
 */
export type AgentBillId = string;

/**
 * DIVIDEND = a share of what the house has won from the team, DAILY, HOURLY and REALTIME = wages by what the team has bet in a day, an hour or five minutes, DAILY_MR = a daily wage with a rate for each game type.
 */
export type AgentContractKind = 'DIVIDEND' | 'DAILY' | 'DAILY_MR' | 'HOURLY' | 'REALTIME';

/**
 * Category of the games that count, or ALL.
 */
export type AgentContractGames = 'ALL' | 'LIVE' | 'RNG' | 'CONS' | 'SPORTS' | 'LOTT' | 'FISH' | 'ELOTT' | 'PVP';

/**
 * A computed bill.
 */
export type CorrectableBill = {
    billId: AgentBillId;
    /**
     * User name of its payee.
     */
    agent: string;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    currency: Currency;
    start: Instant;
    end: Instant;
    /**
     * What it adds.
     */
    amount: Money;
    paid: Money;
    payer?: 'UPLINE' | UnlistedText | undefined;
    /**
     * Its state, as the agent reads it.
     */
    status: string;
    /**
     * What the window has come to with it, corrections included.
     */
    net: Money;
};

export type BillCorrection = {
    /**
     * Made by the caller, once for each correction: what is sent twice is made once. Without it, what has been made is made again.
     */
    key?: string | undefined;
    billId: AgentBillId;
    /**
     * What it adds, whole cents; below zero: what it takes off.
     */
    amount: Money;
    /**
     * Why, for the agent.
     */
    note: string;
    reason?: Reason | undefined;
};

/**
 * The bill that corrects another one.
 */
export type BillCorrected = {
    billId: AgentBillId;
};

/**
 * What bills of a cycle come to in a currency, beside the cycle before.
 */
export type DividendSum = {
    currency: Currency;
    /**
     * Without what was rejected.
     */
    amount: Money;
    /**
     * What the cycle before came to.
     */
    before: Money;
    difference: Money;
    /**
     * What a release has paid.
     */
    releasable: Money;
};

/**
 * The dividends of a cycle.
 */
export type DividendRun = {
    job: SettlementJob | UnlistedText;
    start: Instant;
    end: Instant;
    /**
     * All of them.
     */
    bills: number;
    /**
     * Those that wait, without those that are kept back.
     */
    inReview: number;
    /**
     * Those that are kept back.
     */
    onHold: number;
    /**
     * What they come to, by currency.
     */
    sums: Array<DividendSum>;
    /**
     * Of the bills that wait, to be named with a release.
     */
    digest: string;
};

/**
 * Runs of dividends.
 */
export type DividendRuns = {
    /**
     * Whether new bills wait for a release; if not, they are paid when their time of review is over.
     */
    needsRelease: boolean;
    /**
     * The latest first.
     */
    runs: Array<DividendRun>;
};

/**
 * Why a bill is kept back.
 */
export type DividendHeld = {
    /**
     * As the operator wrote it.
     */
    reason: string;
    /**
     * Name of the operator.
     */
    by: string;
    at: Instant;
};

/**
 * A dividend beside the one before.
 */
export type DividendBill = {
    billId: AgentBillId;
    /**
     * User name of its payee.
     */
    agent: string;
    gameType: AgentContractGames | UnlistedText;
    currency: Currency;
    /**
     * First, second, ... bill of the cycle.
     */
    no: number;
    /**
     * What it adds.
     */
    amount: Money;
    /**
     * What the contract came to in the cycle before.
     */
    before: Money;
    /**
     * What the contract comes to in this cycle less that.
     */
    difference: Money;
    status: 'CALCULATED' | 'NOT_REACHED' | 'UNDER_REVIEW' | 'PART' | 'INSUFFICIENT' | 'ISSUED' | 'HELD' | 'DENIED' | 'EXPIRED' | UnlistedText;
    /**
     * When it is paid unless it is kept back; absent: when it is released.
     */
    paidFrom?: Instant | undefined;
    hold?: DividendHeld | undefined;
};

/**
 * Bills of a cycle.
 */
export type DividendBillPage = {
    /**
     * The greatest differences first.
     */
    content: Array<DividendBill>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type DividendRelease = {
    job: SettlementJob;
    /**
     * When the cycle begins.
     */
    start: Instant;
    /**
     * Of the bills that were seen.
     */
    digest: string;
    reason?: Reason | undefined;
};

/**
 * What was released.
 */
export type DividendReleased = {
    /**
     * So many bills.
     */
    bills: number;
};

export type DividendHold = {
    billId: AgentBillId;
    reason: Reason;
};

/**
 * How a bill stands.
 */
export type DividendHoldResult = {
    /**
     * Whether it is kept back.
     */
    isOnHold: boolean;
};

export type DividendRejection = {
    billId: AgentBillId;
    /**
     * Why, for the agent.
     */
    note: string;
    reason?: Reason | undefined;
};

/**
 * A dividend that is never paid.
 */
export type DividendRejected = {
    billId: AgentBillId;
};

/**
 * Number of a plan.
 */
export type AgentPlanId = string;

/**
 * Names the plan as it was read; goes back with a change.
 */
export type HousePlanState = string;

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
 * A plan with its last terms.
 */
export type HousePlan = {
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
     * The lower comes first.
     */
    place: number;
    /**
     * Whether visitors read it on the page for new agents.
     */
    isPublished: boolean;
    version: HousePlanState;
    /**
     * The last version of the terms.
     */
    terms: AgentContractTerms;
    /**
     * Name of the operator who has written these terms.
     */
    writtenBy: string;
};

/**
 * Plans.
 */
export type HousePlanList = {
    /**
     * The plans.
     */
    content: Array<HousePlan>;
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

export type HousePlanDraft = {
    /**
     * A name of the house, the same in every language.
     */
    name: string;
    kind: AgentContractKind;
    gameType: AgentContractGames;
    /**
     * Currency of the amounts.
     */
    currency: string;
    /**
     * The lower comes first.
     */
    place: number;
    /**
     * Whether visitors read it on the page for new agents.
     */
    isPublished: boolean;
    terms: AgentContractTermsInput;
};

export type HousePlanChange = {
    version: HousePlanState;
    /**
     * A name of the house, the same in every language.
     */
    name: string;
    /**
     * The lower comes first.
     */
    place: number;
    /**
     * Whether visitors read it on the page for new agents.
     */
    isPublished: boolean;
    terms: AgentContractTermsInput;
};

/**
 * Number of a contract.
 */
export type AgentContractId = string;

/**
 * P = offered, E = in force with other terms to sign, A = signed and starts with the next cycle, V = in force, R = rejected or withdrawn, C = ended.
 */
export type HouseContractStatus = 'P' | 'E' | 'A' | 'V' | 'R' | 'C';

/**
 * withdraw = take the offer or the amendment back, askEnd = ask to end it with a cycle, agreeEnd and refuseEnd answer the agent, cancelEnd takes the own wish back.
 */
export type HouseContractAction = 'withdraw' | 'askEnd' | 'agreeEnd' | 'refuseEnd' | 'cancelEnd';

/**
 * A contract of the house with an agent.
 */
export type HouseContract = {
    contractId: AgentContractId;
    /**
     * User name of the agent.
     */
    agent: string;
    memberId: RowId;
    kind: AgentContractKind | UnlistedText;
    gameType: AgentContractGames | UnlistedText;
    /**
     * Only results in this currency count.
     */
    currency: string;
    status: HouseContractStatus | UnlistedText;
    /**
     * Rises with every change; goes back with an action.
     */
    version: number;
    /**
     * Terms that wait for the agent.
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
    endAskedBy?: 'UPLINE' | 'DOWNLINE' | UnlistedText | undefined;
    /**
     * Whether an end that the house asks for now cannot be refused, because one was refused before; absent: it can.
     */
    isEndBinding?: boolean | undefined;
    /**
     * When it ends; it is settled until then.
     */
    endsAt?: Instant | undefined;
    /**
     * What operators can do now.
     */
    actions: Array<HouseContractAction>;
    createdAt: Instant;
    changedAt: Instant;
};

/**
 * Contracts that follow each other.
 */
export type HouseContractPage = {
    /**
     * Contracts, newest first.
     */
    content: Array<HouseContract>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type HouseContractOffer = {
    /**
     * User name of the agent.
     */
    agent: string;
    planId: AgentPlanId;
    /**
     * Names the terms of the plan as they were seen.
     */
    termsHash: string;
    reason?: Reason | undefined;
};

export type HouseContractAct = {
    /**
     * What to do.
     */
    action: 'withdraw' | 'askEnd' | 'agreeEnd' | 'refuseEnd' | 'cancelEnd';
    /**
     * The contract as it was seen.
     */
    version: number;
    /**
     * Of `askEnd`: what the contract said of an end that is asked for; CONTRACT_STALE when it is otherwise by now.
     */
    isEndBinding?: boolean | undefined;
    reason?: Reason | undefined;
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
 * A credit line as operators see it.
 */
export type CreditLineRow = {
    id: RowId;
    /**
     * User name of the agent.
     */
    agent: string;
    memberId: RowId;
    currency: Currency;
    state: CreditLineState | UnlistedText;
    /**
     * Rises with every change by operators.
     */
    version: number;
    /**
     * Most that may be used.
     */
    limit: Money;
    /**
     * Advances less what was repaid.
     */
    used: Money;
    /**
     * What should have been repaid.
     */
    overdue: Money;
    /**
     * Days that a new advance has.
     */
    termDays: number;
    /**
     * When the oldest advance is due; absent when nothing is used.
     */
    nextDueAt?: Instant | undefined;
    /**
     * Every span of days, the first one is not due.
     */
    ageing: Array<CreditAgeing>;
    /**
     * When the agent has accepted terms last; absent before.
     */
    acceptedAt?: Instant | undefined;
    createdAt: Instant;
    changedAt: Instant;
};

/**
 * Credit lines that follow each other.
 */
export type CreditLinePage = {
    /**
     * Credit lines, newest first.
     */
    content: Array<CreditLineRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type CreditLineChange = {
    /**
     * User name of the agent.
     */
    agent: string;
    /**
     * The line as it was seen; absent = open one.
     */
    version?: number | undefined;
    /**
     * Most that may be used; 0 closes the line.
     */
    limit: MoneyInput;
    /**
     * Days that a new advance has.
     */
    termDays: number;
    reason?: Reason | undefined;
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
 * A credit line with what has happened to it.
 */
export type CreditLineDetail = {
    line: CreditLineRow;
    /**
     * Advances that are not repaid in full, the oldest first; 100 at most.
     */
    advances: Array<CreditAdvance>;
    /**
     * The newest 100 movements.
     */
    movements: Array<CreditMovement>;
};

/**
 * OPEN = to be decided.
 */
export type AgentApplicationState = 'OPEN' | 'APPROVED' | 'REJECTED';

/**
 * How an applicant is reached.
 */
export type AgencyContactBy = 'EMAIL' | 'PHONE' | 'TELEGRAM' | 'WHATSAPP' | 'LINE';

/**
 * Where an applicant finds players. GROUP = chat groups, OFFLINE = in person.
 */
export type AgencyChannel = 'SOCIAL' | 'WEBSITE' | 'STREAM' | 'GROUP' | 'OFFLINE';

/**
 * Why an application was rejected. INCOMPLETE = details are missing or wrong, UNREACHED = the applicant could not be reached, REACH = too few players expected, REGION = the site is not offered there, TERMS = against the terms.
 */
export type AgencyReason = 'INCOMPLETE' | 'UNREACHED' | 'REACH' | 'REGION' | 'TERMS';

/**
 * An application as operators see it.
 */
export type AgentApplication = {
    id: RowId;
    /**
     * Number that the applicant was told.
     */
    ticket: string;
    /**
     * The account that has applied, or has taken the application up.
     */
    memberId?: RowId | undefined;
    /**
     * Name of the account, or the one that is wished for.
     */
    username: string;
    /**
     * Full name.
     */
    realName: string;
    contactBy: AgencyContactBy | UnlistedText;
    /**
     * Address, number or name at that service.
     */
    contact: string;
    /**
     * Code of the country.
     */
    country: string;
    /**
     * Language of the applicant.
     */
    language: string;
    /**
     * Where players are found.
     */
    channels: Array<AgencyChannel | UnlistedText>;
    /**
     * Pages of the applicant.
     */
    urls: Array<string>;
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
    state: AgentApplicationState | UnlistedText;
    reason?: AgencyReason | UnlistedText | undefined;
    sentAt: Instant;
    decidedAt?: Instant | undefined;
    /**
     * Name of the operator who has decided.
     */
    decidedBy?: string | undefined;
};

/**
 * Applications that follow each other.
 */
export type AgentApplicationPage = {
    /**
     * Applications, newest first.
     */
    content: Array<AgentApplication>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type AgentApplicationRejection = {
    /**
     * What the applicant reads.
     */
    reason: 'INCOMPLETE' | 'UNREACHED' | 'REACH' | 'REGION' | 'TERMS';
    /**
     * For operators, in the audit trail.
     */
    note: string;
};

/**
 * Why a transfer was rejected. SECURITY = the sender has to be reached first, TERMS = against the terms, RECEIVER = the receiver cannot get it.
 */
export type TransferReason = 'SECURITY' | 'TERMS' | 'RECEIVER';

/**
 * A transfer as operators see it.
 */
export type TransferRow = {
    id: RowId;
    transferNo: OrderNo;
    senderId: RowId;
    /**
     * Name of the sender.
     */
    sender: string;
    receiverId: RowId;
    /**
     * Name of the receiver.
     */
    receiver: string;
    direction: 'UP' | 'DOWN' | UnlistedText;
    currency: Currency;
    amount: Money;
    /**
     * The line of the sender.
     */
    note?: string | undefined;
    state: TransferState | UnlistedText;
    reason?: TransferReason | UnlistedText | undefined;
    createdAt: Instant;
    /**
     * Name of the operator who has decided; absent when nobody had to.
     */
    decidedBy?: string | undefined;
};

/**
 * Transfers that follow each other.
 */
export type TransferPage = {
    /**
     * Transfers, newest first.
     */
    content: Array<TransferRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type TransferRejection = {
    /**
     * What the sender reads.
     */
    reason: 'SECURITY' | 'TERMS' | 'RECEIVER';
    /**
     * For operators, in the audit trail.
     */
    note: string;
};

/**
 * Deposits that follow each other.
 */
export type DepositOrderPage = {
    /**
     * Deposits, newest first.
     */
    content: Array<DepositOrderRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

/**
 * Why no payment was found for a slip: NOT_ARRIVED = none has come, UNREADABLE = the picture cannot be read, OTHER_ACCOUNT = it shows a transfer to somebody else.
 */
export type SlipReason = 'NOT_ARRIVED' | 'UNREADABLE' | 'OTHER_ACCOUNT';

/**
 * What held when it was begun, and what has become of it.
 */
export type DepositTerms = {
    /**
     * Less than this is kept in suspense.
     */
    minimum: Money;
    /**
     * What each payment costs the member.
     */
    feeFixed: Money;
    /**
     * Parts of a million of it that a payment costs beside.
     */
    feePpm: number;
    /**
     * True: several payments together pay it.
     */
    takesParts: boolean;
    /**
     * Until when it is to be paid.
     */
    expiresAt: Instant;
    /**
     * True: no answer came to the call that begins it, so the provider is only asked from then on.
     */
    isUnsure: boolean;
    /**
     * The provider's number of it; absent until it has one.
     */
    providerRef?: string | undefined;
    /**
     * Bonus that comes or came with it; absent when none does.
     */
    bonus?: Money | undefined;
    slipReason?: SlipReason | UnlistedText | undefined;
    cancelReason?: 'CLOSED' | 'LIMIT' | UnlistedText | undefined;
};

/**
 * A payment of it.
 */
export type DepositPaymentRow = {
    /**
     * The provider's number of it.
     */
    paymentRef: string;
    /**
     * What was paid.
     */
    amount: Money;
    currency: Currency;
    /**
     * What the provider keeps of it.
     */
    providerFee: Money;
    /**
     * What it costs the member.
     */
    memberFee: Money;
    /**
     * What of it was taken back.
     */
    takenBack: Money;
    state: 'APPLIED' | 'SUSPENSE' | 'REFUNDING' | 'REFUNDED' | 'WRITTEN_OFF' | 'REVERSED' | UnlistedText;
    /**
     * When it was paid.
     */
    paidAt: Instant;
    /**
     * When it was booked.
     */
    bookedAt: Instant;
};

/**
 * A slip that the member has sent.
 */
export type DepositSlip = {
    id: RowId;
    fileId: FileId;
    /**
     * When it came.
     */
    sentAt: Instant;
    /**
     * When an operator looked at it first; absent before.
     */
    lookedAt?: Instant | undefined;
};

/**
 * A posting of the ledger.
 */
export type DepositMovement = {
    id: RowId;
    /**
     * Kind of the posting, as the ledger has it.
     */
    kind: string;
    at: Instant;
    currency: Currency;
    /**
     * What it has moved; adds up to nothing.
     */
    legs: Array<{
        /**
         * Kind of the account.
         */
        account: string;
        /**
         * Whose: number of a member, provider and method, or empty.
         */
        owner: string;
        /**
         * Above zero it came there, below zero it went.
         */
        amount: Money;
    }>;
};

/**
 * A message of the provider about it.
 */
export type DepositEvent = {
    /**
     * The provider's number of the message.
     */
    eventId: string;
    /**
     * When it came.
     */
    receivedAt: Instant;
    /**
     * When it was dealt with; absent before.
     */
    doneAt?: Instant | undefined;
};

/**
 * A deposit with all that has happened to it.
 */
export type DepositOrderDetail = {
    order: DepositOrderRow;
    terms: DepositTerms;
    /**
     * Payments, oldest first.
     */
    payments: Array<DepositPaymentRow>;
    /**
     * What of them was kept in suspense or is owed, with refunds, oldest first.
     */
    kept: Array<UnmatchedPayment>;
    /**
     * Slips, oldest first.
     */
    slips: Array<DepositSlip>;
    /**
     * What the ledger has booked of them, oldest first.
     */
    movements: Array<DepositMovement>;
    /**
     * Messages of the provider of the last 30 days, oldest first.
     */
    events: Array<DepositEvent>;
    /**
     * What was done, oldest first, without the addresses that it was done from.
     */
    history: Array<AuditRow>;
};

/**
 * A slip, with its deposit.
 */
export type SlipRow = {
    id: RowId;
    /**
     * Number of the deposit.
     */
    orderNo: string;
    memberId: RowId;
    /**
     * Name of the member.
     */
    username: string;
    currency: Currency;
    /**
     * What was to be paid.
     */
    amount: Money;
    state: DepositState | UnlistedText;
    /**
     * When the deposit was begun.
     */
    createdAt: Instant;
    /**
     * When the slip came.
     */
    sentAt: Instant;
    fileId: FileId;
    /**
     * Which slip of its deposit it is, counted as they came.
     */
    place: number;
    /**
     * How many slips its deposit has.
     */
    ofOrder: number;
    /**
     * When an operator looked at it first; absent before.
     */
    lookedAt?: Instant | undefined;
};

/**
 * Slips that follow each other.
 */
export type SlipPage = {
    /**
     * Slips, newest first.
     */
    content: Array<SlipRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type SlipRejection = {
    reason: SlipReason;
};

/**
 * A payout account as operators see it.
 */
export type PayoutAccountRow = {
    id: RowId;
    /**
     * Number of the member.
     */
    memberId: string;
    /**
     * Name of the member.
     */
    username: string;
    method: DepositMethodCode;
    /**
     * Name of the bank or e-wallet.
     */
    institutionName: string;
    /**
     * Last four digits of the account.
     */
    numberEnd: string;
    /**
     * Name of its owner, as the member has typed it.
     */
    holder: string;
    /**
     * Name that is approved, or that the member has given at registration; absent without one.
     */
    knownName?: string | undefined;
    state: PayoutAccountState | UnlistedText;
    createdAt: Instant;
};

/**
 * Payout accounts that follow each other.
 */
export type PayoutAccountPage = {
    /**
     * Accounts, newest first.
     */
    content: Array<PayoutAccountRow>;
    /**
     * Where the list goes on; absent at its end.
     */
    nextCursor?: Cursor | undefined;
};

export type PayoutAccountDecision = {
    /**
     * False = block it.
     */
    accept: boolean;
    /**
     * Why, for the audit trail.
     */
    reason: string;
};

/**
 * Six digits that the authenticator shows now.
 */
export type AuthenticatorCode = string;

export type OperatorLogIn = {
    /**
     * Name of the account; upper and lower case make no difference.
     */
    name: string;
    /**
     * Password of the account.
     */
    password: string;
    code: AuthenticatorCode;
};

/**
 * Password of an operator. Those that are tried first by guessers are refused (rule `common`), and so is one that contains the name (rule `different`).
 */
export type OperatorPassword = string;

export type OwnPasswordChange = {
    /**
     * Password in use.
     */
    password: string;
    newPassword: OperatorPassword;
    code: AuthenticatorCode;
};

/**
 * What stands behind the `#` of a one-time link.
 */
export type LinkSecret = string;

export type InvitationSecret = {
    secret: LinkSecret;
};

/**
 * Name to log in with, and the one in the audit chain. Lower case; it never changes.
 */
export type OperatorName = string;

/**
 * Who a one-time link invites.
 */
export type OpenedInvitation = {
    name?: OperatorName | undefined;
    role: OperatorRole | UnlistedText;
    expiresAt: Instant;
    /**
     * Secret to type into an authenticator, base32.
     */
    authenticatorSecret: string;
    /**
     * The same as an otpauth address, to be shown as a QR code.
     */
    authenticatorUri: string;
};

export type InvitationAcceptance = {
    secret: LinkSecret;
    name?: OperatorName | undefined;
    password: OperatorPassword;
    code: AuthenticatorCode;
};

/**
 * An account of the console.
 */
export type OperatorAccount = {
    id: RowId;
    name: OperatorName;
    role: OperatorRole | UnlistedText;
    state: 'invited' | 'active' | 'inactive' | UnlistedText;
    createdAt: Instant;
    lastLogInAt?: Instant | undefined;
    invitedUntil?: Instant | undefined;
};

/**
 * Accounts of the console.
 */
export type OperatorAccounts = {
    /**
     * Accounts by name.
     */
    content: Array<OperatorAccount>;
};

export type NewOperator = {
    name: OperatorName;
    role: OperatorRole;
    reason?: Reason | undefined;
};

/**
 * A one-time link. It is told once; only its hash is kept.
 */
export type OperatorInvitation = {
    operator: OperatorAccount;
    /**
     * Path of the link on the console's own origin.
     */
    address: string;
    expiresAt: Instant;
};

export type OperatorRoleChange = {
    role: OperatorRole;
    reason?: Reason | undefined;
};

/**
 * Requests for a second operator.
 */
export type Approvals = {
    /**
     * Requests, newest first.
     */
    content: Array<Approval>;
};

/**
 * A request that was approved, and what came of it.
 */
export type ApprovedRequest = {
    approval: Approval;
    /**
     * What the operation answers.
     */
    result: {
        [key: string]: unknown;
    };
};

export type Rejection = {
    /**
     * Why it is not done, for the maker.
     */
    reason: string;
};

/**
 * A group of operations.
 */
export type ContractTag = {
    /**
     * Name of the group.
     */
    name: string;
    /**
     * What is in it.
     */
    description: string;
};

/**
 * An operation in a line.
 */
export type ContractOperationLine = {
    /**
     * Id of the operation.
     */
    id: string;
    /**
     * HTTP method.
     */
    method: string;
    /**
     * Address on the site.
     */
    path: string;
    /**
     * Its group.
     */
    tag: string;
    /**
     * What it does.
     */
    summary: string;
};

/**
 * The site's contract in short.
 */
export type ContractOverview = {
    /**
     * Version of the contract.
     */
    version: string;
    /**
     * Groups of operations, in the order of the contract.
     */
    tags: Array<ContractTag>;
    /**
     * Every operation, in the order of the contract.
     */
    operations: Array<ContractOperationLine>;
};

/**
 * A field, a parameter or an entry of a list.
 */
export type ContractField = {
    /**
     * Place of the field: value.content[].betNo.
     */
    name: string;
    /**
     * Type, or the values that it may have.
     */
    type: string;
    /**
     * It is always there.
     */
    required: boolean;
    /**
     * Limits and default.
     */
    limits?: string | undefined;
    /**
     * What it means.
     */
    description?: string | undefined;
};

/**
 * The parameters, the body or an answer of an operation.
 */
export type ContractPart = {
    kind: 'parameters' | 'request' | 'answer' | UnlistedText;
    /**
     * Media type of a body, status of an answer; empty for parameters.
     */
    name: string;
    /**
     * Its fields, those inside of others after them.
     */
    fields: Array<ContractField>;
};

/**
 * An operation as integrators need it.
 */
export type ContractOperation = {
    /**
     * Id of the operation.
     */
    id: string;
    /**
     * HTTP method.
     */
    method: string;
    /**
     * Address on the site.
     */
    path: string;
    /**
     * Its group.
     */
    tag: string;
    /**
     * What it does.
     */
    summary: string;
    /**
     * The same at length.
     */
    description: string;
    /**
     * Who may call.
     */
    roles: Array<string>;
    /**
     * Error codes of its own.
     */
    errors: Array<string>;
    /**
     * What else is decided for it: rate limit, form of the list, sealed, moves money.
     */
    traits: {
        [key: string]: unknown;
    };
    /**
     * What it takes and answers.
     */
    parts: Array<ContractPart>;
};

export type UnlistedText = string & Record<never, never>;

/**
 * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
 */
export type Cursor2 = Cursor;

/**
 * Rows per page.
 */
export type PageSize20 = number;

/**
 * First moment that counts.
 */
export type From = Instant;

/**
 * First moment that counts no more.
 */
export type To = Instant;

/**
 * Number of the member.
 */
export type CheckedMember = RowId;

/**
 * Only in this currency.
 */
export type Currency2 = Currency;

/**
 * Only of this amount or more.
 */
export type AmountFrom = Money;

/**
 * Only of this amount or less.
 */
export type AmountTo = Money;

/**
 * Only by this method, or by all methods of this provider.
 */
export type Method = MethodOrProvider;

/**
 * Number of the dispute.
 */
export type DisputeId = RowId;

/**
 * Id of the account.
 */
export type OperatorId = RowId;

/**
 * Id of the request.
 */
export type ApprovalId = RowId;

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

export type GetOverviewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/overview';
};

export type GetOverviewErrors = {
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

export type GetOverviewError = GetOverviewErrors[keyof GetOverviewErrors];

export type GetOverviewResponses = {
    /**
     * State of the site.
     */
    200: Overview;
};

export type GetOverviewResponse = GetOverviewResponses[keyof GetOverviewResponses];

export type ListSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/settings';
};

export type ListSettingsErrors = {
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

export type ListSettingsError = ListSettingsErrors[keyof ListSettingsErrors];

export type ListSettingsResponses = {
    /**
     * Every setting with its form.
     */
    200: SettingList;
};

export type ListSettingsResponse = ListSettingsResponses[keyof ListSettingsResponses];

export type GetSettingData = {
    body?: never;
    path: {
        /**
         * Name of the setting.
         */
        key: SettingKey;
    };
    query?: never;
    url: '/api/settings/{key}';
};

export type GetSettingErrors = {
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

export type GetSettingError = GetSettingErrors[keyof GetSettingErrors];

export type GetSettingResponses = {
    /**
     * One setting with its form.
     */
    200: SettingSection;
};

export type GetSettingResponse = GetSettingResponses[keyof GetSettingResponses];

export type SaveSettingData = {
    body: SettingSave;
    path: {
        /**
         * Name of the setting.
         */
        key: SettingKey;
    };
    query?: never;
    url: '/api/settings/{key}';
};

export type SaveSettingErrors = {
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

export type SaveSettingError = SaveSettingErrors[keyof SaveSettingErrors];

export type SaveSettingResponses = {
    /**
     * Save a setting.
     */
    200: SettingSection;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type SaveSettingResponse = SaveSettingResponses[keyof SaveSettingResponses];

export type PreviewSettingData = {
    body: SettingDraft;
    path: {
        /**
         * Name of the setting.
         */
        key: SettingKey;
    };
    query?: never;
    url: '/api/settings/{key}/preview';
};

export type PreviewSettingErrors = {
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

export type PreviewSettingError = PreviewSettingErrors[keyof PreviewSettingErrors];

export type PreviewSettingResponses = {
    /**
     * What a save would change.
     */
    200: SettingPreview;
};

export type PreviewSettingResponse = PreviewSettingResponses[keyof PreviewSettingResponses];

export type ListSettingChangesData = {
    body?: never;
    path: {
        /**
         * Name of the setting.
         */
        key: SettingKey;
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
    url: '/api/settings/{key}/history';
};

export type ListSettingChangesErrors = {
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

export type ListSettingChangesError = ListSettingChangesErrors[keyof ListSettingChangesErrors];

export type ListSettingChangesResponses = {
    /**
     * Changes of a setting.
     */
    200: SettingHistory;
};

export type ListSettingChangesResponse = ListSettingChangesResponses[keyof ListSettingChangesResponses];

export type UndoSettingChangeData = {
    body: SettingUndo;
    path: {
        /**
         * Name of the setting.
         */
        key: SettingKey;
    };
    query?: never;
    url: '/api/settings/{key}/undo';
};

export type UndoSettingChangeErrors = {
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

export type UndoSettingChangeError = UndoSettingChangeErrors[keyof UndoSettingChangeErrors];

export type UndoSettingChangeResponses = {
    /**
     * Take a change back.
     */
    200: SettingSection;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type UndoSettingChangeResponse = UndoSettingChangeResponses[keyof UndoSettingChangeResponses];

export type ListVendorsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A part of a code, a number or a name in any language.
         */
        q?: string | undefined;
        /**
         * Only this state.
         */
        status?: ListingState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/vendors';
};

export type ListVendorsErrors = {
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

export type ListVendorsError = ListVendorsErrors[keyof ListVendorsErrors];

export type ListVendorsResponses = {
    /**
     * Vendors.
     */
    200: VendorPage;
};

export type ListVendorsResponse = ListVendorsResponses[keyof ListVendorsResponses];

export type SwitchVendorData = {
    body: VendorSwitch;
    path: {
        /**
         * Code of the vendor.
         */
        code: VendorCode2;
    };
    query?: never;
    url: '/api/vendors/{code}';
};

export type SwitchVendorErrors = {
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

export type SwitchVendorError = SwitchVendorErrors[keyof SwitchVendorErrors];

export type SwitchVendorResponses = {
    /**
     * Put a vendor under maintenance or open it.
     */
    200: Vendor;
};

export type SwitchVendorResponse = SwitchVendorResponses[keyof SwitchVendorResponses];

export type ListGamesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A part of a code, a number or a name in any language.
         */
        q?: string | undefined;
        /**
         * Only games of this vendor.
         */
        vendor?: VendorCode2 | undefined;
        /**
         * Only this state.
         */
        status?: ListingState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/games';
};

export type ListGamesErrors = {
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

export type ListGamesError = ListGamesErrors[keyof ListGamesErrors];

export type ListGamesResponses = {
    /**
     * Games.
     */
    200: GamePage;
};

export type ListGamesResponse = ListGamesResponses[keyof ListGamesResponses];

export type SwitchGameData = {
    body: GameSwitch;
    path: {
        /**
         * Number of the game.
         */
        nodeId: number;
    };
    query?: never;
    url: '/api/games/{nodeId}';
};

export type SwitchGameErrors = {
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

export type SwitchGameError = SwitchGameErrors[keyof SwitchGameErrors];

export type SwitchGameResponses = {
    /**
     * Put a game under maintenance or open it.
     */
    200: Game;
};

export type SwitchGameResponse = SwitchGameResponses[keyof SwitchGameResponses];

export type ListJackpotsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/jackpots';
};

export type ListJackpotsErrors = {
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

export type ListJackpotsError = ListJackpotsErrors[keyof ListJackpotsErrors];

export type ListJackpotsResponses = {
    /**
     * Linked jackpots.
     */
    200: JackpotList;
};

export type ListJackpotsResponse = ListJackpotsResponses[keyof ListJackpotsResponses];

export type ListAnnouncementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only this kind.
         */
        type?: AnnouncementType | undefined;
        /**
         * Only in this state.
         */
        state?: AnnouncementState | undefined;
        /**
         * Only about this vendor and its games.
         */
        vendor?: VendorCode2 | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/announcements';
};

export type ListAnnouncementsErrors = {
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

export type ListAnnouncementsError = ListAnnouncementsErrors[keyof ListAnnouncementsErrors];

export type ListAnnouncementsResponses = {
    /**
     * Announcements.
     */
    200: AnnouncementPage;
};

export type ListAnnouncementsResponse = ListAnnouncementsResponses[keyof ListAnnouncementsResponses];

export type MakeAnnouncementData = {
    body: AnnouncementDraft;
    path?: never;
    query?: never;
    url: '/api/announcements';
};

export type MakeAnnouncementErrors = {
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

export type MakeAnnouncementError = MakeAnnouncementErrors[keyof MakeAnnouncementErrors];

export type MakeAnnouncementResponses = {
    /**
     * Announce something.
     */
    200: AnnouncementReceipt;
};

export type MakeAnnouncementResponse = MakeAnnouncementResponses[keyof MakeAnnouncementResponses];

export type OrderBannersData = {
    body: BannerOrder;
    path?: never;
    query?: never;
    url: '/api/announcements/order';
};

export type OrderBannersErrors = {
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

export type OrderBannersError = OrderBannersErrors[keyof OrderBannersErrors];

export type OrderBannersResponses = {
    /**
     * Order the banners.
     */
    200: BannerOrder;
};

export type OrderBannersResponse = OrderBannersResponses[keyof OrderBannersResponses];

export type GetAnnouncementData = {
    body?: never;
    path: {
        /**
         * Number of the announcement.
         */
        id: string;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type GetAnnouncementErrors = {
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

export type GetAnnouncementError = GetAnnouncementErrors[keyof GetAnnouncementErrors];

export type GetAnnouncementResponses = {
    /**
     * One announcement with its texts.
     */
    200: AnnouncementDetail;
};

export type GetAnnouncementResponse = GetAnnouncementResponses[keyof GetAnnouncementResponses];

export type ChangeAnnouncementData = {
    body: AnnouncementChange;
    path: {
        /**
         * Number of the announcement.
         */
        id: string;
    };
    query?: never;
    url: '/api/announcements/{id}';
};

export type ChangeAnnouncementErrors = {
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

export type ChangeAnnouncementError = ChangeAnnouncementErrors[keyof ChangeAnnouncementErrors];

export type ChangeAnnouncementResponses = {
    /**
     * Change an announcement.
     */
    200: AnnouncementReceipt;
};

export type ChangeAnnouncementResponse = ChangeAnnouncementResponses[keyof ChangeAnnouncementResponses];

export type EndAnnouncementData = {
    body?: never;
    path: {
        /**
         * Number of the announcement.
         */
        id: string;
    };
    query?: never;
    url: '/api/announcements/{id}/end';
};

export type EndAnnouncementErrors = {
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

export type EndAnnouncementError = EndAnnouncementErrors[keyof EndAnnouncementErrors];

export type EndAnnouncementResponses = {
    /**
     * End an announcement.
     */
    200: AnnouncementReceipt;
};

export type EndAnnouncementResponse = EndAnnouncementResponses[keyof EndAnnouncementResponses];

export type UploadPictureData = {
    body: PictureUpload;
    path?: never;
    query?: never;
    url: '/api/pictures';
};

export type UploadPictureErrors = {
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

export type UploadPictureError = UploadPictureErrors[keyof UploadPictureErrors];

export type UploadPictureResponses = {
    /**
     * Upload a picture.
     */
    200: KeptPicture;
};

export type UploadPictureResponse = UploadPictureResponses[keyof UploadPictureResponses];

export type ListMessagesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A mail address, or a number with its calling code.
         */
        address?: string | undefined;
        /**
         * Only for this purpose.
         */
        purpose?: MessagePurpose | undefined;
        /**
         * Only in this state.
         */
        state?: MessageState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/messages';
};

export type ListMessagesErrors = {
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

export type ListMessagesError = ListMessagesErrors[keyof ListMessagesErrors];

export type ListMessagesResponses = {
    /**
     * Messages.
     */
    200: MessagePage;
};

export type ListMessagesResponse = ListMessagesResponses[keyof ListMessagesResponses];

export type RetryMessageData = {
    body?: never;
    path: {
        /**
         * Number of the message.
         */
        id: string;
    };
    query?: never;
    url: '/api/messages/{id}/retry';
};

export type RetryMessageErrors = {
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

export type RetryMessageError = RetryMessageErrors[keyof RetryMessageErrors];

export type RetryMessageResponses = {
    /**
     * Send a failed message again.
     */
    200: MessageReceipt;
};

export type RetryMessageResponse = RetryMessageResponses[keyof RetryMessageResponses];

export type ListGameReportsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        status?: GameReportStatus | undefined;
        /**
         * Only this ticket.
         */
        ticket?: string | undefined;
        /**
         * Only this kind of problem.
         */
        kind?: GameProblem | undefined;
        /**
         * Only games of this vendor.
         */
        vendor?: VendorCode2 | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/game-reports';
};

export type ListGameReportsErrors = {
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

export type ListGameReportsError = ListGameReportsErrors[keyof ListGameReportsErrors];

export type ListGameReportsResponses = {
    /**
     * Game reports.
     */
    200: GameReportPage;
};

export type ListGameReportsResponse = ListGameReportsResponses[keyof ListGameReportsResponses];

export type CloseGameReportData = {
    body?: never;
    path: {
        /**
         * Number of the report.
         */
        id: string;
    };
    query?: never;
    url: '/api/game-reports/{id}/close';
};

export type CloseGameReportErrors = {
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

export type CloseGameReportError = CloseGameReportErrors[keyof CloseGameReportErrors];

export type CloseGameReportResponses = {
    /**
     * Mark a report as dealt with.
     */
    200: GameReportClosed;
};

export type CloseGameReportResponse = CloseGameReportResponses[keyof CloseGameReportResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only this action.
         */
        action?: string | undefined;
        /**
         * Account or operator that acted, or what was acted on, with its kind (`vendor:HOUSE`) or without.
         */
        actor?: string | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/audit';
};

export type ListAuditErrors = {
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

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * Audit trail.
     */
    200: AuditPage;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type VerifyAuditData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/audit/verification';
};

export type VerifyAuditErrors = {
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

export type VerifyAuditError = VerifyAuditErrors[keyof VerifyAuditErrors];

export type VerifyAuditResponses = {
    /**
     * Check the whole chain.
     */
    200: AuditVerification;
};

export type VerifyAuditResponse = VerifyAuditResponses[keyof VerifyAuditResponses];

export type ListJobsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/jobs';
};

export type ListJobsErrors = {
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

export type ListJobsError = ListJobsErrors[keyof ListJobsErrors];

export type ListJobsResponses = {
    /**
     * Jobs.
     */
    200: JobList;
};

export type ListJobsResponse = ListJobsResponses[keyof ListJobsResponses];

export type ListJobRunsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only runs of this job.
         */
        job?: string | undefined;
        /**
         * Only with this result.
         */
        state?: JobRunState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/jobs/runs';
};

export type ListJobRunsErrors = {
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

export type ListJobRunsError = ListJobRunsErrors[keyof ListJobRunsErrors];

export type ListJobRunsResponses = {
    /**
     * Runs of jobs.
     */
    200: JobRunPage;
};

export type ListJobRunsResponse = ListJobRunsResponses[keyof ListJobRunsResponses];

export type ConfirmClockData = {
    body?: Reasoned | undefined;
    path?: never;
    query?: never;
    url: '/api/jobs/clock';
};

export type ConfirmClockErrors = {
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

export type ConfirmClockError = ConfirmClockErrors[keyof ConfirmClockErrors];

export type ConfirmClockResponses = {
    /**
     * Let windows go on.
     */
    200: ClockConfirmed;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ConfirmClockResponse = ConfirmClockResponses[keyof ConfirmClockResponses];

export type ListBonusOffersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: BonusOfferState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/bonus-offers';
};

export type ListBonusOffersErrors = {
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

export type ListBonusOffersError = ListBonusOffersErrors[keyof ListBonusOffersErrors];

export type ListBonusOffersResponses = {
    /**
     * Offers.
     */
    200: BonusOfferPage;
};

export type ListBonusOffersResponse = ListBonusOffersResponses[keyof ListBonusOffersResponses];

export type CreateBonusOfferData = {
    body: NewBonusOffer;
    path?: never;
    query?: never;
    url: '/api/bonus-offers';
};

export type CreateBonusOfferErrors = {
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

export type CreateBonusOfferError = CreateBonusOfferErrors[keyof CreateBonusOfferErrors];

export type CreateBonusOfferResponses = {
    /**
     * The offer.
     */
    200: BonusOfferRow;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type CreateBonusOfferResponse = CreateBonusOfferResponses[keyof CreateBonusOfferResponses];

export type StopBonusOfferData = {
    body?: never;
    path: {
        /**
         * Number of the offer.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/bonus-offers/{id}/stop';
};

export type StopBonusOfferErrors = {
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

export type StopBonusOfferError = StopBonusOfferErrors[keyof StopBonusOfferErrors];

export type StopBonusOfferResponses = {
    /**
     * The offer, stopped.
     */
    200: BonusOfferRow;
};

export type StopBonusOfferResponse = StopBonusOfferResponses[keyof StopBonusOfferResponses];

export type ListDrawsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only draws of this lottery.
         */
        gameCode?: string | undefined;
        /**
         * Only in this state.
         */
        state?: DrawState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/draws';
};

export type ListDrawsErrors = {
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

export type ListDrawsError = ListDrawsErrors[keyof ListDrawsErrors];

export type ListDrawsResponses = {
    /**
     * Draws.
     */
    200: DrawPage;
};

export type ListDrawsResponse = ListDrawsResponses[keyof ListDrawsResponses];

export type ListLotteriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/lotteries';
};

export type ListLotteriesErrors = {
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

export type ListLotteriesError = ListLotteriesErrors[keyof ListLotteriesErrors];

export type ListLotteriesResponses = {
    /**
     * Lotteries.
     */
    200: LotteryList;
};

export type ListLotteriesResponse = ListLotteriesResponses[keyof ListLotteriesResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * What was typed.
         */
        q?: string | undefined;
        /**
         * Only accounts of this kind.
         */
        kind?: MemberKind | undefined;
        /**
         * Only in this state.
         */
        status?: MemberStatus | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/members';
};

export type ListMembersErrors = {
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

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * Members.
     */
    200: MemberPage;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type GetMemberData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}';
};

export type GetMemberErrors = {
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

export type GetMemberError = GetMemberErrors[keyof GetMemberErrors];

export type GetMemberResponses = {
    /**
     * One member.
     */
    200: MemberDetail;
};

export type GetMemberResponse = GetMemberResponses[keyof GetMemberResponses];

export type ListMemberSessionsData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/sessions';
};

export type ListMemberSessionsErrors = {
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

export type ListMemberSessionsError = ListMemberSessionsErrors[keyof ListMemberSessionsErrors];

export type ListMemberSessionsResponses = {
    /**
     * Open sessions of a member.
     */
    200: MemberSessionList;
};

export type ListMemberSessionsResponse = ListMemberSessionsResponses[keyof ListMemberSessionsResponses];

export type EndMemberSessionsData = {
    body: MemberSessionsEnd;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/sessions/end';
};

export type EndMemberSessionsErrors = {
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

export type EndMemberSessionsError = EndMemberSessionsErrors[keyof EndMemberSessionsErrors];

export type EndMemberSessionsResponses = {
    /**
     * End sessions of a member.
     */
    200: MemberSessionsEnded;
};

export type EndMemberSessionsResponse = EndMemberSessionsResponses[keyof EndMemberSessionsResponses];

export type GetMemberPlayData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/play';
};

export type GetMemberPlayErrors = {
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

export type GetMemberPlayError = GetMemberPlayErrors[keyof GetMemberPlayErrors];

export type GetMemberPlayResponses = {
    /**
     * Limits and breaks.
     */
    200: MemberPlay;
};

export type GetMemberPlayResponse = GetMemberPlayResponses[keyof GetMemberPlayResponses];

export type GetMemberMoneyData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/members/{id}/money';
};

export type GetMemberMoneyErrors = {
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

export type GetMemberMoneyError = GetMemberMoneyErrors[keyof GetMemberMoneyErrors];

export type GetMemberMoneyResponses = {
    /**
     * The money.
     */
    200: MemberMoney;
};

export type GetMemberMoneyResponse = GetMemberMoneyResponses[keyof GetMemberMoneyResponses];

export type ListMemberMovementsData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: RowId;
    };
    query?: {
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
    url: '/api/members/{id}/movements';
};

export type ListMemberMovementsErrors = {
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

export type ListMemberMovementsError = ListMemberMovementsErrors[keyof ListMemberMovementsErrors];

export type ListMemberMovementsResponses = {
    /**
     * The next movements.
     */
    200: MovementList;
};

export type ListMemberMovementsResponse = ListMemberMovementsResponses[keyof ListMemberMovementsResponses];

export type GetMemberClosingData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/closing';
};

export type GetMemberClosingErrors = {
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

export type GetMemberClosingError = GetMemberClosingErrors[keyof GetMemberClosingErrors];

export type GetMemberClosingResponses = {
    /**
     * How it stands.
     */
    200: MemberClosing;
};

export type GetMemberClosingResponse = GetMemberClosingResponses[keyof GetMemberClosingResponses];

export type LiftMemberLockData = {
    body: MemberLockLift;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/lock/lift';
};

export type LiftMemberLockErrors = {
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

export type LiftMemberLockError = LiftMemberLockErrors[keyof LiftMemberLockErrors];

export type LiftMemberLockResponses = {
    /**
     * Lifted.
     */
    200: MemberLockLifted;
};

export type LiftMemberLockResponse = LiftMemberLockResponses[keyof LiftMemberLockResponses];

export type MoveMemberData = {
    body: MemberMove;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/move';
};

export type MoveMemberErrors = {
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

export type MoveMemberError = MoveMemberErrors[keyof MoveMemberErrors];

export type MoveMemberResponses = {
    /**
     * What became of it.
     */
    200: MemberMoved;
};

export type MoveMemberResponse = MoveMemberResponses[keyof MoveMemberResponses];

export type ListMemberNotesData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
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
    url: '/api/members/{id}/notes';
};

export type ListMemberNotesErrors = {
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

export type ListMemberNotesError = ListMemberNotesErrors[keyof ListMemberNotesErrors];

export type ListMemberNotesResponses = {
    /**
     * Notes about a member.
     */
    200: MemberNotePage;
};

export type ListMemberNotesResponse = ListMemberNotesResponses[keyof ListMemberNotesResponses];

export type AddMemberNoteData = {
    body: NewMemberNote;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/notes';
};

export type AddMemberNoteErrors = {
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

export type AddMemberNoteError = AddMemberNoteErrors[keyof AddMemberNoteErrors];

export type AddMemberNoteResponses = {
    /**
     * The note.
     */
    200: MemberNote;
};

export type AddMemberNoteResponse = AddMemberNoteResponses[keyof AddMemberNoteResponses];

export type ListMemberSignInsData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: string;
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
    url: '/api/members/{id}/sign-ins';
};

export type ListMemberSignInsErrors = {
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

export type ListMemberSignInsError = ListMemberSignInsErrors[keyof ListMemberSignInsErrors];

export type ListMemberSignInsResponses = {
    /**
     * Log-ins of a member.
     */
    200: MemberSignInPage;
};

export type ListMemberSignInsResponse = ListMemberSignInsResponses[keyof ListMemberSignInsResponses];

export type UnlockMemberLoginData = {
    body: MemberUnlock;
    path: {
        /**
         * Number of the member.
         */
        id: string;
    };
    query?: never;
    url: '/api/members/{id}/login/unlock';
};

export type UnlockMemberLoginErrors = {
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

export type UnlockMemberLoginError = UnlockMemberLoginErrors[keyof UnlockMemberLoginErrors];

export type UnlockMemberLoginResponses = {
    /**
     * Forget failed log-ins of a member.
     */
    200: MemberUnlocked;
};

export type UnlockMemberLoginResponse = UnlockMemberLoginResponses[keyof UnlockMemberLoginResponses];

export type ListIdentityChecksData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: IdentityState | undefined;
        /**
         * User name of the member, whole.
         */
        q?: string | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/identity-checks';
};

export type ListIdentityChecksErrors = {
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

export type ListIdentityChecksError = ListIdentityChecksErrors[keyof ListIdentityChecksErrors];

export type ListIdentityChecksResponses = {
    /**
     * Checks.
     */
    200: IdentityCheckPage;
};

export type ListIdentityChecksResponse = ListIdentityChecksResponses[keyof ListIdentityChecksResponses];

export type GetIdentityReviewData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/identity-checks/{id}';
};

export type GetIdentityReviewErrors = {
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

export type GetIdentityReviewError = GetIdentityReviewErrors[keyof GetIdentityReviewErrors];

export type GetIdentityReviewResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityReview;
};

export type GetIdentityReviewResponse = GetIdentityReviewResponses[keyof GetIdentityReviewResponses];

export type DecideIdentityCheckData = {
    body: IdentityDecision;
    path: {
        /**
         * Number of the member.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/identity-checks/{id}/decision';
};

export type DecideIdentityCheckErrors = {
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

export type DecideIdentityCheckError = DecideIdentityCheckErrors[keyof DecideIdentityCheckErrors];

export type DecideIdentityCheckResponses = {
    /**
     * The check, as it stands now.
     */
    200: IdentityReview;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type DecideIdentityCheckResponse = DecideIdentityCheckResponses[keyof DecideIdentityCheckResponses];

export type ShowIdentityPictureData = {
    body?: never;
    path: {
        /**
         * Number of the member.
         */
        id: RowId;
        /**
         * Id of the picture.
         */
        fileId: FileId;
    };
    query?: never;
    url: '/api/identity-checks/{id}/files/{fileId}';
};

export type ShowIdentityPictureErrors = {
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

export type ShowIdentityPictureError = ShowIdentityPictureErrors[keyof ShowIdentityPictureErrors];

export type ShowIdentityPictureResponses = {
    /**
     * The address.
     */
    200: FileLink;
};

export type ShowIdentityPictureResponse = ShowIdentityPictureResponses[keyof ShowIdentityPictureResponses];

export type ListSettlementDaysData = {
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
    url: '/api/settlement-days';
};

export type ListSettlementDaysErrors = {
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

export type ListSettlementDaysError = ListSettlementDaysErrors[keyof ListSettlementDaysErrors];

export type ListSettlementDaysResponses = {
    /**
     * Days.
     */
    200: SettlementDayPage;
};

export type ListSettlementDaysResponse = ListSettlementDaysResponses[keyof ListSettlementDaysResponses];

export type ListSettlementDifferencesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: DifferenceState | undefined;
        /**
         * Only of this kind.
         */
        kind?: DifferenceKind | undefined;
        /**
         * The provider's number of the payment, or our number of the payout, whole.
         */
        q?: string | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/settlement-differences';
};

export type ListSettlementDifferencesErrors = {
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

export type ListSettlementDifferencesError = ListSettlementDifferencesErrors[keyof ListSettlementDifferencesErrors];

export type ListSettlementDifferencesResponses = {
    /**
     * Differences.
     */
    200: SettlementDifferencePage;
};

export type ListSettlementDifferencesResponse = ListSettlementDifferencesResponses[keyof ListSettlementDifferencesResponses];

export type AcceptSettlementDifferenceData = {
    body: Reasoned;
    path: {
        /**
         * Number of the difference.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/settlement-differences/{id}/acceptance';
};

export type AcceptSettlementDifferenceErrors = {
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

export type AcceptSettlementDifferenceError = AcceptSettlementDifferenceErrors[keyof AcceptSettlementDifferenceErrors];

export type AcceptSettlementDifferenceResponses = {
    /**
     * The difference, accepted.
     */
    200: SettlementDifference;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type AcceptSettlementDifferenceResponse = AcceptSettlementDifferenceResponses[keyof AcceptSettlementDifferenceResponses];

export type RunReconciliationData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/reconciliation';
};

export type RunReconciliationErrors = {
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

export type RunReconciliationError = RunReconciliationErrors[keyof RunReconciliationErrors];

export type RunReconciliationResponses = {
    /**
     * All open days are compared.
     */
    204: void;
};

export type RunReconciliationResponse = RunReconciliationResponses[keyof RunReconciliationResponses];

export type ListWalletCorrectionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: WalletCorrectionState | undefined;
        /**
         * Only to the wallet, or from it.
         */
        side?: WalletCorrectionDirection | undefined;
        /**
         * User name of the member, or what it refers to, whole.
         */
        q?: string | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/wallet-corrections';
};

export type ListWalletCorrectionsErrors = {
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

export type ListWalletCorrectionsError = ListWalletCorrectionsErrors[keyof ListWalletCorrectionsErrors];

export type ListWalletCorrectionsResponses = {
    /**
     * Corrections.
     */
    200: WalletCorrectionPage;
};

export type ListWalletCorrectionsResponse = ListWalletCorrectionsResponses[keyof ListWalletCorrectionsResponses];

export type CorrectWalletData = {
    body: WalletCorrectionRequest;
    path?: never;
    query?: never;
    url: '/api/wallet-corrections';
};

export type CorrectWalletErrors = {
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

export type CorrectWalletError = CorrectWalletErrors[keyof CorrectWalletErrors];

export type CorrectWalletResponses = {
    /**
     * The correction, made.
     */
    200: WalletCorrection;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type CorrectWalletResponse = CorrectWalletResponses[keyof CorrectWalletResponses];

export type ListUnmatchedPaymentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: UnmatchedState | undefined;
        /**
         * Only for this reason.
         */
        reason?: UnmatchedReason | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Number of the payment, the order, the part or the refund, or user name of the member, whole.
         */
        q?: string | undefined;
        /**
         * Only by this method, or by all methods of this provider.
         */
        method?: MethodOrProvider | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/unmatched-payments';
};

export type ListUnmatchedPaymentsErrors = {
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

export type ListUnmatchedPaymentsError = ListUnmatchedPaymentsErrors[keyof ListUnmatchedPaymentsErrors];

export type ListUnmatchedPaymentsResponses = {
    /**
     * Unmatched payments.
     */
    200: UnmatchedPaymentPage;
};

export type ListUnmatchedPaymentsResponse = ListUnmatchedPaymentsResponses[keyof ListUnmatchedPaymentsResponses];

export type GetUnmatchedPaymentData = {
    body?: never;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}';
};

export type GetUnmatchedPaymentErrors = {
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

export type GetUnmatchedPaymentError = GetUnmatchedPaymentErrors[keyof GetUnmatchedPaymentErrors];

export type GetUnmatchedPaymentResponses = {
    /**
     * The item.
     */
    200: UnmatchedPaymentDetail;
};

export type GetUnmatchedPaymentResponse = GetUnmatchedPaymentResponses[keyof GetUnmatchedPaymentResponses];

export type CreditUnmatchedPaymentData = {
    body: UnmatchedCredit;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}/credit';
};

export type CreditUnmatchedPaymentErrors = {
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

export type CreditUnmatchedPaymentError = CreditUnmatchedPaymentErrors[keyof CreditUnmatchedPaymentErrors];

export type CreditUnmatchedPaymentResponses = {
    /**
     * The item, credited.
     */
    200: UnmatchedPayment;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type CreditUnmatchedPaymentResponse = CreditUnmatchedPaymentResponses[keyof CreditUnmatchedPaymentResponses];

export type RefundUnmatchedPaymentData = {
    body: Reasoned;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}/refund';
};

export type RefundUnmatchedPaymentErrors = {
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

export type RefundUnmatchedPaymentError = RefundUnmatchedPaymentErrors[keyof RefundUnmatchedPaymentErrors];

export type RefundUnmatchedPaymentResponses = {
    /**
     * The item, whose refund is under way.
     */
    200: UnmatchedPayment;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type RefundUnmatchedPaymentResponse = RefundUnmatchedPaymentResponses[keyof RefundUnmatchedPaymentResponses];

export type DecideRefundData = {
    body: RefundDecision;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}/refund-outcome';
};

export type DecideRefundErrors = {
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

export type DecideRefundError = DecideRefundErrors[keyof DecideRefundErrors];

export type DecideRefundResponses = {
    /**
     * The item, decided.
     */
    200: UnmatchedPayment;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type DecideRefundResponse = DecideRefundResponses[keyof DecideRefundResponses];

export type WriteOffUnmatchedPaymentData = {
    body: Reasoned;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}/write-off';
};

export type WriteOffUnmatchedPaymentErrors = {
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

export type WriteOffUnmatchedPaymentError = WriteOffUnmatchedPaymentErrors[keyof WriteOffUnmatchedPaymentErrors];

export type WriteOffUnmatchedPaymentResponses = {
    /**
     * The item, written off.
     */
    200: UnmatchedPayment;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type WriteOffUnmatchedPaymentResponse = WriteOffUnmatchedPaymentResponses[keyof WriteOffUnmatchedPaymentResponses];

export type CollectOwedMoneyData = {
    body: Reasoned;
    path: {
        /**
         * Number of the item.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/unmatched-payments/{id}/collection';
};

export type CollectOwedMoneyErrors = {
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

export type CollectOwedMoneyError = CollectOwedMoneyErrors[keyof CollectOwedMoneyErrors];

export type CollectOwedMoneyResponses = {
    /**
     * The item, collected.
     */
    200: UnmatchedPayment;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type CollectOwedMoneyResponse = CollectOwedMoneyResponses[keyof CollectOwedMoneyResponses];

export type ListWithdrawalQueueData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: WithdrawalState | undefined;
        /**
         * Only what is to be decided, whatever `state` says. MINE = on hold by the reader, or approved first by the reader and waiting for a second operator; HELD = on hold.
         */
        waiting?: 'ALL' | 'MINE' | 'HELD' | undefined;
        /**
         * Number of the order or of a part, the provider's number of a part, or user name of the member, whole.
         */
        q?: string | undefined;
        /**
         * Only by this method, or by all methods of this provider.
         */
        method?: MethodOrProvider | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/withdrawals';
};

export type ListWithdrawalQueueErrors = {
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

export type ListWithdrawalQueueError = ListWithdrawalQueueErrors[keyof ListWithdrawalQueueErrors];

export type ListWithdrawalQueueResponses = {
    /**
     * Withdrawals.
     */
    200: WithdrawalPage;
};

export type ListWithdrawalQueueResponse = ListWithdrawalQueueResponses[keyof ListWithdrawalQueueResponses];

export type GetWithdrawalReviewData = {
    body?: never;
    path: {
        /**
         * Number of the order.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/withdrawals/{id}';
};

export type GetWithdrawalReviewErrors = {
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

export type GetWithdrawalReviewError = GetWithdrawalReviewErrors[keyof GetWithdrawalReviewErrors];

export type GetWithdrawalReviewResponses = {
    /**
     * The withdrawal with its evidence.
     */
    200: WithdrawalReview;
};

export type GetWithdrawalReviewResponse = GetWithdrawalReviewResponses[keyof GetWithdrawalReviewResponses];

export type ApproveWithdrawalData = {
    body: WithdrawalApproval;
    path: {
        /**
         * Number of the order.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/withdrawals/{id}/approval';
};

export type ApproveWithdrawalErrors = {
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

export type ApproveWithdrawalError = ApproveWithdrawalErrors[keyof ApproveWithdrawalErrors];

export type ApproveWithdrawalResponses = {
    /**
     * The withdrawal, approved.
     */
    200: WithdrawalRow;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ApproveWithdrawalResponse = ApproveWithdrawalResponses[keyof ApproveWithdrawalResponses];

export type HoldWithdrawalData = {
    body: WithdrawalHoldChange;
    path: {
        /**
         * Number of the order.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/withdrawals/{id}/hold';
};

export type HoldWithdrawalErrors = {
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

export type HoldWithdrawalError = HoldWithdrawalErrors[keyof HoldWithdrawalErrors];

export type HoldWithdrawalResponses = {
    /**
     * The withdrawal, on hold or not.
     */
    200: WithdrawalRow;
};

export type HoldWithdrawalResponse = HoldWithdrawalResponses[keyof HoldWithdrawalResponses];

export type RejectWithdrawalData = {
    body: WithdrawalRejection;
    path: {
        /**
         * Number of the order.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/withdrawals/{id}/rejection';
};

export type RejectWithdrawalErrors = {
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

export type RejectWithdrawalError = RejectWithdrawalErrors[keyof RejectWithdrawalErrors];

export type RejectWithdrawalResponses = {
    /**
     * The withdrawal, rejected.
     */
    200: WithdrawalRow;
};

export type RejectWithdrawalResponse = RejectWithdrawalResponses[keyof RejectWithdrawalResponses];

export type ListDisputesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: DisputeState | undefined;
        /**
         * Number of the case, the order or the part, the provider's number of the payment, or user name of the member, whole.
         */
        q?: string | undefined;
        /**
         * Only by this method, or by all methods of this provider.
         */
        method?: MethodOrProvider | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/disputes';
};

export type ListDisputesErrors = {
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

export type ListDisputesError = ListDisputesErrors[keyof ListDisputesErrors];

export type ListDisputesResponses = {
    /**
     * Disputes.
     */
    200: DisputePage;
};

export type ListDisputesResponse = ListDisputesResponses[keyof ListDisputesResponses];

export type MoveDisputeData = {
    body: DisputeStep;
    path: {
        /**
         * Number of the dispute.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/disputes/{id}/step';
};

export type MoveDisputeErrors = {
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

export type MoveDisputeError = MoveDisputeErrors[keyof MoveDisputeErrors];

export type MoveDisputeResponses = {
    /**
     * The dispute, as it stands now.
     */
    200: DisputeRow;
};

export type MoveDisputeResponse = MoveDisputeResponses[keyof MoveDisputeResponses];

export type ResolveDisputeData = {
    body: DisputeResolution;
    path: {
        /**
         * Number of the dispute.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/disputes/{id}/resolution';
};

export type ResolveDisputeErrors = {
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

export type ResolveDisputeError = ResolveDisputeErrors[keyof ResolveDisputeErrors];

export type ResolveDisputeResponses = {
    /**
     * The dispute, as it stands now.
     */
    200: DisputeRow;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ResolveDisputeResponse = ResolveDisputeResponses[keyof ResolveDisputeResponses];

export type ShowEvidenceData = {
    body?: never;
    path: {
        /**
         * Number of the dispute.
         */
        id: RowId;
        /**
         * Id of the picture.
         */
        fileId: FileId;
    };
    query?: never;
    url: '/api/disputes/{id}/files/{fileId}';
};

export type ShowEvidenceErrors = {
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

export type ShowEvidenceError = ShowEvidenceErrors[keyof ShowEvidenceErrors];

export type ShowEvidenceResponses = {
    /**
     * The address.
     */
    200: FileLink;
};

export type ShowEvidenceResponse = ShowEvidenceResponses[keyof ShowEvidenceResponses];

export type GetAgentSettlementData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/agent-settlement';
};

export type GetAgentSettlementErrors = {
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

export type GetAgentSettlementError = GetAgentSettlementErrors[keyof GetAgentSettlementErrors];

export type GetAgentSettlementResponses = {
    /**
     * State of the settlement.
     */
    200: AgentSettlement;
};

export type GetAgentSettlementResponse = GetAgentSettlementResponses[keyof GetAgentSettlementResponses];

export type ListAgentSettlementWindowsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only windows of this kind.
         */
        job?: SettlementJob | undefined;
        /**
         * Only with this result.
         */
        state?: JobRunState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/agent-settlement/windows';
};

export type ListAgentSettlementWindowsErrors = {
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

export type ListAgentSettlementWindowsError = ListAgentSettlementWindowsErrors[keyof ListAgentSettlementWindowsErrors];

export type ListAgentSettlementWindowsResponses = {
    /**
     * Windows.
     */
    200: SettlementWindowPage;
};

export type ListAgentSettlementWindowsResponse = ListAgentSettlementWindowsResponses[keyof ListAgentSettlementWindowsResponses];

export type RerunAgentSettlementData = {
    body: SettlementRerun;
    path?: never;
    query?: never;
    url: '/api/agent-settlement/reruns';
};

export type RerunAgentSettlementErrors = {
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

export type RerunAgentSettlementError = RerunAgentSettlementErrors[keyof RerunAgentSettlementErrors];

export type RerunAgentSettlementResponses = {
    /**
     * What came of it.
     */
    200: SettlementRerunResult;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type RerunAgentSettlementResponse = RerunAgentSettlementResponses[keyof RerunAgentSettlementResponses];

export type CheckAgentSettlementData = {
    body: SettlementCheck;
    path?: never;
    query?: never;
    url: '/api/agent-settlement/checks';
};

export type CheckAgentSettlementErrors = {
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

export type CheckAgentSettlementError = CheckAgentSettlementErrors[keyof CheckAgentSettlementErrors];

export type CheckAgentSettlementResponses = {
    /**
     * What was compared.
     */
    200: SettlementCheckResult;
};

export type CheckAgentSettlementResponse = CheckAgentSettlementResponses[keyof CheckAgentSettlementResponses];

export type GetCorrectableBillData = {
    body?: never;
    path: {
        /**
         * Number of the bill.
         */
        billId: AgentBillId;
    };
    query?: never;
    url: '/api/agent-bills/{billId}';
};

export type GetCorrectableBillErrors = {
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

export type GetCorrectableBillError = GetCorrectableBillErrors[keyof GetCorrectableBillErrors];

export type GetCorrectableBillResponses = {
    /**
     * The bill.
     */
    200: CorrectableBill;
};

export type GetCorrectableBillResponse = GetCorrectableBillResponses[keyof GetCorrectableBillResponses];

export type CorrectAgentBillData = {
    body: BillCorrection;
    path?: never;
    query?: never;
    url: '/api/agent-bills/corrections';
};

export type CorrectAgentBillErrors = {
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

export type CorrectAgentBillError = CorrectAgentBillErrors[keyof CorrectAgentBillErrors];

export type CorrectAgentBillResponses = {
    /**
     * The bill that corrects it.
     */
    200: BillCorrected;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type CorrectAgentBillResponse = CorrectAgentBillResponses[keyof CorrectAgentBillResponses];

export type ListDividendRunsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/agent-dividends';
};

export type ListDividendRunsErrors = {
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

export type ListDividendRunsError = ListDividendRunsErrors[keyof ListDividendRunsErrors];

export type ListDividendRunsResponses = {
    /**
     * The runs.
     */
    200: DividendRuns;
};

export type ListDividendRunsResponse = ListDividendRunsResponses[keyof ListDividendRunsResponses];

export type ListDividendBillsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Which dividends.
         */
        job: SettlementJob;
        /**
         * When the cycle begins.
         */
        start: Instant;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/agent-dividends/bills';
};

export type ListDividendBillsErrors = {
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

export type ListDividendBillsError = ListDividendBillsErrors[keyof ListDividendBillsErrors];

export type ListDividendBillsResponses = {
    /**
     * The next bills.
     */
    200: DividendBillPage;
};

export type ListDividendBillsResponse = ListDividendBillsResponses[keyof ListDividendBillsResponses];

export type ReleaseDividendsData = {
    body: DividendRelease;
    path?: never;
    query?: never;
    url: '/api/agent-dividends/releases';
};

export type ReleaseDividendsErrors = {
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

export type ReleaseDividendsError = ReleaseDividendsErrors[keyof ReleaseDividendsErrors];

export type ReleaseDividendsResponses = {
    /**
     * What was released.
     */
    200: DividendReleased;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ReleaseDividendsResponse = ReleaseDividendsResponses[keyof ReleaseDividendsResponses];

export type HoldDividendData = {
    body: DividendHold;
    path?: never;
    query?: never;
    url: '/api/agent-dividends/holds';
};

export type HoldDividendErrors = {
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

export type HoldDividendError = HoldDividendErrors[keyof HoldDividendErrors];

export type HoldDividendResponses = {
    /**
     * How it stands now.
     */
    200: DividendHoldResult;
};

export type HoldDividendResponse = HoldDividendResponses[keyof HoldDividendResponses];

export type LiftDividendHoldData = {
    body: DividendHold;
    path?: never;
    query?: never;
    url: '/api/agent-dividends/lifts';
};

export type LiftDividendHoldErrors = {
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

export type LiftDividendHoldError = LiftDividendHoldErrors[keyof LiftDividendHoldErrors];

export type LiftDividendHoldResponses = {
    /**
     * How it stands now.
     */
    200: DividendHoldResult;
};

export type LiftDividendHoldResponse = LiftDividendHoldResponses[keyof LiftDividendHoldResponses];

export type RejectDividendData = {
    body: DividendRejection;
    path?: never;
    query?: never;
    url: '/api/agent-dividends/rejections';
};

export type RejectDividendErrors = {
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

export type RejectDividendError = RejectDividendErrors[keyof RejectDividendErrors];

export type RejectDividendResponses = {
    /**
     * The bill that is not paid.
     */
    200: DividendRejected;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type RejectDividendResponse = RejectDividendResponses[keyof RejectDividendResponses];

export type ListHousePlansData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/agent-plans';
};

export type ListHousePlansErrors = {
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

export type ListHousePlansError = ListHousePlansErrors[keyof ListHousePlansErrors];

export type ListHousePlansResponses = {
    /**
     * The plans.
     */
    200: HousePlanList;
};

export type ListHousePlansResponse = ListHousePlansResponses[keyof ListHousePlansResponses];

export type MakeHousePlanData = {
    body: HousePlanDraft;
    path?: never;
    query?: never;
    url: '/api/agent-plans';
};

export type MakeHousePlanErrors = {
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

export type MakeHousePlanError = MakeHousePlanErrors[keyof MakeHousePlanErrors];

export type MakeHousePlanResponses = {
    /**
     * The plan.
     */
    200: HousePlan;
};

export type MakeHousePlanResponse = MakeHousePlanResponses[keyof MakeHousePlanResponses];

export type ChangeHousePlanData = {
    body: HousePlanChange;
    path: {
        /**
         * Number of the plan.
         */
        planId: AgentPlanId;
    };
    query?: never;
    url: '/api/agent-plans/{planId}';
};

export type ChangeHousePlanErrors = {
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

export type ChangeHousePlanError = ChangeHousePlanErrors[keyof ChangeHousePlanErrors];

export type ChangeHousePlanResponses = {
    /**
     * The plan as it is now.
     */
    200: HousePlan;
};

export type ChangeHousePlanResponse = ChangeHousePlanResponses[keyof ChangeHousePlanResponses];

export type ListHouseContractsData = {
    body?: never;
    path?: never;
    query?: {
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
    url: '/api/house-contracts';
};

export type ListHouseContractsErrors = {
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

export type ListHouseContractsError = ListHouseContractsErrors[keyof ListHouseContractsErrors];

export type ListHouseContractsResponses = {
    /**
     * The next contracts.
     */
    200: HouseContractPage;
};

export type ListHouseContractsResponse = ListHouseContractsResponses[keyof ListHouseContractsResponses];

export type OfferHouseContractData = {
    body: HouseContractOffer;
    path?: never;
    query?: never;
    url: '/api/house-contracts';
};

export type OfferHouseContractErrors = {
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

export type OfferHouseContractError = OfferHouseContractErrors[keyof OfferHouseContractErrors];

export type OfferHouseContractResponses = {
    /**
     * The offer.
     */
    200: HouseContract;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type OfferHouseContractResponse = OfferHouseContractResponses[keyof OfferHouseContractResponses];

export type ActOnHouseContractData = {
    body: HouseContractAct;
    path: {
        /**
         * Number of the contract.
         */
        contractId: AgentContractId;
    };
    query?: never;
    url: '/api/house-contracts/{contractId}/actions';
};

export type ActOnHouseContractErrors = {
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

export type ActOnHouseContractError = ActOnHouseContractErrors[keyof ActOnHouseContractErrors];

export type ActOnHouseContractResponses = {
    /**
     * The contract after it.
     */
    200: HouseContract;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ActOnHouseContractResponse = ActOnHouseContractResponses[keyof ActOnHouseContractResponses];

export type ListCreditLinesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: CreditLineState | undefined;
        /**
         * True = only lines with something overdue.
         */
        isOverdue?: boolean | undefined;
        /**
         * Only of one agent, by the whole user name or the number.
         */
        agent?: string | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/credit-lines';
};

export type ListCreditLinesErrors = {
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

export type ListCreditLinesError = ListCreditLinesErrors[keyof ListCreditLinesErrors];

export type ListCreditLinesResponses = {
    /**
     * Credit lines.
     */
    200: CreditLinePage;
};

export type ListCreditLinesResponse = ListCreditLinesResponses[keyof ListCreditLinesResponses];

export type SetCreditLineData = {
    body: CreditLineChange;
    path?: never;
    query?: never;
    url: '/api/credit-lines';
};

export type SetCreditLineErrors = {
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

export type SetCreditLineError = SetCreditLineErrors[keyof SetCreditLineErrors];

export type SetCreditLineResponses = {
    /**
     * The line after it.
     */
    200: CreditLineRow;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type SetCreditLineResponse = SetCreditLineResponses[keyof SetCreditLineResponses];

export type GetCreditLineData = {
    body?: never;
    path: {
        /**
         * Number of the line.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/credit-lines/{id}';
};

export type GetCreditLineErrors = {
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

export type GetCreditLineError = GetCreditLineErrors[keyof GetCreditLineErrors];

export type GetCreditLineResponses = {
    /**
     * The line.
     */
    200: CreditLineDetail;
};

export type GetCreditLineResponse = GetCreditLineResponses[keyof GetCreditLineResponses];

export type ListAgentApplicationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: AgentApplicationState | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/agent-applications';
};

export type ListAgentApplicationsErrors = {
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

export type ListAgentApplicationsError = ListAgentApplicationsErrors[keyof ListAgentApplicationsErrors];

export type ListAgentApplicationsResponses = {
    /**
     * Applications.
     */
    200: AgentApplicationPage;
};

export type ListAgentApplicationsResponse = ListAgentApplicationsResponses[keyof ListAgentApplicationsResponses];

export type ApproveAgentApplicationData = {
    body?: never;
    path: {
        /**
         * Number of the row.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/agent-applications/{id}/approval';
};

export type ApproveAgentApplicationErrors = {
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

export type ApproveAgentApplicationError = ApproveAgentApplicationErrors[keyof ApproveAgentApplicationErrors];

export type ApproveAgentApplicationResponses = {
    /**
     * The application, approved.
     */
    200: AgentApplication;
};

export type ApproveAgentApplicationResponse = ApproveAgentApplicationResponses[keyof ApproveAgentApplicationResponses];

export type RejectAgentApplicationData = {
    body: AgentApplicationRejection;
    path: {
        /**
         * Number of the row.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/agent-applications/{id}/rejection';
};

export type RejectAgentApplicationErrors = {
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

export type RejectAgentApplicationError = RejectAgentApplicationErrors[keyof RejectAgentApplicationErrors];

export type RejectAgentApplicationResponses = {
    /**
     * The application, rejected.
     */
    200: AgentApplication;
};

export type RejectAgentApplicationResponse = RejectAgentApplicationResponses[keyof RejectAgentApplicationResponses];

export type ListAllTransfersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: TransferState | undefined;
        /**
         * Number of the transfer, or user name of one of the two members, whole.
         */
        q?: string | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/transfers';
};

export type ListAllTransfersErrors = {
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

export type ListAllTransfersError = ListAllTransfersErrors[keyof ListAllTransfersErrors];

export type ListAllTransfersResponses = {
    /**
     * Transfers.
     */
    200: TransferPage;
};

export type ListAllTransfersResponse = ListAllTransfersResponses[keyof ListAllTransfersResponses];

export type ApproveTransferData = {
    body?: never;
    path: {
        /**
         * Number of the row.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/transfers/{id}/approval';
};

export type ApproveTransferErrors = {
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

export type ApproveTransferError = ApproveTransferErrors[keyof ApproveTransferErrors];

export type ApproveTransferResponses = {
    /**
     * The transfer, made.
     */
    200: TransferRow;
};

export type ApproveTransferResponse = ApproveTransferResponses[keyof ApproveTransferResponses];

export type RejectTransferData = {
    body: TransferRejection;
    path: {
        /**
         * Number of the row.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/transfers/{id}/rejection';
};

export type RejectTransferErrors = {
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

export type RejectTransferError = RejectTransferErrors[keyof RejectTransferErrors];

export type RejectTransferResponses = {
    /**
     * The transfer, rejected.
     */
    200: TransferRow;
};

export type RejectTransferResponse = RejectTransferResponses[keyof RejectTransferResponses];

export type ListDepositOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only in this state.
         */
        state?: DepositState | undefined;
        /**
         * Only those with this mark.
         */
        mark?: DepositMark | undefined;
        /**
         * Only those that are paid in this way.
         */
        kind?: DepositKind | undefined;
        /**
         * Only by this method, or by all methods of this provider.
         */
        method?: MethodOrProvider | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
         */
        to?: Instant | undefined;
        /**
         * Number of the order, the provider's number of the order or of a payment, or user name of the member, whole.
         */
        q?: string | undefined;
        /**
         * `nextCursor` of the answer before, with the rest of the query as it was; without it the list starts.
         */
        cursor?: Cursor | undefined;
        /**
         * Rows per page.
         */
        pageSize?: number | undefined;
    };
    url: '/api/deposits';
};

export type ListDepositOrdersErrors = {
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

export type ListDepositOrdersError = ListDepositOrdersErrors[keyof ListDepositOrdersErrors];

export type ListDepositOrdersResponses = {
    /**
     * Deposits.
     */
    200: DepositOrderPage;
};

export type ListDepositOrdersResponse = ListDepositOrdersResponses[keyof ListDepositOrdersResponses];

export type GetDepositOrderData = {
    body?: never;
    path: {
        /**
         * Number of the order.
         */
        orderNo: OrderNo;
    };
    query?: never;
    url: '/api/deposits/{orderNo}';
};

export type GetDepositOrderErrors = {
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

export type GetDepositOrderError = GetDepositOrderErrors[keyof GetDepositOrderErrors];

export type GetDepositOrderResponses = {
    /**
     * The deposit.
     */
    200: DepositOrderDetail;
};

export type GetDepositOrderResponse = GetDepositOrderResponses[keyof GetDepositOrderResponses];

export type ListSlipsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only of deposits in this state.
         */
        state?: DepositState | undefined;
        /**
         * Number of the order, or user name of the member, whole.
         */
        q?: string | undefined;
        /**
         * Only by this method, or by all methods of this provider.
         */
        method?: MethodOrProvider | undefined;
        /**
         * Only in this currency.
         */
        currency?: Currency | undefined;
        /**
         * Only of this amount or more.
         */
        amountFrom?: Money | undefined;
        /**
         * Only of this amount or less.
         */
        amountTo?: Money | undefined;
        /**
         * First moment that counts.
         */
        from?: Instant | undefined;
        /**
         * First moment that counts no more.
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
    url: '/api/slips';
};

export type ListSlipsErrors = {
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

export type ListSlipsError = ListSlipsErrors[keyof ListSlipsErrors];

export type ListSlipsResponses = {
    /**
     * Slips.
     */
    200: SlipPage;
};

export type ListSlipsResponse = ListSlipsResponses[keyof ListSlipsResponses];

export type ShowSlipData = {
    body?: never;
    path: {
        /**
         * Number of the slip.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/slips/{id}/picture';
};

export type ShowSlipErrors = {
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

export type ShowSlipError = ShowSlipErrors[keyof ShowSlipErrors];

export type ShowSlipResponses = {
    /**
     * The address.
     */
    200: FileLink;
};

export type ShowSlipResponse = ShowSlipResponses[keyof ShowSlipResponses];

export type RejectSlipData = {
    body: SlipRejection;
    path: {
        /**
         * Number of the slip.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/slips/{id}/rejection';
};

export type RejectSlipErrors = {
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

export type RejectSlipError = RejectSlipErrors[keyof RejectSlipErrors];

export type RejectSlipResponses = {
    /**
     * The slip, with its deposit as it stands now.
     */
    200: SlipRow;
};

export type RejectSlipResponse = RejectSlipResponses[keyof RejectSlipResponses];

export type ListPayoutAccountReviewsData = {
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
    url: '/api/payout-accounts';
};

export type ListPayoutAccountReviewsErrors = {
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

export type ListPayoutAccountReviewsError = ListPayoutAccountReviewsErrors[keyof ListPayoutAccountReviewsErrors];

export type ListPayoutAccountReviewsResponses = {
    /**
     * Accounts.
     */
    200: PayoutAccountPage;
};

export type ListPayoutAccountReviewsResponse = ListPayoutAccountReviewsResponses[keyof ListPayoutAccountReviewsResponses];

export type DecidePayoutAccountData = {
    body: PayoutAccountDecision;
    path: {
        /**
         * Number of the account.
         */
        id: RowId;
    };
    query?: never;
    url: '/api/payout-accounts/{id}/decision';
};

export type DecidePayoutAccountErrors = {
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

export type DecidePayoutAccountError = DecidePayoutAccountErrors[keyof DecidePayoutAccountErrors];

export type DecidePayoutAccountResponses = {
    /**
     * The account.
     */
    200: PayoutAccountRow;
};

export type DecidePayoutAccountResponse = DecidePayoutAccountResponses[keyof DecidePayoutAccountResponses];

export type LogOutOperatorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/session';
};

export type LogOutOperatorErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type LogOutOperatorError = LogOutOperatorErrors[keyof LogOutOperatorErrors];

export type LogOutOperatorResponses = {
    /**
     * Log out.
     */
    204: void;
};

export type LogOutOperatorResponse = LogOutOperatorResponses[keyof LogOutOperatorResponses];

export type LogInOperatorData = {
    body: OperatorLogIn;
    path?: never;
    query?: never;
    url: '/api/session';
};

export type LogInOperatorErrors = {
    /**
     * The request is refused as it stands (VALIDATION_FAILED, KEY_ROTATED ...). Nothing was changed.
     */
    400: Failure;
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

export type LogInOperatorError = LogInOperatorErrors[keyof LogInOperatorErrors];

export type LogInOperatorResponses = {
    /**
     * Log in.
     */
    200: Operator;
};

export type LogInOperatorResponse = LogInOperatorResponses[keyof LogInOperatorResponses];

export type ContinueSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/session/continuation';
};

export type ContinueSessionErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ContinueSessionError = ContinueSessionErrors[keyof ContinueSessionErrors];

export type ContinueSessionResponses = {
    /**
     * The operator of this session.
     */
    200: Operator;
};

export type ContinueSessionResponse = ContinueSessionResponses[keyof ContinueSessionResponses];

export type ChangeOwnPasswordData = {
    body: OwnPasswordChange;
    path?: never;
    query?: never;
    url: '/api/operator/password';
};

export type ChangeOwnPasswordErrors = {
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

export type ChangeOwnPasswordError = ChangeOwnPasswordErrors[keyof ChangeOwnPasswordErrors];

export type ChangeOwnPasswordResponses = {
    /**
     * The password is changed.
     */
    204: void;
};

export type ChangeOwnPasswordResponse = ChangeOwnPasswordResponses[keyof ChangeOwnPasswordResponses];

export type OpenInvitationData = {
    body: InvitationSecret;
    path?: never;
    query?: never;
    url: '/api/invitation';
};

export type OpenInvitationErrors = {
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

export type OpenInvitationError = OpenInvitationErrors[keyof OpenInvitationErrors];

export type OpenInvitationResponses = {
    /**
     * What a one-time link offers.
     */
    200: OpenedInvitation;
};

export type OpenInvitationResponse = OpenInvitationResponses[keyof OpenInvitationResponses];

export type AcceptInvitationData = {
    body: InvitationAcceptance;
    path?: never;
    query?: never;
    url: '/api/invitation/acceptance';
};

export type AcceptInvitationErrors = {
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

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * Take up an account by its one-time link.
     */
    200: Operator;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type ListOperatorsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/operators';
};

export type ListOperatorsErrors = {
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

export type ListOperatorsError = ListOperatorsErrors[keyof ListOperatorsErrors];

export type ListOperatorsResponses = {
    /**
     * Operators.
     */
    200: OperatorAccounts;
};

export type ListOperatorsResponse = ListOperatorsResponses[keyof ListOperatorsResponses];

export type InviteOperatorData = {
    body: NewOperator;
    path?: never;
    query?: never;
    url: '/api/operators';
};

export type InviteOperatorErrors = {
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

export type InviteOperatorError = InviteOperatorErrors[keyof InviteOperatorErrors];

export type InviteOperatorResponses = {
    /**
     * Invite an operator.
     */
    200: OperatorInvitation;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type InviteOperatorResponse = InviteOperatorResponses[keyof InviteOperatorResponses];

export type InviteOperatorAgainData = {
    body: Reasoned;
    path: {
        /**
         * Id of the account.
         */
        operatorId: RowId;
    };
    query?: never;
    url: '/api/operators/{operatorId}/invitation';
};

export type InviteOperatorAgainErrors = {
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

export type InviteOperatorAgainError = InviteOperatorAgainErrors[keyof InviteOperatorAgainErrors];

export type InviteOperatorAgainResponses = {
    /**
     * Make a new one-time link for an operator.
     */
    200: OperatorInvitation;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type InviteOperatorAgainResponse = InviteOperatorAgainResponses[keyof InviteOperatorAgainResponses];

export type ChangeOperatorRoleData = {
    body: OperatorRoleChange;
    path: {
        /**
         * Id of the account.
         */
        operatorId: RowId;
    };
    query?: never;
    url: '/api/operators/{operatorId}/role';
};

export type ChangeOperatorRoleErrors = {
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

export type ChangeOperatorRoleError = ChangeOperatorRoleErrors[keyof ChangeOperatorRoleErrors];

export type ChangeOperatorRoleResponses = {
    /**
     * Give an operator another role.
     */
    200: OperatorAccount;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type ChangeOperatorRoleResponse = ChangeOperatorRoleResponses[keyof ChangeOperatorRoleResponses];

export type DeactivateOperatorData = {
    body: Reasoned;
    path: {
        /**
         * Id of the account.
         */
        operatorId: RowId;
    };
    query?: never;
    url: '/api/operators/{operatorId}/deactivation';
};

export type DeactivateOperatorErrors = {
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

export type DeactivateOperatorError = DeactivateOperatorErrors[keyof DeactivateOperatorErrors];

export type DeactivateOperatorResponses = {
    /**
     * Deactivate an operator.
     */
    200: OperatorAccount;
    /**
     * Nothing is done yet; the request waits for a second operator.
     */
    202: WaitingForApproval;
};

export type DeactivateOperatorResponse = DeactivateOperatorResponses[keyof DeactivateOperatorResponses];

export type ListApprovalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `PENDING`: those that wait. `ALL`: those that were decided too.
         */
        state?: 'PENDING' | 'ALL' | undefined;
    };
    url: '/api/approvals';
};

export type ListApprovalsErrors = {
    /**
     * No valid session, or wrong credentials (AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_BAD_CREDENTIALS ...).
     */
    401: Failure;
    /**
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type ListApprovalsError = ListApprovalsErrors[keyof ListApprovalsErrors];

export type ListApprovalsResponses = {
    /**
     * Requests for a second operator.
     */
    200: Approvals;
};

export type ListApprovalsResponse = ListApprovalsResponses[keyof ListApprovalsResponses];

export type ApproveRequestData = {
    body?: never;
    path: {
        /**
         * Id of the request.
         */
        approvalId: RowId;
    };
    query?: never;
    url: '/api/approvals/{approvalId}/approval';
};

export type ApproveRequestErrors = {
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

export type ApproveRequestError = ApproveRequestErrors[keyof ApproveRequestErrors];

export type ApproveRequestResponses = {
    /**
     * The request was approved and done.
     */
    200: ApprovedRequest;
};

export type ApproveRequestResponse = ApproveRequestResponses[keyof ApproveRequestResponses];

export type RejectRequestData = {
    body: Rejection;
    path: {
        /**
         * Id of the request.
         */
        approvalId: RowId;
    };
    query?: never;
    url: '/api/approvals/{approvalId}/rejection';
};

export type RejectRequestErrors = {
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

export type RejectRequestError = RejectRequestErrors[keyof RejectRequestErrors];

export type RejectRequestResponses = {
    /**
     * The request was rejected.
     */
    200: Approval;
};

export type RejectRequestResponse = RejectRequestResponses[keyof RejectRequestResponses];

export type WithdrawRequestData = {
    body?: never;
    path: {
        /**
         * Id of the request.
         */
        approvalId: RowId;
    };
    query?: never;
    url: '/api/approvals/{approvalId}/withdrawal';
};

export type WithdrawRequestErrors = {
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
     * Any other failure, with the status of its code. Every operation may answer VALIDATION_FAILED (400), RATE_LIMITED (429), REGION_BLOCKED (451), MAINTENANCE or SERVICE_BUSY (503) and UNKNOWN (500).
     */
    default: Failure;
};

export type WithdrawRequestError = WithdrawRequestErrors[keyof WithdrawRequestErrors];

export type WithdrawRequestResponses = {
    /**
     * The request was taken back.
     */
    200: Approval;
};

export type WithdrawRequestResponse = WithdrawRequestResponses[keyof WithdrawRequestResponses];

export type ListContractOperationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/reference';
};

export type ListContractOperationsErrors = {
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

export type ListContractOperationsError = ListContractOperationsErrors[keyof ListContractOperationsErrors];

export type ListContractOperationsResponses = {
    /**
     * Operations of the site's contract.
     */
    200: ContractOverview;
};

export type ListContractOperationsResponse = ListContractOperationsResponses[keyof ListContractOperationsResponses];

export type GetContractOperationData = {
    body?: never;
    path: {
        /**
         * Id of the operation.
         */
        operation: string;
    };
    query?: never;
    url: '/api/reference/{operation}';
};

export type GetContractOperationErrors = {
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

export type GetContractOperationError = GetContractOperationErrors[keyof GetContractOperationErrors];

export type GetContractOperationResponses = {
    /**
     * One operation of the site's contract.
     */
    200: ContractOperation;
};

export type GetContractOperationResponse = GetContractOperationResponses[keyof GetContractOperationResponses];
