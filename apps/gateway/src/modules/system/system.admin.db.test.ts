import { isDeepStrictEqual } from 'node:util';
import type {
  SettingHistory,
  SettingList,
  SettingPreview,
  SettingSection,
} from '@mekong/api-client/admin/contract/types';
import { afterEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { SETTINGS, type SettingKey } from './settings.ts';
import { writeSetting } from './system.repository.ts';

const t = await testDb();
const gateway = await testGateway(t);
const { settings, audit } = gateway.modules;
const admin = await consoleOf(gateway, { role: 'admin' });
const path = { key: 'security' };
const section = (key = 'security') => admin.value<SettingSection>('getSetting', { path: { key } });
const save = (version: string, value: object, key = 'security') =>
  admin.call('saveSetting', { path: { key }, body: { version, value } });

afterEach(async () => {
  const all = await settings.current();
  for (const key of Object.keys(SETTINGS) as SettingKey[])
    if (!isDeepStrictEqual(all[key], SETTINGS[key].parse({}))) await settings.change(key, {}, { role: 'system' });
});

describe('the list of settings', () => {
  test('has every setting with its value, its defaults and a field with words for each of its parts', async () => {
    const { sections } = await admin.value<SettingList>('listSettings');
    expect(sections.map(({ key }) => key).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
    for (const { key, fields, value, defaults, title } of sections) {
      expect(title, key).not.toBe('');
      expect(value, key).toEqual(defaults);
      const names = fields.map(({ name }) => name);
      expect(names, key).toEqual(Object.keys(SETTINGS[key].shape));
      for (const { label, name } of fields) expect(label, `${key}.${name}`).not.toBe(name);
    }
  });

  test.each([
    ['maintenance', 'active', { kind: 'flag', optional: false }],
    ['maintenance', 'until', { kind: 'instant', optional: true }],
    ['maintenance', 'reason', { kind: 'texts', maxLength: 500 }],
    ['security', 'passwordDays', { kind: 'number', min: 1, max: 3_650 }],
    ['merchant', 'currency', { kind: 'text', fixed: true }],
    ['withdrawals', 'automaticUpTo', { kind: 'money', currency: 'KHR' }],
    ['merchant', 'languages', { kind: 'choices', ordered: true }],
    ['merchant', 'defaultLanguage', { kind: 'choice' }],
    ['region', 'blocked', { kind: 'choices', ordered: false }],
    ['codes', 'countries', { kind: 'choices', ordered: true }],
    ['session', 'idleSeconds', { kind: 'number', unit: 'second' }],
    [
      'region',
      'networks',
      {
        kind: 'rows',
        fields: [
          { name: 'cidr', label: 'Range' },
          { name: 'country', kind: 'choice' },
        ],
      },
    ],
    ['codes', 'budget', { kind: 'group', fields: [{ name: 'hour', kind: 'number' }, { name: 'day' }] }],
    ['register', 'fields', { kind: 'rows', rowName: 'name' }],
  ])('says how %s.%s is typed', async (key, name, field) => {
    expect((await section(key)).fields.find((candidate) => candidate.name === name)).toMatchObject(field);
  });

  test('has its words in the language of the console, and in English for every other', async () => {
    const in_ = (headers: Record<string, string>) => admin.value<SettingSection>('getSetting', { path, headers });
    const khmer = await in_({ language: 'KM' });
    expect([khmer.title, khmer.fields[0]?.label]).toEqual(['លេខសម្ងាត់', 'អាយុលេខសម្ងាត់']);
    expect(await in_({ 'accept-language': 'km-KH,km;q=0.9' })).toEqual(khmer);
    expect((await in_({ language: 'TH' })).fields[0]?.label).toBe('Age of a password');
    const { changes } = await admin.value<SettingPreview>('previewSetting', {
      path,
      headers: { language: 'KM' },
      body: { value: { passwordDays: 60 } },
    });
    expect(changes).toMatchObject([{ label: 'អាយុលេខសម្ងាត់' }]);
    const wrong = async (key: string, value: object) => {
      const { problems } = await admin.value<SettingPreview>('previewSetting', {
        path: { key },
        headers: { language: 'KM' },
        body: { value },
      });
      return problems.map(({ text }) => text);
    };
    expect(await wrong('security', { passwordDays: 0 })).toEqual(['ត្រូវតែ 1 ឬច្រើនជាងនេះ។']);
    expect(await wrong('domains', { hosts: ['a.example', 'https://b'] })).toEqual([
      'បន្ទាត់ទី 2៖ សូមបញ្ចូលឈ្មោះម៉ាស៊ីន ដោយគ្មាន https:// និងគ្មានលេខច្រក។',
    ]);
    const { fields } = (await section('register')).value as { fields: { name: string; min: number }[] };
    const short = fields.map((rule) => (rule.name === 'qqNum' ? { ...rule, min: 1 } : rule));
    expect(await wrong('register', { fields: short })).toEqual(['ប្រវែងតិចបំផុតនៃវាលនេះគឺ 4។']);
    const countries = await admin.value<SettingSection>('getSetting', {
      path: { key: 'region' },
      headers: { language: 'KM' },
    });
    expect(countries.fields[0]?.options).toContainEqual({ value: 'KH', label: 'កម្ពុជា' });
  });

  test('offers what a field takes, and no more', async () => {
    const valuesOf = async (key: string) => (await section(key)).fields[0]?.options?.map(({ value }) => value);
    expect(await valuesOf('humanCheck')).toEqual(['NONE', 'SLIDER']);
  });

  test('says which switch counts below which', async () => {
    const [on] = (await section('switches')).fields;
    expect(on?.options).toContainEqual({ value: 'VIP', label: 'VIP levels', below: 'REWARD' });
  });
});

describe('a setting that is saved', () => {
  test('holds at once, and the audit names the operator, the address and both values', async () => {
    const answer = await save((await section()).version, { passwordDays: 60 });
    expect(answer.json.value).toMatchObject({ value: { passwordDays: 60 }, defaults: { passwordDays: 90 } });
    expect((await settings.current()).security.passwordDays).toBe(60);
    expect(await audit.newest({ action: 'setting.changed', limit: 1 })).toMatchObject([
      {
        actorId: 'a admin',
        ip: '127.0.0.1',
        object: 'security',
        detail: { before: { passwordDays: 90 }, after: { passwordDays: 60 } },
      },
    ]);
  });

  test('over what somebody else has saved meanwhile is refused, and saved with the version of a preview', async () => {
    const { version } = await section();
    await settings.change('security', { passwordDays: 60 }, { id: 'sophea', role: 'operator' });
    const refused = await save(version, { passwordDays: 30 });
    expect([refused.status, refused.json.error?.code]).toEqual([409, 'VALUE_CHANGED']);
    expect((await section()).value).toEqual({ passwordDays: 60 });
    const preview = await admin.value<SettingPreview>('previewSetting', {
      path,
      body: { value: { passwordDays: 30 } },
    });
    expect(preview.changes).toMatchObject([{ before: 60, after: 30 }]);
    expect((await save(preview.version, { passwordDays: 30 })).status).toBe(200);
  });

  test('with a name that there is not is refused by that name, before and when it is saved', async () => {
    const { version, value } = await section();
    const refused = await save(version, { ...value, pasword_days: 60 });
    expect(refused.json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'pasword_days', rule: 'unknown' }] },
    });
    const { problems, changes } = await admin.value<SettingPreview>('previewSetting', {
      path,
      body: { value: { ...value, pasword_days: 60 } },
    });
    expect([problems, changes]).toEqual([[{ name: 'pasword_days', text: 'There is no field with this name.' }], []]);
    const network = { cidr: '203.0.113.0/24', country: 'KH', cuntry: 'KH' };
    const region = await section('region');
    const inner = await save(region.version, { ...region.value, networks: [network] }, 'region');
    expect(inner.json.error?.params).toEqual({ fields: [{ name: 'networks.0.cuntry', rule: 'unknown' }] });
    expect((await section()).value).toEqual(value);
  });

  test('as it was read changes nothing and leaves no row in the audit, whichever it is', async () => {
    const newest = async () => (await audit.newest({ limit: 1 }))[0]?.id;
    const [before, holding] = [await newest(), await settings.current()];
    const { sections } = await admin.value<SettingList>('listSettings');
    for (const { key, version, value } of sections) expect((await save(version, value, key)).status, key).toBe(200);
    expect(await settings.current()).toEqual(holding);
    expect(await newest()).toBe(before);
  });

  test('keeps what was fixed with the first account', async () => {
    const { version, value } = await section('merchant');
    await save(version, { ...value, currency: 'USD', name: 'River' }, 'merchant');
    expect((await settings.current()).merchant).toMatchObject({ currency: 'KHR', name: 'River' });
  });

  test.each([
    ['security', { passwordDays: 0 }, 'passwordDays', 'min', 'It must be 1 or more.'],
    ['security', { passwordDays: 'long' }, 'passwordDays', 'type', 'Enter a whole number.'],
    ['maintenance', { reason: { KM: 'ខ្សែ' } }, 'reason.EN', 'pattern', 'English is needed'],
    ['humanCheck', { login: 'RIDDLE' }, 'login', 'enum', 'Choose one of the list.'],
  ])('%s %o is refused with its field, and a preview says why', async (key, value, name, rule, text) => {
    const refused = await save((await section(key)).version, value, key);
    expect(refused.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ name, rule }] } });
    const preview = await admin.value<SettingPreview>('previewSetting', { path: { key }, body: { value } });
    expect(preview).toMatchObject({ changes: [], problems: [{ name, text: expect.stringContaining(text) }] });
  });
});

describe('the history of a setting', () => {
  const history = (query: Record<string, string | number> = {}) =>
    admin.value<SettingHistory>('listSettingChanges', { path, query });
  const undo = (version: string, changeId: string, key = 'security') =>
    admin.call('undoSettingChange', { path: { key }, body: { version, changeId } });

  test('has its changes alone, newest first and by cursor, and takes one back as a new change', async () => {
    for (const days of [60, 30]) await save((await section()).version, { passwordDays: days });
    await settings.change('session', { idleSeconds: 90 }, { id: 'sophea', role: 'operator' });
    const first = await history({ pageSize: 1 });
    const { content } = await history({ pageSize: 1, cursor: first.nextCursor ?? '' });
    expect([...first.content, ...content]).toMatchObject([
      { operator: 'a admin', changes: [{ name: 'passwordDays', label: 'Age of a password', before: 60, after: 30 }] },
      { changes: [{ before: 90, after: 60 }] },
    ]);
    const { version } = await section();
    expect((await undo(version, content[0]?.id ?? '')).json.value).toMatchObject({ value: { passwordDays: 90 } });
    expect((await history({ pageSize: 1 })).content).toMatchObject([{ changes: [{ before: 30, after: 90 }] }]);
    expect((await undo(version, content[0]?.id ?? '')).json.error?.code).toBe('VALUE_CHANGED');
  });

  test('leaves fields alone that the change did not touch', async () => {
    await settings.change('session', { idleSeconds: 90 }, { role: 'operator' });
    await settings.change('session', { idleSeconds: 90, absoluteSeconds: 600 }, { role: 'operator' });
    const { content } = await admin.value<SettingHistory>('listSettingChanges', { path: { key: 'session' } });
    await undo((await section('session')).version, content[1]?.id ?? '', 'session');
    expect((await settings.current()).session).toEqual({ idleSeconds: 1_800, absoluteSeconds: 600 });
  });

  test('takes back a change where another process has saved since, and keeps what that has saved', async () => {
    await save((await section('session')).version, { idleSeconds: 90, absoluteSeconds: 900 }, 'session');
    // written without a word to this process
    await writeSetting(t.db.kysely, 'session', { idleSeconds: 90, absoluteSeconds: 600 });
    const { value, version } = await section('session');
    expect(value).toEqual({ idleSeconds: 90, absoluteSeconds: 600 });
    const { content } = await admin.value<SettingHistory>('listSettingChanges', { path: { key: 'session' } });
    const id = content.find(({ changes }) => changes.some(({ name }) => name === 'idleSeconds'))?.id ?? '';
    await writeSetting(t.db.kysely, 'session', { idleSeconds: 90, absoluteSeconds: 700 });
    expect((await undo(version, id, 'session')).json.error?.code).toBe('VALUE_CHANGED');
    await save((await section('session')).version, { idleSeconds: 60, absoluteSeconds: 700 }, 'session');
    const [last] = (await admin.value<SettingHistory>('listSettingChanges', { path: { key: 'session' } })).content;
    expect(last?.changes).toMatchObject([{ name: 'idleSeconds', before: 90, after: 60 }]);
    await undo((await section('session')).version, last?.id ?? '', 'session');
    expect((await section('session')).value).toEqual({ idleSeconds: 90, absoluteSeconds: 700 });
  });

  test('takes back no change of another setting, and none that there is not', async () => {
    await save((await section()).version, { passwordDays: 60 });
    const [change] = (await history()).content;
    const { version } = await section('session');
    for (const id of [change?.id ?? '', '999999'])
      expect((await undo(version, id, 'session')).json.error?.code).toBe('NOT_FOUND');
  });
});
