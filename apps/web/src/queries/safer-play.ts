import { getSaferPlayOptions } from '@mekong/api-client/queries/getSaferPlay';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isTrial } from '../entry/account-type.ts';
import { useViewer } from '../state/session.ts';

/** Own limits and the break in force, as pages other than the one of limits ask for them. */
export const saferPlayQuery = () => queryOptions({ ...getSaferPlayOptions(), staleTime: 5_000 });

/**
 * Whether nothing can be paid in, because of a break or because the account is being closed. Of visitors and trial accounts it
 * cannot be asked.
 */
export const useDepositsEnded = (): boolean => {
  const viewer = useViewer();
  const { data } = useQuery({ ...saferPlayQuery(), enabled: viewer.signedIn && !isTrial(viewer.type) });
  return data?.break !== undefined || data?.isClosing === true;
};
