import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { helpSearch } from '../../features/content/content-search.ts';
import { HelpScreen } from '../../features/content/HelpScreen.tsx';
import { loadHelp } from '../-help-page.ts';

/** The help centre. A tag in the search is the older form of the address of a topic. */
export const Route = createFileRoute('/_site/help')({
  validateSearch: helpSearch,
  beforeLoad: ({ search: { tag, ...search } }) => {
    if (tag !== undefined) throw redirect({ to: '/help/$tag', params: { tag }, search, replace: true });
  },
  loader: async (page) => {
    loadHelp(page);
    await loadArea('games');
  },
  component: HelpPage,
});

function HelpPage() {
  return <HelpScreen question={Route.useSearch()} />;
}
