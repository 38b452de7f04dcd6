import '@mekong/ui/styles';
import '@mekong/ui/fonts/bundled';
import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { variantNames, withRealTypes } from './arg-types.ts';
import { globalTypes, initialGlobals, type StoryGlobals } from './globals.ts';
import { Stage } from './Stage.tsx';
import { showLanguage } from './show-language.ts';

/** Until React has rendered what was just set. */
const rendered = (): Promise<void> => new Promise((done) => setTimeout(done));

// a limit, not a wait: parts that are loaded on demand take longer on a busy machine than the usual second
configure({ asyncUtilTimeout: 10_000 });

// a story in a frame of the documentation plays when it comes near: its focus must not scroll the page around it
if (window.frameElement?.classList.contains('docs-frame')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const variants = variantNames(
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../../packages/ui/src/**/*.variants.ts', { eager: true }),
  ),
);

export default {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // loaded when a page of the documentation is opened: the tests of the stories need none of it
    docs: {
      container: lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage })),
      page: lazy(async () => ({ default: (await import('./PartPage.tsx')).PartPage })),
    },
    options: {
      // read by a tool from the text of this file: no spread, no name of a constant
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Tokens', 'Theming', 'Type', 'Space', 'Elevation', 'Motion', 'Icons', '*'],
          'Actions',
          'Inputs',
          'Feedback',
          'Overlays',
          'Data',
          'Navigation',
          'Layout',
          'Patterns',
          'Games',
        ],
      },
    },
    // one picture for each of these in the review service; the pictures in the repository are taken by visual/
    chromatic: {
      modes: {
        'dark desktop': { theme: 'dark', direction: 'ltr', locale: 'EN', viewport: 1200 },
        'light mobile': { theme: 'light', direction: 'ltr', locale: 'KM', viewport: 390 },
        'dark right-to-left': { theme: 'dark', direction: 'rtl', locale: 'AR', viewport: 1200 },
      },
    },
  },
  argTypesEnhancers: [({ argTypes, initialArgs }) => withRealTypes(argTypes, variants, initialArgs)],
  // Interactions look words up in English. A story is rendered and played in these, and then shown in the language of the
  // toolbar: so each can be played from right to left too, and no play function has to know the texts of any language.
  loaders: [({ globals, viewMode }) => showLanguage(viewMode === 'docs' ? (globals as StoryGlobals).locale : 'EN')],
  afterEach: async ({ globals }) => {
    const { locale } = globals as StoryGlobals;
    if (locale === 'EN') return;
    await showLanguage(locale);
    await rendered();
  },
  decorators: [(Story, { globals }) => <Stage globals={globals as StoryGlobals}>{Story()}</Stage>],
} satisfies Preview;
