import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from './addresses.ts';
import { type OperatorAccount, type OperatorsApi, operatorsApi, saveSetting, takeUp } from './operators.ts';
import { test } from './site.ts';
import { copyData } from './site-data.ts';

const main = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url));

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
}

/**
 * A site of their own for the journeys of one group: settings are everybody's, and these turn them. It starts on a copy of
 * the data that the common site has; its operators log in; its journeys run one after the other.
 */
export function ownSite({ hasAdmin = true }: OwnSiteOptions = {}) {
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
  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('The site has not been started.');
    return thing;
  };

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = mkdtempSync(join(tmpdir(), 'mekong-e2e-own-'));
    gateway = spawn('node', [main], {
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
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    link = await firstLink(gateway);
    if (!hasAdmin) return;
    api = await operatorsApi(operations());
    admin = await takeUp(api, link, 'sophea');
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
    /** Saves some fields of a setting in the name of the admin. */
    change: (key: string, fields: object): Promise<void> => saveSetting(present(api), key, fields),
  };
}
