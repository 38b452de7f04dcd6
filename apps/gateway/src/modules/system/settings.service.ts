import type { FastifyBaseLogger } from 'fastify';
import { defineChannel, type Notifier } from '../../db/notify.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor } from '../../db/types.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { type AllSettings, SETTINGS, type SettingInput, type SettingKey } from './settings.ts';
import { readSettings, writeSetting } from './system.repository.ts';

const settingChanged = defineChannel<{ key: SettingKey }>('setting_changed');

/** A lost notification delays a change by this much at most; the promise to operators is 10 s. */
const REFRESH_MS = 4_000;

export interface Settings {
  /**
   * The settings in force. Answers from memory, so it may be asked anywhere: inside a transaction too, where a query of
   * its own would wait for ever on the embedded engine, and while the database is away.
   */
  current(): Promise<AllSettings>;
  /**
   * Changes one setting for all processes. Fields that are left out take their defaults.
   *
   * @throws ZodError when the value has not the shape of its key
   */
  change<K extends SettingKey>(key: K, value: SettingInput<K>, by: { id?: string; role: string }): Promise<void>;
  close(): Promise<void>;
}

/** Opens the settings: reads them now, then again when a process tells of a change, and every few seconds. */
export async function openSettings(db: Executor, notifier: Notifier, log: FastifyBaseLogger): Promise<Settings> {
  let settings = parseSettings(await readSettings(db), log);
  let reading: Promise<void> = Promise.resolve();
  let isClosed = false;
  /** One reading after the other: an older one never overwrites what a newer one has found. */
  const reload = (): Promise<void> => {
    reading = reading
      .then(async () => {
        if (!isClosed) settings = parseSettings(await readSettings(db), log);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'settings could not be read; the last ones stay in force'));
    return reading;
  };
  const unsubscribe = await notifier.subscribe(settingChanged, reload, reload);
  const timer = setInterval(reload, REFRESH_MS);
  timer.unref();
  return {
    current: async () => settings,
    async change(key, value, by) {
      const parsed = SETTINGS[key].parse(value);
      await inTransaction(db, async (trx) => {
        await writeSetting(trx, key, parsed);
        await appendAudit(trx, { action: 'setting.changed', actorId: by.id, actorRole: by.role, object: key });
      });
      await reload();
      await notifier.publish(settingChanged, { key });
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await unsubscribe();
      await reading;
    },
  };
}

/** A value that does not parse (an older version wrote it) is left out with a warning: defaults beat a dead site. */
function parseSettings(stored: Map<string, unknown>, log: FastifyBaseLogger): AllSettings {
  const parse = (key: SettingKey): AllSettings[SettingKey] => {
    const found = SETTINGS[key].safeParse(stored.get(key) ?? {});
    if (found.success) return found.data;
    log.error({ setting: key, issues: found.error.issues }, 'setting ignored: its value has the wrong shape');
    return SETTINGS[key].parse({});
  };
  const keys = Object.keys(SETTINGS) as SettingKey[];
  return Object.fromEntries(keys.map((key) => [key, parse(key)])) as AllSettings;
}
