import { getAgentTeamTotalsQueryKey } from '@mekong/api-client/queries/getAgentTeamTotals';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import type { QueryClient } from '@tanstack/react-query';

/** Reads the lists of the team and their sums anew. */
export async function refreshTeam(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [listAgentTeamQueryKey, getAgentTeamTotalsQueryKey].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key({ query: { from: '', to: '' } })[0]] }),
    ),
  );
}
