import { loadArea } from '@mekong/i18n/i18n';
import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../features/content/content-search.ts';
import { HelpScreen } from '../features/content/HelpScreen.tsx';
import { loadHelp } from './-help-page.ts';

/** The help centre without header and footer, for the web view of a mobile app. */
export const Route = createFileRoute('/helpmc')({
  validateSearch: helpSearch,
  loader: async (page) => {
    loadHelp(page);
    await loadArea('games');
  },
  component: HelpAlone,
});

function HelpAlone() {
  return (
    <AppLayout header={null}>
      <HelpScreen question={Route.useSearch()} home="/helpmc" />
    </AppLayout>
  );
}
