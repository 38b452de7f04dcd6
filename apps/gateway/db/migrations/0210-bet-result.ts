import { type Kysely, sql } from 'kysely';

/**
 * Results of bets, append-only: what a settlement, a correction or a void has changed, never what is there now. `bet` is
 * the latest view; whoever sums over time reads results, so that a void after a statement is a row of the next one.
 *
 * Order: a number drawn while a transaction is open says nothing about the order of commits, and neither does its clock.
 * So a result only notes its id in `result_inbox`, and `sequence_results` numbers what has been committed: dense, never
 * out of order, and with a time that never falls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lineages(db);
  await results(db);
  await recording(db);
  await sequencer(db);
  await existing(db);
}

/** The agents above a player as they were at a time: a bet keeps the lineage it was placed in. */
async function lineages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lineage (
      id bigint generated always as identity (start with 2) primary key,
      -- the agent directly above the player; null in the one lineage of players without an agent
      agent_id bigint references member (id),
      -- numbers of results between which it was the agent's current one
      from_seq bigint not null,
      to_seq bigint
    )`.execute(db);
  await sql`create unique index lineage_agent_id_key on lineage (agent_id) where to_seq is null`.execute(db);
  await sql`insert into lineage (id, agent_id, from_seq) overriding system value values (1, null, 0)`.execute(db);
  await sql`
    create table lineage_edge (
      lineage_id bigint not null references lineage (id),
      ancestor bigint not null references member (id),
      -- upline of the ancestor then
      parent bigint,
      -- 0 is the agent itself
      depth smallint not null,
      primary key (lineage_id, ancestor)
    )`.execute(db);
  await sql`
    create table result_counter (
      one boolean primary key default true constraint result_counter_one_check check (one),
      -- number of the last result
      seq bigint not null,
      -- everything before this moment has its number; never falls, also when the clock is put back
      booked_at timestamptz not null,
      -- of the last batch
      hash bytea not null,
      -- zone whose hours member_hour has
      zone text not null
    )`.execute(db);
  await sql`insert into result_counter (seq, booked_at, hash, zone) values (0, clock_timestamp(), '', 'UTC')`.execute(
    db,
  );
  await sql`
    create function lineage_of(p_agent bigint) returns bigint language plpgsql as $$
    declare
      v_id bigint;
    begin
      if p_agent is null then
        return 1;
      end if;
      loop
        select id into v_id from lineage where agent_id = p_agent and to_seq is null;
        exit when found;
        -- two players who are the first of one agent: the second waits here and then finds the row
        insert into lineage (agent_id, from_seq) select p_agent, seq from result_counter
          on conflict (agent_id) where to_seq is null do nothing returning id into v_id;
        if found then
          insert into lineage_edge (lineage_id, ancestor, parent, depth)
            with recursive above as (
              select id, upline_id, 0 as depth from member where id = p_agent
              union all
              select m.id, m.upline_id, above.depth + 1 from above join member m on m.id = above.upline_id
            )
            select v_id, id, upline_id, depth from above;
          exit;
        end if;
      end loop;
      return v_id;
    end $$`.execute(db);
  await sql`alter table member add column lineage_id bigint references lineage (id)`.execute(db);
  await sql`update member set lineage_id = lineage_of(upline_id)`.execute(db);
  await sql`alter table member alter column lineage_id set not null`.execute(db);
  await sql`
    create function member_give_lineage() returns trigger language plpgsql as $$
    begin
      new.lineage_id := lineage_of(new.upline_id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger member_lineage before insert or update of upline_id on member
      for each row execute function member_give_lineage()`.execute(db);
  await sql`
    create function member_keep_team() returns trigger language plpgsql as $$
    begin
      if exists (select from lineage where agent_id = new.id and to_seq is null) then
        raise exception 'member % has a team: its lineages must move with it', new.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_team_stays after update of upline_id on member
      for each row when (old.upline_id is distinct from new.upline_id) execute function member_keep_team()`.execute(db);
}

async function results(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bet
      add column lineage_id bigint references lineage (id),
      -- moment that its results count at, when it is not the one they are booked at: bets of a time that was not recorded
      add column effective_at timestamptz`.execute(db);
  await sql`update bet b set lineage_id = m.lineage_id from member m where m.id = b.member_id`.execute(db);
  await sql`alter table bet alter column lineage_id set not null`.execute(db);
  await sql`
    create table bet_result (
      id bigint generated always as identity primary key,
      bet_id bigint not null references bet (id),
      member_id bigint not null,
      lineage_id bigint not null,
      currency text not null,
      -- category of the game
      game_type text not null,
      at timestamptz not null default now(),
      reason text not null
        constraint bet_result_reason_check check (reason in ('SETTLE', 'RESETTLE', 'VOID', 'ROLLBACK', 'IMPORT')),
      -- differences to what was counted of the bet before
      stake bigint not null,
      valid_bet bigint not null,
      payout bigint not null,
      effective_at timestamptz
    )`.execute(db);
  await sql`create index bet_result_bet_id_idx on bet_result (bet_id)`.execute(db);
  await sql`
    create table result_inbox (result_id bigint primary key references bet_result (id))
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`.execute(db);
  await sql`
    create table result_seq (
      -- 1, 2, 3, ... in the order of commits
      seq bigint primary key,
      result_id bigint not null constraint result_seq_result_id_key unique,
      booked_at timestamptz not null
    )`.execute(db);
  await sql`create index result_seq_booked_at_idx on result_seq (booked_at)`.execute(db);
  await sql`
    create table result_batch (
      id bigint generated always as identity primary key,
      seq_from bigint not null constraint result_batch_seq_from_key unique,
      seq_to bigint not null,
      booked_at timestamptz not null,
      -- sha256 over the batch before and the rows of this one: no row can be changed or put in between unnoticed
      hash bytea not null
    )`.execute(db);
  await sql`
    create table member_hour (
      -- first moment of an hour by the clocks of the merchant
      hour timestamptz not null,
      member_id bigint not null,
      lineage_id bigint not null,
      currency text not null,
      game_type text not null,
      bets int not null,
      stake bigint not null,
      valid_bet bigint not null,
      -- stake less payout
      ggr bigint not null,
      primary key (hour, member_id, lineage_id, currency, game_type)
    ) with (fillfactor = 80)`.execute(db);
  for (const table of ['lineage_edge', 'bet_result', 'result_seq', 'result_batch'])
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
        for each statement execute function ledger_refuse_change()`.execute(db);
}

/** Whoever changes what counts of a bet writes its result with the same statement; nobody can forget to. */
async function recording(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bet_record_result() returns trigger language plpgsql as $$
    declare
      v_counts boolean := new.status in ('WON', 'LOST');
      v_stake bigint := case when v_counts then new.stake else 0 end;
      v_valid_bet bigint := case when v_counts then new.valid_bet else 0 end;
      v_payout bigint := case when v_counts then new.payout else 0 end;
      v_reason text;
      v_id bigint;
    begin
      if tg_op = 'INSERT' then
        v_reason := 'IMPORT';
      elsif old.status in ('WON', 'LOST') then
        v_stake := v_stake - old.stake;
        v_valid_bet := v_valid_bet - old.valid_bet;
        v_payout := v_payout - old.payout;
        v_reason := case new.status when 'VOID' then 'VOID' when 'REFUNDED' then 'ROLLBACK' else 'RESETTLE' end;
      else
        v_reason := 'SETTLE';
      end if;
      if v_stake = 0 and v_valid_bet = 0 and v_payout = 0 then
        return null;
      end if;
      insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, reason, stake, valid_bet, payout, effective_at)
        select new.id, new.member_id, new.lineage_id, new.currency, r.category, v_reason, v_stake, v_valid_bet, v_payout,
               new.effective_at
          from round r where r.vendor = new.vendor and r.round_id = new.round_id
        returning id into strict v_id;
      insert into result_inbox values (v_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger bet_result_recorded after insert or update of status, stake, valid_bet, payout on bet
      for each row execute function bet_record_result()`.execute(db);
}

async function sequencer(db: Kysely<unknown>): Promise<void> {
  // Not date_trunc with a zone: where clocks go back it makes one hour of two.
  await sql`
    create function hour_in(p_moment timestamptz, p_zone text) returns timestamptz language sql stable as $$
      select p_moment - ((p_moment at time zone p_zone) - date_trunc('hour', p_moment at time zone p_zone))
    $$`.execute(db);
  await sql`
    create function results_hash(p_before bytea, p_from bigint, p_to bigint) returns bytea language sql stable as $$
      select sha256(p_before || convert_to(string_agg(concat_ws('|', s.seq, r.id, r.bet_id, r.member_id, r.lineage_id,
                      r.currency, r.game_type, r.reason, r.stake, r.valid_bet, r.payout,
                      extract(epoch from r.effective_at), extract(epoch from s.booked_at)), e'\n' order by s.seq), 'UTF8'))
        from result_seq s join bet_result r on r.id = s.result_id
       where s.seq between p_from and p_to
    $$`.execute(db);
  await sql`
    create function sum_member_hours(p_from bigint, p_to bigint, p_zone text) returns void language sql as $$
      insert into member_hour as h (hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr)
      select hour_in(coalesce(r.effective_at, s.booked_at), p_zone), r.member_id, r.lineage_id, r.currency, r.game_type,
             sum(case r.reason when 'RESETTLE' then 0 when 'VOID' then -1 when 'ROLLBACK' then -1 else 1 end),
             sum(r.stake), sum(r.valid_bet), sum(r.stake - r.payout)
        from result_seq s join bet_result r on r.id = s.result_id
       where s.seq between p_from and p_to
       group by 1, 2, 3, 4, 5
       order by 1, 2, 3, 4, 5
      on conflict (hour, member_id, lineage_id, currency, game_type) do update
        set bets = h.bets + excluded.bets, stake = h.stake + excluded.stake,
            valid_bet = h.valid_bet + excluded.valid_bet, ggr = h.ggr + excluded.ggr
    $$`.execute(db);
  await sql`
    create function sequence_results(p_zone text, p_limit int, out seq bigint, out booked_at timestamptz, out numbered int)
    language plpgsql as $$
    declare
      v_head result_counter;
      v_hash bytea;
    begin
      -- two sequencers wait for each other
      select * into strict v_head from result_counter for update;
      seq := v_head.seq;
      booked_at := greatest(v_head.booked_at, clock_timestamp());
      if v_head.zone <> p_zone then
        truncate member_hour;
        perform sum_member_hours(1, seq, p_zone);
      end if;
      with batch as (
        delete from result_inbox
         where result_id in (select result_id from result_inbox order by result_id limit p_limit)
        returning result_id
      ), put as (
        insert into result_seq
        select v_head.seq + row_number() over (order by result_id), result_id, sequence_results.booked_at from batch
        returning 1
      )
      select count(*) into numbered from put;
      if numbered > 0 then
        seq := v_head.seq + numbered;
        v_hash := results_hash(v_head.hash, v_head.seq + 1, seq);
        insert into result_batch (seq_from, seq_to, booked_at, hash) values (v_head.seq + 1, seq, booked_at, v_hash);
        perform sum_member_hours(v_head.seq + 1, seq, p_zone);
      end if;
      update result_counter c
         set seq = sequence_results.seq, booked_at = sequence_results.booked_at, hash = coalesce(v_hash, v_head.hash),
             zone = p_zone;
    end $$`.execute(db);
}

/** What was settled before results were kept counts at the time of its settlement. */
async function existing(db: Kysely<unknown>): Promise<void> {
  await sql`
    with settled as (
      insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, at, reason, stake, valid_bet, payout, effective_at)
      select b.id, b.member_id, b.lineage_id, b.currency, r.category, coalesce(b.settled_at, b.placed_at), 'IMPORT',
             b.stake, b.valid_bet, b.payout, coalesce(b.settled_at, b.placed_at)
        from bet b join round r on r.vendor = b.vendor and r.round_id = b.round_id
       where b.status in ('WON', 'LOST')
       order by coalesce(b.settled_at, b.placed_at), b.id
      returning id
    )
    insert into result_inbox select id from settled`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        revoke all on lineage, lineage_edge, bet_result, result_seq, result_batch from mekong_app;
        grant select on lineage, lineage_edge, bet_result, result_seq, result_batch to mekong_app;
      end if;
    end $$`.execute(db);
}
