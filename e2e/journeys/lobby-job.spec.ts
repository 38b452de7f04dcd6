import { accounts } from '../support/accounts.ts';
import { houseSlot, playRound } from '../support/house-slot.ts';
import { signIn } from '../support/people.ts';
import { balanceOf, expect, expectLoggedIn, scrollDown, test, visit } from '../support/site.ts';

/** A stake at which any win stands on the board: it beats the smallest of the demo's twenty. */
const stake = 10_000;

interface Bet {
  readonly stake: string;
  readonly payout: string;
}

interface Winner {
  readonly vo: { readonly account: string; readonly gameName: string; readonly winAmount: string };
}

test('a member finds a game, filters, keeps it as a favourite, wins a round, and stands on the winners board', async ({
  page,
}) => {
  const { username } = accounts.winner;
  await signIn(page, accounts.winner);
  // not home: the board that is looked at in the end is to be the first one that this tab asks for
  await visit(page, '/promotions');
  await expectLoggedIn(page);

  // find: the family from the header, a word, and only its hot games
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Slots', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search games and providers' }).fill('lotus for');
  await expect(page).toHaveURL(/[?&]q=lotus/);
  await page.getByRole('navigation', { name: 'Filter games' }).getByRole('link', { name: /^Hot/ }).click();
  await expect(page).toHaveURL(/filter=HOT/);
  const found = page.getByRole('main').getByRole('link', { name: 'Lotus Fortune', exact: true });
  await expect(found).toHaveCount(1);

  // keep it: the heart counts once the server said so, and the list of favourites has the game
  const heart = page.getByRole('main').getByRole('button', { name: 'Favourite: Lotus Fortune' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('navigation', { name: 'Filter games' })
    .getByRole('link', { name: /^Favourites/ })
    .click();
  await expect(page).toHaveURL(/filter=FAV/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  // launch
  await found.click();
  await expect(page).toHaveURL(/\/game\?node=\d+/);
  const { game, spin } = await houseSlot(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Favourite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const raise = game.getByRole('button', { name: 'Raise the bet' });
  for (let step = 0; step < 4; step++) await raise.click();

  // settle: the seeds of this account make its first rounds wins
  await playRound(page, spin);
  const lastBet = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const [bet] = (await (await fetch('/wps/report/bets', { headers })).json()).value.content as Bet[];
      return { stake: Number(bet?.stake), payout: Number(bet?.payout) };
    });
  await expect.poll(async () => (await lastBet()).payout).toBeGreaterThan(stake);
  const { stake: paid, payout } = await lastBet();
  expect(paid).toBe(stake);
  // what the header says is what the wallet has
  const wallet = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await (await fetch('/wps/v2/wallets/balance', { headers })).json()).value.sumBalance;
  });
  await expect.poll(() => balanceOf(page)).toBe(Number(wallet));

  // the board is shared for some seconds: it has the win when the gateway says so
  const masked = `${username.slice(0, 2)}***${username.at(-1)}`;
  const board = () =>
    page.evaluate(async () => {
      const query = 'gameCategory=ALL&language=EN&limitNum=20';
      return (await (await fetch(`/wps/relay/ODSFE2_getWinnerBoard?${query}`)).json()).value.list as Winner[];
    });
  await expect
    .poll(async () => (await board()).map(({ vo }) => [vo.account, vo.gameName, Number(vo.winAmount)]))
    .toContainEqual([masked, 'Lotus Fortune', payout]);

  // and on the page: by a masked name alone. A board that was asked for before is asked for again within a minute
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page).toHaveURL(/filter=FAV/);
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Home', exact: true }).click();
  const winners = page.getByRole('region', { name: 'Winners' });
  await scrollDown(page);
  await winners.scrollIntoViewIfNeeded();
  await expect(
    winners.getByRole('listitem').filter({ hasText: masked }).filter({ hasText: 'Lotus Fortune' }).first(),
  ).toBeVisible({ timeout: 90_000 });
  await expect(winners).not.toContainText(username);
});
