import { setTheme } from '@mekong/ui/themes/switch';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { showLanguage } from '../.storybook/show-language.ts';
import { turn } from '../.storybook/turned.ts';
import missingLetters from './missing.woff2?url';
import type { RunnableStory } from './story-modules.ts';

const storySize = { width: 1200, height: 800 };
/** Smaller, so that the pictures are. */
const pictureSize = { width: 880, height: 560 };
/** Of a phone, and of a window on a desk. */
const heightOf = (width: number): number => (width < 640 ? 700 : 800);

/** A box for every letter that no face of ours has: without it the machine's own face would be in the picture. */
const missingFace = 'Missing letters';

/**
 * A window that fades in is rendered by another thread than the page: pictures taken at once showed its first moment, which is
 * nothing, though the page knew of no animation any more.
 */
const still = document.createElement('style');

/** Makes the page ready for pictures. */
export async function prepare(): Promise<void> {
  // Without a test id the body is found again by its words. What a date field of an earlier story has announced is among them for
  // seven seconds: where it went meanwhile, the body was waited for in vain.
  document.body.dataset.testid = 'body';
  document.fonts.add(await new FontFace(missingFace, `url(${missingLetters})`).load());
  // A face that comes while a story stands lays its words out anew, and some end a part of a pixel beside where they are
  // without that: the first table with Arabic words looked otherwise than the next one.
  const shown = [...document.fonts].filter(({ family }) => /Bundled|Mono/.test(family));
  await Promise.all(shown.map((face) => face.load()));
  const faceOf = (name: string): string =>
    getComputedStyle(document.documentElement)
      .getPropertyValue(name)
      .replace(/[^,]+$/, ` "${missingFace}"`);
  const faces = ['--mk-font-text', '--mk-font-mono'].map((name) => `${name}: ${faceOf(name)};`);
  still.textContent = `*, ::before, ::after { animation: none !important; transition: none !important; } :root { ${faces.join(' ')} }`;
}

/**
 * Puts the style sheets of all files into one. Vite brings each in an element of its own, some hundred of them: each is asked
 * about each element whenever styles are worked out, and axe reads them all as elements of the page.
 */
function joinStyles(): void {
  const [first, ...others] = document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]');
  // what is loaded on demand comes later, and to read all of them again costs more than a few
  if (!first || others.length < 20) return;
  first.textContent = [first, ...others].map(({ textContent }) => textContent).join('\n');
  for (const style of others) style.remove();
}

let canvas: HTMLElement | undefined;

/** Where a story of which pictures are taken is mounted: with room around it, unless it is a whole page. */
function createCanvas(layout: unknown): HTMLElement {
  const element = document.createElement('div');
  element.style.padding = layout === 'fullscreen' ? '0' : '24px';
  document.body.append(element);
  return element;
}

/** Whether anything is there besides the frame of the story: a window that loads on demand comes a moment later. */
const hasAppeared = (): boolean =>
  [...document.body.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element !== canvas && width > 4 && height > 4;
  });

/** Two frames: what observers of sizes and of the screen have found in the first is in the second. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Images that are seen: those off the screen, or beyond the edge of what scrolls, wait to be scrolled to. */
const shownImages = (): Promise<HTMLImageElement[]> =>
  new Promise((done) => {
    const images = [...document.images];
    if (images.length === 0) return done([]);
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      done(images.filter((image) => entries.some(({ target, isIntersecting }) => target === image && isIntersecting)));
    });
    for (const image of images) observer.observe(image);
  });

/** Whether a picture of the page is still on its way; between two tries there is no image. */
const isLoading = async (): Promise<boolean> =>
  document.querySelector('[data-state=retrying]') !== null || (await shownImages()).some(({ complete }) => !complete);

/**
 * Waits until nothing of the story is on its way any more. A loaded image may still be undecoded: on a busy machine its place
 * stayed empty in two pictures after each other, which the comparison takes for a page at rest.
 */
async function settle(): Promise<void> {
  await vi.waitUntil(hasAppeared, { timeout: 10_000 });
  await painted();
  await document.fonts.ready;
  await vi.waitUntil(async () => !(await isLoading()), { timeout: 10_000 });
  // an image that is known to be broken is part of the story
  await Promise.all((await shownImages()).map((image) => image.decode().catch(() => undefined)));
  await painted();
}

/** Whether something floats over the whole page; without it the picture ends where the story ends. */
const hasFloating = (): boolean =>
  [...document.body.querySelectorAll('*')].some((element) => getComputedStyle(element).position === 'fixed');

/** Makes the page as tall as the picture: what lies beyond the viewport would be white. */
async function frame(layout: unknown, size: { width: number; height: number }): Promise<void> {
  const isWholePage = layout === 'fullscreen' || hasFloating();
  document.body.style.minBlockSize = isWholePage ? '100dvh' : '0';
  const needed = Math.ceil(document.body.getBoundingClientRect().height);
  if (needed > size.height) await page.viewport(size.width, needed);
}

/** Mounts a story, plays it, and takes the one before away. */
export async function mount(story: RunnableStory, globals: StoryGlobals): Promise<void> {
  still.remove();
  turn(undefined);
  joinStyles();
  document.body.style.minBlockSize = '';
  await page.viewport(storySize.width, storySize.height);
  const leaving = canvas;
  canvas = undefined;
  // a story that fails stays until the next one is there
  await story.run({ globals }).finally(() => leaving?.remove());
}

/** The same for a story of which pictures are taken: at rest, in faces of ours alone. */
export async function mountForPictures(story: RunnableStory, globals: StoryGlobals): Promise<void> {
  const { layout } = story.parameters;
  turn(undefined);
  joinStyles();
  document.head.append(still);
  document.body.style.minBlockSize = '';
  await page.viewport(pictureSize.width, pictureSize.height);
  const leaving = canvas;
  const canvasElement = createCanvas(layout);
  canvas = canvasElement;
  await story.run({ globals, canvasElement }).finally(() => leaving?.remove());
  await settle();
  await frame(layout, pictureSize);
  // the larger screen shows what was not near it before
  await settle();
}

/** Shows the same mounted story on a screen of another width. */
export async function showWidth(story: RunnableStory, width: number): Promise<void> {
  const { layout } = story.parameters;
  const size = { width, height: heightOf(width) };
  document.body.style.minBlockSize = '';
  await page.viewport(size.width, size.height);
  await settle();
  await frame(layout, size);
  await settle();
}

/** Shows the same mounted story in another language and direction, as the choice of a language on an open page does. */
export async function showTurned(locale: StoryGlobals['locale']): Promise<void> {
  await showLanguage(locale);
  turn({ locale, direction: 'auto' });
  await painted();
}

/** Shows the same mounted story in another theme, as the switch of the site does: it changes variables only. */
export async function showTheme(theme: StoryGlobals['theme']): Promise<void> {
  setTheme(theme);
  await painted();
}

/** Elements whose letters are in no face of ours: they would look otherwise on another machine. */
export const foreignLetters = (): string[] =>
  [...document.body.querySelectorAll('*:not(script, style)')]
    .filter(
      (element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => !getComputedStyle(element).fontFamily.includes(missingFace))
    .map((element) => `${element.outerHTML.slice(0, 120)} is in ${getComputedStyle(element).fontFamily}`);
