import { type Contract, resolve, type Schema } from './contract.ts';

/** Which side writes the value: what breaks a sender differs from what breaks a reader. */
export type Direction = 'request' | 'response';

export interface Walk {
  before: Contract;
  after: Contract;
  direction: Direction;
  /** Pairs of schemas that are being compared, for trees that hold themselves. */
  seen: Set<string>;
  report(message: string): void;
}

/** Limits that grow stricter with a higher number, and those that do with a lower one. */
const LOWEST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;
const HIGHEST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
/** Rules of which only "the same" and "none" can be compared. */
const RULES = ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const;

type Limit = (typeof LOWEST)[number] | (typeof HIGHEST)[number] | (typeof RULES)[number];

const nameIn = (at: string, name: string): string => (at ? `${at}.${name}` : name);

/** Does `narrow` refuse by this keyword what `wide` takes? */
function isTighter(limit: Limit, wide: Schema, narrow: Schema): boolean {
  const [old, now] = [wide[limit], narrow[limit]];
  if (now === undefined || now === false || old === now) return false;
  if (old === undefined || typeof old !== 'number' || typeof now !== 'number') return true;
  if (LOWEST.some((name) => name === limit)) return now > old;
  return HIGHEST.some((name) => name === limit) ? now < old : old % now !== 0;
}

/** The schema with everything that its `allOf` or a `$ref` adds, so that it does not matter where a rule is written. */
function flat(contract: Contract, node: Schema): Schema {
  const { $ref: _, ...beside } = node;
  const { allOf = [], ...own } = { ...resolve(contract, node), ...beside };
  let all: Schema = own;
  for (const part of allOf.map((written) => flat(contract, written))) {
    const properties = { ...part.properties, ...all.properties };
    const required = [...(all.required ?? []), ...(part.required ?? [])];
    all = { ...part, ...all, properties, required };
    if (part.additionalProperties === false) all.additionalProperties = false;
  }
  return all;
}

/** Kinds of values a schema takes; `undefined` = any. */
const typesOf = ({ type, nullable }: Schema): string[] | undefined =>
  type === undefined ? undefined : [type, nullable ? 'null' : []].flat(2);

/** Is a value of every kind in `narrow` taken by `wide`? Each whole number is a number. */
function covers(wide: Schema, narrow: Schema): boolean {
  const taken = typesOf(wide);
  if (!taken) return true;
  return (typesOf(narrow) ?? ['any']).every(
    (kind) => taken.includes(kind) || (kind === 'integer' && taken.includes('number')),
  );
}

/** `type` as it is printed. */
const printed = (schema: Schema): string => typesOf(schema)?.join(' or ') ?? 'any';

/** Values of a list; a constant is a list of one. */
const listOf = (schema: Schema): unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

/**
 * Lists of values. A sender may still send an old value; a reader may still wait for one, and does not know a new one
 * unless its contract says what to do with it (`x-unknown: keep` or `drop`).
 */
function compareLists(walk: Walk, at: string, [oldNode, before]: Pair, after: Schema): void {
  const { direction, report } = walk;
  if (before.const !== undefined && after.const !== undefined) {
    if (before.const !== after.const) report(`${direction} changed the constant of "${at}"`);
    return;
  }
  const [old, now] = [listOf(before), listOf(after)];
  const gone = (old ?? []).filter((value) => now && !now.includes(value));
  if (gone.length > 0) report(`${direction} no longer knows ${gone.join(', ')} in "${at}"`);
  if (direction === 'request') {
    if (!old && now) report(`request limits "${at}" to a list`);
    return;
  }
  const rule = oldNode['x-unknown'] ?? before['x-unknown'];
  if (!old || rule === 'keep' || rule === 'drop') return;
  if (!now) report(`response no longer limits "${at}" to a list`);
  const added = (now ?? []).filter((value) => !old.includes(value));
  if (added.length > 0) report(`response may now hold ${added.join(', ')} in "${at}"`);
}

/** A schema as it is written at its place, and as it is when every reference is followed. */
type Pair = [node: Schema, schema: Schema];

function compareObjects(walk: Walk, at: string, before: Schema, after: Schema): void {
  const { direction, report } = walk;
  const [oldProperties, newProperties] = [before.properties ?? {}, after.properties ?? {}];
  const [oldRequired, newRequired] = [before.required ?? [], after.required ?? []];
  for (const [name, schema] of Object.entries(oldProperties)) {
    const field = nameIn(at, name);
    const now = newProperties[name];
    if (!now) {
      const harmless = direction === 'request' && after.additionalProperties !== false;
      if (!harmless) report(`${direction} lost the field "${field}"`);
      continue;
    }
    if (direction === 'response' && oldRequired.includes(name) && !newRequired.includes(name))
      report(`response may now leave out "${field}"`);
    compareSchemas(walk, field, schema, now);
  }
  const [oldMore, newMore] = [before.additionalProperties, after.additionalProperties];
  if (typeof oldMore === 'object' && typeof newMore === 'object') compareSchemas(walk, `${at}{}`, oldMore, newMore);
  if (direction === 'response') return;
  if (oldMore !== false && newMore === false && before.type === 'object')
    report(`request takes no unnamed fields in "${at}" any more`);
  for (const name of newRequired) if (!oldRequired.includes(name)) report(`request now requires "${nameIn(at, name)}"`);
}

/** What tells one form from another: its name, or the constants that it holds, or all that it says. */
function formKey(contract: Contract, form: Schema): string {
  if (form.$ref) return form.$ref;
  const constants = Object.entries(flat(contract, form).properties ?? {}).flatMap(([name, property]) =>
    property.const === undefined ? [] : [`${name}=${property.const}`],
  );
  return constants.join() || JSON.stringify(form);
}

/** Forms that a value may have. A sender needs those it had; a reader knows no others, unless it may leave them out. */
function compareForms(walk: Walk, at: string, before: Schema, after: Schema): void {
  const [old, now] = [before, after].map((schema) => [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) as [
    Schema[],
    Schema[],
  ];
  const keyed = new Map(now.map((form) => [formKey(walk.after, form), form]));
  const unmatched = new Set(keyed.keys());
  const lost: number[] = [];
  old.forEach((form, index) => {
    const key = formKey(walk.before, form);
    const match = keyed.get(key);
    unmatched.delete(key);
    if (match) compareSchemas(walk, `${at}(${index})`, form, match);
    else lost.push(index);
  });
  // A form that was rewritten in its place is compared with what stands there now.
  for (const index of [...lost]) {
    const [key] = unmatched;
    if (key === undefined) break;
    unmatched.delete(key);
    lost.splice(lost.indexOf(index), 1);
    compareSchemas(walk, `${at}(${index})`, old[index]!, keyed.get(key)!);
  }
  const mayBeLeftOut = walk.direction === 'response' && before['x-unknown'] === 'drop';
  if (walk.direction === 'request' && lost.length > 0 && now.length > 0) walk.report(`request lost a form of "${at}"`);
  if (walk.direction === 'request' && old.length === 0 && now.length > 0)
    walk.report(`request limits "${at}" to certain forms`);
  if (walk.direction === 'response' && !mayBeLeftOut && old.length > 0 && (unmatched.size > 0 || now.length === 0))
    walk.report(`response may now have another form of "${at}"`);
}

/** The one form of `many` that is `one`, for a value that had one form and may have several now, or the other way round. */
const sameForm = (one: Schema, many: Schema): Schema | undefined =>
  one.$ref ? [...(many.oneOf ?? []), ...(many.anyOf ?? [])].find(({ $ref }) => $ref === one.$ref) : undefined;

/** Reports what breaks the other side in a value that had the form of `oldNode` and has that of `newNode`. */
export function compareSchemas(walk: Walk, at: string, oldNode: Schema, newNode: Schema): void {
  const { direction, report } = walk;
  // A request that takes further forms still takes the one it had; an answer that gave several may give one of them.
  const isRequest = direction === 'request';
  const same = isRequest
    ? sameForm(oldNode, resolve(walk.after, newNode))
    : sameForm(newNode, resolve(walk.before, oldNode));
  if (same) {
    compareSchemas(walk, at, isRequest ? oldNode : same, isRequest ? same : newNode);
    return;
  }
  if (oldNode.$ref && newNode.$ref) {
    const pair = `${oldNode.$ref} ${newNode.$ref} ${oldNode['x-unknown'] ?? ''}`;
    if (walk.seen.has(pair)) return;
    walk.seen.add(pair);
  }
  const before = flat(walk.before, oldNode);
  const after = flat(walk.after, newNode);
  const [wide, narrow] = isRequest ? [after, before] : [before, after];
  if (!covers(wide, narrow)) {
    report(`${direction} changed the type of "${at}" from ${printed(before)} to ${printed(after)}`);
    return;
  }
  compareLists(walk, at, [oldNode, before], after);
  if (!listOf(before) || !listOf(after))
    for (const limit of [...LOWEST, ...HIGHEST, ...RULES]) {
      if (direction === 'request' && isTighter(limit, before, after))
        report(`request has a stricter ${limit} of "${at}"`);
      if (direction === 'response' && isTighter(limit, after, before))
        report(`response has a looser ${limit} of "${at}"`);
    }
  if (direction === 'request' && before.default !== undefined && before.default !== after.default)
    report(`request has another default of "${at}"`);
  compareObjects(walk, at, before, after);
  if (before.items && after.items) compareSchemas(walk, `${at}[]`, before.items, after.items);
  compareForms(walk, at, before, after);
}
