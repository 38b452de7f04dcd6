import { createHash } from 'node:crypto';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Money } from '../../kernel/money.ts';
import type { ProviderTxnKind } from './seamless.tables.ts';

/** A call that a vendor may repeat until it has an answer. */
export interface VendorTransaction {
  vendor: string;
  transactionId: string;
  kind: Exclude<ProviderTxnKind, 'TOMBSTONE'>;
  roundId: string;
  betTransactionId?: string | undefined;
  /** What must be the same in a repetition. */
  content: object;
}

/** What one movement has made of the wallet that is played from. */
export interface Movement {
  /** Below zero for a bet. */
  amount: Money;
  /** How much of `amount` is bonus. */
  bonus: Money;
  /** How much of `amount` is in the balance that the vendor is told: bonus is not while cash lies elsewhere. */
  told: Money;
  /** What the vendor is told that can be staked. */
  balanceAfter: Money;
  version: bigint;
  /** The wallet at the vendor has moved, instead of the main one. */
  inVendorWallet: boolean;
}

export interface Outcome<T> {
  value: T;
  /** Who it is about. */
  memberId: string;
  /** Left out when the wallet did not change. */
  movement?: Movement | undefined;
}

export interface Reply<T> {
  value: T;
  /** The stored answer of an earlier call with the same id: nothing was done. */
  replayed: boolean;
}

/**
 * Hash of a call's content, whatever the order of its fields. The address of a proof is no part of what happened: a vendor that
 * moved between two tries of a call repeats it under another one.
 */
export function contentHash(content: object): Buffer {
  const fields = Object.entries(content)
    .filter(([name, value]) => value !== undefined && name !== 'verifyUrl')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/**
 * Carries a vendor's transaction out once. Its id is claimed first: a twin that comes meanwhile waits and
 * then finds the answer. Effects, id and answer are written in one database transaction, so every repetition gets the
 * same bytes. A refused call leaves nothing behind: its id stays free.
 *
 * @throws Fault TXN_DUPLICATE_MISMATCH: the id was used with another content, or for another kind of call
 * @throws Fault ROUND_CLOSED: the bet was rolled back before it arrived
 */
export function once<T extends object>(
  db: Executor,
  call: VendorTransaction,
  work: (trx: Trx) => Promise<Outcome<T>>,
): Promise<Reply<T>> {
  const hash = contentHash(call.content);
  return inTransaction(db, async (trx) => {
    if (!(await claim(trx, call, hash))) return { value: await storedAnswer<T>(trx, call, hash), replayed: true };
    const outcome = await work(trx);
    await storeAnswer(trx, call, outcome);
    return { value: outcome.value, replayed: false };
  });
}

async function claim(trx: Trx, call: VendorTransaction, hash: Buffer): Promise<boolean> {
  const claimed = await trx
    .insertInto('provider_txn')
    .values({
      vendor: call.vendor,
      transaction_id: call.transactionId,
      kind: call.kind,
      body_hash: hash,
      round_id: call.roundId,
      bet_transaction_id: call.betTransactionId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function storedAnswer<T>(trx: Trx, call: VendorTransaction, hash: Buffer): Promise<T> {
  const row = await trx
    .selectFrom('provider_txn')
    .select(['kind', 'body_hash', 'answer'])
    .where('vendor', '=', call.vendor)
    .where('transaction_id', '=', call.transactionId)
    .executeTakeFirstOrThrow();
  if (row.kind === 'TOMBSTONE' && call.kind === 'BET') throw new Fault('ROUND_CLOSED');
  if (row.kind !== call.kind || row.answer === null || !row.body_hash || !hash.equals(row.body_hash))
    throw new Fault('TXN_DUPLICATE_MISMATCH');
  return JSON.parse(row.answer);
}

async function storeAnswer(
  trx: Trx,
  call: VendorTransaction,
  { value, memberId, movement }: Outcome<object>,
): Promise<void> {
  await trx
    .updateTable('provider_txn')
    .set({
      answer: JSON.stringify(value),
      member_id: memberId,
      ...(movement && {
        in_vendor_wallet: movement.inVendorWallet,
        amount: movement.amount.toString(),
        balance_before: (movement.balanceAfter - movement.told).toString(),
        balance_after: movement.balanceAfter.toString(),
      }),
    })
    .where('vendor', '=', call.vendor)
    .where('transaction_id', '=', call.transactionId)
    .execute();
}
