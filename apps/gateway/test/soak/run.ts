import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDb } from '../../src/kernel/db/open.ts';
import { formatReport } from '../../src/ledger/verify.report.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { operationOf } from './operations.ts';

const writer = fileURLToPath(new URL('../processes/random-postings.ts', import.meta.url));

/** Environment that names a database: one on a server, or a directory. */
export interface Place {
  readonly DATABASE_URL?: string;
  readonly DATA_DIR?: string;
}

interface Soak {
  /** For the log. */
  readonly name: string;
  /** A migrated database that nobody else uses. */
  readonly place: Place;
  readonly seed: number;
  readonly operations: number;
  /** How often the writing process is killed, evenly over the operations. */
  readonly kills: number;
}

/** What is known of the operations by what the writing processes said. */
interface Answers {
  /** By number: whether it has had an answer. */
  readonly isAnswered: Uint8Array;
  /** Numbers of operations whose posting is in the books. */
  readonly posted: Set<number>;
}

/**
 * Sends all operations of a seed through processes that are killed and continued, and checks the books after each kill
 * and at the end.
 *
 * @throws Error with what is wrong
 */
export async function soak({ name, place, seed, operations, kills }: Soak): Promise<void> {
  const started = performance.now();
  const answers: Answers = { isAnswered: new Uint8Array(operations), posted: new Set() };
  let killed = 0;
  for (;;) {
    const first = answers.isAnswered.indexOf(0);
    if (first === -1) break;
    // what came after the gap is sent again: a refusal then may be a posting now
    answers.isAnswered.fill(0, first);
    const target = killed < kills ? Math.round((operations * (killed + 1)) / (kills + 1)) : undefined;
    const wasKilled = await write({ place, seed, first, end: operations, target }, answers);
    if (!wasKilled) continue;
    killed += 1;
    await check(place, seed, answers);
  }
  if (killed !== kills) throw new Error(`${name}: killed ${killed} times instead of ${kills}`);
  await check(place, seed, answers);
  await compareBalances(place, seed, answers);
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `ok  ${name}: ${operations} operations, ${answers.posted.size} postings, ${killed} kills, ${seconds.toFixed(0)} s`,
  );
}

/**
 * Runs one writing process.
 *
 * @param target number of an operation at whose answer it is killed; it ends by itself when absent
 * @returns whether it was killed
 */
async function write(
  work: { place: Place; seed: number; first: number; end: number; target: number | undefined },
  { isAnswered, posted }: Answers,
): Promise<boolean> {
  const { place, seed, first, end, target } = work;
  const child = spawn(process.execPath, [writer, `${seed}`, `${first}`, `${end}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '', ...place },
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [number, word] = line.split(' ');
    // the last line of a killed process may be cut
    if (word !== 'posted' && word !== 'refused') continue;
    isAnswered[Number(number)] = 1;
    if (word === 'posted') posted.add(operationOf(seed, Number(number)).subject);
    if (target !== undefined && Number(number) >= target) child.kill('SIGKILL');
  }
  const [code, signal] = await exit;
  if (code === 0) return false;
  if (signal === 'SIGKILL' && target !== undefined) return true;
  throw new Error(`The writing process ended with ${code ?? signal}.`);
}

/** The books are sound, and hold everything that was acknowledged. */
async function check(place: Place, seed: number, { posted }: Answers): Promise<void> {
  const db = await openDb({ url: place.DATABASE_URL, dataDir: place.DATA_DIR, statementTimeout: 0 });
  try {
    // the bets of this ledger have no rows in the tables of games: the statements about those are left out
    const verification = await verifyLedger(db.kysely);
    if (!verification.ok) throw new Error(formatReport(verification));
    const stored = await db.kysely.selectFrom('posting').select('key').execute();
    const keys = new Set(stored.map(({ key }) => key));
    const lost = [...posted].map((n) => operationOf(seed, n).posting.key).filter((key) => !keys.has(key));
    if (lost.length > 0)
      throw new Error(`${lost.length} acknowledged postings are not there: ${lost.slice(0, 5).join(', ')}`);
  } finally {
    await db.close();
  }
}

/** Every balance is the sum of the operations that were acknowledged, worked out without the database. */
async function compareBalances(place: Place, seed: number, { posted }: Answers): Promise<void> {
  const expected = new Map<string, bigint>();
  for (const n of posted)
    for (const { kind, owner = '', amount } of operationOf(seed, n).posting.legs)
      expected.set(`${kind} ${owner}`, (expected.get(`${kind} ${owner}`) ?? 0n) + amount);
  const db = await openDb({ url: place.DATABASE_URL, dataDir: place.DATA_DIR, statementTimeout: 0 });
  try {
    const accounts = await db.kysely
      .selectFrom('ledger_account')
      .select(({ fn }) => ['kind', 'owner', fn.sum<string>('balance').as('balance')])
      .groupBy(['kind', 'owner'])
      .execute();
    const found = new Map(accounts.map(({ kind, owner, balance }) => [`${kind} ${owner}`, BigInt(balance)]));
    const wrong = [...new Set([...expected.keys(), ...found.keys()])].filter(
      (name) => (expected.get(name) ?? 0n) !== (found.get(name) ?? 0n),
    );
    if (wrong.length > 0)
      throw new Error(
        `${wrong.length} balances are wrong, as ${wrong[0]}: ${found.get(wrong[0] ?? '')}, not ${expected.get(wrong[0] ?? '')}`,
      );
  } finally {
    await db.close();
  }
}
