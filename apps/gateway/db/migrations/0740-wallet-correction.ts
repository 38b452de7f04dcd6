import { type Kysely, sql } from 'kysely';

/** Corrections of wallets: what two operators have decided that a member gets of the house, or gives back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_correction (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      currency text not null,
      -- above zero it came to the wallet, below zero it was taken
      amount bigint not null constraint wallet_correction_amount_check check (amount <> 0),
      cause text not null constraint wallet_correction_cause_check
        check (cause in ('GAME', 'PAYMENT', 'TRANSFER', 'BONUS', 'GOODWILL', 'OTHER')),
      -- what it refers to, as its member knows it
      about text constraint wallet_correction_about_check
        check (about in ('DEPOSIT', 'WITHDRAWAL', 'TRANSFER', 'BET', 'DISPUTE')),
      reference text,
      -- in the words of the maker, for operators
      reason text not null,
      -- made by the caller: what is sent twice is made once
      request_key uuid not null constraint wallet_correction_request_key_key unique,
      maker text not null,
      -- the request and who has approved it; null: nobody else could decide
      approval_id bigint constraint wallet_correction_approval_id_key unique references operator_approval (id),
      decided_by text,
      made_at timestamptz not null default now(),
      constraint wallet_correction_reference_check check ((reference is null) = (about is null)),
      constraint wallet_correction_decided_by_check check ((approval_id is null) = (decided_by is null) and decided_by <> maker),
      constraint wallet_correction_goodwill_check check (cause <> 'GOODWILL' or amount > 0)
    )`.execute(db);
  await sql`create index wallet_correction_member_id_idx on wallet_correction (member_id, id desc)`.execute(db);
  // those of an open console, which have no request that they are listed by
  await sql`create index wallet_correction_alone_idx on wallet_correction (made_at desc) where approval_id is null`.execute(
    db,
  );
  await sql`
    create trigger wallet_correction_append_only before update or delete or truncate on wallet_correction
      for each statement execute function ledger_refuse_change()`.execute(db);
  await sql`
    create index operator_approval_corrections_idx on operator_approval (created_at desc)
     where operation = 'correctWallet'`.execute(db);
}
