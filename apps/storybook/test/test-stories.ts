import { beforeAll, describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { showBrand } from '../.storybook/show-brand.ts';
import { violations } from './axe.ts';
import { foreignLetters, mount, mountForPictures, prepare, showTheme, showTurned, showWidth } from './mount.ts';
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
const turned: StoryGlobals = { ...start, direction: 'rtl', locale: 'AR' };

async function expectPicture(title: string, story: RunnableStory, view: string): Promise<void> {
  expect.soft(foreignLetters(), view).toEqual([]);
  const name = `${title.split('/').pop()}-${story.storyName}`.replaceAll(' ', '-');
  await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${view}`);
}

/**
 * Widths at which a picture is taken besides the usual one: a phone's for the fullest story of what makes up pages, and a
 * desktop's in the nightly run, unless the story says others by its parameter `pictureWidths`. Components look alike at every
 * width, or have stories of little room.
 */
function furtherWidths(title: string, { storyName, parameters }: RunnableStory): readonly number[] {
  const isFullest = title.startsWith('Patterns/') && ['Playground', 'Matrix'].includes(storyName);
  const usual = inject('playsAllTurned') ? [390, 1280] : [390];
  const { pictureWidths = isFullest ? usual : [] } = parameters as { pictureWidths?: readonly number[] };
  return pictureWidths;
}

/** One way in which a story is recorded. */
interface View {
  readonly brand: StoryGlobals['brand'];
  readonly theme: StoryGlobals['theme'];
}

/**
 * Brands that a story is recorded in: the first one, unless it says others by its parameter `pictureBrands`. It is then about
 * what differs between brands, and what it shows of the first one has pictures of its own.
 */
const brandsOf = ({ parameters }: RunnableStory): readonly StoryGlobals['brand'][] =>
  (parameters as { pictureBrands?: StoryGlobals['brand'][] }).pictureBrands ?? [start.brand];

const viewsOf = (story: RunnableStory): View[] =>
  brandsOf(story).flatMap((brand) => (['dark', 'light'] as const).map((theme) => ({ brand, theme })));

const isStart = ({ brand, theme }: View): boolean => brand === start.brand && theme === start.theme;

/** Shows the mounted story as it is recorded; it stands as a run starts. */
async function show(view: View): Promise<void> {
  if (isStart(view)) return;
  showBrand(view.brand);
  await showTheme(view.theme);
}

/**
 * Runs a shard of the stories. Each is mounted, and looked at in all ways while it stands: axe in dark, colours in light, and
 * from right to left what a language and a direction can change. One whose picture is taken, or whose file is
 * about the direction, is mounted and played from right to left too; in the nightly run all are, and axe looks at all of it.
 *
 * @param shard they run side by side
 */
export async function testStories(shard: 0 | 1 | 2): Promise<void> {
  const rulesTurned = inject('playsAllTurned') ? 'structure' : 'turned';
  beforeAll(annotations.beforeAll);
  beforeAll(prepare);

  describe.each(await storyFiles(modules, shard))('$title', ({ title, stories, isPlayedTurned }) => {
    describe.each(stories.map((story) => ({ name: story.storyName, story })))('$name', ({ story }) => {
      if (story.tags.includes('picture') && inject('comparesPictures')) {
        test('works, is accessible and looks as recorded in dark and light', async () => {
          await mountForPictures(story, start);
          for (const [index, view] of viewsOf(story).entries()) {
            const name = view.brand === start.brand ? view.theme : `${view.brand}-${view.theme}`;
            await show(view);
            await expectPicture(title, story, name);
            expect.soft(await violations(index === 0 ? 'all' : 'colour'), name).toEqual([]);
          }
          for (const width of furtherWidths(title, story)) {
            await showWidth(story, width);
            await expectPicture(title, story, `${width}`);
          }
        });

        test('is accessible and looks as recorded from right to left', async () => {
          await mountForPictures(story, turned);
          if (brandsOf(story).includes(start.brand)) await expectPicture(title, story, 'rtl');
          expect.soft(await violations(rulesTurned)).toEqual([]);
        });
        return;
      }

      test('works and is accessible in both themes and directions', async () => {
        await mount(story, start);
        expect.soft(await violations('all'), 'dark').toEqual([]);
        await showTheme('light');
        expect.soft(await violations('colour'), 'light').toEqual([]);
        if (isPlayedTurned) await mount(story, turned);
        else await showTurned(turned.locale);
        expect.soft(await violations(rulesTurned), 'right to left').toEqual([]);
      });
    });
  });
}
