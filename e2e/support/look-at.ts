import type { Page } from '@playwright/test';
import { expectAccessible, expectShown, showTheme, violationsOf } from './site.ts';

/** A phone, a tablet on its side, and a desk. */
export const widths = [390, 1024, 1440] as const;

/**
 * Texts that are cut: an ellipsis stands for their end, or their box hides it. What is there for screen readers alone has no
 * size. Let through are those that say all of it by a title, and lines of a preview: beside them is what opens the whole.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || style.visibility === 'hidden' || element.title) continue;
      const isOfText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const isSideways =
        element.scrollWidth > element.clientWidth + 1 && (isOfText || style.textOverflow === 'ellipsis');
      const isPreview = element.closest('li, tr')?.querySelector('a[href], button') != null;
      const isClamped =
        style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1 && !isPreview;
      if (isSideways || isClamped) found.push(element.innerText.slice(0, 80));
    }
    return found;
  });

/** Texts that stick out of the box that they stand in, the nearest one that can be seen by its colour or its line. */
export const spilledTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isBox = ({ backgroundColor, borderInlineStartWidth, borderInlineStartColor }: CSSStyleDeclaration): boolean =>
      [backgroundColor, ...(borderInlineStartWidth === '0px' ? [] : [borderInlineStartColor])].some(
        (color) => color !== 'rgba(0, 0, 0, 0)',
      );
    const boxOf = (element: Element | null): Element | undefined => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        // what can be scrolled shows the rest, and what is there for screen readers alone has no size
        const isFree = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
        if (isFree || at.clientWidth < 2) return undefined;
        if (style.display !== 'inline' && isBox(style)) return at;
      }
      return undefined;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue;
      // a banner that waits for its turn, the page behind a window
      const box = element.closest('[inert], [aria-hidden=true]') ? undefined : boxOf(element)?.getBoundingClientRect();
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < box.left - 1.5 || right > box.right + 1.5),
      );
      if (isOut) found.push(text.textContent.trim().slice(0, 80));
    }
    return found;
  });

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds that does not pass by itself. */
const brokenRules = (page: Page, only: 'all' | 'colours'): Promise<readonly string[]> =>
  expectAccessible(page, only).then(
    () => [],
    () => violationsOf(page, only),
  );

/** What is wrong with the open page at its width. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await expectShown(page).catch(() => found.push('something stays on its way'));
  // letters of a face that is on its way have other widths
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heads = await page.getByRole('heading', { level: 1 }).count();
  // behind a window nobody is told of the page, nor of its heading
  const hasWindow = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  if (heads !== 1 && !hasWindow) found.push(`${heads} headings of the first rank`);
  const over = await sideways(page);
  if (over !== 0) found.push(`${over} px sideways`);
  found.push(
    ...(await cutTexts(page)).map((text) => `cut: ${text}`),
    ...(await spilledTexts(page)).map((text) => `sticks out: ${text}`),
    ...(await brokenRules(page, 'all')),
  );
  return found;
}

/**
 * Looks at the open page in some widths and both themes: it has one heading of the first rank, is there as a whole, scrolls in one
 * direction, cuts no text, lets none stick out of its box, and axe has nothing to say.
 *
 * @param theme that it is open in
 * @param at widths of the window in px
 * @returns what is wrong, each with where
 */
export async function lookAt(
  page: Page,
  theme: 'dark' | 'light',
  at: readonly number[] = widths,
): Promise<readonly string[]> {
  const found: string[] = [];
  const other = theme === 'dark' ? 'light' : 'dark';
  for (const width of at) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    found.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
    await showTheme(page, other);
    found.push(...(await brokenRules(page, 'colours')).map((fault) => `${width} px, ${other}: ${fault}`));
    await showTheme(page, theme);
  }
  return found;
}
