import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { annotations, storyFiles } from '../test/story-modules.ts';

beforeAll(annotations.beforeAll);

/**
 * A window that fades in is drawn by another thread than the page: pictures taken at once showed its first moment, which is
 * nothing, though the page knew of no animation any more.
 */
beforeAll(() => {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(still);
});

const modules = import.meta.glob('../../../packages/ui/src/**/*.stories.tsx');

const views = {
  dark: { theme: 'dark', direction: 'ltr', locale: 'EN' },
  light: { theme: 'light', direction: 'ltr', locale: 'EN' },
  rtl: { theme: 'dark', direction: 'rtl', locale: 'AR' },
} as const satisfies Record<string, Partial<StoryGlobals>>;

const width = 880;
const height = 560;

/** Whether something floats over the whole page; without it the picture ends where the story ends. */
const hasFloating = (): boolean =>
  [...document.body.querySelectorAll('*')].some((element) => getComputedStyle(element).position === 'fixed');

async function frame(layout: unknown): Promise<void> {
  const isWholePage = layout === 'fullscreen' || hasFloating();
  document.body.style.minBlockSize = isWholePage ? '100dvh' : '0';
  // what lies beyond the viewport would be white
  const needed = Math.ceil(document.body.getBoundingClientRect().height);
  if (needed > height) await page.viewport(width, needed);
}

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

/** Whether a picture of the page is still on its way. */
const isLoading = (image: HTMLImageElement): boolean =>
  !image.complete || /waiting|loading|retrying/.test(image.dataset.state ?? '');

let formerCanvas: HTMLElement | undefined;

/** Whether anything is there besides the frame of the story: a window that loads on demand comes a moment later. */
const hasAppeared = (): boolean =>
  [...document.body.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element !== formerCanvas && width > 4 && height > 4;
  });

/** Two frames: what observers of sizes and of the screen have found in the first is in the second. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/**
 * Waits until nothing of the story is on its way any more. A loaded image may still be undecoded: on a busy machine its place
 * stayed empty in two pictures after each other, which the comparison takes for a page at rest.
 */
async function settle(): Promise<void> {
  await vi.waitUntil(hasAppeared, { timeout: 10_000 });
  await painted();
  await document.fonts.ready;
  await vi.waitUntil(async () => !(await shownImages()).some(isLoading), { timeout: 10_000 });
  // an image that is known to be broken is part of the story
  await Promise.all((await shownImages()).map((image) => image.decode().catch(() => undefined)));
  await painted();
}

/** Where a story is mounted: with room around it, unless it is a whole page. */
function createCanvas(layout: unknown): HTMLElement {
  const canvas = document.createElement('div');
  canvas.style.padding = layout === 'fullscreen' ? '0' : '24px';
  document.body.append(canvas);
  return canvas;
}

/** Stories that ask for a picture by their tag. */
const pictured = (await storyFiles(modules)).flatMap(({ title, stories }) =>
  stories
    .filter(({ tags }) => tags.includes('picture'))
    .map((story) => ({ name: `${title.split('/').pop()}-${story.storyName}`.replaceAll(' ', '-'), story })),
);

describe.each(pictured)('$name', ({ name, story }) => {
  test.each(Object.entries(views))('looks as recorded in %s', async (view, globals) => {
    await page.viewport(width, height);
    const leaving = formerCanvas;
    const canvasElement = createCanvas(story.parameters.layout);
    // also of a story that fails: the next picture is not to show it
    formerCanvas = canvasElement;
    await story.run({ globals: { ...globals }, canvasElement });
    // the run has unmounted the story before, so its canvas is empty now
    leaving?.remove();
    await settle();
    await frame(story.parameters.layout);
    // the larger screen shows what was not near it before
    await settle();
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${view}`);
  });
});
