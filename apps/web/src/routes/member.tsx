import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf, text } from '../entry/search.ts';
import { MemberScreen } from '../features/member/MemberScreen.tsx';
import { BettingRecord } from '../features/records/BettingRecord.tsx';
import { betsSearch } from '../features/records/bets-search.ts';
import { admit } from '../state/admit.ts';

/** Page of the centre, by the name of the specification. */
const pageSearch = searchOf({ page: text(40) });

export const Route = createFileRoute('/member')({
  // the page that is open keeps its filters beside it
  validateSearch: (search: Record<string, unknown>) => ({ ...betsSearch(search), ...pageSearch(search) }),
  // every page of the centre belongs to a member; the calls of each refuse others in the gateway (S2-036, S5-001)
  beforeLoad: ({ location }) => admit('/member', location.href),
  loader: () => loadArea('account'),
  component: MemberPage,
});

function MemberPage() {
  const { page, ...search } = Route.useSearch();
  return (
    <MemberScreen page={page}>
      <BettingRecord search={search} />
    </MemberScreen>
  );
}
