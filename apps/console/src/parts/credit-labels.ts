import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

/** Whether advances can be taken. */
export const lineStateLabels = {
  OPEN: msg({ message: 'Open', context: 'credit line', comment: 'State of a credit line: advances can be taken' }),
  CLOSING: msg({ message: 'Closing', context: 'credit line', comment: 'State of a credit line: only repayments' }),
  CLOSED: msg({ message: 'Closed', context: 'credit line', comment: 'State of a credit line' }),
} satisfies Labels<string>;

export const lineTones = { OPEN: 'positive', CLOSING: 'accent', CLOSED: 'neutral' } as const;

/** Only lines with something overdue, or only those without. */
export const overdueLabels = {
  true: msg({ message: 'Overdue', context: 'credit line', comment: 'Filter: only lines with something overdue' }),
  false: msg({ message: 'Not overdue', context: 'credit line', comment: 'Filter: only lines with nothing overdue' }),
} satisfies Labels<string>;

/** What has moved a line. */
export const movementLabels = {
  LIMIT: msg({ message: 'Line changed', context: 'credit line', comment: 'Movement: another limit was set' }),
  ADVANCE: msg({ message: 'Advance', context: 'credit line', comment: 'Movement: the agent has taken money' }),
  REPAYMENT: msg({ message: 'Repayment', context: 'credit line', comment: 'Movement: the agent has repaid money' }),
  SETTLEMENT: msg({
    message: 'Settlement',
    context: 'credit line',
    comment: 'Movement: what was due was taken from the wallet',
  }),
} satisfies Labels<string>;

/** How old what is not repaid is. */
export const ageLabels = {
  NOT_DUE: msg({ message: 'Not due', context: 'credit line', comment: 'Age: can still be repaid in time' }),
  DAYS_1_7: msg`1 to 7 days overdue`,
  DAYS_8_30: msg`8 to 30 days overdue`,
  OVER_30: msg`More than 30 days overdue`,
} satisfies Labels<string>;
