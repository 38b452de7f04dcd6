import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { RecordPlaceholder } from '../../../parts/records/RecordPlaceholder.tsx';
import { transferQuery } from '../../../queries/transfers.ts';
import { usePartnerText } from './partner-text.ts';
import { TransferStateAlert } from './TransferStateAlert.tsx';

interface TransferReceiptProps {
  readonly transferNo: string;
  /** Address of a new transfer, and of all of them. */
  readonly startHref: string;
}

/** Receipt of one transfer, for its sender or its receiver. */
export function TransferReceipt({ transferNo, startHref }: TransferReceiptProps) {
  const { t } = useLingui();
  const partnerText = usePartnerText();
  const query = useQuery(transferQuery(transferNo));
  const { data } = query;
  const back = (
    <ButtonLink href={startHref}>
      <Trans>See your transfers</Trans>
    </ButtonLink>
  );
  if (!data)
    return (
      <RecordPlaceholder
        query={query}
        title={t`You have no transfer with this number`}
        description={t`Check the number, or choose one from your transfers.`}
      >
        {back}
      </RecordPlaceholder>
    );
  const { isSender, amount, currency, note, at } = data;
  return (
    <Stack gap={4}>
      <TransferStateAlert transfer={data} />
      <Card>
        <DescriptionList
          label={t`Receipt of the transfer`}
          items={[
            {
              key: 'partner',
              label: isSender
                ? t({ message: 'To', context: 'transfer', comment: 'Before the receiver of money' })
                : t({ message: 'From', context: 'transfer', comment: 'Before the sender of money' }),
              value: partnerText(data),
            },
            { key: 'amount', label: t`Amount`, value: <Money amount={amount} currency={currency} /> },
            ...(note === undefined
              ? []
              : [
                  {
                    key: 'note',
                    label: t({ message: 'Note', comment: 'A line that the sender of money has written' }),
                    value: <bdi>{note}</bdi>,
                  },
                ]),
            {
              key: 'time',
              label: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
              value: <DateTime value={at} hasSeconds />,
            },
            { key: 'no', label: t`Transfer number`, value: <bdi dir="ltr">{transferNo}</bdi> },
          ]}
        />
      </Card>
      <div>{back}</div>
    </Stack>
  );
}
