import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { annotations, storyFiles } from '../test/story-modules.ts';

beforeAll(annotations.beforeAll);

const modules = import.meta.glob('../../../packages/ui/src/**/*.stories.tsx');

const views = {
  dark: { theme: 'dark', direction: 'ltr', locale: 'EN' },
  light: { theme: 'light', direction: 'ltr', locale: 'EN' },
  rtl: { theme: 'dark', direction: 'rtl', locale: 'AR' },
} as const satisfies Record<string, Partial<StoryGlobals>>;

/** Whatever floats covers the whole page; without it the picture ends where the story ends. */
const floats = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover]';

function frame(layout: unknown): void {
  document.body.style.padding = layout === 'fullscreen' ? '0' : '24px';
  document.body.style.minBlockSize = layout === 'fullscreen' || document.querySelector(floats) ? '100dvh' : '0';
}

/** Stories that ask for a picture by their tag. */
const pictured = (await storyFiles(modules)).flatMap(({ title, stories }) =>
  stories
    .filter(({ tags }) => tags.includes('picture'))
    .map((story) => ({ name: `${title.split('/').pop()}-${story.storyName}`.replaceAll(' ', '-'), story })),
);

describe.each(pictured)('$name', ({ name, story }) => {
  test.each(Object.entries(views))('looks as recorded in %s', async (view, globals) => {
    await story.run({ globals: { ...globals } });
    frame(story.parameters.layout);
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${view}`);
  });
});
