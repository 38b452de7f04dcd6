import { describe, expect, it } from 'vitest';
import { wordingFaults, wordingRules } from './wording.ts';

describe('wordingFaults', () => {
  it.each(wordingRules)('finds fault with "$example" in $language', ({ language, example, write }) => {
    expect(wordingFaults(example, language)).toContainEqual(expect.stringContaining(write));
  });

  it('names the word and what to write in its place', () => {
    expect(wordingFaults('The vendor is offline.')).toEqual(['"vendor": say "provider"']);
  });

  it('takes "please" in an apology', () => {
    expect(wordingFaults('We are sorry. Please wait while we look into it.')).toEqual([]);
  });

  it('does not read the names of values', () => {
    expect(wordingFaults('Results are made by {vendorName} and {vendor}.')).toEqual([]);
  });
});
