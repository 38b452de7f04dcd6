import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { defineChannel, type Notifier } from '../../kernel/db/notify.ts';
import { afterCommit, inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { type AllSettings, SETTINGS, type SettingInput, type SettingKey, type SettingValue } from './settings.ts';
import { readSaved } from './settings-names.ts';
import { lockSetting, readSettings, writeSetting } from './system.repository.ts';

const settingChanged = defineChannel<{ key: SettingKey }>('setting_changed');

/** A lost notification delays a change by this much at most; the promise to operators is 10 s. */
const REFRESH_MS = 4_000;

/** Who changes a setting, and what they believe it is. */
export interface Changer extends AuditActor {
  /** {@link versionOf} the value that was looked at; what somebody else has changed since is not written over. */
  seen?: string;
}

/** Somebody else has changed the setting since it was looked at; nothing was written. */
export class SettingChanged extends Error {
  override name = 'SettingChanged';
}

/** Tells one value of a setting from another. */
export const versionOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** All settings as they are in force. */
export type SettingsInForce = AllSettings;

export interface Settings {
  /**
   * The settings in force. Answers from memory, so it may be asked anywhere: inside a transaction too, where a query of
   * its own would wait for ever on the embedded engine, and while the database is away. The same object until something
   * has changed.
   */
  current(): Promise<AllSettings>;
  /**
   * The settings as the database has them, for whoever looks at them to change them: what another process saved a moment ago
   * may not be in force here yet.
   *
   * @param by the transaction of the change, where there is one
   */
  stored(by: Executor): Promise<AllSettings>;
  /**
   * Changes one setting for all processes. Fields that are left out take their defaults. The audit chain says who it
   * was, and every field that has another value now, with both values.
   *
   * @returns whether anything has another value now
   * @throws ZodError when the value has not the shape of its key, or a name that it does not know
   * @throws SettingChanged when it is not what `by.seen` says
   */
  change<K extends SettingKey>(key: K, value: SettingInput<K>, by: Changer): Promise<boolean>;
  /**
   * The same in a transaction of the caller's; all processes are told after its commit.
   *
   * @returns the value after it, and whether anything has another value than before
   */
  changeIn<K extends SettingKey>(
    trx: Trx,
    key: K,
    value: SettingInput<K>,
    by: Changer,
  ): Promise<{ value: SettingValue<K>; isChanged: boolean }>;
  close(): Promise<void>;
}

/** Told of what is wrong with stored settings. */
export type SettingsLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Opens the settings: reads them now, then again when a process tells of a change, and every few seconds. */
export async function openSettings(db: Executor, notifier: Notifier, log: SettingsLog): Promise<Settings> {
  let settings = parseSettings(await readSettings(db), log);
  let reading: Promise<void> = Promise.resolve();
  let isClosed = false;
  /** One reading after the other: an older one never overwrites what a newer one has found. */
  const reload = (): Promise<void> => {
    reading = reading
      .then(async () => {
        if (isClosed) return;
        const read = parseSettings(await readSettings(db), log);
        if (!isDeepStrictEqual(read, settings)) settings = read;
      })
      .catch((error: unknown) => log.warn({ err: error }, 'settings could not be read; the last ones stay in force'));
    return reading;
  };
  const write: Settings['changeIn'] = async (trx, key, value, by) => {
    const { data: parsed, error } = readSaved(key, value);
    if (error) throw error;
    const before = parseSetting(key, await lockSetting(trx, key), log);
    if (by.seen !== undefined && by.seen !== versionOf(before)) throw new SettingChanged(key);
    const detail = differenceOf(before, parsed);
    if (!detail) return { value: parsed, isChanged: false };
    await writeSetting(trx, key, parsed);
    await appendAudit(trx, { ...actedBy(by), action: 'setting.changed', object: key, detail });
    return { value: parsed, isChanged: true };
  };
  const unsubscribe = await notifier.subscribe(settingChanged, reload, reload);
  const timer = setInterval(reload, REFRESH_MS);
  timer.unref();
  return {
    current: async () => settings,
    stored: async (by) => parseSettings(await readSettings(by), log),
    async change(key, value, by) {
      const { isChanged } = await inTransaction(db, (trx) => write(trx, key, value, by));
      await reload();
      if (isChanged) await notifier.publish(settingChanged, { key });
      return isChanged;
    },
    async changeIn(trx, key, value, by) {
      const written = await write(trx, key, value, by);
      if (written.isChanged)
        afterCommit(trx, () => {
          // At once, so that whoever was answered reads what was written; then from the database, as everywhere.
          settings = { ...settings, [key]: written.value };
          reload()
            .then(() => notifier.publish(settingChanged, { key }))
            .catch((error: unknown) => log.warn({ err: error }, 'a change of settings was not announced'));
        });
      return written;
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
function parseSetting(key: SettingKey, stored: unknown, log: SettingsLog): AllSettings[SettingKey] {
  const found = SETTINGS[key].safeParse(stored ?? {});
  if (found.success) return found.data;
  log.error({ setting: key, issues: found.error.issues }, 'setting ignored: its value has the wrong shape');
  return SETTINGS[key].parse({});
}

function parseSettings(stored: Map<string, unknown>, log: SettingsLog): AllSettings {
  const keys = Object.keys(SETTINGS) as SettingKey[];
  return Object.fromEntries(keys.map((key) => [key, parseSetting(key, stored.get(key), log)])) as AllSettings;
}

/** The fields that differ, with the value of each side; `undefined` when none does. */
function differenceOf(before: object, after: object): { before: object; after: object } | undefined {
  const [old, now] = [Object.entries(before), Object.entries(after)];
  const valueIn = (side: [string, unknown][], name: string) => side.find(([other]) => other === name)?.[1];
  const isOther = ([name]: [string, unknown]) => !isDeepStrictEqual(valueIn(old, name), valueIn(now, name));
  const [was, is] = [old.filter(isOther), now.filter(isOther)];
  return was.length + is.length === 0 ? undefined : { before: Object.fromEntries(was), after: Object.fromEntries(is) };
}
