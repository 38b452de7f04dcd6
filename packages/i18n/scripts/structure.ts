import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** What a translation has to keep of its source. */
interface Structure {
  /** Arguments with their kind, for example "{count plural}". */
  readonly values: Set<string>;
  /** Tags of components, for example "<0>" and "</0>". */
  readonly tags: Set<string>;
  /** Branches of every select and plural: "{kind select}" to its keys. */
  readonly branches: Map<string, Set<string>>;
}

const tag = /<\/?[\w-]+(?: [^<>]*)?\/?>/g;

function collect(message: CompiledMessage, into: Structure): Structure {
  for (const token of message) {
    if (typeof token === 'string') {
      for (const [found] of token.matchAll(tag)) into.tags.add(found);
      continue;
    }
    const [name, kind = 'value', cases] = token;
    const value = `{${name} ${kind}}`;
    into.values.add(value);
    if (typeof cases !== 'object' || cases === null) continue;
    const keys = into.branches.get(value) ?? new Set<string>();
    for (const [key, branch] of Object.entries(cases)) {
      if (!Array.isArray(branch)) continue;
      keys.add(key);
      collect(branch, into);
    }
    into.branches.set(value, keys);
  }
  return into;
}

/** A source is compared with its translation in every language. */
const known = new Map<string, Structure>();

function structureOf(message: string): Structure {
  const structure =
    known.get(message) ??
    collect(compileMessageOrThrow(message), { values: new Set(), tags: new Set(), branches: new Map() });
  known.set(message, structure);
  return structure;
}

function missing(wanted: Iterable<string>, present: ReadonlySet<string>): string[] {
  return [...wanted].filter((entry) => !present.has(entry));
}

/** Branches a translation must have: those of the source, but for plurals those of its own language. */
function wantedBranches(value: string, source: ReadonlySet<string>, categories: readonly string[]): readonly string[] {
  if (!value.endsWith(' plural}')) return [...source];
  return [...[...source].filter((key) => /^\d+$/.test(key)), ...categories];
}

/**
 * What a translation lost or invented compared with its source, one sentence each; empty when it is sound.
 *
 * @param categories Plural categories of the translation's language, as `Intl.PluralRules` names them.
 */
export function structureFaults(source: string, translation: string, categories: readonly string[]): string[] {
  let actual: Structure;
  try {
    actual = structureOf(translation);
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`];
  }
  const expected = structureOf(source);
  const faults = [
    ...missing(expected.values, actual.values).map((value) => `lost ${value}`),
    ...missing(actual.values, expected.values).map((value) => `has unknown ${value}`),
    ...missing(expected.tags, actual.tags).map((found) => `lost ${found}`),
    ...missing(actual.tags, expected.tags).map((found) => `has unknown ${found}`),
  ];
  for (const [value, keys] of expected.branches) {
    const present = actual.branches.get(value);
    if (!present) continue;
    const lost = missing(wantedBranches(value, keys, categories), present);
    faults.push(...lost.map((key) => `lacks the case "${key}" of ${value}`));
  }
  return faults;
}
