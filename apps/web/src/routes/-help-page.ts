import { helpQuery } from '../queries/help.ts';
import { currentLanguage } from '../state/language.ts';
import type { RouterContext } from '../state/router-context.ts';

/** Asks for the articles of the help centre; they load, fail and try again on the screen. */
export function loadHelp({ context: { queryClient } }: { readonly context: RouterContext }): void {
  void queryClient.prefetchQuery(helpQuery(currentLanguage()));
}
