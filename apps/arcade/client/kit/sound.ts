/** Sounds made of tones in the page: nothing is downloaded, and nothing is heard until the player turns them on. */
import { wait } from './motion.ts';
import type { SettingsStore } from './settings.ts';

/** One tone. Times in seconds, pitch in hertz, loudness from 0 to 1. */
export interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** Pitch at its end, where it slides. */
  readonly to?: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

/** How long a browser may take to let sound begin, in milliseconds; after that it is taken as refused. */
const patience = 1500;

export interface SoundOptions<Cue extends string> {
  readonly settings: SettingsStore;
  readonly tonesOf: (cue: Cue) => readonly Tone[];
  /** The browser does not let this page make a sound, although the player has turned it on. */
  readonly onBlocked: () => void;
  /** Makes the context; replaced in tests. */
  readonly newContext?: () => AudioContext;
}

/** Plays cues while sound is on. A context is made at the first press that asks for sound, as browsers demand. */
export function createSound<Cue extends string>(options: SoundOptions<Cue>) {
  const { settings, tonesOf, onBlocked, newContext = () => new AudioContext() } = options;
  let context: AudioContext | undefined;
  let volume: GainNode | undefined;
  let isTold = false;

  function setVolume(): void {
    const { hasSound, volume: percent } = settings.get();
    // ears hear loudness in steps that grow
    if (volume) volume.gain.value = hasSound ? (percent / 100) ** 2 : 0;
  }

  function open(): AudioContext {
    if (context) return context;
    context = newContext();
    volume = context.createGain();
    volume.connect(context.destination);
    setVolume();
    return context;
  }

  /** Call it in a press of the player. Says once for each time it is turned on that the browser refuses. */
  async function unlock(): Promise<void> {
    if (!settings.get().hasSound || context?.state === 'running') return;
    try {
      const opened = open();
      await Promise.race([opened.resume(), wait(patience)]);
      if (opened.state === 'running') return;
    } catch {
      // a browser without sound, or one that refuses it
    }
    if (!isTold) onBlocked();
    isTold = true;
  }

  function play(cue: Cue): void {
    if (!settings.get().hasSound || context?.state !== 'running' || !volume) return;
    const now = context.currentTime;
    for (const { at, length, pitch, to, wave, loudness } of tonesOf(cue)) {
      const tone = context.createOscillator();
      const shape = context.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(pitch, now + at);
      if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, now + at + length);
      shape.gain.setValueAtTime(0.0001, now + at);
      shape.gain.exponentialRampToValueAtTime(loudness, now + at + 0.012);
      shape.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
      tone.connect(shape).connect(volume);
      tone.start(now + at);
      tone.stop(now + at + length + 0.02);
    }
  }

  settings.onChange(({ hasSound }) => {
    if (!hasSound) isTold = false;
    setVolume();
  });
  // a page that nobody looks at is silent
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context?.suspend();
    else if (context && settings.get().hasSound) void context.resume().catch(() => undefined);
  });
  return { unlock, play };
}

export type Sound<Cue extends string> = ReturnType<typeof createSound<Cue>>;
