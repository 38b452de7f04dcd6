import { type Kysely, sql } from 'kysely';

/**
 * Rounds that wait for the player. PLAYING: the stake is taken and a first result stored, and the player has a choice to make;
 * nothing is owed before that. Each step is a row: what was chosen, what it led to, and how much of the stream of numbers was
 * used up to there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table arcade.round add column steps int not null default 0`.execute(db);
  await sql`alter table arcade.round drop constraint round_state_check, drop constraint round_outcome_check`.execute(
    db,
  );
  await sql`
    alter table arcade.round
      add constraint round_state_check
        check (state in ('BETTING', 'PLAYING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED')),
      add constraint round_outcome_check
        check ((state in ('PLAYING', 'SETTLING', 'DONE')) = (nonce is not null and result is not null)
               and (state in ('SETTLING', 'DONE')) = (payout is not null))`.execute(db);
  await sql`drop index arcade.round_resume_at_idx`.execute(db);
  await sql`
    create index round_resume_at_idx on arcade.round (resume_at)
      where state in ('BETTING', 'PLAYING', 'SETTLING', 'VOIDING')`.execute(db);
  // one per game: other games can be played while a choice is waited for
  await sql`
    create unique index round_playing_key on arcade.round (player_id, game_id) where state = 'PLAYING'`.execute(db);
  await sql`
    create table arcade.round_step (
      round_id bigint not null references arcade.round (id),
      step int not null constraint round_step_step_check check (step > 0),
      choice text,
      result jsonb not null,
      words int not null constraint round_step_words_check check (words >= 0),
      taken_at timestamptz not null default now(),
      primary key (round_id, step),
      constraint round_step_choice_check check ((step = 1) = (choice is null))
    )`.execute(db);
}
