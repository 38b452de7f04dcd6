import {
  ADMIN_OPERATIONS,
  type AdminOperation,
  type AdminOperationId,
  type OperatorRole,
} from '@mekong/api-client/admin/contract/operations';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { afterAll } from 'vitest';
import { createOperationsServer } from '../src/app/operations/server.ts';
import type { Operator } from '../src/contract/admin/operator.ts';
import type { TestAnswer, TestCall, TestGateway } from './gateway.ts';

const host = 'localhost:8082';

/** Codes that every operation of the console may answer (openapi.yaml, info). */
const COMMON_CODES: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'SERVICE_BUSY',
  'UNKNOWN',
  'DOMAIN_INVALID',
  'AUTH_TOKEN_MISSING',
  'AUTH_TOKEN_EXPIRED',
  'AUTH_ROLE',
];

export interface ConsoleOptions {
  /** Everybody is an operator of this role. @default nobody is: the console is open, as in a demo, or asks for a log-in */
  role?: OperatorRole;
  /** The console asks for a log-in. @default false */
  isClosed?: boolean;
}

/** The API of the operators' console of a gateway, called without a network. It is closed at the end of the file. */
export async function consoleOf(
  { modules }: Pick<TestGateway, 'modules'>,
  { role, isClosed = false }: ConsoleOptions = {},
) {
  const someone: Operator | undefined = role && {
    id: '1',
    sessionId: undefined,
    name: `a ${role}`,
    role,
    expiresAt: undefined,
    idleSeconds: undefined,
  };
  const { adminPorts, operationsRegistrations: registrations } = modules;
  const app = await createOperationsServer({
    adminPorts: someone ? { ...adminPorts, resolveOperator: async () => someone } : adminPorts,
    registrations,
    isOpen: !someone && !isClosed,
    logLevel: 'silent',
  });
  afterAll(() => app.close());

  /** Calls an operation by its contract, as a page of the console does. */
  const call = async (
    id: AdminOperationId,
    { body, query, path, headers, from }: TestCall = {},
  ): Promise<TestAnswer> => {
    const operation: AdminOperation = ADMIN_OPERATIONS[id];
    const answer = await app.inject({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path?.[name] ?? ''),
      ...(from ? { remoteAddress: from } : {}),
      ...(query
        ? { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }
        : {}),
      headers: withoutMissing({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...headers }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const json = answer.payload === '' ? {} : answer.json();
    const code: ErrorCode | undefined = json.error?.code;
    if (code && !COMMON_CODES.includes(code) && !operation.errors.includes(code))
      throw new Error(`${id} answered ${code}, which its x-errors in the contract do not name.`);
    const { statusCode: status, headers: answered, payload: text, rawPayload: bytes } = answer;
    return { status, json, headers: answered, text, bytes };
  };

  return {
    app,
    call,
    /** The same, and the value of a good answer. Fails the test on any other. */
    async value<T>(id: AdminOperationId, options?: TestCall): Promise<T> {
      const answer = await call(id, options);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      return answer.json.value as T;
    },
  };
}

/** A header that a test takes away is not sent. */
const withoutMissing = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

export type TestConsole = Awaited<ReturnType<typeof consoleOf>>;
