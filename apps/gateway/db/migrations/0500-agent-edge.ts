import { type Kysely, sql } from 'kysely';

/**
 * The tree of agents: who stands above whom at which distance, and how somebody is moved with everybody below. Edges say
 * how the tree is now; what was played counts by the lineage of its bet, which no move touches.
 *
 * One lock keeps both together: who moves holds it alone, who adds a member shares it. Without it a member could slip in
 * below a team that is being moved and keep the agents of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await edges(db);
  await insertion(db);
  await moves(db);
  await teamDays(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        revoke all on agent_edge, team_day from mekong_app;
        grant select on agent_edge, team_day to mekong_app;
      end if;
    end $$`.execute(db);
}

async function edges(db: Kysely<unknown>): Promise<void> {
  // an agent may stand below a younger one: that there is no circle is looked up among the edges
  await sql`alter table member drop constraint member_upline_id_check`.execute(db);
  await sql`
    create table agent_edge (
      ancestor bigint not null,
      descendant bigint not null,
      -- 0: everybody stands above himself
      depth smallint not null,
      primary key (ancestor, descendant)
    )`.execute(db);
  await sql`
    insert into agent_edge
      with recursive below as (
        select id as ancestor, id as descendant, 0 as depth from member
        union all
        select b.ancestor, m.id, b.depth + 1 from below b join member m on m.upline_id = b.descendant
      )
      select ancestor, descendant, depth from below`.execute(db);
  await sql`create index agent_edge_descendant_idx on agent_edge (descendant, depth) include (ancestor)`.execute(db);
  await sql`create index agent_edge_ancestor_depth_idx on agent_edge (ancestor, depth, descendant)`.execute(db);
}

async function insertion(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_tree(p_alone boolean) returns void language plpgsql as $$
    begin
      if p_alone then
        perform pg_advisory_xact_lock(hashtextextended('tree', 0));
      else
        perform pg_advisory_xact_lock_shared(hashtextextended('tree', 0));
      end if;
    end $$`.execute(db);
  await sql`
    create or replace function lineage_of(p_agent bigint) returns bigint language plpgsql as $$
    declare
      v_id bigint;
    begin
      if p_agent is null then
        return 1;
      end if;
      loop
        select id into v_id from lineage where agent_id = p_agent and to_seq is null;
        exit when found;
        -- a new lineage is read from the tree, which nobody may move meanwhile
        perform lock_tree(false);
        insert into lineage (agent_id, from_seq) select p_agent, seq from result_counter
          on conflict (agent_id) where to_seq is null do nothing returning id into v_id;
        if found then
          insert into lineage_edge (lineage_id, ancestor, parent, depth)
            select v_id, m.id, m.upline_id, e.depth from agent_edge e join member m on m.id = e.ancestor
             where e.descendant = p_agent;
          exit;
        end if;
      end loop;
      return v_id;
    end $$`.execute(db);
  await sql`
    create or replace function member_give_lineage() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        if new.upline_id is not null then
          perform lock_tree(false);
        end if;
      elsif new.upline_id is distinct from old.upline_id then
        perform lock_tree(true);
        if exists (select from agent_edge where ancestor = new.id and descendant = new.upline_id) then
          raise exception 'member % cannot stand below member %', new.id, new.upline_id
            using errcode = 'check_violation', constraint = 'member_upline_id_circle';
        end if;
      end if;
      new.lineage_id := lineage_of(new.upline_id);
      return new;
    end $$`.execute(db);
  await sql`
    create function member_add_edges() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into agent_edge
        select ancestor, new.id, depth + 1 from agent_edge where descendant = new.upline_id
        union all
        select new.id, new.id, 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_edges after insert on member for each row execute function member_add_edges()`.execute(db);
}

async function moves(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger member_team_stays on member`.execute(db);
  await sql`drop function member_keep_team()`.execute(db);
  await sql`
    create function member_move_team() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      v_agents bigint[];
    begin
      delete from agent_edge e using agent_edge above, agent_edge below
       where above.descendant = new.id and above.depth > 0 and below.ancestor = new.id
         and e.ancestor = above.ancestor and e.descendant = below.descendant;
      insert into agent_edge
        select above.ancestor, below.descendant, above.depth + below.depth + 1
          from agent_edge above cross join agent_edge below
         where above.descendant = new.upline_id and below.ancestor = new.id;
      -- agents of the team get a new lineage, and everybody directly below one that of his agent
      with closed as (
        update lineage l set to_seq = (select seq from result_counter) from agent_edge e
         where e.ancestor = new.id and l.agent_id = e.descendant and l.to_seq is null
        returning l.agent_id
      )
      select array_agg(agent_id) into v_agents from closed;
      perform lineage_of(agent) from unnest(v_agents) as agent;
      update member m set lineage_id = l.id from lineage l
       where l.agent_id = any(v_agents) and l.to_seq is null and m.upline_id = l.agent_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_team_moves after update of upline_id on member
      for each row when (old.upline_id is distinct from new.upline_id) execute function member_move_team()`.execute(db);
  await sql`
    create table agent_move (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      from_id bigint references member (id),
      to_id bigint references member (id),
      state text not null constraint agent_move_state_check check (state in ('WAITING', 'DONE', 'CANCELLED')),
      -- of one that waits: when the contracts with the agent above will have ended
      due_at timestamptz not null,
      asked_by text not null,
      asked_at timestamptz not null,
      reason text not null,
      done_at timestamptz
    )`.execute(db);
  await sql`
    create unique index agent_move_member_id_key on agent_move (member_id) where state = 'WAITING'`.execute(db);
  await sql`create index agent_move_due_at_idx on agent_move (due_at) where state = 'WAITING'`.execute(db);
}

/** Sums of members and of their teams by day, as the clocks of the merchant have it; made with the sums by hour. */
async function teamDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_day (
      member_id bigint not null,
      day date not null,
      currency text not null,
      own_bets int not null,
      own_valid_bet bigint not null,
      -- stake less payout
      own_ggr bigint not null,
      -- of all who stood below when they bet
      bets int not null,
      valid_bet bigint not null,
      ggr bigint not null,
      primary key (member_id, day, currency)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index team_day_day_idx on team_day (day, member_id) where own_valid_bet > 0`.execute(db);
  const parts = sql`
      parts as (
        select member_id, day, currency, bets as own_bets, valid_bet as own_valid_bet, ggr as own_ggr,
               0 as bets, 0 as valid_bet, 0 as ggr from played
        union all
        select e.ancestor, p.day, p.currency, 0, 0, 0, p.bets, p.valid_bet, p.ggr
          from played p join lineage_edge e on e.lineage_id = p.lineage_id
      )
      select member_id, day, currency, sum(own_bets), sum(own_valid_bet), sum(own_ggr), sum(bets), sum(valid_bet), sum(ggr)
        from parts group by 1, 2, 3 order by 1, 2, 3`;
  await sql`
    create or replace function sum_member_hours(p_from bigint, p_to bigint, p_zone text) returns void language sql as $$
      insert into member_hour as h (hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr, bonus)
      select hour_in(coalesce(r.effective_at, s.booked_at), p_zone), r.member_id, r.lineage_id, r.currency, r.game_type,
             sum(case when r.reason in ('SETTLE', 'IMPORT') then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end),
             sum(r.stake), sum(r.valid_bet), sum(r.stake - r.payout), sum(r.bonus)
        from result_seq s join bet_result r on r.id = s.result_id
       where s.seq between p_from and p_to
       group by 1, 2, 3, 4, 5
       order by 1, 2, 3, 4, 5
      on conflict (hour, member_id, lineage_id, currency, game_type) do update
        set bets = h.bets + excluded.bets, stake = h.stake + excluded.stake,
            valid_bet = h.valid_bet + excluded.valid_bet, ggr = h.ggr + excluded.ggr, bonus = h.bonus + excluded.bonus;
      -- everything from the first result on: the merchant has another zone, and other days
      delete from team_day where p_from = 1;
      insert into team_day as d
      with played as (
        select (coalesce(r.effective_at, s.booked_at) at time zone p_zone)::date as day, r.member_id, r.lineage_id,
               r.currency,
               sum(case when r.reason in ('SETTLE', 'IMPORT') then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end)
                 as bets,
               sum(r.valid_bet) as valid_bet, sum(r.stake - r.payout) as ggr
          from result_seq s join bet_result r on r.id = s.result_id
         where s.seq between p_from and p_to
         group by 1, 2, 3, 4
      ), ${parts}
      on conflict (member_id, day, currency) do update
        set own_bets = d.own_bets + excluded.own_bets, own_valid_bet = d.own_valid_bet + excluded.own_valid_bet,
            own_ggr = d.own_ggr + excluded.own_ggr, bets = d.bets + excluded.bets,
            valid_bet = d.valid_bet + excluded.valid_bet, ggr = d.ggr + excluded.ggr
    $$`.execute(db);
  await sql`
    insert into team_day
    with played as (
      select (h.hour at time zone c.zone)::date as day, h.member_id, h.lineage_id, h.currency, sum(h.bets) as bets,
             sum(h.valid_bet) as valid_bet, sum(h.ggr) as ggr
        from member_hour h cross join result_counter c group by 1, 2, 3, 4
    ), ${parts}`.execute(db);
}
