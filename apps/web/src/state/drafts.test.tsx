import { session } from '@mekong/api-client/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, dropAllDrafts, dropDraft, followForm, keepDraft } from './drafts.ts';
import { type SessionEndReason, setSessionEnd } from './session-times.ts';

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

  it('is forgotten in every form when all drafts are dropped, and an open form keeps nothing when it goes away', () => {
    keepDraft('login', { username: 'sokha' });
    const unfollow = followForm('transfer 1', () => ({ note: 'rent' }));
    dropAllDrafts();
    expect(unfollow()).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(draftOf('login')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what a member typed', () => {
  const logIn = (account: string) => {
    session.set({ token: 't'.repeat(43), account });
    setSessionEnd(undefined);
  };
  /** As `closeSession` does: why it ended is said once it has. */
  const end = async (reason: SessionEndReason | undefined) => {
    session.clear();
    setSessionEnd(reason);
    await Promise.resolve();
  };
  const isKept = () => 'note' in draftOf('transfer 1');

  beforeEach(() => {
    logIn('1');
    keepDraft('transfer 1', { note: 'rent' });
  });
  afterEach(() => end(undefined));

  it.each([
    ['the member logs out in any way', undefined, false],
    ['another tab logs out', 'elsewhere', false],
    ['nothing was done for long', 'idle', true],
    ['the time of the session is over', 'expired', true],
    ['the gateway ends the session', 'ended', true],
  ] as const)('after %s (%s) is kept: %s', async (_, reason, kept) => {
    await end(reason);
    expect(isKept()).toBe(kept);
  });

  it('is there when the same member logs in again, and gone when somebody else does', async () => {
    await end('idle');
    logIn('1');
    expect(isKept()).toBe(true);
    await end('idle');
    logIn('2');
    expect(isKept()).toBe(false);
  });
});

describe('a reload', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.resetModules();
    sessionStorage.clear();
  });

  /** What the next page finds of a form that is open while this one goes away. */
  async function reload(values: object) {
    const unfollow = followForm('form', () => values);
    dispatchEvent(new Event('pagehide'));
    unfollow();
    vi.resetModules();
    return import('./drafts.ts');
  }

  it('keeps what stands in an open form, without anything secret, for the next page alone', async () => {
    const nextPage = await reload({ username: 'bopha', password: 'Secret#1', verificationCode: '9' });
    expect(nextPage.draftOf('form')).toEqual({ username: 'bopha' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('puts no secret and no number of an account or a document into the storage, and keeps the numbers in the page', async () => {
    const unfollow = followForm('form', () => ({
      ...{ institution: 'BANK ABA', number: '000123456', idNumber: 'N0123456', paymentPassword: '135790' },
    }));
    dispatchEvent(new Event('pagehide'));
    unfollow();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/000123456|N0123456|135790/);
    expect(draftOf('form')).toEqual({ institution: 'BANK ABA', number: '000123456', idNumber: 'N0123456' });
  });

  it('brings back nothing that lay in the storage for half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const unfollow = followForm('form', () => ({ username: 'bopha' }));
    dispatchEvent(new Event('pagehide'));
    unfollow();
    vi.advanceTimersByTime(30 * 60_000);
    vi.resetModules();
    expect((await import('./drafts.ts')).draftOf('form')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing in the storage when the browser brings the page back as it was', () => {
    const unfollow = followForm('form', () => ({ username: 'bopha' }));
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    unfollow();
    expect(sessionStorage).toHaveLength(0);
  });
});
