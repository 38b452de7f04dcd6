import { getAgentContractOptions } from '@mekong/api-client/queries/getAgentContract';
import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import { listAgentContractPartnersOptions } from '@mekong/api-client/queries/listAgentContractPartners';
import { listAgentPlansOptions } from '@mekong/api-client/queries/listAgentPlans';
import type { AgentContract, AgentContractPartners, AgentPlan } from '@mekong/api-client/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../../queries/contracts.ts';
import { isSigned } from './offer-state.ts';

/** What an offer is made from. */
export interface OfferData {
  readonly partners: AgentContractPartners['content'];
  /** Own contracts, which offers are paid from. */
  readonly owned: readonly AgentContract[];
  /** Contracts with those below that are not over. */
  readonly offered: readonly AgentContract[];
  /** Plans that the house publishes; none where they could not be read. */
  readonly plans: readonly AgentPlan[];
  /** The contract whose terms are changed; undefined for a new one. */
  readonly amended: AgentContract | undefined;
}

/** Loads what an offer is made from. @param amendedId number of the contract whose terms are changed */
export function useOfferData(amendedId: string | undefined) {
  const partners = useQuery(listAgentContractPartnersOptions());
  const own = useQuery(getConsolidatedOptions());
  const plans = useQuery({ ...listAgentPlansOptions(), enabled: amendedId === undefined });
  const offered = useInfiniteQuery(contractsQuery('UPLINE'));
  const amended = useQuery({
    ...getAgentContractOptions({ path: { contractId: amendedId ?? '0' } }),
    enabled: amendedId !== undefined,
  });
  const queries = [partners, own, offered, ...(amendedId === undefined ? [] : [amended])];
  const isReady = queries.every(({ data }) => data !== undefined) && !plans.isLoading;
  const data: OfferData | undefined =
    isReady && partners.data && own.data
      ? {
          partners: partners.data.content,
          owned: ownedIn(own.data),
          offered: offered.data?.pages.flatMap(({ content }) => content) ?? [],
          plans: plans.data?.content ?? [],
          amended: amendedId === undefined ? undefined : amended.data?.contract,
        }
      : undefined;
  return {
    data,
    error: queries.find(({ data: one, error }) => one === undefined && error)?.error ?? undefined,
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

type Consolidated = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof getConsolidatedOptions>['queryFn']>>>>;

const ownedIn = (answer: Consolidated): AgentContract[] =>
  [
    answer.divtypeinfo,
    answer.dailysalinfo,
    answer.contractmrdailysalinfotype,
    answer.contracthoursalinfo,
    answer.contractrtsalinfo,
  ]
    .flatMap((list) => list.map(({ agent }) => agent))
    .filter(isSigned);
