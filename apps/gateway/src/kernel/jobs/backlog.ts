import type { Executor } from '../db/types.ts';
import { type WindowKind, windowFrom, zoneAt } from './calendar.ts';
import { type JobKey, listZones, readJobClock, readWindowStart } from './job.repository.ts';

/** Windows are counted so far; more say no more. */
const MOST = 10_000;

/** What of a job is over and not settled. */
export interface Backlog {
  windows: number;
  /** Since the first of them has ended. */
  seconds: number;
}

/** Counts the windows of a job that are over and not settled. */
export async function readBacklog(db: Executor, window: WindowKind, key: JobKey): Promise<Backlog> {
  const from = await readWindowStart(db, key);
  if (!from) return { windows: 0, seconds: 0 };
  const { now } = await readJobClock(db);
  const zones = await listZones(db, key.merchant);
  const next = (start: Date, zoneBefore: string | undefined) => {
    const zone = zoneAt(zones, start);
    return windowFrom(window, start, zone, zoneBefore ?? zone);
  };
  const first = next(from.start, from.zone);
  let windows = 0;
  for (let due = first; due.end <= now && windows < MOST; due = next(due.end, due.zone)) windows += 1;
  return { windows, seconds: windows ? Math.floor((now.getTime() - first.end.getTime()) / 1_000) : 0 };
}
