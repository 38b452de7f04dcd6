import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteSessionEnd } from '../queries/session.ts';
import { isWaiting } from './approval.ts';
import { useSayWaiting } from './use-say-waiting.ts';

/** An action of an operator: sent once at a time, its failure kept until the next try. */
export interface Act {
  /** Sends it. Says so too when it now waits for a second operator. @returns whether it worked */
  readonly run: (send: () => Promise<unknown>, done: ActDone) => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

interface ActDone {
  /** Said when it worked. */
  readonly said: string;
  /** Operations whose answers are stale then. */
  readonly stale: readonly string[];
}

/** Runs actions that have no form: says when one worked, reads anew what it changed, and keeps why it failed. */
export function useAct(): Act {
  const queryClient = useQueryClient();
  const sayWaiting = useSayWaiting();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    isPending,
    error,
    reset: () => setError(undefined),
    run: async (send, { said, stale }) => {
      if (isPending) return false;
      setPending(true);
      setError(undefined);
      try {
        if (isWaiting(await send())) sayWaiting();
        else toast({ tone: 'positive', title: said });
        await Promise.all(
          [...stale, 'listApprovals'].map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })),
        );
        return true;
      } catch (failure) {
        noteSessionEnd(queryClient, failure);
        setError(failure);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
