import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone } from './phone-text.ts';

const countries = [
  { country: 'KH', callingCode: '+855' },
  { country: 'TH', callingCode: '+66' },
  { country: 'US', callingCode: '+1' },
  { country: 'CA', callingCode: '+1' },
];
const khmer = { country: 'KH', callingCode: '+855', number: '' };

test('a phone field keeps the digits of a national number', () => {
  expect(readPhone('012 345-678', khmer, countries)).toEqual({ ...khmer, number: '012345678' });
});

test.each(['+66 81 234 5678', '0066812345678', ' +66-81-234-5678'])('%s brings its country', (text) => {
  expect(readPhone(text, khmer, countries)).toEqual({ country: 'TH', callingCode: '+66', number: '812345678' });
});

test('a phone field stays in the country in force where several share a calling code', () => {
  const canadian = { country: 'CA', callingCode: '+1', number: '' };
  expect(readPhone('+1 604 555 0100', canadian, countries).country).toBe('CA');
  expect(readPhone('+1 604 555 0100', khmer, countries).country).toBe('US');
});

test('an unknown calling code changes no country', () => {
  expect(readPhone('+44 7700 900123', khmer, countries)).toEqual({ ...khmer, number: '447700900123' });
});

test('whatever is typed, the number is digits and the country one of the list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,24}$/)), (text) => {
      const { number, country } = readPhone(text, khmer, countries);
      return /^[0-9]{0,15}$/.test(number) && countries.some((known) => known.country === country);
    }),
  );
});
