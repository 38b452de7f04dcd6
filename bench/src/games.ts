import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createArcade } from '@mekong/arcade/server';
import { startFakeWallet, walletSecret } from '@mekong/arcade/test/fake-wallet';
import type { Browser, Frame } from 'playwright';
import { launch, throttle } from './browser.ts';

/** A slot of lines with a theme, as most of the catalogue are; `empty` is a page with nothing on it, in the same frame. */
export const framedPages = ['empty', 'slot'] as const;
export type FramedPage = (typeof framedPages)[number];

const game = { vendor: 'SUNB', id: 'sevens-at-sunrise' };

/** Milliseconds of the movement of one spin. */
const spinMs = 2500;
/** From this long between two frames on a frame was left out. */
const lateMs = 25;

export interface Launch {
  /** First contentful paint in the frame, ms after the frame was asked for. */
  readonly paint: number;
  /** Until a spin can be started, ms after that; of the slot alone. */
  readonly playable: number;
  /** Layout shift from the first byte until after the spin. */
  readonly shift: number;
}

export interface Spin {
  /** Frames a second while the reels turn. */
  readonly frames: number;
  /** Gaps between two frames that left one out. */
  readonly late: number;
  /** Longest gap between two frames, ms. */
  readonly longest: number;
}

export interface GameFigures {
  readonly launches: Readonly<Record<FramedPage, readonly Launch[]>>;
  readonly spins: readonly Spin[];
}

/** Counts shift in every page and frame, before their own scripts run. */
const observer = `window.__shift=0;new PerformanceObserver(l=>{for(const e of l.getEntries())__shift+=e.value}).observe({type:'layout-shift',buffered:true})`;

/** The server of the games with a wallet that answers at once, and a page that frames what it is asked for. */
async function serveGames() {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-bench-games-'));
  const wallet = await startFakeWallet({ [game.vendor]: walletSecret });
  wallet.launch(game.id);
  const site = createServer((request, response) => {
    const [path, query] = (request.url ?? '').split('?');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      path === '/empty' || query === undefined
        ? '<!doctype html><link rel="icon" href="data:,"><p>Empty'
        : `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><iframe style="border:0;width:100vw;height:100vh" src="${decodeURIComponent(query)}"></iframe>`,
    );
  });
  await new Promise<void>((listening) => site.listen(0, 'localhost', listening));
  const siteOrigin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const arcade = await createArcade({
    database: { kind: 'folder', path: folder },
    walletUrl: wallet.url,
    secrets: { [game.vendor]: walletSecret },
    siteOrigin,
    arcadeRoot: fileURLToPath(new URL('../../apps/arcade/dist', import.meta.url)),
    rateLimitScale: 1000,
  });
  const origin = await arcade.listen({ port: 0, host: 'localhost' });
  let codes = 0;
  return {
    /** Address of a page that frames one of them. */
    urlOf: (name: FramedPage): string => {
      codes += 1;
      const code = `bench-${codes}-${Date.now()}`;
      const framed =
        name === 'empty'
          ? `${siteOrigin}/empty`
          : `${origin}/${game.vendor}/${game.id}/?code=${code}&lang=EN&theme=dark&brand=`;
      return `${siteOrigin}/?${encodeURIComponent(framed)}`;
    },
    close: async () => {
      site.closeAllConnections();
      site.close();
      await arcade.close();
      await wallet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Frames that are drawn while the reels turn, from the press on. */
const framesOfSpin = (frame: Frame): Promise<Spin> =>
  frame.evaluate(
    ({ spinMs, lateMs }) =>
      new Promise<Spin>((done) => {
        const times: number[] = [];
        document.querySelector<HTMLElement>('.spin')?.click();
        const began = performance.now();
        const tick = (): void => {
          const now = performance.now();
          times.push(now);
          if (now - began < spinMs) return void requestAnimationFrame(tick);
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
          done({
            frames: (1000 * gaps.length) / (now - began),
            late: gaps.filter((gap) => gap > lateMs).length,
            longest: Math.max(...gaps),
          });
        };
        requestAnimationFrame(tick);
      }),
    { spinMs, lateMs },
  );

async function open(browser: Browser, url: string, name: FramedPage): Promise<{ launch: Launch; spin?: Spin }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await context.addInitScript(observer);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  if (name === 'slot') await frame.waitForSelector('.spin:not([aria-disabled="true"])');
  await frame.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { paint, playable } = await frame.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    playable: performance.now(),
  }));
  const spin = name === 'slot' ? await framesOfSpin(frame) : undefined;
  if (spin) await frame.waitForSelector('.spin:not([aria-disabled="true"])', { timeout: 180_000 });
  const shift = Number(await frame.evaluate('window.__shift'));
  await context.close();
  return { launch: { paint, playable, shift }, ...(spin && { spin }) };
}

/** Opens the empty page and the slot in the same frame in turns, and plays a round of the slot. */
export async function measureGames(rounds: number): Promise<GameFigures> {
  const games = await serveGames();
  const browser = await launch();
  const launches: Record<FramedPage, Launch[]> = { empty: [], slot: [] };
  const spins: Spin[] = [];
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of framedPages) {
        const measured = await open(browser, games.urlOf(name), name);
        launches[name].push(measured.launch);
        if (measured.spin) spins.push(measured.spin);
        process.stdout.write('.');
      }
    return { launches, spins };
  } finally {
    await browser.close();
    await games.close();
  }
}
