import type { SessionGrant, SocialOutcome } from '@mekong/api-client/contract/types';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testBrowser } from '../../../test/browser.ts';
import { cookieOf, type TestAnswer, type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { CLIENTS, startOpenIdProvider } from '../../../test/openid-provider.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { enrolApp } from '../../../test/second-factor.ts';
import { readConfig } from '../../app/config.ts';
import type { SocialProviderName } from '../../contract/values.ts';

const SITE = 'http://localhost:8080';
const t = await testDb();
await seedSmallWorld(t.db.kysely);
const provider = await startOpenIdProvider({ siteOrigin: SITE });
const { social } = readConfig({ NODE_ENV: 'test', ...provider.environment });
const gateway = await testGateway(t, { social });
const admin = { role: 'system' } as const;
const ALL_ON = ['REGISTER', 'LOGIN', 'LOGIN_GOOGLE', 'LOGIN_FACEBOOK', 'LOGIN_LINE'] as const;
const switchOn = (on: readonly (typeof ALL_ON)[number][] = ALL_ON) =>
  gateway.modules.settings.change('switches', { on: [...on] }, admin);

afterAll(() => provider.close());
beforeEach(async () => {
  provider.tamper = undefined;
  await switchOn();
});

const flowCookieOf = ({ headers }: Pick<TestAnswer, 'headers'>): string =>
  /__Host-social=([^;]*)/.exec([headers['set-cookie'] ?? []].flat().map(String).join('\n'))?.[1] ?? '';
const asBrowser = (cookie: string) => ({ cookie: `__Host-social=${cookie}` });
const resultOf = (page: { text: string }): string => /data-result="([^"]*)"/.exec(page.text)?.[1] ?? '';
const codeOf = (page: { text: string }): string => /data-code="([^"]*)"/.exec(page.text)?.[1] ?? '';

/** What a window does at the provider: follows redirects with its cookies and types a name. @returns the address it is sent back to */
async function atProvider(address: string, account: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(address);
  let init: RequestInit = {};
  for (let hop = 0; hop < 12; hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) {
      url = new URL(location, url);
      init = {};
      if (url.origin === SITE) return url;
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider shows no form: ${page.slice(0, 300)}`);
    url = new URL(action, url);
    init = { method: 'POST', body: new URLSearchParams({ prompt: 'login', login: account, password: 'x' }) };
  }
  throw new Error('The provider sends the window round in circles.');
}

/** From the button to the way back. */
async function comeBack(account: string, name: SocialProviderName = 'google', intent = 'signIn', browser = '') {
  const started = await gateway.call('startSocialSignIn', {
    path: { provider: name },
    query: { intent },
    ...(browser ? { headers: asBrowser(browser) } : {}),
  });
  expect(started.status, started.text).toBe(302);
  const cookie = flowCookieOf(started);
  const back = await atProvider(String(started.headers.location), account);
  return { cookie, query: Object.fromEntries(back.searchParams), location: new URL(String(started.headers.location)) };
}

const finish = (name: SocialProviderName, query: Record<string, string>, cookie: string) =>
  gateway.call('finishSocialSignIn', {
    path: { provider: name },
    query,
    headers: { ...asBrowser(cookie), accept: 'text/html' },
  });

/** The whole way to the result that the window hands over. */
async function proved(account: string, name: SocialProviderName = 'google', intent = 'signIn', browser = '') {
  const { cookie, query } = await comeBack(account, name, intent, browser);
  const page = await finish(name, query, cookie);
  expect(page.status, page.text).toBe(200);
  return { cookie, result: resultOf(page) };
}

const complete = ({ cookie, result }: { cookie: string; result: string }) =>
  gateway.call('completeSocialSignIn', { body: { result }, headers: asBrowser(cookie) });

async function ticketFor(account: string, name: SocialProviderName = 'google', intent = 'signIn') {
  const way = await proved(account, name, intent);
  const answer = await complete(way);
  const offer = (answer.json.value as SocialOutcome).linkRequired;
  if (!offer) throw new Error(`No ticket: ${answer.text}`);
  return { cookie: way.cookie, offer };
}

const link = (session: TestSession, cookie: string, body: { ticket: string; username: string }) =>
  gateway.call('linkSocialAccount', {
    body,
    headers: {
      cookie: `__Host-sid=${session.cookie}; __Host-social=${cookie}`,
      authorization: `Bearer ${session.token}`,
    },
  });

describe('an account of a provider', () => {
  test.each(['google', 'facebook', 'line'] as const)('of %s is linked once, and then logs in', async (name) => {
    const account = `first-${name}`;
    const { cookie, offer } = await ticketFor(account, name);
    expect(offer).toMatchObject({ provider: name, name: `${account} at the provider`, canRegister: true });
    const session = await gateway.login('sokha', PASSWORD);
    const linked = await link(session, cookie, { ticket: offer.ticket, username: ' SOKHA ' });
    expect(linked.json.value, linked.text).toMatchObject({ provider: name, name: `${account} at the provider` });

    const again = await complete(await proved(account, name));
    const grant = (again.json.value as { session: SessionGrant }).session;
    const own = await gateway.value('getMemberInfo', {}, { token: grant.token, cookie: cookieOf(again) });
    expect(own).toMatchObject({ username: 'sokha' });
    const { accounts } = await gateway.value<{ accounts: object[] }>('getLinkedAccounts', {}, session);
    expect(accounts).toContainEqual(expect.objectContaining({ provider: name, lastUsedAt: expect.any(String) }));
  });

  test('asks for the second factor of its member before it opens anything', async () => {
    const { cookie, offer } = await ticketFor('careful', 'line');
    const owner = testBrowser(gateway);
    await owner.login('dara', PASSWORD);
    owner.cookies.set('__Host-social', cookie);
    const linked = await owner.call('linkSocialAccount', { body: { ticket: offer.ticket, username: 'dara' } });
    expect(linked.status, linked.text).toBe(200);
    const app = await enrolApp(t.db.kysely, owner);

    const way = await proved('careful', 'line');
    const browser = testBrowser(gateway);
    browser.cookies.set('__Host-social', way.cookie);
    const answer = await browser.call('completeSocialSignIn', { body: { result: way.result } });
    expect(answer.json.error).toMatchObject({ code: 'AUTH_STEP_UP', params: { methods: ['totp', 'recoveryCode'] } });
    expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
    const challenge = String(answer.json.error?.params.challenge);
    const wrong = { challenge, recoveryCode: '0000000000' };
    expect(await browser.code('finishSignIn', { body: wrong })).toBe('AUTH_BAD_CREDENTIALS');
    const done = await browser.call('finishSignIn', { body: { challenge, code: await app.code() } });
    expect(done.status, done.text).toBe(200);
    expect(await browser.value('getSignInHistory')).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({ method: 'social', ok: true })]),
    });
    await owner.call('disableTotp');
  });

  test('registers a member and is linked in the same step', async () => {
    const { cookie, offer } = await ticketFor('newcomer');
    const account = {
      username: 'bopha77',
      password: 'Sraom-Neak#77',
      login: true,
      agreement: { version: '2026-01', accepted: true },
      ageConfirmed: true,
    };
    const register = (ticket: string, username: string) =>
      gateway.call('registerSocialMember', {
        body: { ticket, account: { ...account, username } },
        headers: asBrowser(cookie),
      });
    const taken = await register(offer.ticket, 'sokha');
    expect(taken.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ name: 'username' }] } });
    const made = await register(offer.ticket, 'bopha77');
    expect(made.json.value, made.text).toMatchObject({ account: 'bopha77', session: { firstTimeLogin: true } });
    expect((await complete(await proved('newcomer'))).json.value).toHaveProperty('session');

    // Used up: no second member can be made with it, and none is left half made.
    expect((await register(offer.ticket, 'bopha78')).json.error?.code).toBe('REPLAY');
    const found = await t.db.kysely.selectFrom('member').select('id').where('username', '=', 'bopha78').execute();
    expect(found).toEqual([]);
  });

  test("that is linked already is nobody else's to link, nor is the place of it free for another", async () => {
    const dara = await gateway.login('dara', PASSWORD);
    const one = await ticketFor('of-dara', 'google', 'link');
    expect((await link(dara, one.cookie, { ticket: one.offer.ticket, username: 'dara' })).status).toBe(200);
    const other = await ticketFor('of-dara-too', 'google', 'link');
    const second = await link(dara, other.cookie, { ticket: other.offer.ticket, username: 'dara' });
    expect(second.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ rule: 'taken' }] } });
    const again = await complete(await proved('of-dara', 'google', 'link'));
    expect(again.json.error).toMatchObject({ params: { fields: [{ name: 'result', rule: 'taken' }] } });
  });

  test('is linked only by an owner who types the own name and has just given the password', async () => {
    const session = await gateway.login('dara', PASSWORD);
    const { cookie, offer } = await ticketFor('hesitant', 'line', 'link');
    const body = { ticket: offer.ticket, username: 'sokha' };
    expect((await link(session, cookie, body)).json.error).toMatchObject({
      params: { fields: [{ name: 'username', rule: 'equal' }] },
    });
    await t.db.kysely.updateTable('session').set({ strong_until: null }).execute();
    expect((await link(session, cookie, { ...body, username: 'dara' })).json.error?.code).toBe('AUTH_STEP_UP');
    const trial = await gateway.login('trial', PASSWORD);
    expect((await link(trial, cookie, { ...body, username: 'trial' })).json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  });

  test("is known by the provider's number of it; no e-mail address is ever asked for", async () => {
    const { location } = await comeBack('quiet');
    expect(location.searchParams.get('scope')).toBe('openid profile');
    const rows = await t.db.kysely.selectFrom('social_identity').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/first-google|at the provider/);
  });
});

describe('a flow', () => {
  test('goes out with state, nonce and a PKCE challenge, and back to this site alone', async () => {
    const { location, query } = await comeBack('curious');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      nonce: expect.any(String),
      state: query.state,
      redirect_uri: `${SITE}/wps/session/social/google/callback`,
    });
    const elsewhere = await gateway.call('startSocialSignIn', {
      path: { provider: 'google' },
      headers: { host: 'phishing.example' },
    });
    expect(elsewhere.json.error?.code).toBe('DOMAIN_INVALID');
  });

  test('ends with a page that runs nothing inline and keeps the result out of every address', async () => {
    const { cookie, query } = await comeBack('paged');
    const page = await finish('google', query, cookie);
    expect(page.text).not.toMatch(/<script>|onload|javascript:/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-store');
    const script = await gateway.app.inject('/wps/session/social/handover.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.payload).toContain('location.origin');
  });

  test('with a tampered state, another browser, another provider or none at all is refused', async () => {
    const { cookie, query } = await comeBack('tampered');
    const wrong = [
      await finish('google', { ...query, state: `${query.state?.slice(0, -1)}x` }, cookie),
      await finish('google', query, 'A'.repeat(43)),
      await finish('line', query, cookie),
      await gateway.call('finishSocialSignIn', {
        path: { provider: 'google' },
        query,
        headers: { accept: 'text/html' },
      }),
      await finish('google', {}, cookie),
    ];
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => 'REPLAY'));
    expect(resultOf(await finish('google', query, cookie))).not.toBe('');
  });

  test('is finished once: a replayed way back and a replayed code are refused', async () => {
    const { cookie, query } = await comeBack('replayed');
    expect(resultOf(await finish('google', query, cookie))).not.toBe('');
    expect(codeOf(await finish('google', query, cookie))).toBe('REPLAY');
    const other = await comeBack('replayed');
    const mixed = { ...other.query, code: query.code ?? '' };
    expect(codeOf(await finish('google', mixed, other.cookie))).toBe('UNKNOWN');
  });

  test('that took longer than ten minutes is refused', async () => {
    const { cookie, query } = await comeBack('slow');
    await t.db.kysely
      .updateTable('social_flow')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(codeOf(await finish('google', query, cookie))).toBe('REPLAY');
  });

  test('whose answer names another issuer is refused', async () => {
    const { cookie, query } = await comeBack('elsewhere');
    expect(codeOf(await finish('google', { ...query, iss: 'https://evil.example' }, cookie))).toBe('UNKNOWN');
  });

  const signed = async (claims: Record<string, unknown>, key: object = provider.key) =>
    new SignJWT({ name: 'x', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(await importJWK({ ...key }, 'RS256'));
  const nonceOf = (idToken: string): { nonce: string; sub: string } =>
    JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

  test.each([
    ['an old nonce', { nonce: 'of-another-flow' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another client', { aud: 'somebody-else' }],
  ])('with an ID token of %s is refused', async (_, wrong) => {
    provider.tamper = async (token) =>
      signed({ iss: provider.issuer, aud: CLIENTS.google.id, ...nonceOf(token), ...wrong });
    const { cookie, query } = await comeBack('forged');
    expect(codeOf(await finish('google', query, cookie))).toBe('UNKNOWN');
    const last = await t.db.kysely.selectFrom('audit').select('action').orderBy('id', 'desc').executeTakeFirst();
    expect(last?.action).toBe('social.refused');
  });

  test.each(['google', 'line'] as const)(
    'with an ID token of %s whose signature is broken is refused',
    async (name) => {
      provider.tamper = async (token) => {
        const [head, body, signature = ''] = token.split('.');
        return [head, body, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.');
      };
      const { cookie, query } = await comeBack('unsigned', name);
      expect(codeOf(await finish(name, query, cookie))).toBe('UNKNOWN');
    },
  );

  test('that the reader breaks off at the provider says so to the site', async () => {
    const { cookie, query } = await comeBack('unwilling');
    const refused = { state: query.state ?? '', error: 'access_denied' };
    expect(codeOf(await finish('google', refused, cookie))).toBe('SOCIAL_POPUP_CLOSED');
  });
});

describe('a result', () => {
  test('counts once, in the browser it was made for, for two minutes', async () => {
    const way = await proved('once');
    expect((await complete({ ...way, cookie: 'B'.repeat(43) })).json.error?.code).toBe('REPLAY');
    expect((await complete(way)).status).toBe(200);
    expect((await complete(way)).json.error?.code).toBe('REPLAY');
    const late = await proved('late');
    await t.db.kysely
      .updateTable('social_proof')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await complete(late)).json.error?.code).toBe('REPLAY');
  });

  test('is worth nothing as a ticket', async () => {
    const way = await proved('swapped');
    const session = await gateway.login('sokha', PASSWORD);
    const answer = await link(session, way.cookie, { ticket: way.result, username: 'sokha' });
    expect(answer.json.error?.code).toBe('REPLAY');
  });

  test('of an account that is locked opens nothing', async () => {
    await t.db.kysely.updateTable('member').set({ status: 'locked' }).where('username', '=', 'sokha').execute();
    expect((await complete(await proved('first-google'))).json.error?.code).toBe('AUTH_LOCKED');
    await t.db.kysely.updateTable('member').set({ status: 'active' }).where('username', '=', 'sokha').execute();
  });
});

describe('a provider', () => {
  test('that is switched off starts nothing, finishes nothing and opens nothing', async () => {
    const { cookie, query } = await comeBack('off');
    const way = await proved('off-too');
    await switchOn(['REGISTER', 'LOGIN']);
    const start = await gateway.call('startSocialSignIn', {
      path: { provider: 'google' },
      headers: { accept: 'text/html' },
    });
    expect(codeOf(start)).toBe('NOT_FOUND');
    expect(codeOf(await finish('google', query, cookie))).toBe('NOT_FOUND');
    expect((await complete(way)).json.error?.code).toBe('REPLAY');
  });

  test('without a client is not offered, whatever its switch says', async () => {
    const bare = await testGateway(t);
    const started = await bare.call('startSocialSignIn', { path: { provider: 'google' } });
    expect(started.json.error?.code).toBe('NOT_FOUND');
    const tree = JSON.stringify(await bare.value('getWhitelabel'));
    expect(tree).toContain('{"modId":"LOGIN_GOOGLE","enabled":"0"');
    expect(JSON.stringify(await gateway.value('getWhitelabel'))).toContain('{"modId":"LOGIN_GOOGLE","enabled":"1"');
  });

  test('is configured with number and secret or not at all, over https', () => {
    const read = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'test', ...env });
    expect(read({ SOCIAL_GOOGLE_CLIENT_ID: 'x' })).toThrow(/belong together/);
    expect(read({ SOCIAL_LINE_ISSUER: 'http://line.example' })).toThrow(/https/);
    expect(readConfig({ NODE_ENV: 'test' }).social).toEqual({});
  });
});

test('a token of a provider is no way in by the log-in itself', async () => {
  const body = { username: 'sokha', password: PASSWORD, type: 'username', idToken: 'x'.repeat(40) };
  const answer = await gateway.call('login', { body });
  expect(answer.json.error).toMatchObject({ params: { fields: [{ name: 'idToken', rule: 'unknown' }] } });
});
