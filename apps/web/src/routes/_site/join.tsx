import { listAgentPlansOptions } from '@mekong/api-client/queries/listAgentPlans';
import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../../features/join/JoinScreen.tsx';
import { joinSearch } from '../../features/join/join-search.ts';

/** What it means to be an agent of this site. The code of a link that leads here is kept for the registration. */
export const Route = createFileRoute('/_site/join')({
  validateSearch: joinSearch,
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(listAgentPlansOptions());
    await loadArea('account');
  },
  component: JoinPage,
});

function JoinPage() {
  return <JoinScreen {...Route.useSearch()} />;
}
