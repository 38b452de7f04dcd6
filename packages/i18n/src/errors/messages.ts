/** Why this file stays whole: one table that names each code once. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from './codes.ts';

/** What a reader is told: what happened, and what to do about it. */
export interface ErrorMessage {
  readonly title: MessageDescriptor;
  readonly remedy: MessageDescriptor;
}

// where a value may be missing, `known` is "yes" when it is there

/** One message for every code; the compiler refuses a code without one. */
export const errorMessages: Readonly<Record<ErrorCode, ErrorMessage>> = {
  AUTH_BAD_CREDENTIALS: {
    title: msg`The username or password is not correct.`,
    remedy: msg`Check both and try again, or reset your password.`,
  },
  AUTH_CAPTCHA_REQUIRED: {
    title: msg`Confirm you're human.`,
    remedy: msg`Type the characters in the picture and try again.`,
  },
  AUTH_CAPTCHA_INVALID: {
    title: msg`The characters do not match the picture.`,
    remedy: msg`Type the characters of the new picture.`,
  },
  AUTH_SLIDER_FAILED: {
    title: msg`The human check was not completed.`,
    remedy: msg`Do the check again. You can also use the keyboard.`,
  },
  AUTH_TOKEN_MISSING: {
    title: msg`You are not logged in.`,
    remedy: msg`Log in to continue.`,
  },
  AUTH_TOKEN_EXPIRED: {
    title: msg`Your session has ended.`,
    remedy: msg`Log in again to continue. Your balance is safe.`,
  },
  AUTH_NOT_MEMBER: {
    title: msg`This account cannot log in here.`,
    remedy: msg`Use a member account.`,
  },
  AUTH_NOT_AGENT: {
    title: msg`Only agents can open this.`,
    remedy: msg`Log in with an agent account.`,
  },
  AUTH_TRIAL_BLOCKED: {
    title: msg`A trial account cannot do this.`,
    remedy: msg`Register, or log in with a real account.`,
  },
  AUTH_PASSWORD_EXPIRED: {
    title: msg`Your password has expired.`,
    remedy: msg`Choose a new password to continue.`,
  },
  AUTH_DEFAULT_PASSWORD: {
    title: msg`This account still has its first password.`,
    remedy: msg`Choose a password of your own to continue.`,
  },
  AUTH_LOCKED: {
    title: msg({
      message: `{known, select, yes {Too many attempts.} other {This account is locked.}}`,
      comment: 'After wrong passwords or codes for a while, or by an operator until further notice',
    }),
    remedy: msg({
      message: `{known, select, yes {Try again in {wait}.} other {Contact your agent or customer service to unlock it.}}`,
      comment: '{wait} is a span such as "5 minutes"',
    }),
  },
  AUTH_STEP_UP: {
    title: msg`Confirm that it is you.`,
    remedy: msg`Enter your password or use your passkey to continue.`,
  },
  AUTH_ROLE: {
    title: msg`Your role doesn't allow this.`,
    remedy: msg`Ask an admin if you need access.`,
  },
  OTP_INVALID: {
    title: msg`The verification code is not correct.`,
    remedy: msg`Check the code and type it again.`,
  },
  OTP_MISSING: {
    title: msg`The verification code is missing.`,
    remedy: msg`Type the code from the message we sent you.`,
  },
  OTP_EXPIRED: {
    title: msg`The verification code has expired.`,
    remedy: msg`Ask for a new code.`,
  },
  OTP_TOO_MANY: {
    title: msg`Too many codes were requested.`,
    remedy: msg({
      message: `{known, select, yes {Try again in {wait}.} other {Try again in 5 minutes.}}`,
      comment: '{wait} is a span such as "5 minutes"',
    }),
  },
  OTP_QUOTA: {
    title: msg`No more codes can be sent right now.`,
    remedy: msg`Contact customer service.`,
  },
  OTP_DISABLED: {
    title: msg`Verification codes are switched off here.`,
    remedy: msg`Choose another way.`,
  },
  PHONE_INVALID: {
    title: msg`The phone number is not correct.`,
    remedy: msg`Check the number and its country.`,
  },
  PHONE_MISSING: {
    title: msg`The phone number is missing.`,
    remedy: msg`Enter your phone number.`,
  },
  SOCIAL_POPUP_CLOSED: {
    title: msg`The log-in window was closed too early.`,
    remedy: msg`Try again and finish logging in in the new window.`,
  },
  SOCIAL_POPUP_BLOCKED: {
    title: msg`Your browser blocked the log-in window.`,
    remedy: msg`Allow pop-ups for this site and try again.`,
  },
  VALIDATION_FAILED: {
    title: msg`Some entries are not correct.`,
    remedy: msg`Correct the marked fields and send again.`,
  },
  AFFILIATE_INVALID: {
    title: msg`The affiliate code is not valid.`,
    remedy: msg`Check the code or leave the field empty.`,
  },
  INVITE_INVALID: {
    title: msg`The invitation code is not valid.`,
    remedy: msg`Check the code or leave the field empty.`,
  },
  TERMS_REQUIRED: {
    title: msg`The terms have not been accepted yet.`,
    remedy: msg`Read the terms and accept them to continue.`,
  },
  AGE_TOO_LOW: {
    title: msg({
      message: `{known, select, yes {You must be at least {minAge} years old.} other {You must be an adult.}}`,
    }),
    remedy: msg`This site is for adults only.`,
  },
  KYC_REQUIRED: {
    title: msg`Your identity check is not complete.`,
    remedy: msg`Open your identity check, complete it, and wait until it is approved.`,
  },
  REGION_BLOCKED: {
    title: msg`This site is not available where you are.`,
    remedy: msg`If you think this is a mistake, contact customer service.`,
  },
  DOMAIN_INVALID: {
    title: msg`This address does not belong to the site.`,
    remedy: msg`Use the official address, or contact customer service.`,
  },
  MAINTENANCE: {
    title: msg`The site is under maintenance.`,
    remedy: msg({
      message: `{known, select, yes {Expected back by {until}.} other {Come back later.}}`,
      comment: '{until} is a date with time',
    }),
  },
  GAME_MAINTENANCE: {
    title: msg`This game is under maintenance.`,
    remedy: msg({
      message: `{known, select, yes {Expected back by {until}. Choose another game until then.} other {Choose another game.}}`,
      comment: '{until} is a date with time',
    }),
  },
  GAME_NOT_FOUND: {
    title: msg`This game is not offered here.`,
    remedy: msg`Choose another game.`,
  },
  GAME_REGION: {
    title: msg`This game is not offered in your region or currency.`,
    remedy: msg`Choose another game.`,
  },
  WALLET_INSUFFICIENT: {
    title: msg`Your balance is too low.`,
    remedy: msg`Choose a smaller amount.`,
  },
  WALLET_FROZEN: {
    title: msg`Your wallet is frozen while we review it.`,
    remedy: msg`Contact customer service.`,
  },
  LIMIT_REACHED: {
    title: msg({
      message: `{kind, select, deposit {You have reached your deposit limit.} loss {You have reached your loss limit.} wager {You have reached your betting limit.} time {You have reached your time limit.} withdrawal {You have reached the withdrawal limit of one day.} transfer {You have reached the transfer limit of one day.} bonus {This bet is too high while you have a bonus.} seats {Every seat in this room is taken.} other {You have reached a limit you set.}}`,
    }),
    remedy: msg({
      message: `{kind, select, bonus {Choose a lower bet, or give the bonus up in your wallet.} seats {Choose another room, or wait until a seat is free.} other {{known, select, yes {The limit starts again on {until}.} other {Wait until the limit starts again.}}}}`,
      comment: '{until} is a date with time',
    }),
  },
  EXCLUDED: {
    title: msg`Games and deposits are closed for you.`,
    remedy: msg({
      message: `{known, select, yes {They open again on {until}. The help centre lists people you can talk to.} other {Your own choice is under Safer play and Privacy. The help centre lists people you can talk to.}}`,
      comment:
        'The player has excluded himself, for a time or for life, or closes his account. {until} is a date with time',
    }),
  },
  TXN_DUPLICATE_MISMATCH: {
    title: msg`This transaction was already sent with other details.`,
    remedy: msg`Check your records, then start a new transaction.`,
  },
  TXN_NOT_FOUND: {
    title: msg`We couldn't find this transaction.`,
    remedy: msg`Check your records or contact customer service.`,
  },
  CONTRACT_STALE: {
    title: msg`The contract has changed in the meantime.`,
    remedy: msg`Look at the new terms and decide again.`,
  },
  CONTRACT_NOT_PARTY: {
    title: msg`This contract is between other people.`,
    remedy: msg`Only its two parties can act on it.`,
  },
  CONTRACT_BAD_ACTION: {
    title: msg`This is not possible in the current state of the contract.`,
    remedy: msg`Look at the contract again and decide what to do.`,
  },
  CONTRACT_RATE_ABOVE_OWN: {
    title: msg`These terms pay more than the upline's own contract.`,
    remedy: msg`The upline has to offer terms that pay no more than that.`,
  },
  CONTRACT_RATE_NOTICE: {
    title: msg`Somebody below you has a higher rate.`,
    remedy: msg`You would pay the difference. Confirm this before you sign.`,
  },
  CONTRACT_EXISTS: {
    title: msg`There is already a contract of this kind with this agent.`,
    remedy: msg`Change its terms, or wait until it has ended.`,
  },
  UPLOAD_TOO_LARGE: {
    title: msg`The file is larger than 5 MB.`,
    remedy: msg`Choose a smaller file.`,
  },
  EXPORT_TOO_LARGE: {
    title: msg({
      message: `{rows, plural, one {# row is too much for one file.} other {# rows are too many for one file.}}`,
    }),
    remedy: msg({
      message: `Choose fewer days: a file holds {limit, plural, one {# row} other {# rows}} at most.`,
    }),
  },
  EXPORT_OPEN: {
    title: msg({
      message: `{limit, plural, one {You are already saving # file.} other {You are already saving # files.}}`,
      comment: 'Somebody asks for one more file while others are still being saved',
    }),
    remedy: msg`Wait until one of them is saved, then try again.`,
  },
  UPLOAD_TYPE: {
    title: msg`This kind of file cannot be used.`,
    remedy: msg`Choose a PNG or JPG picture.`,
  },
  UPLOAD_COUNT: {
    title: msg`There are too many files.`,
    remedy: msg`Choose at most 3 files.`,
  },
  PROMO_CLOSED: {
    title: msg`This promotion has ended.`,
    remedy: msg`Choose another promotion.`,
  },
  PROMO_NOT_ELIGIBLE: {
    title: msg`You cannot join this promotion yet.`,
    remedy: msg`Read the conditions of the promotion.`,
  },
  BONUS_ACTIVE: {
    title: msg`You cannot withdraw or transfer money while you have a bonus.`,
    remedy: msg`Complete its bets, or give it up on the page Bonuses.`,
  },
  CREDIT_OVERDUE: {
    title: msg`Your credit is overdue.`,
    remedy: msg`Repay what is overdue on the page Credit report.`,
  },
  CREDIT_EXCEEDED: {
    // of an advance: more than is left; of a repayment: more than is used
    title: msg`This is more than you can take or have to repay.`,
    remedy: msg`Enter a smaller amount.`,
  },
  POINTS_INSUFFICIENT: {
    title: msg`You do not have enough points.`,
    remedy: msg`Collect more points and try again.`,
  },
  METHOD_UNAVAILABLE: {
    title: msg`This payment method is not available right now.`,
    remedy: msg`Choose another method, or try again later.`,
  },
  TOO_MANY_OPEN: {
    title: msg`You already have three open orders.`,
    remedy: msg`Finish or cancel one of them first.`,
  },
  TOO_MANY_ACCOUNTS: {
    title: msg`You have as many withdrawal accounts as you can have.`,
    remedy: msg`Remove an account, then add the new one.`,
  },
  ACCOUNT_WAIT: {
    title: msg`To protect your money, withdrawals are on hold.`,
    remedy: msg({
      message: `{known, select, yes {You can withdraw from {until} on.} other {You can withdraw a day after the account was changed.}}`,
      comment: 'A payout account is new, or the account of the member was changed. {until} is a date with time',
    }),
  },
  NAME_MISMATCH: {
    title: msg`This account belongs to another name.`,
    remedy: msg`Add an account in your own name.`,
  },
  STATE_STALE: {
    title: msg`This isn't possible in the current state.`,
    remedy: msg`Check what has changed in the meantime.`,
  },
  ORDER_ON_HOLD: {
    title: msg`This withdrawal is on hold.`,
    remedy: msg`Release the hold, then approve it.`,
  },
  ACCOUNT_IN_REVIEW: {
    title: msg`The name of this account hasn't been compared yet.`,
    remedy: msg`It can be used when an operator has accepted it.`,
  },
  APPLICATION_OPEN: {
    title: msg`You have applied already.`,
    remedy: msg`Wait for our answer. We decide one application at a time.`,
  },
  AGENT_ALREADY: {
    title: msg`You are an agent already.`,
    remedy: msg`Open the agent centre.`,
  },
  CONFIRM_CLOSED: {
    title: msg`This confirmation was already closed.`,
    remedy: msg`Look at the current state of the withdrawal.`,
  },
  VALUE_CHANGED: {
    title: msg`Someone else changed this while you were working.`,
    remedy: msg`Check the current values and save again.`,
  },
  APPROVAL_OWN: {
    title: msg`You made this request yourself.`,
    remedy: msg`Another operator has to approve it.`,
  },
  APPROVAL_CLOSED: {
    title: msg`This request is already closed.`,
    remedy: msg`Reload the list to see what came of it.`,
  },
  APPROVAL_WAITS: {
    title: msg`This is already waiting for a second operator.`,
    remedy: msg`Open the request to decide it or take it back.`,
  },
  LAST_ADMIN: {
    title: msg`This is the last active admin.`,
    remedy: msg`Make another operator an admin first.`,
  },
  KEY_ROTATED: {
    title: msg`The secure connection was renewed.`,
    remedy: msg`Try again.`,
  },
  REPLAY: {
    title: msg`This request was already used or is too old.`,
    remedy: msg`Try again.`,
  },
  RATE_LIMITED: {
    title: msg`Too many requests in a short time.`,
    remedy: msg({
      message: `{known, select, yes {Try again in {wait}.} other {Wait a moment and try again.}}`,
      comment: '{wait} is a span such as "30 seconds"',
    }),
  },
  CONTACT_AGENT: {
    title: msg`Only your agent can do this.`,
    remedy: msg`Contact your agent.`,
  },
  NOT_FOUND: {
    title: msg`We could not find this.`,
    remedy: msg`Go back and choose again.`,
  },
  METHOD_NOT_ALLOWED: {
    title: msg`This request cannot be made in this way.`,
    remedy: msg`Reload the page and try again.`,
  },
  IDEMPOTENCY_CONFLICT: {
    title: msg`This action was already sent with other details.`,
    remedy: msg`Start the action again.`,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    title: msg`We are still working on your request.`,
    remedy: msg`Wait a moment. It will not be carried out twice.`,
  },
  SIGNATURE_INVALID: {
    title: msg`The signature of the request is not valid.`,
    remedy: msg`Check the secret, the clock and the content of the request.`,
  },
  ROUND_CLOSED: {
    title: msg`This round is already finished.`,
    remedy: msg`Start a new round.`,
  },
  SERVICE_BUSY: {
    title: msg`Many players are online right now.`,
    remedy: msg({
      message: `{known, select, yes {Try again in {wait}.} other {Wait a moment and try again.}}`,
      comment: '{wait} is a span such as "30 seconds"',
    }),
  },
  NETWORK: {
    title: msg`There is no connection.`,
    remedy: msg`Check your internet connection and try again.`,
  },
  TIMEOUT: {
    title: msg`The server took too long to respond.`,
    remedy: msg`Wait a moment and try again. Nothing will be carried out twice.`,
  },
  UNREADABLE: {
    title: msg`We couldn't read the server's answer.`,
    remedy: msg`Reload the page and try again.`,
  },
  UNKNOWN: {
    title: msg`Something went wrong.`,
    remedy: msg`Try again. If it happens again, send the request number to customer service.`,
  },
};
