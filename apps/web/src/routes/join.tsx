import { createFileRoute, redirect } from '@tanstack/react-router';

/** An agent's link: home with the register modal and the agent's code. */
export const Route = createFileRoute('/join')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/', search: { ...search, modal: 'register' }, replace: true });
  },
});
