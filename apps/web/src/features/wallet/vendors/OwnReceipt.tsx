import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { RecordPlaceholder } from '../../../parts/records/RecordPlaceholder.tsx';
import { transferQuery } from '../../../queries/transfers.ts';

interface OwnReceiptProps {
  readonly transferNo: string;
  /** Address of the wallet without it. */
  readonly closeHref: string;
}

/** Receipt of a transfer between own wallets. */
export function OwnReceipt({ transferNo, closeHref }: OwnReceiptProps) {
  const { t } = useLingui();
  const query = useQuery(transferQuery(transferNo));
  const { data } = query;
  const back = (
    <ButtonLink href={closeHref}>
      <Trans>Back to my wallet</Trans>
    </ButtonLink>
  );
  if (!data)
    return (
      <RecordPlaceholder
        query={query}
        title={t`You have no transfer with this number`}
        description={t`Check the number, or choose one from your transfers.`}
        outline={<Skeleton shape="control" />}
      >
        {back}
      </RecordPlaceholder>
    );
  const main = t`Main wallet`;
  const isOwn = data.partnerIs === 'OWN_WALLET';
  return (
    <Section title={t`Receipt of the transfer`}>
      <Stack gap={4}>
        <Alert tone="positive" title={t`The money is where it was to go`} />
        <Card>
          <DescriptionList
            label={t`Receipt of the transfer`}
            items={[
              {
                key: 'from',
                label: t({ message: 'From', context: 'wallet', comment: 'The wallet that money leaves' }),
                value: <bdi>{data.fromVendor === undefined ? main : (data.fromName ?? data.partner)}</bdi>,
              },
              {
                key: 'to',
                label: t({ message: 'To', context: 'wallet', comment: 'The wallet that money goes to' }),
                value: <bdi>{isOwn && data.toVendor === undefined ? main : (data.toName ?? data.partner)}</bdi>,
              },
              { key: 'amount', label: t`Amount`, value: <Money amount={data.amount} currency={data.currency} /> },
              {
                key: 'time',
                label: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
                value: <DateTime value={data.at} hasSeconds />,
              },
              { key: 'no', label: t`Transfer number`, value: <bdi dir="ltr">{transferNo}</bdi> },
            ]}
          />
        </Card>
        <div>{back}</div>
      </Stack>
    </Section>
  );
}
