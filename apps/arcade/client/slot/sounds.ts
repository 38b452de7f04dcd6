/** What a slot sounds like: a few tones for what happens, in the voice of its theme and at a pitch of its own. */
import type { Tone } from '../kit/sound.ts';

export const cues = ['spin', 'stop', 'tense', 'small', 'win', 'big', 'mega', 'fall', 'coin', 'free', 'wheel'] as const;
export type Cue = (typeof cues)[number];

interface Voice {
  readonly wave: OscillatorType;
  /** Lowest tone, hertz. */
  readonly root: number;
  /** Tones of the scale in half steps above the root. */
  readonly scale: readonly number[];
  /** How long a tone rings, as a factor. */
  readonly ring: number;
}

/** By the key that a theme names. */
const voices: Readonly<Record<string, Voice>> = {
  river: { wave: 'sine', root: 294, scale: [0, 2, 4, 7, 9], ring: 1.3 },
  temple: { wave: 'triangle', root: 220, scale: [0, 2, 5, 7, 10], ring: 1.8 },
  festival: { wave: 'triangle', root: 349, scale: [0, 4, 5, 7, 11], ring: 0.8 },
  sea: { wave: 'sine', root: 247, scale: [0, 3, 5, 7, 10], ring: 1.5 },
  garden: { wave: 'sine', root: 392, scale: [0, 2, 4, 7, 9], ring: 1 },
  treasury: { wave: 'square', root: 262, scale: [0, 4, 7, 9, 11], ring: 0.9 },
  night: { wave: 'sine', root: 196, scale: [0, 3, 5, 8, 10], ring: 1.7 },
  machine: { wave: 'sawtooth', root: 165, scale: [0, 3, 5, 6, 10], ring: 0.6 },
};
const firstVoice: Voice = { wave: 'sine', root: 294, scale: [0, 2, 4, 7, 9], ring: 1.3 };

/** A number of the name, the same for ever. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 997, 7);

/** Square and saw waves carry much further than round ones. */
const softness: Partial<Record<OscillatorType, number>> = { square: 0.35, sawtooth: 0.35 };

/**
 * The tones of each cue of one game.
 *
 * @param key sound of its theme; one that is not known sounds as the river
 * @param game its code, which moves the pitch by up to half an octave
 */
export function createTones(key: string | undefined, game: string): (cue: Cue) => readonly Tone[] {
  const { wave, root, scale, ring } = voices[key ?? ''] ?? firstVoice;
  const lowest = root * 2 ** ((6 * numberOf(game)) / 997 / 12);
  const soft = softness[wave] ?? 1;
  const pitchOf = (step: number) => {
    const octave = Math.floor(step / scale.length);
    return lowest * 2 ** (octave + (scale[step - octave * scale.length] ?? 0) / 12);
  };
  const tone = (step: number, at: number, length: number, loudness: number): Tone => ({
    at,
    length: length * ring,
    pitch: pitchOf(step),
    wave,
    loudness: loudness * soft,
  });
  const run = (steps: readonly number[], pause: number, length: number, loudness: number) =>
    steps.map((step, index) => tone(step, pause * index, length, loudness));
  const tones: Readonly<Record<Cue, readonly Tone[]>> = {
    spin: [{ ...tone(0, 0, 0.22, 0.18), to: pitchOf(5) }],
    stop: [{ ...tone(0, 0, 0.09, 0.3), pitch: lowest / 2, to: lowest / 4 }],
    tense: [{ ...tone(2, 0, 0.8, 0.16), to: pitchOf(9) }],
    small: run([2, 4], 0.09, 0.22, 0.22),
    win: run([0, 2, 4, 5], 0.09, 0.3, 0.26),
    big: run([0, 2, 4, 5, 7, 9], 0.11, 0.45, 0.3),
    mega: [...run([0, 2, 4, 5, 7, 9, 10, 12], 0.11, 0.5, 0.3), ...run([5, 7, 9, 10], 0.22, 0.9, 0.16)],
    fall: run([4, 2, 0], 0.05, 0.14, 0.18),
    coin: run([7, 9], 0.06, 0.18, 0.22),
    free: [...run([0, 4, 7, 9], 0.14, 0.7, 0.26), tone(12, 0.62, 1.1, 0.2)],
    wheel: run([5, 4, 5, 4, 5], 0.12, 0.1, 0.16),
  };
  return (cue) => tones[cue];
}
