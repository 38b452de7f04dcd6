import { listAgentContractsQueryKey } from '@mekong/api-client/queries/listAgentContracts';
import { getAgentContractPdf } from '@mekong/api-client/sdk/getAgentContractPdf';
import { getAgentContractsCsv } from '@mekong/api-client/sdk/getAgentContractsCsv';
import { getAgentContractsPdf } from '@mekong/api-client/sdk/getAgentContractsPdf';
import { listAgentContracts } from '@mekong/api-client/sdk/listAgentContracts';
import type { AgentContract } from '@mekong/api-client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

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

/** Contracts that are not over, of one side, as a table that the server makes. */
export const fetchContractsCsv = (side: AgentContract['side']): Promise<Blob> =>
  getAgentContractsCsv({ query: { side, isOver: false }, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchContractsPdf = (side: AgentContract['side']): Promise<Blob> =>
  getAgentContractsPdf({ query: { side, isOver: false }, timeoutMs: TABLE_MS });
