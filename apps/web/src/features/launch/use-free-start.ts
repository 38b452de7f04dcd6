import type { GameCard } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { playFree } from '../../parts/free-play/play-free.ts';
import { gameQuery } from '../../queries/game.ts';
import { openSession } from '../../queries/open-session.ts';
import { hasNoSession } from '../../state/session.ts';

interface FreeStartState {
  /** Why there is no trial account. */
  readonly error: unknown;
  readonly isPending: boolean;
  /** Tries once more. */
  readonly start: () => void;
}

/**
 * Makes the session of a trial account, once for each visit of the page. Somebody who leaves before it is there stays a
 * visitor, and so does somebody who has logged in meanwhile.
 *
 * @param isWanted whether it is to be made at all
 */
export function useFreeStart(game: GameCard, isWanted: boolean): FreeStartState {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { code } = useLanguage();
  const isThere = useRef(false);
  const hasBegun = useRef(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const grant = await playFree();
      if (!isThere.current || !hasNoSession()) return;
      await openSession(queryClient, grant);
      // a new session forgets what was known before it; the game is the same for everybody
      queryClient.setQueryData(gameQuery(game.nodeId, code).queryKey, game);
      await navigate({ to: '.', search: (search) => ({ ...search, free: undefined }), replace: true });
    },
  });
  useEffect(() => {
    isThere.current = true;
    // effects run twice while the code is worked on, a start must not
    if (isWanted && !hasBegun.current) mutate();
    hasBegun.current = true;
    return () => {
      isThere.current = false;
    };
  }, [isWanted, mutate]);
  return { error, isPending, start: () => mutate() };
}
