import { checkAgentBillMutation } from '@mekong/api-client/queries/checkAgentBill';
import type { AgentBillCheck } from '@mekong/api-client/types';
import { useMutation } from '@tanstack/react-query';

/** A check of a bill: whether it runs, and what came of the last one. */
export interface BillCheck {
  readonly run: () => void;
  readonly isPending: boolean;
  readonly result: AgentBillCheck | undefined;
  readonly error: unknown;
}

/** Has the server make a bill again from its results and terms. */
export function useBillCheck(billId: string): BillCheck {
  const { mutate, isPending, data, error } = useMutation(checkAgentBillMutation());
  return { run: () => mutate({ path: { billId } }), isPending, result: data, error };
}
