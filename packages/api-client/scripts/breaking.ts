import {
  type Content,
  type Contract,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from './contract.ts';

/** Which side writes the value: what breaks a sender differs from what breaks a reader. */
type Direction = 'request' | 'response';

interface Walk {
  before: Contract;
  after: Contract;
  direction: Direction;
  /** Pairs of schemas that are being compared, for trees that hold themselves. */
  seen: Set<string>;
  report(message: string): void;
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'pattern'] as const;

/** Is the limit of a request stricter than before? A changed pattern counts, since it cannot be compared. */
function isTighter(limit: (typeof LIMITS)[number], before: Schema, after: Schema): boolean {
  const [old, now] = [before[limit], after[limit]];
  if (now === undefined || old === now) return false;
  if (limit === 'pattern' || typeof old !== 'number' || typeof now !== 'number') return true;
  return limit.startsWith('min') ? now > old : now < old;
}

function compareObjects(walk: Walk, at: string, before: Schema, after: Schema): void {
  const [oldProperties, newProperties] = [before.properties ?? {}, after.properties ?? {}];
  const [oldRequired, newRequired] = [before.required ?? [], after.required ?? []];
  for (const [name, schema] of Object.entries(oldProperties)) {
    const field = at ? `${at}.${name}` : name;
    const now = newProperties[name];
    if (!now) {
      const harmless = walk.direction === 'request' && after.additionalProperties !== false;
      if (!harmless) walk.report(`${walk.direction} lost the field "${field}"`);
      continue;
    }
    if (walk.direction === 'response' && oldRequired.includes(name) && !newRequired.includes(name))
      walk.report(`response may now leave out "${field}"`);
    compareSchemas(walk, field, schema, now);
  }
  if (walk.direction === 'response') return;
  for (const name of newRequired)
    if (!oldRequired.includes(name)) walk.report(`request now requires "${at ? `${at}.${name}` : name}"`);
}

function compareSchemas(walk: Walk, at: string, oldNode: Schema, newNode: Schema): void {
  // A request that takes further forms still takes the one it had.
  const same = walk.direction === 'request' && oldNode.$ref && newNode.oneOf?.find(({ $ref }) => $ref === oldNode.$ref);
  if (same) {
    compareSchemas(walk, at, oldNode, same);
    return;
  }
  const pair = `${oldNode.$ref} ${newNode.$ref}`;
  if (oldNode.$ref && newNode.$ref) {
    if (walk.seen.has(pair)) return;
    walk.seen.add(pair);
  }
  const before = resolve(walk.before, oldNode);
  const after = resolve(walk.after, newNode);
  if (String(before.type) !== String(after.type)) {
    walk.report(`${walk.direction} changed the type of "${at}" from ${before.type} to ${after.type}`);
    return;
  }
  // A sender may still send an old value; a reader may still wait for one.
  const gone = (before.enum ?? []).filter((value) => after.enum && !after.enum.includes(value));
  if (gone.length > 0) walk.report(`${walk.direction} no longer knows ${gone.join(', ')} in "${at}"`);
  if (!before.enum && after.enum && walk.direction === 'request') walk.report(`request limits "${at}" to a list`);
  if (before.const !== after.const) walk.report(`${walk.direction} changed the constant of "${at}"`);
  if (walk.direction === 'request')
    for (const limit of LIMITS)
      if (isTighter(limit, before, after)) walk.report(`request has a stricter ${limit} of "${at}"`);
  compareObjects(walk, at, before, after);
  if (before.items && after.items) compareSchemas(walk, `${at}[]`, before.items, after.items);
  const [oldOptions, newOptions] = [before.oneOf ?? [], after.oneOf ?? []];
  if (newOptions.length < oldOptions.length) walk.report(`${walk.direction} lost a form of "${at}"`);
  oldOptions.forEach((option, n) => {
    const now = newOptions[n];
    if (now) compareSchemas(walk, `${at}(${n})`, option, now);
  });
}

const schemaOf = (contract: Contract, content: Content | undefined): Schema | undefined =>
  content && Object.values(resolve(contract, content).content ?? {})[0]?.schema;

const parametersOf = (contract: Contract, operation: Operation): Map<string, Parameter> =>
  new Map((operation.parameters ?? []).map((p) => resolve(contract, p)).map((p) => [`${p.in} ${p.name}`, p]));

function compareOperations(
  before: Contract,
  after: Contract,
  old: Operation,
  now: Operation,
  report: Walk['report'],
): void {
  const walk = (direction: Direction): Walk => ({ before, after, direction, seen: new Set(), report });
  if (old.operationId !== now.operationId) report(`is now called ${now.operationId}`);
  const lostRoles = old['x-roles'].filter((role) => !now['x-roles'].includes(role));
  if (lostRoles.length > 0) report(`no longer serves ${lostRoles.join(', ')}`);
  if (old['x-sealed'] !== now['x-sealed']) report('changed x-sealed');
  if (!old['x-money'] && now['x-money']) report('now requires an Idempotency-Key');

  const [oldParameters, newParameters] = [parametersOf(before, old), parametersOf(after, now)];
  for (const [name, parameter] of newParameters)
    if (parameter.required && !oldParameters.get(name)?.required)
      report(`request now requires the parameter "${name}"`);
  for (const [name, parameter] of oldParameters) {
    const current = newParameters.get(name);
    if (!current) report(`request lost the parameter "${name}"`);
    else if (parameter.schema && current.schema)
      compareSchemas(walk('request'), name, parameter.schema, current.schema);
  }

  const [oldBody, newBody] = [schemaOf(before, old.requestBody), schemaOf(after, now.requestBody)];
  if (newBody && now.requestBody?.required && !old.requestBody?.required) report('request now requires a body');
  if (oldBody && newBody) compareSchemas(walk('request'), '', oldBody, newBody);
  for (const [status, response] of Object.entries(old.responses)) {
    if (!status.startsWith('2')) continue;
    const current = now.responses[status];
    if (!current) report(`response ${status} is gone`);
    const [oldSchema, newSchema] = [schemaOf(before, response), schemaOf(after, current)];
    if (oldSchema && newSchema) compareSchemas(walk('response'), '', oldSchema, newSchema);
    else if (oldSchema && current) report(`response ${status} lost its body`);
  }
}

/**
 * What a client made from `before` can no longer rely on in `after`. One sentence per change, stable, so that it can be
 * listed in openapi/breaking-allowed.yaml.
 */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const changes: string[] = [];
  for (const { path, method, operation } of operationsOf(before)) {
    const report = (message: string): void => void changes.push(`${operation.operationId}: ${message}`);
    const now = after.paths[path]?.[method.toLowerCase()];
    if (now) compareOperations(before, after, operation, now, report);
    else report(`${method} ${path} is gone`);
  }
  const codes = after.components.schemas.ErrorCode?.enum ?? [];
  for (const code of before.components.schemas.ErrorCode?.enum ?? [])
    if (!codes.includes(code)) changes.push(`error code ${code} is gone`);
  return [...new Set(changes)];
}
