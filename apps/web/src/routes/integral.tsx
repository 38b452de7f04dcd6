import { createFileRoute, redirect } from '@tanstack/react-router';
import { admit } from '../state/admit.ts';

/** Points need an account. A site without a points mall leads home. */
export const Route = createFileRoute('/integral')({
  beforeLoad: (visit) => {
    admit('/integral', visit);
    throw redirect({ to: '/', replace: true });
  },
});
