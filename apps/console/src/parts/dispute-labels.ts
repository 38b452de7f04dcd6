import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

export const disputeLabels = {
  OPEN: msg({ message: 'To be decided', comment: 'State of a withdrawal that an operator has to decide' }),
  WITH_PROVIDER: msg({ message: 'With the provider', comment: 'State of a dispute: its proof was asked for' }),
  NEED_EVIDENCE: msg({ message: 'Waiting for evidence', comment: 'State of a dispute: the member was asked for more' }),
  RESOLVED_PAID: msg({ message: 'Arrived', comment: 'State of a dispute: the payment has arrived' }),
  RESOLVED_RETURNED: msg({ message: 'Given back', comment: 'State of a withdrawal: the money is back in the wallet' }),
} satisfies Labels<string>;

export const disputeTones = { OPEN: 'accent', RESOLVED_PAID: 'positive', RESOLVED_RETURNED: 'negative' } as const;

export const disputeReasonLabels = {
  NOTHING: msg`Nothing has arrived`,
  LESS: msg`Less than the amount has arrived`,
  OTHER_ACCOUNT: msg`It went to another account`,
} satisfies Labels<string>;
