import { Worker } from 'node:worker_threads';
import { Fault } from '../fault.ts';
import type { PdfDocument } from './document.ts';
import type { Printed } from './worker.ts';

/** Documents that wait or are being made; whoever comes after that is asked to come again. */
const MOST_WAITING = 8;
/** Longest time for one; a table of 5,000 rows takes some four seconds of a processor. */
const LONGEST_MS = 30_000;
/** How long the thread, with its faces, is kept without work. */
const IDLE_MS = 60_000;
/** Memory of the thread, in MB. */
const MEMORY_MB = 512;

/** Makes documents, one after the other, in a thread that begins with the first one and ends when nothing is left to do. */
export interface PdfPrinter {
  /**
   * @param compose reads what the document says; it is called when its turn has come, so that those who wait hold neither rows
   *   nor a connection
   * @throws Fault SERVICE_BUSY when too many wait, or one takes too long; whatever `compose` throws
   */
  print(compose: () => Promise<PdfDocument>): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createPdfPrinter(): PdfPrinter {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  function begin(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    made.unref();
    return made;
  }

  function make(document: PdfDocument): Promise<Uint8Array> {
    worker ??= begin();
    const thread = worker;
    return new Promise<Uint8Array>((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        // one by one: the thread has listeners of its own that carry its messages
        thread.off('error', fail).off('exit', onExit).off('message', onMessage);
      };
      const fail = (cause: unknown) => {
        finish();
        void end();
        reject(new Fault('SERVICE_BUSY', { params: { retryAfter: 5 }, cause }));
      };
      const onExit = () => fail('the thread for documents has ended');
      const onMessage = (printed: Printed) => {
        if ('reason' in printed) return fail(printed.reason);
        finish();
        resolve(printed.file);
      };
      const timer = setTimeout(() => fail('a document took too long'), LONGEST_MS);
      thread.on('error', fail).on('exit', onExit).on('message', onMessage);
      try {
        thread.postMessage(document);
      } catch (cause) {
        finish();
        reject(cause);
      }
    });
  }

  return {
    async print(compose) {
      if (waiting >= MOST_WAITING) throw new Fault('SERVICE_BUSY', { params: { retryAfter: 5 } });
      waiting++;
      clearTimeout(idle);
      const made = last.then(async () => make(await compose()));
      last = made.catch(() => undefined);
      try {
        return await made;
      } finally {
        waiting--;
        if (waiting === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
