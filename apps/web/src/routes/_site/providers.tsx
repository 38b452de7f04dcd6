import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { ProvidersScreen } from '../../features/games/ProvidersScreen.tsx';
import { gameMenusQuery } from '../../queries/games.ts';
import { currentLanguage } from '../../state/language.ts';

export const Route = createFileRoute('/_site/providers')({
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(gameMenusQuery(currentLanguage()));
    await loadArea('games');
  },
  component: ProvidersScreen,
});
