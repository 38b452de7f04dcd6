import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/types.ts';
import { cardColumns, type GameRow } from './games.repository.ts';

/** Which games a list is of. Vendors come as their numbers: there are few, and games are found without joining them. */
export interface GameFilter {
  /** Vendors whose games are listed. */
  vendors: readonly string[];
  /** Those of them that are not under maintenance. */
  openVendors: readonly string[];
  categories: readonly string[] | undefined;
  /** Only this class; its vendors give it to games that have none of their own. */
  classify: { name: string; vendors: readonly string[] } | undefined;
  /** Vendors that give a class, when only games without one are wanted. */
  unclassified: { vendors: readonly string[] } | undefined;
  /** Class that is not listed. */
  barred: string | null;
  nodeId: number | undefined;
  which: 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
  features: readonly string[] | undefined;
  volatilities: readonly string[] | undefined;
  rtpMin: number | undefined;
  rtpMax: number | undefined;
  /** 1/10,000 of the currency unit. */
  minBetMax: bigint | undefined;
  playable: boolean;
  /** What was searched for. */
  search: GameSearchCondition | undefined;
  /** Whose favourites and recent games count. */
  memberId: string | undefined;
}

/** A search as conditions on `game g`. */
export interface GameSearchCondition {
  where: RawBuilder<unknown>;
  /** How good a match is: smaller is better. */
  rank: RawBuilder<unknown>;
}

export interface GameOrder {
  sort: 'POPULAR' | 'NEW' | 'NAME' | 'RTP';
  /** Languages of the names, best first. */
  languages: readonly string[];
  offset: number;
  limit: number;
}

/** Choices that facets count, which therefore are no conditions of what is counted. */
export type FacetChoice = 'which' | 'features' | 'volatilities';

const isOpen = ({ openVendors }: GameFilter) =>
  sql`(g.status = 'active' and g.vendor_id = any(${openVendors}::bigint[]))`;

function conditions(filter: GameFilter, without: readonly FacetChoice[] = []): RawBuilder<unknown> {
  const parts = [sql`g.status <> 'off'`, sql`g.vendor_id = any(${filter.vendors}::bigint[])`];
  const { classify, unclassified, barred } = filter;
  if (barred !== null) parts.push(sql`g.classify is distinct from ${barred}::text`);
  if (classify)
    parts.push(
      sql`(g.classify = ${classify.name} or (g.classify is null and g.vendor_id = any(${classify.vendors}::bigint[])))`,
    );
  if (unclassified) parts.push(sql`g.classify is null and not g.vendor_id = any(${unclassified.vendors}::bigint[])`);
  if (filter.categories) parts.push(sql`g.category = any(${filter.categories}::text[])`);
  if (filter.nodeId !== undefined) parts.push(sql`g.node_id = ${filter.nodeId}`);
  if (filter.rtpMin !== undefined) parts.push(sql`g.rtp >= ${filter.rtpMin}::numeric`);
  if (filter.rtpMax !== undefined) parts.push(sql`g.rtp <= ${filter.rtpMax}::numeric`);
  if (filter.minBetMax !== undefined) parts.push(sql`g.min_bet <= ${filter.minBetMax.toString()}::bigint`);
  if (filter.playable) parts.push(isOpen(filter));
  if (filter.search) parts.push(filter.search.where);
  if (filter.which === 'NEW' && !without.includes('which')) parts.push(sql`g.is_new`);
  if (filter.which === 'HOT' && !without.includes('which')) parts.push(sql`g.is_hot`);
  if (filter.features && !without.includes('features')) parts.push(sql`g.features && ${filter.features}::text[]`);
  if (filter.volatilities && !without.includes('volatilities'))
    parts.push(sql`g.volatility = any(${filter.volatilities}::text[])`);
  return sql.join(parts, sql` and `);
}

/** Favourites and recent games are rows of the member; their own order is newest first. */
function source({ which, memberId }: GameFilter): RawBuilder<unknown> {
  if (which === 'FAV')
    return sql`game g join favourite own on own.node_id = g.node_id and own.member_id = ${memberId ?? null}::bigint`;
  if (which === 'RECENT')
    return sql`game g join recent_play own on own.node_id = g.node_id and own.member_id = ${memberId ?? null}::bigint`;
  return sql`game g`;
}

const byPopularity = sql`g.popularity desc, g.is_hot desc, g.place, g.node_id`;

function orderOf(filter: GameFilter, { sort, languages }: GameOrder): RawBuilder<unknown> | undefined {
  if (sort === 'NAME')
    return sql`lower(coalesce(${sql.join(
      languages.map((language) => sql`g.names ->> ${language}`),
      sql`, `,
    )})), g.node_id`;
  if (sort === 'RTP') return sql`g.rtp desc nulls last, g.node_id`;
  if (sort === 'NEW') return sql`g.is_new desc, g.node_id desc`;
  if (filter.search) return sql`${filter.search.rank}, ${isOpen(filter)} desc, ${byPopularity}`;
  if (filter.which === 'FAV') return sql`own.created_at desc, g.node_id`;
  if (filter.which === 'RECENT') return sql`own.played_at desc, g.node_id`;
  return undefined;
}

/** Cards of the games that a query of node ids finds, in its order. */
async function cardsOf(
  db: Executor,
  filter: GameFilter,
  part: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; offset: number; limit: number },
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(filter.memberId)}
      from (select g.node_id, row_number() over (order by ${part.order}) as place
              from ${source(filter)} where ${part.where}
             order by ${part.order} offset ${part.offset} limit ${part.limit}) picked
      join game g on g.node_id = picked.node_id
      join vendor v on v.id = g.vendor_id
     order by picked.place`.execute(db);
  return rows;
}

/** How many games the filter leaves. */
export async function countGames(db: Executor, filter: GameFilter, extra?: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int4 as total from ${source(filter)}
     where ${conditions(filter)}${extra ? sql` and ${extra}` : sql``}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * One page of games. In the usual order what cannot be played now comes after everything that can: both halves are read
 * in the order of their index, the second one only where the first has ended.
 */
export async function listGames(db: Executor, filter: GameFilter, page: GameOrder): Promise<GameRow[]> {
  const where = conditions(filter);
  const order = orderOf(filter, page);
  const { offset, limit } = page;
  if (order) return cardsOf(db, filter, { where, order, offset, limit });
  const open = isOpen(filter);
  const first = await cardsOf(db, filter, { where: sql`${where} and ${open}`, order: byPopularity, offset, limit });
  if (first.length === limit || filter.playable) return first;
  const opened = first.length > 0 ? offset + first.length : await countGames(db, filter, open);
  const rest = await cardsOf(db, filter, {
    where: sql`${where} and not ${open}`,
    order: byPopularity,
    offset: Math.max(0, offset - opened),
    limit: limit - first.length,
  });
  return [...first, ...rest];
}

/** Games that are alike in all that facets count by. */
export interface FacetGroup {
  vendorId: string;
  isNew: boolean;
  isHot: boolean;
  volatility: 'low' | 'medium' | 'high';
  features: string[];
  games: number;
}

/** What the filter leaves but for its own choices, grouped by what facets count: one pass, whatever is chosen. */
export async function groupGames(db: Executor, filter: GameFilter): Promise<FacetGroup[]> {
  const { rows } = await sql<FacetGroup>`
    select g.vendor_id as "vendorId", g.is_new as "isNew", g.is_hot as "isHot", g.volatility, g.features,
           count(*)::int4 as games
      from ${source(filter)} where ${conditions(filter, ['which', 'features', 'volatilities'])}
     group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}
