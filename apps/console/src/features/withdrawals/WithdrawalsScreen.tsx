import { useLingui } from '@lingui/react/macro';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { toneIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { AccountReviews } from './AccountReviews.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { flagLabels, stateLabels } from './withdrawal-labels.ts';

const tones = { REVIEW: 'accent', PAID: 'positive', REJECTED: 'negative' } as const;

/** What members want to be paid out: those that wait are approved or rejected here. */
export function WithdrawalsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ state }, ignored] = useFilters({ state: stateLabels });
  const [mayApprove, mayReject] = [useMay('approveWithdrawal'), useMay('rejectWithdrawal')];
  const [deciding, decide] = useState<{ order: WithdrawalRow; isRejection: boolean }>();
  const list = useRows<WithdrawalRow>(['listWithdrawalQueue', { state }], ({ cursor, signal }) =>
    listWithdrawalQueue({ query: { state: state as never, cursor }, signal }),
  );
  return (
    <>
      <PageHeader title={t`Withdrawals`} text={t`What members want to be paid out.`} />
      <AccountReviews />
      <ListTable
        ignored={ignored}
        caption={t`Withdrawals`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
          </Inline>
        }
        empty={t`No withdrawals match`}
        none={{ title: t`No withdrawals yet`, description: t`What members request appears here.` }}
        columns={[
          { key: 'order', header: t`Number`, priority: 'high', cell: ({ orderNo }) => <bdi>{orderNo}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          { key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'account',
            header: t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
            cell: ({ institutionName, numberEnd }) => <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, flags, decidedBy }) => (
              <StateCell
                label={label(stateLabels, now)}
                tone={toneIn(tones, now)}
                notes={now === 'REVIEW' ? flags.map((flag) => label(flagLabels, flag)) : []}
                decidedBy={decidedBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (order) =>
              order.state === 'REVIEW' && (
                <>
                  {mayApprove && (
                    <RowButton
                      label={t`Approve`}
                      of={order.orderNo}
                      onClick={() => decide({ order, isRejection: false })}
                    />
                  )}
                  {mayReject && (
                    <RowButton
                      label={t`Reject`}
                      of={order.orderNo}
                      onClick={() => decide({ order, isRejection: true })}
                    />
                  )}
                </>
              ),
          },
        ]}
      />
      {deciding && <DecisionDialog key={deciding.order.id} {...deciding} onClose={() => decide(undefined)} />}
    </>
  );
}
