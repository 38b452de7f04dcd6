import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { houseSlot, slotNode } from '../support/house-slot.ts';
import { signIn } from '../support/people.ts';
import { expect, expectAccessible, test, visit, visitAsAgent } from '../support/site.ts';

/** The centre over the page; read by its role, since its name is in the language of the page. */
const centre = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => centre(page).getByRole('heading', { level: 1 });

test('a member opens the centre over a running game by keyboard, goes through its pages and is back in the game', {
  tag: '@night',
}, async ({ page }) => {
  const game = `/game?node=${slotNode}`;
  await signIn(page, accounts.member);
  await visit(page, game);
  await houseSlot(page);
  const frame = page.frames()[1];
  await frame?.evaluate(() => Object.assign(window, { isKept: true }));
  const stillRuns = () => frame?.evaluate(() => 'isKept' in window);

  const fairPlay = page.getByRole('button', { name: 'Fair play' });
  await fairPlay.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'See my bets' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Betting record');
  await expect(page).toHaveURL(/\/member\?page=personalHistoryCopy$/);
  await expect(centre(page)).toHaveAccessibleName('Member centre');
  expect(await stillRuns()).toBe(true);
  await expectAccessible(page);

  await centre(page).getByRole('link', { name: 'Safer play' }).click();
  await expect(title(page)).toHaveText('Safer play');
  await page.goBack();
  await expect(title(page)).toHaveText('Betting record');
  await page.goForward();
  await expect(title(page)).toHaveText('Safer play');
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL(game);
  await expect(fairPlay).toBeFocused();
  await expect(page).toHaveTitle(/Lotus Fortune/);
  expect(await stillRuns()).toBe(true);

  // loaded anew it is a page by the same address
  await page.goForward();
  await expect(title(page)).toHaveText('Betting record');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Betting record');
  await expect(centre(page)).toHaveCount(0);
});

test('an agent opens the centre over a lobby by the header, goes down the team and up, and is back in the lobby', {
  tag: '@night',
}, async ({ page }) => {
  await signIn(page, accounts.agent);
  // whoever has been on the page of contracts has seen those that wait, and no window opens over the others
  await visitAsAgent(page, '/agentHome?page=contracts');
  await visit(page, '/rng');
  const agent = page.getByRole('banner').getByRole('button', { name: 'Agent', exact: true });
  await agent.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Overview');
  await expect(page).toHaveURL('/agentHome');
  await expect(centre(page)).toHaveAccessibleName('Agent centre');
  await expectAccessible(page);

  await centre(page).getByRole('link', { name: 'Team management' }).click();
  await expect(title(page)).toHaveText('Team management');
  // the oldest accounts have teams
  await centre(page).getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(/sort=(%22)?joined/);
  await centre(page).locator('table a[href*="downlineManagmentView"]').first().click();
  const path = centre(page).getByRole('navigation', { name: 'Place in the team' });
  await expect(path.getByRole('link', { name: 'My team' })).toBeVisible();
  await expect(page).toHaveURL(/parent=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/parent=/);
  await expect(title(page)).toHaveText('Team management');
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL('/rng');
  await expect(agent).toBeFocused();

  // loaded anew it is a page by the same address
  await page.goForward();
  await expect(title(page)).toHaveText('Overview');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(centre(page)).toHaveCount(0);
});

for (const language of ['KM', 'AR'] as const)
  test(`a member opens the centre over a scrolled page on a phone and finds the page as it was, in ${language} @small`, {
    tag: '@night',
  }, async ({ page }) => {
    await signIn(page, accounts.member);
    await visit(page, '/rng', { language });
    const me = page.locator('[data-thumb] a[href="/member"]');
    await expect(me).toBeVisible();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const place = await page.evaluate(() => scrollY);
    await me.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL('/member');
    await expectAccessible(page);
    const box = await centre(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await centre(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // its menu, and a second page
    await centre(page).locator('[aria-haspopup=dialog]').click();
    await page.locator('a[href="/member?page=safer"]').last().click();
    await expect(page).toHaveURL('/member?page=safer');
    await expect(title(page)).toBeVisible();
    await centre(page).locator('aside button').last().click();
    await expect(centre(page)).toHaveCount(0);
    await expect(page).toHaveURL('/rng');
    await expect(me).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
