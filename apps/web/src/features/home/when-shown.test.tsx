import { from } from '@mekong/ui/tokens/breakpoint';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRendered, whenShown } from './when-shown.ts';

afterEach(() => vi.unstubAllGlobals());

function stubScreen(isWide: boolean) {
  const screen = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => screen);
  return screen;
}

const isOver = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

test('a part does not wait on a screen that shows it', async () => {
  stubScreen(true);
  expect(await isOver(whenShown(from('wide')))).toBe(true);
});

test('a part waits on another screen until it is shown', async () => {
  const screen = stubScreen(false);
  const waiting = whenShown(from('wide'));
  expect(await isOver(waiting)).toBe(false);
  screen.dispatchEvent(new Event('change'));
  await waiting;
});

test.each([
  ['keeps', true, true],
  ['drops', false, false],
])('a part %s what the server has rendered where the screen shows it: %s', (_what, isWide, expected) => {
  stubScreen(isWide);
  expect(renderHook(() => useRendered(from('wide'), () => true)).result.current).toBe(expected);
  expect(renderHook(() => useRendered(from('wide'), () => false)).result.current).toBe(false);
});
