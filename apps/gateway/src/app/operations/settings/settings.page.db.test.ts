import type { PermissionInfo } from '@mekong/api-client/contract/types';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { filledForm } from '../../../../test/filled-form.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { operatorsOf } from '../../../../test/operators.ts';
import { openNotifier } from '../../../kernel/db/notify.ts';
import { openDb } from '../../../kernel/db/open.ts';
import { SETTINGS, type SettingInput, type SettingKey } from '../../../modules/system/settings.ts';

const t = await testDb();
/** The operators' server belongs to one gateway; on PostgreSQL the change has to reach another one too. */
const here = await testGateway(t);
const secondDb = t.url ? await openDb({ url: t.url }) : t.db;
const secondNotifier = t.url ? openNotifier(secondDb, () => undefined) : t.notifier;
afterAll(async () => {
  if (!t.url) return;
  await secondNotifier.close();
  await secondDb.close();
});
const there = await testGateway({ ...t, db: secondDb, notifier: secondNotifier });
const { settings, audit } = here.modules;
const operators = await operatorsOf(here);

const PROMISE = { timeout: 20_000 };
const { send } = operators;
const look = async (path: string): Promise<string> => (await operators.look(path)).payload;
const save = (page: string, form: string, typed: Record<string, string>) =>
  operators.save(page, `${page}/${form}`, typed);
const status = (gateway: typeof here) => gateway.value<{ info: PermissionInfo }>('getSystemStatus').then((v) => v.info);
const reset = (key: SettingKey) => settings.change(key, {}, { role: 'test' });

afterEach(async () => {
  for (const key of Object.keys(SETTINGS) as SettingKey[]) await reset(key);
});

describe('a setting that is saved on its page', () => {
  test('is in force in every gateway within ten seconds, without a deployment', async () => {
    const answer = await save('/maintenance', 'maintenance', {
      active: 'on',
      'reason.EN': 'New cables',
      'reason.KM': 'ខ្សែថ្មី',
      until: '2030-01-02T03:04',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/maintenance?saved=maintenance#maintenance']);
    for (const gateway of [here, there])
      await expect
        .poll(async () => (await status(gateway)).maintenanceInfo, PROMISE)
        .toEqual({ reason: 'ខ្សែថ្មី', until: '2030-01-02T03:04:00.000Z' });
    expect((await there.call('getPopularGames')).json.error?.code).toBe('MAINTENANCE');
    expect(await look('/maintenance?saved=maintenance')).toContain('Saved.');
    expect(await look('/')).toContain('closed for maintenance');
  });

  test('leaves a row that says who, when, and each value before and after', async () => {
    await save('/security', 'security', { passwordDays: '30' });
    const [row] = await audit.newest({ action: 'setting.changed', limit: 1 });
    expect(row).toMatchObject({
      actorId: 'local',
      actorRole: 'operator',
      object: 'security',
      detail: { before: { passwordDays: 90 }, after: { passwordDays: 30 } },
    });
    expect(await look('/audit?action=setting.changed&check=on')).toMatch(/<del>90<\/del> → <ins>30<\/ins>/);
    expect(await audit.firstBroken()).toBeUndefined();
  });

  test('unchanged writes nothing', async () => {
    const newest = async () => (await audit.newest({ limit: 1 }))[0]?.id;
    const before = await newest();
    expect((await save('/security', 'session', {})).statusCode).toBe(303);
    expect(await newest()).toBe(before);
  });
});

/** A value of each setting that uses every field, so that a form that loses one is found. */
const FULL: { readonly [K in SettingKey]: SettingInput<K> } = {
  merchant: { name: 'B & "C" <d>', languages: ['AR', 'KM', 'EN'], defaultLanguage: 'EN', minAge: 21 },
  switches: { on: ['LOGIN', 'FREEPLAY', 'CHAT'] },
  register: { agreementVersion: '2027-01', humanVerification: 'SLIDER' },
  maintenance: {
    active: true,
    reason: { EN: 'One\nTwo', AR: 'صيانة' },
    startsAt: '2030-01-01T00:00:00.000Z',
    until: '2030-01-02T00:00:00.000Z',
  },
  region: {
    blocked: ['KP'],
    networks: [{ cidr: '203.0.113.0/24', country: 'KP' }],
    header: 'x-country',
    cockfight: true,
  },
  domains: {
    hosts: ['mekong.example'],
    origins: ['https://b.example'],
    resources: [
      { resourceType: 'ANDROID', url: '/a', qrCodeUrl: '/q', labelNameEn: 'App' },
      { resourceType: 'PWA', url: '/', qrCodeUrl: '/', labelNameEn: 'Install' },
    ],
  },
  customerService: {
    entries: [
      {
        id: 'a',
        csPosition: 'footer',
        csType: 'EMAIL',
        title: 'Mail',
        url: 'mailto:a@b.example',
        titles: { EN: 'Mail' },
      },
    ],
  },
  session: { idleSeconds: 900, absoluteSeconds: 3_600 },
  humanCheck: { login: 'SLIDER', sendCode: 'SLIDER', sliderBits: 1, workBits: 2 },
  security: { passwordDays: 45 },
  approvals: { on: ['settings'], hours: 3 },
  codes: { minutes: 3, countries: ['TH', 'KH'], budget: { hour: 5, day: 6 } },
  pictures: { hosts: ['/img', 'https://cdn.example.com'], vendorPath: '/marks' },
};
const FORMS: Readonly<Record<SettingKey, readonly string[]>> = {
  merchant: ['/languages/merchant-languages', '/merchant/merchant-code'],
  switches: ['/switches/switches'],
  register: ['/registration/register'],
  maintenance: ['/maintenance/maintenance'],
  region: ['/region/region'],
  domains: ['/region/domains'],
  customerService: ['/merchant/customerService'],
  session: ['/security/session'],
  humanCheck: ['/security/humanCheck'],
  security: ['/security/security'],
  approvals: ['/security/approvals'],
  codes: ['/security/codes'],
  pictures: ['/merchant/pictures'],
};
const keys = Object.keys(FULL) as SettingKey[];

describe('the form of a setting', () => {
  test.each(keys)('%s shows its whole value: sent as it stands it changes nothing', async (key) => {
    await settings.change(key, FULL[key], { role: 'test' });
    const whole = (await settings.current())[key];
    for (const form of FORMS[key]) {
      const [, page] = form.split('/');
      expect((await save(`/${page}`, form.split('/')[2] ?? '', {})).statusCode).toBe(303);
      expect((await settings.current())[key]).toEqual(whole);
    }
  });

  test('takes rows in, changes them and removes them', async () => {
    await save('/region', 'region', { 'networks.0.cidr': '203.0.113.0/24', 'networks.0.country': 'kp' });
    await save('/region', 'region', { 'networks.1.cidr': '2001:db8::/32', 'networks.1.country': 'TH' });
    await save('/region', 'region', { 'networks.0.remove': 'on' });
    expect((await settings.current()).region.networks).toEqual([{ cidr: '2001:db8::/32', country: 'TH' }]);
  });

  test('puts the chosen ones into the order of their numbers', async () => {
    const { languages } = (await settings.current()).merchant;
    const typed = Object.fromEntries(languages.map((code, index) => [`languages.${code}.place`, String(9 - index)]));
    await save('/languages', 'merchant-languages', typed);
    expect((await settings.current()).merchant.languages).toEqual(languages.toReversed());
    expect((await status(here)).merchant.languages).toEqual(languages.toReversed());
  });

  test('empties what may be empty', async () => {
    await settings.change('maintenance', FULL.maintenance, { role: 'test' });
    await save('/maintenance', 'maintenance', { 'reason.EN': '', 'reason.AR': '', startsAt: '', until: '' });
    expect((await settings.current()).maintenance).toEqual({ active: true });
  });
});

describe('what is typed wrong', () => {
  test.each([
    ['/security', 'session', { idleSeconds: 'soon' }, 'Idle end: Write a whole number.'],
    ['/security', 'codes', { minutes: '11' }, 'A code is good for: It must be 10 or less.'],
    [
      '/security',
      'codes',
      { countries: 'KH\nXQ' },
      'Countries that codes are sent to: Line 2: No country has this code.',
    ],
    ['/maintenance', 'maintenance', { until: 'tomorrow' }, 'Expected end (UTC): Write a day and a time'],
    ['/maintenance', 'maintenance', { 'reason.KM': 'ខ្សែ' }, 'Reason, EN: English is needed'],
    [
      '/region',
      'region',
      { 'networks.0.cidr': 'here', 'networks.0.country': 'KH' },
      'Range: This must be a range such as',
    ],
    [
      '/region',
      'domains',
      { hosts: 'https://a.example' },
      'This must be a host name without https:// and without port.',
    ],
    [
      '/registration',
      'register',
      { 'fields.0.min': '40' },
      'Fields of the form, 1, At most: The most is no less than the least.',
    ],
    ['/merchant', 'pictures', { hosts: '<b>' }, 'Image hosts: Line 1: This must be an exact origin'],
  ])('%s %s %o: nothing is saved, everything typed stays, the field is named', async (page, form, typed, problem) => {
    const before = await settings.current();
    const answer = await save(page, form, typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.payload).toContain(problem);
    expect(await settings.current()).toEqual(before);
    const shown = filledForm(answer.payload, `${page}/${form}`);
    expect(shown).toMatchObject(typed);
    const [target] = /href="#([^"]+)"/.exec(answer.payload)?.slice(1) ?? [];
    expect(answer.payload).toContain(`id="${target}"`);
  });

  test('over what somebody else has saved meanwhile is shown beside it, and saved on a second try', async () => {
    const old = filledForm(await look('/security'), '/security/security');
    await save('/security', 'security', { passwordDays: '60' });
    const refused = await send('/security/security', { ...old, passwordDays: '30' });
    expect(refused.statusCode).toBe(409);
    expect(refused.payload).toContain('&quot;passwordDays&quot;: 60');
    const again = filledForm(refused.payload, '/security/security');
    expect(again.passwordDays).toBe('30');
    expect((await send('/security/security', again)).statusCode).toBe(303);
    expect((await settings.current()).security.passwordDays).toBe(30);
  });

  test.each([{ origin: 'https://evil.example' }, { origin: '' }, { 'sec-fetch-site': 'cross-site' }])(
    'from a page of somebody else (%o) changes nothing',
    async (headers) => {
      const form = { ...filledForm(await look('/security'), '/security/security'), passwordDays: '1' };
      expect((await send('/security/security', form, headers)).statusCode).toBe(403);
      expect((await settings.current()).security.passwordDays).toBe(90);
    },
  );
});
