import { useLingui } from '@lingui/react/macro';
import { listMembers } from '@mekong/api-client/admin/sdk/listMembers';
import type { Member } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { kindLabels, statusLabels } from '../../parts/member-labels.ts';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useRows } from '../../queries/use-rows.ts';
import { StatusTag } from './StatusTag.tsx';

/** Finds members by what they can tell of themselves. */
export function MemberList() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ q, kind, status }, ignored] = useFilters({ kind: kindLabels, status: statusLabels });
  const list = useRows<Member>(['listMembers', { q, kind, status }], ({ cursor, signal }) =>
    listMembers({ query: { q, kind: kind as never, status: status as never, cursor }, signal }),
  );
  return (
    <>
      <PageHeader title={t`Members`} text={t`Find a member by user name, number, mobile number or email address.`} />
      <ListTable
        ignored={ignored}
        caption={t`Members`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`User name, number, mobile or email`} />}>
            <ChoiceFilter label={t`Kind`} name="kind" options={options(kindLabels)} />
            <ChoiceFilter label={t`State`} name="status" options={options(statusLabels)} />
          </Filters>
        }
        empty={t`No members match`}
        hint={t`Check the spelling. A mobile number is found with its country code.`}
        columns={[
          {
            key: 'username',
            header: t`User name`,
            priority: 'high',
            cell: ({ id, username }) => (
              <Link href={`/members?member=${id}`}>
                <bdi>{username}</bdi>
              </Link>
            ),
          },
          { key: 'id', header: t`Number`, cell: ({ id }) => id },
          { key: 'kind', header: t`Kind`, cell: (member) => label(kindLabels, member.kind) },
          { key: 'status', header: t`State`, cell: (member) => <StatusTag status={member.status} /> },
          {
            key: 'since',
            header: t`Registered`,
            cell: ({ registeredAt }) => <DateTime value={registeredAt} show="date" />,
          },
          {
            key: 'login',
            header: t`Last log-in`,
            cell: ({ lastLoginAt }) => (lastLoginAt ? <DateTime value={lastLoginAt} /> : '–'),
          },
        ]}
      />
    </>
  );
}
