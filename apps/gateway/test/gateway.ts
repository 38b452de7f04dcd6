import { randomUUID } from 'node:crypto';
import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { ErrorCode, KeySet, SessionGrant } from '@mekong/api-client/contract/types';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll } from 'vitest';
import { buildServer, type Gateway } from '../src/app/build.ts';
import { type Config, readConfig } from '../src/app/config.ts';
import type { TestDb } from './harness.ts';

/** Key of all test databases; production has its own. */
export const TEST_SECRET_KEY = new Uint8Array(32).fill(7);

/** A call of an operation. */
export interface TestCall {
  body?: unknown;
  query?: Record<string, string | number> | undefined;
  path?: Record<string, string>;
  headers?: Record<string, string>;
  /** Address of the caller. @default '127.0.0.1' */
  from?: string;
}

export interface TestAnswer {
  status: number;
  /** The whole answer. */
  json: { success?: boolean; value?: unknown; error?: { code: ErrorCode; params: Record<string, unknown> } };
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** What an answer holds that is no text. */
  bytes: Buffer;
}

/** The two halves of a session. */
export interface TestSession {
  token: string;
  cookie: string;
}

/** A gateway on the database of the test file, called without a network. */
export interface TestGateway extends Gateway {
  config: Config;
  /** Calls an operation by its contract; sealed bodies are sealed. */
  call(id: OperationId, call?: TestCall, session?: Partial<TestSession>): Promise<TestAnswer>;
  /** The same, and the value of a good answer. Fails the test on any other. */
  value<T>(id: OperationId, call?: TestCall, session?: Partial<TestSession>): Promise<T>;
  /** Seals a body as the client does; every part can be overridden to break it. */
  seal(body: unknown, target: { method: string; path: string }, wrong?: SealOverrides): Promise<string>;
  /** Logs in and gives both halves. */
  login(username: string, password: string): Promise<TestSession>;
}

export interface SealOverrides {
  kid?: string;
  iat?: number;
  jti?: string;
}

/** Codes that every operation may answer (openapi.yaml, info), and those of the gates before all of them. */
const COMMON_CODES: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'REGION_BLOCKED',
  'MAINTENANCE',
  'SERVICE_BUSY',
  'UNKNOWN',
  'DOMAIN_INVALID',
  'AUTH_DEFAULT_PASSWORD',
  'AUTH_PASSWORD_EXPIRED',
  'TERMS_REQUIRED',
];

/** Starts a gateway for a test file; it is closed with the file. */
export async function testGateway(t: TestDb, overrides: Partial<Config> = {}): Promise<TestGateway> {
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', WEB_ROOT: '/nowhere', RATE_LIMIT_SCALE: '1000' }),
    ...overrides,
  };
  const gateway = await buildServer({ config, db: t.db, notifier: t.notifier, secretKey: TEST_SECRET_KEY });
  await gateway.app.ready();
  afterAll(() => gateway.app.close());
  return { ...gateway, config, ...testClient(gateway) };
}

function testClient({ app }: Gateway) {
  const send = async (id: OperationId, call: TestCall, session: Partial<TestSession>): Promise<TestAnswer> => {
    const operation = OPERATIONS[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.path?.[name] ?? '');
    const payload =
      operation.sealed && call.body !== undefined ? { value: await seal(call.body, operation) } : call.body;
    const answer = await app.inject({
      method: operation.method,
      url: path,
      ...(call.from ? { remoteAddress: call.from } : {}),
      ...(call.query ? { query: Object.fromEntries(Object.entries(call.query).map(([k, v]) => [k, String(v)])) } : {}),
      headers: {
        host: 'localhost:8080',
        ...(session.token ? { authorization: `Bearer ${session.token}` } : {}),
        ...(session.cookie ? { cookie: `__Host-sid=${session.cookie}` } : {}),
        ...call.headers,
      },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const code = answer.statusCode >= 400 && answer.payload !== '' ? answer.json().error?.code : undefined;
    if (code && !COMMON_CODES.includes(code) && !(operation.errors as readonly ErrorCode[]).includes(code))
      throw new Error(`${id} answered ${code}, which its x-errors in the contract do not name.`);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      json: isJson && answer.payload !== '' ? answer.json() : {},
      headers: answer.headers,
      text: answer.payload,
      bytes: answer.rawPayload,
    };
  };

  const seal: TestGateway['seal'] = async (body, target, wrong = {}) => {
    const keys: KeySet = (await app.inject('/.well-known/jwks.json')).json();
    const [jwk] = keys.keys;
    if (!jwk) throw new Error('The gateway publishes no key.');
    const claims = { iat: wrong.iat ?? Math.floor(Date.now() / 1_000), jti: wrong.jti ?? randomUUID(), body };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: wrong.kid ?? jwk.kid,
        cty: 'json',
        htm: target.method,
        htu: target.path,
      })
      .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'));
  };

  const call: TestGateway['call'] = (id, options = {}, session = {}) => send(id, options, session);

  const value: TestGateway['value'] = async (id, options, session) => {
    const answer = await call(id, options, session);
    if (answer.status !== 200) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
    return (answer.json.success === undefined ? answer.json : answer.json.value) as never;
  };

  const login: TestGateway['login'] = async (username, password) => {
    const answer = await call('login', { body: { username, password, type: 'username' } });
    if (answer.status !== 200) throw new Error(`log-in answered ${answer.status}: ${answer.text}`);
    return { token: (answer.json.value as SessionGrant).token, cookie: cookieOf(answer) };
  };

  return { call, value, seal, login };
}

/** Secret of the session cookie that an answer sets. */
export function cookieOf({ headers }: Pick<TestAnswer, 'headers'>): string {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  return cookies.map((line) => /^__Host-sid=([^;]*)/.exec(line)?.[1]).find(Boolean) ?? '';
}

/** Origin that pages of the test site are loaded from. */
export const siteOrigin = 'http://localhost:8080';
