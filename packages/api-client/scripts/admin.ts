import { type Contract, type Operation, operationsOf, resolve } from './contract.ts';
import { headOf } from './emit-text.ts';
import { secretFieldsOf } from './extensions.ts';

/** Who may call an operation of the console; `visitor` = without a session. */
const ADMIN_ROLES = ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'] as const;

/** What an operation of the console may carry beside the standard. */
const KNOWN = ['x-roles', 'x-errors', 'x-writes', 'x-rate', 'x-list', 'x-approval', 'x-activity', 'x-large'];

const quote = (text: string): string => `'${text}'`;
const list = (names: readonly string[]): string => `[${names.map(quote).join(', ')}]`;

const isOpen = (operation: Operation): boolean => operation['x-roles'].join() === 'visitor';

function* roleFaults(operation: Operation): Generator<string> {
  const roles: readonly string[] = operation['x-roles'] ?? [];
  if (roles.includes('visitor') ? roles.length > 1 : !roles.includes('admin'))
    yield 'x-roles names admin and who else may call it, or visitor alone';
  const unknown = roles.filter((role) => role !== 'visitor' && !ADMIN_ROLES.some((known) => known === role));
  if (unknown.length > 0) yield `x-roles names the unknown roles ${unknown.join(', ')}`;
  const needsCookie = operation.security?.some((way) => 'operatorCookie' in way) ?? false;
  if (needsCookie === isOpen(operation)) yield 'security names operatorCookie when a session is needed, and only then';
}

/** What is kept until a second operator has decided must say why, must hold no secret, and must be told from what is done. */
function* approvalFaults(contract: Contract, method: string, operation: Operation): Generator<string> {
  if (operation['x-approval'] !== true) return yield 'x-approval must be true or left out';
  if (method === 'GET' || isOpen(operation)) yield 'x-approval is for what an operator changes';
  const body = operation.requestBody?.content?.['application/json']?.schema;
  if (!body || !resolve(contract, body).properties?.reason) yield 'x-approval needs the field reason in its body';
  if (secretFieldsOf(contract, operation).length > 0) yield 'x-approval takes no secrets';
  if (!operation.responses['200'] || !operation.responses['202']) yield 'x-approval needs the answers 200 and 202';
}

function* faultsOf(contract: Contract, path: string, method: string, operation: Operation): Generator<string> {
  yield* roleFaults(operation);
  if (!path.startsWith('/api/')) yield 'the address begins with /api/';
  for (const name of Object.keys(operation))
    if (name.startsWith('x-') && !KNOWN.includes(name)) yield `${name} is not known`;
  const known = contract.components.schemas.ErrorCode?.enum ?? [];
  const unknown = (operation['x-errors'] ?? []).filter((code) => !known.includes(code));
  if (unknown.length > 0) yield `x-errors names the unknown codes ${unknown.join(', ')}`;
  const writes = operation['x-writes'];
  if (writes !== undefined && (writes || method !== 'POST')) yield 'x-writes: false is for a POST that changes nothing';
  if ('x-approval' in operation) yield* approvalFaults(contract, method, operation);
  if ('x-activity' in operation && (operation['x-activity'] !== false || method !== 'GET'))
    yield 'x-activity: false is for a GET that pages repeat by themselves';
  if ('x-large' in operation && (operation['x-large'] !== true || !operation.requestBody))
    yield 'x-large must be true or left out, and is for an operation with a body';
  const rate = operation['x-rate'];
  if (rate !== undefined && rate !== 'credentials') yield 'x-rate must be credentials or left out';
}

/** What is wrong with the extensions of the console's operations, one sentence each. */
export const adminFaults = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ path, method, operation }) =>
    [...faultsOf(contract, path, method, operation)].map((fault) => `${operation.operationId}: ${fault}`),
  );

/** operations.gen.ts of the console: who may call each operation, and whether it changes something. */
export function emitAdminOperations(contract: Contract): string {
  const faults = adminFaults(contract);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const lines = operationsOf(contract).map(({ path, method, operation: o }) => {
    const rate = o['x-rate'] ?? (method === 'GET' ? 'read' : 'write');
    return (
      `  /** ${o.summary}. */\n  ${o.operationId}: { method: '${method}', path: ${quote(path)}, roles: ${list(o['x-roles'])}, ` +
      `writes: ${method !== 'GET' && o['x-writes'] !== false}, approval: ${o['x-approval'] === true}, activity: ${o['x-activity'] !== false}, rate: '${rate}', large: ${o['x-large'] === true}, secrets: ${list(secretFieldsOf(contract, o))}, ` +
      `errors: ${list(o['x-errors'])} },`
    );
  });
  return `${headOf(contract)}
import type { ErrorCode } from '../error-codes.gen.ts';

/** Roles of operators. */
export const OPERATOR_ROLES = ${list(ADMIN_ROLES)} as const;

/** What an operator's work is. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export interface AdminOperation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template of the contract, parameters in braces. */
  readonly path: string;
  /** Who may call; \`visitor\` alone = without a session. */
  readonly roles: readonly (OperatorRole | 'visitor')[];
  /** It changes something, and lands in the audit chain. */
  readonly writes: boolean;
  /** It may need a second operator, who approves it before it is done. */
  readonly approval: boolean;
  /** The call keeps the session awake. */
  readonly activity: boolean;
  /** Its requests count in this class. */
  readonly rate: 'read' | 'write' | 'credentials';
  /** Its body may have up to 7 MB instead of 64 KB: an upload. */
  readonly large: boolean;
  /** Fields of the body that are secrets. */
  readonly secrets: readonly string[];
  /** Codes beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
}

/** Every operation of the console by its id. */
export const ADMIN_OPERATIONS = {
${lines.join('\n')}
} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof ADMIN_OPERATIONS;
`;
}
