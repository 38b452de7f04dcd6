import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
}

export interface Payment {
  readonly paymentRef: string;
  readonly ref: string;
  readonly amount: string;
  readonly currency: string;
  /** What the provider keeps. */
  readonly fee: string;
  readonly paidAt: string;
  readonly state: 'pending' | 'paid' | 'reversed';
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

/** An event that the merchant has not taken yet. */
export interface WaitingWebhook {
  readonly id: string;
  readonly body: string;
  readonly tries: number;
}

const SCHEMA = `
  create table if not exists deposit (
    ref text primary key, orderNo text unique, method text not null, amount text not null, currency text not null,
    createdAt text not null, expiresAt text not null, isCancelled integer not null default 0
  ) strict;
  create table if not exists payment (
    paymentRef text primary key, ref text not null references deposit (ref), amount text not null, currency text not null,
    fee text not null, paidAt text not null, state text not null
  ) strict;
  create table if not exists payout (
    ref text primary key, partNo text not null unique, method text not null, amount text not null, currency text not null,
    institution text not null, number text not null, holder text not null, fee text not null, state text not null,
    failure text, changedAt text not null
  ) strict;
  create table if not exists webhook (
    id text primary key, body text not null, dueAt integer not null, tries integer not null default 0
  ) strict;`;

const newRef = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** The provider's own books: a file, or memory for tests. @param path `:memory:`, or a file, made when missing */
export function openStore(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  const toDeposit = (row: Record<string, unknown> | undefined): Deposit | undefined =>
    row && ({ ...row, isCancelled: row.isCancelled === 1 } as unknown as Deposit);

  return {
    close: () => db.close(),

    insertDeposit(deposit: Omit<Deposit, 'ref' | 'isCancelled'>): Deposit {
      const ref = newRef('dep');
      db.prepare(
        'insert into deposit (ref, orderNo, method, amount, currency, createdAt, expiresAt) values (?, ?, ?, ?, ?, ?, ?)',
      ).run(
        ref,
        deposit.orderNo,
        deposit.method,
        deposit.amount,
        deposit.currency,
        deposit.createdAt,
        deposit.expiresAt,
      );
      return { ...deposit, ref, isCancelled: false };
    },
    findByRef: (ref: string) => toDeposit(db.prepare('select * from deposit where ref = ?').get(ref)),
    findByOrder: (orderNo: string) => toDeposit(db.prepare('select * from deposit where orderNo = ?').get(orderNo)),
    latest: (limit: number) =>
      db
        .prepare('select * from deposit order by createdAt desc limit ?')
        .all(limit)
        .flatMap((row) => toDeposit(row) ?? []),
    cancel: (ref: string) => void db.prepare('update deposit set isCancelled = 1 where ref = ?').run(ref),

    insertPayment(payment: Omit<Payment, 'paymentRef'>): void {
      db.prepare(
        'insert into payment (paymentRef, ref, amount, currency, fee, paidAt, state) values (?, ?, ?, ?, ?, ?, ?)',
      ).run(
        ...[newRef('pay'), payment.ref, payment.amount, payment.currency, payment.fee, payment.paidAt, payment.state],
      );
    },
    paymentsOf: (ref: string) =>
      db.prepare('select * from payment where ref = ? order by rowid').all(ref) as unknown as Payment[],
    /** @returns the deposit of the payment, when it stood until now */
    reverse(paymentRef: string): string | undefined {
      const row = db
        .prepare("update payment set state = 'reversed' where paymentRef = ? and state = 'paid' returning ref")
        .get(paymentRef);
      return row && String(row.ref);
    },

    insertPayout(payout: Omit<Payout, 'ref' | 'state' | 'failure' | 'changedAt'>): Payout {
      const { partNo, method, amount, currency, institution, number, holder, fee } = payout;
      const ref = newRef('out');
      db.prepare(
        `insert into payout (ref, partNo, method, amount, currency, institution, number, holder, fee, state, changedAt)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`,
      ).run(ref, partNo, method, amount, currency, institution, number, holder, fee, new Date().toISOString());
      return this.payoutByRef(ref) as Payout;
    },
    payoutByRef: (ref: string) =>
      db.prepare('select * from payout where ref = ?').get(ref) as unknown as Payout | undefined,
    payoutByPart: (partNo: string) =>
      db.prepare('select * from payout where partNo = ?').get(partNo) as unknown as Payout | undefined,
    latestPayouts: (limit: number) =>
      db.prepare('select * from payout order by rowid desc limit ?').all(limit) as unknown as Payout[],
    changePayout({ ref, changedAt }: Payout, state: Payout['state'], failure: string | undefined): Payout {
      const at = new Date(Math.max(Date.now(), Date.parse(changedAt) + 1)).toISOString();
      db.prepare('update payout set state = ?, failure = ?, changedAt = ? where ref = ?').run(
        state,
        failure ?? null,
        at,
        ref,
      );
      return this.payoutByRef(ref) as Payout;
    },

    insertWebhook(body: object, dueAt: number): void {
      const id = newRef('evt');
      db.prepare('insert into webhook (id, body, dueAt) values (?, ?, ?)').run(
        id,
        JSON.stringify({ id, ...body }),
        dueAt,
      );
    },
    dueWebhooks: (now: number) =>
      db
        .prepare('select id, body, tries from webhook where dueAt <= ? order by dueAt limit 20')
        .all(now) as unknown as WaitingWebhook[],
    /** @param dueAt of the next try; nothing: it was taken, or given up */
    endTry(id: string, dueAt: number | undefined): void {
      if (dueAt === undefined) db.prepare('delete from webhook where id = ?').run(id);
      else db.prepare('update webhook set tries = tries + 1, dueAt = ? where id = ?').run(dueAt, id);
    },
  };
}

export type Store = ReturnType<typeof openStore>;
