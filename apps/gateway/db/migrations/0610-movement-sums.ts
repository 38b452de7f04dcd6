import { type Kysely, sql } from 'kysely';

/**
 * What the entries of a member's cash come to, by blocks of a thousand and by the kind of their postings: whoever plays much
 * has a quarter of a million entries in the three months that a record may ask for. A job adds rows when blocks are full;
 * posting money costs nothing more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table movement_sum (
      account_id bigint not null,
      -- block 1 has the entries 1 to 1000 of the account, block 2 those to 2000; all kinds of a block are written at once
      block bigint not null,
      kind text not null,
      is_debit boolean not null,
      count int not null,
      -- in 1/10,000 of the currency unit, never below zero
      amount bigint not null,
      constraint movement_sum_pkey primary key (account_id, block, kind, is_debit)
    )`.execute(db);
}
