import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { guard } from '../entry/guard.ts';
import { fromAddress } from './address.ts';
import { useModal } from './modal.ts';
import { currentViewer } from './session.ts';

/**
 * Runs an action only for those who may do it: a visitor is asked to log in and comes back to the page, a trial account is told
 * that it takes a real one.
 *
 * @returns a function that runs the action and says whether it did
 */
export function useGuard(): (action: () => void, rule?: { openToTrial?: boolean }) => boolean {
  const { open } = useModal();
  const router = useRouter();
  return useCallback(
    (action, rule = {}) => {
      const verdict = guard(currentViewer(), rule);
      if (verdict === 'login-required') {
        const { href } = router.buildLocation({
          to: '.',
          ...fromAddress(router),
          search: (search) => ({ ...search, modal: undefined, returnTo: undefined }),
        });
        open('login', href);
      }
      if (verdict === 'real-account-required') open('realAccount');
      if (verdict !== 'allowed') return false;
      action();
      return true;
    },
    [open, router],
  );
}
