import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentSettlement } from '@mekong/api-client/admin/types';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { BillCounts, BillSums } from './BillCounts.tsx';
import { JobState } from './job-states.tsx';
import { useLabel } from './labels.ts';
import { settlementLabels } from './settlement-labels.ts';
import { WindowSpan } from './WindowSpan.tsx';

interface SettlementTableProps {
  readonly caption: string;
  readonly jobs: AgentSettlement['jobs'];
}

/** How each kind of salary stands: whether it keeps up, why not, and what its last window came to. */
export function SettlementTable({ caption, jobs }: SettlementTableProps) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <Table
      caption={caption}
      rows={jobs}
      rowKey={({ job }) => job}
      empty={
        <StateView
          kind="empty"
          level={3}
          title={t`Nothing is settled yet`}
          description={t`Kinds of salaries appear here as soon as the jobs of the site run.`}
        />
      }
      columns={[
        {
          key: 'kind',
          header: t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' }),
          priority: 'high',
          cell: ({ job }) => label(settlementLabels, job),
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state, behind: { windows, seconds }, failures, error }) => (
            <Stack gap={1} align="start">
              <JobState state={state} lateSeconds={seconds} />
              {windows > 0 && (
                <Text size="small">
                  {t({
                    message: plural(windows, { one: '# window behind', other: '# windows behind' }),
                    comment: 'So many spans of time are over and not settled',
                  })}
                </Text>
              )}
              {error && (
                <Text size="small" tone="negative" maxLines={2}>
                  {t`${plural(failures, { one: '# failure', other: '# failures in a row' })}`}: <bdi>{error}</bdi>
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'window',
          header: t({ message: 'Last window', comment: 'Column: the span of time that was settled last' }),
          cell: ({ last }) => (last ? <WindowSpan start={last.start} end={last.end} /> : '–'),
        },
        {
          key: 'bills',
          header: t({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
          cell: ({ last }) => (last ? <BillCounts bills={last.bills} /> : '–'),
        },
        {
          key: 'sum',
          header: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
          align: 'end',
          cell: ({ last }) => (last ? <BillSums sums={last.sums} /> : '–'),
        },
      ]}
    />
  );
}
