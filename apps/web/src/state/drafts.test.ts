import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftOf, dropDraft, followForm, keepDraft } from './drafts.ts';
import { reloadPage } from './reload.ts';

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
      code: '123456',
      recoveryCode: 'ABCDE-12345',
      ticket: 't',
      token: 't',
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

describe('a reload on purpose', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    sessionStorage.clear();
  });

  it('keeps what stands in an open form, without anything secret, for the next page alone', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const unfollow = followForm('register', () => ({ username: 'bopha', password: 'Secret#1', verificationCode: '9' }));
    reloadPage();
    unfollow();
    expect(reload).toHaveBeenCalledOnce();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Secret#1|verificationCode/);

    vi.resetModules();
    const nextPage = await import('./drafts.ts');
    expect(nextPage.draftOf('register')).toEqual({ username: 'bopha' });
    expect(sessionStorage).toHaveLength(0);
  });
});
