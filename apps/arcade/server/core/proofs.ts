/** Rounds as anybody may check them who has the address: what was drawn and from what, nothing of the player. */
import { createHash } from 'node:crypto';
import type { Executor } from '../db/types.ts';
import { ArcadeError } from './errors.ts';
import { type Game, houseVendor } from './game.ts';
import { endedRound, type Round } from './rounds.repository.ts';
import { numberOf, viewOf } from './rounds.view.ts';

const keyPattern = /^\d{8}-(\d{1,18})\.[0-9a-f]{16}$/;

/**
 * What tells a round from all others, and that somebody was given its address: numbers can be counted up, and rounds share
 * their seeds, so the letters come from the key that the player's page made for this round alone.
 */
export function proofKeyOf(round: Pick<Round, 'id' | 'started_at' | 'idempotency_key'>): string {
  const letters = createHash('sha256').update(`proof/${round.id}/${round.idempotency_key}`).digest('hex').slice(0, 16);
  return `${numberOf(round)}.${letters}`;
}

/**
 * Page on which a round can be checked.
 *
 * @param origin of this server as browsers see it
 */
export function proofAddress(origin: string, round: Round): string {
  const place = round.vendor === houseVendor ? '' : `/${round.vendor}`;
  return `${origin}${place}/${round.game_id}/?round=${proofKeyOf(round)}`;
}

/**
 * The round of a key, without the player and the balance.
 *
 * @throws ArcadeError NOT_FOUND for another game's round, one that has not ended, and a key that nobody was given
 */
export async function proofOf(db: Executor, vendor: string, game: Game, key: string) {
  const [, id] = keyPattern.exec(key) ?? [];
  const round = id === undefined ? undefined : await endedRound(db, { vendor, gameId: game.id }, id);
  if (!round || proofKeyOf(round) !== key) throw new ArcadeError('NOT_FOUND');
  return viewOf(game, { ...round, balance: null });
}
