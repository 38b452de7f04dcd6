import { useLingui } from '@lingui/react/macro';
import { showSlip } from '@mekong/api-client/admin/sdk/showSlip';
import type { DepositOrderDetail } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Table } from '@mekong/ui/Table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewTag } from '../../parts/NewTag.tsx';
import { PictureDialog } from '../../parts/PictureDialog.tsx';
import { RejectSlip } from '../../parts/RejectSlip.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { useMay } from '../../queries/operator.ts';

type Slip = DepositOrderDetail['slips'][number];

/** Slips of a deposit: looked at and decided here as in their own queue. */
export function DepositSlips({ detail: { order, slips } }: { readonly detail: DepositOrderDetail }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [maySee, mayReject] = [useMay('showSlip'), useMay('rejectSlip')];
  const [seen, see] = useState<Slip>();
  const [rejected, reject] = useState<Slip>();
  const isLookedFor = order.state === 'REVIEW' || order.state === 'EXPIRED';
  if (slips.length === 0) return null;
  return (
    <Section title={t`Slips`}>
      <Table
        caption={t`Slips`}
        rows={slips}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            header: t`Time`,
            priority: 'high',
            cell: ({ sentAt, lookedAt }) => (
              <Inline gap={2}>
                <DateTime value={sentAt} hasSeconds />
                {!lookedAt && <NewTag />}
              </Inline>
            ),
          },
          {
            key: 'looked',
            header: t({ message: 'Looked at', comment: 'When an operator has seen a picture first' }),
            cell: ({ lookedAt }) => (lookedAt ? <DateTime value={lookedAt} hasSeconds /> : '–'),
          },
          ...(maySee || mayReject
            ? [
                {
                  key: 'actions',
                  header: t({ message: 'Actions', comment: 'Column of buttons' }),
                  isActions: true,
                  cell: (slip: Slip) => (
                    <Inline gap={2}>
                      {maySee && <RowButton label={t`Look`} of={slip.id} onClick={() => see(slip)} />}
                      {mayReject && isLookedFor && (
                        <RowButton label={t`Not found`} of={slip.id} onClick={() => reject(slip)} />
                      )}
                    </Inline>
                  ),
                },
              ]
            : []),
        ]}
      />
      {rejected && (
        <RejectSlip
          key={rejected.id}
          slip={{ ...order, ...rejected, ofOrder: slips.length }}
          onClose={() => reject(undefined)}
        />
      )}
      {seen && (
        <PictureDialog
          key={seen.id}
          title={t`Slip of deposit ${order.orderNo}`}
          fileIds={[seen.fileId]}
          load={() => showSlip({ path: { id: seen.id } })}
          onClose={() => {
            see(undefined);
            // it is new no more
            for (const operation of ['getDepositOrder', 'listDepositOrders', 'listSlips', 'getOverview'])
              void queryClient.invalidateQueries({ queryKey: [operation] });
          }}
        />
      )}
    </Section>
  );
}
