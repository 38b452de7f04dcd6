import { expect, test } from 'vitest';
import { emptyDatabase } from '../../test/harness.ts';
import { runGateway } from '../../test/processes/running-gateway.ts';

const url = await emptyDatabase();

test('two demo gateways start at once on one fresh server, and both serve', { timeout: 300_000 }, async () => {
  const env = {
    DEMO: '1',
    DEMO_CATALOGUE: 'written',
    DATABASE_URL: url,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const gateways = await Promise.all([runGateway(env), runGateway(env)]);
  for (const { site } of gateways) {
    expect(await (await fetch(`${site}/readyz`)).json()).toEqual({ status: 'ok', database: 'postgres' });
    const winners = await (await fetch(`${site}/wps/system/status`)).text();
    expect(winners).toContain('"success":true');
  }
  await Promise.all(gateways.map((gateway) => gateway.kill()));
});
