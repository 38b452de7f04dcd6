import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { searchOf, text } from '../entry/search.ts';
import { MemberScreen } from '../features/member/MemberScreen.tsx';
import { memberPageOf } from '../features/member/pages.ts';
import { betsSearch } from '../features/records/bets-search.ts';
import { admit } from '../state/admit.ts';

/** Pages of the centre: each is downloaded when it is opened. */
const loadSecurity = () => import('../features/security/SecurityScreen.tsx');
const loadBets = () => import('../features/records/BettingRecord.tsx');
const SecurityScreen = lazy(async () => ({ default: (await loadSecurity()).SecurityScreen }));
const BettingRecord = lazy(async () => ({ default: (await loadBets()).BettingRecord }));

/** Page of the centre, by the name of the specification. */
const pageSearch = searchOf({ page: text(40) });

export const Route = createFileRoute('/member')({
  // the page that is open keeps its filters beside it
  validateSearch: (search: Record<string, unknown>) => ({ ...betsSearch(search), ...pageSearch(search) }),
  loaderDeps: ({ search }) => ({ page: memberPageOf(search.page) }),
  // every page of the centre belongs to a member; the calls of each refuse others in the gateway (S2-036, S5-001)
  beforeLoad: (visit) => admit('/member', visit),
  // its code comes together with the texts
  loader: ({ deps: { page } }) =>
    Promise.all([loadArea('account'), page === 'securityCenter' ? loadSecurity() : loadBets()]).then(() => undefined),
  component: MemberPage,
});

function MemberPage() {
  const { page, ...search } = Route.useSearch();
  return (
    <MemberScreen page={page}>
      <Suspense>
        {memberPageOf(page) === 'securityCenter' ? <SecurityScreen /> : <BettingRecord search={search} />}
      </Suspense>
    </MemberScreen>
  );
}
