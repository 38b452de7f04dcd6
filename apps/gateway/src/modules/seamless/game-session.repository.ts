import { createHash, randomBytes } from 'node:crypto';
import type { LanguageCode } from '@mekong/i18n/registry';
import { sql } from 'kysely';
import type { AccountType, GameCategoryCode, ListingStatus } from '../../contract/values.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { hasPurses } from './round.repository.ts';

/** Life of a launch code and of a game token. */
const LAUNCH_CODE_SECONDS = 60;
const GAME_TOKEN_MINUTES = 60;

const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

export interface NewGameSession {
  vendor: string;
  gameId: string;
  memberId: string;
  /** Every stake and win of the session is in this currency: trial money and play money never meet. */
  currency: string;
  language: LanguageCode;
}

export interface CreatedGameSession {
  id: string;
  launchCode: string;
  startedAt: Date;
  /** When the game token ends if the code is used at once. */
  expiresAt: Date;
}

/**
 * Prepares a game for a member. The launch code goes into the game's address: it is good once, for 60 seconds, and only
 * for this vendor. The vendor swaps it for a token of this one game; the member's own session is never shown to a vendor.
 */
export function createGameSession(db: Executor, session: NewGameSession): Promise<CreatedGameSession> {
  const launchCode = newSecret();
  return inTransaction(db, async (trx) => {
    const playerId = await playerIdOf(trx, session.vendor, session.memberId);
    const { id, created_at } = await trx
      .insertInto('game_session')
      .values({
        vendor: session.vendor,
        game_id: session.gameId,
        member_id: session.memberId,
        player_id: playerId,
        currency: session.currency,
        language: session.language,
        launch_hash: hashOf(launchCode),
        launch_expires_at: sql<Date>`now() + make_interval(secs => ${LAUNCH_CODE_SECONDS})`,
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    const expiresAt = new Date(created_at.getTime() + GAME_TOKEN_MINUTES * 60_000);
    return { id, launchCode, startedAt: created_at, expiresAt };
  });
}

/** The name of a member towards a vendor; made at the first launch, the same for ever. */
async function playerIdOf(db: Executor, vendor: string, memberId: string): Promise<string> {
  await db
    .insertInto('vendor_player')
    .values({ player_id: `p_${randomBytes(12).toString('base64url')}`, vendor, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['vendor', 'member_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('vendor_player')
    .select('player_id')
    .where('vendor', '=', vendor)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.player_id;
}

/** Uses up a launch code and gives the token for it; `undefined` when it is unknown, used, too old or another vendor's. */
export async function openGameSession(
  db: Executor,
  vendor: string,
  launchCode: string,
): Promise<{ gameToken: string } | undefined> {
  const gameToken = newSecret();
  const opened = await db
    .updateTable('game_session')
    .set({
      token_hash: hashOf(gameToken),
      expires_at: sql<Date>`now() + make_interval(mins => ${GAME_TOKEN_MINUTES})`,
    })
    .where('launch_hash', '=', hashOf(launchCode))
    .where('vendor', '=', vendor)
    .where('token_hash', 'is', null)
    .where('launch_expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return opened && { gameToken };
}

/** A session in a game with all that decides whether its player may bet now. */
export interface GameSession {
  playerId: string;
  memberId: string;
  gameId: string;
  currency: string;
  language: LanguageCode;
  expiresAt: Date;
  nickname: string;
  accountType: AccountType;
  memberStatus: 'active' | 'locked' | 'closed';
  /** The player has closed play to himself for a time. */
  isOnBreak: boolean;
  /** The player has set limits, which a stake is held against. */
  hasLimits: boolean;
  /** The player has, or had, a wallet at a vendor. */
  hasPurses: boolean;
  /** Largest bet that a bonus in play allows; null for any. */
  maxStake: Money | null;
  category: GameCategoryCode;
  vendorStatus: ListingStatus;
  gameStatus: ListingStatus;
}

/** The session that a game token belongs to; `undefined` when it is unknown, ended or another vendor's. */
export async function findGameSession(
  db: Executor,
  vendor: string,
  gameToken: string,
): Promise<GameSession | undefined> {
  const row = await db
    .selectFrom('game_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .innerJoin('vendor as v', 'v.code', 's.vendor')
    .innerJoin('game as g', (join) => join.onRef('g.vendor_id', '=', 'v.id').onRef('g.game_id', '=', 's.game_id'))
    .select(['s.player_id', 's.member_id', 's.game_id', 's.currency', 's.expires_at', 'm.nickname', 'm.type'])
    .select(['m.status as member_status', 'g.category', 'v.status as vendor_status', 'g.status as game_status'])
    .select(sql<LanguageCode>`s.language`.as('language'))
    .select(
      sql<boolean>`
        exists (select from play_break b where b.member_id = m.id and b.lifted_at is null
                   and (b.kind = 'EXCLUSION' or b.until > now()))`.as('is_on_break'),
    )
    .select(hasPurses('m.id').as('has_purses'))
    .select(sql<boolean>`exists (select from play_limit l where l.member_id = m.id)`.as('has_limits'))
    .select(
      sql<string | null>`
        (select f.max_stake from deposit_bonus b join bonus_offer f on f.id = b.offer_id
          where b.member_id = m.id and b.state = 'ACTIVE')`.as('max_stake'),
    )
    .where('s.token_hash', '=', hashOf(gameToken))
    .where('s.vendor', '=', vendor)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row?.expires_at) return undefined;
  return {
    playerId: row.player_id,
    memberId: row.member_id,
    gameId: row.game_id,
    currency: row.currency,
    language: row.language,
    expiresAt: row.expires_at,
    nickname: row.nickname,
    accountType: row.type,
    memberStatus: row.member_status,
    isOnBreak: row.is_on_break,
    hasLimits: row.has_limits,
    hasPurses: row.has_purses,
    maxStake: row.max_stake === null ? null : BigInt(row.max_stake),
    category: row.category,
    vendorStatus: row.vendor_status,
    gameStatus: row.game_status,
  };
}

/** Whose game token this is or was; `undefined` when it is unknown or another vendor's. */
export async function findPlayerOfToken(db: Executor, vendor: string, gameToken: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('game_session')
    .select('member_id')
    .where('token_hash', '=', hashOf(gameToken))
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.member_id;
}

/** Ends every session of a member in a game: codes that were not used yet and tokens. Open rounds are paid all the same. */
export async function endGameSessions(trx: Trx, memberId: string): Promise<void> {
  const now = sql<Date>`now()`;
  await trx
    .updateTable('game_session')
    .set({
      launch_expires_at: sql<Date>`least(launch_expires_at, ${now})`,
      expires_at: sql<Date>`least(expires_at, ${now})`,
    })
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('expires_at', '>', now), eb('launch_expires_at', '>', now)]))
    .execute();
}

/** A player as wins and rollbacks know him: they count without a session. */
export interface Player {
  playerId: string;
  memberId: string;
  currency: string;
  /** Has, or had, a wallet at a vendor. */
  hasPurses: boolean;
}

export async function findPlayer(db: Executor, vendor: string, playerId: string): Promise<Player | undefined> {
  const row = await db
    .selectFrom('vendor_player as p')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select(['p.member_id', 'm.currency'])
    .select(hasPurses('m.id').as('has_purses'))
    .where('p.player_id', '=', playerId)
    .where('p.vendor', '=', vendor)
    .executeTakeFirst();
  return row && { playerId, memberId: row.member_id, currency: row.currency, hasPurses: row.has_purses };
}

/** Category of a vendor's game; `undefined` when it has no such game. */
export async function findCategory(
  db: Executor,
  vendor: string,
  gameId: string,
): Promise<GameCategoryCode | undefined> {
  const row = await db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.id', 'game.vendor_id')
    .select('game.category')
    .where('vendor.code', '=', vendor)
    .where('game.game_id', '=', gameId)
    .executeTakeFirst();
  return row?.category;
}

/** Removes sessions that ended more than a day ago. Rounds and bets do not need them. */
export async function purgeGameSessions(db: Executor): Promise<void> {
  await db
    .deleteFrom('game_session')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '<', sql<Date>`now() - interval '1 day'`)]))
    .execute();
}
