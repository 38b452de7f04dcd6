import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from './addresses.ts';
import { type OperatorAccount, type OperatorsApi, operatorsApi, saveSetting, takeUp } from './operators.ts';
import { expect, test } from './site.ts';
import { copyData } from './site-data.ts';

const main = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url));
const movedClock = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));

/** The one-time link that a gateway prints when it has started. It is listened to until its end: a full pipe would stop it. */
const firstLink = (gateway: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    gateway.stdout?.on('data', (piece) => {
      said += String(piece);
      const link = /\/invitation#[\w-]{43}/.exec(said)?.[0];
      if (link) resolve(link);
    });
    gateway.once('exit', () => reject(new Error(`The gateway has ended without a link for the first admin: ${said}`)));
  });

interface OwnSiteOptions {
  /**
   * Whether the first admin is there. Otherwise the journey takes the account up by `firstLink`.
   * @default true
   */
  readonly hasAdmin?: boolean;
  /**
   * Whether its clock can be moved: days pass by `clock.forward` then.
   * @default false
   */
  readonly hasClock?: boolean;
}

/**
 * A site of their own for the journeys of one group: settings are everybody's, and these turn them. It starts on a copy of
 * the data that the common site has; its operators log in; its journeys run one after the other.
 */
export function ownSite({ hasAdmin = true, hasClock = false }: OwnSiteOptions = {}) {
  test.describe.configure({ mode: 'serial' });
  // two groups may run at once, each in a worker of its own
  const port = (): number => ports.payments + 1 + 3 * test.info().parallelIndex;
  const site = (): string => `http://localhost:${port()}`;
  const operations = (): string => `http://localhost:${port() + 2}`;
  // of the database, its key and its pictures; made for a group that runs, not wherever this is only read
  let folder = '';
  let gateway: ChildProcess | undefined;
  let link = '';
  let api: OperatorsApi | undefined;
  let admin: OperatorAccount | undefined;
  let ahead = 0;
  const serverTime = async (): Promise<number> => {
    const answer = await fetch(`${site()}/.well-known/jwks.json`);
    return Date.parse(((await answer.json()) as { serverTime: string }).serverTime);
  };
  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('The site has not been started.');
    return thing;
  };

  test.beforeAll(async () => {
    // as long as the common site has to start
    test.setTimeout(240_000);
    folder = mkdtempSync(join(tmpdir(), 'mekong-e2e-own-'));
    ahead = 0;
    gateway = spawn('node', [...(hasClock ? ['--import', movedClock] : []), main], {
      env: {
        ...process.env,
        // `localhost` leads here too: a site with two names
        HOST: '127.0.0.1',
        PORT: String(port()),
        VENDOR_PORT: String(port() + 1),
        OPERATIONS_PORT: String(port() + 2),
        OPERATIONS_ACCESS: 'accounts',
        LOG_LEVEL: 'silent',
        DATA_DIR: copyData(folder),
        RATE_LIMIT_SCALE: '1000',
        NODE_ENV: 'development',
        TRUST_PROXY: '127.0.0.1,::1',
      },
      stdio: ['ignore', 'pipe', 'ignore', ...(hasClock ? (['ipc'] as const) : [])],
    });
    link = await firstLink(gateway);
    if (!hasAdmin) return;
    api = await operatorsApi(operations());
    admin = await takeUp(api, link, { chosen: 'sophea' });
  });
  test.afterAll(async () => {
    await api?.close();
    if (gateway && gateway.exitCode === null && gateway.signalCode === null) {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Its address. Only inside a journey. */
    site,
    /** Address of its console. */
    operations,
    /** One-time link of the first admin as the gateway has printed it: path with what stands behind the #. */
    firstLink: () => link,
    /** Its one operator, an admin. */
    admin: () => present(admin),
    /** Its operators' API in the name of the admin. */
    api: () => present(api),
    /** Its clock, where it has one that can be moved; that of its database goes with it. */
    clock: {
      now: () => Date.now() + ahead,
      /** Milliseconds that it was moved forward by. */
      ahead: () => ahead,
      /** Has time pass at once. Whoever has a page open there is behind: come again, by the new time. */
      async forward(milliseconds: number): Promise<void> {
        const { promise, resolve } = Promise.withResolvers<void>();
        present(gateway).once('message', () => resolve());
        present(gateway).send(milliseconds);
        await promise;
        ahead += milliseconds;
        // it follows the clock of its database, and looks at that every few seconds
        await expect.poll(serverTime, { timeout: 120_000 }).toBeGreaterThan(Date.now() + ahead - 5_000);
      },
    },
    /** Saves some fields of a setting in the name of the admin. */
    change: (key: string, fields: object): Promise<void> => saveSetting(present(api), key, fields),
  };
}
