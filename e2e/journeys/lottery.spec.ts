import { newMember } from '../support/people.ts';
import { closeByEscape, expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../support/site.ts';

test('a visitor looks at draws, a member finds a lottery and sees that its past draws were fair', async ({ page }) => {
  // the lobby, for everybody
  await visit(page, '/elott');
  const draws = page.getByRole('region', { name: 'Draws' });
  const card = draws.getByRole('article', { name: 'Fast Three' });
  await expect(card.getByRole('list', { name: /^Numbers of draw \d{8}-\d{4}$/ })).toBeVisible();
  await draws.getByRole('tab', { name: 'Cambodia-style draws' }).click();
  await expect(page).toHaveURL(/group=/);
  await expect(draws.getByRole('article', { name: 'Mekong 5/45' })).toBeVisible();
  await expect(card).toBeHidden();
  // that bets are to come stands below
  await expect(page.getByRole('heading', { name: 'These games are coming to this demo' })).toBeVisible();

  // a visitor is asked to log in
  await draws.getByRole('link', { name: 'Mekong 5/45' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in or register first' })).toBeVisible();
  await expect(page).toHaveURL(/modal=signInFirst/);

  // a member sees the lottery: the header alone, without side menu and footer
  await newMember(page);
  await visit(page, '/lottery?gameCode=fast-three');
  await expect(page.getByRole('heading', { level: 1, name: 'Fast Three' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Side menu' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  // every past draw of the page is computed anew on this device
  const history = page.getByRole('table', { name: 'Past draws of Fast Three' });
  const rows = history.getByRole('row').filter({ hasText: /\d{8}-\d{4}/ });
  await expect(rows.filter({ hasText: 'Verified' }).first()).toBeVisible();
  await expect(history.getByText('Checking…')).toHaveCount(0);
  await expect(history.getByText('Does not match')).toHaveCount(0);
  await rows.first().getByRole('button', { name: 'Proof' }).click();
  const proof = page.getByRole('dialog', { name: /^Proof of draw/ });
  await expect(proof.getByText(/^[0-9a-f]{64}$/)).toHaveCount(2);
  await closeByEscape(proof);

  // page and day stand in the address
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/listPage=2/);
  const segments = page.getByRole('group', { name: 'Filters of past draws' }).getByRole('spinbutton');
  await segments.first().click();
  await page.keyboard.type('01012020');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Choose a day from /)).toBeVisible();
  await expect(page).not.toHaveURL(/date=/);
  const [, year = '', month = '', day = ''] =
    /(\d{4})(\d{2})(\d{2})-/.exec((await rows.first().textContent()) ?? '') ?? [];
  await segments.first().click();
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page).toHaveURL(new RegExp(`date=${year}-${month}-${day}`));
  await expect(page).not.toHaveURL(/listPage/);
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'All days' }).click();
  await expect(page).not.toHaveURL(/date=/);
  await visit(page, '/lottery?gameCode=fast-three&date=2020-01-01');
  await expect(page.getByText('Nothing was drawn on this day')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the page of a lottery that takes no bets yet says so, with other games to play', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  await newMember(page);
  await visit(page, '/vnlottery');
  await expect(page.getByRole('heading', { level: 1, name: 'Vietnam lottery' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This game is coming to this demo' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Play these instead' }).getByRole('article');
  await expect(others.nth(4)).toBeVisible();
  // the draws go on
  const draws = page.getByRole('region', { name: 'Draws' }).getByRole('article');
  await expect(draws).toHaveCount(3);
  await expectAccessible(page);
  await page.goto('/vnlottery?gameCode=coast-draw');
  await expect(others.first()).toBeVisible();
  await expect(draws).toHaveCount(1);
  // no server plays it yet: the launch was refused with 503
  expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
});

test('the old spelling of the lottery page leads to it', { tag: '@night' }, async ({ page }) => {
  await newMember(page);
  await visit(page, '/lottert?gameCode=mekong-5-45');
  await expect(page).toHaveURL(/\/lottery\?gameCode=mekong-5-45/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mekong 5/45' })).toBeVisible();
});
