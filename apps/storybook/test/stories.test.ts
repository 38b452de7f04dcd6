import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { annotations, storyFiles } from './story-modules.ts';

beforeAll(annotations.beforeAll);

const modules = import.meta.glob('../../../packages/ui/src/**/*.stories.tsx');

/** The next frame: styles of the attribute that was just set are computed. */
const painted = () => new Promise((done) => requestAnimationFrame(done));

describe.each(await storyFiles(modules))('$title', ({ stories }) => {
  describe.each(stories.map((story) => ({ name: story.storyName, story })))('$name', ({ story }) => {
    // A theme changes variables only, so the same mounted story is looked at twice.
    test('works and is accessible in dark and light', async () => {
      await story.run({ globals: { theme: 'dark', direction: 'ltr', locale: 'EN' } });
      expect(await violations('all'), 'dark').toEqual([]);
      document.documentElement.dataset.theme = 'light';
      await painted();
      expect(await violations('colour'), 'light').toEqual([]);
    });

    // English words, so that play functions find them; Arabic texts are seen in the pictures.
    test('works and is accessible from right to left', async () => {
      await story.run({ globals: { theme: 'dark', direction: 'rtl', locale: 'EN' } });
      expect(await violations('structure')).toEqual([]);
    });
  });
});
