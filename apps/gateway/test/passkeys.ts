import type { PasskeyCreation, PasskeyRequest } from '@mekong/api-client/contract/types';
import type { Lies, SoftAuthenticator } from './authenticator.ts';
import { type TestBrowser, testBrowser } from './browser.ts';
import type { TestGateway } from './gateway.ts';

/** What a site does with passkeys, on a device that may lie. */
export function passkeySteps(gateway: TestGateway) {
  const begin = (browser: TestBrowser) => browser.value<PasskeyCreation>('beginPasskey');
  /** Options of a log-in; with a challenge, of one that waits for its second factor. */
  const ask = (browser: TestBrowser, challenge?: string) =>
    browser.value<PasskeyRequest>('beginPasskeySignIn', { body: challenge ? { challenge } : {} });
  return {
    begin,
    ask,
    async register(browser: TestBrowser, device: SoftAuthenticator, lies: Lies = {}, name?: string) {
      const { options } = await begin(browser);
      const credential = device.create(options, lies);
      return browser.call('registerPasskey', { body: { credential, ...(name ? { name } : {}) } });
    },
    /** A log-in in a browser of its own. */
    async signIn(device: SoftAuthenticator, lies: Lies = {}, more: object = {}) {
      const browser = testBrowser(gateway);
      const { options } = await ask(browser);
      const credential = device.get(options, lies);
      const answer = await browser.call('signInWithPasskey', { body: { credential, ...more } });
      return { browser, credential, answer, code: answer.json.error?.code };
    },
  };
}
