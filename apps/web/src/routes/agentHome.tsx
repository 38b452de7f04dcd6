import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { AgentScreen } from '../centres/agent/AgentScreen.tsx';
import { admit } from '../state/admit.ts';
import { centreDeps, centreSearch } from './-centre.ts';

/** The agent centre: whoever is no agent is asked to log in as one. Agents go on from home while it has no page. */
export const Route = createFileRoute('/agentHome')({
  validateSearch: centreSearch,
  beforeLoad: (visit) => admit('/agentHome', visit),
  loaderDeps: centreDeps,
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ openAgentPage }] = await Promise.all([import('../centres/agent/open-agent-page.ts'), loadArea('account')]);
    return openAgentPage(queryClient, deps);
  },
  component: Agent,
});

function Agent() {
  return <AgentScreen opened={Route.useLoaderData()} values={Route.useSearch()} />;
}
