// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createSettings } from './settings.ts';
import { createSound, type Tone } from './sound.ts';

const tone: Tone = { at: 0, length: 0.1, pitch: 440, wave: 'sine', loudness: 0.5 };
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

/** A browser's sound as far as it is used: how it answers to being resumed is decided by the test. */
function fakeContext(resume: (context: { state: string }) => Promise<void>) {
  const gains: { gain: { value: number } }[] = [];
  const oscillator = { start: vi.fn(), stop: vi.fn(), frequency: param(), connect: (next: unknown) => next };
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    createGain: () => {
      const gain = { gain: param(), connect: (next: unknown) => next };
      gains.push(gain);
      return gain;
    },
    createOscillator: () => oscillator,
    resume: () => resume(context),
    suspend: async () => undefined,
  };
  return { context: context as unknown as AudioContext, oscillator, gains };
}

const allowed = async (context: { state: string }) => {
  context.state = 'running';
};

function setUp(resume: (context: { state: string }) => Promise<void>) {
  const settings = createSettings(() => {
    throw new Error('Nothing is kept.');
  });
  const fake = fakeContext(resume);
  const newContext = vi.fn(() => fake.context);
  const onBlocked = vi.fn();
  const sound = createSound({ settings, tonesOf: () => [tone, tone], onBlocked, newContext });
  return { settings, sound, newContext, onBlocked, ...fake };
}

describe('sound', () => {
  test('is not even opened while it is off', async () => {
    const { sound, newContext, oscillator, onBlocked } = setUp(allowed);
    await sound.unlock();
    sound.play('win');
    expect(newContext).not.toHaveBeenCalled();
    expect(oscillator.start).not.toHaveBeenCalled();
    expect(onBlocked).not.toHaveBeenCalled();
  });

  test('plays each tone of a cue once it is turned on, at the volume that is set', async () => {
    const { settings, sound, oscillator, gains } = setUp(allowed);
    settings.set({ hasSound: true, volume: 50 });
    await sound.unlock();
    sound.play('win');
    expect(oscillator.start).toHaveBeenCalledTimes(2);
    expect(gains[0]?.gain.value).toBeCloseTo(0.25);
    settings.set({ volume: 0 });
    expect(gains[0]?.gain.value).toBe(0);
  });

  test('is silent at once when it is turned off', async () => {
    const { settings, sound, oscillator, gains } = setUp(allowed);
    settings.set({ hasSound: true });
    await sound.unlock();
    settings.set({ hasSound: false });
    sound.play('win');
    expect(oscillator.start).not.toHaveBeenCalled();
    expect(gains[0]?.gain.value).toBe(0);
  });

  test('says once that the browser blocks it, and plays nothing', async () => {
    const { settings, sound, oscillator, onBlocked } = setUp(async () => {
      throw new DOMException('No gesture.', 'NotAllowedError');
    });
    settings.set({ hasSound: true });
    await sound.unlock();
    await sound.unlock();
    sound.play('win');
    expect(onBlocked).toHaveBeenCalledOnce();
    expect(oscillator.start).not.toHaveBeenCalled();
  });

  test('says the same of a browser that has no sound at all', async () => {
    const { settings, sound, newContext, onBlocked } = setUp(allowed);
    newContext.mockImplementation(() => {
      throw new ReferenceError('AudioContext is not defined');
    });
    settings.set({ hasSound: true });
    await sound.unlock();
    expect(onBlocked).toHaveBeenCalledOnce();
  });
});
