import { z } from 'zod';
import { SETTINGS, type SettingKey, type SettingValue } from './settings.ts';

/** A value as it is stored, or what is wrong with it. */
type SavedValue<K extends SettingKey> =
  | { success: true; data: SettingValue<K>; error?: undefined }
  | { success: false; data?: undefined; error: z.ZodError };

/**
 * Reads a value that somebody saves. What a schema does not name it leaves out; here that is refused, so that a mistyped name is
 * not taken for a change. Stored values are read without it: an older version may have written them.
 */
export function readSaved<K extends SettingKey>(key: K, value: unknown): SavedValue<K> {
  const read = SETTINGS[key].safeParse(value);
  if (!read.success) return { success: false, error: read.error };
  const issues = unknownNames(value, read.data, []).map(
    (path): z.core.$ZodIssue => ({
      ...{ code: 'unrecognized_keys', keys: [String(path.at(-1))], path, message: 'unknown' },
    }),
  );
  if (issues.length > 0) return { success: false, error: new z.ZodError(issues) };
  return { success: true, data: read.data as SettingValue<K> };
}

/** Places of what was sent and is not there after it was read. */
function unknownNames(sent: unknown, read: unknown, path: readonly (string | number)[]): (string | number)[][] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.length === read.length ? sent.flatMap((one, at) => unknownNames(one, read[at], [...path, at])) : [];
  if (!isPlain(sent) || !isPlain(read)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return name in read ? unknownNames(value, read[name], [...path, name]) : [[...path, name]];
  });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
