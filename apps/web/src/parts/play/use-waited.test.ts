// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaited } from './use-waited.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (first: string | undefined) => {
  const hook = renderHook(({ key }) => useWaited(key), { initialProps: { key: first } });
  return {
    waited: () => hook.result.current,
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    now: (key: string | undefined) => hook.rerender({ key }),
  };
};

test('a wait is explained after 8 seconds, and took too long after 15', () => {
  const { waited, pass } = wait('attempt 0');
  pass(7_999);
  expect(waited()).toBe('little');
  pass(1);
  expect(waited()).toBe('while');
  pass(6_999);
  expect(waited()).toBe('while');
  pass(1);
  expect(waited()).toBe('long');
});

test('another try begins the wait anew', () => {
  const { waited, pass, now } = wait('attempt 0');
  pass(15_000);
  now('attempt 1');
  expect(waited()).toBe('little');
  pass(8_000);
  expect(waited()).toBe('while');
});

test('what has come is not waited for, and nothing is left to ring', () => {
  const { waited, pass, now } = wait('attempt 0');
  pass(10_000);
  now(undefined);
  expect(waited()).toBe('little');
  expect(vi.getTimerCount()).toBe(0);
});
