/** What is used of a schema of zod: its check, and its definition to walk along. */
export interface ReaderSchema {
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
  _zod: { def: object };
}

/** Definitions of zod that hold further schemas, by their `type`. */
interface Definition {
  type: string;
  shape?: Record<string, ReaderSchema>;
  element?: ReaderSchema;
  valueType?: ReaderSchema;
  innerType?: ReaderSchema;
  options?: readonly ReaderSchema[];
  entries?: Record<string, unknown>;
  getter?: () => ReaderSchema;
}

/** Stands for a value that cannot be kept; whatever holds it decides how much is left out. */
const UNREADABLE = Symbol('unreadable');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of a value without the parts that hold a value of a list that the schema does not know: the nearest list entry
 * or optional property around it is left out. Other faults stay for the check. Where `x-unknown` is `keep` the schema
 * takes any value, so nothing is left out there.
 *
 * @returns the value itself when the unknown value is in a place that nothing may leave out
 */
export function readable(schema: ReaderSchema, value: unknown): unknown {
  const result = prune(schema, value);
  return result === UNREADABLE ? value : result;
}

function prune(schema: ReaderSchema, value: unknown): unknown {
  const def = schema._zod.def as Definition;
  if (def.getter) return prune(def.getter(), value);
  if (def.innerType) return value === undefined ? value : prune(def.innerType, value);
  if (def.entries) return isUnlisted(def.entries, value) ? UNREADABLE : value;
  if (def.options) return pruneUnion(def.options, value);
  if (def.element) return Array.isArray(value) ? pruneList(def.element, value) : value;
  if (!isRecord(value)) return value;
  if (def.shape) return pruneObject(def.shape, value);
  return def.valueType ? pruneRecord(def.valueType, value) : value;
}

/** Another value of the same kind as those of the list. A number where texts are listed is a fault, no new value. */
function isUnlisted(entries: Record<string, unknown>, value: unknown): boolean {
  const values = Object.values(entries);
  return typeof value === typeof values[0] && !values.includes(value);
}

const pruneList = (element: ReaderSchema, list: unknown[]): unknown[] =>
  list.map((entry) => prune(element, entry)).filter((entry) => entry !== UNREADABLE);

function pruneRecord(element: ReaderSchema, record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).map(([key, entry]) => [key, prune(element, entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== UNREADABLE));
}

function pruneObject(shape: Record<string, ReaderSchema>, object: Record<string, unknown>): unknown {
  const copy = { ...object };
  for (const [name, schema] of Object.entries(shape)) {
    if (!(name in object)) continue;
    const pruned = prune(schema, object[name]);
    if (pruned !== UNREADABLE) copy[name] = pruned;
    else if ((schema._zod.def as Definition).type === 'optional') delete copy[name];
    else return UNREADABLE;
  }
  return copy;
}

/** The first form that takes the value as it is, or after what it does not know was left out. */
function pruneUnion(options: readonly ReaderSchema[], value: unknown): unknown {
  let result: unknown = value;
  for (const option of options) {
    if (option.safeParse(value).success) return value;
    const pruned = prune(option, value);
    if (pruned === UNREADABLE) result = UNREADABLE;
    else if (option.safeParse(pruned).success) return pruned;
  }
  return result;
}
