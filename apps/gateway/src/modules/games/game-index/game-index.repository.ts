import { type RawBuilder, sql } from 'kysely';
import type { GameCategoryCode } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { GameColumns, GameKind } from './game-index.ts';

/** Numbers that rise with each change of a part of the catalogue, in the transaction that changes it. */
export interface GameVersions {
  listing: string;
  popularity: string;
  names: string;
  search: string;
}

export async function readVersions(db: Executor): Promise<GameVersions> {
  return db.selectFrom('game_version').select(['listing', 'popularity', 'names', 'search']).executeTakeFirstOrThrow();
}

/** Lists come as one text: a row each, or an array of the driver's, takes ten times as long to read. */
export const idList = (ids: RawBuilder<unknown>): RawBuilder<string> => sql`coalesce(array_agg(${ids})::text, '{}')`;

/** Numbers as an array for the database: of thousands the driver would make text one by one. */
export const idArray = (ids: Int32Array): RawBuilder<number[]> => sql`${`{${ids.join()}}`}::text::int4[]`;

/** Whole numbers of a list as {@link idList} gives it. */
export function numbersIn(list: string): Int32Array {
  const numbers: number[] = [];
  let [value, sign] = [0, 1];
  for (let at = 1; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) value = value * 10 + code - 48;
    else if (code === 45) sign = -1;
    else if (list.length > 2) {
      numbers.push(sign * value);
      [value, sign] = [0, 1];
    }
  }
  return Int32Array.from(numbers);
}

const [BETWEEN_GAMES, BETWEEN_FIELDS, BETWEEN_FEATURES] = ['\u001e', '\u001f', '\u001d'];

interface StockRow {
  nodeIds: string;
  places: string;
  rtp: string;
  minBets: string;
  /** Kind of each game: its fields as text, apart by control characters, which no code of ours has. */
  kinds: string;
}

/** Gives each different text a number in the order they come. */
function numbered(texts: readonly string[]): { different: string[]; numbers: Int32Array } {
  const known = new Map<string, number>();
  const numbers = Int32Array.from(texts, (text) => {
    const found = known.get(text) ?? known.size;
    if (found === known.size) known.set(text, found);
    return found;
  });
  return { different: [...known.keys()], numbers };
}

function kindFrom(text: string): GameKind {
  const [vendorId = '', category, classify = '', status, isNew, isHot, volatility, features = ''] =
    text.split(BETWEEN_FIELDS);
  return {
    vendorId,
    category: category as GameCategoryCode,
    classify: classify === '' ? null : classify,
    isActive: status === 'active',
    isPlanned: status === 'planned',
    isNew: isNew === 't',
    isHot: isHot === 't',
    volatility: volatility as GameKind['volatility'],
    features: features === '' ? [] : features.split(BETWEEN_FEATURES),
  };
}

const partsOf = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));

/** Every listed game, as it is when `listing` is what it is. */
export async function readStock(db: Executor): Promise<{ listing: string; columns: GameColumns }> {
  const { rows } = await sql<StockRow & { listing: string }>`
    select (select listing from game_version) as listing, ${idList(sql`node_id`)} as "nodeIds",
           ${idList(sql`place`)} as places, ${idList(sql`rtp`)} as rtp,
           coalesce(string_agg(min_bet::text, ','), '') as "minBets",
           coalesce(string_agg(kind, ${BETWEEN_GAMES}), '') as kinds
      from (select node_id, place, coalesce((rtp * 100)::int4, -1) as rtp, min_bet,
                   concat_ws(${BETWEEN_FIELDS}, vendor_id, category, coalesce(classify, ''), status, is_new, is_hot,
                             volatility, array_to_string(features, ${BETWEEN_FEATURES})) as kind
              from game where status <> 'off' order by node_id) g`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The games cannot be read.');
  const kinds = numbered(partsOf(row.kinds, BETWEEN_GAMES));
  const bets = numbered(partsOf(row.minBets, ','));
  return {
    listing: row.listing,
    columns: {
      nodeIds: numbersIn(row.nodeIds),
      places: numbersIn(row.places),
      rtp: numbersIn(row.rtp),
      kinds: kinds.different.map(kindFrom),
      kindOf: kinds.numbers,
      bets: bets.different.map(BigInt),
      betOf: bets.numbers,
    },
  };
}

/** How many have played each game of late, for games that anybody has. */
export async function readPlayers(
  db: Executor,
): Promise<{ popularity: string; nodeIds: Int32Array; players: Int32Array }> {
  const { rows } = await sql<{ popularity: string; nodeIds: string; players: string }>`
    select (select popularity from game_version) as popularity, ${idList(sql`node_id`)} as "nodeIds",
           ${idList(sql`players`)} as players
      from (select node_id, popularity as players from game where popularity > 0) g`.execute(db);
  const { popularity = '0', nodeIds = '{}', players = '{}' } = rows[0] ?? {};
  return { popularity, nodeIds: numbersIn(nodeIds), players: numbersIn(players) };
}

/**
 * Numbers of all games in the order of their names.
 *
 * @param languages languages of the names, best first
 */
export async function readNameOrder(db: Executor, languages: readonly string[]): Promise<Int32Array> {
  const names = languages.map((language) => sql`names ->> ${language}`);
  const { rows } = await sql<{ nodeIds: string }>`
    select ${idList(sql`node_id`)} as "nodeIds"
      from (select node_id from game order by lower(coalesce(${sql.join(names, sql`, `)})), node_id) g`.execute(db);
  return numbersIn(rows[0]?.nodeIds ?? '{}');
}
