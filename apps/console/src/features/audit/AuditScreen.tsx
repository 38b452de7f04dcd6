import { useLingui } from '@lingui/react/macro';
import { listAudit } from '@mekong/api-client/admin/sdk/listAudit';
import { verifyAudit } from '@mekong/api-client/admin/sdk/verifyAudit';
import type { AuditRow } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { actionLabels } from '../../parts/action-labels.ts';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { PeriodFilter } from '../../parts/PeriodFilter.tsx';
import { readPeriod } from '../../parts/period.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useAuditWords } from '../../parts/use-audit-words.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useZone } from '../../parts/use-zone.ts';
import { Values } from '../../parts/Values.tsx';
import { useRows } from '../../queries/use-rows.ts';
import { AuditEntry } from './AuditEntry.tsx';

/** Who did what, newest first, with a check of the whole chain. */
export function AuditScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const { timeZone } = useZone();
  const [filters, unknown] = useFilters({ action: actionLabels });
  const [days, undated] = readPeriod(filters, Date.now(), timeZone);
  const { q, action } = filters;
  const list = useRows<AuditRow>(['listAudit', { q, action, ...days }], ({ cursor, signal }) =>
    listAudit({ query: { actor: q, action, ...(days && toMoments(days, timeZone)), cursor }, signal }),
  );
  const words = useAuditWords(list.rows ?? []);
  const [shown, show] = useState<AuditRow>();
  const check = useMutation({ mutationFn: () => verifyAudit() });
  return (
    <>
      <PageHeader
        title={t`Audit trail`}
        text={t`Every change is a link of a chain: none can be altered or taken out unseen.`}
        actions={
          <Button icon={ShieldCheck} isPending={check.isPending} onClick={() => check.mutate()}>
            {t`Check the chain`}
          </Button>
        }
      />
      <FailureAlert error={check.error} />
      {check.data &&
        (check.data.whole ? (
          <Alert tone="positive" title={t`The chain is whole`} />
        ) : (
          <Alert tone="negative" title={t`The chain is broken at entry ${check.data.brokenAt ?? '?'}`} />
        ))}
      <ListTable
        caption={t`Audit trail`}
        list={list}
        ignored={[...unknown, ...undated]}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Operator, account or object`} />}>
            <PeriodFilter />
            <ChoiceFilter label={t`Action`} name="action" options={options(actionLabels)} />
          </Filters>
        }
        empty={t`No entries match`}
        columns={[
          {
            key: 'entry',
            header: t({ message: 'Entry', comment: 'Place of a row in the audit trail' }),
            align: 'end',
            cell: ({ seq }) => seq ?? '–',
          },
          { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} hasSeconds /> },
          {
            key: 'actor',
            header: t`Who`,
            cell: ({ actor, role, ip }) => (
              <Stack gap={1}>
                <bdi>{actor ?? words.roleOf(role)}</bdi>
                <Text size="small" tone="muted">
                  <bdi>{[actor && words.roleOf(role), ip].filter(Boolean).join(' · ')}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            key: 'action',
            header: t`Action`,
            priority: 'high',
            cell: ({ action: done }) => <bdi>{label(actionLabels, done)}</bdi>,
          },
          { key: 'object', header: t`Object`, cell: (row) => <bdi>{words.objectOf(row)}</bdi> },
          {
            key: 'before',
            header: t({ message: 'Before', comment: 'Value before a change' }),
            cell: (row) => <Values values={words.valuesOf(row, row.before)} />,
          },
          {
            key: 'after',
            header: t({ message: 'After', comment: 'Value after a change' }),
            cell: (row) => <Values values={words.valuesOf(row, row.after ?? row.detail)} />,
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) => (
              <RowButton
                label={t({ message: 'View', comment: 'Button that leads to a page' })}
                of={[label(actionLabels, row.action), row.seq].filter(Boolean).join(' ')}
                onClick={() => show(row)}
              />
            ),
          },
        ]}
      />
      {shown && <AuditEntry row={shown} onClose={() => show(undefined)} />}
    </>
  );
}
