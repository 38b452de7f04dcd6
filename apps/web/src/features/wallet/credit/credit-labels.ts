import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CreditAgeing } from '@mekong/api-client/types';
import type { creditKinds } from './credit-search.ts';

/** What has moved a credit line. */
export const creditKindLabels: Readonly<Record<(typeof creditKinds)[number], MessageDescriptor>> = {
  ADVANCE: msg({ message: 'Advance', comment: 'Movement of a credit line: the agent has taken money' }),
  REPAYMENT: msg({ message: 'Repayment', comment: 'Movement of a credit line: the agent has repaid money' }),
  SETTLEMENT: msg({
    message: 'Settlement',
    context: 'credit',
    comment: 'Movement of a credit line: what was due was taken from the wallet',
  }),
  LIMIT: msg({ message: 'Line changed', comment: 'Movement of a credit line: another limit was set' }),
};

/** How old what is not repaid is. */
export const ageLabels: Readonly<Record<Exclude<CreditAgeing['bucket'], object>, MessageDescriptor>> = {
  NOT_DUE: msg({ message: 'Not due', comment: 'Age of an advance: it can still be repaid in time' }),
  DAYS_1_7: msg`1 to 7 days overdue`,
  DAYS_8_30: msg`8 to 30 days overdue`,
  OVER_30: msg`More than 30 days overdue`,
};
