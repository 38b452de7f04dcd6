import { getMemberInfoOptions } from '@mekong/api-client/queries/getMemberInfo';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { closeSession } from '../../../queries/account.ts';
import { useLiveEvents } from '../../../queries/live.ts';
import { signOut } from '../../../queries/sign-out.ts';
import { phaseAt, type SessionPhase } from '../../../state/session-clock.ts';
import { currentTimes, lastSeen, noteSeen } from '../../../state/session-times.ts';

const SessionWarning = lazy(() =>
  import('./SessionWarning.tsx').then(({ SessionWarning }) => ({ default: SessionWarning })),
);

const minute = 60_000;
/** Longest wait between two looks at the clock: a timer sleeps with the device, another tab may have gone on. */
const longestWait = 15_000;

const phaseNow = (): SessionPhase | undefined => {
  const times = currentTimes();
  return times && phaseAt(Date.now(), times, lastSeen());
};

/**
 * Watches the end of the session. While the member does something here, or a game moves the balance, the gateway
 * hears of it at most once a minute; a member who is away is warned a minute before the end, and told when it came. What the
 * gateway tells of the member, an end by its own will among it, is heard here too: visitors need none of it.
 */
export function SessionWatch() {
  const queryClient = useQueryClient();
  const [warning, setWarning] = useState<SessionPhase & { kind: 'warning' }>();

  useLiveEvents(
    useCallback(() => {
      closeSession(queryClient, 'ended');
    }, [queryClient]),
  );

  const stay = useCallback(async () => {
    await queryClient.fetchQuery({ ...getMemberInfoOptions(), staleTime: 0 });
    noteSeen();
    setWarning(undefined);
  }, [queryClient]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;

    function look(): void {
      const phase = phaseNow();
      if (!phase) return;
      setWarning(phase.kind === 'warning' ? phase : undefined);
      if (phase.kind === 'ended') void signOut(queryClient, phase.reason).catch(() => undefined);
      else timer = setTimeout(look, Math.min(phase.until - Date.now(), longestWait));
    }

    /** Something happened: the gateway hears of it, unless a warning waits for an answer of its own. */
    function noteActivity(): void {
      if (isAsking || Date.now() - lastSeen() < minute || phaseNow()?.kind !== 'calm') return;
      isAsking = true;
      stay()
        .catch(() => undefined) // the next sign of life tries again
        .finally(() => {
          isAsking = false;
        });
    }

    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, noteActivity, { passive: true });
    const stopFollowing = queryClient.getQueryCache().subscribe((event) => {
      // a game in its frame shows nothing of itself but what it does to the balance
      if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === 'getBalance')
        noteActivity();
    });
    if (lastSeen() === 0) noteSeen();
    look();
    return () => {
      clearTimeout(timer);
      stopFollowing();
      for (const event of events) window.removeEventListener(event, noteActivity);
    };
  }, [queryClient, stay]);

  return (
    warning && (
      <Suspense>
        <SessionWarning
          endsAt={warning.until}
          reason={warning.reason}
          onStay={stay}
          onLeave={() => void signOut(queryClient).catch(() => undefined)}
        />
      </Suspense>
    )
  );
}
