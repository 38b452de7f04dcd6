import { brandNames } from '@mekong/ui/brands';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, openWorkshop, pages, type Workshop } from './workshop.ts';

const themes = ['dark', 'light'] as const;

let workshop: Workshop;
let page: Page;
let failures: string[] = [];

const open = async (): Promise<void> => {
  workshop = await openWorkshop({ width: 1280, height: 900 });
  page = workshop.page;
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    // some stories are about pictures that are missing
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      failures.push(message.text());
  });
};

/** Asks the preview that stands for something, as the workshop around it does. */
const ask = (value: object): Promise<void> =>
  page.evaluate((asked) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    // a page that was just loaded does not write down yet
    if (!window.workshopLog) {
      channel.on('storyFinished', ({ storyId }) => window.workshopLog.finished.push(storyId));
      channel.on('docsRendered', (id) => window.workshopLog.finished.push(id));
    }
    window.workshopLog = { failures: [], finished: [] };
    channel.emit('setCurrentStory', asked);
  }, value);

/** Empties the frames of the page that stands: a story that is still being played there complains when it is cut off. */
const leaveFrames = (): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('iframe')].map((frame) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.src = 'about:blank';
        return promise;
      }),
    ),
  );

/** Waits for a page and all its stories: the preview reloads itself when it leaves one that is still being rendered. */
const rendered = ({ id, title }: Entry): Promise<unknown> =>
  page.waitForFunction(
    ([shown, name, isPart]) => {
      const { finished } = window.workshopLog;
      const stories = [...document.querySelectorAll('[id^=story--][id$=-inner]')];
      const isThere = document.querySelector<HTMLElement>('.sbdocs-content h1')?.innerText === name;
      const hasStories = stories.length > 0 || document.querySelector('.docs-frame') !== null;
      const isDone = stories.every((story) => finished.some((one) => story.id.includes(one)));
      // without texts in its language an example is empty
      const hasExamples = [...document.querySelectorAll('.docs-example')].every(({ firstChild }) => firstChild);
      return finished.includes(shown) && (!isPart || (isThere && hasStories && hasExamples)) && isDone;
    },
    [id, title.split('/').at(-1) ?? '', !title.startsWith('Foundations/')] as const,
  );

/** What a reader would take for a fault of the page as it stands. */
const faultsOfPage = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    if (!document.querySelector('.sbdocs-content h1')) found.push('the page has no title');
    if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) found.push('Storybook shows an error');
    for (const text of all('.sbdocs-content p:not(.sb-unstyled *)'))
      if (/^\s*\|.*\|/m.test(text.innerText)) found.push(`a table is printed raw: ${text.innerText.slice(0, 80)}`);
    if (all('[data-scrim], dialog[open]').length > 0) found.push('something lies over the page');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    const directionOf = (element: Element): string => getComputedStyle(element).direction;
    if (all('.sbdocs-content').some((content) => directionOf(content) !== 'ltr'))
      found.push('English stands from right to left');
    if (all('.docs-story, .docs-example').some((story) => directionOf(story) !== directionOf(document.documentElement)))
      found.push('what is shown has another direction than its language');
    for (const cell of all('.docblock-argstable-body td:nth-child(2)'))
      if (/(^|\n)(union|unknown)($|\n)/.test(cell.innerText))
        found.push(`a type says nothing: ${cell.parentElement?.innerText}`);
    for (const row of all('.docblock-argstable-body tr')) {
      const [, type, , control] = row.querySelectorAll('td');
      if (type?.innerText.endsWith('\nboolean') && !control?.querySelector('input, button'))
        found.push(`nothing switches ${row.innerText.split('\n')[0]}`);
      if (/\) => \w+\)?$/.test(type?.innerText ?? '') && control?.querySelector('textarea'))
        found.push(`a function is asked for as JSON: ${row.innerText.split('\n')[0]}`);
    }
    return found;
  });

/** Texts that are hard to read: what is written about a part, and the part itself, in the colours of this brand and theme. */
const hardToRead = (): Promise<string[]> =>
  page.evaluate(async () => {
    // the switches of the props table are Storybook's own
    const context = { include: 'body', exclude: '.docblock-argstable' };
    const { violations } = await window.axe.run(context, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`));
  });

/** The brands in turn: a page is opened in one language for each brand. */
const languages = ['EN', 'AR', 'KM'] as const;

/**
 * Opens every page once for each brand of a language, half of the pages in each theme: over all brands each is seen in both
 * themes. All pages in all of these would take several times as long and show colours that others have shown. A file for each
 * language, so that they run side by side.
 */
export function testPages(locale: (typeof languages)[number]): void {
  beforeAll(open);
  afterAll(() => workshop?.close());

  const views = brandNames.flatMap((brand, index) =>
    themes.map((theme, side) => ({ brand, theme, index, first: (index + side) % 2 })),
  );
  const ofLanguage = views.filter(({ index }) => languages[index % languages.length] === locale);

  describe.each(ofLanguage)(`in ${locale}, $brand, $theme`, ({ brand, theme, first }) => {
    const shown = pages.filter((_, place) => place % 2 === first);

    // a load for each theme: the preview reloads itself when it is left while all stories of a page change theirs
    beforeAll(async () => {
      const globals = `locale:${locale};brand:${brand};theme:${theme}`;
      await page.goto(`${workshop.address}/iframe.html?viewMode=docs&id=${shown[1]?.id}&globals=${globals}`);
      await page.waitForSelector('.sbdocs-content h1');
      await page.evaluate(axe.source);
    });

    test.each(shown)('$title opens whole and can be read', async (entry) => {
      await leaveFrames();
      failures = [];
      await ask({ storyId: entry.id, viewMode: 'docs' });
      await rendered(entry);
      expect(await faultsOfPage()).toEqual([]);
      expect.soft(await hardToRead()).toEqual([]);
      expect(failures).toEqual([]);
    });
  });
}
