import { compareSchemas, type Direction, type Walk } from './breaking-schemas.ts';
import {
  type Content,
  type Contract,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from './contract.ts';

/** Schemas of a body by media type. */
const bodiesOf = (contract: Contract, content: Content | undefined): Record<string, Schema | undefined> =>
  Object.fromEntries(
    Object.entries((content && resolve(contract, content).content) ?? {}).map(([type, { schema }]) => [type, schema]),
  );

/** Bodies of one request or answer. Each media type that there was has to stay. */
function compareBodies(walk: Walk, name: string, old: Content | undefined, now: Content | undefined): void {
  const [oldBodies, newBodies] = [bodiesOf(walk.before, old), bodiesOf(walk.after, now)];
  for (const [type, schema] of Object.entries(oldBodies)) {
    const current = newBodies[type];
    if (!(type in newBodies)) walk.report(`${name} lost its body of ${type}`);
    else if (schema && current) compareSchemas(walk, '', schema, current);
  }
}

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

  if (now.requestBody?.required && !old.requestBody?.required) report('request now requires a body');
  compareBodies(walk('request'), 'request', old.requestBody, now.requestBody);
  for (const [status, response] of Object.entries(old.responses)) {
    if (!status.startsWith('2')) continue;
    const current = now.responses[status];
    if (!current) report(`response ${status} is gone`);
    else compareBodies(walk('response'), `response ${status}`, response, current);
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
