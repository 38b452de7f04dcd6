import { useLingui } from '@lingui/react/macro';
import { listAgentSettlementWindows } from '@mekong/api-client/admin/sdk/listAgentSettlementWindows';
import type { SettlementWindow } from '@mekong/api-client/admin/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { BillCounts, BillSums } from '../../parts/BillCounts.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { RunResult, runLabels } from '../../parts/job-states.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useZone } from '../../parts/use-zone.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { RerunDialog } from './RerunDialog.tsx';

interface WindowListProps {
  /** Makes the bills of a window again; undefined where the operator may not. */
  readonly onCheck: ((window: SettlementWindow) => void) | undefined;
  /** The window that is being checked. */
  readonly checking: SettlementWindow | undefined;
}

/** Windows with their bills; each can be checked, and settled again. */
export function WindowList({ onCheck, checking }: WindowListProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const label = useLabel();
  const { written } = useZone();
  const options = useOptions();
  const [{ job, state }, ignored] = useFilters({ job: settlementLabels, state: runLabels });
  const list = useRows<SettlementWindow>(['listAgentSettlementWindows', { job, state }], ({ cursor, signal }) =>
    listAgentSettlementWindows({ query: { job: job as never, state: state as never, cursor }, signal }),
  );
  const mayRerun = useMay('rerunAgentSettlement');
  const [again, settleAgain] = useState<SettlementWindow>();
  const nameOf = ({ job: kind, start }: SettlementWindow) => `${label(settlementLabels, kind)}, ${written(start)}`;
  return (
    <Section title={t({ message: 'Windows', context: 'settlement', comment: 'Spans of time that are settled' })}>
      <ListTable
        ignored={ignored}
        caption={t({ message: 'Windows', context: 'settlement', comment: 'Spans of time that are settled' })}
        list={list}
        rowKey={(window) => `${window.job} ${window.start}`}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter
              label={t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' })}
              name="job"
              options={options(settlementLabels)}
            />
            <ChoiceFilter label={t`Result`} name="state" options={options(runLabels)} />
          </Inline>
        }
        empty={t`No windows match`}
        none={{ title: t`No windows yet`, description: t`A window appears when it is over and was settled.` }}
        columns={[
          {
            key: 'kind',
            header: t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' }),
            priority: 'high',
            cell: (window) => label(settlementLabels, window.job),
          },
          { key: 'window', header: t`Window`, cell: ({ start, end }) => <WindowSpan start={start} end={end} /> },
          {
            key: 'settled',
            header: t({ message: 'Settled', context: 'settlement', comment: 'Column: when a window was settled' }),
            cell: ({ endedAt, seconds }) => (
              <Stack gap={1}>
                <DateTime value={endedAt} hasSeconds />
                <Text size="small" tone="muted">
                  {seconds < 1 ? t`under 1 s` : formatDuration(Math.round(seconds), code)}
                </Text>
              </Stack>
            ),
          },
          {
            key: 'bills',
            header: t({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
            cell: ({ bills }) => <BillCounts bills={bills} />,
          },
          {
            key: 'sum',
            header: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
            align: 'end',
            cell: ({ sums }) => <BillSums sums={sums} />,
          },
          {
            key: 'state',
            header: t`Result`,
            cell: ({ state: result, error }) => (
              <Stack gap={1} align="start">
                <RunResult state={result} />
                {error && (
                  <Text size="small" tone="negative" maxLines={2}>
                    <bdi>{error}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (window) => (
              <>
                {onCheck && window.bills.made > 0 && (
                  <RowButton
                    label={t({ message: 'Check', context: 'bills', comment: 'Button: makes bills again to compare' })}
                    of={nameOf(window)}
                    isPending={checking === window}
                    onClick={() => onCheck(window)}
                  />
                )}
                {mayRerun && (
                  <RowButton
                    label={
                      window.state === 'FAILED'
                        ? t({
                            message: 'Try now',
                            context: 'settlement',
                            comment: 'Button: settles a failed window without its pause',
                          })
                        : t({ message: 'Settle again', comment: 'Button: settles a window once more' })
                    }
                    of={nameOf(window)}
                    onClick={() => settleAgain(window)}
                  />
                )}
              </>
            ),
          },
        ]}
      />
      {again && <RerunDialog window={again} onClose={() => settleAgain(undefined)} />}
    </Section>
  );
}
