import { useLingui } from '@lingui/react/macro';
import type { AgentOverview } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';

interface TopDownlinesProps {
  readonly rows: AgentOverview['top'];
  readonly currency: string;
  /** Nobody stands below the reader: accounts are what it needs first. */
  readonly isAlone: boolean;
}

/** Those directly below whose teams have bet most; each opens its own team. */
export function TopDownlines({ rows, currency, isAlone }: TopDownlinesProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const title = t`Top downlines`;
  return (
    <Section title={title} seeAllHref="/agentHome?page=downlineManagmentView">
      <RecordTable<AgentOverview['top'][number]>
        caption={title}
        level={3}
        columns={[
          {
            key: 'name',
            header: t({
              message: 'Account',
              context: 'team',
              comment: 'Heading of a column: masked user name and number',
            }),
            priority: 'high',
            cell: ({ name, memberId, team }) =>
              team > 0 ? (
                <Link href={`/agentHome?page=downlineManagmentView&parent=${memberId}`}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              ),
          },
          {
            key: 'team',
            header: t({ message: 'Team', comment: 'Heading of a column: how many members stand below an account' }),
            align: 'end',
            cell: ({ team }) => formatNumber(team, code),
          },
          {
            key: 'volume',
            header: t`Valid bet`,
            align: 'end',
            cell: ({ validBet }) => <Money amount={validBet} currency={currency} />,
          },
        ]}
        rows={rows}
        rowKey={({ memberId }) => memberId}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No bets in these days`}
            description={t`Downlines appear here as soon as their teams play.`}
          >
            {isAlone && (
              <ButtonLink href="/agentHome?page=registerCenter" variant="primary">
                {t({ message: 'Add account', comment: 'Page of the agent centre: makes an account below the agent' })}
              </ButtonLink>
            )}
          </StateView>
        }
      />
    </Section>
  );
}
