import type { RegisterRule } from '@mekong/api-client/contract/types';
import { matchesPattern, type PatternName, patternNames, toPatternName } from '@mekong/i18n/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractOperations } from '../../../contract/document.ts';
import { compileAnswerCheck, compileRequestPart } from '../../../contract/validation.ts';
import type { Db } from '../../../kernel/db/open.ts';
import { checkField } from '../../../modules/identity/registration-rules.ts';
import type { Settings } from '../../../modules/system/settings.service.ts';
import { type AllSettings, SETTINGS, type SettingKey } from '../../../modules/system/settings.ts';
import { type Field, fieldsOf } from '../../../modules/system/settings-fields.ts';
import { createSystemService } from '../../../modules/system/system.service.ts';
import { readConfig } from '../../config.ts';

const keys = Object.keys(SETTINGS) as SettingKey[];
const defaults = Object.fromEntries(keys.map((key) => [key, SETTINGS[key].parse({})])) as AllSettings;
const config = readConfig({ NODE_ENV: 'test', WEB_ROOT: '/nowhere' });
const visit = { hostname: 'localhost', ip: '127.0.0.1', country: undefined };

/** What somebody may type, the odd things first: lengths at limits, half addresses, moments in other spellings. */
const TEXTS = [
  '',
  ' ',
  'x',
  ...[5, 19, 20, 21, 40, 41, 200, 201, 255, 300, 501].map((length) => 'x'.repeat(length)),
  '2026-01',
  '2026 01',
  '២០២៦',
  'KHR',
  'khr',
  'MEKONG',
  'mekong',
  '/img',
  '/',
  '//evil.example',
  '/img//x',
  `/${'x'.repeat(250)}`,
  'https://cdn.example.com',
  'https://CDN.example.com/a b',
  `https://${'x'.repeat(230)}.example`,
  'http://',
  'javascript:alert(1)',
  'mailto:help@example.com',
  '2026-01-01T00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.12345678901234Z',
  '2026-01-01T00:00:00+07:00',
  'Asia/Phnom_Penh',
  '1000.0000',
  'KH',
  '203.0.113.0/24',
];
const typed = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 60 }));

/** Values that the control of a field can give. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'number':
      return fc.oneof(
        fc.constantFrom(0, 1, field.min ?? 0, (field.min ?? 0) + 1, field.max ?? 1e15, (field.max ?? 1e15) - 1),
        fc.integer({ min: 0, max: 400 }),
      );
    case 'texts':
      return fc.dictionary(fc.constantFrom('EN', 'KM', 'AR'), typed, { noNullPrototype: true });
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...field.options), { maxLength: field.options.length });
    case 'lines':
      return fc.array(typed, { maxLength: 3 });
    case 'group':
      return fieldsAsRecord(field.fields);
    case 'rows':
      return fc.array(fieldsAsRecord(field.fields), { maxLength: 3 });
    default:
      return typed;
  }
}

const fieldsAsRecord = (fields: readonly Field[]): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field)])));

const checks = Object.fromEntries(
  (['getSystemStatus', 'getWhitelabel', 'getRegisterSettings', 'getDomainRoute'] as const).map((id) => {
    const { response } = contractOperations.find((operation) => operation.id === id)!;
    return [id, compileAnswerCheck(id, response!)];
  }),
);

/** Makes every answer that settings travel in. @throws ContractBreach */
async function answerAll(all: AllSettings): Promise<void> {
  const settings = { current: async () => all } as Settings;
  const service = createSystemService({} as Db, settings, config, () => new Date());
  const status = await service.status(visit, undefined, 'EN');
  checks.getSystemStatus?.({ success: true, value: { info: status } });
  checks.getWhitelabel?.({ success: true, value: await service.whitelabel() });
  checks.getRegisterSettings?.({ success: true, value: await service.registerSettings() });
  checks.getDomainRoute?.({ success: true, value: await service.domainRoute('https://site.example') });
}

describe('a value that a setting takes', () => {
  const places = keys.flatMap((key) => fieldsOf(key).map((field) => [`${key}.${field.name}`, key, field] as const));

  test.each(places)('of %s can be answered', async (_, key, field) => {
    await fc.assert(
      fc.asyncProperty(valuesOf(field), async (value) => {
        const found = SETTINGS[key].safeParse({ ...defaults[key], [field.name]: value });
        if (found.success) await answerAll({ ...defaults, [key]: found.data });
      }),
      { numRuns: 150 },
    );
  });
});

/** Values of about some characters that follow a pattern; those that do not fit are left out by the test. */
const FOLLOWING: Readonly<Record<PatternName, (length: number) => string>> = {
  any: (n) => 'a b!'.repeat(n).slice(0, n),
  letterFirst: (n) => `a${'9'.repeat(Math.max(0, n - 1))}`,
  chineseDigits: (n) => '张3'.repeat(n).slice(0, n),
  email: (n) => `a@${'b'.repeat(Math.max(1, n - 2))}`,
  lettersOrDigits: (n) => 'a9'.repeat(n).slice(0, n),
  lettersAndDigits: (n) => 'a9'.repeat(n).slice(0, n),
  digits: (n) => '9'.repeat(n),
  alphanumericUppercase: (n) => 'A9a'.repeat(n).slice(0, n),
  englishSpaces: (n) => 'a b'.repeat(n).slice(0, n),
  noSpaces: (n) => 'ភ!a@'.repeat(n).slice(0, n),
  chinesePunctuation: (n) => '好，'.repeat(n).slice(0, n),
  dateYearFirst: () => '2000-02-29',
  dateMonthFirst: () => '02-29-2000',
  korean: (n) => '김'.repeat(n),
  thai: (n) => 'ก'.repeat(n),
  thaiEnglishSpaces: (n) => 'ก a'.repeat(n).slice(0, n),
  uppercase: (n) => 'A'.repeat(n),
  strong: (n) => `Aa1!${'x'.repeat(Math.max(0, n - 4))}`,
  fullName: (n) => `ក ${"O'".repeat(n).slice(0, Math.max(1, n - 2))}`,
  fullWidthJapanese: (n) => '山　'.repeat(n).slice(0, n),
  khmerSpaces: (n) => 'ស \u200b'.repeat(n).slice(0, n),
  vietnameseSpaces: (n) => 'ễ a'.repeat(n).slice(0, n),
  lettersSpaces: (n) => 'é ក'.repeat(n).slice(0, n),
  mobile: (n) => '8'.repeat(n),
};

describe('a value that a rule of registration takes', () => {
  const bodies = (['registerMember', 'registerMobile'] as const).map((id) => {
    const { request } = contractOperations.find((operation) => operation.id === id)!;
    return compileRequestPart(request.body!, 'body');
  });
  const isRefused = (name: RegisterRule['name'], value: string): boolean =>
    bodies.some((validate) => {
      validate({ [name]: value });
      return validate.errors?.some((error) => error.instancePath === `/${name}`) === true;
    });
  const pattern = fc.constantFrom('*', ...patternNames.map((_, index) => String(index)));
  const bound = fc.oneof(fc.constantFrom(0, 1, 4, 6, 7, 10, 12, 15, 20, 32, 40, 64, 100, 128, 254), fc.nat(300));
  const usual = defaults.register.fields.map(({ min, max }) => [min, max] as const);
  const bounds = fc.oneof(fc.tuple(bound, bound), fc.constantFrom(...usual));

  test.each(defaults.register.fields)('of $name can be sent', ({ name, acceptedPattern: usualPattern, min, max }) => {
    let taken = 0;
    fc.assert(
      fc.property(pattern, bounds, (acceptedPattern, [one, other]) => {
        const rule: RegisterRule = {
          name,
          enabled: true,
          required: true,
          acceptedPattern,
          min: Math.min(one, other),
          max: Math.max(one, other),
        };
        const fields = defaults.register.fields.map((other) => (other.name === name ? rule : other));
        if (!SETTINGS.register.safeParse({ fields }).success) return;
        const following = FOLLOWING[toPatternName(acceptedPattern) ?? 'any'];
        const lengths = [rule.min, rule.min + 1, rule.max - 1, rule.max].filter((length) => length > 0);
        for (const value of lengths.map(following)) {
          if (value === '' || !isKept(rule, value)) continue;
          taken++;
          expect(isRefused(name, value), `${JSON.stringify(rule)} takes ${JSON.stringify(value)}`).toBe(false);
        }
      }),
      // chance alone may draw no rule that takes anything
      { numRuns: 1_000, examples: [[usualPattern, [min, max]]] },
    );
    expect(taken).toBeGreaterThan(0);
  });

  /** Those that are proved elsewhere are held against no rule; the form alone keeps theirs. */
  const isKept = (rule: RegisterRule, value: string): boolean =>
    checkField(rule, value).length === 0 && matchesPattern(toPatternName(rule.acceptedPattern) ?? 'any', value, rule);

  test('its samples follow their patterns', () => {
    for (const name of patternNames)
      expect(matchesPattern(name, FOLLOWING[name](8), { min: 1, max: 20 }), name).toBe(true);
  });
});

describe('settings', () => {
  const rules = (name: RegisterRule['name'], change: Partial<RegisterRule>) => ({
    fields: defaults.register.fields.map((rule) => (rule.name === name ? { ...rule, ...change } : rule)),
  });

  test.each([
    ['a version of the agreement with a blank', 'register', { agreementVersion: '2026 January' }],
    ['a version of the agreement beyond its length', 'register', { agreementVersion: 'x'.repeat(21) }],
    ['a user name with blanks', 'register', rules('username', { acceptedPattern: '18' })],
    ['a payment password of eight digits', 'register', rules('paymentPassword', { min: 4, max: 8 })],
    ['an email address of any form', 'register', rules('email', { acceptedPattern: '*' })],
    ['no rules at all', 'register', { fields: [] }],
    ['a user name that the form does not show', 'register', rules('username', { enabled: false })],
    ['a password that may be left out', 'register', rules('password', { required: false })],
    ['a time zone without a name', 'merchant', { timeZone: '+07:00' }],
    ['no country for codes', 'codes', { countries: [] }],
    ['two rules of one field', 'register', { fields: [...defaults.register.fields, defaults.register.fields[0]] }],
    ['an image host without its scheme', 'pictures', { hosts: ['//evil.example'] }],
    ['a currency that is none', 'merchant', { currency: 'riel' }],
    ['a merchant code that cannot be asked for', 'merchant', { merchantCode: 'mekong' }],
    ['an app at half an address', 'domains', { resources: [{ ...defaults.domains.resources[0], url: 'http://' }] }],
    ['a moment without seconds', 'maintenance', { until: '2026-01-01T00:00Z' }],
  ] as const)('refuse %s', (_, key, value) => {
    expect(SETTINGS[key].safeParse({ ...defaults[key], ...value }).success).toBe(false);
  });
});
