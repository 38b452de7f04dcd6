import { findNonce, progressOf, type Work } from './work.ts';

/** Tries of one turn where there is no worker: some milliseconds on a phone. */
const slice = 2_000;

interface WorkOptions {
  readonly signal: AbortSignal;
  /** Called with 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/**
 * Does the work of a challenge beside the page, or, where no worker can be had, in slices between which the page breathes.
 *
 * @returns the nonce
 * @throws the signal's reason
 */
export async function doWork(work: Work, { signal, onProgress }: WorkOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return inSlices(work, { signal, onProgress });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<{ nonce?: string; progress?: number }>) => {
        if (data.nonce !== undefined) resolve(data.nonce);
        else onProgress(data.progress ?? 0);
      };
      // a worker that cannot run, whyever: the page does it
      worker.onerror = () => inSlices(work, { signal, onProgress }).then(resolve, reject);
      worker.postMessage(work);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

async function inSlices(work: Work, { signal, onProgress }: WorkOptions): Promise<string> {
  for (let tried = 0; ; tried += slice) {
    const nonce = findNonce(work, tried, slice);
    if (nonce !== undefined) return nonce;
    onProgress(progressOf(work, tried + slice));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
