import { listMembersOptions } from '@mekong/api-client/admin/queries/listMembers';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../queries/operator.ts';

/** Currency of the account of an agent, which its credit line will have; empty until there is one of that name. */
export function useCurrencyOf(agent: string): string {
  const isAsked = useMay('listMembers') && agent !== '';
  const { data } = useQuery({ ...listMembersOptions({ query: { q: agent, kind: 'agent' } }), enabled: isAsked });
  const found = data?.content.find(({ username }) => username.toLowerCase() === agent.toLowerCase());
  return (isAsked && found?.currency) || '';
}
