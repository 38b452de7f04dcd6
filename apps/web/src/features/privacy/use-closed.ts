import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { closeSession } from '../../queries/account.ts';

/** Leaves the site as a visitor: the account is closed, and every session with it. */
export function useClosed(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    closeSession(queryClient);
    void navigate({ to: '/', search: {}, replace: true });
  };
}
