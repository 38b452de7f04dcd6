import { describe, expect, it } from 'vitest';
import { letterFaults } from './letters.ts';

describe('letterFaults', () => {
  it('accepts the letters of the language, allowed names, values, cases and tags', () => {
    expect(letterFaults('{n, plural, other {<0>{name}</0> VIP # ហ្គេម “A”}}', 'KM')).toEqual([]);
    expect(letterFaults('{kind, select, deposit {ฝากเงิน} other {{until} 5}}', 'TH')).toEqual([]);
    expect(letterFaults('«{name}» و5', 'AR')).toEqual([]);
  });

  it('refuses letters of another script', () => {
    expect(letterFaults('ยอดเงิน余额', 'TH')).toEqual(['"余" is of another script']);
    expect(letterFaults('Saldo ของ', 'PT')).toEqual(['"ข" is of another script']);
    expect(letterFaults('សូមចុច Button', 'KM')).toEqual([
      '"Button" is in Latin letters: translate it, or add the name to terms/latin.tsv',
    ]);
  });

  it.each([
    ['សូម привет', 'KM'],
    ['สวัสดี हिन्दी', 'TH'],
    // a Cyrillic letter that looks like a Latin one
    ['Pаgar', 'PT'],
    ['登录する', 'CN'],
    ['Ελλάδα', 'EN'],
  ] as const)('refuses "%s" in %s, whose script no shipped language has', (text, language) => {
    expect(letterFaults(text, language)).toContainEqual(expect.stringContaining('is of another script'));
  });

  it('refuses Latin words with marks in a language of another script', () => {
    expect(letterFaults('សូម São', 'KM')).toEqual([expect.stringContaining('"São" is in Latin letters')]);
  });

  it('refuses invisible signs but the mark of direction', () => {
    expect(letterFaults('ដាក់\u200bប្រាក់\u2060', 'KM')).toEqual(['leave out U+200B', 'leave out U+2060']);
    expect(letterFaults('\u200fQR: رمز', 'AR')).toEqual([]);
  });

  it('refuses quotation marks that are not closed, or closed before they are opened', () => {
    for (const text of ['”គណនី“', '“គណនី', '“គណនី“'])
      expect(letterFaults(text, 'KM')).toEqual(['open and close with “ ”']);
    expect(letterFaults('“គណនី” “គណនី”', 'KM')).toEqual([]);
    expect(letterFaults('‹账号›', 'CN')).toEqual(['use “ ” for ‹', 'use “ ” for ›']);
  });

  it('refuses quotation marks and digits of another language', () => {
    expect(letterFaults('«គណនី»', 'KM')).toEqual(['use “ ” for «', 'use “ ” for »']);
    expect(letterFaults('٥ دقائق', 'AR')).toEqual(['use the digits 0 to 9']);
    expect(letterFaults('៥ នាទី', 'KM')).toEqual(['use the digits 0 to 9']);
  });
});
