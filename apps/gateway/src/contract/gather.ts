import type { ModuleParts } from './module.ts';

type Registered = 'handlers' | 'admin' | 'approvalRules';

/** What modules register under a name, all of it in one type: an operation that none of them answers is missing there. */
type Gathered<Modules extends readonly ModuleParts[], Name extends Registered> = {
  [Place in keyof Modules]: Modules[Place] extends Record<Name, infer Own> ? (own: Own) => void : never;
}[number] extends (all: infer All) => void
  ? All
  : never;

/**
 * Puts what modules register under a name into one object.
 *
 * @throws Error when two of them answer the same operation
 */
export function gather<const Modules extends readonly ModuleParts[], Name extends Registered>(
  modules: Modules,
  name: Name,
): Gathered<Modules, Name> {
  const gathered: Record<string, unknown> = {};
  for (const parts of modules) {
    for (const [id, own] of Object.entries(parts[name] ?? {})) {
      if (Object.hasOwn(gathered, id)) throw new Error(`Two modules register ${name} of ${id}.`);
      gathered[id] = own;
    }
  }
  return gathered as Gathered<Modules, Name>;
}
