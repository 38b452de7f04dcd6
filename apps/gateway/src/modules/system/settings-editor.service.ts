import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@mekong/api-client/contract/types';
import { createServerI18n } from '@mekong/i18n/node';
import { ZodError } from 'zod';
import type { OperatorLanguage } from '../../contract/admin/language.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { type AuditActor, type AuditRow, findAudit, listAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { SettingChanged, type Settings, versionOf } from './settings.service.ts';
import { SETTINGS, type SettingInput, type SettingKey } from './settings.ts';
import { fieldsOf } from './settings-fields.ts';
import { formOf } from './settings-form.ts';
import { englishWords, type SettingWords, settingWords } from './settings-labels.ts';
import { readSaved } from './settings-names.ts';
import { problemsOf } from './settings-problems.ts';
import { SECTION_GROUPS } from './settings-sections.ts';

type Values = Record<string, unknown>;

/** Every setting, in the order of the console. */
const sectionKeys = Object.keys(SECTION_GROUPS) as SettingKey[];

/** What a change would make of one field; a side without the field has none. */
interface FieldChange {
  name: string;
  label: string;
  before?: unknown;
  after?: unknown;
}

/** Who saves, and the version of the value that they looked at. */
export interface SettingSave {
  /** Everything is written in it. */
  trx: Trx;
  by: AuditActor;
  version: string;
}

export interface SettingsEditorPorts {
  db: Executor;
  settings: Settings;
  cursors: Cursors;
}

/** Words of the forms in a language of the console. */
async function wordsIn(language: OperatorLanguage): Promise<SettingWords> {
  const i18n = await createServerI18n(language, 'operators');
  return settingWords(({ id, message }, values = {}) => i18n._(id, values, { message }), language);
}

/** Settings as operators edit them: a form, a difference before saving, the history, and a way back. */
export function createSettingsEditor(ports: SettingsEditorPorts) {
  const editors = new Map<OperatorLanguage, Promise<SettingsEditor>>();
  /** The editor whose answers are in a language. */
  return (language: OperatorLanguage): Promise<SettingsEditor> => {
    const editor = editors.get(language) ?? wordsIn(language).then((words) => editorIn(words, ports));
    editors.set(language, editor);
    return editor;
  };
}

function editorIn(words: SettingWords, { db, settings, cursors }: SettingsEditorPorts) {
  const stored = async (key: SettingKey, by: Executor = db): Promise<Values> =>
    (await settings.stored(by))[key] as Values;

  const section = async (key: SettingKey, value: Values) => {
    const { merchant } = await settings.current();
    return {
      key,
      ...words.section(key),
      group: SECTION_GROUPS[key],
      version: versionOf(value),
      fields: formOf(key, words, merchant.currency),
      value,
      defaults: SETTINGS[key].parse({}) as Values,
    };
  };

  /** Fixed fields keep what is stored, whatever was sent. */
  const withFixed = (key: SettingKey, value: Values, before: Values): Values => {
    const fixed = Object.entries(before).filter(([name]) => englishWords.label(key, name).isFixed);
    return { ...value, ...Object.fromEntries(fixed) };
  };

  const write = async (key: SettingKey, value: Values, { trx, by, version }: SettingSave) => {
    try {
      const wanted = withFixed(key, value, await stored(key, trx)) as SettingInput<SettingKey>;
      const written = await settings.changeIn(trx, key, wanted, { ...by, seen: version });
      return { isChanged: written.isChanged, section: await section(key, written.value as Values) };
    } catch (error) {
      if (error instanceof SettingChanged) throw new Fault('VALUE_CHANGED');
      if (error instanceof ZodError) throw refusal(error);
      throw error;
    }
  };

  return {
    section: async (key: SettingKey) => section(key, await stored(key)),

    /** Every setting with its form and its value. */
    sections: async () => {
      const all = await settings.stored(db);
      return Promise.all(sectionKeys.map((key) => section(key, all[key] as Values)));
    },

    /** @throws Fault VALIDATION_FAILED, VALUE_CHANGED when somebody else has saved since */
    save: write,

    /** What a save would change, without saving: beside it what is wrong with the value, in words. */
    async preview(key: SettingKey, value: Values) {
      const before = await stored(key);
      const parsed = readSaved(key, withFixed(key, value, before));
      const problems = parsed.success ? [] : [...problemsOf(parsed.error, fieldsOf(key), words.say)];
      return {
        version: versionOf(before),
        changes: parsed.success ? changesOf(key, words, before, parsed.data as Values) : [],
        problems: problems.map(([name, text]) => ({ name, text })),
      };
    },

    /** Every change of a setting, newest first. */
    async history(
      key: SettingKey,
      operator: string,
      { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
    ) {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listSettingChanges', reader: operator, filter: { key } },
        { cursor, pageSize },
        (place, limit) => listAudit(db, { action: 'setting.changed', object: key, before: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map((row) => changeOf(key, words, row)) };
    },

    /**
     * Gives the fields of one change the values that they had before it, as a new change. Other fields stay as they are.
     *
     * @throws Fault NOT_FOUND, VALIDATION_FAILED when the former value is not allowed any more, VALUE_CHANGED
     */
    async undo(key: SettingKey, changeId: string, by: SettingSave) {
      const row = await findAudit(by.trx, changeId);
      if (row?.action !== 'setting.changed' || row.object !== key) throw new Fault('NOT_FOUND');
      const { before, after } = sidesOf(row);
      const kept = Object.entries(await stored(key, by.trx)).filter(([name]) => !(name in before) && !(name in after));
      // a field of an older version is none any more
      const known = Object.entries(before).filter(([name]) => name in SETTINGS[key].shape);
      return write(key, Object.fromEntries([...kept, ...known]), by);
    },
  };
}

export type SettingsEditor = ReturnType<typeof editorIn>;

const sidesOf = ({ detail }: AuditRow): { before: Values; after: Values } => ({ before: {}, after: {}, ...detail });

const changeOf = (key: SettingKey, words: SettingWords, row: AuditRow) => {
  const { before, after } = sidesOf(row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    ...(row.actorId ? { operator: row.actorId } : {}),
    changes: changesOf(key, words, before, after),
  };
};

/** Fields that differ, in the order of the form. */
function changesOf(key: SettingKey, words: SettingWords, before: Values, after: Values): FieldChange[] {
  const names = [...new Set([...fieldsOf(key).map(({ name }) => name), ...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({
      name,
      label: words.label(key, name).label,
      ...(name in before ? { before: before[name] } : {}),
      ...(name in after ? { after: after[name] } : {}),
    }));
}

const RULES: Readonly<Record<string, FieldError['rule']>> = {
  invalid_type: 'type',
  too_small: 'min',
  too_big: 'max',
  invalid_format: 'format',
  invalid_value: 'enum',
  unrecognized_keys: 'unknown',
};

/** What a schema found, in the words of the contract. */
const refusal = ({ issues }: ZodError): Fault =>
  new Fault('VALIDATION_FAILED', {
    params: {
      fields: issues.slice(0, 100).map(({ path, code }) => ({
        name: path.join('.') || 'value',
        rule: RULES[code] ?? 'pattern',
      })),
    },
  });
