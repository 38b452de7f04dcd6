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
import { migrate } from '../../src/db/migrate.ts';
import { type Db, openDb } from '../../src/db/open.ts';
import { bet, grantPlayMoney, transfer } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { startPostgres } from '../postgres.ts';
import { bareStatements, bareTransfer } from './bare-transfer.ts';

const ACCOUNTS = 2_000;
const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const currency = 'KHR';

/** One unit of work; `n` never comes twice. */
type Work = (n: number) => Promise<unknown>;

export interface LedgerFigures {
  engine: string;
  /** Per second, median of the rounds. */
  bare: number;
  transfer: number;
  bet: number;
  oneWallet: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const member = (n: number): string => `bench-${n % ACCOUNTS}`;

function workOf(db: Db): Record<Exclude<keyof LedgerFigures, 'engine'>, Work> {
  const kysely = db.kysely;
  const taken = (owner: string, n: number) =>
    bet({ member: owner, currency, amount: 1n, vendor: 'BENCH', transactionId: `${owner}-${n}`, ref: 'bench' });
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

async function bench(engine: string, db: Db): Promise<LedgerFigures> {
  await migrate(db);
  for (const statement of bareStatements(ACCOUNTS)) await statement.execute(db.kysely);
  for (let n = 0; n < ACCOUNTS; n++)
    await post(db.kysely, grantPlayMoney({ member: member(n), currency, amount: 10_000_000_000n }));
  const work = workOf(db);
  const names = ['bare', 'transfer', 'bet', 'oneWallet'] as const;
  const results: Record<(typeof names)[number], number[]> = { bare: [], transfer: [], bet: [], oneWallet: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      results[name].push(await measure(work[name]));
      await turn();
    }
  const verification = await verifyLedger(db.kysely);
  if (!verification.ok) throw new Error(`The books of ${engine} are not sound after the run.`);
  const figures = Object.fromEntries(names.map((name) => [name, Math.round(median(results[name]))]));
  return { engine, bare: 0, transfer: 0, bet: 0, oneWallet: 0, ...figures };
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
