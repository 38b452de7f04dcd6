import type { FastifyInstance } from 'fastify';
import { migrate, oneAtATime } from '../kernel/db/migrate.ts';
import { openNotifier } from '../kernel/db/notify.ts';
import { type Db, openDb, openJobsDb } from '../kernel/db/open.ts';
import { createFieldCipher, type FieldCipher } from '../kernel/field-cipher.ts';
import { localUrl } from '../kernel/host.ts';
import { startQueueWorkers } from '../kernel/jobs/queue/workers.ts';
import { startJobs } from '../kernel/jobs/runner.ts';
import { loadKeyFile } from '../kernel/secret-key.ts';
import { indexGames } from '../modules/games/search/search.repository.ts';
import { type BesideOptions, createArcadeBeside } from './arcade.ts';
import { buildServer, type Gateway } from './build.ts';
import type { Config } from './config.ts';
import { createOperationsServer } from './operations/server.ts';

/** A port cannot be listened on; the message is one sentence for the operator. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable';
}

export interface StartOptions {
  config: Config;
  /** Folder of the built games. */
  arcadeRoot: string;
  /** Fills the database before anybody is served. */
  seed?: ((db: Db, cipher: FieldCipher) => Promise<void>) | undefined;
  /** Told what is being done, for a person who waits. */
  onProgress?: ((step: string) => void) | undefined;
}

export interface RunningGateway {
  gateway: Gateway;
  db: Db;
  /** Port of the site and its API. */
  port: number;
  /** Port of the house games; `undefined` when they run in a process of their own. */
  vendorPort: number | undefined;
  /** Port of the operators' console. */
  operationsPort: number;
  /** Path of a one-time link for the first admin of the console; `undefined` when nobody needs one. */
  firstAdminLink: string | undefined;
  /** Lets running requests finish, ends streams and jobs, closes the database. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts everything: database, migrations, seed, site and API, house games, jobs.
 *
 * @throws DatabaseUnavailable, PortUnavailable with one sentence for the operator
 */
export async function start({ config, arcadeRoot, seed, onProgress }: StartOptions): Promise<RunningGateway> {
  const closers: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      for (const closer of closers.toReversed()) await closer();
    })();
    return closing;
  };
  try {
    onProgress?.('Opening the database');
    let logConnectionError: (error: unknown) => void = () => undefined;
    const db = await openDb({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onConnectionError: (error) => logConnectionError(error),
    });
    closers.push(() => db.close());
    const secretKey = config.secretKey ?? loadKeyFile(`${config.dataDir}.key`);
    await oneAtATime(db, async () => {
      const migrations = await migrate(db);
      if (migrations.length > 0) onProgress?.(`Database made ready (${migrations.length} migrations)`);
      await seed?.(db, createFieldCipher(secretKey));
      await indexGames(db.kysely);
    });
    const notifier = openNotifier(db, (error) => logConnectionError(error));
    closers.push(() => notifier.close());
    const gateway = await buildServer({ config, db, notifier, secretKey });
    const { app, modules } = gateway;
    closers.push(() => app.close());
    logConnectionError = (error) => app.log.warn({ err: error }, 'database connection lost; it is opened again');
    const { address, port } = await listen(app, config.host, config.port, 'PORT');
    const vendorPort = await startArcade(
      { config, db, secretKey, siteUrl: localUrl({ address, port }), arcadeRoot },
      closers,
    );
    const jobsDb = openJobsDb(db, (error) => logConnectionError(error));
    closers.push(() => jobsDb.close());
    const { queue, workers } = modules;
    const queues = await startQueueWorkers({ db, jobsDb, queue, workers, log: app.log });
    closers.push(() => queues.close());
    const jobs = await startJobs({
      db,
      jobsDb: jobsDb.kysely,
      jobs: [...modules.work, queues.supervisor],
      merchants: async () => {
        const { code, timeZone } = (await modules.settings.current()).merchant;
        return [{ code, timeZone }];
      },
      log: app.log,
    });
    closers.push(() => jobs.close());
    const operations = await startOperations(config, modules, closers);
    return { gateway, db, port, vendorPort, ...operations, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startArcade(options: BesideOptions, closers: (() => Promise<unknown>)[]): Promise<number | undefined> {
  const { arcade, host, vendorPort } = options.config;
  if (arcade === 'off') return undefined;
  const app = await createArcadeBeside(options);
  closers.push(() => app.close());
  return (await listen(app, host, vendorPort, 'VENDOR_PORT')).port;
}

async function startOperations(
  config: Config,
  modules: Gateway['modules'],
  closers: (() => Promise<unknown>)[],
): Promise<{ operationsPort: number; firstAdminLink: string | undefined }> {
  const { host, port, isOpen } = config.operations;
  const { adminPorts, operationsRegistrations: registrations } = modules;
  const app = await createOperationsServer({
    adminPorts,
    registrations,
    isOpen,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    console: {
      root: config.consoleRoot,
      brandOf: async () => (await modules.settings.current()).merchant.brand,
    },
  });
  closers.push(() => app.close());
  const operationsPort = (await listen(app, host, port, 'OPERATIONS_PORT')).port;
  return { operationsPort, firstAdminLink: isOpen ? undefined : (await modules.firstAdminLink())?.address };
}

async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  variable: string,
): Promise<{ address: string; port: number }> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EADDRINUSE' ? 'is in use by another program' : 'may not be used by this account';
    throw new PortUnavailable(`Port ${port} ${why}: stop it, or choose another one with ${variable}=<port>.`, {
      cause: error,
    });
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address : { address: host, port };
}
