import { describe, expect, test } from 'vitest';
import { createSettings, readSettings } from './settings.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

describe('the settings of a player', () => {
  test('are kept for the next game, with sound off at first', () => {
    const storage = memory();
    const settings = createSettings(() => storage);
    expect(settings.get()).toMatchObject({ hasSound: false, hand: 'both', isQuick: false });
    settings.set({ hasSound: true, volume: 20, hand: 'left' });
    expect(createSettings(() => storage).get()).toEqual({ hasSound: true, volume: 20, hand: 'left', isQuick: false });
  });

  test('count for the page when the browser refuses to keep anything', () => {
    const settings = createSettings(() => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    });
    const seen: boolean[] = [];
    settings.onChange(({ isQuick }) => seen.push(isQuick));
    settings.set({ isQuick: true });
    expect(settings.get().isQuick).toBe(true);
    expect(seen).toEqual([false, true]);
  });

  test.each(['', 'null', '[]', '{"volume":900,"hand":"third","hasSound":"yes"}', '{'])(
    'are as at first when %j was kept',
    (kept) => expect(readSettings(kept)).toEqual(readSettings(null)),
  );
});
