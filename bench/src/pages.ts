import { type Load, launch, measureEarlyPress, measureInteraction, measureLoad } from './browser.ts';
import { contentOf, type Shown } from './content.ts';
import { baselineInteractions, type InteractionName, ourInteractions } from './interactions.ts';
import { benchPort, type Site, serveBare, serveHtml, serveOurs } from './serve.ts';

/** The static baseline page, the bare React one, and the real site. */
export const siteNames = ['html', 'bare', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** One value per round for each site. */
export type Series = Record<SiteName, number[]>;

/** What is loaded: home, and a category. */
export const pagePaths = { home: '/', category: '/rng' } as const;
export type PageName = keyof typeof pagePaths;
export const pageNames = Object.keys(pagePaths) as readonly PageName[];

/** What was measured, in turns, so that noise of the machine falls on all alike. */
export interface Pages {
  readonly loads: Record<PageName, Record<SiteName, Load[]>>;
  /** Of a press on home while it loads, ms until it acts. */
  readonly presses: Series;
  /** Slowest event of each interaction on home, ms. */
  readonly times: ReadonlyMap<InteractionName, Series>;
}

const series = <Value>(): Record<SiteName, Value[]> => ({ html: [], bare: [], ours: [] });

/**
 * Loads home and a category of each site `rounds` times in turns and does on home what a person does. The baselines show the
 * same words, cards and pictures as ours, and as many elements.
 *
 * @param measured default: all three
 */
export async function measurePages(
  rounds: number,
  interactions: readonly InteractionName[],
  measured: readonly SiteName[] = siteNames,
): Promise<Pages> {
  const browser = await launch();
  const opened: Site[] = [];
  const open = async (site: Promise<Site>): Promise<Site> => {
    opened.push(await site);
    return site;
  };
  try {
    const ours = await open(serveOurs(benchPort));
    const shown = new Map<string, Shown>();
    // the first visit makes pictures and the rendered page
    for (const path of [...Object.values(pagePaths), ...Object.values(pagePaths)])
      shown.set(path, await contentOf(browser, ours.url + path.slice(1)));
    const bare = await open(serveBare(browser, shown));
    const sites = { html: await open(serveHtml(browser, bare, shown)), bare, ours };
    const loads: Pages['loads'] = { home: series(), category: series() };
    const presses = series<number>();
    const times = new Map(interactions.map((name) => [name, series<number>()]));
    for (let round = 0; round < rounds; round++)
      for (const name of pageNames)
        for (const site of measured) {
          loads[name][site].push(await measureLoad(browser, sites[site].url + pagePaths[name].slice(1)));
          if (name !== 'home') continue;
          presses[site].push(await measureEarlyPress(browser, sites[site].url));
          for (const [act, values] of times) {
            const acts = site === 'ours' ? ourInteractions[act] : baselineInteractions[act];
            values[site].push(await measureInteraction(browser, sites[site].url, acts));
          }
        }
    return { loads, presses, times };
  } finally {
    await browser.close();
    await Promise.all(opened.map((site) => site.close()));
  }
}
