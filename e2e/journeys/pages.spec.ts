import { accounts, signIn } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../support/site.ts';

const pages = [
  '/',
  '/hot',
  '/rng',
  '/live',
  '/promotions',
  '/help',
  '/down',
  '/?modal=login',
  '/?modal=register',
  '/no-such-page',
];

for (const path of pages)
  for (const [language, theme] of [
    ['KM', 'dark'],
    ['AR', 'light'],
  ] as const)
    test(`${path} in ${language}, ${theme}: accessible, nothing sideways`, async ({ page }) => {
      await visit(page, path, { language, theme });
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

for (const path of pages)
  test(`${path} on a small screen @small`, async ({ page }) => {
    await visit(page, path, { language: 'KM', theme: 'light' });
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('the record of a member is accessible', async ({ page }) => {
  await signIn(page, accounts.member);
  await visit(page, '/member?page=personalHistoryCopy');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('home, index and register addresses lead to home', async ({ page }) => {
  for (const path of ['/index', '/index.html', '/home']) {
    await visit(page, path);
    await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  }
  for (const path of ['/register', '/register.html']) {
    await visit(page, path);
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  }
});

test('going forward starts at the top, going back finds the place again', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/promotions/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
