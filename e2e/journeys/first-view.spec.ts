import type { Page, Response } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { siteOrigin } from '../support/addresses.ts';
import { signIn } from '../support/people.ts';
import { closeByEscape, expect, expectAwake, expectShown, test } from '../support/site.ts';

/** Opens a server-rendered page. Nobody waits long for a render, so the first ones may come without. */
async function openRendered(page: Page, path: string): Promise<Response | null> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(siteOrigin + path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-ssr]')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  return answer;
}

/** Scripts arrive late, as on a slow line; the returned function lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const choose = (page: Page, language: string, theme: string) =>
  page.addInitScript(
    ([lang, chosen]) => {
      localStorage.setItem('lang', lang ?? '');
      localStorage.setItem('theme', chosen ?? '');
      sessionStorage.setItem('publicityClose', 'true');
    },
    [language, theme],
  );

test('a page can be read before any script has come, in the language of the visitor', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'lang', value: 'KM', url: siteOrigin }]);
  const bare = await context.newPage();
  const answer = await openRendered(bare, '/');
  await expect(bare.locator('html')).toHaveAttribute('lang', 'km-KH');
  // the faces that the first frame waits for are asked for with the head of the answer
  const faces = await bare
    .locator('link[as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(faces).not.toHaveLength(0);
  const ahead = answer?.headers().link ?? '';
  for (const face of faces) expect(ahead).toContain(`<${face}>; rel=preload`);
  await expect(bare.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(bare.getByRole('banner')).toBeVisible();
  // the next draw and the winners stand in the first screen of a phone too
  for (const part of ['h2 > a', 'time'])
    await expect(bare.getByRole('main').locator(part).filter({ visible: true }).first()).toBeVisible();
  expect(await bare.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await openRendered(bare, '/rng');
  // each cover in sight is there, not only those of the first row
  const missing = (cards: (SVGElement | HTMLElement)[]): number =>
    cards.filter(
      (card) =>
        card.getBoundingClientRect().top < innerHeight &&
        ![...card.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth > 0),
    ).length;
  await expect.poll(() => bare.getByRole('main').getByRole('article').evaluateAll(missing)).toBe(0);
  await context.close();
});

test('what is pressed before hydration happens after it', async ({ page, context }) => {
  await choose(page, 'EN', 'light');
  await context.addCookies([{ name: 'lang', value: 'EN', url: siteOrigin }]);
  const letScripts = await holdScripts(page);
  await openRendered(page, '/');
  await expect(page.getByRole('link', { name: /^See the draw/ })).toBeVisible();
  const header = await page.getByRole('banner').elementHandle();
  // the column of the side menu needs no script of the site
  const menu = page.getByRole('button', { name: 'Side menu', exact: true });
  const column = page.getByRole('navigation', { name: 'Side menu' });
  await expect(column).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(column).toBeHidden();
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await expect(logIn).toHaveAttribute('aria-busy', 'true');
  letScripts();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  expect(
    await header?.evaluate((element) => element.isConnected),
    'The server-rendered elements themselves are hydrated.',
  ).toBe(true);
  await closeByEscape(login);
  await expect(logIn).not.toHaveAttribute('aria-busy');
  await expect(column).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked();
});

/** Hydrates a rendered page, whose content has to stay the elements that the server rendered, also when it is touched. */
async function expectHydrated(page: Page, letScripts: () => void): Promise<void> {
  const content = await page.getByRole('main').locator(':not([data-late])').last().elementHandle();
  letScripts();
  await expectAwake(page);
  expect(await content?.evaluate((element) => element.isConnected)).toBe(true);
}

test('pages are hydrated as the server rendered them', async ({ page, context }) => {
  await choose(page, 'KM', 'dark');
  await context.addCookies([{ name: 'lang', value: 'KM', url: siteOrigin }]);
  for (const path of [
    '/hot',
    '/promotions',
    '/help',
    '/help/rules',
    '/help/deposit',
    '/providers/HOUSE',
    '/join',
    '/down',
    '/live',
  ])
    await test.step(path, async () => {
      const letScripts = await holdScripts(page);
      await openRendered(page, path);
      await expectHydrated(page, letScripts);
    });
});

/** The button of the side menu says what is there: a column that stands open, or on a phone nothing. */
async function expectMenuButton(page: Page): Promise<void> {
  const hasColumn = (page.viewportSize()?.width ?? 0) >= 1024;
  const button = page.getByRole('button', { name: 'Side menu', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', String(hasColumn));
  expect(await button.getAttribute('aria-controls')).toBe(hasColumn ? 'side-menu' : null);
  await expect(page.locator('#side-menu')).toBeVisible({ visible: hasColumn });
}

declare global {
  interface Window {
    /** Sum of what moved by itself, as the browser tells it. */
    shifted: number;
  }
}

for (const path of ['/', '/rng', '/elott'])
  test(`${path} is hydrated as the server rendered it, and nothing on it moves meanwhile @small`, async ({
    page,
    context,
  }) => {
    await choose(page, 'EN', 'dark');
    await context.addCookies([{ name: 'lang', value: 'EN', url: siteOrigin }]);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letScripts = await holdScripts(page);
    await openRendered(page, path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectMenuButton(page);
    await expectHydrated(page, letScripts);
    await expectShown(page);
    await expectMenuButton(page);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.05);
    // they stand in the page, and the parts that want them too find that they are there
    expect(asked.filter((file) => /\/site-[^/]+\.css$/.test(file))).toEqual([]);
  });

test('a page that nobody touches asks for no script but the first, and a press on it acts at once', async ({
  page,
  context,
}) => {
  await choose(page, 'EN', 'dark');
  await context.addCookies([{ name: 'lang', value: 'EN', url: siteOrigin }]);
  /** When each script of the page was asked for, in milliseconds since 1970. */
  const scripts: number[] = [];
  page.on('request', (request) => {
    // a page that came without content is opened again
    if (request.isNavigationRequest()) scripts.length = 0;
    else if (request.resourceType() === 'script') scripts.push(Date.now());
  });
  await openRendered(page, '/');
  await expect(page.locator('html:not([data-ssr])')).toBeAttached();
  const hydrated = Date.now();
  await page.waitForLoadState('networkidle');
  // entry, packages, site and texts, and what the bundler shares among them; what moves by itself comes after five seconds,
  // which pictures that are rendered for the first time can take
  expect(scripts.filter((asked) => asked < hydrated + 3_000).length).toBeLessThanOrEqual(8);
  const asked = scripts.length;
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(asked);
});

test('a member is not shown a log-in button while the page is hydrated', async ({ page, context }) => {
  await choose(page, 'EN', 'dark');
  await context.addCookies([{ name: 'lang', value: 'EN', url: siteOrigin }]);
  await signIn(page, accounts.member);
  const letScripts = await holdScripts(page);
  await openRendered(page, '/hot');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeHidden();
  letScripts();
  await expect(page.getByTestId('balance')).toBeVisible();
});
