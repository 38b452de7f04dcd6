import { type Kysely, sql } from 'kysely';

/**
 * How many of each team have bet on a day. Counted from the days of members, the overview of a great team had to read every one
 * of them: 40,000 rows for two days of 20,000 players.
 *
 * Whoever has bet counts once, whatever it was bet in and below whomever it was within the team; whose bets of a day were all
 * taken back does not count. The sequencer of results, which one process at a time runs, keeps it with the days themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a gateway that numbers results meanwhile would sum days by the function of before
  await sql`select from result_counter for update`.execute(db);
  await sql`
    create table team_active (
      agent_id bigint not null,
      day date not null,
      -- distinct members below who have bet on the day, while they stood there
      members int not null,
      primary key (agent_id, day)
    ) with (fillfactor = 80)`.execute(db);
  await sumHours(db);
  await sql`
    insert into team_active
      select e.ancestor, d.day, count(distinct d.member_id)
        from team_day d join lineage_edge e on e.lineage_id = d.lineage_id
       where d.own_valid_bet > 0 group by 1, 2`.execute(db);
  // nothing else was found by it
  await sql`drop index team_day_day_idx`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        revoke all on team_active from mekong_app;
        grant select on team_active to mekong_app;
      end if;
    end $$`.execute(db);
}

async function sumHours(db: Kysely<unknown>): Promise<void> {
  const names = ['bets', 'stake', 'valid_bet', 'ggr', 'bonus'];
  const list = (write: (name: string) => string) => sql.raw(names.map(write).join(', '));
  const columns = sql`member_id, day, currency, lineage_id, ${list((name) => `own_${name}`)}, ${list((name) => name)}`;
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
      delete from team_active where p_from = 1;
      with played as (
        select (coalesce(r.effective_at, s.booked_at) at time zone p_zone)::date as day, r.member_id, r.lineage_id,
               r.currency,
               sum(case when r.reason in ('SETTLE', 'IMPORT') then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end)
                 as bets,
               sum(r.stake) as stake, sum(r.valid_bet) as valid_bet, sum(r.stake - r.payout) as ggr, sum(r.bonus) as bonus
          from result_seq s join bet_result r on r.id = s.result_id
         where s.seq between p_from and p_to
         group by 1, 2, 3, 4
      ), parts as (
        select member_id, day, currency, lineage_id, ${list((name) => `${name} as own_${name}`)},
               ${list((name) => `0 as ${name}`)}
          from played
        union all
        select e.ancestor, p.day, p.currency, e.above_id, ${list(() => '0')}, ${list((name) => `p.${name}`)}
          from played p join lineage_edge e on e.lineage_id = p.lineage_id
      ), now_played as (
        insert into team_day as d (${columns})
        select member_id, day, currency, lineage_id, ${list((name) => `sum(own_${name})`)}, ${list((name) => `sum(${name})`)}
          from parts group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (member_id, day, currency, lineage_id) do update
          set ${list((name) => `own_${name} = d.own_${name} + excluded.own_${name}, ${name} = d.${name} + excluded.${name}`)}
        returning d.member_id, d.day, d.currency, d.lineage_id, d.own_valid_bet > 0 as has_bet
      ), turned as (
        -- the first bet of a day, or the last one taken back; the table itself is still read as it was before this statement
        select distinct n.member_id, n.day
          from played p join now_played n using (member_id, day, currency, lineage_id)
          left join team_day o using (member_id, day, currency, lineage_id)
         where n.has_bet <> coalesce(o.own_valid_bet > 0, false)
      ), counted as (
        select t.member_id, t.day, o.lineage_id, -1 as change
          from turned t join team_day o using (member_id, day) where o.own_valid_bet > 0
        union all
        select t.member_id, t.day, n.lineage_id, 1 from turned t join now_played n using (member_id, day) where n.has_bet
        union all
        select t.member_id, t.day, o.lineage_id, 1
          from turned t join team_day o using (member_id, day)
          left join now_played n using (member_id, day, currency, lineage_id)
         where o.own_valid_bet > 0 and n.has_bet is null
      ), of_agent as (
        -- once for each agent above, in however many currencies and places of the team it was
        select distinct e.ancestor, c.day, c.member_id, c.change
          from counted c join lineage_edge e on e.lineage_id = c.lineage_id
      )
      insert into team_active as a (agent_id, day, members)
      select ancestor, day, sum(change) from of_agent group by 1, 2 having sum(change) <> 0 order by 1, 2
      on conflict (agent_id, day) do update set members = a.members + excluded.members
    $$`.execute(db);
}
