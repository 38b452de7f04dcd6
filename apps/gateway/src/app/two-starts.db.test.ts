import pg from 'pg';
import { expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { runGateway } from '../../test/processes/running-gateway.ts';

const t = await testDb();

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: t.url ?? '' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('two demo gateways start at once on one fresh server, and both serve', { timeout: 300_000 }, async () => {
  const name = `mekong_fresh_${process.pid}`;
  await administer(`create database ${name}`);
  const url = new URL(t.url ?? '');
  url.pathname = `/${name}`;
  const env = {
    DEMO: '1',
    DEMO_CATALOGUE: 'written',
    DATABASE_URL: url.href,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const gateways = await Promise.all([runGateway(env), runGateway(env)]);
  for (const { site } of gateways) {
    expect(await (await fetch(`${site}/readyz`)).json()).toEqual({ status: 'ok', database: 'postgres' });
    const winners = await (await fetch(`${site}/wps/system/status`)).text();
    expect(winners).toContain('"success":true');
  }
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await administer(`drop database ${name} with (force)`);
});
