import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import { freePort } from '@mekong/test-postgres/postgres';
import { CompactEncrypt, importJWK } from 'jose';
import { onFreePorts, type RunningProgram, startProgram } from './program.ts';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The program itself in a process of its own, as an operator starts it. */
export interface RunningGateway extends RunningProgram {
  readonly site: string;
  readonly house: string;
}

/**
 * Starts the program, on free ports unless `env` names them. Resolves when it serves, and fails with what it said when it ends
 * before.
 */
export const runGateway = (env: Readonly<Record<string, string>>): Promise<RunningGateway> =>
  onFreePorts(() => begin(env));

/** @returns the gateway once it serves; else its last words */
async function begin(env: Readonly<Record<string, string>>): Promise<RunningGateway | string> {
  const port = env.PORT ?? String(await freePort());
  const vendorPort = env.VENDOR_PORT ?? String(await freePort());
  const started = await startProgram(program, {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    OPERATIONS_PORT: '0',
    WEB_ROOT: '/nowhere',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    HUMAN_CHECK: 'skip',
    ...env,
    PORT: port,
    VENDOR_PORT: vendorPort,
  });
  if (typeof started === 'string') return started;
  return { ...started, site: `http://localhost:${port}`, house: `http://localhost:${vendorPort}` };
}

interface Envelope {
  success: boolean;
  value?: unknown;
  error?: { code: string; params?: { retryAfter?: number } };
}

/** An answer other than a good one. */
export class Refused extends Error {
  override name = 'Refused';
  /** Why: a code of the contract, or of the arcade. */
  readonly code: string;

  constructor(url: string, code: string) {
    super(`${url}: ${code}`);
    this.code = code;
  }
}

/**
 * What says that a page has to ask again: a process is not there, another one is at work on the round, or (408, which has no code)
 * the call was too long on its way.
 */
const passing: ReadonlySet<string> = new Set([
  'ROUND_OPEN',
  'SERVICE_BUSY',
  'WALLET_UNREACHABLE',
  'RATE_LIMITED',
  '408',
]);

/** Whether the same call can be answered a moment later. */
export const isPassing = (error: unknown): boolean =>
  // fetch fails so when nobody listens, or when the connection breaks in the middle of an answer
  error instanceof TypeError || (error instanceof Refused && passing.has(error.code));

/** Calls over HTTP and opens the envelope. @throws Refused; TypeError when the gateway is not there */
export async function send<T>(url: string, init: { method: string; headers?: Record<string, string>; body?: unknown }) {
  const response = await fetch(url, {
    method: init.method,
    headers: { ...(init.body === undefined ? {} : { 'content-type': 'application/json' }), ...init.headers },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const nothing: Envelope = { success: true };
  const { success, value, error } = response.status === 204 ? nothing : ((await response.json()) as Envelope);
  if (!success) throw new Refused(url, error?.code ?? String(response.status));
  return {
    value: value as T,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

/** Calls an operation of the site by its contract; sealed bodies are sealed. */
export async function callSite<T>(
  site: string,
  id: OperationId,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ value: T; cookie: string }> {
  const { method, path, sealed } = OPERATIONS[id];
  return send<T>(`${site}${path}`, {
    method,
    headers: { origin: site, ...headers },
    body: sealed ? { value: await seal(site, method, path, body) } : body,
  });
}

async function seal(site: string, method: string, path: string, body: unknown): Promise<string> {
  const response = await fetch(`${site}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string; kty: string }[] };
  const [jwk] = keys;
  if (!jwk) throw new Error('The gateway publishes no key.');
  const claims = { iat: Math.floor(Date.now() / 1_000), jti: randomUUID(), body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, cty: 'json', htm: method, htu: path })
    .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'));
}
