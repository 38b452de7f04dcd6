import { listApprovalsOptions } from '@mekong/api-client/admin/queries/listApprovals';
import type { Approval } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '../queries/operator.ts';

/** Whether a request is about what an operator wants to do. */
export type IsAbout = (request: Approval) => boolean;

/** A request that waits, with the name of its maker. */
export interface WaitingRequest {
  readonly id: string;
  readonly maker: string;
  readonly isOwn: boolean;
}

/** Address of a request. */
export const requestAddress = (id: string): string => `/approvals?request=${id}`;

/**
 * The request that waits about what an operator wants to do: as the gateway has just said, else as the list of requests was read
 * last. While one waits, nobody makes another.
 */
export function useWaitingRequest(error: unknown, isAbout?: IsAbout | undefined): WaitingRequest | undefined {
  // nothing is asked for: it stands before the log-in too, where each answer that nobody is there would bring the next question
  const operator = useQuery({ ...operatorQuery(), enabled: false }).data;
  const waiting = useQuery({
    ...listApprovalsOptions({ query: { state: 'PENDING' } }),
    enabled: isAbout !== undefined,
  });
  if (isApiError(error) && error.code === 'APPROVAL_WAITS') {
    const { approvalId, maker } = error.params;
    if (approvalId !== undefined && maker !== undefined)
      return { id: approvalId, maker, isOwn: maker === operator?.name };
  }
  return isAbout && waiting.data?.content.find((request) => request.state === 'PENDING' && isAbout(request));
}
