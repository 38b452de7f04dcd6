import type { Browser } from 'playwright';
import type { Content, Picture } from '../baselines/content.ts';
import { visitor } from './browser.ts';

/** What the baselines need to show the same as a page of ours. */
export interface Shown {
  readonly content: Content;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/**
 * Reads a page of ours as it stands when nothing more appears: names, words, cards and pictures in the very files that the
 * browser chose.
 */
export async function contentOf(browser: Browser, url: string): Promise<Shown> {
  const { context, page } = await visitor(browser);
  const pictures = new Map<string, Picture>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image' || !response.ok()) return;
    const { pathname, search } = new URL(response.url());
    const body = await response.body().catch(() => undefined);
    if (body) pictures.set(pathname + search, { body, type: response.headers()['content-type'] ?? 'image/avif' });
  });
  // pictures are made when they are first asked for
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.locator('html:not([data-ssr])').waitFor({ state: 'attached' });
  await page.waitForTimeout(3_500);
  const content = await page.evaluate((): Content => {
    const path = (image: HTMLImageElement | null): string | undefined => {
      if (!image?.currentSrc) return undefined;
      const { pathname, search } = new URL(image.currentSrc);
      return pathname + search;
    };
    const textOf = (root: Element, selector: string): string => root.querySelector(selector)?.textContent ?? '';
    const linksOf = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((link) => link.textContent?.trim() ?? '');
    const cardOf = (card: Element) => ({
      name: textOf(card, 'a'),
      vendor: textOf(card, 'a + span'),
      picture: path(card.querySelector('img')),
    });
    const all = [...document.querySelectorAll('main article')];
    const rails = [...document.querySelectorAll('main section')].filter((section) => section.querySelector('article'));
    const inRails = new Set<Element>(rails.flatMap((rail) => [...rail.querySelectorAll('article')]));
    const rest = all.filter((card) => !inRails.has(card));
    return {
      title: textOf(document.documentElement, 'h1'),
      navigation: linksOf('header nav a'),
      menu: linksOf('#side-menu a, #side-menu button'),
      banners: [...document.querySelectorAll('[aria-roledescription=slide]')].map((slide) => ({
        title: textOf(slide, 'h2'),
        text: textOf(slide, 'p'),
        picture: path(slide.querySelector('img')),
      })),
      rails: [
        ...rails.map((rail) => ({
          title: textOf(rail, 'h2'),
          cards: [...rail.querySelectorAll('article')].map(cardOf),
        })),
        ...(rest.length > 0 ? [{ title: textOf(document.documentElement, 'h1'), cards: rest.map(cardOf) }] : []),
      ],
      links: linksOf('main nav a, footer a'),
      marks: [...document.querySelectorAll<HTMLElement>('footer li img, footer li [role=img]')].map((mark) => ({
        name: mark.getAttribute('alt') ?? mark.getAttribute('aria-label') ?? '',
        picture: mark instanceof HTMLImageElement ? path(mark) : undefined,
      })),
      elements: document.querySelectorAll('*').length,
      more: 0,
    };
  });
  await context.close();
  return { content, pictures };
}
