import { houseSlot, playRound } from '../support/house-slot.ts';
import { newUsername } from '../support/people.ts';
import {
  balanceOf,
  closeByEscape,
  expect,
  logOut,
  scrollDown,
  sendRegistration,
  test,
  visit,
} from '../support/site.ts';

// as most visitors see it: reels that roll, dialogs that come and go
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor registers, plays the house slot, sees the money move, finds every bet and logs out', async ({
  page,
}) => {
  await visit(page, '/', { hasSeenNews: false });

  // home, from the database
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible();
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Winners' }).getByRole('listitem').first()).toBeVisible();

  // register
  const username = newUsername();
  await page.getByRole('button', { name: 'Register' }).first().click();
  const form = page.getByRole('dialog', { name: 'Register' });
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill('river-at-night-7');
  await form.locator('[name=confirmPassword]').fill('river-at-night-8');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('The two entries do not match.')).toBeVisible();
  await form.locator('[name=confirmPassword]').fill('river-at-night-7');
  await form.getByRole('checkbox', { name: /years old/ }).click();
  await sendRegistration(form);
  await expect(form).toBeHidden();

  // is logged in with play money; the session is in two halves
  await expect(page.getByTestId('balance')).toContainText('1,000,000.00');

  // the announcements wait for a sign of life, and come once
  await page.mouse.wheel(0, -700);
  const news = page.getByRole('dialog', { name: /announcements/i });
  await expect(news).toBeVisible();
  await closeByEscape(news);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.endsWith('sid'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  // slots, the house slot, in the frame
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng/);
  await page.getByRole('link', { name: 'Lotus Fortune', exact: true }).first().click();
  await expect(page).toHaveURL(/\/game\?/);
  const { spin } = await houseSlot(page);
  const before = await balanceOf(page);

  // two rounds; the balance in the header follows. A round may pay just what it cost, so the wallet says what to wait for
  for (let round = 1; round <= 2; round++) await playRound(page, spin);
  const wallet = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await fetch('/wps/v2/wallets/balance', { headers })).json();
  });
  const after = Number(wallet.value.sumBalance);
  await expect.poll(() => balanceOf(page)).toBe(after);

  // every bet is in the record, and stake and payout add up to the balance
  await page.goto('/member?page=personalHistoryCopy');
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'Lotus Fortune' });
  await expect(rows).toHaveCount(2);
  const session = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await fetch('/wps/report/bets', { headers })).json();
  });
  const { content, totals } = session.value;
  expect(Number(totals.net)).toBeCloseTo(after - before, 4);
  expect(Number(content[0].balanceAfter)).toBe(after);
  expect(Number(content[1].balanceBefore)).toBe(before);

  // log out: storage is cleared but for the merchant
  await page.goto('/');
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  for (const key of ['token', 'account', 'username', 'isAgent', 'wallet']) expect(keys).not.toContain(key);
});
