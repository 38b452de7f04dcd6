import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Queue } from '../../kernel/jobs/queue/queue.ts';
import type { Deposits } from './deposits.service.ts';
import type { PaymentProvider, WebhookHeaders } from './providers/provider.ts';
import { sendRules } from './queue-rules.ts';
import { endEvent, findWaitingEvent, insertEvent, takeUpEvents } from './webhook.repository.ts';

/** A worker tries an event more often than an order, which is asked about by the clock all the same. */
const MOST_TRIES = 12;
/** Events that one run of the job deals with. */
const EVENTS_PER_RUN = 200;

export interface WebhookPorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  providers: readonly PaymentProvider[];
  deposits: Pick<Deposits, 'takeTold'>;
  /** Asks a provider about a payout that it has told of, and books what it answers. */
  lookAtPayout: (provider: PaymentProvider, ref: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Time by the database. */
  now: () => Date;
}

/**
 * The inbox of what providers tell of themselves. An event is only a hint: the provider is asked what it is about, and its answer is
 * booked.
 */
export function createWebhooks({ db, queue, providers, deposits, lookAtPayout, log, now }: WebhookPorts) {
  const providerOf = (code: string) => providers.find((one) => one.code === code);

  /** Deals with an event of the inbox. */
  const takeEvent = async (id: string): Promise<void> => {
    const event = await findWaitingEvent(db, id);
    const provider = event && providerOf(event.provider);
    if (!provider) return;
    if (event.about === 'payout') {
      await lookAtPayout(provider, event.ref);
      await endEvent(db, id);
      return;
    }
    const facts = await provider.getDeposit({ ref: event.ref });
    if (!facts)
      log.warn({ provider: provider.code, deposit: event.ref }, 'a webhook tells of a deposit that there is not');
    await inTransaction(
      db,
      async (trx) => {
        if (facts) await deposits.takeTold(trx, provider, facts);
        await endEvent(trx, id);
      },
      // two events of one stray payment at once: the second run finds it booked
      { retryOnUniqueViolation: true },
    );
  };

  return {
    isConfigured: (code: string): boolean => providerOf(code) !== undefined,

    /**
     * Takes a webhook into the inbox; a worker deals with it after the commit.
     *
     * @param code of the provider, from the address
     * @throws Fault NOT_FOUND; SignatureInvalid, NotParsable
     */
    async receive(code: string, headers: WebhookHeaders, raw: Uint8Array): Promise<void> {
      const provider = providerOf(code);
      if (!provider) throw new Fault('NOT_FOUND');
      const events = provider.readWebhook(headers, raw, now());
      await inTransaction(db, async (trx) => {
        for (const event of events) {
          const id = await insertEvent(trx, code, event, raw);
          if (id)
            await queue.send(trx, 'webhooks', randomUUID(), { event: id }, { ...sendRules, retryLimit: MOST_TRIES });
        }
      });
    },

    takeEvent,

    /** Deals with events whose worker has given up, such as while a provider was down for long; for the job. */
    async takeGivenUp(): Promise<void> {
      for (const id of await takeUpEvents(db, EVENTS_PER_RUN))
        await takeEvent(id).catch((error: unknown) =>
          log.error({ err: error, event: id }, 'a webhook cannot be dealt with'),
        );
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
