import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Fault } from '../fault.ts';
import type { LongPdfDocument } from './document.ts';
import type { PdfOrder, PdfStep, Printed } from './worker.ts';

/** Documents that wait or are being made; whoever comes after that is asked to come again. */
const MOST_OPEN = 8;
/** Longest time for one step; 500 rows take some tenths of a second of a processor. */
const STEP_MS = 30_000;
/** Longest time for a whole document: whoever takes it too slowly gives its place to others. */
const WHOLE_MS = 600_000;
/** How long the thread, with its faces, is kept without work. */
const IDLE_MS = 60_000;
/** Memory of the thread, in MB. */
const MEMORY_MB = 512;
/** Bytes that are made before the first ones are given: what goes wrong until then is an answer, no broken file. */
const BYTES_AHEAD = 65_536;

/** Makes documents in a thread that begins with the first one and ends when nothing is left to do. */
export interface PdfPrinter {
  /**
   * Begins a document. What follows is made when the reader has taken the pages before it, so that however long it is, few
   * of its rows are in memory; those that are open at the same time take turns.
   *
   * @param compose reads what the document says; they are called one after the other
   * @returns the file; it ends with an error, and not as if it were whole, when it cannot be made to its end
   * @throws Fault SERVICE_BUSY when too many are open, or a step takes too long; whatever `compose` throws
   */
  print(compose: () => Promise<LongPdfDocument>): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const busy = (cause: unknown) => new Fault('SERVICE_BUSY', { params: { retryAfter: 5 }, cause });

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(cause: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** Who waits for the answer to a step, by the numbers of the documents. */
  readonly waiting: Map<number, Waiting>;
}

/** @param bytesAhead bytes of a document that are made before its first ones are given */
export function createPdfPrinter(bytesAhead = BYTES_AHEAD): PdfPrinter {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let open = 0;
  let begun = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function end(cause: unknown): Promise<void> {
    const ended = thread;
    thread = undefined;
    if (!ended) return;
    for (const { reject } of ended.waiting.values()) reject(cause);
    ended.waiting.clear();
    await ended.worker.terminate();
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const made: Thread = { worker, waiting: new Map() };
    const onEnd = (cause: unknown) => {
      if (thread === made) void end(cause);
    };
    worker.on('error', onEnd).on('exit', () => onEnd('the thread for documents has ended'));
    worker.on('message', (printed: Printed) => {
      // what has failed inside may have left anything behind
      if ('reason' in printed) return onEnd(printed.reason);
      made.waiting.get(printed.no)?.resolve(printed.bytes);
      made.waiting.delete(printed.no);
    });
    return made;
  }

  /** Has a thread do a step. @throws Fault SERVICE_BUSY, also when it has ended since the document was begun there */
  async function take(on: Thread, no: number, step: PdfStep): Promise<Uint8Array> {
    if (on !== thread) throw busy('the thread for documents has ended');
    const { worker, waiting } = on;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.set(no, { resolve, reject: (cause) => reject(busy(cause)) });
    const timer = setTimeout(() => void end('a document took too long'), STEP_MS);
    try {
      worker.postMessage({ no, ...step } satisfies PdfOrder);
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(no);
    }
  }

  async function* make(no: number, { pieces, ...document }: LongPdfDocument): AsyncGenerator<Uint8Array, void> {
    thread ??= begin();
    const on = thread;
    try {
      yield await take(on, no, { step: 'begin', document });
      if (pieces) for await (const piece of pieces) yield await take(on, no, { step: 'add', piece });
      yield await take(on, no, { step: 'end' });
    } finally {
      // of a document that has ended the thread knows nothing any more
      on.worker.postMessage({ no, step: 'leave' } satisfies PdfOrder);
    }
  }

  function leave(): void {
    open--;
    if (open === 0) idle = setTimeout(() => void end('nothing to do'), IDLE_MS).unref();
  }

  return {
    async print(compose) {
      if (open >= MOST_OPEN) throw busy('too many documents');
      open++;
      begun++;
      clearTimeout(idle);
      const no = begun;
      const composed = last.then(compose);
      last = composed.catch(() => undefined);
      try {
        const made = make(no, await composed);
        const ahead: Uint8Array[] = [];
        let isDone = false;
        for (let bytes = 0; !isDone && bytes < bytesAhead; ) {
          const next = await made.next();
          if (next.done) isDone = true;
          else {
            ahead.push(next.value);
            bytes += next.value.length;
          }
        }
        if (!isDone) return inPlace(made, ahead, leave);
        leave();
        return Readable.from(ahead);
      } catch (error) {
        leave();
        throw error;
      }
    },
    async close() {
      clearTimeout(idle);
      await end('the printer is closed');
    },
  };
}

/**
 * A file that holds a place until it was read, was left, or has taken too long. Written out, because a generator that nobody
 * has begun to read does not hear that it is left.
 */
function inPlace(
  made: AsyncGenerator<Uint8Array, void>,
  ahead: Uint8Array[],
  leave: () => void,
): AsyncIterable<Uint8Array> {
  let hasPlace = true;
  let isLate = false;
  const giveUp = () => {
    clearTimeout(timer);
    if (hasPlace) leave();
    hasPlace = false;
  };
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
    made.return().catch(() => undefined);
  }, WHOLE_MS).unref();
  const iterator: AsyncIterator<Uint8Array, void> = {
    async next() {
      if (isLate) throw busy('a document was read too slowly');
      const ready = ahead.shift();
      if (ready) return { done: false, value: ready };
      try {
        const next = await made.next();
        if (next.done) giveUp();
        return next;
      } catch (error) {
        giveUp();
        throw error;
      }
    },
    async return() {
      giveUp();
      return made.return();
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
