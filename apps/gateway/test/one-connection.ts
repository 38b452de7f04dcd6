import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../src/kernel/db/types.ts';

const transaction = new AsyncLocalStorage<true>();

/**
 * Refuses a query on the database itself inside a transaction. On the embedded engine, which has one connection, it would wait
 * for ever and everybody with it; a server gives it a second connection, and by day most suites run there.
 */
export function refuseSecondConnection(db: Kysely<Database>): void {
  const begin = db.transaction.bind(db);
  Object.assign(db, {
    transaction: () => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: <T>(work: Parameters<typeof execute<T>>[0]) =>
          execute((trx) => transaction.run(true, () => work(trx))),
      });
    },
  });
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  Object.assign(executor, {
    provideConnection: (consumer: Parameters<typeof provide>[0]) => {
      if (transaction.getStore())
        throw new Error('A query on the database itself inside a transaction: use the transaction.');
      return provide(consumer);
    },
  });
}

/** What somebody else does while a transaction of the test is open; on a server alone, or where nobody waits for it in there. */
export const meanwhile = <T>(work: () => T): T => transaction.exit(work);
