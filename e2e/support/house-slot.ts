import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import { test } from './site.ts';

/** Number of the first house slot of the demo. */
export const slotNode = 100_001;

/** Milliseconds that a round with fifteen free spins takes on a busy machine. */
export const longestRound = 180_000;

/** Milliseconds within which a busy page is ready to be played, and a press of it is heard and answered. */
export const longestAnswer = 60_000;

/**
 * The house slot in its frame, ready to be played.
 *
 * @param name of the spin button, in the language of the page
 */
export async function houseSlot(
  page: Page,
  name = 'Spin',
): Promise<{ readonly game: FrameLocator; readonly spin: Locator }> {
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name, exact: true });
  await expect(spin).toBeEnabled({ timeout: longestAnswer });
  return { game, spin };
}

/**
 * Plays one round to its end. One in some hundred brings free spins, up to fifteen, and each is shown in its own time.
 */
export async function playRound(page: Page, spin: Locator): Promise<void> {
  test.setTimeout(test.info().timeout + longestRound);
  const isPlayed = (answer: Response): boolean => answer.url().endsWith('/house/v1/spin') && answer.ok();
  const answered = page.waitForResponse(isPlayed, { timeout: longestAnswer });
  await spin.click({ timeout: longestAnswer });
  await answered;
  await expect(spin).toBeEnabled({ timeout: longestRound });
}

/** Small phones, upright and on their side, in CSS pixels. */
const smallScreens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
] as const;

/** The spin button and the board are whole on the screens of small phones, and a finger meets nothing that lies over them. */
export async function expectNothingOverPlay(page: Page): Promise<void> {
  const before = page.viewportSize();
  const frame = page.locator('iframe');
  const { game, spin } = await houseSlot(page);
  const reels = game.locator('.reels .cells').first();
  for (const size of smallScreens) {
    await page.setViewportSize(size);
    const covered = async () => {
      const place = await frame.boundingBox();
      if (!place) return ['there is no frame'];
      const found: string[] = [];
      for (const [name, part] of [
        ['spin', spin],
        ['board', reels],
      ] as const) {
        const points = await part.evaluate((element) => {
          const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
          const isWhole = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
          const at = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [left + x * width, top + y * height]));
          const isFree = at.every(([x = 0, y = 0]) => {
            const met = document.elementFromPoint(x, y);
            return met !== null && (element.contains(met) || met.contains(element));
          });
          return { isWhole, isFree, at };
        });
        if (!points.isWhole) found.push(`${name} is not whole`);
        if (!points.isFree) found.push(`something of the game lies over the ${name}`);
        const over = await frame.evaluate(
          (element, { at, left, top }) =>
            at.some(([x = 0, y = 0]) => document.elementFromPoint(left + x, top + y) !== element),
          { at: points.at, left: place.x, top: place.y },
        );
        if (over) found.push(`something of the site lies over the ${name}`);
      }
      return found;
    };
    await expect.poll(covered, `${size.width}x${size.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
