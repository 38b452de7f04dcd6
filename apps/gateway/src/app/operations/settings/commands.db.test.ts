import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { openSettings } from '../../../modules/system/settings.service.ts';
import { SETTINGS, type SettingKey } from '../../../modules/system/settings.ts';
import { runCommand } from './commands.ts';

const t = await testDb();
const quiet = { warn: () => undefined, error: () => undefined };
const settings = await openSettings(t.db.kysely, t.notifier, quiet);
afterAll(() => settings.close());
afterEach(async () => {
  for (const key of Object.keys(SETTINGS) as SettingKey[]) await settings.change(key, {}, { role: 'system' });
});
const run = (...words: string[]) => runCommand(settings, 'sophea', words);

describe('the words of npm run settings', () => {
  test('set, get, reset and list say what holds', async () => {
    const value = { active: true, reason: { EN: 'New cables' } };
    await run('set', 'maintenance', JSON.stringify(value));
    expect(await run('set', 'maintenance.reason.EN', '2026')).toBe('maintenance.reason.EN is "2026" now.');
    expect(await run('set', 'maintenance.reason.EN', '2026')).toBe('maintenance.reason.EN was so already.');
    expect(JSON.parse(await run('get', 'maintenance'))).toEqual({ active: true, reason: { EN: '2026' } });
    expect(await run('reset', 'maintenance.reason')).toBe('maintenance.reason is null now.');
    await run('reset', 'maintenance');
    expect(await run('list')).toContain('maintenance.active = false\n');
  });

  test('change one row of a list', async () => {
    await run('set', 'switches.on', '["LOGIN","CHAT"]');
    await run('reset', 'switches.on.0');
    await run('set', 'switches.on.1', 'FREEPLAY');
    expect((await settings.current()).switches.on).toEqual(['CHAT', 'FREEPLAY']);
  });

  test.each([
    [['set', 'session.idleSeconds', '5'], 'session.idleSeconds: It must be 60 or more.'],
    [['set', 'maintenance.active', 'maybe'], 'maintenance.active: Write true or false.'],
    [['set', 'withdrawals.automaticUpTo', '5'], 'withdrawals.automaticUpTo: Enter an amount with four places'],
    [['set', 'maintenance', '7'], 'maintenance'],
    [['set', 'sesion.idleSeconds', '5'], 'There is no setting "sesion". There are: merchant, '],
    [['set', 'session.idle', '5'], 'The setting session has no field "idle". It has: idleSeconds, absoluteSeconds.'],
    [['set', 'merchant.name', 'two', 'words'], 'One value is needed'],
    [['get'], 'There is no setting ""'],
    [['stop'], 'npm run settings -- list'],
  ])('%j is refused with its reason, and nothing changes', async (words, reason) => {
    const before = await settings.current();
    await expect(run(...words)).rejects.toThrow(reason);
    expect(await settings.current()).toEqual(before);
  });
});
