import type { FastifyBaseLogger } from 'fastify';
import { createCursors } from '../contract/cursors.ts';
import type { ModuleContext } from '../contract/module.ts';
import { followDatabaseTime } from '../kernel/db/clock.ts';
import type { Notifier } from '../kernel/db/notify.ts';
import type { Db } from '../kernel/db/open.ts';
import type { FieldCipher } from '../kernel/field-cipher.ts';
import type { Config } from './config.ts';

/** What modules are made with. */
export interface ModuleDeps {
  config: Config;
  db: Db;
  notifier: Notifier;
  cipher: FieldCipher;
  log: FastifyBaseLogger;
}

/** Makes what every module is built from, and the clock in it, which its owner closes. */
export async function createModuleContext({ config, db: { kysely: db }, notifier, cipher, log }: ModuleDeps) {
  const { rateLimitScale, publicOrigin } = config;
  const clock = await followDatabaseTime(db);
  const context: ModuleContext = {
    ...{ db, notifier, cipher, log, rateLimitScale, publicOrigin },
    cursors: createCursors(cipher),
    now: clock.now,
  };
  return { context, clock };
}
