import { houseSlot, playRound } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, expect, scrollDown, test, visit } from '../support/site.ts';

/**
 * Rounds of the slot until one is a win: one in five is, so that more than these are needed once in a million runs. They
 * cost less than a new member has.
 */
const mostRounds = 60;
/** A stake at which any win stands on the board: it beats the smallest of the demo's twenty. */
const stake = 10_000;

interface Winner {
  readonly vo: { readonly account: string; readonly gameName: string; readonly winAmount: string };
}

test('a member finds a game, filters, keeps it as a favourite, plays until a win, and stands on the winners board', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const { username } = await newMember(page);
  // not home: the board that is looked at in the end is to be the first one that this tab asks for
  await visit(page, '/promotions');
  await expect(page.getByTestId('balance')).toContainText('1,000,000.00');

  // find: the family from the header, a word, and only its hot games
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Slots', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search games and vendors' }).fill('lotus for');
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

  // settle: round after round, until the wallet has one that brought more than it cost
  const wins = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const answer = await (await fetch('/wps/report/bets?status=WON', { headers })).json();
      return (answer.value.content as { stake: string; payout: string }[])
        .filter((bet) => Number(bet.payout) > Number(bet.stake))
        .map((bet) => [Number(bet.stake), Number(bet.payout)] as const);
    });
  let won = await wins();
  for (let round = 1; won.length === 0 && round <= mostRounds; round++) {
    await playRound(page, spin);
    won = await wins();
  }
  const [[paid, payout] = [0, 0]] = won;
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
