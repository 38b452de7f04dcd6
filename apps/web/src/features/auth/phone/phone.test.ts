import type { PhoneCountry } from '@mekong/ui/PhoneField';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPhone, phoneDigits, phonePayload, phoneProblem } from './phone.ts';

const countries: readonly PhoneCountry[] = [
  { country: 'KH', name: 'Cambodia', callingCode: '+855', digits: { min: 8, max: 9 } },
  { country: 'TH', name: 'Thailand', callingCode: '+66', digits: { min: 9, max: 9 } },
  { country: 'ZZ', name: 'Nowhere', callingCode: '+999' },
];
const khmer = (number: string) => ({ country: 'KH', callingCode: '+855', number });

test('a phone field begins in the first country of the merchant, and nowhere while there is none', () => {
  expect(emptyPhone(countries)).toEqual(khmer(''));
  expect(emptyPhone([])).toEqual({ country: '', callingCode: '', number: '' });
});

describe('a number', () => {
  test.each([
    ['', 'missing'],
    ['1234567', 'length'],
    ['12345678', undefined],
    ['012345678', undefined],
    ['1234567890', 'length'],
    ['0123456789', undefined],
  ] as const)('%s: %s', (number, problem) => {
    expect(phoneProblem(khmer(number), countries)).toBe(problem);
  });

  test('of a country that is not served is refused as such', () => {
    expect(phoneProblem({ country: 'GB', callingCode: '+44', number: '7700900123' }, countries)).toBe('country');
  });

  test('of a country whose lengths are not known is left to the gateway', () => {
    expect(phoneProblem({ country: 'ZZ', callingCode: '+999', number: '123456' }, countries)).toBeUndefined();
  });
});

test('a number is one and the same with and without the zero before it, for every number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,9}$/), (number) => {
      expect(phonePayload(khmer(`0${number}`))).toEqual({ mobileNum: number, mobileCountryCode: '855' });
      expect(phoneDigits(khmer(`0${number}`))).toBe(phoneDigits(khmer(number)));
      expect(phoneProblem(khmer(`0${number}`), countries)).toBe(phoneProblem(khmer(number), countries));
    }),
  );
});
