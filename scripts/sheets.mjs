/**
 * Contact sheets of home, a lobby and a game, to be looked at beside one another: five widths, both themes, three languages.
 *
 *     npm start
 *     npm run sheets [-- --site=http://localhost:8080 --out=docs/pictures --pages=home,lobby,game]
 *
 * One sheet for each page and language: dark above light, from a phone to a wide screen. The game is played free: the site
 * must offer that, and lets one address begin so often an hour only (`RATE_LIMIT_SCALE`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from './lib/chromium.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:8080' },
    out: { type: 'string', default: 'docs/pictures' },
    pages: { type: 'string', default: 'home,lobby,game' },
  },
});

/** What is shown; the game is the first one of the house. */
const addresses = { home: '/', lobby: '/rng', game: '/game?node=100001&free=yes' };
const languages = ['EN', 'KM', 'AR'];
const themes = ['dark', 'light'];
const screens = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];
/** Pixels: height of a picture on a sheet, and the room around it. */
const pictureHeight = 330;
const gap = 8;
const quality = 0.5;
/** Milliseconds: until pictures have come, of a page that goes on to ask for news, and until a game can be played. */
const quietMs = 4000;
const openMs = 60_000;

/** Whether every picture in sight has come. Runs in the browser. */
const arePicturesThere = () =>
  [...document.images].every((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    const isInSight = left < innerWidth && top < innerHeight && right > 0 && bottom > 0;
    return image.complete || !isInSight;
  });

/** Opens a page as a reader with this theme and language would see it, and takes its first screen. */
async function take(tab, path, theme, language) {
  await tab.context().addCookies([{ name: 'lang', value: language, url: values.site }]);
  await tab.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // what a reader has chosen before stays chosen, whatever the cookie says
  await tab.evaluate((chosen) => localStorage.setItem('lang', chosen), language).catch(() => undefined);
  await tab.goto(values.site + path, { waitUntil: 'load' });
  // the button that starts a round can be pressed: the game is there
  if (path.startsWith('/game'))
    await tab.frameLocator('main iframe').locator('.spin:enabled').waitFor({ timeout: openMs });
  await tab.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.waitForFunction(arePicturesThere, undefined, { timeout: quietMs }).catch(() => undefined);
  return (await tab.screenshot()).toString('base64');
}

/** Lays pictures in rows, all of one height, and packs them. Runs in the browser. */
async function lay({ rows, pictureHeight, gap, quality }) {
  const load = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  };
  const images = await Promise.all(rows.map((row) => Promise.all(row.map(load))));
  const widthOf = (image) => Math.round((image.width * pictureHeight) / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = images[0].reduce((sum, image) => sum + widthOf(image) + gap, gap);
  canvas.height = images.length * (pictureHeight + gap) + gap;
  const sheet = canvas.getContext('2d');
  sheet.fillStyle = '#808080';
  sheet.fillRect(0, 0, canvas.width, canvas.height);
  sheet.imageSmoothingQuality = 'high';
  images.forEach((row, place) => {
    let left = gap;
    for (const image of row) {
      sheet.drawImage(image, left, gap + place * (pictureHeight + gap), widthOf(image), pictureHeight);
      left += widthOf(image) + gap;
    }
  });
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  // a tab for each screen, which plays with the same trial account in every theme and language
  const tabs = [];
  for (const [width, height] of screens) {
    const isPhone = width < 600;
    const context = await browser.newContext({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone });
    tabs.push(await context.newPage());
  }
  mkdirSync(values.out, { recursive: true });
  const table = await browser.newPage();
  for (const [name, path] of Object.entries(addresses).filter(([name]) => values.pages.split(',').includes(name)))
    for (const language of languages) {
      const rows = [];
      for (const theme of themes) rows.push(await Promise.all(tabs.map((tab) => take(tab, path, theme, language))));
      const file = join(values.out, `${name}-${language.toLowerCase()}.webp`);
      writeFileSync(file, Buffer.from(await table.evaluate(lay, { rows, pictureHeight, gap, quality }), 'base64'));
      console.log(file);
    }
} finally {
  await browser.close();
}
