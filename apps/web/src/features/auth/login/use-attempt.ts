import type { SessionGrant, SocialProvider } from '@mekong/api-client/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { serverClockOffset } from '../../../queries/status.ts';
import { type WaitingLogin, waitingLoginOf } from './waiting-login.ts';

/** Ways to log in beside the form; one can be under way at a time. */
export type LoginWay = 'remembered' | 'freePlay' | 'passkey' | SocialProvider;

/**
 * Tries one way in.
 *
 * @param ask resolves with the session; undefined when its owner left halfway
 * @param refuse takes note of a refusal; true when it said so somewhere itself
 */
export type Attempt = (
  way: LoginWay,
  ask: () => Promise<SessionGrant | undefined>,
  refuse?: (error: unknown) => boolean | Promise<boolean>,
) => Promise<void>;

interface AttemptOptions {
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  /** The first proof was right, and the account asks for a second. */
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

/** What every way in has in common: one at a time, a session at the end, a second proof before it, or a refusal. */
export function useAttempt({ onGrant, onWaiting }: AttemptOptions) {
  const queryClient = useQueryClient();
  const [way, setWay] = useState<LoginWay>();
  const [failure, setFailure] = useState<unknown>();

  const attempt: Attempt = async (chosen, ask, refuse) => {
    if (way !== undefined) return;
    setWay(chosen);
    setFailure(undefined);
    try {
      const grant = await ask();
      if (grant) await onGrant(grant);
    } catch (error) {
      const clockOffset = serverClockOffset(queryClient);
      const waiting = waitingLoginOf(error, { clockOffset, hasPasskeys: hasPasskeys() });
      if (waiting) onWaiting(waiting);
      else if (!(await refuse?.(error))) setFailure(error);
    } finally {
      setWay(undefined);
    }
  };
  const dismiss = useCallback(() => setFailure(undefined), []);
  return { attempt, way, failure, dismiss };
}
