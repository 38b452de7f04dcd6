import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

export interface Load {
  /** Largest contentful paint, ms from navigation. */
  readonly lcp: number;
  /** Time beyond 50 ms of every long task, ms. */
  readonly tbt: number;
  /** Longest task, ms. */
  readonly longest: number;
  /** JavaScript time at load, ms. */
  readonly script: number;
  /** Layout shift, unitless. */
  readonly cls: number;
  /** Used JavaScript heap after a forced collection, bytes. */
  readonly heap: number;
  readonly elements: number;
  readonly transferred: number;
}

export async function launch(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-precise-memory-info',
    ],
  });
}

const observers = `
window.__bench={lcp:0,tbt:0,longest:0,cls:0,events:[]};
new PerformanceObserver(l=>{for(const e of l.getEntries())__bench.lcp=e.startTime}).observe({type:'largest-contentful-paint',buffered:true});
new PerformanceObserver(l=>{for(const e of l.getEntries()){__bench.tbt+=Math.max(0,e.duration-50);__bench.longest=Math.max(__bench.longest,e.duration)}}).observe({type:'longtask',buffered:true});
new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)__bench.cls+=e.value}).observe({type:'layout-shift',buffered:true});
new PerformanceObserver(l=>{for(const e of l.getEntries())if(e.interactionId)__bench.events.push(e.duration)}).observe({type:'event',durationThreshold:16,buffered:true});
`;

interface Marks {
  lcp: number;
  tbt: number;
  longest: number;
  cls: number;
  events: number[];
}

const marks = (page: Page): Promise<Marks> => page.evaluate('window.__bench');

/** A fresh visitor: English, dark, no cache. */
export async function visitor(browser: Browser): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    locale: 'en-US',
  });
  await context.addInitScript(observers);
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'EN');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('publicityClose', 'true');
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower: a middling phone. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The script has taken the page over and nothing more appears: a slow processor is busy while nothing arrives. */
async function atRest(page: Page): Promise<void> {
  await page.locator('html:not([data-ssr])').waitFor({ state: 'attached' });
  for (let before = -1, now = 0; before !== now; now = await countElements(page)) {
    before = now;
    await page.waitForTimeout(1_000);
  }
}

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page, cdp } = await visitor(browser);
  let transferred = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await throttle(cdp);
  await cdp.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await atRest(page);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('HeapProfiler.collectGarbage');
  const after = (await cdp.send('Performance.getMetrics')).metrics;
  const metric = (list: typeof metrics, name: string): number => list.find((item) => item.name === name)?.value ?? 0;
  const { lcp, tbt, longest, cls } = await marks(page);
  const elements = await countElements(page);
  await context.close();
  return {
    lcp,
    tbt,
    longest,
    cls,
    script: metric(metrics, 'ScriptDuration') * 1000,
    heap: metric(after, 'JSHeapUsedSize'),
    elements,
    transferred,
  };
}

/** What a person does: brings it about on the page and waits until it can be seen. */
export type Interaction = (page: Page) => Promise<void>;

/** The slowest event of one interaction on a throttled processor, in ms: input until the next frame is painted. */
export async function measureInteraction(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const { context, page, cdp } = await visitor(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate('window.__bench.events.length=0');
  await interaction(page);
  // the entry of an event is delivered after the frame that it led to
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const { events } = await marks(page);
  await context.close();
  return Math.max(0, ...events);
}

/** What stays behind, per cycle, of something that was opened and closed many times. */
export interface Leak {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of the JavaScript heap after a forced collection. */
  readonly heap: number;
}

/** Opens and closes again and again, after some rounds in which caches fill. */
export async function measureLeak(browser: Browser, url: string, cycle: Interaction, cycles: number): Promise<Leak> {
  const { context, page, cdp } = await visitor(browser);
  await cdp.send('Performance.enable');
  const collect = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  const run = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await cycle(page);
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  await run(10);
  const before = await collect();
  await run(cycles);
  const after = await collect();
  await context.close();
  const grown = (name: string): number => (after(name) - before(name)) / cycles;
  return { nodes: grown('Nodes'), listeners: grown('JSEventListeners'), heap: grown('JSHeapUsedSize') };
}
