import type { Trx } from '../../kernel/db/types.ts';
import { lockMemberOrders } from './orders.repository.ts';

/** Whatever is held against the limit of deposits of a member is let in one after the other. */
export const lockPayIns = (trx: Trx, memberId: string): Promise<void> =>
  lockMemberOrders(trx, 'deposit_order', memberId);
