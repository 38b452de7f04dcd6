import { describe, expect, it } from 'vitest';
import { countTag } from './count-tag.ts';
import { describeError } from './errors/describe.ts';
import { explainError } from './errors/explain.ts';
import { activate, createI18n, loadArea } from './i18n.ts';
import { activatePseudo } from './pseudo.ts';
import { languageCodes, languageOf } from './registry.ts';

const busy = { code: 'ROUND_CLOSED' };
const english = 'This round is already finished.';
const khmer = 'ជុំនេះបានបញ្ចប់រួចហើយ។';

describe('activate', () => {
  it('keeps instances apart, as pages rendered side by side need it', async () => {
    const [first, second] = [createI18n(), createI18n()];
    await Promise.all([activate('KM', ['errors'], first), activate('EN', ['errors'], second)]);
    expect(describeError(first, busy).title).toBe(khmer);
    expect(describeError(second, busy).title).toBe(english);
  });

  it('lets the last of two overlapping choices win', async () => {
    const i18n = createI18n();
    await Promise.all([activate('KM', ['errors'], i18n), activate('AR', ['errors'], i18n), activate('EN', [], i18n)]);
    expect(i18n.locale).toBe('en');
  });

  it('takes the areas loaded before along into the next language', async () => {
    const i18n = createI18n();
    await activate('EN', ['errors'], i18n);
    await activate('KM', ['shell'], i18n);
    expect(describeError(i18n, busy).title).toBe(khmer);
  });

  it('shows English for a language whose texts are not complete yet, under its own tag', async () => {
    const i18n = createI18n();
    await activate('RU', ['errors'], i18n);
    expect([i18n.locale, describeError(i18n, busy).title]).toEqual(['ru-RU', english]);
  });

  it('shows Thai for TY, its variant, under a tag of its own', async () => {
    const [variant, thai] = [createI18n(), createI18n()];
    await Promise.all([activate('TY', ['errors'], variant), activate('TH', ['errors'], thai)]);
    expect(variant.locale).toBe('th-x-ty');
    expect(describeError(variant, busy)).toEqual(describeError(thai, busy));
    expect(describeError(variant, busy).title).toMatch(/\p{Script=Thai}/u);
  });

  it('writes counts with Latin digits', async () => {
    const i18n = createI18n();
    await activate('FA', [], i18n);
    expect(i18n._('{count, plural, other {# games}}', { count: 1280 })).toBe('1,280 games');
  });
});

describe('countTag', () => {
  it('names Latin digits as the platform does, in every language', () => {
    for (const tag of languageCodes.map((code) => languageOf(code).tag))
      expect(countTag(tag)).toBe(new Intl.Locale(tag, { numberingSystem: 'latn' }).toString());
  });
});

describe('loadArea', () => {
  it('adds texts in the language shown, also when it changes meanwhile', async () => {
    const i18n = createI18n();
    await activate('EN', [], i18n);
    await Promise.all([loadArea('errors', i18n), activate('KM', [], i18n)]);
    expect(describeError(i18n, busy).title).toBe(khmer);
  });
});

describe('explainError', () => {
  it('fetches its texts itself', async () => {
    const i18n = createI18n();
    await activate('KM', [], i18n);
    expect((await explainError(busy, { instance: i18n })).title).toBe(khmer);
  });
});

describe('the pseudo-language', () => {
  it('marks every text and keeps placeholders', async () => {
    const i18n = createI18n();
    await activatePseudo(i18n);
    expect(describeError(i18n, busy).title).toMatch(/^\[[^a-z]*.*\]$/);
    expect(describeError(i18n, { code: 'RATE_LIMITED', params: { retryAfter: 5 } }).remedy).toContain('5 seconds');
  });
});
