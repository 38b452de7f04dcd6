import { createFileRoute, redirect } from '@tanstack/react-router';

/** Home with the register modal; what else stands in the address (an affiliate code) stays in it. */
export const Route = createFileRoute('/register')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/', search: { ...search, modal: 'register' }, replace: true });
  },
});
