import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentViewer } from '../state/session.ts';

/** Needs an account (S2-041, S6-003); its games are in the lobby of e-lotteries. */
export const Route = createFileRoute('/lottery')({
  beforeLoad: ({ location }) => {
    if (!currentViewer().signedIn)
      throw redirect({ to: '/', search: { modal: 'signInFirst', returnTo: location.href }, replace: true });
    throw redirect({ to: '/$pageType', params: { pageType: 'elott' }, replace: true });
  },
});
