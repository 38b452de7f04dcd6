/** Why this file stays whole: every message of the site to a member is one list, which one language file belongs to. */
import { isolateLtr } from '@mekong/i18n/bidi';
import { formatDate, formatDateTime } from '@mekong/i18n/formats/dates';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { formatMoney } from '@mekong/i18n/formats/money';
import { createServerI18n } from '@mekong/i18n/node';
import type { LanguageCode } from '@mekong/i18n/registry';
import { composeMessage } from '../messages.texts.ts';
import { type NoticePurpose, noticePurposes } from './notices.port.ts';

/** An amount of money, as the wire writes it. */
export interface InboxMoney {
  readonly money: string;
  readonly currency: string;
}

/** A moment, ISO 8601. */
export interface InboxMoment {
  readonly at: string;
}

/** A length of time. */
export interface InboxMinutes {
  readonly minutes: number;
}

/** One of the words that a text chooses between. */
export interface InboxChoice {
  readonly choice: string;
}

/** A day of the calendar: `2030-01-31`. */
export interface InboxDay {
  readonly day: string;
}

/** What a text says besides its words. Amounts, moments and days are written in the language of whoever reads. */
export type InboxValue = string | number | InboxMoney | InboxMoment | InboxDay | InboxMinutes | InboxChoice;

/** What the templates say besides their words. `order` is the number that the message leads to. */
export interface InboxValues {
  depositPaid: { order: string; amount: InboxMoney };
  depositPart: { order: string; amount: InboxMoney };
  depositFailed: { order: string };
  slipReceived: { order: string; amount: InboxMoney };
  slipRejected: { order: string; reason: InboxChoice };
  slipRest: { order: string; amount: InboxMoney };
  depositExpired: { order: string; amount: InboxMoney };
  depositReversed: { order: string; amount: InboxMoney };
  depositCancelled: { order: string; amount: InboxMoney; reason: InboxChoice };
  depositKept: { order: string; amount: InboxMoney; reason: InboxChoice };
  depositRefunded: { order: string; amount: InboxMoney };
  refundAsked: { order: string; amount: InboxMoney };
  owedTaken: { amount: InboxMoney };
  moneyFound: { amount: InboxMoney };
  walletCredited: { amount: InboxMoney; cause: InboxChoice };
  walletDebited: { amount: InboxMoney; cause: InboxChoice };
  bonusGranted: { amount: InboxMoney; required: InboxMoney; until: InboxMoment };
  bonusQueued: { amount: InboxMoney };
  bonusWaitEnds: { amount: InboxMoney; until: InboxMoment };
  bonusNotBegun: { amount: InboxMoney };
  bonusMissed: { order: string };
  bonusConverted: { amount: InboxMoney };
  bonusCapped: { amount: InboxMoney; over: InboxMoney };
  bonusReduced: { amount: InboxMoney; required: InboxMoney };
  bonusUsed: { amount: InboxMoney };
  bonusEnds: { amount: InboxMoney; until: InboxMoment };
  bonusExpired: { amount: InboxMoney };
  bonusForfeited: { amount: InboxMoney };
  withdrawalApproved: { order: string; amount: InboxMoney };
  withdrawalRejected: { order: string; amount: InboxMoney };
  withdrawalPaid: { order: string; amount: InboxMoney };
  withdrawalReturned: { order: string; amount: InboxMoney };
  payoutAsked: { order: string; amount: InboxMoney };
  partPaid: { withdrawal: string; amount: InboxMoney };
  confirmationWaits: { withdrawal: string; until: InboxMoment };
  confirmationClosed: { withdrawal: string };
  disputeOpened: { order: string; case: string; until: InboxMoment };
  evidencePlease: { order: string; case: string; until: InboxMoment };
  disputeClosed: { order: string; case: string; outcome: InboxChoice };
  transferSent: { order: string; amount: InboxMoney; partner: string };
  transferReceived: { order: string; amount: InboxMoney; partner: string };
  transferWaits: { order: string; amount: InboxMoney; partner: string };
  transferRejected: { order: string; amount: InboxMoney; partner: string };
  newDevice: { device: string; time: InboxMoment };
  identityReceived: Record<never, never>;
  identityApproved: Record<never, never>;
  accountCompared: { end: string };
  accountAccepted: { end: string; until: InboxMoment };
  accountBlocked: { end: string };
  accountRemoved: { end: string };
  identityRejected: { count: number };
  identityExpires: { day: InboxDay };
  identityExpired: Record<never, never>;
  agencyApproved: { ticket: string };
  agencyRejected: { ticket: string };
  contractOffered: { partner: string };
  contractWithdrawn: { partner: string };
  contractSigned: { partner: string };
  contractRejected: { partner: string };
  contractRejectedFor: { partner: string; note: string };
  contractExpired: { partner: string };
  contractUnanswered: { partner: string };
  contractStarted: { partner: string };
  contractEndAsked: { partner: string };
  contractEndRefused: { partner: string };
  contractEndCancelled: { partner: string };
  contractContinues: { partner: string };
  contractEnds: { partner: string; until: InboxMoment };
  billPaid: { order: string; amount: InboxMoney };
  billCorrected: { order: string; amount: InboxMoney; bill: string };
  billDenied: { order: string; amount: InboxMoney; note: string };
  billWaits: { order: string; amount: InboxMoney };
  billExpired: { order: string; amount: InboxMoney; partner: string };
  downlinePaid: { order: string; amount: InboxMoney; partner: string };
  downlineWaits: { order: string; amount: InboxMoney; partner: string; until: InboxMoment };
  creditChanged: { has: InboxChoice; amount: InboxMoney; count: number };
  creditDue: { amount: InboxMoney; until: InboxMoment };
  creditSettled: { amount: InboxMoney };
  creditOverdue: { amount: InboxMoney };
  uplineChanged: { has: InboxChoice; partner: string };
  downlineJoined: { partner: string };
  accountLocked: { note: string };
  lockLifted: { partner: string };
  downlineLeft: { partner: string };
  exportReady: { until: InboxMoment };
  limitSet: LimitValues;
  limitAsked: LimitValues & { from: InboxMoment; until: InboxMoment };
  limitReady: LimitValues & { until: InboxMoment };
  limitKept: LimitValues;
  timeOutBegun: { until: InboxMoment };
  exclusionBegun: { isForLife: InboxChoice; until?: InboxMoment };
  returnAsked: { from: InboxMoment };
  returnDone: Record<never, never>;
}

/** Which limit, and what it is or would be: money, minutes, or none. */
interface LimitValues {
  kind: InboxChoice;
  period: InboxChoice;
  /** Whether there is an amount. */
  has: InboxChoice;
  amount?: InboxMoney | InboxMinutes;
}

/** Where a message leads: a page of the member centre or the agent centre, there to the `order` of its values; `joinApply` = the own application. */
type InboxPage =
  | 'transferFund'
  | 'transactionHistory'
  | 'bonusDetails'
  | 'depositv2'
  | 'withdraw'
  | 'confirmations'
  | 'transferUpline'
  | 'securityCenter'
  | 'contracts'
  | 'agentRevenueReport'
  | 'agentCreditReport'
  | 'downlineManagmentView'
  | 'safer'
  | 'privacy'
  | 'kyc'
  | 'joinApply';

interface InboxText {
  readonly title: { readonly id: string; readonly message: string };
  readonly text: { readonly id: string; readonly message: string };
  readonly page: InboxPage;
}

/** Every message of the site to a member, by its template. A new one is added here and to {@link InboxValues}. */
const TEXTS: Readonly<Record<keyof InboxValues, InboxText>> = {
  depositPaid: {
    title: /*i18n*/ { id: 'inbox.depositPaid.title', message: 'Your deposit has arrived' },
    text: /*i18n*/ {
      id: 'inbox.depositPaid.text',
      message: '{amount} of deposit {order} is in your wallet.',
    },
    page: 'depositv2',
  },
  depositPart: {
    title: /*i18n*/ { id: 'inbox.depositPart.title', message: 'A part of your deposit has arrived' },
    text: /*i18n*/ {
      id: 'inbox.depositPart.text',
      message: '{amount} of deposit {order} is in your wallet. The deposit waits for the rest.',
    },
    page: 'depositv2',
  },
  depositFailed: {
    title: /*i18n*/ { id: 'inbox.depositFailed.title', message: 'Your deposit could not be started' },
    text: /*i18n*/ {
      id: 'inbox.depositFailed.text',
      message: 'The payment provider did not take deposit {order}. Try again, or choose another method.',
    },
    page: 'depositv2',
  },
  slipReceived: {
    title: /*i18n*/ { id: 'inbox.slipReceived.title', message: 'We are looking for your transfer' },
    text: /*i18n*/ {
      id: 'inbox.slipReceived.text',
      message: 'We have your slip for deposit {order} of {amount}. The money is added when your transfer is found.',
    },
    page: 'depositv2',
  },
  slipRejected: {
    title: /*i18n*/ { id: 'inbox.slipRejected.title', message: 'We could not find your transfer' },
    text: /*i18n*/ {
      id: 'inbox.slipRejected.text',
      message:
        '{reason, select, missing {No transfer for deposit {order} has arrived.} blurred {The slip of deposit {order} cannot be read.} other {On the slip of deposit {order} is a transfer to another account.}} If the money arrives later, it is added.',
    },
    page: 'depositv2',
  },
  slipRest: {
    title: /*i18n*/ { id: 'inbox.slipRest.title', message: 'We found no further transfer' },
    text: /*i18n*/ {
      id: 'inbox.slipRest.text',
      message:
        '{amount} of deposit {order} is in your wallet. We could not find a transfer of the rest. If the money arrives later, it is added.',
    },
    page: 'depositv2',
  },
  depositExpired: {
    title: /*i18n*/ { id: 'inbox.depositExpired.title', message: 'Your deposit has expired' },
    text: /*i18n*/ {
      id: 'inbox.depositExpired.text',
      message:
        'Deposit {order} of {amount} was not paid in time. If you have paid, the money is added when it arrives.',
    },
    page: 'depositv2',
  },
  depositReversed: {
    title: /*i18n*/ { id: 'inbox.depositReversed.title', message: 'A payment was taken back' },
    text: /*i18n*/ {
      id: 'inbox.depositReversed.text',
      message: 'Your bank has taken back {amount} of deposit {order}. Ask your bank for the reason.',
    },
    page: 'depositv2',
  },
  depositCancelled: {
    title: /*i18n*/ { id: 'inbox.depositCancelled.title', message: 'Your deposit was cancelled' },
    text: /*i18n*/ {
      id: 'inbox.depositCancelled.text',
      message:
        '{reason, select, closed {Deposits are closed for you, so deposit {order} of {amount} was cancelled. If you have paid, the money is sent back to you.} other {Deposit {order} of {amount} does not fit your deposit limit, so it was cancelled. If you have paid, the money is added only if your limit has room for it. Otherwise it is sent back to you.}}',
    },
    page: 'depositv2',
  },
  depositKept: {
    title: /*i18n*/ { id: 'inbox.depositKept.title', message: 'We are checking your payment' },
    text: /*i18n*/ {
      id: 'inbox.depositKept.text',
      message:
        'We received {amount} for deposit {order}, but did not add it to your wallet. {reason, select, closed {Deposits are closed for you, so it is sent back.} limit {It is above your deposit limit.} other {It does not fit the deposit.}} Our team checks it within 3 days; the money is not lost.',
    },
    page: 'depositv2',
  },
  depositRefunded: {
    title: /*i18n*/ { id: 'inbox.depositRefunded.title', message: 'Your payment was sent back' },
    text: /*i18n*/ {
      id: 'inbox.depositRefunded.text',
      message:
        '{amount} of deposit {order} was sent back to the account it came from. It can take a few days to arrive.',
    },
    page: 'depositv2',
  },
  refundAsked: {
    title: /*i18n*/ { id: 'inbox.refundAsked.title', message: 'We are asking about a refund' },
    text: /*i18n*/ {
      id: 'inbox.refundAsked.text',
      message:
        'Our payment provider does not say whether {amount} of deposit {order} was sent back to you, so we are finding out. We tell you how it ends; the money is not lost.',
    },
    page: 'depositv2',
  },
  owedTaken: {
    title: /*i18n*/ { id: 'inbox.owedTaken.title', message: 'What you owed was taken from your wallet' },
    text: /*i18n*/ {
      id: 'inbox.owedTaken.text',
      message:
        '{amount} was taken from your wallet, because a payment was taken back after you used it, or a withdrawal was paid twice. Nothing more is owed for it.',
    },
    page: 'transferFund',
  },
  moneyFound: {
    title: /*i18n*/ { id: 'inbox.moneyFound.title', message: 'Money was added to your wallet' },
    text: /*i18n*/ {
      id: 'inbox.moneyFound.text',
      message: '{amount} that reached your closed account later is in your wallet.',
    },
    page: 'transferFund',
  },
  walletCredited: {
    title: /*i18n*/ { id: 'inbox.walletCredited.title', message: 'Your balance was corrected' },
    text: /*i18n*/ {
      id: 'inbox.walletCredited.text',
      message:
        '{amount} was added to your wallet. {cause, select, game {The result of a game was not counted correctly.} payment {A deposit or a withdrawal was not counted correctly.} transfer {A transfer was not counted correctly.} bonus {A bonus was not counted correctly.} goodwill {It is a gift from us for the trouble you had.} other {An amount was not counted correctly.}}',
    },
    page: 'transactionHistory',
  },
  walletDebited: {
    title: /*i18n*/ { id: 'inbox.walletDebited.title', message: 'Your balance was corrected' },
    text: /*i18n*/ {
      id: 'inbox.walletDebited.text',
      message:
        '{amount} was taken from your wallet. {cause, select, game {The result of a game was not counted correctly.} payment {A deposit or a withdrawal was not counted correctly.} transfer {A transfer was not counted correctly.} bonus {A bonus was not counted correctly.} other {An amount was not counted correctly.}} If you disagree, write to customer service.',
    },
    page: 'transactionHistory',
  },
  bonusGranted: {
    title: /*i18n*/ { id: 'inbox.bonusGranted.title', message: 'Your bonus is in your wallet' },
    text: /*i18n*/ {
      id: 'inbox.bonusGranted.text',
      message:
        'A bonus of {amount} came with your deposit. It turns into cash after {required} in bets that count, until {until}. You can give it up at any time.',
    },
    page: 'bonusDetails',
  },
  bonusQueued: {
    title: /*i18n*/ { id: 'inbox.bonusQueued.title', message: 'Your next bonus is waiting' },
    text: /*i18n*/ {
      id: 'inbox.bonusQueued.text',
      message:
        'A bonus of {amount} came with your deposit. It begins when the bonus before it has ended; bets count from then on.',
    },
    page: 'bonusDetails',
  },
  bonusWaitEnds: {
    title: /*i18n*/ { id: 'inbox.bonusWaitEnds.title', message: 'Your waiting bonus ends soon' },
    text: /*i18n*/ {
      id: 'inbox.bonusWaitEnds.text',
      message:
        'Your bonus of {amount} can begin until {until}. It begins when the bonus before it has ended; you can give that one up.',
    },
    page: 'bonusDetails',
  },
  bonusNotBegun: {
    title: /*i18n*/ { id: 'inbox.bonusNotBegun.title', message: 'Your waiting bonus has ended' },
    text: /*i18n*/ {
      id: 'inbox.bonusNotBegun.text',
      message:
        'Your bonus of {amount} did not begin: it waited too long, its deposit was taken back, or your account is closed to play. Your cash is not affected.',
    },
    page: 'bonusDetails',
  },
  bonusMissed: {
    title: /*i18n*/ { id: 'inbox.bonusMissed.title', message: 'No bonus came with your deposit' },
    text: /*i18n*/ {
      id: 'inbox.bonusMissed.text',
      message:
        'The conditions of the bonus were no longer met when deposit {order} was paid. Your deposit is in your wallet in full.',
    },
    page: 'depositv2',
  },
  bonusConverted: {
    title: /*i18n*/ { id: 'inbox.bonusConverted.title', message: 'Your bonus is now cash' },
    text: /*i18n*/ {
      id: 'inbox.bonusConverted.text',
      message: 'You completed the bets of your bonus. {amount} was added to your cash.',
    },
    page: 'bonusDetails',
  },
  bonusCapped: {
    title: /*i18n*/ { id: 'inbox.bonusCapped.title', message: 'Your bonus is now cash' },
    text: /*i18n*/ {
      id: 'inbox.bonusCapped.text',
      message:
        'You completed the bets of your bonus. {amount} was added to your cash, the most this bonus can bring. The rest, {over}, went back.',
    },
    page: 'bonusDetails',
  },
  bonusReduced: {
    title: /*i18n*/ { id: 'inbox.bonusReduced.title', message: 'Your bonus is smaller now' },
    text: /*i18n*/ {
      id: 'inbox.bonusReduced.text',
      message:
        'Part of its deposit was taken back. Your bonus is now {amount} and turns into cash after {required} in bets that count.',
    },
    page: 'bonusDetails',
  },
  bonusUsed: {
    title: /*i18n*/ { id: 'inbox.bonusUsed.title', message: 'Your bonus is used up' },
    text: /*i18n*/ {
      id: 'inbox.bonusUsed.text',
      message: 'No bonus money is left, so the bonus has ended. Your cash is not affected.',
    },
    page: 'bonusDetails',
  },
  bonusEnds: {
    title: /*i18n*/ { id: 'inbox.bonusEnds.title', message: 'Your bonus ends soon' },
    text: /*i18n*/ {
      id: 'inbox.bonusEnds.text',
      message:
        'Your bonus ends on {until}. What is left of it by then, now {amount}, goes back. Your cash is not affected.',
    },
    page: 'bonusDetails',
  },
  bonusExpired: {
    title: /*i18n*/ { id: 'inbox.bonusExpired.title', message: 'Your bonus has expired' },
    text: /*i18n*/ {
      id: 'inbox.bonusExpired.text',
      message: 'The time of your bonus is over. {amount} of bonus money went back. Your cash is not affected.',
    },
    page: 'bonusDetails',
  },
  bonusForfeited: {
    title: /*i18n*/ { id: 'inbox.bonusForfeited.title', message: 'Your bonus has ended' },
    text: /*i18n*/ {
      id: 'inbox.bonusForfeited.text',
      message:
        '{amount} of bonus money went back, because its deposit was taken back or your account is closed to play.',
    },
    page: 'bonusDetails',
  },
  withdrawalApproved: {
    title: /*i18n*/ { id: 'inbox.withdrawalApproved.title', message: 'Your withdrawal is approved' },
    text: /*i18n*/ {
      id: 'inbox.withdrawalApproved.text',
      message: 'Withdrawal {order} of {amount} is being paid.',
    },
    page: 'withdraw',
  },
  withdrawalRejected: {
    title: /*i18n*/ { id: 'inbox.withdrawalRejected.title', message: 'Your withdrawal was not approved' },
    text: /*i18n*/ {
      id: 'inbox.withdrawalRejected.text',
      message: '{amount} of withdrawal {order} is back in your wallet. Open it to see the reason.',
    },
    page: 'withdraw',
  },
  withdrawalPaid: {
    title: /*i18n*/ { id: 'inbox.withdrawalPaid.title', message: 'Your withdrawal was paid' },
    text: /*i18n*/ {
      id: 'inbox.withdrawalPaid.text',
      message: '{amount} of withdrawal {order} was sent to your account.',
    },
    page: 'withdraw',
  },
  withdrawalReturned: {
    title: /*i18n*/ { id: 'inbox.withdrawalReturned.title', message: 'A withdrawal could not be paid' },
    text: /*i18n*/ {
      id: 'inbox.withdrawalReturned.text',
      message: '{amount} of withdrawal {order} is back in your wallet. Open it to see the reason.',
    },
    page: 'withdraw',
  },
  partPaid: {
    title: /*i18n*/ { id: 'inbox.partPaid.title', message: 'A part of your withdrawal was paid' },
    text: /*i18n*/ {
      id: 'inbox.partPaid.text',
      message:
        '{amount} of withdrawal {withdrawal} was sent to your account, the rest follows. Tell us when it has arrived, or that it has not.',
    },
    page: 'confirmations',
  },
  payoutAsked: {
    title: /*i18n*/ { id: 'inbox.payoutAsked.title', message: 'We are asking about a payment' },
    text: /*i18n*/ {
      id: 'inbox.payoutAsked.text',
      message:
        'A payment of {amount} of withdrawal {order} is not clear to us, so we are asking our payment provider. We tell you how it ends; the money is not lost.',
    },
    page: 'withdraw',
  },
  confirmationWaits: {
    title: /*i18n*/ { id: 'inbox.confirmationWaits.title', message: 'Has your money arrived?' },
    text: /*i18n*/ {
      id: 'inbox.confirmationWaits.text',
      message: 'Tell us until {until} whether withdrawal {withdrawal} has arrived. After that it counts as received.',
    },
    page: 'confirmations',
  },
  confirmationClosed: {
    title: /*i18n*/ { id: 'inbox.confirmationClosed.title', message: 'A withdrawal counts as received' },
    text: /*i18n*/ {
      id: 'inbox.confirmationClosed.text',
      message:
        'You have not answered about withdrawal {withdrawal}. If it has not arrived, tell us within 30 days of the payment.',
    },
    page: 'confirmations',
  },
  disputeOpened: {
    title: /*i18n*/ { id: 'inbox.disputeOpened.title', message: 'We are looking for your money' },
    text: /*i18n*/ {
      id: 'inbox.disputeOpened.text',
      message: 'A payment of withdrawal {order} has not arrived: this is your case {case}. We answer by {until}.',
    },
    page: 'withdraw',
  },
  evidencePlease: {
    title: /*i18n*/ { id: 'inbox.evidencePlease.title', message: 'Send us more evidence' },
    text: /*i18n*/ {
      id: 'inbox.evidencePlease.text',
      message:
        'For case {case} about withdrawal {order} we need more from you. Send it by {until}. After that we decide on what we have.',
    },
    page: 'withdraw',
  },
  disputeClosed: {
    title: /*i18n*/ { id: 'inbox.disputeClosed.title', message: 'Your case is closed' },
    text: /*i18n*/ {
      id: 'inbox.disputeClosed.text',
      message:
        '{outcome, select, returned {Case {case}: the money of withdrawal {order} is back in your wallet.} other {Case {case}: we found that the payment of withdrawal {order} has arrived.}} Open the withdrawal to see the reason.',
    },
    page: 'withdraw',
  },
  transferSent: {
    title: /*i18n*/ { id: 'inbox.transferSent.title', message: 'You sent money' },
    text: /*i18n*/ {
      id: 'inbox.transferSent.text',
      message: 'You sent {amount} to {partner}. The number of the transfer is {order}.',
    },
    page: 'transferUpline',
  },
  transferReceived: {
    title: /*i18n*/ { id: 'inbox.transferReceived.title', message: 'You received money' },
    text: /*i18n*/ {
      id: 'inbox.transferReceived.text',
      message: '{partner} sent you {amount}. The number of the transfer is {order}.',
    },
    page: 'transferUpline',
  },
  transferWaits: {
    title: /*i18n*/ { id: 'inbox.transferWaits.title', message: 'We are checking your transfer' },
    text: /*i18n*/ {
      id: 'inbox.transferWaits.text',
      message:
        'You want to send {amount} to {partner}. We check large transfers first; the money is set aside meanwhile. The number of the transfer is {order}.',
    },
    page: 'transferUpline',
  },
  transferRejected: {
    title: /*i18n*/ { id: 'inbox.transferRejected.title', message: 'Your transfer was rejected' },
    text: /*i18n*/ {
      id: 'inbox.transferRejected.text',
      message:
        'Your transfer {order} to {partner} was not made. {amount} is back in your wallet. The receipt says why.',
    },
    page: 'transferUpline',
  },
  newDevice: {
    title: /*i18n*/ { id: 'inbox.newDevice.title', message: 'Log-in on a new device' },
    text: /*i18n*/ {
      id: 'inbox.newDevice.text',
      message:
        'Your account was opened on a new device ({device}) on {time}. If it was not you, change your password and contact customer service at once.',
    },
    page: 'securityCenter',
  },
  contractOffered: {
    title: /*i18n*/ { id: 'inbox.contractOffered.title', message: 'A contract waits for you' },
    text: /*i18n*/ {
      id: 'inbox.contractOffered.text',
      message: '{partner} would like a contract with you. Read the terms, then sign or reject them.',
    },
    page: 'contracts',
  },
  contractWithdrawn: {
    title: /*i18n*/ { id: 'inbox.contractWithdrawn.title', message: 'An offer was taken back' },
    text: /*i18n*/ {
      id: 'inbox.contractWithdrawn.text',
      message: '{partner} has taken back the contract terms that waited for you.',
    },
    page: 'contracts',
  },
  contractSigned: {
    title: /*i18n*/ { id: 'inbox.contractSigned.title', message: 'Your contract was signed' },
    text: /*i18n*/ {
      id: 'inbox.contractSigned.text',
      message: '{partner} has signed the contract terms that you offered.',
    },
    page: 'contracts',
  },
  contractRejected: {
    title: /*i18n*/ { id: 'inbox.contractRejected.title', message: 'Your offer was rejected' },
    text: /*i18n*/ {
      id: 'inbox.contractRejected.text',
      message: '{partner} has rejected the contract terms that you offered.',
    },
    page: 'contracts',
  },
  contractRejectedFor: {
    title: /*i18n*/ { id: 'inbox.contractRejectedFor.title', message: 'Your offer was rejected' },
    text: /*i18n*/ {
      id: 'inbox.contractRejectedFor.text',
      message: '{partner} has rejected the contract terms that you offered. The reason: {note}',
    },
    page: 'contracts',
  },
  contractExpired: {
    title: /*i18n*/ { id: 'inbox.contractExpired.title', message: 'Your offer has expired' },
    text: /*i18n*/ {
      id: 'inbox.contractExpired.text',
      message: '{partner} has not answered the contract terms that you offered.',
    },
    page: 'contracts',
  },
  contractUnanswered: {
    title: /*i18n*/ { id: 'inbox.contractUnanswered.title', message: 'An offer to you has expired' },
    text: /*i18n*/ {
      id: 'inbox.contractUnanswered.text',
      message: 'The contract terms that {partner} offered were not answered in time.',
    },
    page: 'contracts',
  },
  contractStarted: {
    title: /*i18n*/ { id: 'inbox.contractStarted.title', message: 'Contract terms are in force' },
    text: /*i18n*/ {
      id: 'inbox.contractStarted.text',
      message: 'The terms signed between you and {partner} apply from now on.',
    },
    page: 'contracts',
  },
  contractEndAsked: {
    title: /*i18n*/ { id: 'inbox.contractEndAsked.title', message: 'A contract may end' },
    text: /*i18n*/ {
      id: 'inbox.contractEndAsked.text',
      message: '{partner} would like to end your contract. Agree, or refuse and keep it.',
    },
    page: 'contracts',
  },
  contractEndRefused: {
    title: /*i18n*/ { id: 'inbox.contractEndRefused.title', message: 'A contract goes on' },
    text: /*i18n*/ {
      id: 'inbox.contractEndRefused.text',
      message: '{partner} has refused to end your contract.',
    },
    page: 'contracts',
  },
  contractEndCancelled: {
    title: /*i18n*/ { id: 'inbox.contractEndCancelled.title', message: 'A contract goes on' },
    text: /*i18n*/ {
      id: 'inbox.contractEndCancelled.text',
      message: '{partner} no longer asks to end your contract.',
    },
    page: 'contracts',
  },
  contractContinues: {
    title: /*i18n*/ { id: 'inbox.contractContinues.title', message: 'A contract goes on' },
    text: /*i18n*/ {
      id: 'inbox.contractContinues.text',
      message: 'Your contract with {partner} will go on: its end was taken back.',
    },
    page: 'contracts',
  },
  contractEnds: {
    title: /*i18n*/ { id: 'inbox.contractEnds.title', message: 'A contract ends' },
    text: /*i18n*/ {
      id: 'inbox.contractEnds.text',
      message: 'Your contract with {partner} will end on {until}. It is settled until then.',
    },
    page: 'contracts',
  },
  billPaid: {
    title: /*i18n*/ { id: 'inbox.billPaid.title', message: 'Your bill was paid' },
    text: /*i18n*/ {
      id: 'inbox.billPaid.text',
      message: '{amount} of bill {order} is in your wallet.',
    },
    page: 'agentRevenueReport',
  },
  billCorrected: {
    title: /*i18n*/ { id: 'inbox.billCorrected.title', message: 'A bill was corrected' },
    text: /*i18n*/ {
      id: 'inbox.billCorrected.text',
      message: 'Bill {bill} is corrected by {amount}. Open bill {order} to see why.',
    },
    page: 'agentRevenueReport',
  },
  billDenied: {
    title: /*i18n*/ { id: 'inbox.billDenied.title', message: 'A bill was rejected' },
    text: /*i18n*/ {
      id: 'inbox.billDenied.text',
      message: '{amount} of bill {order} is not paid. The reason: {note}',
    },
    page: 'agentRevenueReport',
  },
  billWaits: {
    title: /*i18n*/ { id: 'inbox.billWaits.title', message: 'Your upline owes you money' },
    text: /*i18n*/ {
      id: 'inbox.billWaits.text',
      message:
        '{amount} of bill {order} is not paid yet: the wallet of your upline held less. It is paid when the money is there.',
    },
    page: 'agentRevenueReport',
  },
  billExpired: {
    title: /*i18n*/ { id: 'inbox.billExpired.title', message: 'An unpaid bill has expired' },
    text: /*i18n*/ {
      id: 'inbox.billExpired.text',
      message: '{amount} of bill {order} between you and {partner} was not paid in time and is not paid any more.',
    },
    page: 'agentRevenueReport',
  },
  downlinePaid: {
    title: /*i18n*/ { id: 'inbox.downlinePaid.title', message: 'You paid a downline' },
    text: /*i18n*/ {
      id: 'inbox.downlinePaid.text',
      message: '{amount} went from your wallet to {partner} for bill {order}.',
    },
    page: 'agentRevenueReport',
  },
  downlineWaits: {
    title: /*i18n*/ { id: 'inbox.downlineWaits.title', message: 'Your wallet is too low to pay a downline' },
    text: /*i18n*/ {
      id: 'inbox.downlineWaits.text',
      message:
        '{amount} of bill {order} for {partner} is missing. It is paid when your wallet holds it, until {until}.',
    },
    page: 'agentRevenueReport',
  },
  creditChanged: {
    title: /*i18n*/ { id: 'inbox.creditChanged.title', message: 'Your credit line has changed' },
    text: /*i18n*/ {
      id: 'inbox.creditChanged.text',
      message:
        '{has, select, none {Your credit line takes no more advances. It closes when everything is repaid.} closed {Your credit line is closed.} other {You can use up to {amount}. {count, plural, one {A new advance is repaid within # day.} other {A new advance is repaid within # days.}}}}',
    },
    page: 'agentCreditReport',
  },
  creditDue: {
    title: /*i18n*/ { id: 'inbox.creditDue.title', message: 'An advance is due soon' },
    text: /*i18n*/ {
      id: 'inbox.creditDue.text',
      message: 'Repay {amount} before {until}. After that it is taken from your wallet.',
    },
    page: 'agentCreditReport',
  },
  creditSettled: {
    title: /*i18n*/ { id: 'inbox.creditSettled.title', message: 'An advance was repaid from your wallet' },
    text: /*i18n*/ {
      id: 'inbox.creditSettled.text',
      message: '{amount} was due and was taken from your wallet.',
    },
    page: 'agentCreditReport',
  },
  creditOverdue: {
    title: /*i18n*/ { id: 'inbox.creditOverdue.title', message: 'Your credit is overdue' },
    text: /*i18n*/ {
      id: 'inbox.creditOverdue.text',
      message:
        '{amount} is overdue. Until it is repaid, you cannot take advances, withdraw or transfer money. Each day, what your wallet holds is taken for it.',
    },
    page: 'agentCreditReport',
  },
  uplineChanged: {
    title: /*i18n*/ { id: 'inbox.uplineChanged.title', message: 'Your agent has changed' },
    text: /*i18n*/ {
      id: 'inbox.uplineChanged.text',
      message: '{has, select, yes {{partner} is your agent from now on.} other {You no longer have an agent.}}',
    },
    page: 'transferUpline',
  },
  accountLocked: {
    title: /*i18n*/ { id: 'inbox.accountLocked.title', message: 'Your account was locked' },
    text: /*i18n*/ {
      id: 'inbox.accountLocked.text',
      message: 'Your agent locked your account. The reason: {note}',
    },
    page: 'securityCenter',
  },
  lockLifted: {
    title: /*i18n*/ { id: 'inbox.lockLifted.title', message: 'A lock was lifted' },
    text: /*i18n*/ {
      id: 'inbox.lockLifted.text',
      message: 'Customer service has lifted your lock of {partner}. The account can be used again.',
    },
    page: 'downlineManagmentView',
  },
  agencyApproved: {
    title: /*i18n*/ { id: 'inbox.agencyApproved.title', message: 'You are an agent now' },
    text: /*i18n*/ {
      id: 'inbox.agencyApproved.text',
      message: 'Your application {ticket} was approved. The agent centre is open to you.',
    },
    page: 'contracts',
  },
  agencyRejected: {
    title: /*i18n*/ { id: 'inbox.agencyRejected.title', message: 'Your application was rejected' },
    text: /*i18n*/ {
      id: 'inbox.agencyRejected.text',
      message:
        'Your application {ticket} to become an agent was rejected. The reason is on the page where you applied.',
    },
    page: 'joinApply',
  },
  downlineJoined: {
    title: /*i18n*/ { id: 'inbox.downlineJoined.title', message: 'Your team has grown' },
    text: /*i18n*/ { id: 'inbox.downlineJoined.text', message: 'You have a new team member: {partner}.' },
    page: 'downlineManagmentView',
  },
  downlineLeft: {
    title: /*i18n*/ { id: 'inbox.downlineLeft.title', message: 'Somebody left your team' },
    text: /*i18n*/ { id: 'inbox.downlineLeft.text', message: '{partner} no longer belongs to your team.' },
    page: 'downlineManagmentView',
  },
  exportReady: {
    title: /*i18n*/ { id: 'inbox.exportReady.title', message: 'The copy of your data is ready' },
    text: /*i18n*/ {
      id: 'inbox.exportReady.text',
      message: 'You can download it until {until}. After that it is deleted.',
    },
    page: 'privacy',
  },
  limitSet: {
    title: /*i18n*/ { id: 'inbox.limitSet.title', message: 'Your limit is set' },
    text: /*i18n*/ {
      id: 'inbox.limitSet.text',
      message:
        '{kind, select, deposit {Deposits} lost {Losses} wager {Money played} other {Time played}} per {period, select, day {day} week {week} other {month}}: {has, select, yes {at most {amount}} other {no limit}}. It is in force now.',
    },
    page: 'safer',
  },
  limitAsked: {
    title: /*i18n*/ { id: 'inbox.limitAsked.title', message: 'You asked for a higher limit' },
    text: /*i18n*/ {
      id: 'inbox.limitAsked.text',
      message:
        '{kind, select, deposit {Deposits} lost {Losses} wager {Money played} other {Time played}} per {period, select, day {day} week {week} other {month}}: {has, select, yes {at most {amount}} other {no limit}}. Confirm it between {from} and {until}. Until then your limit stays as it is.',
    },
    page: 'safer',
  },
  limitReady: {
    title: /*i18n*/ { id: 'inbox.limitReady.title', message: 'Your higher limit waits for your yes' },
    text: /*i18n*/ {
      id: 'inbox.limitReady.text',
      message:
        '{kind, select, deposit {Deposits} lost {Losses} wager {Money played} other {Time played}} per {period, select, day {day} week {week} other {month}}: {has, select, yes {at most {amount}} other {no limit}}. Confirm it until {until}, or leave your limit as it is.',
    },
    page: 'safer',
  },
  limitKept: {
    title: /*i18n*/ { id: 'inbox.limitKept.title', message: 'Your limit stays as it is' },
    text: /*i18n*/ {
      id: 'inbox.limitKept.text',
      message:
        '{kind, select, deposit {Deposits} lost {Losses} wager {Money played} other {Time played}} per {period, select, day {day} week {week} other {month}}: {has, select, yes {at most {amount}} other {no limit}}.',
    },
    page: 'safer',
  },
  timeOutBegun: {
    title: /*i18n*/ { id: 'inbox.timeOutBegun.title', message: 'You are taking a break' },
    text: /*i18n*/ {
      id: 'inbox.timeOutBegun.text',
      message: 'Games and deposits are closed until {until}. You can withdraw your money at any time.',
    },
    page: 'safer',
  },
  exclusionBegun: {
    title: /*i18n*/ { id: 'inbox.exclusionBegun.title', message: 'You have excluded yourself' },
    text: /*i18n*/ {
      id: 'inbox.exclusionBegun.text',
      message:
        '{isForLife, select, yes {Games and deposits are closed for life.} other {Games and deposits are closed until {until}, and afterwards until you ask to play again.}} You can withdraw your money at any time.',
    },
    page: 'safer',
  },
  returnAsked: {
    title: /*i18n*/ { id: 'inbox.returnAsked.title', message: 'You have asked to play again' },
    text: /*i18n*/ {
      id: 'inbox.returnAsked.text',
      message:
        'Games and deposits stay closed. From {from} on you can confirm that you want to play again. Until then you can take it back at any time.',
    },
    page: 'safer',
  },
  returnDone: {
    title: /*i18n*/ { id: 'inbox.returnDone.title', message: 'You can play again' },
    text: /*i18n*/ {
      id: 'inbox.returnDone.text',
      message: 'Games and deposits are open again. You can set limits and take breaks at any time.',
    },
    page: 'safer',
  },
  identityReceived: {
    title: /*i18n*/ { id: 'inbox.identityReceived.title', message: 'We have your identity check' },
    text: /*i18n*/ {
      id: 'inbox.identityReceived.text',
      message: 'We check your details and documents within 24 hours, and write to you here.',
    },
    page: 'kyc',
  },
  identityApproved: {
    title: /*i18n*/ { id: 'inbox.identityApproved.title', message: 'Your identity is confirmed' },
    text: /*i18n*/ {
      id: 'inbox.identityApproved.text',
      message: 'Your identity check is complete. Nothing else is needed for withdrawals.',
    },
    page: 'kyc',
  },
  accountAccepted: {
    title: /*i18n*/ { id: 'inbox.accountAccepted.title', message: 'Your account for withdrawals is accepted' },
    text: /*i18n*/ {
      id: 'inbox.accountAccepted.text',
      message: 'We have compared the names of your account that ends in {end}. You can withdraw to it from {until} on.',
    },
    page: 'withdraw',
  },
  accountBlocked: {
    title: /*i18n*/ { id: 'inbox.accountBlocked.title', message: 'An account for withdrawals is blocked' },
    text: /*i18n*/ {
      id: 'inbox.accountBlocked.text',
      message:
        'Nothing is paid out to your account that ends in {end} any more. You can add an account in your own name. Contact us if you think that this is a mistake.',
    },
    page: 'withdraw',
  },
  accountRemoved: {
    title: /*i18n*/ { id: 'inbox.accountRemoved.title', message: 'An account for withdrawals was removed' },
    text: /*i18n*/ {
      id: 'inbox.accountRemoved.text',
      message:
        'Nothing is paid out to your account that ends in {end} any more. If it was not you, change your password and contact us.',
    },
    page: 'withdraw',
  },
  accountCompared: {
    title: /*i18n*/ { id: 'inbox.accountCompared.title', message: 'An account for withdrawals is in another name' },
    text: /*i18n*/ {
      id: 'inbox.accountCompared.text',
      message:
        'Your account that ends in {end} is not in the name of your identity check. Nothing is paid out to it until we have compared the names. You can add an account in your own name.',
    },
    page: 'withdraw',
  },
  identityRejected: {
    title: /*i18n*/ { id: 'inbox.identityRejected.title', message: 'Your identity check needs a correction' },
    text: /*i18n*/ {
      id: 'inbox.identityRejected.text',
      message:
        '{count, plural, one {# detail was not accepted.} other {# details were not accepted.}} Open your identity check to see why, and correct only that.',
    },
    page: 'kyc',
  },
  identityExpires: {
    title: /*i18n*/ { id: 'inbox.identityExpires.title', message: 'Your document runs out soon' },
    text: /*i18n*/ {
      id: 'inbox.identityExpires.text',
      message: 'Your document is valid until {day}. Send a new one before then.',
    },
    page: 'kyc',
  },
  identityExpired: {
    title: /*i18n*/ { id: 'inbox.identityExpired.title', message: 'Your document has run out' },
    text: /*i18n*/ {
      id: 'inbox.identityExpired.text',
      message: 'Send a new document. Until then you can withdraw only money that was in your account before.',
    },
    page: 'kyc',
  },
};

/** What a message can be: one of the texts here, or a notice about the account, which has the words of its mail. */
export type InboxTemplate = keyof InboxValues | NoticePurpose;

/** The values of a template. */
export type ValuesOf<Template extends InboxTemplate> = Template extends keyof InboxValues
  ? InboxValues[Template]
  : Record<string, string | number>;

/** What the site is called, and by which clock it tells the time. */
export interface InboxSite {
  readonly brand: string;
  readonly timeZone: string;
}

/** A message in words. */
export interface InboxWords {
  title: string;
  text: string;
  /** Page that it leads to, and the order there. */
  link: { page: InboxPage; order?: string };
}

const isNotice = (template: InboxTemplate): template is NoticePurpose =>
  (noticePurposes as readonly string[]).includes(template);

/** Amounts, moments and days of the values in the words of a language. */
function written(
  values: Readonly<Record<string, InboxValue>>,
  language: LanguageCode,
  timeZone: string,
): Record<string, string | number> {
  const write = (value: InboxValue): string | number => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return isolateLtr(value);
    if ('choice' in value) return value.choice;
    if ('minutes' in value) return isolateLtr(formatUnit(value.minutes, 'minute', language));
    if ('day' in value) return formatDate(`${value.day}T00:00:00Z`, { language, timeZone: 'UTC' });
    if ('at' in value) return formatDateTime(value.at, { language, timeZone });
    return isolateLtr(formatMoney(value.money, { language, currency: value.currency }));
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

/** A message in the language of its reader. */
export async function composeInbox(
  template: InboxTemplate,
  values: Readonly<Record<string, InboxValue>>,
  language: LanguageCode,
  { brand, timeZone }: InboxSite,
): Promise<InboxWords> {
  const said = written(values, language, timeZone);
  if (isNotice(template)) {
    const { subject, text } = await composeMessage(template, language, { ...said, brand });
    return { title: subject, text, link: { page: 'securityCenter' } };
  }
  const i18n = await createServerI18n(language);
  const { title, text, page } = TEXTS[template];
  const { order } = values;
  return {
    title: i18n._({ ...title, values: said }),
    text: i18n._({ ...text, values: said }),
    link: { page, ...(typeof order === 'string' && { order }) },
  };
}
