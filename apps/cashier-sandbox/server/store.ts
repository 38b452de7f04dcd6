import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { formatAmount, parseAmount } from './money.ts';

export interface Deposit {
  readonly ref: string;
  /** The merchant's number; absent of what nobody has asked for. */
  readonly orderNo: string | null;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isCancelled: boolean;
  /** Where the payer came from, and is sent back to. */
  readonly returnUrl: string | null;
  /** How the last try on our page ended without a payment, and how many were refused. */
  readonly lastTry: LastTry | null;
  readonly tries: number;
  /** When that was. */
  readonly triedAt: string | null;
  /** Where coins for it are sent. */
  readonly address: string | null;
  /** Account of the person who is paid by it, as JSON. */
  readonly payee: string | null;
}

/**
 * `CANCELLED` = by the payer, `DECLINED` = by the bank of the card, `NOT_PROVED` = its owner has not confirmed it there,
 * `NOT_ARRIVED` = says the person who is paid.
 */
export type LastTry = 'CANCELLED' | 'DECLINED' | 'NOT_PROVED' | 'NOT_ARRIVED';

export interface Payment {
  readonly paymentRef: string;
  readonly ref: string;
  readonly amount: string;
  readonly currency: string;
  /** What the provider keeps. */
  readonly fee: string;
  readonly paidAt: string;
  readonly state: 'pending' | 'paid' | 'reversed';
  /** What of it was taken back; nothing in the books of an older sandbox. */
  readonly reversed: string | null;
  /** What was sent in a coin, and when it was seen first. */
  readonly coins: string | null;
  readonly seenAt: string | null;
}

/** A code that pays, until nothing is left of it. */
export interface Voucher {
  readonly code: string;
  readonly currency: string;
  readonly value: string;
  readonly left: string;
  /** The deposit that it has paid last. */
  readonly usedFor: string | null;
}

/** Money that the merchant has had sent to an account. */
export interface Payout {
  readonly ref: string;
  /** The merchant's number. */
  readonly partNo: string;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly institution: string;
  readonly number: string;
  readonly holder: string;
  /** What the provider takes for it. */
  readonly fee: string;
  readonly state: 'accepted' | 'sent' | 'paid' | 'failed' | 'returned';
  readonly failure: string | null;
  /** Later with each change. */
  readonly changedAt: string;
}

/** Money that the merchant has had sent back to a payer. */
export interface Refund {
  readonly ref: string;
  /** The merchant's number. */
  readonly refundNo: string;
  readonly paymentRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: 'accepted' | 'done' | 'refused';
}

/** What kinds of lines a settlement file has. */
export type MovementKind = 'payment' | 'reversal' | 'refund' | 'payout' | 'payout-back';

/** Money that has moved, for the settlement file of its day. */
export interface Movement {
  readonly kind: MovementKind;
  /** Our number of the payment or the payout. */
  readonly ref: string;
  /** The merchant's number of the order, the part or the refund; empty without one. */
  readonly theirRef: string;
  readonly method: string;
  readonly currency: string;
  /** Below zero what goes out. */
  readonly amount: string;
  readonly fee: string;
  readonly at: string;
}

/** A settlement file that was given out: the second one of a day corrects the first. */
export interface Statement {
  readonly version: number;
  /** Of what it says. */
  readonly hash: string;
}

/** An event that the merchant has not taken yet. */
export interface WaitingWebhook {
  readonly id: string;
  readonly body: string;
  readonly tries: number;
}

/** A deposit as SQLite keeps it, which knows no yes and no. */
type DepositColumns = Omit<Deposit, 'isCancelled'> & { readonly isCancelled: number };

const SCHEMA = `
  create table if not exists deposit (
    ref text primary key, orderNo text unique, method text not null, amount text not null, currency text not null,
    createdAt text not null, expiresAt text not null, isCancelled integer not null default 0,
    returnUrl text, lastTry text, tries integer not null default 0, address text,
    payee text, triedAt text
  ) strict;
  create table if not exists payment (
    paymentRef text primary key, ref text not null references deposit (ref), amount text not null, currency text not null,
    fee text not null, paidAt text not null, state text not null, coins text, seenAt text, reversed text
  ) strict;
  create table if not exists voucher (
    code text primary key, currency text not null, value text not null, "left" text not null, usedFor text
  ) strict;
  create table if not exists payout (
    ref text primary key, partNo text not null unique, method text not null, amount text not null, currency text not null,
    institution text not null, number text not null, holder text not null, fee text not null, state text not null,
    failure text, changedAt text not null
  ) strict;
  create table if not exists refund (
    ref text primary key, refundNo text not null unique, paymentRef text not null references payment (paymentRef),
    amount text not null, currency text not null, state text not null
  ) strict;
  create table if not exists movement (
    id integer primary key, kind text not null, ref text not null, theirRef text not null, method text not null,
    currency text not null, amount text not null, fee text not null, at text not null
  ) strict;
  create table if not exists statement (
    day text not null, currency text not null, version integer not null, hash text not null, primary key (day, currency)
  ) strict;
  create table if not exists webhook (
    id text primary key, body text not null, dueAt integer not null, tries integer not null default 0
  ) strict;
  create index if not exists payment_ref on payment (ref);
  create index if not exists refund_payment_ref on refund (paymentRef);
  create index if not exists webhook_due_at on webhook (dueAt);`;

/** Columns that the books of an older sandbox do not have. */
const LATER_COLUMNS = {
  deposit: {
    returnUrl: 'text',
    lastTry: 'text',
    tries: 'integer not null default 0',
    address: 'text',
    payee: 'text',
    triedAt: 'text',
  },
  payment: { coins: 'text', seenAt: 'text', reversed: 'text' },
};

const newRef = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** The provider's own books: a file, or memory for tests. @param path `:memory:`, or a file, made when missing */
export function openStore(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  // a write is one append to the log, which survives the death of the process
  db.exec('pragma journal_mode = wal; pragma synchronous = normal');
  db.exec(SCHEMA);
  for (const [table, columns] of Object.entries(LATER_COLUMNS))
    for (const [name, type] of Object.entries(columns))
      if (!db.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, name))
        db.exec(`alter table ${table} add column ${name} ${type}`);
  let sequence = 0;
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  // SQLite answers columns, which the schema above names as the types do: here alone they are taken as such
  const all = <Row extends object>(text: string, ...values: SQLInputValue[]): Row[] =>
    prepare(text).all(...values) as Row[];
  const first = <Row extends object>(text: string, ...values: SQLInputValue[]): Row | undefined =>
    all<Row>(text, ...values)[0];
  const toDeposit = (row: DepositColumns): Deposit => ({ ...row, isCancelled: row.isCancelled === 1 });
  const deposits = (where: string, ...values: SQLInputValue[]): Deposit[] =>
    all<DepositColumns>(`select * from deposit ${where}`, ...values).map(toDeposit);

  return {
    close: () => db.close(),

    /** Writes all of it or nothing: money that has moved without its line in the books, or its webhook, would never be told. */
    transaction<T>(work: () => T): T {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const value = work();
        db.exec('commit');
        return value;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },

    insertDeposit(deposit: Omit<Deposit, 'ref' | 'isCancelled' | 'lastTry' | 'tries' | 'triedAt'>): Deposit {
      const ref = newRef('dep');
      prepare(
        'insert into deposit (ref, orderNo, method, amount, currency, createdAt, expiresAt, returnUrl, address, payee) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(
        ref,
        deposit.orderNo,
        deposit.method,
        deposit.amount,
        deposit.currency,
        deposit.createdAt,
        deposit.expiresAt,
        deposit.returnUrl,
        deposit.address,
        deposit.payee,
      );
      return { ...deposit, ref, isCancelled: false, lastTry: null, tries: 0, triedAt: null };
    },
    findByRef: (ref: string) => deposits('where ref = ?', ref)[0],
    findByOrder: (orderNo: string) => deposits('where orderNo = ?', orderNo)[0],
    latest: (limit: number) => deposits('order by createdAt desc limit ?', limit),
    /** @param isRefused counts among the tries that were refused */
    noteTry: (ref: string, lastTry: LastTry, isRefused: boolean) =>
      void prepare('update deposit set lastTry = ?, tries = tries + ?, triedAt = ? where ref = ?').run(
        lastTry,
        isRefused ? 1 : 0,
        new Date().toISOString(),
        ref,
      ),
    cancel: (ref: string) => void prepare('update deposit set isCancelled = 1 where ref = ?').run(ref),

    insertVoucher({ code, currency, value, left }: Voucher): void {
      prepare('insert into voucher (code, currency, value, "left") values (?, ?, ?, ?)').run(
        ...[code, currency, value, left],
      );
    },
    findVoucher: (code: string) => first<Voucher>('select * from voucher where code = ?', code),
    latestVouchers: (limit: number) => all<Voucher>('select * from voucher order by rowid desc limit ?', limit),
    spendVoucher: (code: string, left: string, ref: string) =>
      void prepare('update voucher set "left" = ?, usedFor = ? where code = ?').run(left, ref, code),

    /** @returns its number */
    insertPayment(payment: Omit<Payment, 'paymentRef' | 'coins' | 'seenAt' | 'reversed'> & Partial<Payment>): string {
      const paymentRef = newRef('pay');
      prepare(
        'insert into payment (paymentRef, ref, amount, currency, fee, paidAt, state, coins, seenAt) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(
        ...[paymentRef, payment.ref, payment.amount, payment.currency, payment.fee, payment.paidAt, payment.state],
        ...[payment.coins ?? null, payment.seenAt ?? null],
      );
      return paymentRef;
    },
    /** @returns whether it was not confirmed until now */
    confirm: (paymentRef: string, paidAt: string): boolean =>
      prepare("update payment set state = 'paid', paidAt = ? where paymentRef = ? and state = 'pending'").run(
        paidAt,
        paymentRef,
      ).changes === 1,
    paymentByRef: (paymentRef: string) => first<Payment>('select * from payment where paymentRef = ?', paymentRef),
    paymentsOf: (ref: string) => all<Payment>('select * from payment where ref = ? order by rowid', ref),
    /**
     * Takes a payment back, or a part of it.
     *
     * @param part nothing for all that is left
     * @returns what was taken, and of which payment; nothing when so much does not stand, or a refund of it is under way or done
     */
    reverse(paymentRef: string, part?: string): { payment: Payment; taken: string } | undefined {
      const payment = this.paymentByRef(paymentRef);
      if (payment?.state !== 'paid' || this.refundsOf(paymentRef).some(({ state }) => state !== 'refused'))
        return undefined;
      const left = parseAmount(payment.amount) - parseAmount(payment.reversed ?? '0');
      const taken = part === undefined ? left : parseAmount(part);
      if (taken <= 0n || taken > left) return undefined;
      const reversed = formatAmount(parseAmount(payment.reversed ?? '0') + taken);
      prepare('update payment set state = ?, reversed = ? where paymentRef = ?').run(
        ...[taken === left ? 'reversed' : 'paid', reversed, paymentRef],
      );
      return { payment, taken: formatAmount(taken) };
    },

    insertRefund(refund: Omit<Refund, 'ref' | 'state'>): Refund {
      const { refundNo, paymentRef, amount, currency } = refund;
      prepare(
        "insert into refund (ref, refundNo, paymentRef, amount, currency, state) values (?, ?, ?, ?, ?, 'accepted')",
      ).run(newRef('ref'), refundNo, paymentRef, amount, currency);
      return this.refundByNo(refundNo) as Refund;
    },
    refundByNo: (refundNo: string) => first<Refund>('select * from refund where refundNo = ?', refundNo),
    refundsOf: (paymentRef: string) =>
      all<Refund>('select * from refund where paymentRef = ? order by rowid', paymentRef),
    latestRefunds: (limit: number) => all<Refund>('select * from refund order by rowid desc limit ?', limit),
    /** @returns the refund, when nothing was decided about it until now */
    endRefund: (refundNo: string, state: 'done' | 'refused') =>
      first<Refund>(
        "update refund set state = ? where refundNo = ? and state = 'accepted' returning *",
        state,
        refundNo,
      ),

    insertMovement({ kind, ref, theirRef, method, currency, amount, fee, at }: Movement): void {
      prepare(
        'insert into movement (kind, ref, theirRef, method, currency, amount, fee, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(kind, ref, theirRef, method, currency, amount, fee, at);
    },
    /** What has moved on a day, in the order of its moves. @param day in UTC: 2026-11-26 */
    movementsOf: (day: string) => all<Movement>('select * from movement where substr(at, 1, 10) = ? order by id', day),

    /** The file of a day and a currency as it was given out last. */
    statementOf: (day: string, currency: string) =>
      first<Statement>('select version, hash from statement where day = ? and currency = ?', day, currency),
    saveStatement: (day: string, currency: string, { version, hash }: Statement) =>
      void prepare(
        'insert into statement (day, currency, version, hash) values (?, ?, ?, ?) on conflict (day, currency) do update set version = excluded.version, hash = excluded.hash',
      ).run(day, currency, version, hash),

    insertPayout(payout: Omit<Payout, 'ref' | 'state' | 'failure' | 'changedAt'>): Payout {
      const { partNo, method, amount, currency, institution, number, holder, fee } = payout;
      const ref = newRef('out');
      prepare(
        `insert into payout (ref, partNo, method, amount, currency, institution, number, holder, fee, state, changedAt)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`,
      ).run(ref, partNo, method, amount, currency, institution, number, holder, fee, new Date().toISOString());
      return this.payoutByRef(ref) as Payout;
    },
    payoutByRef: (ref: string) => first<Payout>('select * from payout where ref = ?', ref),
    payoutByPart: (partNo: string) => first<Payout>('select * from payout where partNo = ?', partNo),
    latestPayouts: (limit: number) => all<Payout>('select * from payout order by rowid desc limit ?', limit),
    changePayout({ ref, changedAt }: Payout, state: Payout['state'], failure: string | undefined): Payout {
      const at = new Date(Math.max(Date.now(), Date.parse(changedAt) + 1)).toISOString();
      prepare('update payout set state = ?, failure = ?, changedAt = ? where ref = ?').run(
        state,
        failure ?? null,
        at,
        ref,
      );
      return this.payoutByRef(ref) as Payout;
    },

    /** An event bears the place that it has among those of its time: they may be heard in another order. */
    insertWebhook(body: object, dueAt: number): void {
      const id = newRef('evt');
      sequence += 1;
      prepare('insert into webhook (id, body, dueAt) values (?, ?, ?)').run(
        ...[id, JSON.stringify({ id, sequence, ...body }), dueAt],
      );
    },
    /** Whether the merchant has still to be told something about a deposit or a payout. */
    hasWebhook: (ref: string): boolean =>
      first('select 1 as found from webhook where json_extract(body, ?) = ? limit 1', '$.data.ref', ref) !== undefined,
    dueWebhooks: (now: number) =>
      all<WaitingWebhook>('select id, body, tries from webhook where dueAt <= ? order by dueAt limit 20', now),
    /** @param dueAt of the next try; nothing: it was taken, or given up */
    endTry(id: string, dueAt: number | undefined): void {
      if (dueAt === undefined) prepare('delete from webhook where id = ?').run(id);
      else prepare('update webhook set tries = tries + 1, dueAt = ? where id = ?').run(dueAt, id);
    },
  };
}

export type Store = ReturnType<typeof openStore>;
