import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { slotNode } from '../support/house-slot.ts';
import { ownSite } from '../support/own-site.ts';
import {
  balanceOf,
  expect,
  expectAccessible,
  expectLoggedIn,
  forgive,
  logIn,
  pressIfThere,
  test,
  visit,
} from '../support/site.ts';

// what an operator turns is everybody's: these have a site of their own, and none leaves it closed to the next
const { site, api, change } = ownSite();

const topMenu = (page: Page) => page.getByRole('navigation', { name: 'Top menu' });

/** An open game looks by itself once a minute, should the event be lost: the later of the two is waited for. */
const told = { timeout: 90_000 };

test.describe('a vendor that is switched off while its game is open', () => {
  test('is told in the frame with other games to play; the round that was open is there when it is back', {
    tag: '@night',
  }, async ({ page, faults }) => {
    // twice it may be an open game's own look that is waited for
    test.setTimeout(400_000);
    const put = (vendor: string, status: 'active' | 'maintenance') =>
      api().send('PUT', `/api/vendors/${vendor}`, { status });
    // another vendor that is open, or there would be nothing to play instead
    await put('SUNB', 'active');
    await visit(page, `${site()}/promotions`);
    await logIn(page, accounts.member);
    await expectLoggedIn(page);
    const before = await balanceOf(page);
    const begun = new Date(Date.now() - 60_000).toISOString();

    await page.goto(`${site()}/game?node=${slotNode}`);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeEnabled();
    // the page never says that it has shown the result, however slow or quick the reels are
    await page.route('**/house/v1/rounds/*/seen', (route) => route.fulfill({ status: 200, json: {} }));
    const played = page.waitForResponse((answer) => answer.url().endsWith('/house/v1/spin') && answer.ok());
    await spin.click();
    await played;

    await put('HOUSE', 'maintenance');
    const notice = page.getByText('This game has gone into maintenance');
    await expect(notice).toBeVisible(told);
    await page.getByRole('button', { name: 'Show other games' }).click();
    await expect(page.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Play these instead' })).toBeVisible();
    await expect(page.getByText('Sunbird Reels').first()).toBeVisible();
    await expectAccessible(page);
    await put('HOUSE', 'active');
    // an open game hears of it by itself
    await pressIfThere(page.getByRole('button', { name: 'Try again' }));
    await expect(game.getByText(/Round .+ was interrupted\. It has been completed/).first()).toBeVisible();
    await expect(spin).toBeEnabled();
    await expect(notice).toBeHidden(told);
    const totals = await page.evaluate(async (from) => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const answer = await fetch(`/wps/report/bets?from=${encodeURIComponent(from)}`, { headers });
      return (await answer.json()).value.totals as { count: number; net: string };
    }, begun);
    expect(totals.count).toBe(1);
    await expect.poll(() => balanceOf(page)).toBeCloseTo(before + Number(totals.net), 2);
    // the browser logs each launch that was refused
    expect(faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([]);
  });
});

test.describe('a site that is closed', () => {
  const close = () =>
    change('maintenance', {
      active: true,
      reason: { EN: 'We are moving the servers to a new hall.' },
      until: '2031-05-04T12:00:00.000Z',
    });
  const reopen = () => change('maintenance', { active: false });

  test('is told with its reason and end, also to those who are on it, and comes back by itself', async ({
    page,
    faults,
  }) => {
    await page.clock.install();
    await visit(page, site());
    await expect(topMenu(page)).toBeVisible();
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' });
    await expect(help).toBeVisible();
    await close();

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

    await reopen();
    // a page that is asking just now waits anew when it has its answer
    await expect(async () => {
      await page.clock.fastForward(80_000);
      await expect(topMenu(page)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page).toHaveURL(`${site()}/promotions`);
    forgive(faults, /503/);
  });

  test('for a region says so to whoever is there, and to nobody else', { tag: '@night' }, async ({
    browser,
    page,
    faults,
  }) => {
    await change('region', { blocked: ['KP'] });
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
    await change('region', { blocked: [] });
    forgive(faults, /451/);
  });

  test('under a foreign name says so and can be asked again', { tag: '@night' }, async ({ page, faults }) => {
    await change('domains', { hosts: ['mekong.example'] });
    await visit(page, site());
    const title = page.getByRole('heading', { name: 'This address does not belong to us' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Mekong', { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await change('domains', { hosts: [] });
    await pressIfThere(page.getByRole('button', { name: 'Try again' }));
    await expect(topMenu(page)).toBeVisible();
    forgive(faults, /403/);
  });

  test('cannot be reached: the other addresses that answer are offered', { tag: '@night' }, async ({
    page,
    faults,
  }) => {
    const other = site().replace('localhost', '127.0.0.1');
    await change('domains', { origins: [other, 'https://nobody.example'] });
    await visit(page, `${site()}/down`);
    const addresses = page.getByRole('region', { name: 'Addresses of this site' });
    await expect(addresses.getByRole('listitem').filter({ hasText: other.slice(7) })).toContainText(/\d ms/);
    await expect(addresses.getByRole('listitem').last()).toContainText('Does not answer');

    await page.route('**/wps/system/status*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The site cannot be reached' })).toBeVisible();
    await expect(page.getByRole('link', { name: other.slice(7) })).toHaveAttribute('href', other);
    await expect(page.getByRole('link', { name: 'nobody.example' })).toHaveCount(0);
    await change('domains', { origins: [] });
    forgive(faults, /ERR_/);
  });
});

test.describe('a switch', () => {
  const turn = async (name: string, isOn: boolean) => {
    const { on } = (await api().get<{ value: { on: string[] } }>('/api/settings/switches')).value;
    await change('switches', { on: [...on.filter((other) => other !== name), ...(isOn ? [name] : [])] });
  };

  test('that an operator turns on brings what it names to the next page, without a new version', async ({ page }) => {
    await visit(page, `${site()}/?modal=login`);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const freePlay = dialog.getByRole('button', { name: 'Free play' });
    await turn('FREEPLAY', false);
    await page.reload();
    await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(freePlay).toBeHidden();
    await turn('FREEPLAY', true);
    // what a brand is: its name, mark and colours, on the page and around it
    await change('merchant', { name: 'Orchid House', brand: 'orchid' });
    const accent = (): Promise<string> =>
      dialog.evaluate((it) => getComputedStyle(it).getPropertyValue('--mk-color-accent'));
    const lantern = await accent();
    const around = page.locator('meta[name=theme-color]');
    const lanternAround = await around.getAttribute('content');
    await page.reload();
    await expect(page).toHaveTitle(/Orchid House/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /brand-orchid/);
    await expect(around).not.toHaveAttribute('content', String(lanternAround));
    await expect(freePlay).toBeVisible();
    expect(await accent()).not.toBe(lantern);
    await freePlay.click();
    await expect(page.getByTestId('balance')).toContainText('100,000.00');
  });

  test('that an operator turns off takes away what it names, and the gateway refuses it too', {
    tag: '@night',
  }, async ({ page }) => {
    await turn('REGISTER', false);
    await visit(page, `${site()}/?modal=register`);
    await expect(page.getByRole('dialog', { name: 'Register' }).getByText('Registration is closed')).toBeVisible();
    await turn('REGISTER', true);
  });
});
