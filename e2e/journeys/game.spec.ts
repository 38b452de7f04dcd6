import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { houseSlot, playRound, slotNode } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, closeByEscape, expect, expectAccessible, test, visit } from '../support/site.ts';

/** Opens the house slot by its number, as a link would. */
async function openSlot(page: Page) {
  await newMember(page);
  await visit(page, '/promotions');
  await expect(page.getByTestId('balance')).toContainText('1,000,000.00');
  await page.goto(`/game?node=${slotNode}`);
  return houseSlot(page);
}

test('a round that a reload broke off is completed, told at the next launch and paid once', async ({ page }) => {
  const { game, spin } = await openSlot(page);
  // the page never says that it has shown the result, however slow or quick the reels are
  await page.route('**/house/v1/rounds/*/seen', (route) => route.fulfill({ status: 200, json: {} }));
  const played = page.waitForResponse((answer) => answer.url().endsWith('/house/v1/spin') && answer.ok());
  await spin.click();
  await played;
  await page.reload();

  await expect(game.getByText(/Round .+ was interrupted\. It has been completed/).first()).toBeVisible();
  await expect(spin).toBeEnabled();
  const totals = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await (await fetch('/wps/report/bets', { headers })).json()).value.totals as { count: number; net: string };
  });
  expect(totals.count).toBe(1);
  await expect.poll(() => balanceOf(page)).toBe(1_000_000 + Number(totals.net));
});

test('the frame says what the session has brought, by the sum of the gateway, and fills the screen', {
  tag: '@night',
}, async ({ page }) => {
  // a device that is three hours ahead
  await page.addInitScript(() => {
    const clock = Date.now;
    Date.now = () => clock() + 3 * 3_600_000;
  });
  const { spin } = await openSlot(page);
  await playRound(page, spin);
  const net = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await (await fetch('/wps/report/bets', { headers })).json()).value.totals.net as string;
  });
  const header = page.getByRole('banner');
  const session = header.getByText('Session', { exact: true }).locator('..');
  const told = async () => Number((await session.innerText()).replace('\u2212', '-').replace(/[^\d.-]/g, ''));
  await expect.poll(told).toBe(Number(net));
  await expect(header.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);

  // one row of 52 px; on a phone its tools are in a panel
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect((await header.boundingBox())?.height).toBe(52);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await header.boundingBox())?.height).toBe(52);
  await expect.poll(told).toBe(Number(net));
  await header.getByRole('button', { name: 'More' }).click();
  await expect(
    page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Report a problem' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width, height });

  await header.getByRole('button', { name: 'Full screen', exact: true }).click();
  const back = header.getByRole('button', { name: 'Exit full screen' });
  await expect(back).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await back.click();
  await expect(header.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('a problem is reported from the game; the ticket is found by an operator with the rounds that were played', {
  tag: '@night',
}, async ({ page, faults }) => {
  const { spin } = await openSlot(page);
  await playRound(page, spin);

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('combobox', { name: 'What is wrong?' }).click();
  await page.getByRole('option', { name: 'The result or my balance is wrong' }).click();
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('The third reel showed two symbols at once.');
  await expectAccessible(page);

  // without a connection it says so, and nothing that was typed is lost
  await page.route('**/wps/game/report', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect.poll(() => faults.length).toBe(1);
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/wps/game/report');
  await dialog.getByRole('button', { name: 'Send' }).click();

  const thanks = page.getByRole('dialog', { name: 'Thank you for your report' });
  const ticket = (await thanks.getByText(/^G-\w{4}-\w{4}$/).textContent()) ?? '';
  await thanks.getByRole('button', { name: 'Back to the game' }).click();
  await expect(spin).toBeEnabled();

  const found = await page.context().request.get(`${operationsOrigin}/api/game-reports?ticket=${ticket}`);
  expect((await found.json()).value.content).toEqual([
    expect.objectContaining({
      text: 'The third reel showed two symbols at once.',
      sessionId: expect.stringMatching(/^\d+$/),
      roundIds: [expect.stringMatching(/^lf-/)],
    }),
  ]);
});

test('what is announced of a game stands over its edge, opens without leaving it, and stays closed; of its vendor on the page of the vendor', {
  tag: '@night',
}, async ({ page }) => {
  const { spin } = await openSlot(page);
  const opening = page.getByRole('button', { name: 'Lotus Fortune: our first game' });
  const checking = page.getByRole('button', { name: 'Check any round yourself' });
  await opening.click();
  const text = page.getByRole('dialog', { name: 'Lotus Fortune: our first game' });
  await expect(text).toContainText('five reels, twenty lines');
  await closeByEscape(text);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(checking).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(spin).toBeEnabled();
  await expect(checking).toBeVisible();
  await expect(opening).toBeHidden();
  await page.goto('/rng?vendor=HOUSE');
  await expect(checking).toBeVisible();
});

test('another slot of the house is played by its own table, and stands in the betting record under its own name', {
  tag: '@night',
}, async ({ page }) => {
  await newMember(page);
  await visit(page, '/game?node=100005');
  const { game, spin } = await houseSlot(page);
  await expect(page.getByTitle('Game: Naga Moon')).toBeVisible();
  await expect(game.getByText('96.11 %').first()).toBeVisible();
  await playRound(page, spin);
  await page.goto('/member?page=personalHistoryCopy');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Naga Moon' });
  await expect(row).toHaveCount(1);

  // from there anybody with the address sees the round and what can be checked of it
  await row.click();
  const proof = await page.getByRole('link', { name: /^Check this round with the provider/ }).getAttribute('href');
  await page.goto(proof ?? '');
  await expect(page.getByRole('heading', { name: 'Naga Moon' })).toBeVisible();
  await expect(page.getByText(/^The server seed is still in use/)).toBeVisible();
});

test('panels of a slot are accessible, and a screen reader tells the game from the page around it', {
  tag: '@night',
}, async ({ page }) => {
  const { game, spin } = await openSlot(page);
  await playRound(page, spin);
  await expectAccessible(page);
  const { violations } = await new AxeBuilder({ page }).withRules(['landmark-unique']).analyze();
  expect(violations).toEqual([]);
  for (const panel of ['Paytable', 'Fair play', 'All my rounds', 'Settings'])
    await test.step(panel, async () => {
      const opener = game.getByRole('button', { name: panel, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(game.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
});
