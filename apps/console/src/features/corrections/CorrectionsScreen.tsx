import { useLingui } from '@lingui/react/macro';
import { listWalletCorrections } from '@mekong/api-client/admin/sdk/listWalletCorrections';
import type { WalletCorrection } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import {
  correctionCauseLabels,
  correctionLabels,
  correctionTones,
  directionLabels,
  signedAmount,
} from '../../parts/correction-labels.ts';
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
import { CorrectionDecision } from './CorrectionDecision.tsx';

interface Asked {
  readonly correction: WalletCorrection;
  readonly decision: 'approve' | 'reject' | 'withdraw';
}

/** Corrections of wallets, the newest first: one operator asks on the page of the member, another decides here. */
export function CorrectionsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: correctionLabels, side: directionLabels });
  const [{ method: _, ...money }, unread] = useMoneyFilter(filters);
  const { q, state, side } = filters;
  const query = { q, state: state as never, side: side as never, ...money };
  const list = useRows<WalletCorrection>(['listWalletCorrections', query], ({ cursor, signal }) =>
    listWalletCorrections({ query: { ...query, cursor }, signal }),
  );
  const mayDecide = useMay('correctWallet');
  const mayOpen = useMay('getMember');
  const [asked, ask] = useState<Asked>();
  return (
    <>
      <PageHeader
        title={t({ message: 'Corrections', comment: 'Page of corrections of the wallets of members' })}
        text={t`Balances that operators set right. One asks on the page of the member, another decides here.`}
      />
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={t({ message: 'Corrections', comment: 'Page of corrections of the wallets of members' })}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters
            search={
              <SearchFilter
                label={t({
                  message: 'User name or number',
                  comment: 'Search: name of a member, or what a correction refers to',
                })}
              />
            }
          >
            <ChoiceFilter label={t`State`} name="state" options={options(correctionLabels)} />
            <ChoiceFilter
              label={t({ message: 'Direction', context: 'correction', comment: 'Filter: to the wallet, or from it' })}
              name="side"
              options={options(directionLabels)}
            />
            <MoneyFilters hasMethod={false} />
          </Filters>
        }
        empty={t`No corrections match`}
        none={{
          title: t`No corrections yet`,
          description: t`Open a member and choose “Correct the balance”. It waits here for another operator.`,
        }}
        columns={[
          {
            key: 'member',
            header: t`Member`,
            priority: 'high',
            cell: ({ memberId, username }) => {
              const name = <bdi>{username}</bdi>;
              return mayOpen && memberId ? <Link href={`/members?member=${memberId}`}>{name}</Link> : name;
            },
          },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: (row) => <Money amount={signedAmount(row)} currency={row.currency} sign="always" />,
          },
          {
            key: 'cause',
            header: t({ message: 'Cause', context: 'correction', comment: 'Column: what a correction sets right' }),
            cell: ({ cause, reference }) => (
              <Stack gap={1}>
                <span>{label(correctionCauseLabels, cause)}</span>
                {reference && <NoteLine text={reference} />}
              </Stack>
            ),
          },
          {
            key: 'maker',
            header: t`Asked by`,
            cell: ({ maker, reason }) => (
              <Stack gap={1}>
                <bdi>{maker}</bdi>
                <NoteLine text={reason} />
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, decidedBy, decision }) => (
              <StateCell
                label={label(correctionLabels, now)}
                {...lookIn(correctionTones, now)}
                decidedBy={[decidedBy, decision].filter(Boolean).join(': ')}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (correction) => {
              if (correction.state !== 'PENDING' || !mayDecide) return null;
              const button = (name: string, decision: Asked['decision']) => (
                <RowButton label={name} of={correction.username} onClick={() => ask({ correction, decision })} />
              );
              return correction.isOwn ? (
                button(
                  t({ message: 'Take back', context: 'correction', comment: 'Button: its maker takes it back' }),
                  'withdraw',
                )
              ) : (
                <>
                  {button(t`Approve`, 'approve')}
                  {button(t`Reject`, 'reject')}
                </>
              );
            },
          },
        ]}
      />
      {asked && <CorrectionDecision key={asked.correction.id} {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}
