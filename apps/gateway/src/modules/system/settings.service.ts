import type { FastifyBaseLogger } from 'fastify';
import { defineChannel, type Notifier } from '../../db/notify.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor } from '../../db/types.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { type AllSettings, SETTINGS, type SettingInput, type SettingKey } from './settings.ts';
import { readSettings, writeSetting } from './system.repository.ts';

const settingChanged = defineChannel<{ key: SettingKey }>('setting_changed');

/** A lost notification delays a change by this much at most; the promise to operators is 10 s. */
const MAX_AGE_MS = 5_000;

export interface Settings {
  /** The settings in force, at most 5 s old. */
  current(): Promise<AllSettings>;
  /**
   * Changes one setting for all processes. Fields that are left out take their defaults.
   *
   * @throws ZodError when the value has not the shape of its key
   */
  change<K extends SettingKey>(key: K, value: SettingInput<K>, by: { id?: string; role: string }): Promise<void>;
  close(): Promise<void>;
}

/** Opens the settings: reads them once, then again when a process tells of a change or when they grow old. */
export async function openSettings(db: Executor, notifier: Notifier, log: FastifyBaseLogger): Promise<Settings> {
  let cached: { settings: AllSettings; at: number } | undefined;
  let loading: Promise<AllSettings> | undefined;
  const load = async (): Promise<AllSettings> => parseSettings(await readSettings(db), log);
  /** Also drops a reading that is under way: it may have seen the value from before the change. */
  const forget = () => {
    cached = undefined;
    loading = undefined;
  };
  const reload = (): Promise<AllSettings> => {
    const mine = load();
    loading = mine;
    const done = (settings?: AllSettings) => {
      if (loading !== mine) return;
      loading = undefined;
      if (settings) cached = { settings, at: performance.now() };
    };
    mine.then(done, () => done());
    return mine;
  };
  const unsubscribe = await notifier.subscribe(settingChanged, forget, forget);
  return {
    current: async () => {
      if (cached && performance.now() - cached.at < MAX_AGE_MS) return cached.settings;
      return loading ?? reload();
    },
    async change(key, value, by) {
      const parsed = SETTINGS[key].parse(value);
      await inTransaction(db, async (trx) => {
        await writeSetting(trx, key, parsed);
        await appendAudit(trx, { action: 'setting.changed', actorId: by.id, actorRole: by.role, object: key });
      });
      forget();
      await notifier.publish(settingChanged, { key });
    },
    close: unsubscribe,
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
