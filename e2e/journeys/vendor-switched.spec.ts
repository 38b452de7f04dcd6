import { accounts } from '../support/accounts.ts';
import { slotNode } from '../support/house-slot.ts';
import { ownSite } from '../support/own-site.ts';
import {
  balanceOf,
  expect,
  expectAccessible,
  expectLoggedIn,
  logIn,
  pressIfThere,
  test,
  visit,
} from '../support/site.ts';

/** An open game looks by itself once a minute, should the event be lost: the later of the two is waited for. */
const told = { timeout: 90_000 };

test.describe('a vendor that is switched off while its game is open', () => {
  // vendors are everybody's: this one has a site of its own
  const { site, operate } = ownSite();

  test('is told in the frame with other games to play; the round that was open is there when it is back', async ({
    page,
    faults,
  }) => {
    // twice it may be an open game's own look that is waited for
    test.setTimeout(400_000);
    const put = (vendor: string, state: 'Open' | 'Under maintenance') =>
      operate(page, `/games?q=${vendor}`, async (form) => {
        await form.getByLabel(`State of ${vendor}`).selectOption({ label: state });
      });
    // another vendor that is open, or there would be nothing to play instead
    await put('SUNB', 'Open');
    await visit(page, `${site()}/promotions`);
    await logIn(page, accounts.member);
    await expectLoggedIn(page);
    const before = await balanceOf(page);
    const begun = new Date(Date.now() - 60_000).toISOString();

    await page.goto(`${site()}/game?node=${slotNode}`);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    // the page never says that it has shown the result, however slow or quick the reels are
    await page.route('**/house/v1/rounds/*/seen', (route) => route.fulfill({ status: 200, json: {} }));
    const played = page.waitForResponse((answer) => answer.url().endsWith('/house/v1/spin') && answer.ok());
    await spin.click();
    await played;

    await put('HOUSE', 'Under maintenance');
    const notice = page.getByText('This game has gone into maintenance');
    await expect(notice).toBeVisible(told);
    await page.getByRole('button', { name: 'Show other games' }).click();
    await expect(page.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Play these instead' })).toBeVisible();
    await expect(page.getByText('Sunbird Reels').first()).toBeVisible();
    await expectAccessible(page);
    await put('HOUSE', 'Open');
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
