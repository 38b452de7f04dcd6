import { Worker } from 'node:worker_threads';
import { Fault } from '../fault.ts';
import type { LongPdfDocument, PdfDocument } from './document.ts';
import type { PdfOrder, PdfStep, Printed } from './worker.ts';

/** Documents of each kind that wait or are being made; whoever comes after that is asked to come again. */
const MOST_OPEN = 8;
/** Longest time for one step, from when the thread begins it; 500 rows take some tenths of a second of a processor. */
const STEP_MS = 30_000;
/** How long the thread, with its faces, is kept without work. */
const IDLE_MS = 60_000;
/** Memory of the thread, in MB. */
const MEMORY_MB = 512;
/** Bytes that are made before the first ones are given: what goes wrong until then is an answer, no broken file. */
const BYTES_AHEAD = 65_536;
/** Bytes that are given at a time: a slow line takes so many in seconds. */
const BYTES_AT_A_TIME = 65_536;

/** Makes documents in a thread that begins with the first one and ends when nothing is left to do. */
export interface PdfPrinter {
  /**
   * Makes a document of few pages whole. It has its place until it is made, not until it is read, and waits for no table:
   * its steps come before theirs.
   *
   * @param compose reads what the document says; they are called one after the other
   * @throws Fault SERVICE_BUSY when too many are open, or a step fails or takes too long; whatever `compose` throws
   */
  print(compose: () => Promise<PdfDocument>): Promise<AsyncIterable<Uint8Array>>;
  /**
   * Begins a document with a table. What follows is made when the reader has taken the pages before it, so that however long
   * it is, few of its rows are in memory; those that are open at the same time take turns. It has its place until its last
   * page is made or it is left: whoever reads it has to leave it when it is not taken.
   *
   * @param compose reads what the document says; they are called one after the other
   * @returns the file; it ends with an error, and not as if it were whole, when it cannot be made to its end
   * @throws Fault SERVICE_BUSY when too many are open, or a step fails or takes too long; whatever `compose` throws
   */
  printTable(compose: () => Promise<LongPdfDocument>): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const busy = (cause: unknown) => new Fault('SERVICE_BUSY', { params: { retryAfter: 5 }, cause });

/** A document that is waiting or being made. */
interface Job {
  readonly no: number;
  /** Not a document of few pages. */
  readonly isTable: boolean;
  /** Where it was begun: what is laid out of it is known nowhere else. */
  thread?: Thread;
}

/** What the thread is to do next with a document, and who waits for it. */
interface Step {
  readonly job: Job;
  readonly step: PdfStep;
  resolve(bytes: Uint8Array): void;
  reject(cause: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** Documents that were begun there. */
  readonly jobs: Set<Job>;
  /** One at a time, so that it is known which document fails. */
  running?: { step: Step; timer: NodeJS.Timeout } | undefined;
}

/** @param bytesAhead bytes of a table that are made before its first ones are given */
export function createPdfPrinter(bytesAhead = BYTES_AHEAD): PdfPrinter {
  const threads = new Set<Thread>();
  /** Where documents are begun. */
  let current: Thread | undefined;
  let queue: Step[] = [];
  const open = new Set<Job>();
  let idle: NodeJS.Timeout | undefined;
  let begun = 0;
  let isClosed = false;
  const composing = { pages: Promise.resolve(), table: Promise.resolve() };

  /** Ends a thread, and with it every document that was begun there. Those that wait to be begun go to the next one. */
  async function end(thread: Thread, cause: unknown): Promise<void> {
    if (!threads.delete(thread)) return;
    if (current === thread) current = undefined;
    const lost = queue.filter(({ job }) => job.thread === thread);
    queue = queue.filter(({ job }) => job.thread !== thread);
    if (thread.running) {
      clearTimeout(thread.running.timer);
      lost.push(thread.running.step);
    }
    for (const { reject } of lost) reject(busy(cause));
    goOn();
    await thread.worker.terminate();
  }

  /**
   * What has failed inside may have left anything behind: nothing more is begun there, and it ends with the last of its
   * documents. Not more than one such thread is kept.
   */
  function retire(thread: Thread): void {
    if (current === thread) current = undefined;
    for (const other of threads)
      if (other !== thread && other !== current) void end(other, 'other documents have failed');
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const thread: Thread = { worker, jobs: new Set() };
    threads.add(thread);
    worker
      .on('error', (cause) => void end(thread, cause))
      .on('exit', () => void end(thread, 'the thread for documents has ended'))
      .on('message', (printed: Printed) => {
        if (!thread.running) return;
        const { step, timer } = thread.running;
        clearTimeout(timer);
        thread.running = undefined;
        if ('reason' in printed) {
          retire(thread);
          step.reject(busy(printed.reason));
        } else step.resolve(printed.bytes);
        // whoever waited for this step asks for its next one first, which may come before those that wait
        setImmediate(goOn);
      });
    return thread;
  }

  /** Begins a step if its thread has nothing else to do. */
  function start(step: Step): boolean {
    const { job } = step;
    let { thread } = job;
    if (!thread) {
      current ??= begin();
      thread = current;
    }
    if (thread.running) return false;
    job.thread = thread;
    thread.jobs.add(job);
    const timer = setTimeout(() => void end(thread, 'a document took too long'), STEP_MS);
    thread.running = { step, timer };
    thread.worker.postMessage({ no: job.no, ...step.step } satisfies PdfOrder);
    return true;
  }

  function goOn(): void {
    queue = queue.filter((step) => !start(step));
  }

  /** Has the thread do a step. @throws Fault SERVICE_BUSY, also when the thread has ended since the document was begun there */
  function take(job: Job, step: PdfStep): Promise<Uint8Array> {
    if (isClosed || !open.has(job) || (job.thread && !threads.has(job.thread)))
      throw busy('the thread for documents has ended');
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    // a page or two is made between two pieces of a table
    const at = job.isTable ? -1 : queue.findIndex((other) => other.job.isTable);
    queue.splice(at < 0 ? queue.length : at, 0, { job, step, resolve, reject });
    goOn();
    return promise;
  }

  async function* make(job: Job, { pieces, ...document }: LongPdfDocument): AsyncGenerator<Uint8Array, void> {
    let last: Uint8Array;
    try {
      yield* cut(await take(job, { step: 'begin', document }));
      if (pieces) for await (const piece of pieces) yield* cut(await take(job, { step: 'add', piece }));
      last = await take(job, { step: 'end' });
    } finally {
      leave(job);
    }
    yield* cut(last);
  }

  function enter(isTable: boolean): Job {
    const same = [...open].filter((job) => job.isTable === isTable);
    if (same.length >= MOST_OPEN) throw busy('too many documents');
    clearTimeout(idle);
    begun++;
    const job: Job = { no: begun, isTable };
    open.add(job);
    return job;
  }

  /** Gives a place to others. */
  function leave(job: Job): void {
    if (!open.delete(job)) return;
    const { thread } = job;
    for (const { reject } of queue.filter((step) => step.job === job)) reject(busy('the document was left'));
    queue = queue.filter((step) => step.job !== job);
    if (thread) {
      thread.jobs.delete(job);
      // of a document that has ended the thread knows nothing any more
      thread.worker.postMessage({ no: job.no, step: 'leave' } satisfies PdfOrder);
      if (thread !== current && thread.jobs.size === 0) void end(thread, 'nothing to do');
    }
    if (open.size === 0 && current) {
      const unused = current;
      idle = setTimeout(() => void end(unused, 'nothing to do'), IDLE_MS).unref();
    }
  }

  /** @param ahead bytes that are made before the first ones are given */
  async function openFile(job: Job, compose: () => Promise<LongPdfDocument>, ahead: number) {
    const kind = job.isTable ? 'table' : 'pages';
    const composed = composing[kind].then(compose);
    composing[kind] = composed.then(
      () => undefined,
      () => undefined,
    );
    try {
      const made = make(job, await composed);
      const ready: Uint8Array[] = [];
      for (let bytes = 0; bytes < ahead; ) {
        const next = await made.next();
        if (next.done) break;
        ready.push(next.value);
        bytes += next.value.length;
      }
      return inPlace(made, ready, () => leave(job));
    } catch (error) {
      leave(job);
      throw error;
    }
  }

  return {
    print: async (compose) => openFile(enter(false), compose, Number.POSITIVE_INFINITY),
    printTable: async (compose) => openFile(enter(true), compose, bytesAhead),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const { reject } of queue) reject(busy('the printer is closed'));
      queue = [];
      await Promise.all([...threads].map((thread) => end(thread, 'the printer is closed')));
    },
  };
}

/** Bytes in pieces that a slow line takes in time. */
function* cut(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME) yield bytes.subarray(at, at + BYTES_AT_A_TIME);
}

/**
 * A file that holds its place until it was made or left. Written out, because a generator that nobody has begun to read does
 * not hear that it is left.
 */
function inPlace(
  made: AsyncGenerator<Uint8Array, void>,
  ready: Uint8Array[],
  leave: () => void,
): AsyncIterable<Uint8Array> {
  const iterator: AsyncIterator<Uint8Array, void> = {
    async next() {
      const value = ready.shift();
      return value ? { done: false, value } : made.next();
    },
    async return() {
      leave();
      return made.return();
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
