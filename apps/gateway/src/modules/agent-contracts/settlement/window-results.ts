import { type RawBuilder, sql } from 'kysely';
import type { ContractKind } from '../machine.ts';

/** Window of a bill, its end outside. */
export interface ResultWindow {
  kind: ContractKind;
  start: Date;
  end: Date;
}

/**
 * Results of a window with their `seq` and the `moment` that they count at, to be read from. Those that count when they are
 * booked and those that count at a time of their own are asked for apart, so that an index serves each; wages of real time know
 * none of the latter.
 */
export function resultsWithin({ kind, start, end }: ResultWindow): RawBuilder<unknown> {
  const within = sql`>= ${start}::timestamptz and`;
  const ofAnotherTime = sql`
        union all
        select s.seq, r.effective_at as moment, r.* from bet_result r join result_seq s on s.result_id = r.id
         where r.effective_at ${within} r.effective_at < ${end}::timestamptz`;
  return sql`(
        select s.seq, s.booked_at as moment, r.* from result_seq s join bet_result r on r.id = s.result_id
         where s.booked_at ${within} s.booked_at < ${end}::timestamptz and r.effective_at is null
        ${kind === 'REALTIME' ? sql`` : ofAnotherTime})`;
}
