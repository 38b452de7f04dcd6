import { expect, test, visit } from '../support/site.ts';

test('the language changes at once, with its direction, and stays', async ({ page }) => {
  await visit(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]))
    .toEqual(['AR', 'EN']);
});

test('a first visit shows Khmer unless the device speaks another shipped language', { tag: '@night' }, async ({
  browser,
  baseURL,
}) => {
  for (const [locale, lang] of [
    ['km-KH', 'km-KH'],
    ['ar-SA', 'ar'],
    ['sv-SE', 'km-KH'],
  ]) {
    const context = await browser.newContext({ locale: locale ?? '', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
    await context.close();
  }
});

test('the theme follows the device until it is chosen', { tag: '@night' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'en-US', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('publicityClose', 'true'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('by keyboard alone: past the navigation, into the log-in dialog and back to its button', async ({ page }) => {
  await visit(page);
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username or mobile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logIn).toBeFocused();
});
