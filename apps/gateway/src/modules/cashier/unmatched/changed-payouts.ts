import type { Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { decideChangedPart } from '../withdrawals/apply-payout.ts';
import { openPartStates } from '../withdrawals/machine.ts';
import type { Payouts } from '../withdrawals/payouts.service.ts';
import { listParts, lockWithdrawal } from '../withdrawals/withdrawal.repository.ts';
import type { UnmatchedRow } from './unmatched.repository.ts';

/** Whether it is still to be said what a payout counts as that was told otherwise than it was ordered. */
export const mayBeBack = ({ partState }: Pick<UnmatchedRow, 'partState'>): boolean =>
  partState !== null && (openPartStates as readonly string[]).includes(partState);

/** What operators decide about payouts that their provider tells of otherwise than they were ordered. */
export function createChangedPayouts({ payouts, now }: { payouts: Pick<Payouts, 'change'>; now: () => Date }) {
  return {
    /**
     * Says what the payout of an item counts as, unless its provider has said so itself meanwhile.
     *
     * @param isPaid false: its money goes back to the wallet
     * @param open locks the item, which comes after its order
     * @throws Fault STATE_STALE when there is nothing to give back, and what `open` throws
     */
    async decide(
      trx: Trx,
      { withdrawalNo, partNo }: UnmatchedRow,
      isPaid: boolean,
      open: () => Promise<unknown>,
    ): Promise<void> {
      const order = withdrawalNo === null ? undefined : await lockWithdrawal(trx, { orderNo: withdrawalNo });
      await open();
      const part = order && (await listParts(trx, order.id)).find((one) => one.partNo === partNo);
      if (!order || !part) throw new Fault('STATE_STALE');
      let isDecided = false;
      await payouts.change(trx, order, async () => {
        isDecided = await decideChangedPart(trx, order, part, { isPaid, now: now() });
        return isDecided;
      });
      if (!isPaid && !isDecided) throw new Fault('STATE_STALE');
    },
  };
}
