// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDeadline, keptDeadline } from './code-deadline.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('a countdown goes on after a reload, each purpose by itself', () => {
  keepDeadline('login', 61_000);
  expect(keptDeadline('login', 1_000)).toBe(61_000);
  expect(keptDeadline('register', 1_000)).toBeUndefined();
});

it('only a moment that lies ahead, and not too far, is waited for', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (deadline, now) => {
      keepDeadline('login', deadline);
      const kept = keptDeadline('login', now);
      return kept === undefined ? deadline <= now || deadline - now > 600_000 : kept === deadline && kept > now;
    }),
  );
});

it('what somebody else wrote, or nobody may read, is no countdown', () => {
  sessionStorage.setItem('mekong.codeUntil.login', 'soon');
  expect(keptDeadline('login', 0)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(keptDeadline('login', 0)).toBeUndefined();
});
