import { createFileRoute, redirect } from '@tanstack/react-router';
import { admit } from '../state/admit.ts';

/** Needs an account (S2-041, S6-003); its games are in the lobby of e-lotteries. */
export const Route = createFileRoute('/lottery')({
  beforeLoad: ({ location }) => {
    admit('/lottery', location.href);
    throw redirect({ to: '/$pageType', params: { pageType: 'elott' }, replace: true });
  },
});
