import { sql } from 'kysely';
import type { GameCategoryCode, LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';

export interface WinnerRow {
  username: string;
  gameId: string;
  nodeId: number;
  names: LocalizedText;
  image: string;
  vendor: string;
  category: GameCategoryCode;
  /** Payout in 1/10,000 of the currency unit. */
  amount: string;
  currency: string;
  /** Page of the vendor where the round can be checked. */
  verifyUrl: string | null;
  at: Date;
}

/**
 * Settled wins of the last 24 hours, latest first: bets that brought more than they cost, in the merchant's currency
 * and by real accounts, so that trial play is never among them, of members who did not opt out. A game that cannot be
 * opened now is left out.
 */
export async function listWinners(
  db: Executor,
  filter: { currency: string; category: string | undefined; limit: number },
): Promise<WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    select m.username, b.game_id as "gameId", g.node_id as "nodeId", g.names, g.image, b.vendor, r.category,
           b.payout as amount, b.currency, r.verify_url as "verifyUrl", b.settled_at as at
      from bet b
      join round r on r.vendor = b.vendor and r.round_id = b.round_id and r.member_id = b.member_id
      join member m on m.id = b.member_id and m.type <> 4 and not m.winner_board_opt_out
      join vendor v on v.code = b.vendor and v.status = 'active'
      join game g on g.vendor_id = v.id and g.game_id = b.game_id and g.status = 'active'
     where b.status = 'WON' and b.payout > b.stake and b.currency = ${filter.currency}
       and b.settled_at > now() - interval '24 hours'
       and (${filter.category ?? null}::text is null or r.category = ${filter.category ?? null})
     order by b.settled_at desc, b.id desc limit ${filter.limit}`.execute(db);
  return rows;
}

export async function readOptOut(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('winner_board_opt_out')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.winner_board_opt_out;
}

export async function writeOptOut(db: Executor, memberId: string, optOut: boolean): Promise<void> {
  await db.updateTable('member').set({ winner_board_opt_out: optOut }).where('id', '=', memberId).execute();
}
