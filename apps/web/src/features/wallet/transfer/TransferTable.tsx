import { Trans, useLingui } from '@lingui/react/macro';
import type { Transfer } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Hourglass } from 'lucide';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { transfersQuery } from '../../../queries/transfers.ts';
import { usePartnerText } from './partner-text.ts';
import { transferStates } from './transfer-labels.ts';

const review = { tone: 'accent', icon: Hourglass } as const;
const looks = {
  COMPLETED: { tone: 'positive', icon: CircleCheck },
  REVIEW: review,
  REJECTED: { tone: 'negative', icon: CircleX },
} as const;

/** All transfers, sent and received, the newest first, each with the way to its receipt. */
export function TransferTable({ hrefOf }: { readonly hrefOf: (transferNo: string) => string }) {
  const { t, i18n } = useLingui();
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
            key: 'state',
            header: t({ message: 'Status', context: 'transfer', comment: 'How a transfer stands' }),
            cell: ({ state, isSender }) =>
              isSender ? (
                <Tag {...lookUp(looks, state, review)}>
                  {i18n._(lookUp(transferStates, state, transferStates.REVIEW))}
                </Tag>
              ) : (
                <Tag {...looks.COMPLETED}>
                  {t({ message: 'Received', context: 'transfer', comment: 'State of a transfer' })}
                </Tag>
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
