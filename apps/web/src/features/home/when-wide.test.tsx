import { afterEach, expect, test, vi } from 'vitest';
import { whenWide } from './when-wide.ts';

afterEach(() => vi.unstubAllGlobals());

function stubScreen(isWide: boolean) {
  const screen = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => screen);
  return screen;
}

const isOver = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

test('a wide part does not wait on a wide screen', async () => {
  stubScreen(true);
  expect(await isOver(whenWide('wide'))).toBe(true);
});

test('a wide part waits on a narrow screen until it is wide', async () => {
  const screen = stubScreen(false);
  const waiting = whenWide('wide');
  expect(await isOver(waiting)).toBe(false);
  screen.dispatchEvent(new Event('change'));
  await waiting;
});
