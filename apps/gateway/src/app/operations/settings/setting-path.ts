/** A place in a setting: its key, then names of fields and numbers of rows. */
export type SettingPath = readonly string[];

/** The value at a place; `undefined` where there is none. */
export function valueAt(value: unknown, [first, ...rest]: SettingPath): unknown {
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined;
  return valueAt((value as Record<string, unknown>)[first], rest);
}

/**
 * A copy with another value at a place; objects on the way are made where they are missing. `undefined` takes the value
 * away: a field gets its default, a row of a list is gone.
 */
export function withValueAt(value: unknown, [first, ...rest]: SettingPath, next: unknown): unknown {
  if (first === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(first);
    const own = withValueAt(value[index], rest, next);
    const before = value.slice(0, index);
    return [...before, ...(own === undefined ? [] : [own]), ...value.slice(index + 1)];
  }
  const others = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const own = withValueAt(others.find(([name]) => name === first)?.[1], rest, next);
  const kept = others.filter(([name]) => name !== first);
  return Object.fromEntries(own === undefined ? kept : [...kept, [first, own]]);
}
