import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../../src/kernel/db/open.ts';
import { parseMoney } from '../../../src/kernel/money.ts';
import type { ShownRound } from './table.ts';
import type { World } from './world.ts';

const verifier = fileURLToPath(new URL('../../../src/app/verify.cli.ts', import.meta.url));

/** A round in the books of the arcade. */
interface PlayedRound {
  /** Its name towards the wallet. */
  readonly name: string;
  readonly state: string;
  readonly seed_id: string;
  readonly nonce: number | null;
  readonly stake: string;
  /** By the draw alone. */
  readonly drawn: string;
  /** By the draw, and out of linked jackpots. */
  readonly payout: string;
}

/** A bet in the books of the wallet. */
interface WalletBet {
  readonly name: string;
  readonly status: string;
  readonly stake: string;
  readonly payout: string;
  /** What was paid in wins, and how many there were. */
  readonly won: string;
  readonly wins: number;
}

const roundsOf = async ({ kysely }: Db): Promise<readonly PlayedRound[]> =>
  (
    await sql<PlayedRound>`
      select 'lf-' || to_char(started_at at time zone 'UTC', 'YYYYMMDD') || '-' || id as name, state, seed_id, nonce, stake,
             coalesce(payout, 0) as drawn,
             (coalesce(payout, 0) + coalesce((select sum((hit ->> 'amount')::numeric * 10000)
                                               from jsonb_array_elements(jackpots::jsonb) as hit), 0))::bigint as payout
        from arcade.round`.execute(kysely)
  ).rows;

const betsOf = async ({ kysely }: Db): Promise<readonly WalletBet[]> =>
  (
    await sql<WalletBet>`
      select b.round_id as name, b.status, b.stake, b.payout, coalesce(w.won, 0) as won, coalesce(w.wins, 0) as wins
        from bet b left join (select vendor, round_id, sum(amount)::bigint as won, count(*)::int as wins from provider_txn
                               where kind = 'WIN' group by 1, 2) as w using (vendor, round_id)`.execute(kysely)
  ).rows;

/** What is wrong between a round and the bets of its name. */
function faultOf(round: PlayedRound, bets: readonly WalletBet[]): string | undefined {
  const [bet, ...more] = bets;
  if (more.length > 0) return `has ${bets.length} bets`;
  switch (round.state) {
    case 'DONE':
      if (!bet) return 'has ended and has no bet';
      if (bet.status !== (BigInt(round.payout) > 0n ? 'WON' : 'LOST')) return `has ended and its bet is ${bet.status}`;
      if (bet.stake !== round.stake) return `took ${round.stake}, its bet ${bet.stake}`;
      if (bet.payout !== round.payout || bet.won !== round.payout)
        return `pays ${round.payout}, its bet ${bet.payout}, by ${bet.wins} wins of ${bet.won}`;
      return bet.wins > 1 ? `was paid ${bet.wins} times` : undefined;
    case 'VOID':
      return bet && bet.status !== 'REFUNDED' ? `is void and its bet is ${bet.status}` : undefined;
    case 'REFUSED':
      return bet && `was refused and has a bet that is ${bet.status}`;
    default:
      return `is still ${round.state}`;
  }
}

/** Every seed has counted its rounds from 0 without a gap. */
function countFaults(rounds: readonly PlayedRound[]): readonly string[] {
  const counted = Map.groupBy(
    rounds.filter(({ nonce }) => nonce !== null),
    (round) => round.seed_id,
  );
  return [...counted].flatMap(([seed, own]) => {
    const nonces = own.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
    return nonces.every((nonce, place) => nonce === place) ? [] : [`Seed ${seed} has counted ${nonces.join(' ')}.`];
  });
}

/** What a page was told is what stands in the books. */
function toldFaults(rounds: ReadonlyMap<string, PlayedRound>, told: readonly ShownRound[]): readonly string[] {
  return told.flatMap(({ number, state, payout }) => {
    const round = rounds.get(`lf-${number}`);
    if (!round) return [`${number} was shown and is not there.`];
    const isSame = round.state === state && BigInt(round.drawn) === parseMoney(payout ?? '0.0000');
    return isSame ? [] : [`${number} was shown as ${state} ${payout}, and is ${round.state} ${round.drawn}.`];
  });
}

export interface Findings {
  readonly faults: readonly string[];
  /** Rounds by their states. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the verification of the ledger says. */
  readonly report: string;
}

/**
 * Holds the books of the arcade against those of the wallet: as many bets as rounds, each of the same stake and paid once, none
 * open, and nothing that a page was told is missing. The ledger is verified by the command that operators have.
 */
export async function compareBooks(
  { wallet, arcade, gatewayEnv }: World,
  told: readonly ShownRound[],
): Promise<Findings> {
  const rounds = await roundsOf(arcade);
  const byName = new Map(rounds.map((round) => [round.name, round]));
  const bets = Map.groupBy(await betsOf(wallet), ({ name }) => name);
  const between = rounds.flatMap((round) => {
    const fault = faultOf(round, bets.get(round.name) ?? []);
    return fault ? [`${round.name} ${fault}.`] : [];
  });
  const strange = [...bets.keys()]
    .filter((name) => !byName.has(name))
    .map((name) => `${name} is a bet without a round.`);
  const open = await sql<{ round_id: string }>`select round_id from round where status = 'OPEN'`.execute(wallet.kysely);
  const { status, stdout, stderr } = spawnSync(process.execPath, [verifier], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...gatewayEnv },
  });
  const counts: Record<string, number> = {};
  for (const { state } of rounds) counts[state] = (counts[state] ?? 0) + 1;
  return {
    faults: [
      ...between,
      ...strange,
      ...open.rows.map(({ round_id }) => `${round_id} is open at the wallet.`),
      ...countFaults(rounds),
      ...toldFaults(byName, told),
      ...(status === 0 ? [] : ['The ledger does not verify.']),
    ],
    counts,
    report: `${stdout}${stderr}`.trim(),
  };
}
