import { createFileRoute, redirect } from '@tanstack/react-router';

/** An older form of the mailed link: its token moves behind the `#`, where it reaches no log. */
export const Route = createFileRoute('/reset_/$token')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/reset-password', hash: `token=${params.token}`, replace: true });
  },
});
