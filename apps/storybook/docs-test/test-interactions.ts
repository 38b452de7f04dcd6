import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interactions, openWorkshop, type Workshop } from './workshop.ts';

const languageTags = { AR: 'ar', KM: 'km-KH' } as const;

/**
 * Plays every story in which somebody does something, one after the other, as a reader of the workshop does whose toolbar
 * shows this language. A file for each language, so that they run side by side.
 */
export function testInteractions(locale: keyof typeof languageTags): void {
  let workshop: Workshop;
  let page: Page;

  beforeAll(async () => {
    // as large as where stories are tested by day
    workshop = await openWorkshop({ width: 1200, height: 800 });
    page = workshop.page;
    // a page without a story: the first one is played by its test
    const start = `viewMode=docs&id=foundations-introduction--docs&globals=locale:${locale}`;
    await page.goto(`${workshop.address}/iframe.html?${start}`);
    await page.waitForSelector('.sbdocs-content h1');
    await page.evaluate(() => {
      window.workshopLog = { failures: [], finished: [] };
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      channel.on('playFunctionThrewException', ({ message }) => window.workshopLog.failures.push(message));
      channel.on('unhandledErrorsWhilePlaying', (errors) =>
        window.workshopLog.failures.push(...errors.map(({ message }) => message)),
      );
      channel.on('storyFinished', ({ storyId }) => window.workshopLog.finished.push(storyId));
    });
  });
  afterAll(() => workshop?.close());

  test.each(interactions)(`$title $name can be played in ${locale}`, async ({ id }) => {
    await page.evaluate((storyId) => {
      window.workshopLog = { failures: [], finished: [] };
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
    await page.waitForFunction((storyId) => window.workshopLog.finished.includes(storyId), id);
    expect(await page.evaluate(() => window.workshopLog.failures)).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(languageTags[locale]);
  });
}
