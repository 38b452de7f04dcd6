import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { HotScreen } from '../../features/games/HotScreen.tsx';
import { hotSearch } from '../../features/games/hot-search.ts';
import { hotGamesQuery } from '../../queries/games.ts';
import { statusQuery } from '../../queries/status.ts';
import { currentLanguage } from '../../state/language.ts';

export const Route = createFileRoute('/_site/hot')({
  validateSearch: hotSearch,
  loader: async ({ context: { queryClient } }) => {
    const [{ info }] = await Promise.all([queryClient.ensureQueryData(statusQuery()), loadArea('games')]);
    void queryClient.prefetchQuery(hotGamesQuery(currentLanguage(), info.merchant.merchantCode));
  },
  component: HotPage,
});

function HotPage() {
  return <HotScreen search={Route.useSearch()} />;
}
