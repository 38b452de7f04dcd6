import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { SearchValues } from '../../parts/centre-page.ts';
import { openPage } from '../centre.ts';
import { agentPages } from './pages.ts';

/**
 * Opens a page of the agent centre.
 *
 * @throws a redirect home as long as the registry has no page
 */
export async function openAgentPage(queryClient: QueryClient, values: SearchValues) {
  if (Object.keys(agentPages).length === 0) throw redirect({ to: '/', replace: true });
  return openPage(agentPages, queryClient, values);
}
