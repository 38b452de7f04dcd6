import { ZodError } from 'zod';
import type { Settings } from '../../../modules/system/settings.service.ts';
import { SETTINGS, type SettingInput, type SettingKey } from '../../../modules/system/settings.ts';
import { fieldsOf } from '../../../modules/system/settings-fields.ts';
import { readSaved } from '../../../modules/system/settings-names.ts';
import { problemsOf } from '../../../modules/system/settings-problems.ts';
import { type SettingPath, valueAt, withValueAt } from './setting-path.ts';

const USAGE = `npm run settings -- list                   every setting with its value
npm run settings -- get <place>            one of them: maintenance, maintenance.reason.EN, switches.on.0
npm run settings -- set <place> <value>    JSON, or a text: maintenance.active true, merchant.name "Luna"
npm run settings -- reset <place>          back to what holds by default`;

/** What was asked for cannot be done; the message says why. */
export class Refused extends Error {
  override name = 'Refused';
}

const keys = Object.keys(SETTINGS) as SettingKey[];

function placeOf(text: string | undefined): { key: SettingKey; path: SettingPath } {
  const [first = '', ...path] = (text ?? '').split('.');
  const key = keys.find((known) => known === first);
  if (!key) throw new Refused(`There is no setting "${first}". There are: ${keys.join(', ')}.`);
  const fields = fieldsOf(key).map(({ name }) => name);
  if (path[0] !== undefined && !fields.includes(path[0]))
    throw new Refused(`The setting ${key} has no field "${path[0]}". It has: ${fields.join(', ')}.`);
  return { key, path };
}

/** A value of the command line: JSON where it is JSON, else the text itself. */
function candidatesOf(text: string): unknown[] {
  try {
    return [JSON.parse(text), text];
  } catch {
    return [text];
  }
}

/** Takes the first of several readings of a value that the setting allows. */
async function change(
  settings: Settings,
  operator: string,
  place: string | undefined,
  readings: readonly unknown[],
): Promise<string> {
  const { key, path } = placeOf(place);
  const current = (await settings.current())[key];
  const values = readings.map((reading) => withValueAt(current, path, reading) ?? {});
  const parsed = values.map((value) => readSaved(key, value));
  // of readings that are all refused, the one of the right type says what is wrong: 5 for an amount is a text
  const isOfItsType = (_: unknown, index: number): boolean =>
    !parsed[index]?.error?.issues.some(({ code }) => code === 'invalid_type');
  const good = values.find((_, index) => parsed[index]?.success) ?? values.find(isOfItsType) ?? values[0];
  // Proved by the schema of the setting, as every change is.
  const isOther = await settings.change(key, good as SettingInput<SettingKey>, {
    id: operator,
    role: 'command',
  });
  return isOther
    ? `${place} is ${JSON.stringify(valueAt((await settings.current())[key], path) ?? null)} now.`
    : `${place} was so already.`;
}

/**
 * Does what the words of a command line say.
 *
 * @param operator who it is, for the audit chain
 * @returns what is said about it
 * @throws Refused with the reason
 */
export async function runCommand(settings: Settings, operator: string, words: readonly string[]): Promise<string> {
  try {
    return await run(settings, operator, words);
  } catch (error) {
    throw error instanceof ZodError ? new Refused(refusals(error, words[1])) : error;
  }
}

async function run(
  settings: Settings,
  operator: string,
  [command, place, ...rest]: readonly string[],
): Promise<string> {
  const all = await settings.current();
  switch (command) {
    case 'list':
      return keys
        .flatMap((key) => Object.entries(all[key]).map(([name, value]) => `${key}.${name} = ${JSON.stringify(value)}`))
        .join('\n');
    case 'get': {
      const { key, path } = placeOf(place);
      return JSON.stringify(valueAt(all[key], path) ?? null, undefined, 2);
    }
    case 'set':
      if (rest.length !== 1) throw new Refused(`One value is needed; put it into quotes.\n${USAGE}`);
      return change(settings, operator, place, candidatesOf(rest[0] ?? ''));
    case 'reset':
      return change(settings, operator, place, [undefined]);
    default:
      throw new Refused(USAGE);
  }
}

/** Fields that are refused, each with its reason. */
const refusals = (error: ZodError, place = ''): string => {
  const { key } = placeOf(place);
  return [...problemsOf(error, fieldsOf(key))].map(([name, text]) => `${key}.${name}: ${text}`).join('\n');
};
