/** A player whose first rounds of Lotus Fortune win, for journeys and demonstrations. */
import { createHash } from 'node:crypto';
import { drawFrom, hashOfSeed, wordsOf } from '../core/fair.ts';
import { type LentConnection, openDatabase } from '../db/open.ts';
import { slotGames } from '../slot/games.ts';
import { payoutOf, play } from '../slot/play.ts';

/** Of the rounds that win: one for the journey, and more should it be tried again. To a nonce of 0 a page makes a seed of its own. */
const winningNonces = [1, 2, 3];

/** Whether these rounds bring more than they cost, each in one spin. */
function wins(serverSeed: string, clientSeed: string): boolean {
  return winningNonces.every((nonce) => {
    const { spins, units } = play(slotGames['lotus-fortune'], drawFrom(wordsOf({ serverSeed, clientSeed, nonce })));
    return spins.length === 1 && payoutOf(1_000n, units) > 1_000n;
  });
}

/** Seeds under which the first rounds win: one pair in some hundred does, so the search is short. */
function winningSeeds(): { serverSeed: string; clientSeed: string } {
  const serverSeed = createHash('sha256').update('journeys').digest('hex');
  for (let n = 0; ; n++) {
    const clientSeed = `journeys-${n}`;
    if (wins(serverSeed, clientSeed)) return { serverSeed, clientSeed };
  }
}

/**
 * Writes the player into a database, whose schema is made when it is missing.
 *
 * @param playerId as the wallet names the player to the vendor
 */
export async function addWinner(kysely: LentConnection, playerId: string): Promise<void> {
  const { kysely: db } = await openDatabase({ kind: 'lent', kysely });
  const { serverSeed, clientSeed } = winningSeeds();
  await db.insertInto('player').values({ id: playerId, client_seed: clientSeed }).execute();
  await db
    .insertInto('seed')
    .values({ player_id: playerId, server_seed: serverSeed, server_seed_hash: hashOfSeed(serverSeed), next_nonce: 1 })
    .execute();
}
