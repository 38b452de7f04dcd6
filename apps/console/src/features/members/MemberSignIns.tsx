import { useLingui } from '@lingui/react/macro';
import { listMemberSignIns } from '@mekong/api-client/admin/sdk/listMemberSignIns';
import type { MemberSignIn } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { Tag } from '@mekong/ui/Tag';
import { Check, CircleX } from 'lucide';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel } from '../../parts/labels.ts';
import { methodLabels } from '../../parts/member-labels.ts';
import { useRows } from '../../queries/use-rows.ts';

/** Tries of a member to log in, newest first. */
export function MemberSignIns({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const label = useLabel();
  const list = useRows<MemberSignIn>(['listMemberSignIns', id], ({ cursor, signal }) =>
    listMemberSignIns({ path: { id }, query: { cursor }, signal }),
  );
  return (
    <Section title={t`Log-in history`}>
      <ListTable
        caption={t`Log-in history`}
        list={list}
        rowKey={(row) => row.id}
        empty={t`No log-ins in this time`}
        columns={[
          { key: 'at', header: t`Time`, priority: 'high', cell: ({ at }) => <DateTime value={at} hasSeconds /> },
          {
            key: 'device',
            header: t`Device`,
            cell: ({ browser, system }) => <bdi>{[browser, system].filter(Boolean).join(' · ') || '–'}</bdi>,
          },
          { key: 'method', header: t`Logged in by`, cell: ({ method }) => label(methodLabels, method) },
          {
            key: 'ip',
            header: t`Network`,
            cell: ({ ipMasked, country }) => <bdi dir="ltr">{[ipMasked, country].filter(Boolean).join(' ')}</bdi>,
          },
          {
            key: 'ok',
            header: t`Result`,
            cell: ({ ok }) =>
              ok ? (
                <Tag tone="positive" icon={Check}>
                  {t({ message: 'Logged in', comment: 'Result of a try to log in' })}
                </Tag>
              ) : (
                <Tag tone="negative" icon={CircleX}>
                  {t({ message: 'Refused', comment: 'Result of a try to log in' })}
                </Tag>
              ),
          },
        ]}
      />
    </Section>
  );
}
