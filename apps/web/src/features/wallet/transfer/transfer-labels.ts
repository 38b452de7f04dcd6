import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferReason, TransferState } from '@mekong/api-client/types';

/** How a transfer stands, for its sender. */
export const transferStates: Record<TransferState, MessageDescriptor> = {
  COMPLETED: msg({
    message: 'Sent',
    context: 'transfer',
    comment: 'State of a transfer: the money is with the receiver',
  }),
  REVIEW: msg({ message: 'Being checked', context: 'transfer', comment: 'State of a transfer of money' }),
  REJECTED: msg({ message: 'Rejected', context: 'transfer', comment: 'State of a transfer: the money came back' }),
};

/** Why a transfer was rejected, for its sender. */
export const transferReasons: Record<TransferReason, MessageDescriptor> = {
  SECURITY: msg`We could not reach you to check it. Contact customer service.`,
  TERMS: msg`It is against our terms. Contact customer service to learn more.`,
  RECEIVER: msg`The receiver can't receive money now.`,
};
