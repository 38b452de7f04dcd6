import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../catalogs.ts';
import { activate, createI18n } from '../i18n.ts';
import { createServerI18n } from '../node.ts';
import { languageOf, shippedLanguages } from '../registry.ts';
import { matchesPattern, patternNames } from '../rules/patterns.ts';
import { errorCodes } from './codes.ts';
import { describeError } from './describe.ts';
import { fieldErrorText, fieldExamples, fieldPatterns, fieldRules, operatorRules } from './fields.ts';
import { patternText } from './patterns.ts';

const contract = new URL('../../../api-client/openapi/components/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, contract), 'utf8');

describe('the message table', () => {
  it('has exactly the error codes of the contract', () => {
    const [, list = ''] = /ErrorCode:[\s\S]*?enum:\n((?: {4}- \w+\n)+)/.exec(read('error-codes.yaml')) ?? [];
    const codes = [...list.matchAll(/- (\w+)/g)].map(([, code]) => code);
    expect(errorCodes).toEqual(codes);
  });

  it('has exactly the field rules of the contract', () => {
    const [, list = ''] = /FieldError:[\s\S]*?enum: \[([^\]]+)\]/.exec(read('failure.yaml')) ?? [];
    expect([...fieldRules, ...operatorRules]).toEqual(list.split(', '));
  });
});

/** Every value that a message may read. The two instants are one, because messages know them by one name. */
const allParams = {
  retryAfter: 61,
  resetsAt: '2026-11-21T17:00:00Z',
  until: '2026-11-21T17:00:00Z',
  kind: 'loss',
  minAge: 23,
};

/** The values that the contract gives a code. */
function paramsOf(code: string): Partial<typeof allParams> {
  const [, entry = ''] = new RegExp(`^ {4}${code}:\\n((?: {6}.*\\n)+)`, 'm').exec(read('error-codes.yaml')) ?? [];
  const [, names = ''] = /x-params: \[([^\]]*)\]/.exec(entry) ?? [];
  const given = new Set(names.split(', ').map((name) => name.replace('?', '')));
  return Object.fromEntries(Object.entries(allParams).filter(([name]) => given.has(name)));
}

describe.each(shippedLanguages)('texts of failures in %s', (language) => {
  const { script } = new Intl.Locale(languageOf(language).tag).maximize();
  const i18n = createI18n();
  beforeAll(() => activate(language, areas, i18n));

  it('say what happened and what to do, for every code', () => {
    for (const code of errorCodes) {
      const { title, remedy } = describeError(i18n, { code });
      for (const text of [title, remedy]) {
        expect(text.length).toBeGreaterThan(3);
        // no placeholder, and no sentence left in English (where its letters tell)
        expect(text).not.toMatch(/[{}]|undefined/);
        if (script !== 'Latn') expect(text).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
      }
    }
  });

  it('read only the values that the contract gives their code', () => {
    expect(paramsOf('RATE_LIMITED')).toEqual({ retryAfter: 61 });
    for (const code of errorCodes) {
      const own = describeError(i18n, { code, params: paramsOf(code) });
      expect(describeError(i18n, { code, params: allParams })).toEqual(own);
    }
  });

  it('show a good value of a field whose form is wrong, or what a secret is made of', () => {
    for (const rule of ['pattern', 'format', 'type', 'newer than these texts']) {
      expect(fieldErrorText(i18n, { name: 'account.email', rule })).toContain('name@example.com');
      expect(fieldErrorText(i18n, { name: 'username', rule })).toContain('bopha88');
      expect(fieldErrorText(i18n, { name: 'paymentPassword', rule })).toContain('6');
      expect(fieldErrorText(i18n, { name: 'idToken', rule })).toBe(fieldErrorText(i18n, { rule: 'format' }));
    }
    expect(fieldErrorText(i18n, { name: 'email', rule: 'taken' })).not.toContain('example.com');
  });

  it('explain every field rule and every pattern', () => {
    for (const rule of fieldRules) {
      expect(fieldErrorText(i18n, { rule, min: 4, max: 16 })).not.toMatch(/[{}]|undefined/);
    }
    for (const name of patternNames) {
      const text = patternText(i18n, name, { min: 4, max: 16 });
      if (name.startsWith('date')) expect(text).toContain('2000');
      else expect(text).toMatch(/4.*16/);
    }
  });
});

describe('values in texts of failures', () => {
  const i18n = createI18n();
  beforeAll(() => activate('EN', ['errors'], i18n));

  it('stand after a colon in Arabic, where a preposition would ask for another form of the number', async () => {
    const arabic = await createServerI18n('AR', 'errors');
    const { remedy } = describeError(arabic, { code: 'RATE_LIMITED', params: { retryAfter: 120 } });
    expect(remedy).toMatch(/: دقيقتان\.$/);
  });

  it('are written in the language and the zone of the merchant', () => {
    expect(describeError(i18n, { code: 'RATE_LIMITED', params: { retryAfter: 90 } }).remedy).toBe(
      'Try again in 1 minute, 30 seconds.',
    );
    expect(
      describeError(i18n, { code: 'LIMIT_REACHED', params: { kind: 'loss', resetsAt: '2026-11-21T17:00:00Z' } }),
    ).toEqual({
      title: 'You have reached your loss limit.',
      remedy: 'The limit starts again on Nov 22, 2026, 00:00 GMT+7.',
    });
    expect(describeError(i18n, { code: 'LIMIT_REACHED', params: { kind: 'seats' } })).toEqual({
      title: 'Every seat in this room is taken.',
      remedy: 'Choose another room, or wait until a seat is free.',
    });
    expect(describeError(i18n, { code: 'AGE_TOO_LOW', params: { minAge: 18 } }).title).toBe(
      'You must be at least 18 years old.',
    );
  });

  it('may be missing', () => {
    expect(describeError(i18n, { code: 'RATE_LIMITED' }).remedy).toBe('Wait a moment and try again.');
  });

  it('of unknown codes read as UNKNOWN', () => {
    expect(describeError(i18n, { code: '<script>' })).toEqual(describeError(i18n, { code: 'UNKNOWN' }));
  });

  it('name one length once', () => {
    expect(patternText(i18n, 'digits', { min: 6, max: 6 })).toBe('Use digits only (6 characters).');
    expect(fieldErrorText(i18n, { rule: 'pattern', pattern: '1', min: 4, max: 16 })).toBe(
      'Start with a letter, then use letters and digits (4 to 16 characters).',
    );
  });
});

describe('what a field is said to be written like', () => {
  interface Schema {
    readonly [key: string]: unknown;
  }
  const document = JSON.parse(
    readFileSync(new URL('../../../api-client/src/generated/openapi.json', import.meta.url), 'utf8'),
  ) as Schema;
  /** What a schema refers to, else itself. */
  const resolved = (schema: unknown): unknown => {
    const { $ref } = schema as { $ref?: string };
    return $ref
      ? $ref
          .split('/')
          .slice(1)
          .reduce<unknown>((at, key) => (at as Schema)[key], document)
      : schema;
  };
  /** Every schema that the contract gives an input of this name. */
  function schemasOf(
    name: string,
    node: unknown = document,
  ): { pattern?: string; format?: string; minLength?: number; maxLength?: number }[] {
    if (node === null || typeof node !== 'object') return [];
    const { properties, name: parameter, schema } = node as { properties?: Schema; name?: unknown; schema?: unknown };
    const own = [properties?.[name], parameter === name ? schema : undefined].filter((found) => found !== undefined);
    return [...own.map(resolved), ...Object.values(node).flatMap((child) => schemasOf(name, child))] as never;
  }

  const calendarDay = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

  it.each([...fieldExamples])('%s: the contract takes %s', (name, example) => {
    const patterns = schemasOf(name).flatMap(
      ({ pattern, format }) => pattern ?? (format === 'date' ? calendarDay : []),
    );
    expect(patterns).not.toEqual([]);
    for (const pattern of patterns) expect(example).toMatch(new RegExp(pattern, 'u'));
  });

  it.each([...fieldPatterns])(
    '%s: the contract takes what the rule says, and nothing shorter',
    (name, { min, max, ...rule }) => {
      const patterns = schemasOf(name).flatMap(({ pattern }) => pattern ?? []);
      expect(patterns).not.toEqual([]);
      for (const length of [min, max]) {
        const value = '1234567890'.slice(0, length);
        expect(matchesPattern(rule.name, value, { min, max })).toBe(true);
        for (const pattern of patterns) expect(value).toMatch(new RegExp(pattern, 'u'));
      }
      const short = '1234567890'.slice(0, min - 1);
      expect(patterns.some((pattern) => !new RegExp(pattern, 'u').test(short))).toBe(true);
    },
  );
});
