import { msg } from '@lingui/core/macro';
import type { DepositKind, DepositMark, DepositOrderRow } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** States of a deposit. */
export const depositLabels: Labels<DepositOrderRow['state']> = {
  CREATED: msg({ message: 'Being prepared', context: 'deposit', comment: 'State of a deposit' }),
  PENDING: msg({ message: 'Unpaid', comment: 'State of a deposit that waits for its payment' }),
  REVIEW: msg({ message: 'To be decided', comment: 'State of a withdrawal that an operator has to decide' }),
  COMPLETED: msg({ message: 'Credited', context: 'deposit', comment: 'State of a deposit' }),
  EXPIRED: msg({ message: 'Expired', context: 'deposit', comment: 'State of a deposit: nobody paid in time' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'deposit', comment: 'State of a deposit: by the member' }),
  FAILED: msg({ message: 'Failed', context: 'deposit', comment: 'State of a deposit' }),
  REVERSED: msg({ message: 'Taken back', comment: 'State of a deposit: the bank took the payment back' }),
};

export const depositTones = { REVIEW: 'accent', COMPLETED: 'positive', REVERSED: 'negative' } as const;

/** What is to be known of a deposit. */
export const markLabels: Labels<DepositMark> = {
  SLIP: msg({ message: 'Slip waits', comment: 'Mark of a deposit: a picture of a transfer is to be looked at' }),
  PART: msg({ message: 'Paid in part', context: 'deposit', comment: 'Mark of a deposit: less came than was ordered' }),
  LATE: msg({ message: 'Paid late', comment: 'Mark of a deposit: it was paid after its time was over' }),
  EXCESS: msg({ message: 'Paid too much', comment: 'Mark of a deposit: more came than was ordered' }),
  KEPT: msg({ message: 'Payment kept', comment: 'Mark of a deposit: a payment of it is in suspense' }),
};

/** Ways to pay in. */
export const kindLabels: Labels<DepositKind> = {
  QR: msg({ message: 'QR code', context: 'deposit', comment: 'How a deposit is paid' }),
  BANK: msg({ message: 'Bank transfer', context: 'deposit', comment: 'How a deposit is paid' }),
  WALLET: msg({ message: 'E-wallet', context: 'deposit', comment: 'How a deposit is paid' }),
  CARD: msg({ message: 'Card', context: 'deposit', comment: 'How a deposit is paid' }),
  VOUCHER: msg({ message: 'Voucher', context: 'deposit', comment: 'How a deposit is paid' }),
  CRYPTO: msg({ message: 'Cryptocurrency', context: 'deposit', comment: 'How a deposit is paid' }),
  C2C: msg({ message: 'Member to member', context: 'deposit', comment: 'How a deposit is paid' }),
};
