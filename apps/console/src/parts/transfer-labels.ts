import { msg } from '@lingui/core/macro';
import type { TransferRejection } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** How transfers stand. */
export const transferLabels = {
  REVIEW: msg({ message: 'To be decided', context: 'transfer', comment: 'State of a transfer between members' }),
  COMPLETED: msg({
    message: 'Made',
    context: 'transfer',
    comment: 'State of a transfer: the money is with the receiver',
  }),
  REJECTED: msg({ message: 'Rejected', context: 'transfer', comment: 'State of a transfer: the money came back' }),
} satisfies Labels<string>;

export const transferTones = { REVIEW: 'accent', COMPLETED: 'positive', REJECTED: 'negative' } as const;

/** Why a transfer is rejected, as its sender reads it. */
export const reasonLabels = {
  SECURITY: msg({ message: 'The sender has to be reached first', comment: 'Reason why a transfer was rejected' }),
  TERMS: msg({ message: 'Against the terms', context: 'transfer', comment: 'Reason why a transfer was rejected' }),
  RECEIVER: msg({ message: 'The receiver cannot get it', comment: 'Reason why a transfer was rejected' }),
} satisfies Labels<TransferRejection['reason']>;
