import { getOperatorOptions } from '@mekong/api-client/admin/queries';
import type { Operator } from '@mekong/api-client/admin/types';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Who is logged in; asked for once, and again when a session begins or ends. */
export const operatorQuery = () => ({ ...getOperatorOptions(), staleTime: Number.POSITIVE_INFINITY });

/** Who is logged in. Only below the frame of the console, which is shown when somebody is. */
export function useOperator(): Operator {
  return useSuspenseQuery(operatorQuery()).data;
}
