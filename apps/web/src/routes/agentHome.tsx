import { createFileRoute, redirect } from '@tanstack/react-router';
import { admit } from '../state/admit.ts';

/** The entrance of agents (S2-012): whoever is none is asked to log in as one. An agent goes on from home. */
export const Route = createFileRoute('/agentHome')({
  beforeLoad: (visit) => {
    admit('/agentHome', visit);
    throw redirect({ to: '/', replace: true });
  },
});
