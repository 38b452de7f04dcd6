import type { Generated, JSONColumnType } from 'kysely';

/** When a job runs next for a merchant, and how it went the last time. */
export interface JobStateTable {
  merchant: string;
  job: string;
  schedule: string;
  first_window_start: Date | null;
  next_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  worker: string | null;
  runs: Generated<string>;
  failures: Generated<number>;
  last_error: string | null;
}

/** A settled window, or a run of a job without windows. */
export interface JobRunTable {
  merchant: string;
  job: string;
  window_start: Date;
  window_end: Date;
  zone: string | null;
  state: 'DONE' | 'FAILED';
  attempt: Generated<number>;
  worker: string;
  started_at: Date;
  ended_at: Date;
  detail: JSONColumnType<object, string, string>;
  error: string | null;
}

export interface MerchantZoneTable {
  merchant: string;
  starts_at: Date;
  zone: string;
}

/** One row while windows wait because the database's clock has jumped forward. */
export interface JobClockHoldTable {
  only_one: Generated<boolean>;
  expected_at: Date;
  seen_at: Date;
}

export interface JobTables {
  job_state: JobStateTable;
  job_run: JobRunTable;
  merchant_zone: MerchantZoneTable;
  job_clock_hold: JobClockHoldTable;
}
