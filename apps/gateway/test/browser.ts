import type { OperationId } from '@mekong/api-client/contract/operations';
import { siteOrigin, type TestAnswer, type TestCall, type TestGateway } from './gateway.ts';

/** A browser: keeps cookies as one does and the token as the site does. */
export interface TestBrowser {
  /** Cookies by name; may be changed by a test that plays the thief. */
  cookies: Map<string, string>;
  token: string | undefined;
  call(id: OperationId, call?: TestCall): Promise<TestAnswer>;
  /** The same, and the value of a good answer. */
  value<T>(id: OperationId, call?: TestCall): Promise<T>;
  /** Code of a refusal. */
  code(id: OperationId, call?: TestCall): Promise<string | undefined>;
  /** Logs in with a password; keeps the token of a good answer. */
  login(username: string, password: string, more?: object): Promise<TestAnswer>;
}

export function testBrowser(gateway: TestGateway): TestBrowser {
  const browser: TestBrowser = {
    cookies: new Map(),
    token: undefined,
    async call(id, call = {}) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await gateway.call(
        id,
        { ...call, headers: { origin: siteOrigin, ...(cookie ? { cookie } : {}), ...call.headers } },
        browser.token ? { token: browser.token } : {},
      );
      for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /Expires=Thu, 01 Jan 1970/i.test(line)) browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
      const { token } = (answer.json.value ?? {}) as { token?: string };
      if (token) browser.token = token;
      return answer;
    },
    async value(id, call) {
      const answer = await browser.call(id, call);
      if (answer.status !== 200) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      return answer.json.value as never;
    },
    code: async (id, call) => (await browser.call(id, call)).json.error?.code,
    login: (username, password, more = {}) =>
      browser.call('login', { body: { username, password, type: 'username', ...more } }),
  };
  return browser;
}
