import { type Contract, FORM_TYPE, type Operation, operationsOf, ROLES, resolve, type Schema } from './contract.ts';
import { LIST_FORMS } from './lists.ts';

/** Says what is wrong with the value of an extension; nothing = fine. */
type Rule = (value: unknown, operation: Operation, at: { contract: Contract; method: string }) => string | undefined;

const isSignedIn = (operation: Operation): boolean =>
  operation['x-roles'].every((role) => role === 'member' || role === 'trial' || role === 'agent');
const onlyTrue = (value: unknown): string | undefined => (value === true ? undefined : 'must be true or left out');

/** Codes that every money operation may answer. */
const MONEY_CODES = ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS'];

/** Every extension that an operation may carry, and what it must look like. */
const RULES: Record<string, Rule> = {
  'x-roles': (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'must name at least one role';
    const unknown = value.filter((role) => !ROLES.includes(role));
    if (unknown.length > 0) return `names the unknown roles ${unknown.join(', ')}`;
    return value.includes('vendor') && value.length > 1 ? 'must not mix vendors with other callers' : undefined;
  },
  'x-errors': (value, _, { contract }) => {
    if (!Array.isArray(value)) return 'must be a list of error codes';
    const known = contract.components.schemas.ErrorCode?.enum ?? [];
    const unknown = value.filter((code) => !known.includes(code));
    return unknown.length > 0 ? `names the unknown codes ${unknown.join(', ')}` : undefined;
  },
  'x-sealed': (value, operation) =>
    onlyTrue(value) ?? (operation.requestBody?.content?.['application/json'] ? undefined : 'needs a JSON body'),
  'x-rate': (value, operation, { contract }) => {
    if (operation['x-roles'].includes('vendor')) return 'does not count for vendors';
    const known = Object.keys(contract['x-rates'] ?? {});
    return known.includes(String(value)) ? undefined : `must be one of ${known.join(', ')}`;
  },
  'x-list': (value) =>
    LIST_FORMS.some((form) => form === value) ? undefined : `must be one of ${LIST_FORMS.join(', ')}`,
  'x-shared': (value, operation, { method }) => {
    if (method !== 'GET' || !operation['x-roles'].includes('visitor')) return 'is for reads that visitors may make';
    return onlyTrue(value);
  },
  'x-activity': (value, operation) => {
    if (!operation.security?.some((way) => 'bearerToken' in way)) return 'is for operations that read the session';
    return value === false ? undefined : 'must be false or left out';
  },
  'x-before-change': (value, operation) => {
    if (value !== false)
      return onlyTrue(value) ?? (isSignedIn(operation) ? undefined : 'is for operations that need a session');
    const isForBoth = operation['x-roles'].includes('visitor') && operation['x-roles'].length > 1;
    return isForBoth ? undefined : 'can be false where a visitor may call as well as others';
  },
  'x-large': (value, operation) =>
    onlyTrue(value) ?? (operation.requestBody?.content?.['application/json'] ? undefined : 'needs a JSON body'),
  'x-money': (value, operation, { method }) => {
    if (method === 'GET') return 'is not for reads';
    if (!isSignedIn(operation)) return 'is for operations that need a session';
    if (!operation.responses['200']?.content?.['application/json']) return 'needs a JSON answer with status 200';
    if (operation.requestBody?.content?.[FORM_TYPE]) return 'needs a JSON body';
    const missing = MONEY_CODES.filter((code) => !operation['x-errors'].includes(code));
    return onlyTrue(value) ?? (missing.length > 0 ? `needs ${missing.join(' and ')} in x-errors` : undefined);
  },
};

function* ratesFaults(contract: Contract): Generator<string> {
  for (const name of ['read', 'write']) if (!contract['x-rates']?.[name]) yield `x-rates: the class ${name} is missing`;
  for (const [name, rate] of Object.entries(contract['x-rates'] ?? {})) {
    const isWhole = Object.keys(rate).sort().join() === 'requests,seconds';
    const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
    if (!isWhole || !isCount(rate.requests) || !isCount(rate.seconds))
      yield `x-rates: ${name} must be { requests, seconds }, both whole numbers above zero`;
  }
}

/** What is wrong with the extensions of operations, one sentence each: an unknown one is a misspelt rule nobody keeps. */
export function extensionFaults(contract: Contract): string[] {
  const faults = [...ratesFaults(contract)];
  for (const { method, operation } of operationsOf(contract))
    for (const [name, value] of Object.entries(operation)) {
      if (!name.startsWith('x-')) continue;
      const rule = RULES[name];
      const fault = rule ? rule(value, operation, { contract, method }) : 'is not known';
      if (fault) faults.push(`${operation.operationId}: ${name} ${fault}`);
    }
  return faults;
}

/**
 * Fields of a body that are secrets (`x-secret: true`): they are neither kept by the client nor part of what makes two
 * requests the same.
 */
export function secretFieldsOf(contract: Contract, operation: Operation): string[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const properties: Record<string, Schema> = schema ? (resolve(contract, schema).properties ?? {}) : {};
  return Object.keys(properties).filter((name) => properties[name]?.['x-secret'] === true);
}
