import { expect, request } from '@playwright/test';
import { totp } from './totp.ts';

/** An operator of a console that asks for a log-in. */
export interface OperatorAccount {
  readonly name: string;
  readonly password: string;
  /** What the authenticator was set up with, in base 32. */
  readonly secret: string;
}

/** The operators' API, called as a page of the console does. */
export interface OperatorsApi {
  /** Reads something. Fails on any other answer than a good one. */
  get<Value>(path: string): Promise<Value>;
  /** Changes something. */
  send<Value>(method: 'POST' | 'PUT', path: string, body: object): Promise<Value>;
  close(): Promise<void>;
}

/** @param origin of the operators' port */
export async function operatorsApi(origin: string): Promise<OperatorsApi> {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await context.fetch(path, { method, ...(body ? { data: body } : {}) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { value: Value }).value;
  };
  return { get: (path) => call('GET', path), send: call, close: () => context.dispose() };
}

/**
 * Takes an account up by its one-time link; the API is logged in afterwards.
 *
 * @param link path with what stands behind the #
 * @param name of the first admin, who chooses it
 */
export async function takeUp(api: OperatorsApi, link: string, name: string): Promise<OperatorAccount> {
  const secret = link.slice(link.indexOf('#') + 1);
  const opened = await api.send<{ authenticatorSecret: string }>('POST', '/api/invitation', { secret });
  const password = 'nine quiet lanterns';
  const code = totp(opened.authenticatorSecret);
  await api.send('POST', '/api/invitation/acceptance', { secret, name, password, code });
  return { name, password, secret: opened.authenticatorSecret };
}

/** Saves some fields of a setting; the others keep their values. */
export async function saveSetting(api: OperatorsApi, key: string, change: object): Promise<void> {
  const { version, value } = await api.get<{ version: string; value: object }>(`/api/settings/${key}`);
  await api.send('PUT', `/api/settings/${key}`, { version, value: { ...value, ...change } });
}
