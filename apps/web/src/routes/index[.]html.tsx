import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/index.html')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/', search, replace: true });
  },
});
