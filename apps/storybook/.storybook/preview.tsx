import '@mekong/ui/styles';
import '@mekong/ui/fonts/bundled';
import { activate } from '@mekong/i18n/i18n';
import { activatePseudo } from '@mekong/i18n/pseudo';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from './DocsPage.tsx';
import { globalTypes, initialGlobals, type StoryGlobals } from './globals.ts';
import { Stage } from './Stage.tsx';

const showLanguage = (locale: StoryGlobals['locale']): Promise<void> =>
  locale === 'pseudo' ? activatePseudo() : activate(locale, ['shell', 'account', 'games']);

export default {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: { container: DocsPage },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns'] } },
    // one picture for each of these in the review service; the pictures in the repository are taken by visual/
    chromatic: {
      modes: {
        'dark desktop': { theme: 'dark', direction: 'ltr', locale: 'EN', viewport: 1200 },
        'light mobile': { theme: 'light', direction: 'ltr', locale: 'KM', viewport: 390 },
        'dark right-to-left': { theme: 'dark', direction: 'rtl', locale: 'AR', viewport: 1200 },
      },
    },
  },
  loaders: [({ globals }) => showLanguage((globals as StoryGlobals).locale)],
  decorators: [(Story, { globals }) => <Stage globals={globals as StoryGlobals}>{Story()}</Stage>],
} satisfies Preview;
