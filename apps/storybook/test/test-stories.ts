import { beforeAll, describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { showBrand } from '../.storybook/show-brand.ts';
import { violations } from './axe.ts';
import { foreignLetters, mount, mountForPictures, prepare, showTheme, showWidth } from './mount.ts';
import { annotations, type RunnableStory, storyFiles } from './story-modules.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the recorded pictures say anything about this browser. */
    readonly comparesPictures: boolean;
  }
}

const modules = import.meta.glob([
  '../../../packages/ui/src/**/*.stories.tsx',
  '../../arcade/client/**/*.stories.tsx',
  '../foundations/*.stories.tsx',
]);

const start: StoryGlobals = { brand: 'lantern', theme: 'dark', direction: 'ltr', locale: 'EN', density: 'comfortable' };

async function expectPicture(title: string, story: RunnableStory, view: string): Promise<void> {
  expect.soft(foreignLetters(), view).toEqual([]);
  const name = `${title.split('/').pop()}-${story.storyName}`.replaceAll(' ', '-');
  await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${view}`);
}

/**
 * Widths at which a picture is taken besides the usual one: a phone's for the fullest story of what makes up pages, unless
 * the story says others by its parameter `pictureWidths`. Components look alike at every width, or have stories of little
 * room.
 */
function furtherWidths(title: string, { storyName, parameters }: RunnableStory): readonly number[] {
  const isFullest = title.startsWith('Patterns/') && ['Playground', 'Matrix'].includes(storyName);
  const { pictureWidths = isFullest ? [390] : [] } = parameters as { pictureWidths?: number[] };
  return pictureWidths;
}

/** Brands that a story is looked at in besides the first one: it says so by its parameter `pictureBrands`. */
const furtherBrands = ({ parameters }: RunnableStory): readonly StoryGlobals['brand'][] =>
  (parameters as { pictureBrands?: StoryGlobals['brand'][] }).pictureBrands ?? [];

/**
 * Runs a shard of the stories. Each is mounted twice, and looked at in all ways while it stands: axe in dark, colours in
 * light, structure from right to left, and pictures of those that ask for them by their tag.
 *
 * @param shard they run side by side
 */
export async function testStories(shard: 0 | 1 | 2): Promise<void> {
  beforeAll(annotations.beforeAll);
  beforeAll(prepare);

  describe.each(await storyFiles(modules, shard))('$title', ({ title, stories }) => {
    describe.each(stories.map((story) => ({ name: story.storyName, story })))('$name', ({ story }) => {
      if (story.tags.includes('picture') && inject('comparesPictures')) {
        test('works, is accessible and looks as recorded in dark and light', async () => {
          await mountForPictures(story, start);
          await expectPicture(title, story, 'dark');
          expect.soft(await violations('all'), 'dark').toEqual([]);
          await showTheme('light');
          await expectPicture(title, story, 'light');
          expect.soft(await violations('colour'), 'light').toEqual([]);
          for (const width of furtherWidths(title, story)) {
            await showWidth(story, width);
            await expectPicture(title, story, `${width}`);
          }
          for (const brand of furtherBrands(story)) {
            showBrand(brand);
            for (const theme of ['dark', 'light'] as const) {
              await showTheme(theme);
              await expectPicture(title, story, `${brand}-${theme}`);
              expect.soft(await violations('colour'), `${brand}, ${theme}`).toEqual([]);
            }
          }
        });

        test('is accessible and looks as recorded from right to left', async () => {
          await mountForPictures(story, { ...start, direction: 'rtl', locale: 'AR' });
          await expectPicture(title, story, 'rtl');
          expect.soft(await violations('structure')).toEqual([]);
        });
        return;
      }

      test('works and is accessible in dark and light', async () => {
        await mount(story, start);
        expect.soft(await violations('all'), 'dark').toEqual([]);
        await showTheme('light');
        expect.soft(await violations('colour'), 'light').toEqual([]);
      });

      test('works and is accessible from right to left', async () => {
        await mount(story, { ...start, direction: 'rtl', locale: 'AR' });
        expect.soft(await violations('structure')).toEqual([]);
      });
    });
  });
}
