/**
 * Linked jackpots. A vendor says with a bet what of it goes into its pools, and with a win which pots are won; how much that is
 * decides the ledger: whoever is booked first is paid all that the pot holds, and who comes next what it holds then.
 */
import type {
  VendorBetRequest,
  VendorJackpotAmount,
  VendorJackpotShare,
  VendorJackpots,
  VendorJackpotWin,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import type { JackpotPayout, JackpotShare } from '../../ledger/flows.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { Bet, Round } from './round.repository.ts';
import { about } from './vendor-money.ts';

/** Refuses a list that names a pool twice. */
function assertDifferent(pools: readonly { readonly pool: string }[]): void {
  if (new Set(pools.map(({ pool }) => pool)).size < pools.length) throw invalid('jackpots', 'different');
}

/** What a bet puts into jackpots. @throws Fault VALIDATION_FAILED: a pool comes twice, or it is more than the stake */
export function sharesOf({ jackpots = [], amount }: VendorBetRequest): JackpotShare[] {
  assertDifferent(jackpots);
  const shares = jackpots.map(({ pool, pot, reserve }) => ({
    pool,
    pot: parseMoney(pot),
    reserve: parseMoney(reserve),
  }));
  const total = shares.reduce((sum, { pot, reserve }) => sum + pot + reserve, 0n);
  if (total > parseMoney(amount)) throw invalid('jackpots', 'max');
  return shares;
}

/**
 * What the pots hold after a bet has paid into them. The very first share of a pool opens its pot, which then gets its seed.
 *
 * @param transactionId of the bet
 */
export async function potsAfterBet(
  trx: Trx,
  round: Round,
  transactionId: string,
  shares: readonly VendorJackpotShare[],
): Promise<VendorJackpotAmount[]> {
  const rows = await trx
    .selectFrom('ledger_account')
    .select(['lane', 'balance', 'seq'])
    .where('owner', '=', round.vendor)
    .where('kind', '=', 'JACKPOT')
    .where('currency', '=', round.currency)
    .execute();
  const amounts: VendorJackpotAmount[] = [];
  for (const { pool, seed: given } of shares) {
    const pot = rows.find(({ lane }) => lane === pool);
    if (!pot) throw new Error(`A bet has paid into ${pool} of ${round.vendor}, but there is no pot.`);
    const seed = pot.seq === '1' ? parseMoney(given) : 0n;
    if (seed > 0n) await post(trx, flows.seedJackpot(about(round, `${transactionId}/${pool}`, seed), pool, 0n));
    amounts.push({ pool, amount: formatMoney(BigInt(pot.balance) + seed) });
  }
  return amounts;
}

/** What a bet has paid into jackpots, as the ledger has booked it. */
async function bookedShares(trx: Trx, { vendor }: Round, bet: Bet): Promise<JackpotShare[]> {
  const { rows } = await sql<{ pool: string; pot: string; reserve: string }>`
    select a.lane as pool, sum(case a.kind when 'JACKPOT' then e.amount else 0 end) as pot,
           sum(case a.kind when 'JACKPOT' then 0 else e.amount end) as reserve
      from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
     where p.key = ${`bet:${vendor}:${bet.transactionId}`} and a.kind in ('JACKPOT', 'JACKPOT_RESERVE')
     group by a.lane order by a.lane`.execute(trx);
  return rows.map(({ pool, pot, reserve }) => ({ pool, pot: BigInt(pot), reserve: BigInt(reserve) }));
}

/** Pots and reserves, kept for the transaction, and the wallet before them: in the order in which postings lock accounts. */
async function lockPools(trx: Trx, { vendor, currency, memberId }: Round, pools: readonly string[]) {
  const { rows } = await sql<{ kind: string; lane: string; balance: string }>`
    select kind, lane, balance from ledger_account
     where currency = ${currency}
       and (owner = ${memberId} and kind = 'MAIN'
            or owner = ${vendor} and kind in ('JACKPOT', 'JACKPOT_RESERVE') and lane = any(${pools}::text[]))
     order by owner collate "C", kind collate "C", lane collate "C" for update`.execute(trx);
  const holds = (kind: string, pool: string): Money =>
    BigInt(rows.find((row) => row.kind === kind && row.lane === pool)?.balance ?? 0);
  return {
    pot: (pool: string) => holds('JACKPOT', pool),
    reserve: (pool: string) => holds('JACKPOT_RESERVE', pool),
  };
}

const least = (one: Money, other: Money): Money => (one < other ? one : other);

/**
 * Takes back what a bet that does not count has paid into jackpots. A pot that was won meanwhile may hold less: the rest stays
 * a cost of the house, for the winner had it.
 *
 * @param transactionId of the call that takes the bet back
 */
export async function takeSharesBack(trx: Trx, round: Round, bet: Bet, transactionId: string): Promise<void> {
  const booked = await bookedShares(trx, round, bet);
  if (booked.length === 0) return;
  const holds = await lockPools(
    trx,
    round,
    booked.map(({ pool }) => pool),
  );
  const shares = booked.map(({ pool, pot, reserve }) => ({
    pool,
    pot: least(pot, holds.pot(pool)),
    reserve: least(reserve, holds.reserve(pool)),
  }));
  if (shares.some(({ pot, reserve }) => pot + reserve > 0n))
    await post(trx, flows.returnShares(about(round, `${transactionId}/${bet.id}`, 0n), shares));
}

/** Pots that a bet has won. */
export interface WonPots {
  readonly payouts: readonly JackpotPayout[];
  /** To be called when they are paid: notes them, and gives each new pot its seed. */
  book(transactionId: string): Promise<void>;
}

/**
 * What the named pots pay to a bet: all that they hold now. They are kept for the transaction.
 *
 * @throws Fault VALIDATION_FAILED: a pool comes twice, is one that the bet has not paid into, or one that it has won already
 */
export async function winPots(trx: Trx, round: Round, bet: Bet, wins: readonly VendorJackpotWin[]): Promise<WonPots> {
  assertDifferent(wins);
  const open = new Set((await bookedShares(trx, round, bet)).map(({ pool }) => pool));
  for (const { pool } of await winsOf(trx, bet)) open.delete(pool);
  if (wins.some(({ pool }) => !open.has(pool))) throw invalid('jackpots', 'unknown');
  const holds = await lockPools(
    trx,
    round,
    wins.map(({ pool }) => pool),
  );
  const payouts = wins.map(({ pool }) => ({ pool, amount: holds.pot(pool) })).filter(({ amount }) => amount > 0n);
  return {
    payouts,
    async book(transactionId) {
      for (const { pool, amount } of payouts) {
        const { vendor, currency } = round;
        await trx
          .insertInto('jackpot_win')
          .values({ bet_id: bet.id, vendor, pool, currency, amount: amount.toString() })
          .execute();
        const seed = parseMoney(wins.find((win) => win.pool === pool)?.seed ?? '0.0000');
        if (seed === 0n) continue;
        const reserved = least(seed, holds.reserve(pool));
        await post(trx, flows.seedJackpot(about(round, `${transactionId}/${pool}`, seed), pool, reserved));
      }
    },
  };
}

/** What a win has been paid of each pot that it named. */
export const paidPots = (
  wins: readonly VendorJackpotWin[],
  { payouts }: Pick<WonPots, 'payouts'>,
): VendorJackpotAmount[] =>
  wins.map(({ pool }) => ({ pool, amount: formatMoney(payouts.find((one) => one.pool === pool)?.amount ?? 0n) }));

/** Pots that a bet has been paid, and still has. */
export async function winsOf(trx: Trx, bet: Bet): Promise<JackpotPayout[]> {
  const rows = await trx
    .selectFrom('jackpot_win')
    .select(['pool', 'amount'])
    .where('bet_id', '=', bet.id)
    .where('returned_at', 'is', null)
    .orderBy('pool')
    .execute();
  return rows.map(({ pool, amount }) => ({ pool, amount: BigInt(amount) }));
}

/** Notes that what a bet has won of jackpots is back in the pots. */
export async function returnWins(trx: Trx, bet: Bet): Promise<void> {
  await trx
    .updateTable('jackpot_win')
    .set({ returned_at: sql<Date>`now()` })
    .where('bet_id', '=', bet.id)
    .where('returned_at', 'is', null)
    .execute();
}

/** What the pots of a vendor hold in a currency. */
export async function jackpotsOf(db: Executor, vendor: string, currency: string): Promise<VendorJackpots> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['lane', 'balance'])
    .where('owner', '=', vendor)
    .where('kind', '=', 'JACKPOT')
    .where('currency', '=', currency)
    .orderBy('lane')
    .execute();
  return {
    currency,
    jackpots: rows.map(({ lane, balance }) => ({ pool: lane, amount: formatMoney(BigInt(balance)) })),
  };
}
