import type { VoucherAnswer } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { confirmAttempts, reserveAttempts, withdrawAttempts } from '../../kernel/attempts.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { findOrder } from './deposit.repository.ts';
import { type PaymentProvider, ProviderError } from './providers/provider.ts';

/** Codes that a member may get wrong until an hour has passed since the last, whatever the order. */
const WRONG_PER_HOUR = 10;

interface VoucherPorts {
  db: Executor;
  providers: readonly PaymentProvider[];
  /** Asks the provider about an order, and books what it answers. */
  look: (orderNo: string) => Promise<void>;
}

/** Orders that are paid by the code of a voucher. */
export function createVouchers({ db, providers, look }: VoucherPorts) {
  /** Counts a guess before it is made: many at once are no way round. One that was right, or got no answer, does not count. */
  const guess = async <T>(memberId: string, isRight: (found: T) => boolean, work: () => Promise<T>): Promise<T> => {
    const subjects = [`voucher:${memberId}`];
    const counted = (await reserveAttempts(db, subjects)).get(subjects[0] ?? '') ?? 1;
    if (counted > WRONG_PER_HOUR) throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
    const found = await work().catch(async (error: unknown) => {
      await withdrawAttempts(db, subjects);
      throw error;
    });
    await (isRight(found) ? withdrawAttempts : confirmAttempts)(db, subjects);
    return found;
  };

  return {
    /**
     * Pays an order by a voucher. What the provider says is not what is credited: it is asked for the payment afterwards, also
     * when no answer has come: it may have spent the code.
     *
     * @param code never written anywhere
     * @throws Fault NOT_FOUND, also for an order of somebody else, STATE_STALE, METHOD_UNAVAILABLE, RATE_LIMITED
     */
    async redeem({ memberId }: SignedIn, orderNo: string, code: string): Promise<VoucherAnswer> {
      const order = await findOrder(db, orderNo);
      if (order?.memberId !== memberId) throw new Fault('NOT_FOUND');
      const { kind, state, providerRef } = order;
      if (kind !== 'VOUCHER' || state !== 'PENDING' || !providerRef) throw new Fault('STATE_STALE');
      const provider = providers.find((one) => one.code === order.provider);
      if (!provider) throw new Fault('METHOD_UNAVAILABLE');
      const outcome = await guess(
        memberId,
        (found) => found === 'TAKEN',
        () => provider.redeemVoucher(providerRef, code),
      ).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'timeout') return 'CHECKING' as const;
        throw new Fault('METHOD_UNAVAILABLE', { cause: error });
      });
      if (outcome === 'TAKEN' || outcome === 'CHECKING') await look(orderNo);
      if (outcome !== 'CHECKING') return { outcome };
      const isPaid = (await findOrder(db, orderNo))?.state === 'COMPLETED';
      return { outcome: isPaid ? 'TAKEN' : 'CHECKING' };
    },
  };
}

export type Vouchers = ReturnType<typeof createVouchers>;
