import type { Page } from '@playwright/test';
import { houseSlot, playRound } from '../support/house-slot.ts';
import { ownSite } from '../support/own-site.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, expect, expectAccessible, pressIfThere, test, visit } from '../support/site.ts';

/** What a browser says of a call that was refused or cut off on purpose; anything else still fails the journey. */
function forgive(faults: string[], expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

const hotGames = (page: Page) => page.getByRole('region', { name: 'Hot games' }).getByRole('article').first();

const topMenu = (page: Page) => page.getByRole('navigation', { name: 'Top menu' });

test.describe('a site that is closed', () => {
  // these close the site for everybody: they have one of their own
  const { site, operate } = ownSite();
  const close = (page: Page) =>
    operate(page, '/maintenance', async (form) => {
      await form.getByLabel('The site is closed').check();
      await form.getByLabel('English (EN)').fill('We are moving the servers to a new hall.');
      await form.getByLabel('Expected end (UTC)').fill('2031-05-04T12:00');
    });
  const reopen = (page: Page) =>
    operate(page, '/maintenance', (form) => form.getByLabel('The site is closed').uncheck());

  test('is told with its reason and end, to who is on it too, and comes back by itself', async ({ page, faults }) => {
    await page.clock.install();
    await visit(page, site());
    await expect(topMenu(page)).toBeVisible();
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' });
    await expect(help).toBeVisible();
    await close(page);

    // somebody is on the site: the next call is refused, this one or one of the page itself, and nothing of the normal
    // site is left
    await pressIfThere(help);
    const title = page.getByRole('heading', { name: 'We will be right back' });
    await expect(title).toBeVisible();
    await expect(page.getByText('We are moving the servers to a new hall.')).toBeVisible();
    await expect(page.getByText(/Expected back by: May 4, 2031/)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);

    // at every address there is only this page, and the gateway refuses by itself
    await page.goto(`${site()}/promotions`);
    await expect(title).toBeVisible();
    const refused = await page.request.get(`${site()}/lgw/games/popular?language=EN`);
    expect(refused.status()).toBe(503);
    expect((await refused.json()).error.code).toBe('MAINTENANCE');
    const answered = page.waitForResponse(/\/wps\/system\/status/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered;
    await expect(title).toBeVisible();

    await reopen(page);
    // a page that is asking just now waits anew when it has its answer
    await expect(async () => {
      await page.clock.fastForward(80_000);
      await expect(topMenu(page)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page).toHaveURL(`${site()}/promotions`);
    forgive(faults, /503/);
  });

  test('for a region says so to whoever is there, and to nobody else', async ({ browser, page, faults }) => {
    await operate(page, '/region', (form) => form.getByLabel('Countries that are not served').fill('KP'));
    const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'KP' }, locale: 'en-US' });
    const blocked = await elsewhere.newPage();
    await visit(blocked, `${site()}/promotions`);
    await expect(blocked.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
    await expect(blocked.getByText(/\(KP\)/)).toBeVisible();
    await expect(blocked.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(blocked);
    const refused = await blocked.request.get(`${site()}/lgw/games/popular?language=EN`);
    expect(refused.status()).toBe(451);
    await elsewhere.close();

    await visit(page, site());
    await expect(topMenu(page)).toBeVisible();
    await operate(page, '/region', (form) => form.getByLabel('Countries that are not served').fill(''));
    forgive(faults, /451/);
  });

  test('under a foreign name says so and can be asked again', async ({ page, faults }) => {
    const hosts = (names: string) => (form: Page) => form.getByLabel('Host names of the site').fill(names);
    await operate(page, '/region', hosts('mekong.example'), 1);
    await visit(page, site());
    const title = page.getByRole('heading', { name: 'This address does not belong to us' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Mekong', { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await operate(page, '/region', hosts(''), 1);
    await pressIfThere(page.getByRole('button', { name: 'Try again' }));
    await expect(topMenu(page)).toBeVisible();
    forgive(faults, /403/);
  });

  test('cannot be reached: the other addresses that answer are offered', async ({ page, faults }) => {
    const other = site().replace('localhost', '127.0.0.1');
    const origins = (addresses: string) => (form: Page) =>
      form.getByLabel('Further addresses of the site').fill(addresses);
    await operate(page, '/region', origins(`${other}\nhttps://nobody.example`), 1);
    await visit(page, `${site()}/down`);
    const addresses = page.getByRole('region', { name: 'Addresses of this site' });
    await expect(addresses.getByRole('listitem').filter({ hasText: other.slice(7) })).toContainText(/\d ms/);
    await expect(addresses.getByRole('listitem').last()).toContainText('Does not answer');

    await page.route('**/wps/system/status*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The site cannot be reached' })).toBeVisible();
    await expect(page.getByRole('link', { name: other.slice(7) })).toHaveAttribute('href', other);
    await expect(page.getByRole('link', { name: 'nobody.example' })).toHaveCount(0);
    await operate(page, '/region', origins(''), 1);
    forgive(faults, /ERR_/);
  });
});

test('when the permission call fails the site is neither opened nor closed, and goes on once it is answered', async ({
  page,
  faults,
}) => {
  await page.route('**/wps/system/status*', (route) => route.abort());
  // an address with a question comes without its content: the browser asks for the permission itself
  await visit(page, '/promotions?category=all');
  await expect(page.getByRole('heading', { name: 'The site cannot be reached' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/wps/system/status*');
  // the page keeps trying by itself: it may be asking just now, or may have been answered
  await expect(async () => {
    await pressIfThere(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('heading', { name: 'Promotions' }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  forgive(faults, /ERR_FAILED/);
});

test('a part that is gone leads to one reload, then to words and a retry', async ({ page, faults }) => {
  await visit(page);
  await expect(hotGames(page)).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);
  const chunk = /\/assets\/help-[^/]*\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' });
  // near the link it is loaded before it is needed: the page stays
  await Promise.all([page.waitForResponse(chunk), help.hover()]);
  expect(loads).toBe(0);
  await help.click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  // words are there before the last picture, with which a page has loaded
  await expect.poll(() => loads).toBe(1);
  await page.unroute(chunk);
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Help centre' })).toBeVisible();
  forgive(faults, /404|ChunkError: chunk: missing/);
});

test('the header does not tell the outcome of a round before the reels stop', async ({ page }) => {
  await newMember(page);
  await visit(page, '/rng');
  await expect(page.getByRole('link', { name: 'Lotus Fortune', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Lotus Fortune', exact: true }).first().click();
  const { spin } = await houseSlot(page);
  await expect(page.getByTestId('balance')).toContainText('1,000,000.00');
  const before = await balanceOf(page);
  // what the header shows until the game says that the round is over
  await page.getByTestId('balance').evaluate((balance) => {
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(balance.textContent ?? ''));
    observer.observe(balance, { childList: true, characterData: true, subtree: true });
    addEventListener('message', ({ data }) => {
      if (data?.type !== 'round-end') return;
      observer.disconnect();
      Object.assign(window, { shownInRound: shown });
    });
  });
  // the reels turn until the page has asked the wallet, however slow this machine is
  const { promise: placed, resolve: tellPlaced } = Promise.withResolvers<void>();
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  await page.route('**/house/v1/spin', async (route) => {
    const response = await route.fetch();
    tellPlaced();
    await asked;
    await route.fulfill({ response });
  });
  const played = playRound(page, spin);
  await placed;
  // the wallet knows the outcome long before the reels stop; asking for it does not bring it forward
  const answered = page.waitForResponse(/wallets\/balance/);
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await answered;
  tellAsked();
  await played;
  // the frame of the game may be ahead of the page that hears it
  await page.waitForFunction(() => Reflect.has(window, 'shownInRound'));
  const shown = await page.evaluate(() => Reflect.get(window, 'shownInRound') as string[]);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(Number(text.replace(/[^\d.]/g, ''))).toBe(before);

  const wallet = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await fetch('/wps/v2/wallets/balance', { headers })).json();
  });
  await expect.poll(() => balanceOf(page)).toBe(Number(wallet.value.sumBalance));
});

test('the notice of a page that needs an account lies at the lower edge of a phone @small', async ({ page }) => {
  await visit(page, '/lottery');
  const notice = page.getByRole('dialog', { name: 'Log in or register first' });
  await expect(notice).toBeVisible();
  // it comes in from below, so its place is the one in which it stays
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      return height > 0 && height < 844 / 2 && Math.abs(y + height - 844) < 4;
    })
    .toBe(true);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
