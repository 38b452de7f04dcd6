import { createHash, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CompactEncrypt, importJWK } from 'jose';
import type { Account } from './accounts.ts';
import { siteOrigin } from './addresses.ts';
import { codeOf, newestMessage } from './messages.ts';

/** A username that nobody has. */
export const newUsername = (): string => `e2e${randomUUID().replaceAll('-', '').slice(0, 11)}`;

let numbers = 0;

/** A mobile number of Cambodia that nobody has, as it is typed beside the calling code: its process and a count. */
export const newNumber = (): string =>
  `12${String(test.info().workerIndex).padStart(3, '0')}${String(numbers++).padStart(3, '0')}`;

const sites = new WeakMap<BrowserContext, string>();

/** From now on people are made at another site than the common one; see `ownSite`. */
export const meetAt = (page: Page, origin: string): void => void sites.set(page.context(), origin);

const originOf = (page: Page): string => sites.get(page.context()) ?? siteOrigin;

/** A call as the site would make it; its cookies are those of the page's browser. */
async function call<Value>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
  token?: string,
): Promise<Value> {
  const origin = originOf(page);
  const answer = await page.context().request.fetch(`${origin}${path}`, {
    method,
    headers: { origin, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(data === undefined ? {} : { data }),
  });
  const body = (await answer.json()) as { success: boolean; value: Value };
  expect(body, `${method} ${path} ${JSON.stringify(body)}`).toMatchObject({ success: true });
  return body.value;
}

/** A sealed call, made by the contract alone: nothing of our client is used, so that both prove each other. */
async function callSealed<Value>(page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<Value> {
  // the key set is no answer of the API: it comes without the envelope
  const answer = await page.context().request.get(`${originOf(page)}/.well-known/jwks.json`);
  const { keys, serverTime } = (await answer.json()) as { keys: { kid: string }[]; serverTime: string };
  const [jwk = { kid: '' }] = keys;
  const claims = { iat: Math.floor(Date.parse(serverTime) / 1_000), jti: randomUUID(), body };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, cty: 'json', htm: method, htu: path })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return call(page, method, path, { value });
}

interface HumanCheck {
  readonly required: boolean;
  readonly challenge?: { readonly id: string; readonly workBits: number };
}

/** Does the work of the human check where the site asks for one: the twin of the slider that needs no hand. */
async function humanProof(page: Page, action: 'login' | 'register'): Promise<object> {
  const { required, challenge } = await call<HumanCheck>(page, 'POST', '/wps/human-check', { action, kind: 'work' });
  if (!required || !challenge) return {};
  const { id, workBits } = challenge;
  const isDone = (nonce: number): boolean => {
    const head = createHash('sha256').update(`${id}:${nonce}`).digest().readUInt32BE();
    return Math.clz32(head) >= workBits;
  };
  let nonce = 0;
  while (!isDone(nonce)) nonce++;
  return { humanCheck: { id, nonce: String(nonce) } };
}

/**
 * The page finds itself logged in when it is opened: its browser has the cookie of the session and asks for the token of
 * its tab, as a new tab does. Only once, so that logging out stays logged out.
 */
async function keepSession(page: Page): Promise<void> {
  await page.addInitScript((visit) => {
    if (localStorage.getItem('e2e.session') === visit) return;
    localStorage.setItem('e2e.session', visit);
    localStorage.setItem('mekong.hasSession', '1');
  }, randomUUID());
}

/** Logs in without the form; the next page that is opened is logged in. For journeys that are about something else. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  const body = { username, password, type: 'username', ...(await humanProof(page, 'login')) };
  await callSealed(page, 'POST', '/wps/session/login', body);
  await keepSession(page);
}

/**
 * Registers somebody new without the form. Nobody is logged in by it.
 *
 * @param more further entries of the registration
 */
export async function newAccount(page: Page, more: object = {}): Promise<Account> {
  const account = { username: newUsername(), password: 'river-at-night-7' };
  const { agreementVersion } = await call<{ agreementVersion: string }>(page, 'GET', '/wps/system/setting/register');
  await callSealed(page, 'PUT', '/wps/member/register', {
    ...account,
    login: false,
    agreement: { version: agreementVersion, accepted: true },
    ageConfirmed: true,
    language: 'EN',
    ...(await humanProof(page, 'register')),
    ...more,
  });
  return account;
}

/** Code of the link of dara, an agent of the demo: whoever registers with it has that agent as upline. */
export const agentCode = 'MEKONGDARA2026AA';

/**
 * Registers somebody new and logs in, both without the forms; see {@link signIn}.
 *
 * @param more further entries of the registration
 */
export async function newMember(page: Page, more: object = {}): Promise<Account> {
  const account = await newAccount(page, { ...more, login: true });
  await keepSession(page);
  return account;
}

/**
 * Reports a problem with a game in the name of the member who is logged in, without opening the game.
 *
 * @returns the ticket
 */
export async function reportGame(page: Page, nodeId: number, text: string): Promise<string> {
  const { token } = await call<{ token: string }>(page, 'POST', '/wps/session/resume');
  const report = { nodeId, kind: 'STUCK', text, requestKey: randomUUID() };
  return (await call<{ ticket: string }>(page, 'POST', '/wps/game/report', report, token)).ticket;
}

/**
 * Plays one round of a slot of the house in the name of the member who is logged in, without showing it.
 *
 * @returns what was staked, in units of the currency
 */
export async function playUnseen(page: Page, nodeId: number): Promise<number> {
  const { token } = await call<{ token: string }>(page, 'POST', '/wps/session/resume');
  const game = { nodeId, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
  const { game_url } = await call<{ game_url: string }>(page, 'POST', '/wps/game/launchGame', game, token);
  const { origin, searchParams } = new URL(game_url);
  const house = async <Value>(path: string, data: object, headers: Record<string, string> = {}): Promise<Value> => {
    const answer = await page.context().request.post(`${origin}/house/v1/${path}`, { data, headers });
    const body = (await answer.json()) as { success: boolean; value: Value };
    expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ success: true });
    return body.value;
  };
  const launched = { launchCode: searchParams.get('code') };
  const seat = await house<{ token: string; stakes: readonly string[] }>('session', launched);
  const stake = seat.stakes[Math.floor(seat.stakes.length / 2)] ?? '';
  const headers = { authorization: `Bearer ${seat.token}`, 'idempotency-key': randomUUID() };
  const { round } = await house<{ round: { state: string } }>('spin', { stake }, headers);
  expect(round.state).toBe('DONE');
  return Number(stake);
}

/** Somebody who has a mobile number and no password. */
export interface MobileMember {
  /** With the calling code, as messages are addressed: "85512345678". */
  readonly digits: string;
  /** As it is typed beside the calling code. */
  readonly national: string;
}

/** Registers somebody new by a mobile number that nobody has, without the form. Nobody is logged in by it. */
export async function newMobileMember(page: Page): Promise<MobileMember> {
  const national = newNumber();
  const phone = { mobileNum: national, mobileCountryCode: '855' };
  const digits = `855${national}`;
  const { agreementVersion } = await call<{ agreementVersion: string }>(page, 'GET', '/wps/system/setting/register');
  await call(page, 'POST', '/wps/verification/sms/register', phone);
  await callSealed(page, 'PUT', '/wps/member/register/mobile', {
    ...phone,
    verificationCode: codeOf(await newestMessage(page, digits)),
    login: false,
    agreement: { version: agreementVersion, accepted: true },
    ageConfirmed: true,
    language: 'EN',
    ...(await humanProof(page, 'register')),
  });
  return { digits, national };
}
