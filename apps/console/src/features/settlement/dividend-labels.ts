import { msg } from '@lingui/core/macro';
import type { DividendBill } from '@mekong/api-client/admin/types';
import type { TagProps } from '@mekong/ui/Tag';
import type { Labels } from '../../parts/labels.ts';

type State = Exclude<DividendBill['status'], object>;

/** How a dividend stands. */
export const dividendLabels: Labels<State> = {
  UNDER_REVIEW: msg({ message: 'In review', context: 'dividend', comment: 'State of a dividend of an agent' }),
  CALCULATED: msg({ message: 'Being paid', context: 'dividend', comment: 'State of a dividend of an agent' }),
  NOT_REACHED: msg({ message: 'No tier reached', context: 'dividend', comment: 'State of a dividend of an agent' }),
  PART: msg({ message: 'Paid in part', context: 'dividend', comment: 'State of a dividend of an agent' }),
  INSUFFICIENT: msg({ message: 'Short of money', context: 'dividend', comment: 'State of a dividend of an agent' }),
  ISSUED: msg({ message: 'Paid', context: 'dividend', comment: 'State of a dividend of an agent' }),
  HELD: msg({ message: 'Below zero', context: 'dividend', comment: 'State of a dividend of an agent' }),
  DENIED: msg({ message: 'Rejected', context: 'dividend', comment: 'State of a dividend of an agent' }),
  EXPIRED: msg({ message: 'Expired', context: 'dividend', comment: 'State of a dividend of an agent' }),
};

export const dividendTones: Readonly<Partial<Record<string, TagProps['tone']>>> = {
  UNDER_REVIEW: 'accent',
  CALCULATED: 'info',
  ISSUED: 'positive',
  DENIED: 'negative',
  EXPIRED: 'negative',
};
