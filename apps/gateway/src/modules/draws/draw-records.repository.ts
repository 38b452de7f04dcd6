import type { DrawResult } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { DrawStatus } from './draws.tables.ts';

/** `due`: its time has come and its numbers have not. */
export type DrawState = 'coming' | 'open' | 'closed' | 'due' | 'drawn' | 'void';

/** A draw as operators see it: no seed of one that has not taken place. */
export interface DrawRecord {
  id: string;
  gameCode: string;
  names: LocalizedText;
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  drawnAt: Date | null;
  state: DrawState;
  result: DrawResult | null;
  /** Text of `drawsAt`, exact. */
  order: string;
}

export interface DrawRecordFilter {
  gameCode?: string | undefined;
  state?: DrawState | undefined;
  /** Only those drawn before this place. */
  behind?: Place | undefined;
  limit: number;
}

/** What the row says, so that an index is of use: the rest is told by the clock. */
const storedAs = (state: DrawState): DrawStatus => (state === 'drawn' || state === 'void' ? state : 'pending');

/** Draws that match, those of the future first. */
export async function listDrawRecords(
  db: Executor,
  now: Date,
  { gameCode, state: wanted, behind, limit }: DrawRecordFilter,
): Promise<DrawRecord[]> {
  const state = sql`case when d.status <> 'pending' then d.status when d.draws_at <= ${now}::timestamptz then 'due'
    when d.closes_at <= ${now}::timestamptz then 'closed' when d.opens_at <= ${now}::timestamptz then 'open'
    else 'coming' end`;
  const { rows } = await sql<DrawRecord>`
    select d.id, l.code as "gameCode", g.names, d.issue, d.opens_at as "opensAt", d.closes_at as "closesAt",
           d.draws_at as "drawsAt", d.drawn_at as "drawnAt", d.result, ${state} as state, d.draws_at::text as "order"
      from draw d
      join lottery l on l.id = d.lottery_id
      join vendor v on v.code = l.vendor
      join game g on g.vendor_id = v.id and g.game_id = l.code
     where (${gameCode ?? null}::text is null or l.code = ${gameCode ?? null})
       ${wanted === undefined ? sql`` : sql`and d.status = ${storedAs(wanted)} and ${state} = ${wanted}`}
       ${behind ? sql`and (d.draws_at, d.id) < (${behind.value ?? ''}::timestamptz, ${behind.id}::bigint)` : sql``}
     order by d.draws_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}
