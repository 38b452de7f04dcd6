import { prepareSealing } from '@mekong/api-client/client';
import type { GameRailProps } from '@mekong/ui/patterns/GameRail';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSwitches } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { isMotionWelcome } from '../motion.ts';

/**
 * The second action of cards: a game with a trial account. Visitors have it where the merchant has such accounts; who is
 * logged in has a balance to play with.
 */
export function usePlayFree(): Pick<GameRailProps, 'onPlayFree'> {
  const isOn = useSwitches();
  const { signedIn } = useViewer();
  const router = useRouter();
  const onPlayFree = useCallback(
    (nodeId: number) => {
      // the page of the game makes the account: what its request is sealed with comes beside that page, not after it
      void prepareSealing().catch(() => undefined);
      void router.navigate({ href: `/game?node=${nodeId}&free=yes`, viewTransition: isMotionWelcome() });
    },
    [router],
  );
  return signedIn || !isOn('FREEPLAY') ? {} : { onPlayFree };
}
