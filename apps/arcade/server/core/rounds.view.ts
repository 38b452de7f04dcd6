/** A round as the page and the betting record see it. */
import type { VendorDetailLine } from '@mekong/api-client/contract/types';
import type { Game } from './game.ts';
import type { HitJackpot } from './jackpots.ts';
import { formatAmount } from './money.ts';
import type { Round } from './rounds.repository.ts';

/** Number the player sees, for example `20261121-88213`: the day (UTC) and a counter. */
export function numberOf({ id, started_at }: Pick<Round, 'id' | 'started_at'>): string {
  return `${started_at.toISOString().slice(0, 10).replaceAll('-', '')}-${id}`;
}

/** Id of a round number; undefined for what is none. */
export const idOf = (number: string): string | undefined => /^\d{8}-(\d{1,18})$/.exec(number)?.[1];

/** The round for the page. The server seed is in it only when it has been revealed. */
export const viewOf = (game: Game, round: Round) => ({
  number: numberOf(round),
  state: round.state,
  startedAt: round.started_at.toISOString(),
  currency: round.currency,
  stake: formatAmount(round.stake),
  payout: round.payout === null ? null : formatAmount(round.payout),
  balance: round.balance,
  clientSeed: round.client_seed,
  nonce: round.nonce,
  step: round.steps,
  serverSeedHash: round.server_seed_hash,
  serverSeed: round.revealed_at ? round.server_seed : null,
  ...(game.jackpots && { jackpots: round.jackpots ?? [] }),
  ...game.view(round.stake, round.result),
});

const jackpotDetails = (hits: readonly HitJackpot[]): VendorDetailLine[] =>
  hits.length === 0 ? [] : [{ name: 'jackpots', value: hits.map(({ pool }) => pool).join(', ') }];

/** Rows of the result for the betting record of the site: those of the game, then the seeds that prove it. */
export const detailsOf = (
  game: Game,
  round: Pick<Round, 'stake' | 'result' | 'jackpots' | 'server_seed_hash' | 'client_seed' | 'nonce'>,
): VendorDetailLine[] => [
  ...game.details(round.stake, round.result),
  ...jackpotDetails(round.jackpots ?? []),
  { name: 'server-seed-hash', value: round.server_seed_hash },
  { name: 'client-seed', value: round.client_seed },
  { name: 'nonce', value: String(round.nonce) },
];
