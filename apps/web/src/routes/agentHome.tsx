import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { AgentScreen } from '../centres/agent/AgentScreen.tsx';
import { centreDeps, centreSearch } from '../entry/centre-search.ts';
import { loadCentreOver } from '../shell/late-centre.ts';
import { admit } from '../state/admit.ts';
import { useLeave } from '../state/use-leave.ts';

/** The agent centre: whoever is no agent is asked to log in as one. Agents go on from home while it has no page. */
export const Route = createFileRoute('/agentHome')({
  validateSearch: centreSearch,
  beforeLoad: (visit) => admit('/agentHome', visit),
  loaderDeps: centreDeps,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    // from another page it is no page, but lies over that one
    if (preload) void loadCentreOver().catch(() => undefined);
    const [{ openAgentPage }] = await Promise.all([import('../centres/agent/open-agent-page.ts'), loadArea('account')]);
    return openAgentPage(queryClient, deps);
  },
  component: Agent,
});

function Agent() {
  return <AgentScreen opened={Route.useLoaderData()} values={Route.useSearch()} onClose={useLeave()} />;
}
