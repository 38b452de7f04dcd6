import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interactions, openWorkshop, type Workshop } from './workshop.ts';

/** What the preview offers to a page that looks at it, and what the test writes down in it. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory', value: object): void;
    on(event: 'storyFinished', listener: (value: { storyId: string }) => void): void;
    on(event: 'playFunctionThrewException', listener: (error: { message: string }) => void): void;
    on(event: 'unhandledErrorsWhilePlaying', listener: (errors: { message: string }[]) => void): void;
  };
  /** What failed while the story was played. */
  failures: string[];
  /** The story that has ended. */
  finished: string;
}

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
    const preview = window as unknown as Preview;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on('playFunctionThrewException', ({ message }) => preview.failures.push(message));
    channel.on('unhandledErrorsWhilePlaying', (errors) =>
      preview.failures.push(...errors.map(({ message }) => message)),
    );
    channel.on('storyFinished', ({ storyId }) => {
      preview.finished = storyId;
    });
  });
});
afterAll(() => workshop?.close());

/** Arabic is played by day: the step `stories` mounts every story from right to left. */
test.each(interactions)('$title $name can be played in Khmer', async ({ id }) => {
  await page.evaluate((storyId) => {
    const preview = window as unknown as Preview;
    preview.failures = [];
    preview.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => (window as unknown as Preview).finished === storyId, id);
  expect(await page.evaluate(() => (window as unknown as Preview).failures)).toEqual([]);
  expect(await page.getAttribute('html', 'lang')).toBe('km-KH');
});
