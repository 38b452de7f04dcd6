import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();
const gateway = await testGateway(t);

describe('the window of a social sign-in', () => {
  test.each([
    ['the language of the site', { lang: 'AR' }, 'en', 'ar', 'rtl', /\p{Script=Arabic}/u],
    [
      'the language of the browser, before anything is chosen',
      {},
      'th-TH,th;q=0.9',
      'th-TH',
      'ltr',
      /\p{Script=Thai}/u,
    ],
    ['the default of the merchant, when the browser speaks none of his', {}, 'fi', 'km-KH', 'ltr', /\p{Script=Khmer}/u],
    [
      'a language of the merchant, whatever the cookie says',
      { lang: '"><script>' },
      'en',
      'en',
      'ltr',
      /close this window/i,
    ],
  ])('speaks %s', async (_what, cookies, accept, tag, direction, words) => {
    const jar = Object.entries({ ...cookies, '__Host-social': 'x' }).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    const page = await gateway.call('finishSocialSignIn', {
      path: { provider: 'google' },
      query: { error: 'access_denied', state: 'x'.repeat(43) },
      headers: { accept: 'text/html', 'accept-language': accept, cookie: jar.join('; ') },
    });
    expect(page.text).toContain(`<html lang="${tag}" dir="${direction}" data-code="SOCIAL_POPUP_CLOSED">`);
    expect(page.headers['content-language']).toBe(tag);
    expect(page.text).not.toContain('"><script>');
    expect(/<p>([^<]+)<\/p>/.exec(page.text)?.[1]).toMatch(words);
  });
});
