import { getOperatorOptions } from '@mekong/api-client/admin/queries/getOperator';
import { useQuery } from '@tanstack/react-query';

/** Who is logged in; asked for once, and again when a session begins or ends. */
export const operatorQuery = () => ({ ...getOperatorOptions(), staleTime: Number.POSITIVE_INFINITY });

/** Whether the role of the operator allows an operation. The gateway proves it again. */
export function useMay(operation: string): boolean {
  return useQuery(operatorQuery()).data?.operations.includes(operation) ?? false;
}
