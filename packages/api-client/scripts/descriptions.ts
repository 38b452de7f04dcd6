import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { packageRoot } from './contract.ts';

/** Parsed documents by their path below `openapi/`, read before they are bundled: a bundle has no file names. */
export type Sources = Readonly<Record<string, unknown>>;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What holds the fields that somebody sends or reads, each of which needs its words. */
const FIELDS = new Set(['properties', 'parameters', 'headers']);
/** Values of the wire, which look like a schema by chance only. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** Steps of a path that tell a reader nothing. */
const NOISE = new Set(['schemas', 'components', 'schema', 'content', 'properties', 'parameters', 'headers']);

/** Every document of the contract. */
export function readSources(folder = join(packageRoot, 'openapi')): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), parse(readFileSync(join(folder, name), 'utf8')) as unknown]),
  );
}

/** Follows a `$ref` from the file it stands in; undefined when it leads nowhere. */
function follow(sources: Sources, file: string, ref: string): { node: unknown; file: string } {
  const [path = '', pointer = ''] = ref.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  const steps = pointer.split('/').slice(1);
  const node = steps.reduce<unknown>(
    (at, step) => (isNode(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    sources[target],
  );
  return { node, file: target };
}

/** Whether something has words of its own, or refers to something that has. */
function isDescribed(sources: Sources, file: string, node: unknown): boolean {
  if (!isNode(node)) return false;
  if (typeof node.description === 'string' && node.description.trim() !== '') return true;
  if (typeof node.$ref !== 'string') return false;
  const target = follow(sources, file, node.$ref);
  return isDescribed(sources, target.file, target.node);
}

/** @param isNames whether the keys of the node are names of fields, and no words of the schema language */
function* undescribed(
  sources: Sources,
  file: string,
  node: unknown,
  path: readonly string[],
  isNames = false,
): Generator<string> {
  if (Array.isArray(node)) for (const entry of node) yield* undescribed(sources, file, entry, path);
  if (!isNode(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (!isNames && VALUES.has(key)) continue;
    const below = !isNames && NOISE.has(key) ? path : [...path, key];
    const isFields = !isNames && FIELDS.has(key);
    for (const [name, field] of isFields ? fieldsOf(child) : [])
      if (!isDescribed(sources, file, field)) yield `${file}: ${[...below, name].join('.')}`;
    yield* undescribed(sources, file, child, below, isFields);
  }
}

/** Fields by name. Parameters of an operation are a list whose entries name themselves. */
function fieldsOf(fields: unknown): [string, unknown][] {
  if (Array.isArray(fields)) return fields.map((field, at) => [String(isNode(field) ? (field.name ?? at) : at), field]);
  return isNode(fields) ? Object.entries(fields) : [];
}

/** Properties, parameters and headers without a description, each as `member.yaml: RegisterRequest.email`. */
export function descriptionFaults(sources: Sources): string[] {
  const faults = Object.entries(sources).flatMap(([file, document]) => [...undescribed(sources, file, document, [])]);
  return [...new Set(faults)];
}
