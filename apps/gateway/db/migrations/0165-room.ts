import { type Kysely, sql } from 'kysely';

/** Rooms of players against players, tables of live vendors, and who sits in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room (
      -- Id of the room at its vendor.
      room_id text primary key constraint room_room_id_check check (room_id ~ '^[A-Za-z0-9_-]{1,64}$'),
      -- The game decides the vendor and the kind: PVP or LIVE, its category.
      node_id integer not null references game (node_id),
      -- Product language code -> name; null = the room goes by the name of its game.
      names jsonb constraint room_names_check check (names ? 'EN'),
      stake text not null constraint room_stake_check check (stake in ('MICRO', 'LOW', 'MIDDLE', 'HIGH')),
      currency text not null,
      -- Amounts in 1/10,000 of the unit. Players against players: blinds or ante, and the buy-in. Live tables: limits.
      small_blind bigint,
      big_blind bigint,
      ante bigint,
      min_buy_in bigint,
      max_buy_in bigint,
      min_bet bigint,
      max_bet bigint,
      -- null = anybody may join.
      seats integer constraint room_seats_check check (seats > 0),
      table_language text,
      dealer text,
      -- Hours in UTC; both null = round the clock. A table that closes before it opens is open over midnight.
      opens_at time,
      closes_at time,
      status text not null default 'active'
        constraint room_status_check check (status in ('active', 'maintenance', 'off')),
      maintenance_until timestamptz,
      place integer not null,
      constraint room_hours_check check ((opens_at is null) = (closes_at is null)),
      constraint room_blinds_check check ((small_blind is null) = (big_blind is null)),
      constraint room_buy_in_check check (min_buy_in <= max_buy_in),
      constraint room_bet_check check (min_bet <= max_bet)
    )`.execute(db);
  await sql`create index room_node_id_idx on room (node_id)`.execute(db);
  await sql`
    create table room_seat (
      room_id text not null references room (room_id),
      member_id bigint not null references member (id),
      -- null while the game is being opened.
      game_session_id bigint references game_session (id) on delete cascade,
      taken_at timestamptz not null default now(),
      primary key (room_id, member_id)
    )`.execute(db);
  await sql`create index room_seat_game_session_id_idx on room_seat (game_session_id)`.execute(db);
}
