import { useLingui } from '@lingui/react/macro';
import { listSlips } from '@mekong/api-client/admin/sdk/listSlips';
import { showSlip } from '@mekong/api-client/admin/sdk/showSlip';
import type { SlipRow } from '@mekong/api-client/admin/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { depositLabels, depositTones } from '../../parts/deposit-labels.ts';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { MoneyFilters } from '../../parts/MoneyFilters.tsx';
import { NewTag } from '../../parts/NewTag.tsx';
import { OrderLink } from '../../parts/OrderLink.tsx';
import { PictureDialog } from '../../parts/PictureDialog.tsx';
import { RejectSlip } from '../../parts/RejectSlip.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMoneyFilter } from '../../parts/use-money-filter.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

/** Whether its payment is still looked for; an order that has expired is credited late. */
const isLookedFor = ({ state }: SlipRow): boolean => state === 'REVIEW' || state === 'EXPIRED';

/** Slips of bank transfers: what helps to find a payment that was not credited. */
export function SlipsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const maySee = useMay('showSlip');
  const mayReject = useMay('rejectSlip');
  const queryClient = useQueryClient();
  const [seen, see] = useState<SlipRow>();
  const [rejected, reject] = useState<SlipRow>();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: depositLabels });
  const [money, unread] = useMoneyFilter(filters);
  const { q, state } = filters;
  const query = { q, state: state as never, ...money };
  const pictureOf = (slip: SlipRow): string => t`Picture ${slip.place} of ${slip.ofOrder}`;
  /** What buttons of a row are about: orders with several pictures have a row for each. */
  const nameOf = (slip: SlipRow): string => (slip.ofOrder > 1 ? `${slip.orderNo}, ${pictureOf(slip)}` : slip.orderNo);
  const list = useRows<SlipRow>(['listSlips', query], ({ cursor, signal }) =>
    listSlips({ query: { ...query, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t`Slips`}
        text={t`Pictures of bank transfers. A payment that has arrived without a place is credited to its deposit under Unmatched payments.`}
        actions={<ButtonLink href="/unmatched-payments">{t`Unmatched payments`}</ButtonLink>}
      />
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={t`Slips`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters
            search={
              <SearchFilter
                label={t({
                  message: 'Number or user name',
                  comment: 'Search: number of an order, or name of a member',
                })}
              />
            }
          >
            <ChoiceFilter label={t`State`} name="state" options={options(depositLabels)} />
            <MoneyFilters />
          </Filters>
        }
        empty={t`No slips match`}
        none={{ title: t`No slips yet`, description: t`What members send for a transfer appears here.` }}
        columns={[
          {
            key: 'order',
            header: t`Number`,
            priority: 'high',
            cell: (slip) => (
              <Inline gap={2}>
                <OrderLink orderNo={slip.orderNo} />
                {slip.ofOrder > 1 && (
                  <Text size="small" tone="muted">
                    {pictureOf(slip)}
                  </Text>
                )}
                {!slip.lookedAt && <NewTag />}
              </Inline>
            ),
          },
          { key: 'at', header: t`Time`, cell: ({ sentAt }) => <DateTime value={sentAt} /> },
          { key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state }) => <Tag {...lookIn(depositTones, state)}>{label(depositLabels, state)}</Tag>,
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (slip) => (
              <Inline gap={2}>
                {maySee && <RowButton label={t`Look`} of={nameOf(slip)} onClick={() => see(slip)} />}
                {isLookedFor(slip) && (
                  <ButtonLink href={`/unmatched-payments?state=OPEN&order=${slip.orderNo}`} size="sm">
                    {t`Find the payment`}
                    <VisuallyHidden> {nameOf(slip)}</VisuallyHidden>
                  </ButtonLink>
                )}
                {mayReject && isLookedFor(slip) && (
                  <RowButton label={t`Not found`} of={nameOf(slip)} onClick={() => reject(slip)} />
                )}
              </Inline>
            ),
          },
        ]}
      />
      {rejected && <RejectSlip key={rejected.id} slip={rejected} onClose={() => reject(undefined)} />}
      {seen && (
        <PictureDialog
          key={seen.id}
          title={t`Slip of deposit ${seen.orderNo}`}
          fileIds={[seen.fileId]}
          label={pictureOf(seen)}
          load={() => showSlip({ path: { id: seen.id } })}
          onClose={() => {
            see(undefined);
            // it is new no more
            for (const operation of ['listSlips', 'getOverview'])
              void queryClient.invalidateQueries({ queryKey: [operation] });
          }}
        />
      )}
    </>
  );
}
