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

/** Which contracts: of one side, of one kind or of all, those that are over or those that are not. */
export interface ContractsQuery {
  readonly side: AgentContract['side'];
  readonly kind?: Exclude<AgentContract['kind'], object> | undefined;
  readonly isOver: boolean;
}

/** Contracts of an agent, the newest first, older ones as they are asked for. */
export const chosenContractsQuery = (query: ContractsQuery) =>
  infiniteQueryOptions({
    queryKey: [listAgentContractsQueryKey({ query })[0], 'chosen', query] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      listAgentContracts({ query: { ...query, pageSize: AT_ONCE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** All of one side that are not over. */
export const contractsQuery = (side: AgentContract['side']) => chosenContractsQuery({ side, isOver: false });

/** The terms of a contract as a document to print. */
export const fetchContractPdf = (contractId: string): Promise<Blob> => getAgentContractPdf({ path: { contractId } });

/** All contracts of a filter as a table that the server makes. */
export const fetchContractsCsv = (query: ContractsQuery): Promise<Blob> =>
  getAgentContractsCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchContractsPdf = (query: ContractsQuery): Promise<Blob> =>
  getAgentContractsPdf({ query, timeoutMs: TABLE_MS });
