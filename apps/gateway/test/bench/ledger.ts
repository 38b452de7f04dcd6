/**
 * Postings per second through `ledger_post`, beside a bare function that does the same five statements without any of
 * the guards. One interleaved run, medians; compare the ratios, not the figures of two machines.
 *
 *   node apps/gateway/test/bench/ledger.ts            a table
 *   node apps/gateway/test/bench/ledger.ts --json     one line of JSON
 *
 * PostgreSQL runs with durability on. TEST_DATABASE_URL is not used: the figures must come from a server of our own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../../src/kernel/db/open.ts';
import { bet, grantPlayMoney, settleLost, settleWon, transfer } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { settleBet } from '../../src/modules/seamless/round.repository.ts';
import { bareStatements, bareTransfer } from './bare-transfer.ts';

const ACCOUNTS = 2_000;
const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Open bets of each account: more than can be settled in all rounds. */
const OPEN_BETS = Math.ceil((ROUNDS * SECONDS * 6_000) / ACCOUNTS);
const currency = 'KHR';

/** One unit of work; `n` never comes twice. */
type Work = (n: number) => Promise<unknown>;

export interface LedgerFigures {
  engine: string;
  /** Per second, median of the rounds. */
  bare: number;
  transfer: number;
  bet: number;
  /** Every second bet is won; with the bet and its result. */
  settle: number;
  oneWallet: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const member = (n: number): string => `${n % ACCOUNTS}`;

function workOf(db: Db): Record<Exclude<keyof LedgerFigures, 'engine'>, Work> {
  const kysely = db.kysely;
  const about = (owner: string, id: string) =>
    ({ member: owner, currency, amount: 1n, vendor: 'BENCH', transactionId: id, ref: 'bench' }) as const;
  const taken = (owner: string, n: number) => bet(about(owner, `${owner}-${n}`));
  let settled = 0;
  const settle = () => {
    const id = ++settled;
    const isWon = id % 2 === 0;
    const money = about(member(id), `settle-${id}`);
    return post(
      kysely,
      isWon ? settleWon({ ...money, amount: 2n }, 1n) : settleLost(money),
      settleBet({ id: `${id}` }, { status: isWon ? 'WON' : 'LOST', payout: isWon ? 2n : 0n, validBet: 1n }),
    );
  };
  return {
    bare: (n) => bareTransfer(kysely, `${n}`, (n * 7919) % ACCOUNTS, (n * 7919 + 1 + (n % 997)) % ACCOUNTS),
    transfer: (n) =>
      post(
        kysely,
        transfer({
          member: member(n * 7919),
          receiver: member(n * 7919 + 1 + (n % 997)),
          currency,
          amount: 1n,
          key: `${n}`,
        }),
      ),
    bet: (n) => post(kysely, taken(member(n * 7919), n)),
    settle,
    oneWallet: (n) => post(kysely, taken(member(0), n)),
  };
}

let counter = 0;
/** Runs work for some seconds with the clients side by side. @returns units per second */
async function measure(work: Work): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        await work(counter++);
        done++;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - start);
}

/** Bets to settle, each of one of the smallest units; bet `n` belongs to account `n` modulo the number of accounts. */
async function openBets({ kysely }: Db): Promise<void> {
  for (let n = 0; n < ACCOUNTS; n++) {
    const stakes = { member: member(n), currency, amount: BigInt(OPEN_BETS), vendor: 'BENCH' };
    await post(kysely, bet({ ...stakes, transactionId: `open-${n}`, ref: 'bench' }));
  }
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency)
    select 'BENCH', n, n, 'slot', 'SLOT', ${currency}::text from generate_series(0, ${ACCOUNTS - 1}::int) as n`.execute(
    kysely,
  );
  await sql`
    insert into bet (id, vendor, transaction_id, round_id, member_id, game_id, category, currency, stake,
                     balance_before, balance_after, lineage_id)
    overriding system value
    select n, 'BENCH', n, n % ${ACCOUNTS}::int, n % ${ACCOUNTS}::int, 'slot', 'SLOT', ${currency}::text, 1, 1, 0, 1
      from generate_series(1, ${ACCOUNTS * OPEN_BETS}::int) as n`.execute(kysely);
}

async function bench(engine: string, db: Db): Promise<LedgerFigures> {
  await migrate(db);
  for (const statement of bareStatements(ACCOUNTS)) await statement.execute(db.kysely);
  for (let n = 0; n < ACCOUNTS; n++)
    await post(db.kysely, grantPlayMoney({ member: member(n), currency, amount: 10_000_000_000n }));
  await openBets(db);
  const work = workOf(db);
  const names = ['bare', 'transfer', 'bet', 'settle', 'oneWallet'] as const;
  const results: Record<(typeof names)[number], number[]> = {
    bare: [],
    transfer: [],
    bet: [],
    settle: [],
    oneWallet: [],
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      results[name].push(await measure(work[name]));
      await turn();
    }
  const verification = await verifyLedger(db.kysely);
  if (!verification.ok) throw new Error(`The books of ${engine} are not sound after the run.`);
  const { rows } = await sql<{ missing: string }>`
    select format('%s bets, %s results', count(*), count(r.id)) as missing
      from bet b left join bet_result r on r.bet_id = b.id where b.status <> 'OPEN' having count(*) <> count(r.id)`.execute(
    db.kysely,
  );
  if (rows[0]) throw new Error(`Results are missing: ${rows[0].missing}`);
  const figures = Object.fromEntries(names.map((name) => [name, Math.round(median(results[name]))]));
  return { engine, bare: 0, transfer: 0, bet: 0, settle: 0, oneWallet: 0, ...figures };
}

async function benchEmbedded(): Promise<LedgerFigures> {
  const home = mkdtempSync(join(tmpdir(), 'mekong-bench-'));
  const db = await openDb({ dataDir: join(home, 'pglite') });
  return bench('PGlite', db).finally(async () => {
    await db.close();
    rmSync(home, { recursive: true, force: true });
  });
}

async function benchPostgres(): Promise<LedgerFigures> {
  process.env.TEST_DATABASE_URL = '';
  const server = await startPostgres({ settings: { shared_buffers: '512MB' } });
  const db = await openDb({ url: server.url });
  return bench(server.origin, db).finally(async () => {
    await db.close();
    await server.stop();
  });
}

const all = [await benchEmbedded(), await benchPostgres()];
if (process.argv.includes('--json')) console.log(JSON.stringify({ ledger: all }));
else
  for (const { engine, ...figures } of all) {
    console.log(`\n${engine}, ${CLIENTS} clients, per second (ratio to the bare function)`);
    for (const [name, value] of Object.entries(figures))
      console.log(`  ${name.padEnd(10)} ${String(value).padStart(6)}   x${(value / figures.bare).toFixed(2)}`);
  }
