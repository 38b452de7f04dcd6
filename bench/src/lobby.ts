import type { Page } from 'playwright';
import { type Leak, type Load, launch, measureLeak, measureLoad, visitor } from './browser.ts';
import { benchPort, serveOurs } from './serve.ts';

/** What one walk down a long list cost, processor 4x slower. */
export interface Scroll {
  /** Longest task, ms; 0 when none passed 50 ms, which is what browsers begin to tell at. */
  readonly longest: number;
  /** Tasks over 50 ms. */
  readonly long: number;
  /** Frames that came later than two of 60 Hz, of a hundred. */
  readonly late: number;
  /** Most cards that were in the page at once. */
  readonly tiles: number;
}

/** From what was done until the new list was painted, ms, processor 4x slower. */
export interface Change {
  /** From the click or the last key. */
  readonly whole: number;
  /** From the last byte of the answer. */
  readonly afterData: number;
}

export interface Lobby {
  readonly loads: readonly Load[];
  readonly scrolls: readonly Scroll[];
  readonly filters: readonly Change[];
  readonly words: readonly Change[];
  /** For each change of category, of 50 after 10. */
  readonly categories: Leak;
}

const cards = '[role=gridcell]:not([aria-busy])';

/** What is on its way, skeletons of games further down left out: they wait to be scrolled to. */
const busy = 'main [aria-busy=true]:not([role=gridcell])';

/** Nothing of the page is on its way any more. */
const settled = (page: Page): Promise<void> => page.locator(busy).first().waitFor({ state: 'detached' });

/** A category page on a processor four times slower, at rest. */
async function openCategory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}rng`, { waitUntil: 'networkidle' });
  await page.locator(cards).first().waitFor();
}

/** Wheels some thirty screens down. */
async function scroll(page: Page): Promise<Scroll> {
  await page.evaluate((selector) => {
    const found = { long: 0, longest: 0, tiles: 0, frames: 0, late: 0 };
    Object.assign(window, { __scroll: found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        found.long++;
        found.longest = Math.max(found.longest, duration);
      }
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number) => {
      found.frames++;
      if (now - last > 1000 / 30 + 1) found.late++;
      last = now;
      found.tiles = Math.max(found.tiles, document.querySelectorAll(selector).length);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, cards);
  await page.mouse.move(800, 500);
  for (let n = 0; n < 60; n++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  const { long, longest, tiles, frames, late } = await page.evaluate<Scroll & { readonly frames: number }>(
    'window.__scroll',
  );
  return { long, longest, tiles, late: (100 * late) / frames };
}

/**
 * Walks down once before anything is measured, until every cover on the way is a picture: the first visitor after a new
 * version of the art is shown drawings, which cost a browser many times as much.
 */
async function warmUp(page: Page, url: string): Promise<void> {
  await openCategory(page, url);
  await scroll(page);
  await page.evaluate(async () => {
    const covers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/img/games/'));
    const isDrawing = async (cover: string): Promise<boolean> =>
      (await fetch(cover, { method: 'HEAD', cache: 'no-store', headers: { Accept: 'image/avif,image/webp' } })).headers
        .get('content-type')
        ?.includes('svg') ?? false;
    for (const { name } of covers)
      while (await isDrawing(name)) await new Promise((resolve) => setTimeout(resolve, 200));
  });
}

/** What is done to the list of a category, and how its address tells that it is what was asked for. */
interface Act {
  readonly event: 'input' | 'click';
  /** Part of the address of the new list. */
  readonly address: string;
  readonly perform: () => Promise<void>;
}

/** Changes the list, and says how long it took until the other cards were painted. */
async function change(page: Page, { event, address, perform }: Act): Promise<Change> {
  const changed = page.evaluate(
    ([selector, pending, name, part]) =>
      new Promise<Change>((resolve) => {
        const shown = () => [...document.querySelectorAll(selector)].map((card) => card.textContent).join();
        const before = shown();
        let started = Number.POSITIVE_INFINITY;
        addEventListener(name, ({ timeStamp }) => (started = timeStamp), { capture: true });
        const look = () => {
          const isThere = location.search.includes(part) && !document.querySelector(pending) && shown() !== before;
          if (!isThere) return requestAnimationFrame(look);
          // the frame that has been drawn with it
          return requestAnimationFrame(() => {
            const answers = performance
              .getEntriesByType('resource')
              .filter((entry) => entry.name.includes('GCSGAME_gameList'));
            const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? started;
            const now = performance.now();
            resolve({ whole: now - started, afterData: now - Math.max(answered, started) });
          });
        };
        look();
      }),
    [cards, busy, event, address] as const,
  );
  const [figures] = await Promise.all([changed, perform()]);
  return figures;
}

/** A category of ten thousand games: its first screen, a walk down, a filter, a word typed, and changes of category. */
export async function measureLobby(rounds: number): Promise<Lobby> {
  const ours = await serveOurs(benchPort);
  const browser = await launch();
  const loads: Load[] = [];
  const scrolls: Scroll[] = [];
  const filters: Change[] = [];
  const words: Change[] = [];
  try {
    const first = await visitor(browser);
    await warmUp(first.page, ours.url);
    await first.context.close();
    for (let round = 0; round < rounds; round++) {
      loads.push(await measureLoad(browser, `${ours.url}rng`));
      const { context, page, cdp } = await visitor(browser);
      await openCategory(page, ours.url);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const vendor = page.getByRole('navigation', { name: 'Providers' }).getByRole('link').nth(3);
      filters.push(await change(page, { event: 'click', address: 'vendor=', perform: () => vendor.click() }));
      await openCategory(page, ours.url);
      const search = page.getByRole('searchbox', { name: 'Search games and providers' });
      words.push(
        await change(page, {
          event: 'input',
          address: 'q=tiger',
          perform: () => search.pressSequentially('tiger', { delay: 80 }),
        }),
      );
      await openCategory(page, ours.url);
      scrolls.push(await scroll(page));
      await context.close();
      process.stdout.write('.');
    }
    const ways = ['/fish', '/rng', '/sports', '/hot'];
    let turn = 0;
    const categories = await measureLeak(
      browser,
      `${ours.url}rng`,
      async (page) => {
        const way = ways[turn++ % ways.length] ?? '/';
        await page.locator(`header a[href="${way}"]`).first().click();
        await page.waitForURL(`**${way}`);
        await settled(page);
      },
      50,
    );
    return { loads, scrolls, filters, words, categories };
  } finally {
    await browser.close();
    await ours.close();
  }
}
