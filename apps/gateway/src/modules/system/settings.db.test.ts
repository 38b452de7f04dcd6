import type { PermissionInfo } from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { openSettings } from './settings.service.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const quiet: FastifyBaseLogger = gateway.app.log;

test('the licence is told to the footer of the site, and only where there is one', async () => {
  const told = async () => (await gateway.value<{ info: PermissionInfo }>('getSystemStatus')).info.merchant;
  expect(await told()).not.toHaveProperty('licence');
  const licence = 'Licence 2026/118 of the Gaming Commission';
  await gateway.modules.settings.change('merchant', { licence }, { role: 'system' });
  expect(await told()).toHaveProperty('licence', licence);
  await gateway.modules.settings.change('merchant', {}, { role: 'system' });
});

describe('settings', () => {
  test('can be asked inside a transaction, however old they are', async () => {
    const settings = await openSettings(t.db.kysely, t.notifier, quiet);
    const name = await t.db.kysely.transaction().execute(async () => (await settings.current()).merchant.name);
    expect(name).toBe('Mekong');
    await settings.close();
  });

  test('stay in force while the database is away, and the process stays alive to those who ask', async () => {
    await t.db.kysely.schema.alterTable('setting').renameTo('setting_away').execute();
    const other = gateway.modules.settings;
    await expect(other.change('session', { idleSeconds: 60 }, { role: 'system' })).rejects.toThrow();
    expect((await other.current()).session.idleSeconds).toBe(1_800);
    expect((await gateway.call('getHealth')).status).toBe(200);
    expect((await gateway.login('sokha', PASSWORD)).token).toBeTruthy();
    await t.db.kysely.schema.alterTable('setting_away').renameTo('setting').execute();
  });

  test('changed at the same moment in two places end as one of the two, everywhere', async () => {
    const second = await openSettings(t.db.kysely, t.notifier, quiet);
    await Promise.all([
      gateway.modules.settings.change('session', { idleSeconds: 120 }, { role: 'system' }),
      second.change('session', { idleSeconds: 240 }, { role: 'system' }),
    ]);
    await expect
      .poll(async () => [
        (await gateway.modules.settings.current()).session.idleSeconds,
        (await second.current()).session.idleSeconds,
      ])
      .toSatisfy(([a, b]: number[]) => a === b);
    await second.close();
  });
});
