import type { CDPSession, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { signIn } from '../support/people.ts';
import { modals, publicPages } from '../support/public-pages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectShown,
  forgive,
  scrollDown,
  showTheme,
  test,
  visit,
} from '../support/site.ts';

/*
 * A window of its own for each page would be the half of the work: a browser starts, and compiles all scripts, for each. So
 * one window goes through some pages, each of which it loads anew.
 */

const memberPages = [
  '/lottery',
  '/member?page=personalHistoryCopy',
  '/member?page=transferFund',
  '/member?page=depositv2',
  '/member?page=withdraw',
  '/?modal=changePass',
  '/?modal=logout',
  '/?modal=wallet',
];

// what is asked here is asked of pages at rest
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choiceOfLanguage = (page: Page) => page.locator('select:has(option[value=AR])');

/** Opens an address; its window, if it names one, is there. */
async function arrive(page: Page, path: string, language: 'KM' | 'AR' = 'KM'): Promise<void> {
  await visit(page, path, { language });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(path.includes('modal=') ? dialog : page.getByRole('main')).toBeVisible();
  await expectShown(page);
}

/** Everything that is asked of an open page at its width. Zooming to 200 % is a window of half the width. */
async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await showTheme(page, 'light');
  await expectAccessible(page, 'colours');
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
}

const setTouch = (device: CDPSession, enabled: boolean): Promise<unknown> =>
  device.send('Emulation.setTouchEmulationEnabled', { enabled });

const wide = { width: 1440, height: 900 };

/** Shows the open page on a phone and right to left; without the side menu nobody can choose a language, so that page is opened anew. */
async function showOnPhone(page: Page, device: CDPSession, path: string): Promise<void> {
  await setTouch(device, true);
  // the side menu stands open in a wide window alone
  await page.setViewportSize(wide);
  const hasMenu = path !== '/helpmc';
  // behind a dialog nobody can reach it, and it works all the same
  if (hasMenu) await choiceOfLanguage(page).evaluate(choose, 'AR');
  await page.setViewportSize({ width: 390, height: 844 });
  if (!hasMenu) await arrive(page, path, 'AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectShown(page);
}

function choose(select: SVGElement | HTMLElement, value: string): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('This is no select.');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Goes through pages in one window, each of which is loaded and leaves the console clean. */
async function eachPage(
  page: Page,
  faults: string[],
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(paths.length * 60_000);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(wide);
      await look(path);
      // the browser names a page whose address leads nowhere by its status
      if (path === '/no-such-page') forgive(faults, /status of 404/);
      expect(faults, path).toEqual([]);
    });
}

for (const paths of [...publicPages, ...modals])
  test(`${paths.join(' ')} are accessible and fit in both themes, zoomed, and right to left on a phone`, async ({
    page,
    faults,
  }) => {
    const device = await page.context().newCDPSession(page);
    await eachPage(page, faults, paths, async (path) => {
      await setTouch(device, false);
      await arrive(page, path);
      await expectFitAndAccessible(page);
      await showOnPhone(page, device, path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

test('pages of a member are accessible in both themes, and nothing is sideways down to 320 px', async ({
  page,
  faults,
}) => {
  await signIn(page, accounts.member);
  await eachPage(page, faults, memberPages, async (path) => {
    await visit(page, path, { language: 'KM' });
    await expect(
      page.getByRole(/modal/.test(path) ? 'dialog' : 'table').or(page.getByRole('alertdialog')),
    ).toBeVisible();
    await expectFitAndAccessible(page);
  });
});

test('pages are shown in the colours of the reader’s own, and without motion', async ({ page, faults }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await eachPage(page, faults, ['/', '/rng', '/?modal=login'], async (path) => {
    await arrive(page, path);
    await expectNoSidewaysScroll(page);
    // which control has the focus is said by an outline, its own or its frame's, which these colours keep
    await page.keyboard.press('Tab');
    const isOutlined = await page.evaluate(() => {
      const control = document.activeElement;
      const frames = [control, control?.parentElement, control?.parentElement?.parentElement];
      return frames.some((frame) => frame && getComputedStyle(frame).outlineStyle !== 'none');
    });
    expect(isOutlined).toBe(true);
    // nothing moves by itself, and nothing takes its time
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '')),
    );
    expect(moving).toEqual([]);
  });
});

test('going forward starts at the top, going back finds the place again', async ({ page }) => {
  await visit(page, '/');
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/promotions/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
