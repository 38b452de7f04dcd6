import type { Chance } from '@mekong/catalogue/chance';
import { type RawBuilder, sql } from 'kysely';
import type { GameCategoryCode } from '../../src/contract/values.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { formatMoney, type Money } from '../../src/kernel/money.ts';
import { memberBalance } from '../../src/ledger/balance.ts';
import { createPlayGate } from '../../src/modules/safer-play/play-gate.port.ts';
import { bet } from '../../src/modules/seamless/bet.ts';
import { endRound } from '../../src/modules/seamless/end-round.ts';
import {
  createGameSession,
  findGameSession,
  openGameSession,
} from '../../src/modules/seamless/game-session.repository.ts';
import { rollback } from '../../src/modules/seamless/rollback.ts';
import { win } from '../../src/modules/seamless/win.ts';
import { oneWallet } from '../../src/modules/system/wallet-rule.port.ts';

/** A game that is open while the history is played. */
export interface HistoryGame {
  vendor: string;
  gameId: string;
  category: GameCategoryCode;
  minBet: Money;
}

export interface HistoryPlan {
  /** Part of every round number; another one for every run. */
  prefix: string;
  chance: Chance;
  games: readonly HistoryGame[];
  /** What each round takes and pays; without it both are drawn. */
  deal?: (() => ToldRound) | undefined;
  /** Who plays and when, in order of time; without a time now, so that it counts for what is settled in real time. */
  rounds: readonly { memberId: string; currency: string; at?: Date | undefined }[];
}

/** Payout per stake in hundredths, with the share of rounds it comes in. Each table returns less than it takes. */
const SLOT_PAYS = [
  [0, 0.72],
  [50, 0.1],
  [100, 0.07],
  [200, 0.06],
  [500, 0.035],
  [1_500, 0.01],
  [5_000, 0.004],
  [15_000, 0.001],
] as const;
const TABLE_PAYS = [
  [0, 0.52],
  [100, 0.06],
  [195, 0.41],
  [900, 0.01],
] as const;

const TABLE_CATEGORIES: ReadonlySet<GameCategoryCode> = new Set(['LIVE', 'SPORTS', 'PVP']);

/** One round in so many is taken back by its vendor. */
const ROLLED_BACK = 45;
/** Stakes in multiples of the game's smallest. */
const STAKES = [1n, 1n, 2n, 2n, 5n, 5n, 10n, 20n, 50n] as const;

/**
 * Plays rounds through the seamless wallet, call by call as vendors do, so that every line of the betting record, of the
 * winners board and of the popular games has its postings in the ledger. Afterwards the times of bets and rounds (not of
 * money) are set to when they are meant to have happened.
 *
 * @returns how many rounds were played
 */
export async function playHistory(db: Executor, plan: HistoryPlan): Promise<number> {
  const { chance } = plan;
  const gate = openGate();
  const wallet = { db, playsAtVendor: oneWallet };
  const openSession = sessionOpener(db);
  const purses = pursesOf(db);
  const past: { vendor: string; roundId: string; at: Date }[] = [];
  let played = 0;
  for (const [index, { memberId, currency, at }] of plan.rounds.entries()) {
    const game = chance.pick(plan.games);
    const told = plan.deal?.();
    const stake = told?.stake ?? game.minBet * chance.pick(STAKES);
    const purse = await purses.of(memberId, currency);
    if (stake * 4n > purse) continue;
    const { gameToken, playerId } = await openSession(memberId, currency, game);
    const roundId = `${plan.prefix}-${index + 1}`;
    const about = { playerId, roundId, gameId: game.gameId };
    const betTransactionId = `${roundId}-bet`;
    await bet({ ...wallet, gate }, game.vendor, {
      ...about,
      gameToken,
      transactionId: betTransactionId,
      amount: formatMoney(stake),
      currency,
    });
    // its result counts when it is meant to have happened, and not when the seed runs
    if (at)
      await db
        .updateTable('bet')
        .set({ placed_at: at, effective_at: new Date(at.getTime() + 3_000) })
        .where('vendor', '=', game.vendor)
        .where('transaction_id', '=', betTransactionId)
        .execute();
    const payout = told?.payout ?? (stake * BigInt(drawPay(chance, game.category))) / 100n;
    const isTakenBack = (index + 1) % ROLLED_BACK === 0;
    if (!isTakenBack) purses.set(memberId, currency, purse - stake + payout);
    if (isTakenBack)
      await rollback(wallet, game.vendor, {
        playerId,
        roundId,
        transactionId: `${roundId}-rollback`,
        betTransactionId,
      });
    else if (payout > 0n)
      await win(wallet, game.vendor, {
        ...about,
        transactionId: `${roundId}-win`,
        betTransactionId,
        amount: formatMoney(payout),
        currency,
        endRound: true,
      });
    else await endRound(wallet, game.vendor, about);
    if (at) past.push({ vendor: game.vendor, roundId, at });
    played += 1;
  }
  await setTimes(db, past);
  const players = [...new Set(plan.rounds.map(({ memberId }) => memberId))];
  await sql`select recount_play(${players}::bigint[])`.execute(db);
  return played;
}

/** Launches a game as a player would do it. */
async function launch(db: Executor, memberId: string, currency: string, { vendor, gameId }: HistoryGame) {
  const { launchCode } = await createGameSession(db, { vendor, gameId, memberId, currency, language: 'KM' });
  const token = (await openGameSession(db, vendor, launchCode))?.gameToken ?? '';
  const session = await findGameSession(db, vendor, token);
  if (!session) throw new Error(`The launch of ${vendor}/${gameId} failed.`);
  return { gameToken: token, playerId: session.playerId };
}

/** What a round takes and pays. */
export interface ToldRound {
  stake: Money;
  /** 0: it is lost. */
  payout: Money;
}

/** Plays rounds of one game, now, for stakes and payouts that are told. */
export async function playRounds(
  db: Executor,
  game: HistoryGame,
  told: { memberId: string; currency: string; prefix: string; rounds: readonly ToldRound[] },
): Promise<void> {
  const { memberId, currency, prefix } = told;
  const { gameToken, playerId } = await launch(db, memberId, currency, game);
  const wallet = { db, playsAtVendor: oneWallet };
  const gate = openGate();
  for (const [index, { stake, payout }] of told.rounds.entries()) {
    const roundId = `${prefix}-${index + 1}`;
    const about = { playerId, roundId, gameId: game.gameId };
    const betTransactionId = `${roundId}-bet`;
    const staked = { ...about, gameToken, currency, transactionId: betTransactionId, amount: formatMoney(stake) };
    await bet({ ...wallet, gate }, game.vendor, staked);
    const won = { ...about, currency, transactionId: `${roundId}-win`, betTransactionId, amount: formatMoney(payout) };
    if (payout > 0n) await win(wallet, game.vendor, { ...won, endRound: true });
    else await endRound(wallet, game.vendor, about);
  }
}

/** Nobody has set a limit yet. */
const openGate = () =>
  createPlayGate(
    async () => 'UTC',
    () => new Date(),
  );

/** One launch per player and game. */
function sessionOpener(db: Executor) {
  const opened = new Map<string, Promise<{ gameToken: string; playerId: string }>>();
  return (memberId: string, currency: string, game: HistoryGame) => {
    const key = `${memberId} ${game.vendor} ${game.gameId}`;
    const known = opened.get(key) ?? launch(db, memberId, currency, game);
    opened.set(key, known);
    return known;
  };
}

/** What players have in hand, read once: nothing but their rounds moves it meanwhile. */
function pursesOf(db: Executor) {
  const known = new Map<string, Money>();
  return {
    async of(memberId: string, currency: string): Promise<Money> {
      return known.get(`${memberId} ${currency}`) ?? (await memberBalance(db, memberId, currency)).sumBalance;
    },
    set: (memberId: string, currency: string, purse: Money) => void known.set(`${memberId} ${currency}`, purse),
  };
}

function drawPay(chance: Chance, category: GameCategoryCode): number {
  let rest = chance.next();
  for (const [pay, share] of TABLE_CATEGORIES.has(category) ? TABLE_PAYS : SLOT_PAYS) {
    rest -= share;
    if (rest < 0) return pay;
  }
  return 0;
}

async function setTimes(db: Executor, played: readonly { vendor: string; roundId: string; at: Date }[]): Promise<void> {
  const times = sql`unnest(
    ${played.map(({ vendor }) => vendor)}::text[], ${played.map(({ roundId }) => roundId)}::text[],
    ${played.map(({ at }) => at.toISOString())}::timestamptz[]) as t (vendor, round_id, at)`;
  const same = (table: string): RawBuilder<unknown> =>
    sql`t.vendor = ${sql.ref(`${table}.vendor`)} and t.round_id = ${sql.ref(`${table}.round_id`)}`;
  await sql`
    update bet set settled_at = t.at + interval '3 seconds' from ${times} where ${same('bet')}`.execute(db);
  await sql`
    update round set opened_at = t.at, closed_at = t.at + interval '3 seconds' from ${times}
     where ${same('round')}`.execute(db);
  await sql`
    update provider_txn
       set created_at = t.at + case when kind = 'BET' then interval '0' else interval '3 seconds' end
      from ${times} where ${same('provider_txn')}`.execute(db);
}
