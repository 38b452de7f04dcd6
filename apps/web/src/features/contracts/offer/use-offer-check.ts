import { previewAgentContract } from '@mekong/api-client/sdk/previewAgentContract';
import type { AgentContractOffer } from '@mekong/api-client/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Typing pauses for so long before terms are tried: milliseconds. */
const PAUSE = 400;

/**
 * Tries an offer on the gateway while it is typed.
 *
 * @param offer undefined while a field is missing
 * @param cycles how many finished cycles are worked out
 */
export function useOfferCheck(offer: AgentContractOffer | undefined, cycles: number) {
  const wanted = offer && JSON.stringify(offer);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['offerCheck', asked, cycles],
    queryFn: ({ signal }) =>
      previewAgentContract({
        query: { cycles },
        body: JSON.parse(asked ?? '{}') as AgentContractOffer,
        signal,
      }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    check: wanted === undefined ? undefined : data,
    error,
    /** What stands there was tried as it is. */
    isCurrent: wanted !== undefined && wanted === asked && !isFetching && !error,
  };
}
