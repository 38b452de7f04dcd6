import type {
  DrawResult,
  DrawSchedule,
  LotteryKind,
  LottoArea,
  PrizeRule,
  DrawGap as WireGap,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';

/** A lottery with the game that it is in the catalogue. */
export interface LotteryRow {
  id: string;
  code: string;
  groupCode: string;
  groupNames: LocalizedText;
  area: LottoArea;
  kind: LotteryKind;
  rule: PrizeRule[];
  schedule: DrawSchedule;
  nodeId: number;
  names: LocalizedText;
  image: string;
  vendor: string;
  vendorNames: LocalizedText;
  /** The game and its vendor are on. */
  isOpen: boolean;
  /** No server plays the game yet. */
  isPlanned: boolean;
}

/** A draw that has not taken place: its seed is not read here. */
export interface PendingRow {
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  chain: number;
  position: number;
  seedHash: string;
  publicRound: string | null;
}

export interface PastRow extends Pick<PendingRow, 'issue' | 'drawsAt' | 'chain' | 'position' | 'seedHash'> {
  drawnAt: Date;
  status: 'drawn' | 'void';
  result: DrawResult | null;
  seed: string;
  publicValue: string | null;
}

/** A lottery as it stands at a moment. */
export interface LotteryState extends LotteryRow {
  /** The issue that is drawn next. */
  current: PendingRow | undefined;
  /** The latest issue whose time has come and whose numbers have not. */
  drawing: PendingRow | undefined;
  last: PastRow | undefined;
}

export interface ChainRow {
  number: number;
  length: number;
  used: number;
  tipHash: string;
  createdAt: Date;
}

const pendingColumns = sql`
  d.lottery_id as "lotteryId", d.issue, d.opens_at as "opensAt", d.closes_at as "closesAt", d.draws_at as "drawsAt",
  c.number as chain, d.position, d.seed_hash as "seedHash", d.public_round as "publicRound"`;

const pastColumns = sql`
  d.lottery_id as "lotteryId", d.issue, d.draws_at as "drawsAt", d.drawn_at as "drawnAt", d.status, d.result, d.seed,
  d.seed_hash as "seedHash", d.public_value as "publicValue", c.number as chain, d.position`;

type Of<Row> = Row & { lotteryId: string };

/** Every lottery that is listed, in the order of the lobby, as it stands at the moment. */
export async function listLotteryStates(db: Executor, now: Date): Promise<LotteryState[]> {
  const lotteries = await sql<LotteryRow>`
    select l.id, l.code, o.code as "groupCode", o.names as "groupNames", o.area, l.kind, l.rule, l.schedule,
           g.node_id as "nodeId", g.names, g.image, v.code as vendor, v.names as "vendorNames",
           g.status = 'active' and v.status = 'active' as "isOpen", 'planned' in (g.status, v.status) as "isPlanned"
      from lottery l
      join lottery_group o on o.code = l.group_code
      join vendor v on v.code = l.vendor and v.status <> 'off'
      join game g on g.vendor_id = v.id and g.game_id = l.code and g.status <> 'off'
     where l.status = 'active'
     order by o.place, o.code, l.place, l.id`.execute(db);
  const current = await sql<Of<PendingRow>>`
    select distinct on (d.lottery_id) ${pendingColumns} from draw d join draw_chain c on c.id = d.chain_id
     where d.status = 'pending' and d.draws_at > ${now} order by d.lottery_id, d.draws_at`.execute(db);
  const drawing = await sql<Of<PendingRow>>`
    select distinct on (d.lottery_id) ${pendingColumns} from draw d join draw_chain c on c.id = d.chain_id
     where d.status = 'pending' and d.draws_at <= ${now} order by d.lottery_id, d.draws_at desc`.execute(db);
  // One step into the index per lottery: the history is long.
  const last = await sql<Of<PastRow>>`
    select ${pastColumns} from lottery l
      cross join lateral (
        select * from draw x where x.lottery_id = l.id and x.status <> 'pending' order by x.draws_at desc limit 1
      ) d
      join draw_chain c on c.id = d.chain_id
     where l.status = 'active'`.execute(db);
  const by = <Row extends { lotteryId: string }>(rows: Row[]) => new Map(rows.map((row) => [row.lotteryId, row]));
  const [currents, drawings, lasts] = [by(current.rows), by(drawing.rows), by(last.rows)];
  return lotteries.rows.map((row) => ({
    ...row,
    current: currents.get(row.id),
    drawing: drawings.get(row.id),
    last: lasts.get(row.id),
  }));
}

/** Groups of the lobby with their lotteries, for the menus; a lottery is the game of the same vendor and id. */
export async function listLotteryGroups(
  db: Executor,
): Promise<{ code: string; names: LocalizedText; games: { vendor: string; gameId: string }[] }[]> {
  const { rows } = await sql<{ code: string; names: LocalizedText; games: { vendor: string; gameId: string }[] }>`
    select o.code, o.names,
           jsonb_agg(jsonb_build_object('vendor', l.vendor, 'gameId', l.code) order by l.place, l.id) as games
      from lottery_group o join lottery l on l.group_code = o.code and l.status = 'active'
     group by o.code order by o.place, o.code`.execute(db);
  return rows;
}

/** Chains of a lottery whose draws may still be in the history, newest first. */
export async function listChains(db: Executor, lotteryId: string): Promise<ChainRow[]> {
  return db
    .selectFrom('draw_chain')
    .select(['number', 'length', 'used', 'tip_hash as tipHash', 'created_at as createdAt'])
    .where('lottery_id', '=', lotteryId)
    .orderBy('number', 'desc')
    .limit(60)
    .execute();
}

export interface HistoryFilter {
  lotteryId: string;
  /** Draws whose time lies in here. */
  between: { from: Date; to: Date } | undefined;
  issue: string | undefined;
}

const conditions = ({ lotteryId, between, issue }: HistoryFilter) =>
  sql.join(
    [
      sql`d.lottery_id = ${lotteryId}::bigint`,
      sql`d.status <> 'pending'`,
      ...(between ? [sql`d.draws_at > ${between.from}`, sql`d.draws_at <= ${between.to}`] : []),
      ...(issue ? [sql`d.issue = ${issue}`] : []),
    ],
    sql` and `,
  );

/** One page of past draws, newest first, and how many there are in all. */
export async function listPastDraws(
  db: Executor,
  filter: HistoryFilter,
  page: { offset: number; limit: number },
): Promise<{ draws: PastRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<PastRow>`
    select ${pastColumns} from draw d join draw_chain c on c.id = d.chain_id where ${where}
     order by d.draws_at desc offset ${page.offset} limit ${page.limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int4 as total from draw d where ${where}`.execute(db);
  return { draws: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Issues that never opened, newest first. */
export async function listGaps(
  db: Executor,
  { lotteryId, between }: Pick<HistoryFilter, 'lotteryId' | 'between'>,
): Promise<WireGap[]> {
  let gaps = db.selectFrom('draw_gap').selectAll().where('lottery_id', '=', lotteryId);
  if (between) gaps = gaps.where('to_at', '>', between.from).where('from_at', '<=', between.to);
  const rows = await gaps.orderBy('from_at', 'desc').limit(20).execute();
  return rows.map((row) => ({
    firstIssue: row.first_issue,
    lastIssue: row.last_issue,
    count: row.count,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
  }));
}
