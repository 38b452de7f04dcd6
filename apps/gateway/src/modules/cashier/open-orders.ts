import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { CancelReason } from './cashier.tables.ts';
import { type DepositOrderRow, listOpenOrders, lockOrder, readCredited } from './deposit.repository.ts';
import { afterDeposit } from './machine.ts';
import { lockMemberOrders } from './orders.repository.ts';

/** Changes an order that is locked. @param work answers whether payments were booked */
type ChangeOrder = (trx: Trx, order: DepositOrderRow, work: () => boolean) => Promise<void>;

/** Ends of orders that wait, because their member has closed deposits to himself. */
export function createOpenOrders(change: ChangeOrder) {
  /** @returns what was still open of the order */
  const endOpen = async (trx: Trx, orderNo: string, reason: CancelReason): Promise<Money> => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return 0n;
    await change(trx, order, () => {
      const state = afterDeposit(order.state, 'excluded');
      if (state) Object.assign(order, { state, cancelReason: reason });
      return false;
    });
    return order.amount - ((await readCredited(trx, [order.id])).get(order.id) ?? 0n);
  };

  return {
    /** Ends every order that waits for its payment; money that comes all the same waits to be sent back. */
    async cancelOpen(trx: Trx, memberId: string): Promise<void> {
      await lockMemberOrders(trx, 'deposit_order', memberId);
      for (const orderNo of await listOpenOrders(trx, memberId)) await endOpen(trx, orderNo, 'CLOSED');
    },

    /**
     * Ends orders that wait for their payment, the newest first, until a limit is kept.
     *
     * @param over by how much it is passed; asked for while no order of the member can begin
     */
    async fitOpen(trx: Trx, memberId: string, over: () => Promise<Money>): Promise<void> {
      await lockMemberOrders(trx, 'deposit_order', memberId);
      let rest = await over();
      for (const orderNo of (await listOpenOrders(trx, memberId)).toReversed())
        if (rest > 0n) rest -= await endOpen(trx, orderNo, 'LIMIT');
    },
  };
}
