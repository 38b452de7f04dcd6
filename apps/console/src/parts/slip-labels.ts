import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

/** Why no payment was found for a slip. */
export const slipReasonLabels = {
  NOT_ARRIVED: msg`No payment has arrived`,
  UNREADABLE: msg`The picture cannot be read`,
  OTHER_ACCOUNT: msg`It shows a transfer to somebody else`,
} satisfies Labels<string>;
