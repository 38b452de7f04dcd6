/** A round as the page and the betting record see it. */
import { formatAmount } from './money.ts';
import type { Round } from './rounds.repository.ts';
import { slotGames } from './slot/games.ts';
import { freeSpinMultiplier } from './slot/paytable.ts';
import { payoutOf, settle } from './slot/play.ts';
import { windowAt } from './slot/reels.ts';

/** Number the player sees, for example `20261121-88213`: the day (UTC) and a counter. */
export function numberOf({ id, started_at }: Pick<Round, 'id' | 'started_at'>): string {
  return `${started_at.toISOString().slice(0, 10).replaceAll('-', '')}-${id}`;
}

/** Id of a round number; undefined for what is none. */
export const idOf = (number: string): string | undefined => /^\d{8}-(\d{1,18})$/.exec(number)?.[1];

/** The round for the page. The server seed is in it only when it has been revealed. */
export function viewOf(round: Round) {
  const result = round.stops && settle(slotGames[round.game_id], round.stops);
  return {
    number: numberOf(round),
    state: round.state,
    startedAt: round.started_at.toISOString(),
    currency: round.currency,
    stake: formatAmount(round.stake),
    payout: round.payout === null ? null : formatAmount(round.payout),
    balance: round.balance,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    serverSeed: round.revealed_at ? round.server_seed : null,
    spins: (result?.spins ?? []).map((spin, index) => ({
      ...spin,
      payout: formatAmount(payoutOf(round.stake, spin.units * (index === 0 ? 1 : freeSpinMultiplier))),
    })),
  };
}

export type RoundView = ReturnType<typeof viewOf>;

/** Rows of the result for the betting record of the site. */
export function detailsOf(round: Pick<Round, 'stops' | 'server_seed_hash' | 'client_seed' | 'nonce'>) {
  const [paid, ...free] = round.stops ?? [];
  const rows = paid ? [0, 1, 2].map((row) => windowAt(paid).flatMap((reel) => reel[row] ?? [])) : [];
  return [
    // the ids are what a page names in the language of its reader; the text is for readers that name none
    ...rows.map((symbols, row) => ({ name: `row-${row + 1}`, value: symbols.join(' '), symbols })),
    { name: 'stops', value: paid?.join(' ') ?? '' },
    { name: 'free-spins', value: String(free.length) },
    { name: 'server-seed-hash', value: round.server_seed_hash },
    { name: 'client-seed', value: round.client_seed },
    { name: 'nonce', value: String(round.nonce) },
  ];
}
