import { loadGameTexts } from '@mekong/i18n/game';
import { activate } from '@mekong/i18n/i18n';
import { activatePseudo } from '@mekong/i18n/pseudo';
import type { StoryGlobals } from './globals.ts';

/** Shows all texts in the language of the toolbar, those of games among them. */
export async function showLanguage(locale: StoryGlobals['locale']): Promise<void> {
  if (locale === 'pseudo') return activatePseudo();
  await loadGameTexts(locale);
  await activate(locale, ['shell', 'account', 'games']);
}
