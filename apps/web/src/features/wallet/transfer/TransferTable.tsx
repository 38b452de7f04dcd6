import { Trans, useLingui } from '@lingui/react/macro';
import type { Transfer } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { transfersQuery } from '../../../queries/transfers.ts';
import { usePartnerText } from './partner-text.ts';

/** All transfers, sent and received, the newest first, each with the way to its receipt. */
export function TransferTable({ hrefOf }: { readonly hrefOf: (transferNo: string) => string }) {
  const { t } = useLingui();
  const partnerText = usePartnerText();
  const records = useRecordRows(useInfiniteQuery(transfersQuery()));
  return (
    <Section title={t`Your transfers`}>
      <RecordTable<Transfer>
        caption={t`Your transfers`}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ at }) => <DateTime value={at} />,
          },
          {
            key: 'partner',
            header: t({ message: 'To or from', comment: 'Heading of a column: the other party of a transfer' }),
            priority: 'high',
            cell: (row) => partnerText(row),
          },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount, currency, isSender }) => (
              <Money amount={isSender ? `-${amount}` : amount} currency={currency} sign="always" />
            ),
          },
          {
            key: 'note',
            header: t({ message: 'Note', comment: 'A line that the sender of money has written' }),
            cell: ({ note }) => (note === undefined ? '–' : <bdi>{note}</bdi>),
          },
        ]}
        {...records}
        rowKey={({ transferNo }) => transferNo}
        rowLink={{
          href: ({ transferNo }) => hrefOf(transferNo),
          label: ({ transferNo }) => (
            <Trans>
              Receipt<VisuallyHidden> of transfer {transferNo}</VisuallyHidden>
            </Trans>
          ),
        }}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No transfers yet`}
            description={t`Each transfer is listed here for its sender and its receiver.`}
          />
        }
      />
    </Section>
  );
}
