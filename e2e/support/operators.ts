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

/** As codes of an authenticator are counted. */
const halfMinutes = (milliseconds: number): number => Math.round(milliseconds / 30_000);

/**
 * Takes an account up by its one-time link; the API is logged in afterwards.
 *
 * @param link path with what stands behind the #
 * @param chosen name of the first admin, who chooses it; the link of everybody else has one
 * @param ahead milliseconds by which the clock of the site is ahead
 */
export async function takeUp(
  api: OperatorsApi,
  link: string,
  { chosen, ahead = 0 }: { chosen?: string; ahead?: number } = {},
): Promise<OperatorAccount> {
  const secret = link.slice(link.indexOf('#') + 1);
  const opened = await api.send<{ authenticatorSecret: string }>('POST', '/api/invitation', { secret });
  const password = 'nine quiet lanterns';
  const code = totp(opened.authenticatorSecret, halfMinutes(ahead));
  const said = { secret, password, code, ...(chosen === undefined ? {} : { name: chosen }) };
  const { name } = await api.send<{ name: string }>('POST', '/api/invitation/acceptance', said);
  return { name, password, secret: opened.authenticatorSecret };
}

/** Invites a second admin, who takes the account up. @returns it with the API in its name */
export async function addAdmin(
  by: OperatorsApi,
  origin: string,
  { name, ahead }: { name: string; ahead: number },
): Promise<{ api: OperatorsApi; account: OperatorAccount }> {
  const invited = { name, role: 'admin', reason: 'The second of two' };
  const { address } = await by.send<{ address: string }>('POST', '/api/operators', invited);
  const api = await operatorsApi(origin);
  return { api, account: await takeUp(api, address, { ahead }) };
}

/** Logs in again. @param ahead milliseconds by which the clock of the site is ahead */
export async function logInAgain(
  api: OperatorsApi,
  { name, password, secret }: OperatorAccount,
  ahead: number,
): Promise<void> {
  await api.send('POST', '/api/session', { name, password, code: totp(secret, halfMinutes(ahead)) });
}

/** Asks for something that needs two operators, and approves it as the other one. */
export async function approvedBy(
  maker: OperatorsApi,
  checker: OperatorsApi,
  path: string,
  body: object,
): Promise<void> {
  const { approval } = await maker.send<{ approval: { id: string } }>('POST', path, body);
  await checker.send('POST', `/api/approvals/${approval.id}/approval`, {});
}

/** Saves some fields of a setting; the others keep their values. */
export async function saveSetting(api: OperatorsApi, key: string, change: object): Promise<void> {
  const { version, value } = await api.get<{ version: string; value: object }>(`/api/settings/${key}`);
  await api.send('PUT', `/api/settings/${key}`, { version, value: { ...value, ...change } });
}
