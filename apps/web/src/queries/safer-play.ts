import { getSaferPlayOptions } from '@mekong/api-client/queries/getSaferPlay';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Own limits and the break in force, as pages other than the one of limits ask for them. */
export const saferPlayQuery = () => queryOptions({ ...getSaferPlayOptions(), staleTime: 5_000 });

/** Whether nothing can be paid in, because of a break or because the account is being closed. */
export const useDepositsEnded = (): boolean => {
  const { data } = useQuery(saferPlayQuery());
  return data?.break !== undefined || data?.isClosing === true;
};
