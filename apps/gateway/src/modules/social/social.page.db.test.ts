import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();
const gateway = await testGateway(t);

describe('the window of a social sign-in', () => {
  test.each([
    ['the language of the site', { lang: 'AR' }, 'en', 'ar', 'rtl'],
    ['the language of the browser, before anything is chosen', {}, 'th-TH,th;q=0.9', 'th-TH', 'ltr'],
    ['the default of the merchant, when the browser speaks none of his', {}, 'fi', 'km-KH', 'ltr'],
    ['a language of the merchant, whatever the cookie says', { lang: '"><script>' }, 'en', 'en', 'ltr'],
  ])('speaks %s', async (_what, cookies, accept, tag, direction) => {
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
    expect(/<p>([^<]+)<\/p>/.exec(page.text)?.[1]).toMatch(/\p{L}/u);
  });
});
