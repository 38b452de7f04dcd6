import type { FrameLocator, Locator, Page, Response } from '@playwright/test';
import { houseSlot, longestAnswer, longestRound } from '../support/house-slot.ts';
import { expectFocusSeen, press, tabTo, watch } from '../support/keyboard.ts';
import { newMember } from '../support/people.ts';
import { expect, test, visit } from '../support/site.ts';

/** A slot of each of the twelve models, by its number, and what its rounds may bring besides the paid spin. */
const slots = [
  ['lines', 100_010, 'free'],
  ['classic reels', 100_012, undefined],
  ['ways', 100_006, 'free'],
  ['clusters', 100_018, undefined],
  ['pays anywhere', 100_019, 'free'],
  ['changing heights', 100_020, 'free'],
  ['expanding symbols', 100_013, 'free'],
  ['hold and spin', 100_016, 'respin'],
  ['sticky wilds', 100_014, 'free'],
  ['mystery symbols', 100_015, undefined],
  ['a wheel', 100_017, 'wheel'],
  ['linked jackpots', 517_123_635, undefined],
] as const;

type Feature = Exclude<(typeof slots)[number][2], undefined>;

interface Words {
  readonly language: 'EN' | 'AR';
  readonly raise: string;
  readonly spin: string;
  readonly paytable: string;
  readonly rounds: string;
  readonly exit: string;
  readonly lost: RegExp;
  readonly returned: RegExp;
  readonly won: RegExp;
  readonly features: Readonly<Record<Feature, RegExp>>;
}

const english: Words = {
  ...{
    language: 'EN',
    raise: 'Raise the bet',
    spin: 'Spin',
    paytable: 'Paytable',
    rounds: 'All my rounds',
    exit: 'Exit game',
  },
  ...{ lost: /^No win\./, returned: /^Returned .*\d/, won: /^(Win|Big win:|Mega win:) .*\d/ },
  features: {
    free: /^1 free spin/,
    respin: /^Coins stay, empty places spin again$/,
    wheel: /^Wheel bonus$/,
  },
};

const arabic: Words = {
  ...{ language: 'AR', raise: 'رفع الرهان', spin: 'تدوير', paytable: 'جدول العوائد', rounds: 'كل جولاتي' },
  ...{ exit: 'مغادرة اللعبة', lost: /^لا مكسب\./, returned: /^أُعيد .*\d/, won: /^(مكسب|فوز كبير:|فوز هائل:) .*\d/ },
  features: {
    free: /^دورة مجانية/,
    respin: /^تبقى العملات وتدور المواضع الفارغة من جديد$/,
    wheel: /^مكافأة العجلة$/,
  },
};

interface Played {
  readonly stake: string;
  readonly payout: string;
  readonly steps: readonly { readonly kind: string; readonly board: unknown; readonly multiplier: number }[];
}

const isPlayed = (answer: Response): boolean => answer.url().endsWith('/house/v1/spin') && answer.ok();

/** The next round brings a feature after its paid spin, which pays nothing: rounds that do by themselves are rare. */
async function addFeature(page: Page, kind: Feature): Promise<void> {
  await page.route(
    '**/house/v1/spin',
    async (route) => {
      const answer = await route.fetch();
      const told = (await answer.json()) as { value: { round: Played } };
      const { round } = told.value;
      const [paid] = round.steps;
      const nothing = { wins: [], units: 0, payout: '0.0000', multiplier: 1 };
      const steps = [
        { ...paid, ...nothing },
        { ...paid, ...nothing, kind, ...(kind === 'wheel' && { symbol: 'wheel-1' }) },
      ];
      await route.fulfill({
        response: answer,
        json: { ...told, value: { ...told.value, round: { ...round, payout: '0.0000', steps } } },
      });
    },
    { times: 1 },
  );
}

/** Spins by Enter and waits for the end of the round. */
async function spinByKey(page: Page, spin: Locator): Promise<Played> {
  const answered = page.waitForResponse(isPlayed, { timeout: longestAnswer });
  await press(spin);
  const { value } = (await (await answered).json()) as { value: { round: Played } };
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: longestRound });
  await expect(spin, 'The focus stays where it was.').toBeFocused();
  return value.round;
}

/** What is said of a result: what came back, and a win only where that is more than the stake. */
const wordsFor = ({ stake, payout }: Played, { lost, returned, won }: Words): RegExp =>
  Number(payout) === 0 ? lost : Number(payout) > Number(stake) ? won : returned;

/** What live regions of the game have said so far, without the marks around amounts. */
const heardIn = async (game: FrameLocator): Promise<readonly string[]> => {
  const heard = await game.locator('body').evaluate(() => window.heard ?? []);
  return heard.map((text) => text.replaceAll(/[\u2066-\u2069\u00a0]/g, ''));
};

/** A game from its launch to the way out, without a pointer and without looking. */
async function playByKeyboard(page: Page, node: number, feature: Feature | undefined, words: Words): Promise<void> {
  test.setTimeout(3 * longestRound);
  await watch(page);
  await newMember(page);
  await visit(page, '/promotions', { language: words.language });
  await page.goto(`/game?node=${node}`);
  const { game, spin } = await houseSlot(page, words.spin);
  const named = (name: string): Locator => game.getByRole('button', { name, exact: true });

  // the stake, which keeps the focus on its button
  const stake = game.locator('button.stake .value');
  const before = await stake.textContent();
  await press(named(words.raise));
  await expect(stake).not.toHaveText(before ?? '');
  await expect(named(words.raise)).toBeFocused();

  const round = await spinByKey(page, spin);
  await expect.poll(async () => (await heardIn(game)).at(-1)).toMatch(wordsFor(round, words));
  // the board itself is read row by row
  await expect(game.locator('.reels').first()).toHaveAttribute('aria-label', /1.*\S/);

  if (feature) {
    await addFeature(page, feature);
    const said = (await heardIn(game)).length;
    await spinByKey(page, spin);
    await expect
      .poll(async () => (await heardIn(game)).slice(said))
      .toContainEqual(expect.stringMatching(words.features[feature]));
  }

  for (const panel of [words.paytable, words.rounds])
    await test.step(panel, async () => {
      await press(named(panel));
      const dialog = game.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(named(panel)).toBeFocused();
    });

  await expectFocusSeen(page);
  expect(await game.locator('body').evaluate(() => window.unseen), 'What has the focus in the game shows it.').toEqual(
    [],
  );
  await tabTo(page.getByRole('button', { name: words.exit }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/game\?/);
}

for (const [model, node, feature] of slots)
  test(`a slot of ${model} is played by keyboard alone, and each result is told in words`, {
    tag: '@night',
  }, async ({ page }) => {
    await playByKeyboard(page, node, feature, english);
  });

test('a slot is played by keyboard alone in Arabic, and each result is told in Arabic', {
  tag: '@night',
}, async ({ page }) => {
  await playByKeyboard(page, 100_016, 'respin', arabic);
});
