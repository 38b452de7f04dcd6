import { findNonce, progressOf, type Work } from './work.ts';

/** Tries between two looks at the clock: less than a millisecond on a phone. */
const few = 250;
/** Milliseconds of work in a row, so that the page draws and listens in between. */
const slice = 8;

interface WorkOptions {
  readonly signal: AbortSignal;
  /** Called with 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/**
 * Does the work of a challenge in slices between which the page breathes. A worker would need a hole in the Trusted Types
 * of the site, and the work of a phone is a second at most.
 *
 * @returns the nonce
 * @throws the signal's reason
 */
export async function doWork(work: Work, { signal, onProgress }: WorkOptions): Promise<string> {
  for (let tried = 0; ; ) {
    signal.throwIfAborted();
    const pauseAt = performance.now() + slice;
    do {
      const nonce = findNonce(work, tried, few);
      if (nonce !== undefined) return nonce;
      tried += few;
    } while (performance.now() < pauseAt);
    onProgress(progressOf(work, tried));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
