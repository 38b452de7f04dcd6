import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { MemberCentre } from '@mekong/ui/patterns/MemberCentre';
import { StateView } from '@mekong/ui/StateView';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useSessionValue } from '../../state/session.ts';
import { useLeave } from '../../state/use-leave.ts';
import { clubName } from './club-labels.ts';
import { memberMenu, memberPath } from './menu.ts';
import { memberPageOf } from './pages.ts';

interface MemberScreenProps {
  /** Page that the address names. */
  readonly page: string | undefined;
  /** The page itself. */
  readonly children: ReactNode;
}

/** The member centre: its menu, and one page (S2-083 to S2-097). */
export function MemberScreen({ page, children }: MemberScreenProps) {
  const { t, i18n } = useLingui();
  const account = useSessionValue('account') ?? '';
  const nickname = useSessionValue('nickname');
  const club = clubName(i18n, useSessionValue('memberLabel'), useSessionValue('vipRankLevel'));
  const leave = useLeave();
  const name = memberPageOf(page);
  usePageTitle(t`Member centre`);

  return (
    <MemberCentre
      name={nickname || account}
      rank={club}
      items={memberMenu.map((entry) => ({
        key: entry.name,
        label: i18n._(entry.label),
        glyph: entry.glyph,
        href: memberPath(entry.name),
        isCurrent: entry.name === name,
      }))}
      onClose={leave}
    >
      {name ? children : <NotOffered page={page} />}
    </MemberCentre>
  );
}

/** Pages that are about real money, which a site with play money has none of. */
const moneyPages = ['transferFund', 'depositv2', 'withdraw', 'transferUpline'];

/** A page that this site does not offer: why, and the way to one that it does. */
function NotOffered({ page }: Pick<MemberScreenProps, 'page'>) {
  const { t } = useLingui();
  const isMoney = moneyPages.some((name) => name === page);
  return (
    <StateView
      kind="empty"
      size="page"
      level={1}
      title={isMoney ? t`This site uses play money only` : t`This page is not available`}
      description={
        isMoney
          ? t`Play money can be neither deposited nor withdrawn. The betting record shows where yours went.`
          : t`Your bets and their results are in the betting record.`
      }
    >
      <ButtonLink variant="primary" href={memberPath('personalHistoryCopy')}>
        <Trans>Open the betting record</Trans>
      </ButtonLink>
    </StateView>
  );
}
