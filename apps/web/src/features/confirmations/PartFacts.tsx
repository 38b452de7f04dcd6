import { useLingui } from '@lingui/react/macro';
import type { PartConfirmation } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';

/** What helps to find a payment in the statement of an account. */
export function PartFacts({ part }: { readonly part: PartConfirmation }) {
  const { t } = useLingui();
  const { partNo, paidAt, reference, state, dispute, disputeUntil } = part;
  const mayDispute = dispute === undefined && (state === 'WAITING' || state === 'AUTO_RECEIVED');
  return (
    <Card>
      <DescriptionList
        label={t`How to find the payment`}
        items={[
          {
            key: 'paid',
            label: t({ message: 'Paid at', comment: 'Heading of a column: when a payment was made' }),
            value: <DateTime value={paidAt} hasSeconds />,
          },
          {
            key: 'no',
            label: t({ message: 'Payment', context: 'withdrawal', comment: 'Number of a payment' }),
            value: <bdi dir="ltr">{partNo}</bdi>,
          },
          ...(reference === undefined
            ? []
            : [
                {
                  key: 'reference',
                  label: t({ message: 'Reference of the payer', comment: 'What a bank calls a payment' }),
                  value: <bdi dir="ltr">{reference}</bdi>,
                },
              ]),
          ...(mayDispute
            ? [
                {
                  key: 'until',
                  label: t`You can dispute it until`,
                  value: <DateTime value={disputeUntil} show="date" />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
