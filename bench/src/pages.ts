import { type Load, launch, measureInteraction, measureLoad } from './browser.ts';
import { baselineInteractions, type InteractionName, ourInteractions } from './interactions.ts';
import { benchPort, serveBare, serveHtml, serveOurs } from './serve.ts';

/** The static baseline page, the bare React one, and the real site. */
export const siteNames = ['html', 'bare', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** One value per round for each site. */
export type Series = Record<SiteName, number[]>;

/** What was measured, in turns, so that noise of the machine falls on all alike. */
export interface Pages {
  readonly loads: Record<SiteName, Load[]>;
  /** Slowest event of each interaction, ms. */
  readonly times: ReadonlyMap<InteractionName, Series>;
}

const series = (): Series => ({ html: [], bare: [], ours: [] });

/** Loads the three home pages `rounds` times in turns and does to each what a person does. */
export async function measurePages(rounds: number, interactions: readonly InteractionName[]): Promise<Pages> {
  const sites = { html: await serveHtml(), bare: await serveBare(), ours: await serveOurs(benchPort) };
  const browser = await launch();
  const loads: Pages['loads'] = { html: [], bare: [], ours: [] };
  const times = new Map(interactions.map((name) => [name, series()]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const site of siteNames) {
        loads[site].push(await measureLoad(browser, sites[site].url));
        for (const [name, values] of times) {
          const act = site === 'ours' ? ourInteractions[name] : baselineInteractions[name];
          values[site].push(await measureInteraction(browser, sites[site].url, act));
        }
        process.stdout.write('.');
      }
    return { loads, times };
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  }
}
