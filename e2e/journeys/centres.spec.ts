import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedLanguages } from '@mekong/i18n/registry';
import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { operationsOrigin } from '../support/addresses.ts';
import { lookAt, widths } from '../support/look-at.ts';
import { signIn } from '../support/people.ts';
import { expect, test, visit, visitAsAgent } from '../support/site.ts';

/*
 * Every page of the three centres, by its address, in every language, at each width and in both themes. Which pages there are is
 * read from the registries, so a page that comes is looked at without a line here, and one that nobody here is offered is told.
 */

const registry = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const namesIn = (path: string): readonly string[] =>
  [...registry(path).matchAll(/^ {2}(\w+): \w+Page,$/gm)].map(([, name = '']) => name);

/** What the menu of the open page leads to. */
const linksOf = (page: Page, start: string): Promise<readonly string[]> =>
  page
    .locator(`a[href^="${start}"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

const widest = { width: 1440, height: 900 };

/** Languages do not begin with the same width and theme: an address is opened on each. */
const beginOf = (place: number) =>
  ({
    width: widths[place % widths.length] ?? 1440,
    theme: place % 2 === 0 ? 'dark' : 'light',
  }) as const;

type Begin = ReturnType<typeof beginOf>;

interface Look {
  readonly open: (path: string) => Promise<unknown>;
  /** Widths that each page is looked at in. @default all */
  readonly at?: readonly number[];
  readonly start?: string;
}

/** An address without what stands for one of many alike: a bet, an order, a day. */
const shapeOf = (path: string): string => path.replace(/=[^&]*\d[^&]*/g, '=');

/** What pages lead to that is a page of the centre too (a step, a record, a message), one of each shape. */
const deeperOf = (links: readonly string[]): readonly string[] => [
  ...new Map(links.filter((link) => link.includes('&')).map((link) => [shapeOf(link), link] as const)).values(),
];

/**
 * Opens each page and looks at it. The console of the browser is read after each, so that what it says has a place.
 *
 * @param start with which the links begin that are collected
 * @returns what the pages lead to
 */
async function lookAtAll(
  page: Page,
  faults: string[],
  paths: readonly string[],
  { width, theme, open, at, start }: Begin & Look,
): Promise<readonly string[]> {
  const found: string[] = [];
  const links: string[] = [];
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width, height: 844 });
      await open(path);
      // whether it comes is looked at with the rest
      await page
        .getByRole('heading', { level: 1 })
        // behind a window the page has no heading for anybody
        .or(page.getByRole('dialog'))
        .first()
        .waitFor({ timeout: 30_000 })
        .catch(() => undefined);
      const wrong = [...(await lookAt(page, theme, at)), ...faults.splice(0).map((fault) => `console: ${fault}`)];
      found.push(...wrong.map((fault) => `${path} ${fault}`));
      if (start) links.push(...(await linksOf(page, start)));
    });
  expect(found).toEqual([]);
  return links;
}

const centres = [
  {
    who: 'a member',
    account: accounts.member,
    path: '/member',
    names: namesIn('../../apps/web/src/centres/member/pages.ts'),
  },
  {
    who: 'an agent',
    account: accounts.agent,
    path: '/agentHome',
    names: namesIn('../../apps/web/src/centres/agent/pages.ts'),
  },
];

for (const [place, language] of shippedLanguages.entries())
  for (const { who, account, path, names } of centres)
    test(`${who} opens every page of the own centre by its address: whole and accessible in ${language}`, {
      tag: '@night',
    }, async ({ page, faults }) => {
      await page.setViewportSize(widest);
      await signIn(page, account);
      // whoever has been on the page of contracts has seen those that wait, and no window opens over the others
      await (path === '/member' ? visit(page, path) : visitAsAgent(page, `${path}?page=contracts`));
      const start = `${path}?page=`;
      await expect(page.locator(`a[href^="${start}"]`).first()).toBeVisible();
      const paths = (await linksOf(page, start)).filter((link) => !link.includes('&'));
      expect(paths.map((link) => link.slice(start.length)).toSorted()).toEqual(names.toSorted());
      const { theme, width } = beginOf(place);
      const open = (to: string) => visit(page, to, { language, theme });
      test.setTimeout(paths.length * 150_000);
      const links = await lookAtAll(page, faults, paths, { theme, width, open, start });
      await lookAtAll(page, faults, deeperOf(links), { theme, width: 390, open, at: [390] });
    });

/** The languages that operators work in. */
for (const [place, language] of ['EN', 'KM'].entries())
  test(`an operator opens every page of the console by its address: whole and accessible in ${language}`, {
    tag: '@night',
  }, async ({ page, faults }) => {
    const { theme, width } = beginOf(place);
    await page.addInitScript(
      ([lang, chosen]) => {
        localStorage.setItem('lang', lang);
        localStorage.setItem('theme', chosen);
      },
      [language, theme] as const,
    );
    await page.setViewportSize(widest);
    await page.goto(operationsOrigin);
    const menu = page.getByRole('navigation').first().getByRole('link');
    await expect(menu.first()).toBeVisible();
    const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const known = registry('../../apps/console/src/pages/pages.ts').match(/^ {2}\w+Page,$/gm) ?? [];
    expect(paths).toHaveLength(known.length);
    test.setTimeout(paths.length * 90_000);
    await lookAtAll(page, faults, paths, { theme, width, open: (to) => page.goto(operationsOrigin + to) });
  });
