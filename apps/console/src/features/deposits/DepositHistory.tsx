import { useLingui } from '@lingui/react/macro';
import type { AuditRow, DepositOrderDetail } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { actionLabels } from '../../parts/action-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { useAuditWords } from '../../parts/use-audit-words.ts';
import { Values } from '../../parts/Values.tsx';

/** What was done about a deposit, by whom, the oldest first. */
export function DepositHistory({ rows }: { readonly rows: readonly AuditRow[] }) {
  const { t } = useLingui();
  const label = useLabel();
  const words = useAuditWords(rows);
  const title = t({ message: 'History', context: 'deposit', comment: 'Heading: what was done about a deposit' });
  return (
    <Section title={title}>
      <Table
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: t`Time`, priority: 'high', cell: ({ at }) => <DateTime value={at} hasSeconds /> },
          { key: 'action', header: t`Action`, cell: ({ action }) => <bdi>{label(actionLabels, action)}</bdi> },
          {
            key: 'who',
            header: t`Who`,
            cell: ({ role, actor }) => (
              <bdi>{[words.roleOf(role), role === 'operator' && actor].filter(Boolean).join(' · ')}</bdi>
            ),
          },
          {
            key: 'detail',
            header: t`Details`,
            cell: (row) => <Values values={words.valuesOf(row, row.detail) ?? {}} />,
          },
        ]}
      />
    </Section>
  );
}

/** Messages of the provider, which are forgotten after 30 days. */
export function ProviderEvents({ events }: Pick<DepositOrderDetail, 'events'>) {
  const { t } = useLingui();
  const title = t`Messages from the provider`;
  return (
    <Section title={title}>
      {events.length === 0 ? (
        <StateView kind="empty" title={t`No messages in the last 30 days`} />
      ) : (
        <Table
          caption={title}
          rows={events}
          rowKey={({ eventId }) => eventId}
          columns={[
            {
              key: 'id',
              header: t`Message`,
              priority: 'high',
              cell: ({ eventId }) => <bdi dir="ltr">{eventId}</bdi>,
            },
            { key: 'at', header: t`Time`, cell: ({ receivedAt }) => <DateTime value={receivedAt} hasSeconds /> },
            {
              key: 'done',
              header: t({
                message: 'Dealt with',
                context: 'message',
                comment: 'When a message of a payment provider was worked off',
              }),
              cell: ({ doneAt }) => (doneAt ? <DateTime value={doneAt} hasSeconds /> : '–'),
            },
          ]}
        />
      )}
    </Section>
  );
}
