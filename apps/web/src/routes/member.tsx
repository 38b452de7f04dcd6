import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { MemberScreen } from '../centres/member/MemberScreen.tsx';
import { centreDeps, centreSearch } from '../entry/centre-search.ts';
import { loadCentreOver } from '../shell/late-centre.ts';
import { admit } from '../state/admit.ts';
import { useLeave } from '../state/use-leave.ts';

export const Route = createFileRoute('/member')({
  validateSearch: centreSearch,
  // every page of the centre belongs to a member; the calls of each refuse others in the gateway
  beforeLoad: (visit) => admit('/member', visit),
  loaderDeps: centreDeps,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    // from another page it is no page, but lies over that one
    if (preload) void loadCentreOver().catch(() => undefined);
    const [{ openMemberPage }] = await Promise.all([
      import('../centres/member/open-member-page.ts'),
      loadArea('account'),
    ]);
    return openMemberPage(queryClient, deps);
  },
  component: Member,
});

function Member() {
  return <MemberScreen opened={Route.useLoaderData()} values={Route.useSearch()} onClose={useLeave()} />;
}
