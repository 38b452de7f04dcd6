import type { Executor, Trx } from '../db/types.ts';
import type { TimeWindow, WindowKind } from './calendar.ts';

/** What a job may know while it runs. */
export interface JobContext {
  /** Pool of the jobs: no statement limit of requests. On the embedded engine the one connection that there is. */
  db: Executor;
  /** Aborted when the process is told to end: stop between two pieces of work. */
  signal: AbortSignal;
}

/**
 * Work that is done every so often, and of which only the latest time matters: nothing is caught up after a stop. It runs
 * in one process at a time, also when it takes longer than its interval, and must be harmless to run twice.
 */
export interface IntervalJob {
  /** Unique; its runs are noted under it. */
  name: string;
  everySeconds: number;
  run(context: JobContext): Promise<void>;
}

/**
 * Work for each window of a merchant's calendar, once, in order, none left out: settlements. What is due is read from the
 * run rows, so a stop of any length is caught up, oldest window first. `run` works in the transaction that also writes
 * the run row: both are committed or neither.
 */
export interface WindowJob {
  name: string;
  window: WindowKind;
  /**
   * Jobs of one family never run at the same time.
   * @default the name
   */
  family?: string;
  /**
   * How long one statement of a window may take.
   * @default 600
   */
  statementSeconds?: number;
  /** Whether everything that belongs to the window is there; asked again each second until it is. */
  isReady?(trx: Trx, window: MerchantWindow): Promise<boolean>;
  /**
   * Does the window's work.
   *
   * On the embedded engine nobody else is served meanwhile: keep it short.
   * @returns figures for the run history
   */
  run(trx: Trx, window: MerchantWindow): Promise<JobFigures | undefined>;
}

/** Figures of a run for its history. */
export type JobFigures = { readonly [figure in JobFigure]?: string | number };

/** Names of figures; the console has words for each. */
export type JobFigure = 'bills' | 'amount';

export interface MerchantWindow extends TimeWindow {
  merchant: string;
}

export type Job = IntervalJob | WindowJob;

export const isWindowJob = (job: Job): job is WindowJob => 'window' in job;

/** A merchant that jobs of windows run for. */
export interface JobMerchant {
  code: string;
  timeZone: string;
}
