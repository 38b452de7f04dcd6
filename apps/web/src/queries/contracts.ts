import { listAgentContractsQueryKey } from '@mekong/api-client/queries/listAgentContracts';
import { getAgentContractPdf } from '@mekong/api-client/sdk/getAgentContractPdf';
import { listAgentContracts } from '@mekong/api-client/sdk/listAgentContracts';
import type { AgentContract } from '@mekong/api-client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';

const AT_ONCE = 50;

/** Everything that is known of contracts: for asking again after one was changed. */
export const contractsKey = (side: AgentContract['side']) =>
  listAgentContractsQueryKey({ query: { side } }).slice(0, 1);

/** Contracts of an agent on one side that are not over, the newest first, older ones as they are asked for. */
export const contractsQuery = (side: AgentContract['side']) =>
  infiniteQueryOptions({
    queryKey: [listAgentContractsQueryKey({ query: { side } })[0], 'going', side] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      listAgentContracts({ query: { side, isOver: false, pageSize: AT_ONCE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The terms of a contract as a document to print. */
export const fetchContractPdf = (contractId: string): Promise<Blob> => getAgentContractPdf({ path: { contractId } });
