import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import { test } from './site.ts';

/** Number of the first house slot of the demo. */
export const slotNode = 100_001;

/** Milliseconds that a round with fifteen free spins takes on a busy machine. */
const longestRound = 180_000;

/** Milliseconds within which a press of a busy page is heard and answered. */
const longestAnswer = 60_000;

/** The house slot in its frame, ready to be played. */
export async function houseSlot(page: Page): Promise<{ readonly game: FrameLocator; readonly spin: Locator }> {
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();
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
