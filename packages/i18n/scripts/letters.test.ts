import { describe, expect, it } from 'vitest';
import { letterFaults } from './letters.ts';

describe('letterFaults', () => {
  it('accepts the letters of the language, allowed names, values, cases and tags', () => {
    expect(letterFaults('{n, plural, other {<0>{name}</0> VIP # ហ្គេម “A”}}', 'KM')).toEqual([]);
    expect(letterFaults('{kind, select, deposit {ฝากเงิน} other {{until} 5}}', 'TH')).toEqual([]);
    expect(letterFaults('«{name}» و5', 'AR')).toEqual([]);
  });

  it('refuses letters of another script', () => {
    expect(letterFaults('ยอดเงิน余额', 'TH')).toEqual(['"余" is Han']);
    expect(letterFaults('Saldo ของ', 'PT')).toEqual(['"ข" is Thai']);
    expect(letterFaults('សូមចុច Button', 'KM')).toEqual([
      '"Button" is in Latin letters: translate it, or add the name to terms/latin.tsv',
    ]);
  });

  it('refuses quotation marks and digits of another language', () => {
    expect(letterFaults('«គណនី»', 'KM')).toEqual(['use “ ” for «', 'use “ ” for »']);
    expect(letterFaults('٥ دقائق', 'AR')).toEqual(['use the digits 0 to 9']);
    expect(letterFaults('៥ នាទី', 'KM')).toEqual(['use the digits 0 to 9']);
  });
});
