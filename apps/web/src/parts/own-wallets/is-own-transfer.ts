import type { Intent } from '@mekong/api-client/idempotency';
import type { TransferRequest } from '@mekong/api-client/types';

/** Whether an unanswered command moves money between own wallets, and not to somebody else. */
export const isOwnTransfer = ({ options }: Intent): boolean =>
  (options as { readonly body?: Partial<TransferRequest> }).body?.direction === 'OWN';
