import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Deposits } from '../deposits.service.ts';
import { workOffDue } from '../due.ts';
import { nextStrayLook } from '../looks.ts';
import { type PaymentProvider, ProviderError } from '../providers/provider.ts';
import { askStrayAgain, findStray, listDueStrays, type StrayRow } from './stray.repository.ts';

/** Pause before a question that had no answer is asked again. */
const ASK_AGAIN_MS = 5 * 60_000;

export interface StrayPorts {
  db: Executor;
  providers: readonly PaymentProvider[];
  deposits: Pick<Deposits, 'takeTold'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/**
 * Payments without an order that are kept. No order asks about them, so that a webhook that is lost would leave them as they were told
 * first until the settlement file of the day: their providers are asked by the number of the deposit.
 */
export function createStrays({ db, providers, deposits, log, now }: StrayPorts) {
  /** A question that had no answer is asked again, however old the payment is; one that is refused is not. */
  const absorbFailure = async (stray: StrayRow, { kind, message, retryAfter }: ProviderError): Promise<void> => {
    if (kind === 'defect') log.error({ payment: stray.paymentRef, reason: message }, 'a provider is not understood');
    const pause = Math.max(ASK_AGAIN_MS, retryAfter ?? 0);
    await askStrayAgain(db, stray, kind === 'rejected' ? null : new Date(now().getTime() + pause));
  };

  const look = async (id: string): Promise<void> => {
    const stray = await findStray(db, id);
    // its deposit was asked about for another payment of it meanwhile
    if (!stray || stray.lookAt > now()) return;
    const provider = providers.find(({ code }) => code === stray.provider);
    // nobody can be asked any more
    if (!provider) return askStrayAgain(db, stray, null);
    const facts = await provider.getDeposit({ ref: stray.depositRef }).catch((error: unknown) => {
      if (error instanceof ProviderError) return error;
      throw error;
    });
    if (facts instanceof ProviderError) return absorbFailure(stray, facts);
    await inTransaction(
      db,
      async (trx) => {
        if (facts) await deposits.takeTold(trx, provider, facts);
        await askStrayAgain(trx, stray, nextStrayLook(stray, now()));
      },
      { retryOnUniqueViolation: true },
    );
  };

  return {
    /** Asks about every payment that is due; for the job. */
    lookAtDue: (signal?: AbortSignal): Promise<void> =>
      workOffDue(
        (limit, without) => listDueStrays(db, now(), { limit, without }),
        (id) =>
          look(id).catch((error: unknown) =>
            log.error({ err: error, payment: id }, 'a payment without an order cannot be looked at'),
          ),
        signal,
      ),
  };
}

export type Strays = ReturnType<typeof createStrays>;
