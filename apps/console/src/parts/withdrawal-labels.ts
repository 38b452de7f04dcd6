import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

export const stateLabels = {
  REQUESTED: msg({ message: 'Being checked', comment: 'State of a withdrawal, by the site itself' }),
  REVIEW: msg({ message: 'To be decided', comment: 'State of a withdrawal that an operator has to decide' }),
  APPROVED: msg({ message: 'Approved', context: 'withdrawal', comment: 'State of a withdrawal' }),
  PAYING: msg({ message: 'Being paid', comment: 'State of a withdrawal: it is with the payment provider' }),
  PAID_PART: msg({ message: 'Paid in part', comment: 'State of a withdrawal' }),
  PAID: msg({ message: 'Paid', context: 'withdrawal', comment: 'State of a withdrawal' }),
  REJECTED: msg({ message: 'Given back', comment: 'State of a withdrawal: the money is back in the wallet' }),
} satisfies Labels<string>;

export const withdrawalTones = { REVIEW: 'accent', PAID: 'positive', REJECTED: 'negative' } as const;

export const flagLabels = {
  FAST_IN_OUT: msg`Deposit goes out unplayed`,
  NEW_ACCOUNT: msg`First withdrawal to this account`,
  LARGE: msg`Above the limit of review`,
  SAME_PERSON: msg`Another member is the same person`,
  OTHER_NAME: msg`The account is in another name`,
  NO_IDENTITY: msg`No approved identity check`,
} satisfies Labels<string>;

/** Reasons that an operator gives, for a hold too; of a rejection the member reads them. */
export const reasonLabels = {
  SECURITY: msg`We have to reach the member first`,
  IDENTITY: msg`The member is not identified`,
  ACCOUNT: msg`The account does not fit`,
  TERMS: msg`Against the terms`,
} satisfies Labels<string>;

/** Why a withdrawal is not paid, or not yet. */
export type Doubt = keyof typeof reasonLabels;
