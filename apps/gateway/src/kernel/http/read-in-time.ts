import { Readable } from 'node:stream';

/** Longest time in which a reader takes one piece of a file, some tens of kilobytes: less is no line that gets it to its end. */
const TAKE_MS = 30_000;

/**
 * A file that is sent while it is made, and ends with an error when its reader takes nothing: so nobody keeps what it is made
 * of, and its place, by reading a byte now and then. How long a piece takes to be made does not count, nor how long the whole
 * takes.
 *
 * @param pieces asked for the next piece when the one before was taken; left when the reader leaves, or is too slow
 */
export function readInTime(pieces: AsyncIterable<string | Uint8Array>): Readable {
  const iterator = pieces[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  const file = Readable.from({
    [Symbol.asyncIterator]: () => ({
      async next() {
        clearTimeout(timer);
        const next = await iterator.next();
        if (!next.done) wait();
        return next;
      },
      async return() {
        clearTimeout(timer);
        await iterator.return?.();
        return { done: true, value: undefined };
      },
    }),
  });
  function wait(): void {
    if (!file.destroyed)
      timer = setTimeout(() => file.destroy(new Error('a file was read too slowly')), TAKE_MS).unref();
  }
  wait();
  return file;
}
