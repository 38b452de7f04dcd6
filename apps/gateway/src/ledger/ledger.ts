import { sql } from 'kysely';
import { sqlStateOf } from '../db/errors.ts';
import { withRetry } from '../db/transaction.ts';
import type { Executor } from '../db/types.ts';
import { Fault } from '../server/fault.ts';
import type { AccountKind } from './ledger.tables.ts';
import type { Money } from './money.ts';

/** One side of a posting. */
export interface Leg {
  kind: AccountKind;
  /** Member id, vendor code or payment method; left out for accounts of the house. */
  owner?: string | undefined;
  /** Only for VENDOR accounts: code of the vendor whose wallet it is. */
  lane?: string | undefined;
  /** Above zero credits the account, below zero debits it; never zero. The legs of a posting sum up to zero. */
  amount: Money;
}

/** One movement of money, whole or not at all. Made by the functions of `flows.ts`. */
export interface Posting {
  /** Idempotency key, unique for ever over the whole ledger. */
  key: string;
  /** Name of the flow, for people and reports. */
  kind: string;
  /** Business object it belongs to, for people. */
  ref: string;
  /** Member it belongs to. Picks the shard of the house accounts, so all postings about one bet name the same member. */
  member: string;
  currency: string;
  legs: readonly Leg[];
  /** Lets the legs of players go below zero, which freezes the account. Only for the rollback of a payout. */
  mayOverdraw?: boolean | undefined;
}

/** A leg and what it has made of its account. */
export interface PostedLeg extends Leg {
  accountId: string;
  balanceAfter: Money;
  /** Number of the entry in its account; the version of the balance. */
  seq: bigint;
}

export interface Posted {
  postingId: string;
  /** The key was known: nothing was written, the legs are those of the first time. */
  replayed: boolean;
  /** In the order of the posting's legs. */
  legs: readonly PostedLeg[];
}

interface ResultRow {
  posting_id: string;
  replayed: boolean;
  leg: number;
  account_id: string;
  balance_after: string;
  seq: string;
}

/**
 * Writes a posting: the only way money moves. One round trip; opens accounts that are new, locks in ascending account
 * id, checks, writes entries and balances. On the database itself it is a transaction of its own and runs again after
 * a deadlock; in a transaction it is part of that one, and a refusal spoils it.
 *
 * @throws Fault WALLET_INSUFFICIENT: a player's account holds less than it should give
 * @throws Fault WALLET_FROZEN: the account has a debt from an earlier rollback
 * @throws Fault TXN_DUPLICATE_MISMATCH: the key belongs to a posting with another content
 */
export function post(db: Executor, posting: Posting): Promise<Posted> {
  return db.isTransaction ? postOnce(db, posting) : withRetry(() => postOnce(db, posting));
}

async function postOnce(db: Executor, posting: Posting): Promise<Posted> {
  const legs = JSON.stringify(posting.legs.map((leg) => ({ ...leg, amount: leg.amount.toString() })));
  const query = sql<ResultRow>`
    select * from ledger_post(${posting.key}, ${posting.kind}, ${posting.ref}, ${posting.member}, ${posting.currency},
                              ${legs}::jsonb, ${posting.mayOverdraw ?? false})`;
  const { rows } = await query.execute(db).catch((error: unknown) => {
    throw asFault(error);
  });
  const [first] = rows;
  if (!first) throw new Error(`ledger_post gave no result for ${posting.key}`);
  const byLeg = new Map(rows.map((row) => [row.leg, row]));
  return {
    postingId: first.posting_id,
    replayed: first.replayed,
    legs: posting.legs.map((leg, index) => {
      const row = byLeg.get(index + 1);
      if (!row) throw new Error(`ledger_post gave no leg ${index + 1} for ${posting.key}`);
      return { ...leg, accountId: row.account_id, balanceAfter: BigInt(row.balance_after), seq: BigInt(row.seq) };
    }),
  };
}

/** The refusals of `ledger_post` that callers are told about; every other error is a defect and stays what it is. */
function asFault(error: unknown): unknown {
  switch (sqlStateOf(error)) {
    case 'ML001':
      return new Fault('WALLET_INSUFFICIENT', { cause: error });
    case 'ML002':
      return new Fault('WALLET_FROZEN', { cause: error });
    case 'ML003':
      return new Fault('TXN_DUPLICATE_MISMATCH', { cause: error });
    default:
      return error;
  }
}
