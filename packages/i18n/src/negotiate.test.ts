import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { negotiateLanguage, parseAcceptLanguage } from './negotiate.ts';
import { languageCodes, languageOf } from './registry.ts';

const code = fc.constantFrom(...languageCodes);
const codes = fc.uniqueArray(code, { minLength: 1 });
const deviceTag = fc.oneof(
  fc.string(),
  fc.constantFrom('*', 'C', 'en-GB', 'pt', 'zh-HK', 'x-ty', 'und', 'ar-EG', 'sr-Latn-RS'),
  code.map((known) => languageOf(known).ownTag),
);

describe('negotiateLanguage', () => {
  it('answers an offered language whatever the device says', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.array(deviceTag), codes, (stored, device, offered) => {
        expect(offered).toContain(negotiateLanguage({ stored, device, offered }));
      }),
    );
  });

  it('keeps the stored choice before everything else', () => {
    fc.assert(
      fc.property(codes, fc.array(deviceTag), fc.nat(), (offered, device, index) => {
        const stored = offered[index % offered.length];
        expect(negotiateLanguage({ stored, device, offered })).toBe(stored);
      }),
    );
  });

  it('finds every offered language by its own tag, in any case', () => {
    fc.assert(
      fc.property(codes, fc.nat(), (offered, index) => {
        const wanted = offered[index % offered.length] ?? 'KM';
        expect(negotiateLanguage({ device: [languageOf(wanted).ownTag.toUpperCase()], offered })).toBe(wanted);
      }),
    );
  });

  it('never guesses the private Thai variant', () => {
    fc.assert(
      fc.property(fc.constantFrom('th', 'th-TH', 'th-Thai'), codes, (tag, offered) => {
        const answer = negotiateLanguage({ device: [tag], offered: ['KM', ...offered] });
        expect(answer).not.toBe('TY');
      }),
    );
  });

  it.each([
    ['zh-HK', 'TW'],
    ['zh-TW', 'TW'],
    ['zh-SG', 'CN'],
    ['zh', 'CN'],
    ['pt', 'PT-BR'],
    ['pt-PT', 'PT'],
    ['my', 'MY'],
    ['ms-SG', 'MS'],
    ['th', 'TH'],
    ['ar-EG', 'AR'],
    ['en-KH', 'EN'],
    ['fr-CA', 'FR'],
  ])('matches the device language %s to %s when all 30 are offered', (tag, expected) => {
    expect(negotiateLanguage({ device: [tag], offered: languageCodes })).toBe(expected);
  });

  it.each(['en-US', 'zh-TW', 'pt-BR', 'km'])(
    'needs no locale data for %s, which one shipped language begins as',
    (tag) => {
      const locale = vi.spyOn(Intl, 'Locale');
      negotiateLanguage({ device: [tag] });
      expect(locale).not.toHaveBeenCalled();
      locale.mockRestore();
    },
  );

  it('prefers the first device language that is offered at all', () => {
    expect(negotiateLanguage({ device: ['de-DE', 'ar-SA', 'en'] })).toBe('AR');
  });

  it('falls back to Khmer, else to the first language of the merchant', () => {
    expect(negotiateLanguage({ device: ['de'] })).toBe('KM');
    expect(negotiateLanguage({ device: ['de'], offered: ['TH', 'EN'] })).toBe('TH');
    expect(negotiateLanguage({ stored: 'TH', offered: ['EN', 'KM'] })).toBe('KM');
    expect(negotiateLanguage({ device: ['zh-CN'], offered: ['KM', 'EN'], fallback: 'EN' })).toBe('EN');
    expect(negotiateLanguage({ device: ['zh-CN'], offered: ['KM', 'EN'], fallback: 'TH' })).toBe('KM');
  });

  it.each([
    ['zh-CN', 'CN'],
    ['zh-TW', 'CN'],
    ['th', 'TH'],
    ['th-TH', 'TH'],
    ['pt-BR', 'PT'],
    ['pt', 'PT'],
    ['km-KH', 'KM'],
    ['vi', 'VI'],
  ])('matches the device language %s to %s among the shipped ones', (tag, expected) => {
    expect(negotiateLanguage({ device: [tag] })).toBe(expected);
  });
});

describe('parseAcceptLanguage', () => {
  it('orders tags by weight and drops refused ones', () => {
    expect(parseAcceptLanguage('en;q=0.5, km-KH, fr;q=0, ar;q=0.9')).toEqual(['km-KH', 'ar', 'en']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });
});
