import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test } from './site.ts';

/** Number of the first house slot of the demo. */
export const slotNode = 100_001;

/** Milliseconds that a round with fifteen free spins takes on a busy machine. */
const longestRound = 180_000;

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
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/house/v1/spin') && answer.ok());
  await spin.click();
  await answered;
  await expect(spin).toBeEnabled({ timeout: longestRound });
}
