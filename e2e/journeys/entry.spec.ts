import type { Page } from '@playwright/test';
import { houseSlot, playRound } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, expect, expectAccessible, forgive, pressIfThere, test, visit } from '../support/site.ts';

const hotGames = (page: Page) => page.getByRole('region', { name: 'Hot games' }).getByRole('article').first();

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

test('a first script that did not come is fetched again, with the page', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  // an address with a question comes without its content: nothing would be there to read
  await visit(page, '/promotions?category=all');
  const title = page.getByRole('heading', { name: 'Promotions' }).first();
  await expect(title).toBeVisible();
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort('connectionreset'), { times: 1 });
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
  forgive(faults, /ERR_CONNECTION_RESET/);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('mekong.reloadedFor')))
    .toContain('/assets/index-');
});

test('a part that is gone leads to one reload, then to words and a retry', { tag: '@night' }, async ({
  page,
  faults,
}) => {
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

test('the header does not tell the outcome of a round before the reels stop', { tag: '@night' }, async ({ page }) => {
  await newMember(page);
  await visit(page, '/rng?vendor=HOUSE');
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

test('the notice of a page that needs an account lies at the lower edge of a phone @small', { tag: '@night' }, async ({
  page,
}) => {
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
