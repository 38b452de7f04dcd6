import { expect, test } from 'vitest';
import { nextInput } from './first-input.ts';

const isDone = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'])(
  'a %s is an input',
  async (name) => {
    const page = new EventTarget();
    const input = nextInput(page);
    expect(await isDone(input)).toBe(false);
    page.dispatchEvent(new Event(name));
    expect(await isDone(input)).toBe(true);
  },
);

test('what a page does by itself is no input', async () => {
  const page = new EventTarget();
  const input = nextInput(page);
  for (const name of ['load', 'resize', 'visibilitychange']) page.dispatchEvent(new Event(name));
  expect(await isDone(input)).toBe(false);
});
