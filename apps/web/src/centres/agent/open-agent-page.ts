import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { SearchValues } from '../../parts/centre-page.ts';
import { signedKinds } from '../../queries/signed-kinds.ts';
import { openPage } from '../centre.ts';
import { agentPages } from './pages.ts';

/**
 * Opens a page of the agent centre, once it is known which contracts decide its menu.
 *
 * @throws a redirect home as long as the registry has no page
 */
export async function openAgentPage(queryClient: QueryClient, values: SearchValues) {
  if (Object.keys(agentPages).length === 0) throw redirect({ to: '/', replace: true });
  // without an answer the pages of contracts are left out, and all others are there
  const answer = await queryClient.ensureQueryData(getConsolidatedOptions()).catch(() => undefined);
  return openPage(agentPages, queryClient, values, signedKinds(answer));
}
