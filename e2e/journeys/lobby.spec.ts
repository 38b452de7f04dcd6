import type { Page } from '@playwright/test';
import { houseSlot } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import { expect, expectAwake, forgive, pressIfThere, scrollDown, test, visit } from '../support/site.ts';

const heart = (page: Page, game: string) => page.getByRole('button', { name: `Favourite: ${game}`, exact: true });
const cards = (page: Page) => page.getByRole('gridcell').getByRole('article');

test.describe('finding a game among ten thousand', () => {
  test('vendors, filters, order and words stand in the address: they can be undone, shared and cleared @small', {
    tag: '@night',
  }, async ({ page }) => {
    // the first game is in sight below one row, in short words and in long ones
    for (const language of ['KM', 'AR', 'EN'] as const) {
      await visit(page, '/rng', { language });
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(220);
    }
    // for a finger the plate of an action has a border that nobody sees: its own corners are 8 px
    const free = cards(page)
      .first()
      .getByRole('button', { name: /^Play free/ });
    await expect(free).toHaveCSS('border-start-start-radius', '16px');

    // far down in the list a vendor and a filter, whose action says how many games are left, then an order
    await scrollDown(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    // from below the head of the page to the lower edge; a finger pulls it down
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(48);
    const head = panel.getByRole('heading', { name: 'Filters' });
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 100 };
    await head.dispatchEvent('pointerdown', { ...finger, clientY: 80 });
    await head.dispatchEvent('pointermove', { ...finger, clientY: 300 });
    expect((await panel.boundingBox())?.y).toBe(268);
    await head.dispatchEvent('pointerup', { ...finger, clientY: 300 });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await panel.getByRole('checkbox', { name: /Sunbird Reels/ }).check();
    await panel.getByRole('checkbox', { name: /Jackpot/ }).check();
    await panel.getByRole('button', { name: /^Show \d+ games?$/ }).click();
    await expect(page).toHaveURL(/vendor=SUNB&feature=jackpot/);
    await expect(cards(page).first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Remove filter: Sunbird Reels' })).toBeVisible();
    const jackpot = page.getByRole('link', { name: 'Remove filter: Jackpot' });
    await expect(jackpot).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name, A to Z' }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(cards(page).first()).toContainText('Sunbird Reels');

    // back and forward go through them; the address alone brings all of it again
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goBack();
    await expect(jackpot).toBeHidden();
    await page.goForward();
    await expect(jackpot).toBeVisible();
    await page.reload();
    await expectAwake(page);
    await expect(jackpot).toBeVisible();

    // nothing of that name: the way out is there
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zzzzqqqq xxxx');
    await expect(page.getByRole('heading', { name: 'No games match your filters' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('');
  });

  test('an address that nobody can have made by hand is a page all the same', { tag: '@night' }, async ({ page }) => {
    const words = encodeURIComponent(`${'\u202e🐉'.repeat(200)}\u0007`);
    await visit(page, `/rng?vendor=NOBODY&filter=COLD&feature=teleport&rtpMin=much&sort=7&q=${words}`);
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    await expect(page.getByText('The provider of this link has no games here.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(cards(page).first()).toBeVisible();

    await visit(page, '/cockfight');
    await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See sports' })).toBeVisible();
  });

  test('what belongs to a member asks a visitor to log in, and comes back', async ({ page }) => {
    await visit(page, '/rng?filter=FAV');
    await expect(page.getByRole('heading', { name: 'Log in to see your favourites' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('returnTo')).toBe('/rng?filter=FAV');
  });
});

test.describe('favourites', () => {
  test('a heart changes when the server has confirmed it; several wait at once, and none is taken twice', {
    tag: '@night',
  }, async ({ page }) => {
    await newMember(page);
    await visit(page, '/rng?vendor=HOUSE');
    const calls: unknown[] = [];
    let confirm = (): void => undefined;
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    await page.route('**/MCSFE_addFavoriteGameV2', async (route) => {
      calls.push(route.request().postDataJSON());
      await confirmed;
      await route.continue();
    });
    // by name: the most popular games change places while others play
    const [first, second] = [heart(page, 'Lotus Fortune'), heart(page, 'Monsoon Drum')];
    await first.click();
    await second.click();
    for (const waiting of [first, second]) {
      await expect(waiting).toHaveAttribute('aria-busy', 'true');
      await expect(waiting).toHaveAttribute('aria-pressed', 'false');
    }
    // it keeps the focus and takes no second press
    await expect(second).toBeFocused();
    await second.press('Enter');
    confirm();
    for (const done of [first, second]) {
      await expect(done).toHaveAttribute('aria-pressed', 'true');
      await expect(done).not.toHaveAttribute('aria-busy');
    }
    expect(calls).toHaveLength(2);
  });

  test('without a network the heart stays as it was and says so; trying again does it', { tag: '@night' }, async ({
    page,
    faults,
  }) => {
    await newMember(page);
    await visit(page, '/rng?vendor=HOUSE');
    const lotus = heart(page, 'Lotus Fortune');
    await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.abort('internetdisconnected'), { times: 1 });
    await lotus.click();
    const message = page.getByText('The game could not be added to your favourites.', { exact: true });
    await expect(message).toBeVisible();
    await expect(lotus).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => faults.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(lotus).toHaveAttribute('aria-pressed', 'true');
  });

  test('what one page changes the other one shows: hearts, the list of favourites, and its emptiness', {
    tag: '@night',
  }, async ({ page, context }) => {
    await newMember(page);
    await visit(page, '/rng');
    const lotus = heart(page, 'Lotus Fortune');
    await expect(lotus).toHaveAttribute('aria-pressed', 'false');

    // the other page listens before anything changes
    const other = await context.newPage();
    const listens = other.waitForResponse(/\/wps\/events/);
    await visit(other, '/rng');
    await listens;
    await expect(heart(other, 'Lotus Fortune')).toHaveAttribute('aria-pressed', 'false');

    await lotus.click();
    await expect(heart(other, 'Lotus Fortune')).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('link', { name: /^Favourites/ }).click();
    await expect(cards(other)).toHaveCount(1);
    await expect(cards(other)).toContainText('Lotus Fortune');

    // a heart that still waits for its own answer takes no press
    await expect(lotus).toHaveAttribute('aria-pressed', 'true');
    await expect(lotus).not.toHaveAttribute('aria-busy');
    await lotus.click();
    await expect(lotus).toHaveAttribute('aria-pressed', 'false');
    await expect(other.getByRole('heading', { name: 'You have no favourites here yet' })).toBeVisible();
  });

  test('a game that was played is the first of the recent ones, and going back finds its card', {
    tag: '@night',
  }, async ({ page }) => {
    await newMember(page);
    await visit(page, '/rng');
    const lotus = page.getByRole('link', { name: 'Lotus Fortune', exact: true });
    await lotus.press('Enter');
    await expect(page).toHaveURL(/\/game/);
    await houseSlot(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(lotus).toBeFocused();
    await page.getByRole('link', { name: /^Recent/ }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Lotus Fortune');
  });
});

test('a rail of home that does not come says so in its place and comes with one press; the others are there', {
  tag: '@night',
}, async ({ page, faults }) => {
  await page.route('**/lgw/games/popular*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visit(page);
  await scrollDown(page);
  const popular = page.getByRole('region', { name: 'Popular games' });
  const retry = popular.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Winners' }).getByRole('listitem').first()).toBeVisible();
  await page.unroute('**/lgw/games/popular*');
  await pressIfThere(retry);
  await expect(popular.getByRole('article').first()).toBeVisible();
  expect(faults.splice(0).every((fault) => fault.includes('500'))).toBe(true);
});

test('the families that the header of a small screen has no room for stand in its side menu @small', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/promotions');
  await page.getByRole('button', { name: 'Side menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Side menu' });
  // what no server plays yet stands in no menu
  await expect(menu.getByRole('link', { name: 'Fishing', exact: true })).toBeHidden();
  await menu.getByRole('link', { name: 'Slots', exact: true }).tap();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a family that no server plays yet says so, shows its games on demand, and stands last on home', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page);
  await scrollDown(page);
  const coming = page.getByRole('region', { name: 'Coming to this demo' });
  await coming.getByRole('link', { name: 'Fishing' }).click();
  await expect(page).toHaveURL(/\/fish$/);
  await expect(page.getByRole('heading', { name: 'These games are coming to this demo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play slots' })).toBeVisible();
  await expect(coming.getByRole('link', { name: 'Fishing' })).toBeHidden();
  await expect(coming.getByRole('link', { name: 'Sports', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Look at the games' }).click();
  await expect(page).toHaveURL(/\/fish\?show=all$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Maintenance')).toBeHidden();
});

test('the page of the one wallet lists games over all kinds, and has no side menu', { tag: '@night' }, async ({
  page,
}) => {
  await visit(page, '/seamless');
  await expect(page.getByRole('heading', { name: 'One wallet', level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
});

for (const language of ['EN', 'KM', 'AR'] as const)
  test(`home fits a phone in ${language}: whole covers on its first screen, one golden action, and an end @small`, async ({
    page,
  }) => {
    await visit(page, '/', { language });
    const main = page.getByRole('main');
    const cover = main.getByRole('article').first().locator('img');
    await expect(cover).toBeVisible();
    expect((await main.locator('[aria-roledescription]').first().boundingBox())?.height).toBeLessThanOrEqual(190);
    expect((await cover.boundingBox())?.y).toBeLessThanOrEqual(380);
    const { gold, actions } = await page.evaluate(() => {
      const colourOf = (part: Element | undefined): string => (part ? getComputedStyle(part).backgroundColor : '');
      const inView = [...document.querySelectorAll('a, button')].filter((action) => {
        const { top, bottom, width } = action.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      // the disc of the bar at the thumb, the third of its five places
      const disc = [...document.querySelectorAll('nav li:nth-child(3):nth-last-child(3) > a > span')].at(-1);
      return { gold: colourOf(disc), actions: inView.map(colourOf) };
    });
    expect(gold).toMatch(/^oklch/);
    expect(actions).not.toContain(gold);

    await scrollDown(page);
    await expect(main.getByRole('region')).toHaveCount(9);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(main.locator('[aria-busy=true]:visible')).toHaveCount(0);
    // a member's page has one row more, "Continue playing" with its 265 pixels, and is below 3,000 too
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_735);
  });

test('a provider has a page of its own, found from the end of every page; one that nobody knows has none', async ({
  page,
  faults,
}) => {
  await visit(page, '/promotions');
  await page.getByRole('link', { name: 'All providers' }).click();
  await page
    .getByRole('link', { name: /^House Studio/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/providers\/HOUSE$/);
  await expect(page.getByRole('heading', { name: 'House Studio', level: 1 })).toBeVisible();
  const best = page.getByRole('region', { name: 'Most played games' });
  await expect(best.getByRole('article')).toHaveCount(3);
  await page.goto('/providers/nobody');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  forgive(faults, /404/);
});

for (const [path, least] of [
  ['/', 1_300],
  ['/rng', 4_500],
] as const)
  test(`who reloads ${path} far down, or comes back to it from another document, is where they were`, {
    tag: '@night',
  }, async ({ page }) => {
    await visit(page, path);
    await scrollDown(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return place();
      })
      .toBeGreaterThan(least);
    await expect(page.getByRole('main').locator('[aria-busy=true]:visible')).toHaveCount(0);
    const left = await place();
    // what stands there stays where it is while rows above it become some pixels higher
    const drift = async () => Math.abs((await place()) - left);
    const isThere = async () => {
      await expect.poll(drift).toBeLessThan(12);
      // nothing but the page itself is below
      await expect(page.getByRole('main')).not.toHaveAttribute('style', /margin/);
      expect(await drift()).toBeLessThan(12);
    };
    await page.reload();
    await isThere();
    await page.goto('/help');
    await page.goBack();
    await isThere();
  });
