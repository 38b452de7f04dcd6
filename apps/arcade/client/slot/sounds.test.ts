import { themeOfEachSet } from '@mekong/art/slot-theme';
import { describe, expect, test } from 'vitest';
import { createTones, cues } from './sounds.ts';

const keys = [...new Set(themeOfEachSet().map(({ sound }) => sound))];

describe('the tones of a slot', () => {
  test('differ by the sound of the theme, each of which has a voice of its own', () => {
    const heard = keys.map((key) => JSON.stringify(cues.map(createTones(key, 'lotus-fortune'))));
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(heard).size).toBe(keys.length);
  });

  test('differ between games of one theme, and are the same for one game for ever', () => {
    const [one, same, other] = ['paddy-gold', 'paddy-gold', 'naga-moon'].map((game) =>
      createTones('river', game)('win'),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test.each(keys)('of %s are within what ears hear and speakers take, and end within three seconds', (key) => {
    for (const cue of cues)
      for (const { at, length, pitch, to = pitch, loudness } of createTones(key, 'x')(cue)) {
        expect(Math.min(pitch, to)).toBeGreaterThan(30);
        expect(Math.max(pitch, to)).toBeLessThan(6000);
        expect(loudness).toBeLessThanOrEqual(0.35);
        expect(at + length).toBeLessThanOrEqual(3);
      }
  });
});
