import { loadArea } from '@mekong/i18n/i18n';
import { helpQuery } from '../queries/help.ts';
import { currentLanguage } from '../state/language.ts';
import type { RouterContext } from '../state/router-context.ts';

/** Asks for the articles of the help centre, which load, fail and try again on the screen, and waits for its texts. */
export function loadHelp({ context: { queryClient } }: { readonly context: RouterContext }): Promise<void> {
  void queryClient.prefetchQuery(helpQuery(currentLanguage()));
  return loadArea('games');
}
