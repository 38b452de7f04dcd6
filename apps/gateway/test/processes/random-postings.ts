/**
 * A process that sends random operations to a ledger until they are done or it is killed:
 *
 *     node apps/gateway/test/processes/random-postings.ts <seed> <first> <end>
 *
 * on the migrated database of DATABASE_URL, or of DATA_DIR. Says one line for every operation that has an answer:
 * its number and "posted" or "refused". Ends with code 1 at the first answer that is wrong.
 */
import { sqlStateOf } from '../../src/kernel/db/errors.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { Fault } from '../../src/kernel/fault.ts';
import { post } from '../../src/ledger/ledger.ts';
import { forge, groupOf, isForged, operationOf } from '../soak/operations.ts';

/** Callers side by side, each with a connection on PostgreSQL. */
const CALLERS = 12;
/** A deadlock that came again and again, and a wait for an account that was longer than the limit. */
const GAVE_UP = ['40P01', '55P03'];

const [seed = 0, first = 0, end = 0] = process.argv.slice(2).map(Number);
const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
const db = await openDb({ url, dataDir });
/** Number of the posting that an operation has made, as this process was told. */
const known = new Map<number, string>();

/** A refusal that a correct ledger may give: no money, a debt; and one that a busy machine may. */
function isRefusal(error: unknown): boolean {
  if (error instanceof Fault) return error.code === 'WALLET_INSUFFICIENT' || error.code === 'WALLET_FROZEN';
  return GAVE_UP.includes(sqlStateOf(error) ?? '');
}

async function send(executor: Executor, n: number): Promise<{ subject: number; postingId: string }> {
  const { subject, posting } = operationOf(seed, n);
  const before = known.get(subject);
  const { postingId, replayed } = await post(executor, posting);
  if (before !== undefined && (postingId !== before || !replayed))
    throw new Error(`${posting.key} was posting ${before}; repeated, it is ${postingId}`);
  return { subject, postingId };
}

/** The key that was just used, with another content. */
async function tryForged(n: number): Promise<void> {
  const posting = forge(operationOf(seed, n).posting);
  const refused = await post(db.kysely, posting).catch((error: unknown) => error);
  if (!(refused instanceof Fault) || refused.code !== 'TXN_DUPLICATE_MISMATCH')
    throw new Error(`${posting.key} with another content was not refused: ${String(refused)}`);
}

/** Sends operations, more than one as one transaction, and says what came of them. */
async function perform(group: readonly number[]): Promise<void> {
  const [only = 0] = group;
  const sendAll = async (executor: Executor) => {
    const sent: Awaited<ReturnType<typeof send>>[] = [];
    for (const n of group) sent.push(await send(executor, n));
    return sent;
  };
  const sent = await (group.length === 1 ? sendAll(db.kysely) : inTransaction(db.kysely, sendAll)).catch(
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return [];
    },
  );
  for (const { subject, postingId } of sent) known.set(subject, postingId);
  const word = sent.length > 0 ? 'posted' : 'refused';
  process.stdout.write(group.map((n) => `${n} ${word}\n`).join(''));
  if (word === 'posted' && isForged(seed, only)) await tryForged(only);
}

let next = first;
async function call(): Promise<void> {
  while (next < end) {
    const from = next;
    next = Math.min(end, from + groupOf(seed, from));
    await perform(Array.from({ length: next - from }, (_, index) => from + index));
  }
}

await Promise.all(Array.from({ length: db.engine === 'pglite' ? 1 : CALLERS }, call));
await db.close();
