import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../test/data-folder.ts';
import { addHouse } from '../../test/fixtures.ts';
import { DataDirLocked } from '../kernel/db/errors.ts';
import type { Db } from '../kernel/db/open.ts';
import { readConfig } from './config.ts';
import { PortUnavailable, type RunningGateway, start } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'mekong-start-'));
const dataDir = join(folder, 'pglite');
const config = (more: object = {}) => ({
  ...readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    VENDOR_PORT: '0',
    OPERATIONS_PORT: '0',
    DATA_DIR: dataDir,
    WEB_ROOT: folder,
  }),
  host: '127.0.0.1',
  ...more,
});
const house = ({ kysely }: Db) => addHouse(kysely);
const run = (more: object = {}) => start({ config: config(more), arcadeRoot: folder });

/** A data directory of a gateway that has run before. */
const usedFolder = (name: string): string => {
  const used = join(folder, name);
  makeDataFolder(used);
  return used;
};

/** Sends bytes as they are and gives the answer. */
const raw = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('a gateway that is started', () => {
  let running: RunningGateway;
  beforeAll(async () => {
    makeDataFolder(dataDir);
    running = await start({ config: config(), arcadeRoot: folder, seed: house });
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });

  test('answers on both of its ports, on a database of its own', async () => {
    const ready = await fetch(`http://127.0.0.1:${running.port}/readyz`);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'pglite' });
    const house = await fetch(`http://127.0.0.1:${running.vendorPort}/house/v1/nothing`);
    expect(house.status).toBe(404);
    expect(existsSync(`${dataDir}.key`)).toBe(true);
  });

  test('answers bytes that are no HTTP in the one shape, and hangs up', async () => {
    const answer = await raw(running.port, 'NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      error: { code: 'VALIDATION_FAILED' },
    });
  });

  test('refuses a request with two Host headers, on the ports of operators and of our games too', async () => {
    for (const port of [running.port, running.operationsPort, running.vendorPort ?? 0]) {
      const answer = await raw(
        port,
        'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test.runIf(process.platform === 'linux')(
    'lets the house games reach the wallet on the address that it listens on',
    async () => {
      const other = await start({
        config: config({ host: '127.0.0.2', dataDir: usedFolder('host') }),
        arcadeRoot: folder,
        seed: house,
      });
      const refusal = async () => {
        const opened = await fetch(`http://127.0.0.2:${other.vendorPort}/house/v1/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ launchCode: 'nobody-has-this-code' }),
        });
        return ((await opened.json()) as { error: { code: string } }).error.code;
      };
      // the wallet's own word; a busy machine says WALLET_UNREACHABLE before, when the first call takes longer than three seconds
      await expect.poll(refusal).toBe('LAUNCH_CODE_USED');
      await other.close();
    },
  );

  test('keeps a second one off its data, with a sentence', async () => {
    await expect(run()).rejects.toThrow(DataDirLocked);
  });

  test('keeps its port: another one says so in a sentence and lets go of what it had opened', async () => {
    const other = usedFolder('other');
    const attempt = run({ dataDir: other, port: running.port });
    await expect(attempt).rejects.toThrow(PortUnavailable);
    await expect(attempt).rejects.toThrow(/PORT=<port>/);
    expect(existsSync(`${other}.lock`)).toBe(false);
  });

  test('is alive but not ready while its database is away', async () => {
    await running.db.close();
    const readiness = async () => {
      const ready = await fetch(`http://127.0.0.1:${running.port}/readyz`);
      return [ready.status, await ready.json()];
    };
    // an answer is kept for a second
    await expect.poll(readiness).toEqual([503, { status: 'unavailable', database: 'pglite' }]);
    expect((await fetch(`http://127.0.0.1:${running.port}/healthz`)).status).toBe(200);
  });

  test('closes twice as well as once, gives the lock back and starts again on its data', async () => {
    await Promise.all([running.close(), running.close()]);
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
    running = await run({ operations: { ...config().operations, isOpen: false } });
    expect((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status).toBe(200);
  });

  test('has a link for the first admin where operators log in', async () => {
    expect(running.firstAdminLink).toMatch(/^\/invitation#[A-Za-z0-9_-]{43}$/);
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${running.operationsPort}${path}`)).status;
    expect([await status('/api/operator'), await status('/api/nothing')]).toEqual([401, 404]);
  });

  test('leaves the house vendor as operators have switched and renamed it when it starts again', async () => {
    await running.db.kysely.deleteFrom('game').where('node_id', '=', 100005).execute();
    const names = JSON.stringify({ EN: 'Renamed by operators' });
    await running.db.kysely.updateTable('vendor').set({ names, status: 'off' }).execute();
    await running.db.kysely.updateTable('game').set({ names, status: 'maintenance' }).execute();
    const catalogue = async () => ({
      vendors: await running.db.kysely.selectFrom('vendor').selectAll().execute(),
      games: await running.db.kysely.selectFrom('game').selectAll().orderBy('node_id').execute(),
      versions: (await sql`select listing, names from game_version`.execute(running.db.kysely)).rows,
    });
    const before = await catalogue();
    await running.close();
    running = await run();
    expect(await catalogue()).toEqual(before);
  });
});
