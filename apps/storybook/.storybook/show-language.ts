import { activate } from '@mekong/i18n/i18n';
import { activatePseudo } from '@mekong/i18n/pseudo';
import type { StoryGlobals } from './globals.ts';

/** Shows all texts in the language of the toolbar. */
export const showLanguage = (locale: StoryGlobals['locale']): Promise<void> =>
  locale === 'pseudo' ? activatePseudo() : activate(locale, ['shell', 'account', 'games']);
