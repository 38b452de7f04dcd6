import { isApiError } from '@mekong/api-client/errors';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { noteSessionEnd } from '../queries/session.ts';
import { isWaiting } from './approval.ts';
import { useSayWaiting } from './use-say-waiting.ts';

/** An action of an operator: sent once at a time, its failure kept until the next try. */
export interface Act {
  /** Sends it. Says so too when it now waits for a second operator. @returns whether it worked */
  readonly run: (send: () => Promise<unknown>, done: ActDone) => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: unknown;
  /** It is refused because things have changed, and a try before it got no answer: that one may have changed them. */
  readonly isMaybeDone: boolean;
  readonly reset: () => void;
}

interface ActDone {
  /** Said when it worked. */
  readonly said: string;
  /** Operations whose answers are stale then. */
  readonly stale: readonly string[];
}

/** Refusals of what is not there any more as the page shows it: another tab or operator was first. */
const changed: ReadonlySet<string> = new Set([
  ...['STATE_STALE', 'APPROVAL_CLOSED', 'VALUE_CHANGED', 'CONTRACT_STALE', 'CONTRACT_EXISTS'],
  ...['ORDER_ON_HOLD', 'NOT_FOUND'],
]);

/** Failures that say nothing of whether it was done. */
const unanswered: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'UNREADABLE']);

const codeOf = (error: unknown): string => (isApiError(error) ? error.code : '');

/**
 * Runs actions that have no form: says when one worked, and keeps why it failed. What it changed is read anew, and so is what
 * somebody else has changed before it.
 */
export function useAct(): Act {
  const queryClient = useQueryClient();
  const sayWaiting = useSayWaiting();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isMaybeDone, setMaybeDone] = useState(false);
  /** What may be stale since a try that got no answer. */
  const unsure = useRef<readonly string[]>([]);
  const readAnew = (stale: readonly string[]): Promise<unknown> =>
    Promise.all(
      [...stale, 'listApprovals'].map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })),
    );
  return {
    isPending,
    error,
    isMaybeDone,
    reset: () => {
      setError(undefined);
      setMaybeDone(false);
      if (unsure.current.length > 0) void readAnew(unsure.current);
      unsure.current = [];
    },
    run: async (send, { said, stale }) => {
      if (isPending) return false;
      setPending(true);
      setError(undefined);
      setMaybeDone(false);
      try {
        if (isWaiting(await send())) sayWaiting();
        else toast({ tone: 'positive', title: said });
        unsure.current = [];
        await readAnew(stale);
        return true;
      } catch (failure) {
        noteSessionEnd(queryClient, failure);
        setError(failure);
        if (unanswered.has(codeOf(failure))) unsure.current = stale;
        // somebody else was first, and the page does not know yet
        if (codeOf(failure) === 'APPROVAL_WAITS') void readAnew(stale);
        if (changed.has(codeOf(failure))) {
          setMaybeDone(unsure.current.length > 0);
          void readAnew(stale);
        }
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
