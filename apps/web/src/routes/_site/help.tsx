import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../../features/content/content-search.ts';
import { HelpScreen } from '../../features/content/HelpScreen.tsx';
import { helpQuery } from '../../queries/help.ts';
import { currentLanguage } from '../../state/language.ts';

export const Route = createFileRoute('/_site/help')({
  validateSearch: helpSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(helpQuery(currentLanguage()));
  },
  component: HelpPage,
});

function HelpPage() {
  return <HelpScreen question={Route.useSearch()} />;
}
