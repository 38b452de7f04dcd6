import { accounts } from '../support/accounts.ts';
import { expect, sendLogin, test, visit } from '../support/site.ts';

test('a visitor narrows the poker rooms, opens their game, logs in, and sees that it is coming and what is open', {
  tag: '@night',
}, async ({ page, faults }) => {
  await visit(page, '/pvp?view=rooms');
  const main = page.getByRole('main');
  const rooms = main.getByRole('table', { name: 'Poker rooms' });
  const seats = rooms.getByText(/^\d+ of \d+ seats$/);
  await expect(seats.first()).toBeVisible();

  // by game, stakes and a free seat: all of it stands in the address
  await main.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: 'Catte' }).click();
  await expect(page).toHaveURL(/[?&]game=601004/);
  await main.getByRole('combobox', { name: 'Stakes' }).click();
  await page.getByRole('option', { name: 'Low stakes' }).click();
  await expect(page).toHaveURL(/[?&]stake=LOW/);
  await main.getByRole('button', { name: 'Free seat' }).click();
  await expect(page).toHaveURL(/[?&]seat=yes/);
  await expect(seats).toHaveText(['0 of 6 seats']);
  // no seat is offered where no server plays yet
  await expect(rooms.getByRole('link')).toHaveCount(0);

  await main.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Games' }).click();
  await main.getByRole('link', { name: 'Look at the games' }).click();
  await main.getByRole('link', { name: 'Catte', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile').fill(accounts.member.username);
  await login.locator('[name=password]').fill(accounts.member.password);
  await sendLogin(login);
  await expect(page).toHaveURL(/\/game\?node=\d+/);
  await expect(page.getByRole('heading', { name: 'This game is coming to this demo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Play these instead' }).getByRole('article').first()).toBeVisible();
  // that is what the refusal says, and the browser says it too
  expect(faults.splice(0).every((fault) => fault.includes('503'))).toBe(true);
});

test('a room that is not there is told, with a way to those that are; the games are one press away @small', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/pvp?view=rooms&room=no-such-room');
  await expect(page.getByRole('heading', { name: 'This room is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all rooms' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Poker rooms' })
      .getByText(/^\d+ of \d+ seats$/)
      .first(),
  ).toBeVisible();

  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/view=games/);
  await page.getByRole('searchbox', { name: 'Search games and providers' }).fill('catte');
  // a filter of the games keeps the half of the page that is shown
  await expect(page).toHaveURL(/q=catte/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Catte', exact: true })).toBeVisible();
});

test('live tables are told apart by the language of their dealer', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/live');
  // no server plays them yet: they are looked at on demand
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('listbox', { name: 'Language' }).getByRole('option', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/[?&]speaks=AR/);
  const tables = page.getByRole('list', { name: 'Live tables' });
  await expect(tables.getByRole('article')).toHaveCount(4);
  await expect(tables.getByRole('link', { name: 'Silk Baccarat' })).toBeVisible();
});
