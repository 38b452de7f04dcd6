import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DepositOrderDetail } from '@mekong/api-client/admin/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Money } from '@mekong/ui/Money';
import { kindLabels } from '../../parts/deposit-labels.ts';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { slipReasonLabels } from '../../parts/slip-labels.ts';

const cancelLabels: Labels<string> = {
  CLOSED: msg({
    message: 'By the site: a break, an exclusion or the end of the account',
    comment: 'Why a deposit was cancelled',
  }),
  LIMIT: msg({ message: 'By the site: above a deposit limit', comment: 'Why a deposit was cancelled' }),
};

const perMillion = 1_000_000;

/** What was ordered, and on which terms. */
export function DepositFacts({ detail: { order, terms } }: { readonly detail: DepositOrderDetail }) {
  const { t } = useLingui();
  const label = useLabel();
  const { code } = useLanguage();
  const { currency } = order;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const share = formatPercent(terms.feePpm / perMillion, code);
  return (
    <>
      {terms.isUnsure && (
        <Alert
          title={t`The provider may not know this order`}
          description={t`No answer came to the call that begins it. The provider is only asked from then on.`}
        />
      )}
      <Card>
        {/* beside each other where there is room: at both ends of a wide line name and value do not belong together */}
        <Grid column="panel" gap={6} isFilled>
          <DescriptionList
            label={t({ message: 'Order', comment: 'A deposit that a member has asked for' })}
            items={[
              { key: 'amount', label: t`Amount`, value: money(order.amount) },
              {
                key: 'credited',
                label: t({ message: 'Credited', context: 'deposit', comment: 'State of a deposit' }),
                value: money(order.credited),
              },
              ...(terms.bonus
                ? [
                    {
                      key: 'bonus',
                      label: t({
                        message: 'Bonus',
                        context: 'deposit',
                        comment: 'Bonus money that comes with a deposit',
                      }),
                      value: money(terms.bonus),
                    },
                  ]
                : []),
              { key: 'begun', label: t`Begun`, value: <DateTime value={order.createdAt} hasSeconds /> },
              {
                key: 'until',
                label: t({ message: 'To be paid by', comment: 'A date and time follows' }),
                value: <DateTime value={terms.expiresAt} hasSeconds />,
              },
              ...(order.completedAt
                ? [
                    {
                      key: 'done',
                      label: t({ message: 'Done', context: 'when', comment: 'When a payment was decided and done' }),
                      value: <DateTime value={order.completedAt} hasSeconds />,
                    },
                  ]
                : []),
              ...(terms.slipReason
                ? [{ key: 'slip', label: t`Slip rejected`, value: label(slipReasonLabels, terms.slipReason) }]
                : []),
              ...(terms.cancelReason
                ? [
                    {
                      key: 'cancelled',
                      label: t({
                        message: 'Cancelled',
                        context: 'deposit',
                        comment: 'State of a deposit: by the member',
                      }),
                      value: label(cancelLabels, terms.cancelReason),
                    },
                  ]
                : []),
            ]}
          />
          <DescriptionList
            label={t`Payment method`}
            items={[
              { key: 'kind', label: t`Payment method`, value: label(kindLabels, order.kind) },
              {
                key: 'provider',
                label: t`Payment provider`,
                value: (
                  <bdi dir="ltr">
                    {order.provider} · {order.method}
                  </bdi>
                ),
              },
              ...(terms.providerRef
                ? [{ key: 'ref', label: t`The provider's number`, value: <bdi dir="ltr">{terms.providerRef}</bdi> }]
                : []),
              {
                key: 'fee',
                label: t({ message: 'Fee', context: 'deposit', comment: 'What a payment costs the member' }),
                value: (
                  <>
                    {money(terms.feeFixed)} + {share}
                  </>
                ),
              },
              { key: 'least', label: t`Smallest payment`, value: money(terms.minimum) },
              {
                key: 'parts',
                label: t`Paid by`,
                value: terms.takesParts ? t`Several payments together` : t`One payment`,
              },
            ]}
          />
        </Grid>
      </Card>
    </>
  );
}
