import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen, loadHome } from '../../features/home/HomeScreen.tsx';
import { announcementsQuery } from '../../queries/announcements.ts';
import { gameMenusQuery, hotGamesQuery } from '../../queries/games.ts';
import { statusQuery } from '../../queries/status.ts';
import { currentLanguage } from '../../state/language.ts';
import { isServerRendered } from '../../state/server-rendered.ts';
import { currentViewer } from '../../state/session.ts';

export const Route = createFileRoute('/_site/')({
  // as in _site.tsx: the home page is what most visits begin with
  codeSplitGroupings: [],
  // every block waits for its own answer: none of them holds up the page. What lies below the first screen asks by itself
  // when somebody comes near it
  loader: async ({ context: { queryClient } }) => {
    const language = currentLanguage();
    // that of a server-rendered page can wait; elsewhere all parts come at once, or each would move those below it
    const code = isServerRendered() ? undefined : loadHome().catch(() => undefined);
    const { info } = await queryClient.ensureQueryData(statusQuery());
    void queryClient.prefetchQuery(announcementsQuery(language, currentViewer().signedIn));
    void queryClient.prefetchQuery(gameMenusQuery(language));
    // on wide screens the winners and the next draw are in the first one
    if (import.meta.env.SSR) {
      const [{ winnersQuery }, { openedNumbersQuery }] = await Promise.all([
        import('../../queries/more-games.ts'),
        import('../../queries/draws.ts'),
      ]);
      void queryClient.prefetchQuery(winnersQuery(language));
      void queryClient.prefetchQuery(openedNumbersQuery(language));
    }
    void queryClient.prefetchQuery(hotGamesQuery(language, info.merchant.merchantCode));
    await code;
  },
  component: HomeScreen,
});
