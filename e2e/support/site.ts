import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { ShippedLanguage } from '@mekong/i18n/registry';
import { test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import type { Account } from './accounts.ts';
import { siteOrigin } from './addresses.ts';

export { expect };

interface SiteFixtures {
  /** What the browser complained about; must be empty at the end of every journey. */
  readonly faults: string[];
}

/** Whether the journey is one on a phone. */
const isSmall = ({ tags }: TestInfo): boolean => tags.includes('@small');

/**
 * A page that fails the test for anything in its console. What `@small` stands for is said here and not by a project: each
 * project starts workers and browsers of its own.
 */
export const test = base.extend<SiteFixtures>({
  viewport: ({ viewport }, use, journey) => use(isSmall(journey) ? { width: 390, height: 844 } : viewport),
  isMobile: ({ isMobile }, use, journey) => use(isMobile || isSmall(journey)),
  hasTouch: ({ hasTouch }, use, journey) => use(hasTouch || isSmall(journey)),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(faults);
      expect(faults, 'The browser console must stay clean.').toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes out what the browser says of a call that was refused or cut off on purpose; anything else still fails the journey. */
export function forgive(faults: string[], expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

interface Visit {
  readonly language?: ShippedLanguage;
  readonly theme?: 'dark' | 'light';
  /** Whether the announcements were closed before. */
  readonly hasSeenNews?: boolean;
}

/** Opens a page of the site as somebody who chose a language and a theme before. */
export async function visit(
  page: Page,
  path = '/',
  { language = 'EN', theme = 'dark', hasSeenNews = true }: Visit = {},
): Promise<void> {
  await page.addInitScript(
    ([lang, chosen, seen]) => {
      localStorage.setItem('lang', String(lang));
      localStorage.setItem('theme', String(chosen));
      if (!seen) return;
      sessionStorage.setItem('publicityClose', 'true');
      // the end of a session clears it, and the announcements would open over what the journey does next
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (this: Storage, key: string) {
        if (key !== 'publicityClose') remove.call(this, key);
      };
    },
    [language, theme, hasSeenNews] as const,
  );
  await page.context().addCookies([{ name: 'lang', value: language, url: siteOrigin }]);
  await page.goto(path);
  await expectAwake(page);
}

/** Parts that React takes over with the first input; those of the page that its width hides can wait for another width. */
const pending = '[data-late=pending]:not(main *), main [data-late=pending] > :visible';

/**
 * A server-rendered page listens a moment after it can be read, most of it when somebody comes near, and forgets until then what is
 * typed; a person is never that quick.
 */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-ssr])')).toBeAttached();
  await page.mouse.move(1, 1);
  await expect(page.locator(pending)).toHaveCount(0);
}

/** Logs in through the form. Journeys that are about something else take `signIn` of people.ts: it is quicker. */
export async function logIn(page: Page, { username, password }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(username);
  await dialog.locator('[name=password]').fill(password);
  await sendLogin(dialog);
  await expect(dialog).toBeHidden();
}

/** Sends the form of the log-in. The human check is done by its twin without a puzzle, which needs no eye and no hand. */
export async function sendLogin(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Go on without a puzzle' }).click();
}

/** Sends the form of the registration; see {@link sendLogin}. */
export async function sendRegistration(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Create account' }).click();
  await form.getByRole('button', { name: 'Go on without a puzzle' }).click();
}

/** The page has found out who is logged in: what a journey does to the session or the clock comes after that. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByTestId('balance')).toHaveText(/\d/);
}

/** Closes a dialog by its key. It hears that from when it has the focus, which is a moment after it can be seen. */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Presses what the page may do by itself a moment earlier: then there is nothing to press any more, which is as good. */
export async function pressIfThere(control: Locator): Promise<void> {
  await control.evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.click();
  });
}

/** Reads and acknowledges the notices that an agent finds in a browser of its own. */
export async function acknowledgeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('dialog', { name: 'Notice for agents' });
  await expect(notices).toContainText('Notice 1 of 2');
  await notices.getByRole('button', { name: 'Next' }).click();
  await expect(notices).toContainText('Notice 2 of 2');
  await notices.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(notices).toBeHidden();
}

/** Opens a page as an agent for the first time, and acknowledges the notices that nobody has acknowledged in that name before. */
export async function visitAsAgent(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/notices/acknowledged'));
  await visit(page, path);
  const { value } = (await (await answer).json()) as { value: { ids: string[] } };
  if (value.ids.length === 0) await acknowledgeNotices(page);
}

/** Logs out through the side menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/**
 * Scrolls on as a person does: what lies below the first screen of home is made then. A page that came without its content is
 * too short for it until its first games are there.
 */
export async function scrollDown(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 700);
}

/** The balance in the header as a number of units. */
export async function balanceOf(page: Page): Promise<number> {
  const text = (await page.getByTestId('balance').textContent()) ?? '';
  return Number(text.replace(/[^\d.]/g, ''));
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/** The file for pages: `axe.source` is the one to be read, more than twice as long, and a page compiles it each time it gets it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that look at colours: all that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: the rule and where it is broken. */
export async function violationsOf(page: Page, only: 'all' | 'colours'): Promise<string[]> {
  // colours on their way from one to another have contrasts that nobody sees
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await look(page, {
    runOnly: only === 'colours' ? colourRules : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // what passes is not listed: half of the work was to describe it
    resultTypes: ['violations'],
    // the only rule that wants files ahead is about sounds: without this every style sheet is parsed each time
    preload: { assets: ['media'] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** The builder looks into frames too, and sends axe at each look; a page without frames gets it once. */
async function look(page: Page, options: RunOptions): Promise<Result[]> {
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (wanted) => (await window.axe.run(wanted)).violations, options);
}

/**
 * No rule of WCAG 2.2 AA that axe knows is broken on the page. What comes or goes by itself while axe looks (a win in the
 * ticker, a message) is half rendered for a moment; what is wrong with the page is so at the second look too.
 *
 * @param only what is looked at: all of it, or the colours of a page that was looked at in another theme
 */
export async function expectAccessible(page: Page, only: 'all' | 'colours' = 'all'): Promise<void> {
  await expect.poll(() => violationsOf(page, only), { timeout: 20_000, intervals: [1_000, 3_000] }).toEqual([]);
}

/** Shows the page in the other theme, as the switch in the header does, without loading it again. */
export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}

/** All that the window shows is there: no placeholder, no picture under way. */
export async function expectShown(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const isInWindow = (element: Element): boolean => {
          const { top, right, bottom, left, width } = element.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        };
        const waiting = [...document.querySelectorAll('[aria-busy=true], img')].filter(
          (element) => !(element instanceof HTMLImageElement && element.complete) && isInWindow(element),
        );
        return waiting.map(({ outerHTML }) => outerHTML.slice(0, 120));
      }),
    )
    .toEqual([]);
}

/** Nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
