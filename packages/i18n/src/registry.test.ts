import { describe, expect, it } from 'vitest';
import {
  codeOfTag,
  languageCodes,
  languageOf,
  offeredLanguages,
  shippedLanguages,
  textLanguageOf,
  toLanguageCode,
} from './registry.ts';

describe('the registry', () => {
  it('knows the 30 languages of the specification', () => {
    expect([...languageCodes].sort()).toEqual(
      'AR BN CN EN ES FA FR HI ID JA KK KM KO LO MS MY NE PT PT-BR RU SW TA TE TH TR TW TY UR UZ VI'.split(' '),
    );
  });

  it('gives every language a valid tag of its own that leads back to its code', () => {
    for (const code of languageCodes) {
      const { tag, ownTag } = languageOf(code);
      expect(Intl.getCanonicalLocales([tag, ownTag])).toEqual([...new Set([tag, ownTag])]);
      expect(codeOfTag(ownTag)).toBe(code);
    }
  });

  it('shows Portuguese by the rules of Brazil, whose words it has, and knows it by its own tag', () => {
    expect(languageOf('PT')).toMatchObject({ tag: 'pt-BR', ownTag: 'pt-PT' });
    expect(languageOf('PT-BR')).toMatchObject({ tag: 'pt-BR', ownTag: 'pt-BR' });
  });

  it('agrees with Unicode on direction', () => {
    for (const code of languageCodes) {
      const { tag, direction } = languageOf(code);
      const { script = '' } = new Intl.Locale(tag).maximize();
      expect([code, direction]).toEqual([code, ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr']);
    }
  });

  it('reads MY as Burmese, TW as Traditional Chinese and TY as a Thai variant', () => {
    expect(languageOf('MY').tag).toBe('my-MM');
    expect(languageOf('TW').tag).toBe('zh-Hant-TW');
    expect(languageOf('TY')).toMatchObject({ tag: 'th-x-ty', parent: 'TH' });
  });

  it('reads codes in any case and nothing else', () => {
    expect(toLanguageCode('pt-br')).toBe('PT-BR');
    expect(toLanguageCode('toString')).toBeUndefined();
    expect(toLanguageCode('')).toBeUndefined();
    expect(toLanguageCode(null)).toBeUndefined();
  });

  it('offers only languages whose text is complete, in the order of the merchant', () => {
    expect(offeredLanguages(['en', 'XX', 'KM', 'EN', 'RU'])).toEqual(['EN', 'KM']);
    for (const code of shippedLanguages) expect(textLanguageOf(code)).toBe(code);
  });

  it('shows the text of a relative: Thai for TY, Portuguese for Brazil', () => {
    expect(textLanguageOf('TY')).toBe('TH');
    expect(textLanguageOf('PT-BR')).toBe('PT');
    expect(offeredLanguages(['KM', 'EN', 'CN', 'TH', 'PT', 'TY', 'RU'])).toEqual(['KM', 'EN', 'CN', 'TH', 'PT', 'TY']);
  });
});
