import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

/** How an account of an operator stands. */
export const operatorStateLabels = {
  active: msg({ message: 'Active', context: 'account', comment: 'An account that may be used' }),
  invited: msg({ message: 'Invited', comment: 'An account that nobody has taken up yet' }),
  inactive: msg({ message: 'Inactive', comment: 'An account that nobody logs in to' }),
} satisfies Labels<string>;
