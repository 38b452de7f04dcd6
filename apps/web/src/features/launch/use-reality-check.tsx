import { isApiError } from '@mekong/api-client/errors';
import { notePlay } from '@mekong/api-client/sdk/notePlay';
import type { PlaySign } from '@mekong/api-client/types';
import type { SiteMessage } from '@mekong/game-frame/messages';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { guard } from '../../entry/guard.ts';
import { useViewer } from '../../state/session.ts';
import type { RealityCheck } from './RealityCheck.tsx';

const minute = 60_000;

interface Watched {
  /** Number of the session in the game; undefined before it is opened. */
  readonly gameSessionId: string | undefined;
  readonly isPlaying: boolean;
  /** A round runs: it is not broken into. */
  readonly isRound: boolean;
  readonly tell: (message: SiteMessage) => void;
  readonly onLeave: () => void;
}

/**
 * Tells the gateway each minute that the game is before the player, and stops it when it is time for a check, or when no time
 * is left. A trial account has neither.
 *
 * @returns the check, to be rendered over the game
 */
export function useRealityCheck({ gameSessionId, isPlaying, isRound, tell, onLeave }: Watched): ReactNode {
  const mayAsk = guard(useViewer()) === 'allowed';
  const [minutes, setMinutes] = useState(0);
  const [sign, setSign] = useState<PlaySign>();
  const [refusal, setRefusal] = useState<unknown>();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RealityCheck>>>();

  const note = useEffectEvent(async (id: string): Promise<void> => {
    try {
      setSign(await notePlay({ body: { gameSessionId: id } }));
      setMinutes((count) => count + 1);
    } catch (error) {
      // a line that is down for a minute stops no game
      if (isApiError(error) && (error.code === 'LIMIT_REACHED' || error.code === 'EXCLUDED')) setRefusal(error);
    }
  });
  useEffect(() => {
    if (!mayAsk || !isPlaying || gameSessionId === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void note(gameSessionId);
    }, minute);
    return () => clearInterval(timer);
  }, [mayAsk, isPlaying, gameSessionId]);

  const isDue = refusal !== undefined || (sign !== undefined && minutes >= sign.checkMinutes);
  const isShown = isDue && !isRound;
  useEffect(() => {
    if (!isShown) return;
    tell({ type: 'pause' });
    void import('./RealityCheck.tsx').then(
      (loaded) => setDialog(() => loaded.RealityCheck),
      // without its code the next minute tries again
      () => setMinutes(0),
    );
    return () => tell({ type: 'resume' });
  }, [isShown, tell]);

  return (
    isShown && Dialog && <Dialog sign={sign} refusal={refusal} onContinue={() => setMinutes(0)} onStop={onLeave} />
  );
}
