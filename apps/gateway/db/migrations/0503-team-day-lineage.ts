import { type Kysely, sql } from 'kysely';

/**
 * The days of members and teams by who stood above them then. Without it, an agent who gets somebody with his team would be
 * shown what they played for another agent before.
 *
 * Of each agent in a lineage, `above_id` is a lineage of those above him: the same chain, so what the team of somebody played
 * is kept beside his own play.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lineage_edge add column above_id bigint references lineage (id)`.execute(db);
  await sql`alter table lineage_edge disable trigger lineage_edge_append_only`.execute(db);
  await sql`
    with chain as (
      select l.id, l.agent_id, coalesce(array_agg(e.ancestor order by e.depth) filter (where e.ancestor is not null), '{}')
               as agents
        from lineage l left join lineage_edge e on e.lineage_id = l.id group by l.id
    )
    update lineage_edge e set above_id = (
      select min(a.id) from chain own join chain a on a.agents = own.agents[e.depth + 2:]
       where own.id = e.lineage_id and a.agent_id is not distinct from e.parent
    )`.execute(db);
  await sql`alter table lineage_edge enable trigger lineage_edge_append_only`.execute(db);
  await sql`alter table lineage_edge alter column above_id set not null`.execute(db);
  await lineages(db);
  await teamDays(db);
}

/** A new lineage goes on from that of the agent above, which is read or made before. */
async function lineages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function lineage_of(p_agent bigint) returns bigint language plpgsql as $$
    declare
      v_id bigint;
      v_upline bigint;
      v_above bigint;
    begin
      if p_agent is null then
        return 1;
      end if;
      loop
        select id into v_id from lineage where agent_id = p_agent and to_seq is null;
        exit when found;
        -- a new lineage is read from the tree, which nobody may move meanwhile
        perform lock_tree(false);
        select upline_id into v_upline from member where id = p_agent;
        v_above := lineage_of(v_upline);
        insert into lineage (agent_id, from_seq) select p_agent, seq from result_counter
          on conflict (agent_id) where to_seq is null do nothing returning id into v_id;
        if found then
          insert into lineage_edge (lineage_id, ancestor, parent, depth, above_id)
            select v_id, p_agent, v_upline, 0, v_above
            union all
            select v_id, ancestor, parent, depth + 1, above_id from lineage_edge where lineage_id = v_above;
          exit;
        end if;
      end loop;
      return v_id;
    end $$`.execute(db);
}

async function teamDays(db: Kysely<unknown>): Promise<void> {
  await sql`drop table team_day`.execute(db);
  await sql`
    create table team_day (
      member_id bigint not null,
      day date not null,
      currency text not null,
      -- the agents above the member then
      lineage_id bigint not null,
      own_bets int not null,
      own_stake bigint not null,
      own_valid_bet bigint not null,
      -- stake less payout
      own_ggr bigint not null,
      own_bonus bigint not null,
      -- of all who stood below when they bet
      bets int not null,
      stake bigint not null,
      valid_bet bigint not null,
      ggr bigint not null,
      bonus bigint not null,
      primary key (member_id, day, currency, lineage_id)
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create index team_day_day_idx on team_day (day, lineage_id, member_id) where own_valid_bet > 0`.execute(db);
  const names = ['bets', 'stake', 'valid_bet', 'ggr', 'bonus'];
  const list = (write: (name: string) => string) => sql.raw(names.map(write).join(', '));
  const columns = sql`member_id, day, currency, lineage_id, ${list((name) => `own_${name}`)}, ${list((name) => name)}`;
  const parts = sql`
      parts as (
        select member_id, day, currency, lineage_id, ${list((name) => `${name} as own_${name}`)},
               ${list((name) => `0 as ${name}`)}
          from played
        union all
        select e.ancestor, p.day, p.currency, e.above_id, ${list(() => '0')}, ${list((name) => `p.${name}`)}
          from played p join lineage_edge e on e.lineage_id = p.lineage_id
      )
      select member_id, day, currency, lineage_id, ${list((name) => `sum(own_${name})`)}, ${list((name) => `sum(${name})`)}
        from parts group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
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
      insert into team_day as d (${columns})
      with played as (
        select (coalesce(r.effective_at, s.booked_at) at time zone p_zone)::date as day, r.member_id, r.lineage_id,
               r.currency,
               sum(case when r.reason in ('SETTLE', 'IMPORT') then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end)
                 as bets,
               sum(r.stake) as stake, sum(r.valid_bet) as valid_bet, sum(r.stake - r.payout) as ggr, sum(r.bonus) as bonus
          from result_seq s join bet_result r on r.id = s.result_id
         where s.seq between p_from and p_to
         group by 1, 2, 3, 4
      ), ${parts}
      on conflict (member_id, day, currency, lineage_id) do update
        set ${list((name) => `own_${name} = d.own_${name} + excluded.own_${name}, ${name} = d.${name} + excluded.${name}`)}
    $$`.execute(db);
  await sql`
    insert into team_day (${columns})
    with played as (
      select (h.hour at time zone c.zone)::date as day, h.member_id, h.lineage_id, h.currency,
             ${list((name) => `sum(h.${name}) as ${name}`)}
        from member_hour h cross join result_counter c group by 1, 2, 3, 4
    ), ${parts}`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        revoke all on team_day from mekong_app;
        grant select on team_day to mekong_app;
      end if;
    end $$`.execute(db);
}
