import { describe, expect, it } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

describe('what was typed into a form', () => {
  it('is there again when the form is opened again, without anything secret', () => {
    keepDraft('register', {
      username: 'bopha',
      affiliateCode: 'DARA01',
      agreement: true,
      password: 'x',
      confirmPassword: 'x',
      paymentPassword: '1',
      verificationCode: '1',
      captcha: 'A',
      captchaId: 'c',
    });
    expect(draftOf('register')).toEqual({ username: 'bopha', affiliateCode: 'DARA01', agreement: true });
    expect(draftOf('login')).toEqual({});
  });

  it('is forgotten once the form has done its work', () => {
    keepDraft('login', { username: 'sokha' });
    dropDraft('login');
    expect(draftOf('login')).toEqual({});
  });
});
