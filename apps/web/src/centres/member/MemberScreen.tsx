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
  return <CentreScreen {...visit} pages={memberPages} path="/member" rank={club} missing={<NotOffered />} />;
}

/** A page that this site does not offer: why, and the way to one that it does. */
function NotOffered() {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      size="page"
      level={1}
      title={t`This page is not available`}
      description={t`Your bets and their results are in the betting record.`}
    >
      <ButtonLink variant="primary" href="/member?page=personalHistoryCopy">
        <Trans>Open the betting record</Trans>
      </ButtonLink>
    </StateView>
  );
}
