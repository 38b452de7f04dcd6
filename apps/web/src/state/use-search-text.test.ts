// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setup(said?: string) {
  const follow = vi.fn();
  const hook = renderHook(({ q }: { q: string | undefined }) => useSearchText(q, follow), {
    initialProps: { q: said },
  });
  return {
    follow,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    rest: () => act(() => vi.runAllTimers()),
    address: (q: string | undefined) => act(() => hook.rerender({ q })),
  };
}

test('typing asks once, after a pause', () => {
  const { type, rest, follow } = setup();
  type('n');
  type('na');
  type('naga ');
  expect(follow).not.toHaveBeenCalled();
  rest();
  expect(follow).toHaveBeenCalledExactlyOnceWith('naga');
});

test('an emptied field takes the words off the address', () => {
  const { type, rest, follow } = setup('naga');
  type('');
  rest();
  expect(follow).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('what is typed on while the address follows is kept', () => {
  const { type, rest, address, text } = setup();
  type('na');
  rest();
  type('naga');
  address('na');
  expect(text()).toBe('naga');
});

test('the field follows the address when somebody goes back', () => {
  const { type, rest, address, text, follow } = setup();
  type('naga');
  rest();
  address('naga');
  address(undefined);
  expect(text()).toBe('');
  rest();
  expect(follow).toHaveBeenCalledTimes(1);
});
