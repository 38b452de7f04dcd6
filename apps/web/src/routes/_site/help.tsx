import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../../features/content/content-search.ts';
import { HelpScreen } from '../../features/content/HelpScreen.tsx';
import { loadHelp } from '../-help-page.ts';

export const Route = createFileRoute('/_site/help')({
  validateSearch: helpSearch,
  loader: async (page) => {
    loadHelp(page);
    await loadArea('games');
  },
  component: HelpPage,
});

function HelpPage() {
  return <HelpScreen question={Route.useSearch()} />;
}
