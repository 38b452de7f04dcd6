import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentTeamFormer } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountCell } from '../../parts/agents/AccountCell.tsx';
import { searchSort, tableSort } from '../../parts/records/table-sort.ts';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { type TeamListQuery, teamQuery } from '../../queries/team.ts';
import { FormerDownlines, type FormerLine, withFormer } from './FormerDownlines.tsx';
import { TeamRowActions } from './TeamRowActions.tsx';
import { kindLabels, stateLooks, type TeamRow } from './team-labels.ts';
import { teamSorts } from './team-search.ts';

interface TeamTableProps {
  readonly query: TeamListQuery;
  /** Puts the list in another order. */
  readonly onSort: (sort: TeamListQuery['sort']) => void;
  readonly currency: string | undefined;
  /** What former downlines of the level have played. */
  readonly former: AgentTeamFormer | undefined;
  /** Takes out the filters; undefined while none is on. */
  readonly onAll: (() => void) | undefined;
  /** Address of the downlines of a member. */
  readonly hrefOf: (memberId: string) => string;
  readonly onRemark: (member: TeamRow) => void;
  /** Asks for the lock of a member, or for its end. */
  readonly onLock: (member: TeamRow) => void;
}

/** Accounts of one level, or those that were looked for; each opens the level below it. */
export function TeamTable({ query, onSort, currency, former, onAll, hrefOf, onRemark, onLock }: TeamTableProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const records = useRecordRows(useInfiniteQuery(teamQuery(query)));
  const money = (amount: string) => <Money amount={amount} currency={currency} isSymbolHidden />;
  return (
    <RecordTable<TeamRow | FormerLine<AgentTeamFormer>>
      caption={t({ message: 'Accounts', context: 'team', comment: 'How many accounts a filter finds' })}
      columns={[
        {
          key: 'name',
          header: t({
            message: 'Account',
            context: 'team',
            comment: 'Heading of a column: masked user name and number',
          }),
          priority: 'high',
          isSortable: true,
          cell: ofMember(
            (row) => <Name row={row} href={row.team > 0 ? hrefOf(row.memberId) : undefined} />,
            <FormerDownlines />,
          ),
        },
        {
          key: 'team',
          header: t({ message: 'Team', comment: 'Heading of a column: how many members stand below an account' }),
          align: 'end',
          cell: ofMember(({ team, direct }) => (
            // one value: on a card each part would stand at its own end
            <span>
              {formatNumber(team, code)}
              {team > direct && (
                <>
                  <br />
                  <Text size="caption" tone="muted">
                    {t({
                      message: plural(direct, { one: '# direct', other: '# direct' }),
                      comment: 'How many of a team stand directly below',
                    })}
                  </Text>
                </>
              )}
            </span>
          )),
        },
        {
          key: 'balance',
          header: t({ message: 'Balance', context: 'team', comment: 'Cash of an account of the team itself, now' }),
          align: 'end',
          cell: ofMember(({ balance }) => (balance === undefined ? '–' : money(balance))),
          below: { key: 'deposits', header: t`Deposits`, cell: ofMember(({ deposits }) => money(deposits)) },
        },
        {
          key: 'validBet',
          header: t`Valid bet`,
          align: 'end',
          isSortable: true,
          cell: (row) => money(row.validBet),
          below: {
            key: 'ggr',
            header: t({ message: 'Stakes less payouts', comment: 'What the house has won from the team' }),
            isSortable: true,
            cell: ({ ggr }) => money(ggr),
          },
        },
        {
          key: 'joined',
          header: t({ message: 'Joined', comment: 'When an account was made' }),
          isSortable: true,
          cell: ofMember(({ joinedAt }) => <DateTime value={joinedAt} show="date" />),
          below: {
            key: 'login',
            header: t({ message: 'Last log-in', context: 'account', comment: 'When somebody has last logged in' }),
            isSortable: true,
            cell: ofMember(({ lastLoginAt }) => (lastLoginAt ? <DateTime value={lastLoginAt} show="date" /> : '–')),
          },
        },
        {
          key: 'state',
          header: t`Status`,
          cell: ofMember(({ state, kind, level, contracts }) => {
            const { label, ...look } = lookUp(stateLooks, state, stateLooks.LOCKED);
            return (
              // one value, as above
              <span>
                <Tag {...look}>{i18n._(label)}</Tag>
                {kind === 'AGENT' && level === 1 && (
                  <>
                    <br />
                    <Text size="caption" tone="muted">
                      {t({
                        message: plural(contracts, { one: '# contract', other: '# contracts' }),
                        context: 'team',
                        comment: 'How many contracts the agent has with an account',
                      })}
                    </Text>
                  </>
                )}
              </span>
            );
          }),
        },
        {
          key: 'actions',
          header: t`Actions`,
          isActions: true,
          cell: ofMember((row) => <TeamRowActions row={row} onRemark={onRemark} onLock={onLock} />, null),
        },
      ]}
      columnCount="many"
      sort={tableSort(query.sort ?? '-joined')}
      onSortChange={(sort) => onSort(searchSort(teamSorts, sort))}
      {...records}
      rows={withFormer(records.rows, former, records.more !== undefined)}
      rowKey={({ memberId }) => memberId ?? 'former'}
      empty={
        <StateView
          kind="empty"
          title={onAll ? t`No account matches` : t`No downline at this level`}
          description={onAll ? t`Only accounts of your own team are found.` : undefined}
        >
          {onAll && <Button onClick={onAll}>{t`Clear filters`}</Button>}
        </StateView>
      }
    />
  );
}

/** What only an account has; `other` stands in the row of former downlines. */
const ofMember =
  (cell: (row: TeamRow) => ReactNode, other: ReactNode = '–') =>
  (row: TeamRow | FormerLine<AgentTeamFormer>): ReactNode =>
    row.memberId === undefined ? other : cell(row as TeamRow);

/** Masked name, kind, level and number, and what was noted. */
function Name({ row, href }: { readonly row: TeamRow; readonly href: string | undefined }) {
  const { t, i18n } = useLingui();
  const { level } = row;
  return (
    <AccountCell
      memberId={row.memberId}
      name={row.name}
      href={href}
      about={[
        i18n._(lookUp(kindLabels, row.kind, kindLabels.MEMBER)),
        t({ message: `Level ${level}`, context: 'team', comment: 'Steps below the reader' }),
      ].join(' · ')}
    >
      {row.remark !== undefined && (
        <>
          <br />
          <Text size="caption">
            <bdi>{row.remark}</bdi>
          </Text>
        </>
      )}
    </AccountCell>
  );
}
