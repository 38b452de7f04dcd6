import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentViewer } from '../state/session.ts';

/** Points need an account (S2-041, S2-042). A site without a points mall leads home. */
export const Route = createFileRoute('/integral')({
  beforeLoad: ({ location }) => {
    if (!currentViewer().signedIn)
      throw redirect({ to: '/', search: { modal: 'signInFirst', returnTo: location.href }, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
