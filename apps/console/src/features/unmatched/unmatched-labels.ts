import { msg } from '@lingui/core/macro';
import type { OtherPayment, UnmatchedOutcome, UnmatchedState } from '@mekong/api-client/admin/types';
import type { Labels } from '../../parts/labels.ts';

/** States of money in suspense. */
export const unmatchedStateLabels: Labels<UnmatchedState> = {
  OPEN: msg({ message: 'To be decided', context: 'payment', comment: 'State of a payment without a place to go' }),
  REFUNDING: msg({ message: 'Being sent back', comment: 'State of a payment that goes back to its payer' }),
  ENDED: msg({ message: 'Done', context: 'payment', comment: 'State of a payment that operators have decided' }),
};

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
