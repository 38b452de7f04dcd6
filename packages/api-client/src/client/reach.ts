/** Looks at addresses that are no operations: whether they are there, and how quickly they answer. */

/**
 * HTTP status of an address of this site, asked without its content and past every cache.
 *
 * @throws TypeError when the server cannot be reached
 */
export async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status;
}

/**
 * How quickly an origin answers. Nothing is sent along and nothing of the answer can be read: it is the time that counts.
 *
 * @param patienceMs milliseconds after which it counts as not answering
 * @returns milliseconds, 1 at least; undefined when no answer came
 */
export async function latencyOf(origin: string, patienceMs: number): Promise<number | undefined> {
  const began = performance.now();
  try {
    await fetch(`${origin}/healthz`, {
      // an answer with content that nobody reads holds its connection until the patience is over
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return Math.max(1, Math.round(performance.now() - began));
  } catch {
    return undefined;
  }
}
