import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { sqlStateOf } from '../kernel/db/errors.ts';
import { withRetry } from '../kernel/db/transaction.ts';
import type { Executor } from '../kernel/db/types.ts';
import { Fault } from '../kernel/fault.ts';
import type { Money } from '../kernel/money.ts';
import { noteBalances } from './announcements.ts';
import type { AccountKind } from './ledger.tables.ts';

/** One side of a posting. */
export interface Leg {
  kind: AccountKind;
  /** Member id, vendor code or payment method; left out for accounts of the house. */
  owner?: string | undefined;
  /** Of VENDOR accounts the code of the vendor whose wallet it is, of JACKPOT ones the pool of the vendor. */
  lane?: string | undefined;
  /** Above zero credits the account, below zero debits it; never zero. The legs of a posting sum up to zero. */
  amount: Money;
  /**
   * Only for a debit of MAIN or VENDOR: what the account does not hold is taken from the owner's BONUS, as a leg of its own. For VENDOR
   * only while less than one unit of cash lies in all other wallets of the owner.
   */
  orBonus?: boolean | undefined;
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
  /**
   * Lets the legs of players go below zero, which freezes the account. Only for the rollback of a payout. What a VENDOR account does
   * not hold is owed by MAIN, as a leg of its own.
   */
  mayOverdraw?: boolean | undefined;
  /** Code of the vendor whose wallet the member plays from: how that stands afterwards is told too. */
  playedAt?: string | undefined;
}

/** What a posting has made of one account. */
export interface PostedLeg extends Pick<Leg, 'kind' | 'owner' | 'lane' | 'amount'> {
  accountId: string;
  balanceAfter: Money;
  /** Number of the entry in its account. */
  seq: bigint;
  /** Of MAIN and BONUS accounts: the whole wallet of the owner after the posting. */
  wallet?: Wallet | undefined;
}

/** Both pockets of a member in one currency. */
export interface Wallet {
  cash: Money;
  bonus: Money;
  /** Number of movements of both. */
  version: bigint;
}

/** What is played with at a vendor. Its version counts the movements of all wallets of the member. */
export interface VendorPurse extends Wallet {
  /** There is no cash in other wallets, so stakes may take bonus. */
  takesBonus: boolean;
}

export interface Posted {
  postingId: string;
  /** The key was known: nothing was written, the legs are those of the first time. */
  replayed: boolean;
  /** In the order of the posting's legs; what was taken from another account instead comes last. */
  legs: readonly PostedLeg[];
  /** With `playedAt` of the posting: the wallet at the vendor. */
  vendorWallet?: VendorPurse | undefined;
}

interface ResultRow {
  posting_id: string;
  replayed: boolean;
  leg: number;
  account_id: string;
  kind: AccountKind;
  owner: string;
  amount: string;
  balance_after: string;
  seq: string;
  /** The other half of a wallet, as it was before this posting moved it. */
  other_balance: string;
  other_seq: string;
  /** The wallet at the vendor that was played at. */
  vendor_cash?: string;
  vendor_bonus?: string;
  vendor_version?: string;
  vendor_takes_bonus?: boolean;
}

/**
 * Writes a posting: the only way money moves. One round trip; opens accounts that are new, locks in ascending account
 * id, checks, writes entries and balances. On the database itself it is a transaction of its own and runs again after
 * a deadlock; in a transaction it is part of that one, and a refusal spoils it. After the commit all processes are told
 * of the wallets it has changed (`announcements.ts`).
 *
 * @param also statement that keeps other rows in step with the books, in the same round trip. It may read `moved`, one row
 *   with what became of the wallet that the member plays from: `bonus`, what its bonus gave or got, and
 *   `balance_after`, both pockets together, null when neither moved.
 * @throws Fault WALLET_INSUFFICIENT: a player's account holds less than it should give
 * @throws Fault WALLET_FROZEN: the account has a debt from an earlier rollback
 * @throws Fault TXN_DUPLICATE_MISMATCH: the key belongs to a posting with another content
 */
export async function post(db: Executor, posting: Posting, also?: RawBuilder<unknown>): Promise<Posted> {
  const run = () => postOnce(db, posting, also);
  const posted = await (db.isTransaction ? run() : withRetry(run));
  noteBalances(db, posting, posted);
  return posted;
}

/** Types of the parameters of `ledger_post`, in its order. */
const parameters = [
  ...['text', 'text', 'text', 'text', 'text'],
  ...['text[]', 'text[]', 'text[]', 'bigint[]', 'boolean[]', 'boolean', 'int[]'],
] as const;
const columns = `posting_id, replayed, leg, account_id, kind, owner, amount, balance_after, seq, other_balance, other_seq`;

/** As text: making it out of its parts at each call is a fifth of the work of this process. */
const postStatement = `select ${columns} from ledger_post(${parameters.map((type, index) => `$${index + 1}::${type}`).join()})`;

const argumentsOf = ({ legs, ...posting }: Posting): unknown[] => [
  posting.key,
  posting.kind,
  posting.ref,
  posting.member,
  posting.currency,
  legs.map(({ kind }) => kind),
  legs.map(({ owner }) => owner ?? ''),
  legs.map(({ lane }) => lane ?? ''),
  legs.map(({ amount }) => amount.toString()),
  legs.map(({ orBonus }) => orBonus ?? false),
  posting.mayOverdraw ?? false,
  lockOrder(legs),
];

async function postOnce(db: Executor, posting: Posting, also: RawBuilder<unknown> | undefined): Promise<Posted> {
  const written =
    also || posting.playedAt !== undefined
      ? withStatement(posting, also).execute(db)
      : db.executeQuery<ResultRow>(CompiledQuery.raw(postStatement, argumentsOf(posting)));
  const { rows } = await written.catch((error: unknown) => {
    throw asFault(error);
  });
  rows.sort((a, b) => a.leg - b.leg);
  const [first] = rows;
  if (!first) throw new Error(`ledger_post gave no result for ${posting.key}`);
  return {
    postingId: first.posting_id,
    replayed: first.replayed,
    legs: rows.map((row) => toLeg(row, rows, posting)),
    ...(posting.playedAt === undefined ? {} : { vendorWallet: vendorWalletOf(first) }),
  };
}

const vendorWalletOf = (row: ResultRow): VendorPurse => ({
  cash: BigInt(row.vendor_cash ?? '0'),
  bonus: BigInt(row.vendor_bonus ?? '0'),
  version: BigInt(row.vendor_version ?? '0'),
  takesBonus: row.vendor_takes_bonus ?? false,
});

/** A posting names each pocket of its member once at most, so the last row of a pocket is its only one. */
function withStatement(posting: Posting, also: RawBuilder<unknown> | undefined): RawBuilder<ResultRow> {
  const { member, currency, playedAt } = posting;
  const values = argumentsOf(posting).map((value, index) => sql`${value}::${sql.raw(parameters[index] ?? '')}`);
  const posted = sql`posted as materialized (select ${sql.raw(columns)} from ledger_post(${sql.join(values)}))`;
  const then = also ? sql`, also as (${also})` : sql``;
  if (playedAt === undefined)
    return sql<ResultRow>`
      with ${posted},
      moved as (
        select coalesce(sum(amount) filter (where kind = 'BONUS'), 0)::bigint as bonus,
               (case count(*) when 1 then max(balance_after + other_balance) else sum(balance_after) end)::bigint
                 as balance_after
          from posted where kind in ('MAIN', 'BONUS') and owner = ${member}
      )${then}
      select * from posted`;
  // the count makes it wait for the posting
  return sql<ResultRow>`
    with ${posted},
    wallet as materialized (
      select w.* from (select count(*) as legs from posted) n
       cross join lateral ledger_vendor_wallet(${member}, ${currency}, ${playedAt}, n.legs) w
    ),
    moved as (
      select coalesce(sum(amount) filter (where kind = 'BONUS' and owner = ${member}), 0)::bigint as bonus,
             (select cash + case when takes_bonus then bonus else 0 end from wallet) as balance_after
        from posted
    )${then}
    select posted.*, wallet.cash as vendor_cash, wallet.bonus as vendor_bonus, wallet.version as vendor_version,
           wallet.takes_bonus as vendor_takes_bonus
      from posted cross join wallet`;
}

/**
 * Numbers of the legs in the order that all postings lock accounts in: by owner, and of one owner MAIN before BONUS before
 * the rest. Without it the database sorts them, at ten times the cost.
 */
function lockOrder(legs: readonly Leg[]): number[] {
  return legs
    .map(({ kind, owner = '', lane = '' }, index) => ({
      leg: index + 1,
      name: `${owner}\0${kind === 'MAIN' ? 0 : kind === 'BONUS' ? 1 : 2}${kind}\0${lane}`,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ leg }) => leg);
}

function toLeg(row: ResultRow, rows: readonly ResultRow[], { legs }: Posting): PostedLeg {
  const wallet = row.kind === 'MAIN' || row.kind === 'BONUS' ? walletOf(row, rows) : undefined;
  return {
    kind: row.kind,
    owner: row.owner || undefined,
    // what was taken from another account instead comes behind the legs of the posting, and has no lane
    lane: legs[row.leg - 1]?.lane || undefined,
    amount: BigInt(row.amount),
    accountId: row.account_id,
    balanceAfter: BigInt(row.balance_after),
    seq: BigInt(row.seq),
    ...(wallet && { wallet }),
  };
}

/** Both halves after the last leg that touches them; the one that no leg touches is as the ledger has found it. */
function walletOf(row: ResultRow, rows: readonly ResultRow[]): Wallet {
  const half = (kind: 'MAIN' | 'BONUS') => {
    const moved = rows.filter((one) => one.owner === row.owner && one.kind === kind);
    const last = moved.reduce<ResultRow | undefined>((a, b) => (a && BigInt(a.seq) > BigInt(b.seq) ? a : b), undefined);
    return { balance: BigInt(last?.balance_after ?? row.other_balance), seq: BigInt(last?.seq ?? row.other_seq) };
  };
  const [cash, bonus] = [half('MAIN'), half('BONUS')];
  return { cash: cash.balance, bonus: bonus.balance, version: cash.seq + bonus.seq };
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
