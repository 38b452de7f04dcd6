import { type Kysely, sql } from 'kysely';

/** Links of agents: each has a code of its own, and counts how often it was opened without noting by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_link (
      id bigint generated always as identity primary key,
      code text not null constraint agent_link_code_key unique constraint agent_link_code_check check (code = upper(code)),
      agent_id bigint not null references member (id),
      kind text not null default 'MEMBER' constraint agent_link_kind_check check (kind in ('MEMBER', 'AGENT')),
      -- the contract whose terms a new agent is offered
      plan_id bigint references agent_contract (id),
      campaign text constraint agent_link_campaign_check check (char_length(campaign) between 1 and 60),
      is_active boolean not null default true,
      clicks bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index agent_link_agent_id_idx on agent_link (agent_id, id)`.execute(db);
  await sql`
    create table agent_link_member (
      member_id bigint primary key references member (id),
      link_id bigint not null references agent_link (id)
    )`.execute(db);
  await sql`create index agent_link_member_link_id_idx on agent_link_member (link_id)`.execute(db);
  // the first code of an agent is a link as every other
  await sql`
    insert into agent_link (code, agent_id, created_at)
      select upper(affiliate_code), id, registered_at from member where affiliate_code is not null order by id`.execute(
    db,
  );
  await sql`
    create function member_add_link() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into agent_link (code, agent_id, created_at)
        values (upper(new.affiliate_code), new.id, new.registered_at) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_link after insert on member
      for each row when (new.affiliate_code is not null) execute function member_add_link()`.execute(db);
}
