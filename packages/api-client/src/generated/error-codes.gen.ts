// Contract 2.4.0, sha256 e65011e0cf3eb824. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { ErrorParams } from './types.gen.ts';

/** HTTP status per error code; 0 = made by the client, never on the wire. */
export const ERROR_STATUS = {
  /** User name or password is wrong. One text for both, so that accounts cannot be guessed. Remedy: Check both and try again, or reset the password. */
  AUTH_BAD_CREDENTIALS: 401,
  /** Too many failed tries; the next one needs a captcha. Remedy: Type the characters of the picture and try again. */
  AUTH_CAPTCHA_REQUIRED: 401,
  /** The captcha is wrong, used or too old. Remedy: Take a new picture and try again. */
  AUTH_CAPTCHA_INVALID: 401,
  /** The human check was not passed. Remedy: Do the check again, or use its keyboard form. */
  AUTH_SLIDER_FAILED: 401,
  /** The call needs a session and none was sent. Remedy: Log in. */
  AUTH_TOKEN_MISSING: 401,
  /** The session has ended: idle, absolute end, log-out elsewhere, or the token does not belong to the cookie. For vendors: the game token or launch code has ended. Remedy: Log in again. */
  AUTH_TOKEN_EXPIRED: 401,
  /** Only members may log in here. Remedy: Use a member account. */
  AUTH_NOT_MEMBER: 403,
  /** Only agents may do this. Remedy: Use an agent account. */
  AUTH_NOT_AGENT: 403,
  /** A trial account may not do this. Remedy: Register or log in to a real account. */
  AUTH_TRIAL_BLOCKED: 403,
  /** The password has expired and must be changed first. Remedy: Change the password. */
  AUTH_PASSWORD_EXPIRED: 403,
  /** The account still has its initial password; the session may only change it. Remedy: Change the password. */
  AUTH_DEFAULT_PASSWORD: 403,
  /** Too many failed tries: what is proved waits. Without retryAfter the agent directly above, who has given the reason, or an operator has locked the account. Params: retryAfter, reason. Remedy: Wait the time shown; without one, contact customer service. */
  AUTH_LOCKED: 429,
  /** The action asks for the password or passkey again. Remedy: Confirm with the password. */
  AUTH_STEP_UP: 403,
  /** The operator's role does not allow this. Remedy: Ask an admin for another role. */
  AUTH_ROLE: 403,
  /** The verification code is wrong. Remedy: Check the code and type it again. */
  OTP_INVALID: 400,
  /** The verification code is missing. Remedy: Type the code from the message. */
  OTP_MISSING: 400,
  /** The verification code is too old. Remedy: Ask for a new code. */
  OTP_EXPIRED: 400,
  /** Too many codes were asked for or tried. Params: retryAfter. Remedy: Try again after 5 minutes. */
  OTP_TOO_MANY: 429,
  /** The quota for codes is used up. Remedy: Contact customer service. */
  OTP_QUOTA: 429,
  /** Codes are switched off for this operation. Remedy: Use another way. */
  OTP_DISABLED: 403,
  /** The phone number has not the form of its country. Remedy: Check the number and the country. */
  PHONE_INVALID: 400,
  /** The phone number is missing. Remedy: Type the phone number. */
  PHONE_MISSING: 400,
  /** Made by the client: the sign-in window was closed before it finished. Remedy: Try again and finish in the window. */
  SOCIAL_POPUP_CLOSED: 0,
  /** Made by the client: the browser blocked the sign-in window. Remedy: Allow pop-ups for this site and try again. */
  SOCIAL_POPUP_BLOCKED: 0,
  /** One or more inputs are not as the contract or the merchant's rules ask. Params: fields. Remedy: Correct the marked fields. */
  VALIDATION_FAILED: 400,
  /** The affiliate code is unknown or switched off. Remedy: Check the code or leave it out. */
  AFFILIATE_INVALID: 400,
  /** The invitation code is unknown or switched off. Remedy: Check the code or leave it out. */
  INVITE_INVALID: 400,
  /** The terms in force were not accepted. Remedy: Read and accept the terms. */
  TERMS_REQUIRED: 400,
  /** The age statement is missing or the age is too low. Params: minAge. Remedy: The site is for adults only. */
  AGE_TOO_LOW: 403,
  /** The identity check is not complete, or its document has run out. Remedy: Complete the identity check. */
  KYC_REQUIRED: 403,
  /** The address is in a region that is not served. Params: country. Remedy: Contact customer service. */
  REGION_BLOCKED: 451,
  /** The site was opened under a host name that is not its own. Remedy: Contact customer service or try another address. */
  DOMAIN_INVALID: 403,
  /** The whole system is under maintenance. Params: reason, until. Remedy: Refresh later. */
  MAINTENANCE: 503,
  /** The game or its vendor is under maintenance, or no server plays it yet. Params: suggestions, until, planned. Remedy: Play one of the suggested games. */
  GAME_MAINTENANCE: 503,
  /** No such game, or it is not offered here. Remedy: Choose another game. */
  GAME_NOT_FOUND: 404,
  /** The game is not offered in this region or currency. Remedy: Choose another game. */
  GAME_REGION: 451,
  /** The balance is lower than the amount. Remedy: Lower the amount or add funds. */
  WALLET_INSUFFICIENT: 402,
  /** The wallet is frozen for review. Remedy: Contact customer service. */
  WALLET_FROZEN: 403,
  /** A limit the player set is reached, a bet is above the largest of a bonus in play (kind bonus, left = the largest bet), or every seat of a room is taken. Params: kind, period, left, resetsAt. Remedy: Wait until the limit starts again. */
  LIMIT_REACHED: 403,
  /** The account is in a time-out or excluded itself. Params: until. Remedy: Wait until the end; help lines are in the help centre. */
  EXCLUDED: 403,
  /** The transaction id was used before with another content. Remedy: Send a new transaction under a new id. */
  TXN_DUPLICATE_MISMATCH: 409,
  /** The transaction that is referred to is not known. Remedy: Send the bet first, or roll it back. */
  TXN_NOT_FOUND: 404,
  /** The contract has changed since it was shown. Params: status, version. Remedy: Look at the new state and decide again. */
  CONTRACT_STALE: 409,
  /** Only the two parties of a contract may act on it. Remedy: Ask the party concerned. */
  CONTRACT_NOT_PARTY: 403,
  /** The contract is in a state that does not know this action. Remedy: Look at the state and decide again. */
  CONTRACT_BAD_ACTION: 409,
  /** The terms pay more than the own contract of the agent who offers them. Params: fields. Remedy: Offer terms that pay no more. */
  CONTRACT_RATE_ABOVE_OWN: 422,
  /** Somebody below has more than the terms pay, and that was not confirmed. Remedy: Confirm the notice, or do not sign. */
  CONTRACT_RATE_NOTICE: 409,
  /** There is a contract of this kind with this agent already. Remedy: Amend it, or wait until it has ended. */
  CONTRACT_EXISTS: 409,
  /** A file is larger than 5 MB. Remedy: Choose a smaller file. */
  UPLOAD_TOO_LARGE: 413,
  /** A document would have more rows than one may have. Params: rows, limit. Remedy: Choose fewer days. */
  EXPORT_TOO_LARGE: 413,
  /** The account is saving as many files as it may at a time. Params: limit. Remedy: Wait until one of them is saved. */
  EXPORT_OPEN: 409,
  /** A file is not a png or jpg picture. Remedy: Choose a png or jpg file. */
  UPLOAD_TYPE: 415,
  /** More than 3 files were sent. Remedy: Choose at most 3 files. */
  UPLOAD_COUNT: 400,
  /** The promotion is over. Remedy: Choose another promotion. */
  PROMO_CLOSED: 409,
  /** The conditions of the promotion are not met. Remedy: Read the conditions. */
  PROMO_NOT_ELIGIBLE: 403,
  /** A bonus is in play: nothing is withdrawn or passed on until it has ended. Remedy: Complete its bets, or give it up. */
  BONUS_ACTIVE: 409,
  /** An advance is overdue: nothing is advanced, withdrawn or passed on until it is repaid. Remedy: Repay what is overdue. */
  CREDIT_OVERDUE: 409,
  /** More than can be taken from the credit line, or more than is used when it is repaid. Remedy: Lower the amount. */
  CREDIT_EXCEEDED: 409,
  /** There are fewer points than the price. Remedy: Collect more points. */
  POINTS_INSUFFICIENT: 402,
  /** The payment method is shut, or its provider does not answer. Remedy: Choose another method, or try again later. */
  METHOD_UNAVAILABLE: 409,
  /** Too many orders are open at once. Remedy: Finish or cancel an open order first. */
  TOO_MANY_OPEN: 409,
  /** The member has as many payout accounts as there may be. Remedy: Remove an account first. */
  TOO_MANY_ACCOUNTS: 409,
  /** Nothing is paid out yet: the payout account is new, or the account was changed. Params: until. Remedy: Wait until then. */
  ACCOUNT_WAIT: 409,
  /** The payout account belongs to another name. Remedy: Use an account in your own name. */
  NAME_MISMATCH: 409,
  /** The order, limit or case is not in a state that allows this. Remedy: Look at how it stands now. */
  STATE_STALE: 409,
  /** Operators: the withdrawal is on hold, so it is not approved. Remedy: Release the hold first. */
  ORDER_ON_HOLD: 409,
  /** The name of the payout account is still to be compared by an operator, so nothing is paid to it, and no withdrawal to it is made or approved. Remedy: Wait until it is compared. Operators accept the account first. */
  ACCOUNT_IN_REVIEW: 409,
  /** An application of this account or with this contact waits for its decision. Remedy: Wait for the decision. */
  APPLICATION_OPEN: 409,
  /** The account is that of an agent already. Remedy: Open the agent centre. */
  AGENT_ALREADY: 409,
  /** The confirmation was closed before. Remedy: Look at the state of the withdrawal. */
  CONFIRM_CLOSED: 409,
  /** Operators: somebody else has changed this since it was shown; nothing was written. Remedy: Look at what holds now and save again. */
  VALUE_CHANGED: 409,
  /** Operators: nobody decides a request of their own. Remedy: Ask another operator. */
  APPROVAL_OWN: 403,
  /** Operators: the request was decided, or its time has run out. Remedy: Look at the list of requests. */
  APPROVAL_CLOSED: 409,
  /** Operators: a request about the same thing waits for a second operator already. Params: approvalId, maker. Remedy: Decide that request, or withdraw it. */
  APPROVAL_WAITS: 409,
  /** Operators: the last active admin keeps role and access. Remedy: Make somebody else an admin first. */
  LAST_ADMIN: 409,
  /** The sealed payload was made with a key the gateway no longer knows. The client reloads the keys and seals again, once. Remedy: Try again. */
  KEY_ROTATED: 400,
  /** The sealed payload was used before, is too old, or was made for another operation. Remedy: Try again. */
  REPLAY: 409,
  /** Too many requests. Params: retryAfter. Remedy: Wait the time shown. */
  RATE_LIMITED: 429,
  /** Only the agent of the account can do this. Remedy: Contact your agent. */
  CONTACT_AGENT: 403,
  /** No such thing, or it belongs to somebody else. Remedy: Go back and choose again. */
  NOT_FOUND: 404,
  /** The address is known and takes other methods; the header Allow names them. Remedy: Use one of the methods in the header Allow. */
  METHOD_NOT_ALLOWED: 405,
  /** The Idempotency-Key was used before with another content. Remedy: Start the action again. */
  IDEMPOTENCY_CONFLICT: 422,
  /** The same request is being worked on. Remedy: Wait a moment; the answer will be the same. */
  IDEMPOTENCY_IN_PROGRESS: 409,
  /** Vendor calls: the signature, the timestamp or the vendor code is wrong. Remedy: Check the secret, the clock and the raw body. */
  SIGNATURE_INVALID: 401,
  /** The round is closed or its win is booked, so it takes no further bet or rollback. Remedy: Start a new round. */
  ROUND_CLOSED: 409,
  /** The gateway has more work than it takes at once. Params: retryAfter. Remedy: Try again in a few seconds. */
  SERVICE_BUSY: 503,
  /** Made by the client: no connection. Remedy: Check the connection and try again. */
  NETWORK: 0,
  /** Made by the client: no answer within 15 s. Remedy: Try again. */
  TIMEOUT: 0,
  /** Made by the client: an answer came and does not match the contract, most often because the page is older than the gateway. Remedy: Load the page again. */
  UNREADABLE: 0,
  /** Something else failed. Details are in the log under the request id. Remedy: Try again; if it stays, tell customer service the request id. */
  UNKNOWN: 500,
} as const;

/** Code of a failure. The list is closed: openapi/components/error-codes.yaml. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Every code, in the order of the contract. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

type With<Required extends keyof ErrorParams, Optional extends keyof ErrorParams> = {
  [Name in Required]: NonNullable<ErrorParams[Name]>;
} & Pick<ErrorParams, Optional>;

/** Values for the message, of the codes that have some. */
interface ParamsByCode {
  AUTH_LOCKED: With<never, 'retryAfter' | 'reason'>;
  AUTH_STEP_UP: With<never, 'methods' | 'challenge' | 'until'>;
  OTP_TOO_MANY: With<'retryAfter', never>;
  VALIDATION_FAILED: With<'fields', never>;
  AGE_TOO_LOW: With<'minAge', never>;
  REGION_BLOCKED: With<never, 'country'>;
  MAINTENANCE: With<never, 'reason' | 'until'>;
  GAME_MAINTENANCE: With<never, 'suggestions' | 'until' | 'planned'>;
  LIMIT_REACHED: With<'kind', 'period' | 'left' | 'resetsAt'>;
  EXCLUDED: With<never, 'until'>;
  CONTRACT_STALE: With<'status' | 'version', never>;
  CONTRACT_RATE_ABOVE_OWN: With<'fields', never>;
  EXPORT_TOO_LARGE: With<'rows' | 'limit', never>;
  EXPORT_OPEN: With<'limit', never>;
  ACCOUNT_WAIT: With<'until', never>;
  APPROVAL_WAITS: With<'approvalId' | 'maker', never>;
  RATE_LIMITED: With<'retryAfter', never>;
  SERVICE_BUSY: With<never, 'retryAfter'>;
}

/** Values that come with a code: those that its message needs, and those that it may do without. */
export type ParamsOf<Code extends ErrorCode> = Code extends keyof ParamsByCode
  ? ParamsByCode[Code]
  : { [Name in keyof ErrorParams]?: never };
