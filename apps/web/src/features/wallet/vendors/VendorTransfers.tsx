import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorTransfer } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { vendorTransfersQuery } from '../../../queries/vendor-wallets.ts';

/** Transfers between own wallets, the newest first, each with the way to its receipt. */
export function VendorTransfers({ hrefOf }: { readonly hrefOf: (transferNo: string) => string }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const records = useRecordRows(useInfiniteQuery(vendorTransfersQuery(code)));
  const main = t`Main wallet`;
  const title = t({ message: 'Moved between your wallets', comment: 'List of transfers between own wallets' });
  return (
    <Section title={title}>
      <RecordTable<VendorTransfer>
        caption={title}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ at }) => <DateTime value={at} hasSeconds />,
          },
          {
            key: 'from',
            header: t({ message: 'From', context: 'wallet', comment: 'The wallet that money leaves' }),
            priority: 'high',
            cell: ({ fromName }) => <bdi>{fromName ?? main}</bdi>,
          },
          {
            key: 'to',
            header: t({ message: 'To', context: 'wallet', comment: 'The wallet that money goes to' }),
            priority: 'high',
            cell: ({ toName }) => <bdi>{toName ?? main}</bdi>,
          },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'state',
            header: t({ message: 'Status', context: 'transfer', comment: 'How a transfer stands' }),
            cell: () => (
              <Tag tone="positive" icon={CircleCheck}>
                {t({ message: 'Done', context: 'transfer', comment: 'State of a transfer: the money is there' })}
              </Tag>
            ),
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
            title={t`Nothing moved yet`}
            description={t`Money that you bring to a provider or back is listed here.`}
          />
        }
      />
    </Section>
  );
}
