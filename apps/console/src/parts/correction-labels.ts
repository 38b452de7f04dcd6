import { msg } from '@lingui/core/macro';
import type { WalletCorrection } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** How corrections of wallets stand. */
export const correctionLabels = {
  PENDING: msg({ message: 'To be decided', context: 'correction', comment: 'State of a correction of a wallet' }),
  APPROVED: msg({ message: 'Made', context: 'correction', comment: 'State of a correction: the money has moved' }),
  REJECTED: msg({ message: 'Rejected', context: 'correction', comment: 'State of a correction of a wallet' }),
  WITHDRAWN: msg({ message: 'Taken back', context: 'correction', comment: 'State of a correction: by its maker' }),
  FAILED: msg({
    message: 'Could not be made',
    context: 'correction',
    comment: 'State of a correction: it was approved, and the wallet no longer allowed it',
  }),
  EXPIRED: msg({ message: 'Expired', context: 'correction', comment: 'State of a correction: nobody decided in time' }),
} satisfies Labels<WalletCorrection['state'] & string>;

export const correctionTones = {
  PENDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'negative',
  WITHDRAWN: 'neutral',
  FAILED: 'negative',
  EXPIRED: 'neutral',
} as const;

/** Which way the money of a correction goes. */
export const directionLabels = {
  CREDIT: msg({ message: 'Add to the wallet', comment: 'Which way the money of a correction goes' }),
  DEBIT: msg({
    message: 'Take from the wallet',
    context: 'correction',
    comment: 'Which way the money of a correction goes',
  }),
} satisfies Labels<WalletCorrection['direction'] & string>;

/** What a correction sets right, as the member reads it. */
export const correctionCauseLabels = {
  GAME: msg({ message: 'Game result', context: 'correction', comment: 'What a correction of a wallet sets right' }),
  PAYMENT: msg({
    message: 'Deposit or withdrawal',
    context: 'correction',
    comment: 'What a correction of a wallet sets right',
  }),
  TRANSFER: msg({ message: 'Transfer', context: 'correction', comment: 'What a correction of a wallet sets right' }),
  BONUS: msg({ message: 'Bonus', context: 'correction', comment: 'What a correction of a wallet sets right' }),
  GOODWILL: msg({
    message: 'Gift of the house',
    context: 'correction',
    comment: 'Why a wallet was corrected: for a trouble that its member had',
  }),
  OTHER: msg({ message: 'Something else', context: 'correction', comment: 'What a correction of a wallet sets right' }),
} satisfies Labels<WalletCorrection['cause'] & string>;

/** An amount with the sign of its way. */
export const signedAmount = ({ direction, amount }: { readonly direction: string; readonly amount: string }): string =>
  direction === 'DEBIT' ? `-${amount}` : amount;
