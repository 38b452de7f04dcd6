import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

/** What a page has taken until some moment. Times of the processor are those of the page's thread, which other work does not lengthen. */
export interface Busy {
  /** JavaScript, ms. */
  readonly script: number;
  /** All that the main thread did, ms. */
  readonly main: number;
  /** Time beyond 50 ms of every long task, ms by the clock. */
  readonly tbt: number;
  /** Longest task, ms by the clock. */
  readonly longest: number;
  /** Files of JavaScript that were asked for. */
  readonly scripts: number;
  /** Their bytes as they were sent. */
  readonly scriptBytes: number;
}

export interface Load {
  /** Largest contentful paint, ms from navigation. */
  readonly lcp: number;
  /** Layout shift until the page has settled, unitless. */
  readonly cls: number;
  /** Used JavaScript heap at the end, after a forced collection, bytes. */
  readonly heap: number;
  readonly elements: number;
  readonly transferred: number;
  /** One second after `load`. */
  readonly window: Busy;
  /** 3.5 s after `load`. */
  readonly settled: Busy;
  /** Two seconds after somebody then moved the pointer over the page: what had been put off until then is among it. */
  readonly touched: Busy;
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

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

const metricsOf = async (cdp: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
};

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page, cdp } = await visitor(browser);
  let transferred = 0;
  const scripts = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred += encodedDataLength;
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await throttle(cdp);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<Busy> => {
    const metric = await metricsOf(cdp);
    const { tbt, longest } = await marks(page);
    return {
      script: metric('ScriptDuration') * 1000,
      main: metric('TaskDuration') * 1000,
      tbt,
      longest,
      scripts: scripts.size,
      scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const window = await busy();
  await page.waitForTimeout(2_500);
  const settled = await busy();
  const { lcp, cls } = await marks(page);
  const elements = await countElements(page);
  const arrived = transferred;
  await page.mouse.move(700, 400);
  await page.mouse.move(720, 420);
  await page.waitForTimeout(2_000);
  const touched = await busy();
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = (await metricsOf(cdp))('JSHeapUsedSize');
  await context.close();
  return { lcp, cls, heap, elements, transferred: arrived, window, settled, touched };
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

/**
 * A press on a page that is still loading, on a throttled line and processor: ms until it acts. It comes as soon as the button
 * can be seen.
 */
export async function measureEarlyPress(browser: Browser, url: string): Promise<number> {
  const { context, page, cdp } = await visitor(browser);
  await throttle(cdp);
  await page.addInitScript(() => {
    const acted = new Promise<number>((resolve) => {
      let pressed = 0;
      addEventListener('click', () => (pressed ||= performance.now()), true);
      new MutationObserver((changes) => {
        const acts = changes.some(({ target }) => target instanceof Element && target.matches('header button, nav'));
        if (pressed && acts) resolve(performance.now() - pressed);
      }).observe(document, { subtree: true, attributeFilter: ['aria-expanded', 'hidden'] });
    });
    Object.assign(window, { __acted: acted });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Side menu', exact: true });
  await button.waitFor();
  await button.click({ noWaitAfter: true });
  const acted: number = await page.evaluate('window.__acted');
  await context.close();
  return acted;
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
    return metricsOf(cdp);
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
