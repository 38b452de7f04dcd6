import { type Kysely, sql } from 'kysely';

/**
 * How many stand below each agent, so that nobody has to count the edges of a great team. Trial accounts and closed ones
 * do not count.
 *
 * Changes are appended and summed when they are read: a row that is counted up would make all who join below the same
 * agent wait for each other. Now and then one of them puts the rows of the agents above together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_size (
      agent_id bigint not null,
      -- members and agents who came to stand below; of those who left, negative
      members int not null,
      agents int not null
    )`.execute(db);
  await sql`create index team_size_agent_id_idx on team_size (agent_id) include (members, agents)`.execute(db);
  // who joins between the count and the triggers would be in neither
  await sql`lock table member, agent_edge in share row exclusive mode`.execute(db);
  await countAll(db);
  await edges(db);
  await accounts(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        revoke all on team_size from mekong_app;
        grant select on team_size to mekong_app;
      end if;
    end $$`.execute(db);
}

async function countAll(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function counts_in_team(p_type int, p_status text) returns boolean immutable language sql as $$
      select p_type <> 4 and p_status <> 'closed'
    $$`.execute(db);
  await sql`
    create function is_agent(p_type int) returns boolean immutable language sql as $$
      select p_type in (1, 2, 41, 42)
    $$`.execute(db);
  await sql`
    create function count_teams() returns void language sql as $$
      delete from team_size;
      insert into team_size
        select e.ancestor, count(*), count(*) filter (where is_agent(m.type))
          from agent_edge e join member m on m.id = e.descendant
         where e.depth > 0 and counts_in_team(m.type, m.status)
         group by e.ancestor
    $$`.execute(db);
  await sql`select count_teams()`.execute(db);
}

async function edges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function agent_edge_count() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      v_sign int := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      insert into team_size
        select c.ancestor, v_sign * count(*), v_sign * count(*) filter (where is_agent(m.type))
          from changed c join member m on m.id = c.descendant
         where c.depth > 0 and counts_in_team(m.type, m.status)
         group by c.ancestor;
      -- one in 64 new members puts rows together, unless another one does so at this moment
      if tg_op = 'INSERT' and exists (select from changed where depth = 0 and descendant % 64 = 0)
         and pg_try_advisory_xact_lock(hashtextextended('team_size', 0)) then
        with gone as (
          delete from team_size t using changed c where t.agent_id = c.ancestor returning t.agent_id, t.members, t.agents
        )
        insert into team_size select agent_id, sum(members), sum(agents) from gone group by agent_id;
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`agent_edge_count_${event}`)} after ${sql.raw(event)} on agent_edge
        referencing ${sql.raw(rows)} table as changed for each statement execute function agent_edge_count()`.execute(
      db,
    );
}

/** An account that is closed, or becomes an agent: the name of the trigger puts it before that of moves. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function member_count_in_team() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      v_before int := counts_in_team(old.type, old.status)::int;
      v_after int := counts_in_team(new.type, new.status)::int;
      v_members int := v_after - v_before;
      v_agents int := v_after * is_agent(new.type)::int - v_before * is_agent(old.type)::int;
    begin
      if v_members <> 0 or v_agents <> 0 then
        -- the agents above are those of now: nobody may move the account meanwhile
        perform lock_tree(false);
        insert into team_size
          select ancestor, v_members, v_agents from agent_edge where descendant = new.id and depth > 0;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_counts_in_team after update of type, status on member
      for each row when (old.type is distinct from new.type or old.status is distinct from new.status)
      execute function member_count_in_team()`.execute(db);
}
