import { type Kysely, sql } from 'kysely';

/** As the arcade proves them: the best paid spin, and as good a one in every free spin that a round can open. */
const house = {
  'lotus-fortune': 8044.5,
  'apsara-dawn': 1262.1,
  'elephant-parade': 3837.5,
  'monsoon-drum': 5525.75,
  'naga-moon': 31_209.25,
};

/** What a card says of a slot beside its return: how wins come about, and most that a round can pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game
      add column pays_kind text
        constraint game_pays_kind_check check (pays_kind in ('lines', 'ways', 'clusters', 'anywhere')),
      -- lines or ways; null where nothing is counted
      add column pays_count integer constraint game_pays_count_check check (pays_count > 0),
      -- in stakes
      add column max_win numeric(12, 2) constraint game_max_win_check check (max_win > 0),
      add constraint game_pays_check check (pays_kind is not null or pays_count is null)`.execute(db);
  await houseFacts(db);
}

/** Those of the house's own games, which a migration has listed. */
export async function houseFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    update game g set pays_kind = 'lines', pays_count = 20, max_win = known.value::numeric
      from vendor v, jsonb_each_text(${JSON.stringify(house)}::jsonb) known
     where v.id = g.vendor_id and v.code = 'HOUSE' and known.key = g.game_id`.execute(db);
}
