// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textStack } from './stacks.ts';
import { longestWait, scriptFaceWait } from './wait.ts';

const root = document.documentElement;
const run = () => new Function(scriptFaceWait)();
let ours: PromiseWithResolvers<void>;
const load = vi.fn();

/** A device on which one of the asked faces is there, or none. */
function deviceHas(has: boolean): void {
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string;
      constructor(_family: string, source: string) {
        this.source = source;
      }
      load = () => (has ? Promise.resolve() : Promise.reject(new Error('none of them')));
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  ours = Promise.withResolvers();
  load.mockReset().mockReturnValue(ours.promise);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  root.setAttribute('data-ssr', '');
  root.lang = 'km-KH';
  root.style.visibility = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  root.removeAttribute('data-ssr');
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a server-rendered page in a script of its own', () => {
  test('is not shown before our face is there when the device has none', async () => {
    deviceHas(false);
    run();
    await settled();
    expect(root.style.visibility).toBe('hidden');
    expect(load).toHaveBeenCalledWith('1em "Mekong Khmer"', 'ក');
    ours.resolve();
    await settled();
    expect(root.style.visibility).toBe('');
  });

  test('is shown when our face cannot be loaded', async () => {
    deviceHas(false);
    run();
    ours.reject(new Error('network'));
    await settled();
    expect(root.style.visibility).toBe('');
  });

  test('is shown after the longest wait when our face is still on its way', async () => {
    deviceHas(false);
    run();
    await vi.advanceTimersByTimeAsync(longestWait - 1);
    expect(root.style.visibility).toBe('hidden');
    await vi.advanceTimersByTimeAsync(1);
    expect(root.style.visibility).toBe('');
  });

  test('is shown at once, without our face, when the device has one', async () => {
    deviceHas(true);
    run();
    await settled();
    expect(root.style.visibility).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['in Latin letters', 'en', true],
    ['that the browser renders itself', 'km-KH', false],
  ])('does not wait %s', async (_, lang, isServerRendered) => {
    deviceHas(false);
    root.lang = lang;
    root.toggleAttribute('data-ssr', isServerRendered);
    run();
    await settled();
    expect(root.style.visibility).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  test('asks for faces of the device that the stack names, and for one of ours', () => {
    const names = [...scriptFaceWait.matchAll(/\[("[^\]]+)\]/g)].flatMap(([, list]) => JSON.parse(`[${list}]`));
    expect(names.length).toBe(12);
    expect(textStack).toEqual(expect.arrayContaining(names.filter((name: string) => name.length > 1)));
  });
});
