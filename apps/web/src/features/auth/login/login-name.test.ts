import type { RegisterRule } from '@mekong/api-client/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoginName } from './login-name.ts';

const rule = (name: RegisterRule['name'], acceptedPattern: string, min: number, max: number): RegisterRule => ({
  name,
  enabled: true,
  required: true,
  acceptedPattern,
  min,
  max,
});
const rules = { username: rule('username', '1', 4, 16), mobileNum: rule('mobileNum', '23', 6, 15) };

describe('what is typed as username or mobile number', () => {
  it.each([
    ['sokha', 'sokha'],
    ['  sokha_88 ', 'sokha_88'],
    ['85512345678', '85512345678'],
    ['+855 12 345 678', '85512345678'],
    ['00855-12-345-678', '85512345678'],
    // a name that breaks the rule of today may be older than it
    ['ab', 'ab'],
  ])('%s is sent as %s', (typed, username) => {
    expect(readLoginName(typed, rules)).toEqual({ kind: 'name', username });
  });

  it.each(['012 345 678', '(012) 345-678', '012345678'])('%s is a number of home', (typed) => {
    expect(readLoginName(typed, rules)).toEqual({ kind: 'national', digits: '12345678' });
  });

  it.each(['1', '12345', '1234567890123456', '+1'])('%s is no number that could exist', (typed) => {
    expect(readLoginName(typed, rules)).toEqual({ kind: 'bad-number' });
  });

  it('is a username where the merchant lets usernames be digits', () => {
    const digits = { ...rules, username: rule('username', '6', 4, 10) };
    expect(readLoginName('012345678', digits)).toEqual({ kind: 'name', username: '012345678' });
  });

  it('is never refused when it holds a letter, and never sent with blanks around it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s{0,3}\w{0,8}[a-z]\w{0,8}\s{0,3}$/), (typed) => {
        const name = readLoginName(typed, rules);
        return name.kind === 'name' && name.username === typed.trim();
      }),
    );
  });
});
