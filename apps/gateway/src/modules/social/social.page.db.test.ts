import { createHash } from 'node:crypto';
import { brands } from '@mekong/ui/brands';
import { themeValues } from '@mekong/ui/brands/values';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();
const gateway = await testGateway(t);

/** The window of somebody who reads English and said no at the provider. */
const refused = () =>
  gateway.call('finishSocialSignIn', {
    path: { provider: 'google' },
    query: { error: 'access_denied', state: 'x'.repeat(43) },
    headers: { accept: 'text/html', 'accept-language': 'en' },
  });

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

  test('has the name and the colours of the site', async () => {
    const { settings } = gateway.modules;
    const { merchant } = await settings.current();
    await settings.change('merchant', { ...merchant, brand: 'orchid', name: 'Tom & Orchid' }, { role: 'system' });
    const page = await refused();
    await settings.change('merchant', merchant, { role: 'system' });
    expect(page.text).toContain('<title>Log in · Tom &amp; Orchid</title>');
    expect(page.text).toContain(brands.orchid.mark);
    const style = /<style>(.*)<\/style>/.exec(page.text)?.[1] ?? '';
    expect(style).toContain(`:root{background:${themeValues(brands.orchid.light).color.canvas}`);
    expect(style).toContain(`{:root{background:${themeValues(brands.orchid.dark).color.canvas}`);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  });

  test('names the site to nobody under an address that is not its own', async () => {
    const { settings } = gateway.modules;
    const { domains } = await settings.current();
    await settings.change('domains', { ...domains, hosts: ['mekong.example'] }, { role: 'system' });
    const page = await refused();
    await settings.change('domains', domains, { role: 'system' });
    expect(page.text).toContain('data-code="DOMAIN_INVALID"');
    expect(page.text).toContain('<title>Log in</title>');
  });
});
