import { useLingui } from '@lingui/react/macro';
import { listDisputes } from '@mekong/api-client/admin/sdk/listDisputes';
import type { DisputeRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { AnswerBy } from '../../parts/AnswerBy.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { disputeLabels, disputeReasonLabels, disputeTones } from '../../parts/dispute-labels.ts';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { MoneyFilters } from '../../parts/MoneyFilters.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { NoteLine, StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMoneyFilter } from '../../parts/use-money-filter.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { type Decision, decisionsOf, useDecisionTexts } from './decisions.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';

/** Payments that have not arrived, as members say: looked into and decided here. */
export function DisputesScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const textsOf = useDecisionTexts();
  const [filters, unknown] = useFilters({ state: disputeLabels });
  const [money, unread] = useMoneyFilter(filters);
  const { q, state } = filters;
  const query = { q, state: state as never, ...money };
  const may = { move: useMay('moveDispute'), resolve: useMay('resolveDispute') };
  const maySee = useMay('showEvidence');
  const [seen, see] = useState<DisputeRow>();
  const [deciding, decide] = useState<{ dispute: DisputeRow; decision: Decision }>();
  const list = useRows<DisputeRow>(['listDisputes', query], ({ cursor, signal }) =>
    listDisputes({ query: { ...query, cursor }, signal }),
  );
  return (
    <>
      <PageHeader title={t`Disputes`} text={t`Payments that have not arrived, as members say.`} />
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={t`Disputes`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Case, order, payment or user name`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(disputeLabels)} />
            <MoneyFilters />
          </Filters>
        }
        empty={t`No disputes match`}
        none={{ title: t`No disputes yet`, description: t`What members dispute appears here.` }}
        columns={[
          {
            key: 'case',
            header: t({ message: 'Case', comment: 'Number of a dispute' }),
            priority: 'high',
            cell: ({ caseNo, partNo }) => (
              <Stack gap={1}>
                <bdi>{caseNo}</bdi>
                <NoteLine text={partNo} />
              </Stack>
            ),
          },
          {
            key: 'at',
            header: t`Time`,
            cell: ({ openedAt, answerBy, state: now }) => (
              <Stack gap={1}>
                <DateTime value={openedAt} />
                {now === 'OPEN' && <AnswerBy until={answerBy} />}
              </Stack>
            ),
          },
          { key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'payment',
            header: t({ message: 'Payment', comment: 'What was paid out, and where' }),
            cell: ({ amount, currency, institutionName, numberEnd, reference }) => (
              <Stack gap={1}>
                <Money amount={amount} currency={currency} />
                <Text size="small" tone="muted">
                  <bdi>{`${institutionName} ··${numberEnd}`}</bdi> <bdi>{reference}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            key: 'reason',
            header: t`Reason`,
            cell: ({ reason, note }) => (
              <Stack gap={1}>
                <Text size="small">{label(disputeReasonLabels, reason)}</Text>
                {note && <NoteLine text={note} />}
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, decidedBy }) => (
              <StateCell label={label(disputeLabels, now)} {...lookIn(disputeTones, now)} decidedBy={decidedBy} />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (dispute) => (
              <Inline gap={2}>
                {maySee && dispute.fileIds.length > 0 && (
                  <RowButton label={t`Evidence`} of={dispute.caseNo} onClick={() => see(dispute)} />
                )}
                {decisionsOf(dispute.state, may).map((decision) => (
                  <RowButton
                    key={decision}
                    label={textsOf(decision).label}
                    of={dispute.caseNo}
                    onClick={() => decide({ dispute, decision })}
                  />
                ))}
              </Inline>
            ),
          },
        ]}
      />
      {seen && <EvidenceDialog key={seen.id} dispute={seen} onClose={() => see(undefined)} />}
      {deciding && (
        <DecideDialog
          key={`${deciding.dispute.id} ${deciding.decision}`}
          {...deciding}
          onClose={() => decide(undefined)}
        />
      )}
    </>
  );
}
