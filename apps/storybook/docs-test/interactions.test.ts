import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interactions, openWorkshop, type Workshop } from './workshop.ts';

let workshop: Workshop;
let page: Page;

beforeAll(async () => {
  // as large as where stories are tested by day
  workshop = await openWorkshop({ width: 1200, height: 800 });
  page = workshop.page;
  // a page without a story: the first one is played by its test
  await page.goto(`${workshop.address}/iframe.html?viewMode=docs&id=foundations-introduction--docs&globals=locale:KM`);
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

/** Arabic is played by day: the step `stories` mounts every story from right to left. */
test.each(interactions)('$title $name can be played in Khmer', async ({ id }) => {
  await page.evaluate((storyId) => {
    window.workshopLog = { failures: [], finished: [] };
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => window.workshopLog.finished.includes(storyId), id);
  expect(await page.evaluate(() => window.workshopLog.failures)).toEqual([]);
  expect(await page.getAttribute('html', 'lang')).toBe('km-KH');
});
