import { msg } from '@lingui/core/macro';
import type { OtherPayment, UnmatchedOutcome, UnmatchedReason, UnmatchedState } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** Why money is in suspense. */
export const unmatchedReasonLabels: Labels<UnmatchedReason> = {
  UNKNOWN_ORDER: msg({ message: 'No order', comment: 'Reason why a payment waits: nobody has asked for it' }),
  WRONG_CURRENCY: msg({ message: 'Other currency than the order', comment: 'Reason why a payment waits' }),
  BELOW_MINIMUM: msg({ message: 'Less than the method takes', comment: 'Reason why a payment waits' }),
  MEMBER_CLOSED: msg({ message: 'Account closed', comment: 'Reason why a payment waits' }),
  DEPOSITS_CLOSED: msg({
    message: 'Break, exclusion or closing',
    comment: 'Reason why a payment waits: its member has closed deposits to himself',
  }),
  LIMIT_REACHED: msg({
    message: 'Above the deposit limit',
    comment: 'Reason why a payment waits: the limit is one that the member has set',
  }),
  ORDER_CLOSED: msg({ message: 'Order takes nothing more', comment: 'Reason why a payment waits' }),
  REVERSED: msg({ message: 'Taken back at once', comment: 'Reason why a payment waits: its bank took it back' }),
  OWED: msg({
    message: 'Taken back after it was spent',
    comment: 'Reason why a member owes money: the bank took a payment back',
  }),
  REFUNDED: msg({
    message: 'Given back, provider still has it',
    comment: 'Reason why money is missing: a member has a payout back that its payment provider keeps',
  }),
  CHANGED: msg({
    message: 'Other amount than booked',
    comment: 'Reason why a payment is to be looked at: its provider now says another amount or currency than before',
  }),
  PAID_TWICE: msg({ message: 'Withdrawal paid twice', comment: 'Reason why a member owes money' }),
};

/** States of money in suspense. */
export const unmatchedStateLabels: Labels<UnmatchedState> = {
  OPEN: msg({ message: 'To be decided', context: 'payment', comment: 'State of a payment without a place to go' }),
  REFUNDING: msg({ message: 'Being sent back', comment: 'State of a payment that goes back to its payer' }),
  ENDED: msg({ message: 'Done', context: 'payment', comment: 'State of a payment that operators have decided' }),
};

export const unmatchedTones = { OPEN: 'accent', ENDED: 'positive' } as const;

/** How money left suspense. */
export const outcomeLabels: Labels<UnmatchedOutcome> = {
  CREDITED: msg({ message: 'Credited', context: 'payment', comment: 'What became of a payment: a member has it' }),
  REFUNDED: msg({ message: 'Sent back', context: 'payment', comment: 'What became of a payment' }),
  WRITTEN_OFF: msg({ message: 'Written off', comment: 'What became of a payment: the house has it' }),
  CLOSED: msg({ message: 'Closed', context: 'payment', comment: 'What became of it: nothing was to be booked' }),
  COLLECTED: msg({ message: 'Taken from the wallet', comment: 'What became of money that a member owed' }),
  TAKEN_BACK: msg({ message: 'Taken back', context: 'payment', comment: 'What became of a payment: by its bank' }),
};

/** States of a payment of an order. */
export const paymentStateLabels: Labels<OtherPayment['state']> = {
  APPLIED: outcomeLabels.CREDITED,
  SUSPENSE: unmatchedStateLabels.OPEN,
  REFUNDING: unmatchedStateLabels.REFUNDING,
  REFUNDED: outcomeLabels.REFUNDED,
  WRITTEN_OFF: outcomeLabels.WRITTEN_OFF,
  REVERSED: outcomeLabels.TAKEN_BACK,
};
