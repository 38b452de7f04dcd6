import { ports } from '../support/addresses.ts';
import { houseSlot, slotNode } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { expect, forgive, test, visit } from '../support/site.ts';

test('a game and a page that this site does not have say so, and lead on', async ({ page, faults }) => {
  await newMember(page);
  await visit(page, '/game?node=2147483647');
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Play these instead' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'See all slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);

  await visit(page, '/rngg');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // the server says so, too
  forgive(faults, /404 \(Not Found\)/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a launch address on a host that is not on the list is never opened; the next launch may be right again', {
  tag: '@night',
}, async ({ page }) => {
  const stranger = 'https://games.stranger.example';
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(stranger) && asked.push(request.url()));
  await newMember(page);
  await visit(page, '/promotions');
  await page.route(
    '**/wps/game/launchGame',
    async (route) => {
      const response = await route.fetch();
      const { value } = await response.json();
      const game_url = value.game_url.replace(/^http:\/\/[^/]+/, stranger);
      const json = { success: true, value: { ...value, game_url, hosts: [stranger] } };
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await page.goto(`/game?node=${slotNode}`);
  await expect(page.getByRole('heading', { name: 'The address of this game is not allowed here' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await houseSlot(page);
  expect(asked).toEqual([]);
});

test('a vendor that does not answer is said to take too long, and another try opens its game', {
  tag: '@night',
}, async ({ page }) => {
  await newMember(page);
  await visit(page, '/promotions');
  let withheld = 0;
  await page.route(
    ({ port }) => port === String(ports.vendor),
    // the first page of the game never comes, everything after it does
    (route) => (route.request().resourceType() === 'document' && withheld++ === 0 ? undefined : route.continue()),
  );
  // what the frame waits for, the page waits for
  await page.goto(`/game?node=${slotNode}`, { waitUntil: 'commit' });
  await expect(page.getByText('The game took too long to load.')).toBeVisible();
  expect(withheld).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await houseSlot(page);
});
