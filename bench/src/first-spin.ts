import { type Browser, devices } from 'playwright';
import { launch, throttle } from './browser.ts';
import { benchPort, serveOurs } from './serve.ts';

/** The line and the processor of a phone: as this machine has them, or 1.6 Mbit/s, 150 ms and a processor four times slower. */
export const phones = ['fast', 'slow'] as const;
export type Phone = (typeof phones)[number];

/** A visitor's way from home to a spin that costs nothing, with two presses, ms. */
export interface FirstSpin {
  /** From the press on "Play free" until a spin can be started. */
  readonly playable: number;
  /** From the press on spin until the game takes it. */
  readonly taken: number;
}

/** How long somebody looks at home before the first press, ms. */
const look = 2_000;

async function walk(browser: Browser, url: string, phone: Phone): Promise<FirstSpin> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
  const page = await context.newPage();
  if (phone === 'slow') await throttle(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(look);
  const began = Date.now();
  await page
    .getByRole('button', { name: /^Play free/ })
    .first()
    .tap();
  const game = page.frameLocator('iframe');
  const spin = game.locator('.spin:not([aria-disabled="true"])');
  await spin.waitFor({ timeout: 60_000 });
  const playable = Date.now() - began;
  await spin.tap();
  await game.locator('.spin[aria-disabled="true"]').waitFor();
  const taken = Date.now() - began - playable;
  await context.close();
  return { playable, taken };
}

/** Walks from home to a first spin without an account, on both phones in turns, each time as somebody who was never here. */
export async function measureFirstSpin(rounds: number): Promise<Readonly<Record<Phone, readonly FirstSpin[]>>> {
  const browser = await launch();
  const site = await serveOurs(benchPort);
  const walks: Record<Phone, FirstSpin[]> = { fast: [], slow: [] };
  try {
    // the first visit makes pictures and the rendered page
    await walk(browser, site.url, 'fast');
    for (let round = 0; round < rounds; round++)
      for (const phone of phones) walks[phone].push(await walk(browser, site.url, phone));
    return walks;
  } finally {
    await browser.close();
    await site.close();
  }
}
