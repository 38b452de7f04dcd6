import { AsyncLocalStorage } from 'node:async_hooks';
import { type ConstructorOptions, fromKysely, PgBoss, type SendOptions } from 'pg-boss';
import { afterCommit } from '../../db/transaction.ts';
import type { Trx } from '../../db/types.ts';

/** Everything that is sent, by its queue. References only: a queue keeps nothing personal and no secret. */
export interface QueueData {
  /** A message to be handed to its provider. */
  messages: { message: string };
  /** A message that was given up after its last try. */
  messages_dead: { message: string };
  /** A deposit whose provider is to be asked, by the number of its order. */
  deposits: { order: string };
  /** A withdrawal to be brought forward, by its number. */
  withdrawals: { order: string };
  /** An event of a payment provider, by its number in the inbox. */
  webhooks: { event: string };
}
export type QueueName = keyof QueueData;

/** The migrations make the schema; what is due by the clock and what is kept tidy stays with our own jobs. */
export const BOSS_OPTIONS = {
  schema: 'pgboss',
  migrate: false,
  supervise: false,
  schedule: false,
  reindex: false,
  monitorVacuum: false,
} satisfies ConstructorOptions;

/** How a job is tried again, and how long it is kept. */
export type JobRules = Pick<
  SendOptions,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds' | 'deleteAfterSeconds'
>;

type OnSent = (queue: QueueName) => void;

/** The sending half of the queues. Whoever works is started by `startQueueWorkers`. */
export interface Queue {
  /**
   * Sends a job with a transaction: it is there for workers when that is committed, and never when it is not. Workers of
   * this process are woken at once, those of others look every few seconds.
   *
   * @param id of the job
   */
  send<Q extends QueueName>(trx: Trx, queue: Q, id: string, data: QueueData[Q], rules: JobRules): Promise<void>;
  /** Calls back after every commit that has sent something. @returns a function that ends this */
  onSent(listener: OnSent): () => void;
}

export function createQueue(): Queue {
  const listeners = new Set<OnSent>();
  // pg-boss asks its own database what it does not know of a queue yet. Inside a transaction of the embedded engine that
  // would wait for ever, so everything goes through the transaction that sends.
  const sending = new AsyncLocalStorage<Trx>();
  const boss = new PgBoss({
    ...BOSS_OPTIONS,
    db: {
      executeSql(text, values) {
        const trx = sending.getStore();
        if (!trx) throw new Error('This half of the queue sends inside of transactions only.');
        return fromKysely(trx).executeSql(text, values);
      },
    },
  });
  return {
    async send(trx, queue, id, data, rules) {
      const sent = await sending.run(trx, () => boss.send(queue, data, { ...rules, id }));
      if (sent === null) throw new Error(`Job ${id} of the queue ${queue} was sent before.`);
      afterCommit(trx, () => {
        for (const listener of listeners) listener(queue);
      });
    },
    onSent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
