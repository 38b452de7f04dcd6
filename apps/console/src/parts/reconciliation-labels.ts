import { msg } from '@lingui/core/macro';
import type {
  DifferenceKind,
  DifferenceOutcome,
  DifferenceState,
  SettlementDayState,
} from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** How a settlement file and the books differ. */
export const differenceKindLabels: Labels<DifferenceKind> = {
  NOT_BOOKED: msg({ message: 'Not in our books', comment: 'A payment that only the file of its provider knows' }),
  NOT_TOLD: msg({ message: 'Not in the file', comment: 'A payment that only our books know' }),
  AMOUNT: msg({ message: 'Other amount', comment: 'File and books have different amounts for a payment' }),
  FEE: msg({ message: 'Other fee', comment: 'File and books have different fees for a payment' }),
  BOOKS: msg({ message: 'Order and ledger differ', comment: 'A defect: our own books do not agree' }),
};

/** States of a difference. */
export const differenceStateLabels: Labels<DifferenceState> = {
  OPEN: msg({ message: 'Open', context: 'difference', comment: 'State of a difference that somebody has to explain' }),
  ENDED: msg({ message: 'Done', context: 'difference', comment: 'State of a difference that is none any more' }),
};

/** How a difference ended. */
export const differenceOutcomeLabels: Labels<DifferenceOutcome> = {
  MATCHED: msg({ message: 'Agrees now', comment: 'How a difference ended: file and books say the same' }),
  ACCEPTED: msg({ message: 'Accepted', context: 'difference', comment: 'How a difference ended: two operators did' }),
  TOLERATED: msg({ message: 'Small fee', comment: 'How a difference ended: it was too small to look at' }),
};

/** States of a day of a provider. */
export const dayStateLabels: Labels<SettlementDayState> = {
  WAITING: msg({ message: 'Waiting for the file', comment: 'State of a day that a payment provider has to settle' }),
  OPEN: msg({ message: 'Open', context: 'day', comment: 'State of a settled day of which something is open' }),
  CLOSED: msg({ message: 'Closed', context: 'day', comment: 'State of a settled day: nothing differs' }),
};
