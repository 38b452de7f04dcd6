// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

const run = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  run.mockReset();
  stop = whenQuiet(run);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what can wait', () => {
  test.each(['pointerdown', 'keydown', 'scroll'])('runs once, a second after the first %s', (sign) => {
    dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs when nothing happens for some seconds', () => {
    vi.advanceTimersByTime(3_999);
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['at once', () => undefined],
    ['after an input', () => dispatchEvent(new Event('keydown'))],
    ['while the browser is not idle yet', () => vi.advanceTimersByTime(4_000)],
  ])('does not run when it is called off %s', (_, before) => {
    before();
    stop();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
