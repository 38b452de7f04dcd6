import { type Kysely, sql } from 'kysely';

/**
 * Vendors and games that are listed although no server plays them yet. Under maintenance is what an operator has switched
 * off, and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['vendor', 'game']) {
    const check = sql.ref(`${table}_status_check`);
    await sql`
      alter table ${sql.ref(table)} drop constraint ${check},
        add constraint ${check} check (status in ('active', 'maintenance', 'planned', 'off'))`.execute(db);
  }
}
