import { type Kysely, sql } from 'kysely';

/** Contracts between agents and their downlines, or between the house and an agent without an upline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_contract (
      id bigint generated always as identity primary key,
      kind text not null constraint agent_contract_kind_check check (kind in ('DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME')),
      -- a category of games, or ALL
      game_type text not null,
      currency text not null,
      -- null: the house
      upline_id bigint references member (id),
      downline_id bigint not null references member (id),
      state text not null constraint agent_contract_state_check
        check (state in ('OFFERED', 'SIGNED', 'SIGNED_END_UP', 'SIGNED_END_DOWN', 'IN_FORCE', 'IN_FORCE_END_UP',
                         'IN_FORCE_END_DOWN', 'AMENDED', 'ENDING', 'REJECTED', 'ENDED')),
      -- rises with every change of state, terms or request
      revision integer not null default 1,
      ends_at timestamptz,
      -- what its bills have come to and was not paid; below zero it is taken from the next ones
      owed bigint not null default 0,
      -- why it was closed
      reason text constraint agent_contract_reason_check
        check (reason in ('WITHDRAWN', 'REJECTED', 'EXPIRED', 'AGREED', 'LAPSED', 'SECOND_REQUEST', 'UPLINE_ENDED', 'MOVED', 'CLOSED')),
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      constraint agent_contract_parties_check check (upline_id <> downline_id)
    )`.execute(db);
  await sql`
    create unique index agent_contract_live_key on agent_contract (kind, game_type, currency, coalesce(upline_id, 0), downline_id)
      where state not in ('REJECTED', 'ENDED', 'ENDING')`.execute(db);
  await sql`create index agent_contract_upline_id_idx on agent_contract (upline_id, id desc)`.execute(db);
  await sql`create index agent_contract_downline_id_idx on agent_contract (downline_id, id desc)`.execute(db);
  await sql`create index agent_contract_ends_at_idx on agent_contract (ends_at) where state = 'ENDING'`.execute(db);
  await sql`
    create table agent_contract_version (
      contract_id bigint not null references agent_contract (id),
      no integer not null,
      state text not null constraint agent_contract_version_state_check
        check (state in ('OPEN', 'SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED', 'CLOSED')),
      -- what is signed, byte for byte, and its sha256
      terms text not null,
      terms_hash text not null,
      -- of the terms, for settlements: their cycle, and the valid bet from which a member counts as active
      period text not null,
      active_from bigint not null,
      offered_at timestamptz not null default now(),
      expires_at timestamptz not null,
      signed_at timestamptz,
      -- windows that start from one moment to the other are settled by these terms
      effective_from timestamptz,
      effective_to timestamptz,
      primary key (contract_id, no)
    )`.execute(db);
  await sql`
    create unique index agent_contract_version_open_key on agent_contract_version (contract_id) where state = 'OPEN'`.execute(
    db,
  );
  await sql`
    create index agent_contract_version_expires_at_idx on agent_contract_version (expires_at) where state = 'OPEN'`.execute(
    db,
  );
  await sql`
    create index agent_contract_version_effective_from_idx on agent_contract_version (effective_from)
      where state = 'SIGNED'`.execute(db);
  await sql`
    create table agent_contract_end_request (
      id bigint generated always as identity primary key,
      contract_id bigint not null references agent_contract (id),
      asked_by text not null constraint agent_contract_end_request_asked_by_check check (asked_by in ('UPLINE', 'DOWNLINE')),
      asked_at timestamptz not null default now(),
      answer text constraint agent_contract_end_request_answer_check
        check (answer in ('AGREED', 'REFUSED', 'CANCELLED', 'LAPSED', 'BINDING', 'CLOSED')),
      answered_at timestamptz
    )`.execute(db);
  await sql`
    create index agent_contract_end_request_contract_id_idx on agent_contract_end_request (contract_id, id desc)`.execute(
    db,
  );
  await sql`
    create index agent_contract_end_request_asked_at_idx on agent_contract_end_request (asked_at) where answer is null`.execute(
    db,
  );
  await sql`
    create table agent_contract_event (
      id bigint generated always as identity primary key,
      contract_id bigint not null references agent_contract (id),
      revision integer not null,
      -- of the terms it is about
      version_no integer not null,
      terms_hash text not null,
      actor text not null constraint agent_contract_event_actor_check check (actor in ('UPLINE', 'DOWNLINE', 'SYSTEM')),
      actor_id bigint,
      ip text,
      verb text not null,
      state_before text,
      state_after text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index agent_contract_event_contract_id_idx on agent_contract_event (contract_id, id)`.execute(db);
  await sql`
    create trigger agent_contract_event_append_only before update or delete or truncate on agent_contract_event
      for each statement execute function ledger_refuse_change()`.execute(db);
}
