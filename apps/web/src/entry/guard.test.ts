import { describe, expect, test } from 'vitest';
import { hasAgentButton, opensAgentCentre } from './account-type.ts';
import { guard } from './guard.ts';

describe('guard', () => {
  test('asks a visitor to log in first', () => {
    expect(guard({ signedIn: false })).toBe('login-required');
    expect(guard({ signedIn: false }, { openToTrial: true })).toBe('login-required');
  });

  test('asks a trial account for a real one, except where trials may play', () => {
    expect(guard({ signedIn: true, type: 4 })).toBe('real-account-required');
    expect(guard({ signedIn: true, type: 4 }, { openToTrial: true })).toBe('allowed');
  });

  test.each([0, 1, 2, 41, 42])('lets account type %i pass', (type) => {
    expect(guard({ signedIn: true, type })).toBe('allowed');
  });
});

describe('account types', () => {
  test('show the agent button to agents and to trial accounts', () => {
    expect([0, 1, 2, 4, 41, 42].filter(hasAgentButton)).toEqual([1, 2, 4, 41, 42]);
  });

  test('open the agent centre to agents only', () => {
    expect([0, 1, 2, 4, 41, 42].filter(opensAgentCentre)).toEqual([1, 2, 41, 42]);
  });
});
