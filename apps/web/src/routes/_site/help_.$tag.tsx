import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other form of the address of a topic; a tag that makes no sense shows all topics. */
export const Route = createFileRoute('/_site/help_/$tag')({
  beforeLoad: ({ params: { tag } }) => {
    throw redirect({ to: '/help', search: { tag }, replace: true });
  },
});
