import { describe, expect, it } from 'vitest';
import { wordingFaults } from './wording.ts';

describe('wordingFaults', () => {
  it.each([
    ['Please try again.', 'leave out "please", unless it is an apology'],
    ['All other devices were signed out.', 'say "log in" or "log out"'],
    ['Your login code', 'say "log in" (verb) or "log-in" (noun)'],
    ['The vendor is offline.', 'say "provider"'],
    ['That did not work.', 'say what happened'],
  ])('finds fault with %s', (text, fault) => {
    expect(wordingFaults(text)).toEqual([fault]);
  });

  it('takes "please" in an apology', () => {
    expect(wordingFaults('We are sorry. Please wait while we look into it.')).toEqual([]);
  });

  it('does not read the names of values', () => {
    expect(wordingFaults('Results are made by {vendorName} and {vendor}.')).toEqual([]);
  });
});
