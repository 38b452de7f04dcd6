import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useSessionValue } from '../../state/session.ts';
import { CentreScreen, type CentreVisit } from '../CentreScreen.tsx';
import { clubName } from './club-labels.ts';
import { memberPages } from './pages.ts';

/** The member centre: its menu, and one page. */
export function MemberScreen(visit: CentreVisit) {
  const { t, i18n } = useLingui();
  const club = clubName(i18n, useSessionValue('memberLabel'), useSessionValue('vipRankLevel'));
  usePageTitle(t`Member centre`);
  return (
    <CentreScreen
      {...visit}
      pages={memberPages}
      path="/member"
      rank={club}
      missing={<NotOffered page={visit.said['page']} />}
    />
  );
}

/** A page where money is passed on to somebody else, which play money is not. */
const transferPage = 'transferUpline';

/** A page that this site does not offer: why, and the way to one that it does. */
function NotOffered({ page }: { readonly page: unknown }) {
  const { t } = useLingui();
  const isMoney = page === transferPage;
  return (
    <StateView
      kind="empty"
      size="page"
      level={1}
      title={isMoney ? t`This site uses play money only` : t`This page is not available`}
      description={
        isMoney
          ? t`Play money can't be passed on to others. Your wallet shows where yours went.`
          : t`Your bets and their results are in the betting record.`
      }
    >
      {isMoney ? (
        <ButtonLink variant="primary" href="/member?page=transferFund">
          <Trans>Open my wallet</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href="/member?page=personalHistoryCopy">
          <Trans>Open the betting record</Trans>
        </ButtonLink>
      )}
    </StateView>
  );
}
