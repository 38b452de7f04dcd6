import { getIdentityCheckOptions } from '@mekong/api-client/queries/getIdentityCheck';
import { queryOptions } from '@tanstack/react-query';

const second = 1_000;

/** The own identity check; asked for again now and then while somebody else decides it. */
export const identityCheckQuery = () =>
  queryOptions({
    ...getIdentityCheckOptions(),
    staleTime: 15 * second,
    refetchInterval: ({ state: { data } }) => (data?.state === 'IN_REVIEW' ? 60 * second : false),
  });
