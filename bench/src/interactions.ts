import type { Page } from 'playwright';
import type { Interaction } from './browser.ts';

/** What is timed on every page. */
export const interactionNames = [
  'vendor menu',
  'log-in dialog',
  'theme',
  'side menu',
  'favourite',
  'next page',
] as const;
export type InteractionName = (typeof interactionNames)[number];

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** The same acts on the baseline pages and on ours, in English. */
export const baselineInteractions: Record<InteractionName, Interaction> = {
  'vendor menu': (page) => press(page, 'Slots'),
  'log-in dialog': (page) => press(page, 'Log in'),
  theme: (page) => press(page, 'Theme'),
  'side menu': (page) => press(page, 'Side menu'),
  favourite: (page) => press(page, 'Favourite'),
  'next page': (page) => press(page, 'Next page'),
};

/** Ours, logged out: a favourite asks to log in, so its press opens the dialog; the next page is that of the banners. */
export const ourInteractions: Record<InteractionName, Interaction> = {
  'vendor menu': (page) => press(page, 'Providers: Slots'),
  'log-in dialog': async (page) => {
    await page.getByRole('button', { name: 'Log in', exact: true }).hover();
    await page.waitForLoadState('networkidle');
    await press(page, 'Log in');
    await page.getByRole('dialog').waitFor();
  },
  theme: (page) => page.getByRole('switch', { name: /theme/i }).click(),
  'side menu': (page) => press(page, 'Side menu'),
  favourite: (page) => press(page, /^Favourite/),
  'next page': (page) => press(page, /next/i),
};

/** A thousand cards appear: the rest of the page has been there before. */
export const showCards: Interaction = (page) => press(page, 'Show 1,000 cards');

/** The log-in dialog opens and is closed by its key. */
export const openAndClose: Interaction = async (page) => {
  await press(page, 'Log in');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};
