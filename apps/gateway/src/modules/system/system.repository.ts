import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { SettingKey } from './settings.ts';

/** Every stored setting by key, as it was written. */
export async function readSettings(db: Executor): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** One stored setting, which nobody else changes until the transaction ends; `undefined` when it was never changed. */
export async function lockSetting(trx: Trx, key: SettingKey): Promise<unknown> {
  // The first change of a setting has no row to lock, so the lock is one on its name.
  await sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`.execute(trx);
  const row = await trx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Writes one setting over what was there. */
export async function writeSetting(db: Executor, key: SettingKey, value: object): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_at: sql<Date>`now()` }))
    .execute();
}

/** Whether the database can be written to: with a full disk it still answers every read. */
export async function isWritable(db: Executor): Promise<boolean> {
  try {
    const { rows } = await sql`update write_probe set written_at = clock_timestamp() returning written_at`.execute(db);
    return rows.length === 1;
  } catch {
    return false;
  }
}
