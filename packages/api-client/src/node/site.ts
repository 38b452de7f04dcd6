import { createHash } from 'node:crypto';
import { type ApiClient, type ClientConfig, createClient } from '../client/transport.ts';
import type { HumanAction, HumanProof, LoginRequest, SessionGrant } from '../generated/reader-types.gen.ts';
import { createHumanCheck } from '../generated/sdk/createHumanCheck.gen.ts';
import { login } from '../generated/sdk/login.gen.ts';
import { createCookieJar } from './cookie-jar.ts';

export type ScriptConfig = Pick<ClientConfig, 'timeoutMs' | 'onContractFault' | 'onOutdated'> & {
  /** Product language of texts in answers. @default 'EN' */
  language?: string | undefined;
};

/** A site as a script uses it: with cookies and a session of its own. */
export interface Site {
  /** Hand it to functions of the sdk: `getBets({ client: site.client })`. */
  readonly client: ApiClient;
  /**
   * Logs in with name and password. The work of the human check is done where it is asked for.
   *
   * @param more further fields of the request, for example `captcha` or `loginAs`
   * @throws ApiError AUTH_BAD_CREDENTIALS, AUTH_CAPTCHA_REQUIRED, AUTH_STEP_UP (a second factor is needed) and the others
   *   of the operation
   */
  logIn(username: string, password: string, more?: Partial<LoginRequest>): Promise<SessionGrant>;
}

/**
 * Connects a script to a site: `const site = connect('http://localhost:8080')`.
 *
 * @param address origin of the site
 */
export function connect(address: string, { language = 'EN', ...config }: ScriptConfig = {}): Site {
  const { origin } = new URL(address);
  const jar = createCookieJar();
  let token: string | undefined;

  const client = createClient({
    ...config,
    baseUrl: origin,
    language: () => language,
    token: () => token,
    onSignedOut: () => {
      token = undefined;
    },
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('Origin', origin);
      const cookies = jar.header();
      if (cookies) headers.set('Cookie', cookies);
      // a cookie goes to this origin alone, so a redirect is never followed
      const answer = await fetch(input, { ...init, headers, redirect: 'manual' });
      jar.take(answer);
      return answer;
    },
  });

  return {
    client,
    async logIn(username, password, more) {
      const humanCheck = await prove(client, 'login');
      const body: LoginRequest = { username, password, type: 'username', ...(humanCheck && { humanCheck }), ...more };
      const grant = await login({ client, body });
      token = grant.token;
      return grant;
    },
  };
}

/** Proof of work for an action; undefined when none is asked for. */
async function prove(client: ApiClient, action: HumanAction): Promise<HumanProof | undefined> {
  const { challenge } = await createHumanCheck({ client, body: { action, kind: 'work' } });
  if (!challenge) return undefined;
  return { id: challenge.id, nonce: findNonce(challenge.id, challenge.workBits) };
}

/**
 * A nonce so that the SHA-256 of `id:nonce` begins with so many zero bits.
 *
 * @param bits 0 to 26; each more doubles the time, 16 are a tenth of a second
 */
export function findNonce(id: string, bits: number): string {
  for (let tried = 0; ; tried++) {
    const nonce = tried.toString(36);
    const head = createHash('sha256').update(`${id}:${nonce}`).digest().readUInt32BE();
    if (Math.clz32(head) >= bits) return nonce;
  }
}
