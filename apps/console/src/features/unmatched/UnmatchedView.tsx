import { useLingui } from '@lingui/react/macro';
import { getUnmatchedPaymentOptions } from '@mekong/api-client/admin/queries/getUnmatchedPayment';
import type { UnmatchedAction, UnmatchedPayment, UnmatchedPaymentDetail } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { OrderLink } from '../../parts/OrderLink.tsx';
import { paymentStateLabels, unmatchedReasonLabels } from '../../parts/suspense-labels.ts';
import { ZoneNote } from '../../parts/ZoneNote.tsx';
import { useMay } from '../../queries/operator.ts';
import { UnmatchedDecision } from './UnmatchedDecision.tsx';
import { UnmatchedTag } from './UnmatchedTag.tsx';

interface UnmatchedViewProps {
  readonly id: string;
  /** Order whose payment was looked for. */
  readonly order: string | undefined;
}

/** One unmatched payment: what its provider has told, the order that it may be for, and what can be done. */
export function UnmatchedView({ id, order }: UnmatchedViewProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [action, decide] = useState<UnmatchedAction>();
  const query = useQuery(getUnmatchedPaymentOptions({ path: { id } }));
  const mayDecide = useMay('creditUnmatchedPayment');
  const names: Readonly<Record<UnmatchedAction, string>> = {
    CREDIT: t({ message: 'Credit', comment: 'Button: gives a payment to a member' }),
    REFUND: t({ message: 'Send back', comment: 'Button: a payment goes back to its payer' }),
    WRITE_OFF: t({ message: 'Write off', comment: 'Button: the house keeps a payment, or bears what is owed' }),
    CLOSE: t({
      message: 'Close',
      context: 'payment',
      comment: 'Button: nothing is to be booked, the question is settled',
    }),
    COLLECT: t({ message: 'Take from the wallet', comment: 'Button: a member pays what is owed' }),
    SENT_BACK: t({ message: 'It was sent back', comment: 'Button: the payer has the refund' }),
    NOT_SENT_BACK: t({ message: 'It was not sent back', comment: 'Button: the refund was not made' }),
  };
  const item = query.data?.item;
  return (
    <>
      <PageHeader
        title={t`Unmatched payment ${id}`}
        text={
          item && (
            <Inline gap={2}>
              <span>{label(unmatchedReasonLabels, item.reason)}</span>
              <UnmatchedTag item={item} />
            </Inline>
          )
        }
        actions={
          <>
            <ButtonLink href="/unmatched-payments" icon={ArrowLeft}>
              {t`All unmatched payments`}
            </ButtonLink>
            {mayDecide &&
              item?.actions.map((one) => (
                <Button key={one} onClick={() => decide(one)}>
                  {names[one]}
                </Button>
              ))}
          </>
        }
      />
      <Loaded query={query}>{(detail) => <Facts detail={detail} />}</Loaded>
      {item && action && (
        <UnmatchedDecision
          key={action}
          item={order === undefined || item.orderNo !== undefined ? item : { ...item, orderNo: order }}
          action={action}
          onClose={() => decide(undefined)}
        />
      )}
    </>
  );
}

function Facts({ detail: { item, payments, hasDifference } }: { readonly detail: UnmatchedPaymentDetail }) {
  const { t } = useLingui();
  const label = useLabel();
  const listed = item.reason === 'CHANGED' ? t`Payments of the order as booked` : t`Other payments of the order`;
  return (
    <>
      {isAskedAbout(item) && (
        <Alert
          tone="info"
          title={t`The provider does not say what became of the refund`}
          description={t`Ask the provider, then say here whether the payer has the money. If the provider reports it first, this is settled automatically.`}
        />
      )}
      {item.wasRefused && item.state === 'OPEN' && !isAskedAbout(item) && (
        <Alert
          tone="negative"
          title={t`The refund was not made`}
          description={t`Credit it to a member, send it back once more, or write it off.`}
        />
      )}
      <Card>
        {/* beside each other where there is room: at both ends of a wide line name and value do not belong together */}
        <Grid column="panel" gap={6} isFilled>
          <Stack>
            <DescriptionList label={t`Payment`} items={usePaymentFacts(item, hasDifference)} />
          </Stack>
          <Stack>
            <DescriptionList label={t`Decision`} items={useDecisionFacts(item)} />
          </Stack>
        </Grid>
      </Card>
      <ZoneNote />
      {payments.length > 0 && (
        <Section title={listed}>
          <Table
            caption={listed}
            rows={payments}
            rowKey={({ paymentRef }) => paymentRef}
            columns={[
              {
                key: 'ref',
                header: t`Payment`,
                priority: 'high',
                cell: ({ paymentRef }) => <bdi dir="ltr">{paymentRef}</bdi>,
              },
              {
                key: 'amount',
                header: t`Amount`,
                cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              },
              { key: 'at', header: t`Time`, cell: ({ paidAt }) => <DateTime value={paidAt} /> },
              { key: 'state', header: t`State`, cell: ({ state }) => label(paymentStateLabels, state) },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Whether operators have to say what has become of its refund. */
const isAskedAbout = ({ actions }: UnmatchedPayment): boolean => actions.includes('SENT_BACK');

type FactList = readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];

/** What the provider has told of it. */
function usePaymentFacts(item: UnmatchedPayment, hasDifference: boolean): FactList {
  const { t } = useLingui();
  const mayDifferences = useMay('listSettlementDifferences');
  const { amount, currency, fee, paymentRef, partNo, paidAt, provider, method } = item;
  return [
    { key: 'amount', label: t`Amount`, value: <Money amount={amount} currency={currency} /> },
    {
      key: 'provider',
      label: t`Payment provider`,
      value: (
        <bdi dir="ltr">
          {provider} · {method}
        </bdi>
      ),
    },
    ...(paymentRef ? [{ key: 'ref', label: t`The provider's number`, value: <bdi dir="ltr">{paymentRef}</bdi> }] : []),
    ...(partNo ? [{ key: 'part', label: t`Part of a withdrawal`, value: <bdi dir="ltr">{partNo}</bdi> }] : []),
    ...(hasDifference && mayDifferences
      ? [
          {
            key: 'difference',
            label: t`Reconciliation`,
            value: (
              <Link href={`/reconciliation?q=${encodeURIComponent(paymentRef ?? partNo ?? '')}`}>
                {t`Difference from the settlement file`}
              </Link>
            ),
          },
        ]
      : []),
    ...(fee ? [{ key: 'fee', label: t`Kept by the provider`, value: <Money amount={fee} currency={currency} /> }] : []),
    ...(paidAt
      ? [
          {
            key: 'paid',
            label: t({ message: 'Paid', context: 'when', comment: 'When a payer paid' }),
            value: <DateTime value={paidAt} hasSeconds />,
          },
        ]
      : []),
  ];
}

/** Whose it may be, and what was decided. */
function useDecisionFacts(item: UnmatchedPayment): FactList {
  const { t } = useLingui();
  const mayMember = useMay('getMember');
  const { username, memberId, orderNo, orderAmount, orderCurrency, decidedBy, refundNo, endedAt, dueAt } = item;
  return [
    {
      key: 'member',
      label: t`Member`,
      value:
        memberId === undefined ? (
          t`Nobody is known`
        ) : mayMember ? (
          <Link href={`/members?member=${memberId}`}>
            <bdi>{username}</bdi>
          </Link>
        ) : (
          <bdi>{username}</bdi>
        ),
    },
    ...(orderNo
      ? [
          {
            key: 'order',
            label: t({ message: 'Order', comment: 'A deposit that a member has asked for' }),
            value: (
              <>
                <OrderLink orderNo={orderNo} />
                {orderAmount && orderCurrency && (
                  <>
                    {' '}
                    · <Money amount={orderAmount} currency={orderCurrency} />
                  </>
                )}
              </>
            ),
          },
        ]
      : []),
    endedAt
      ? {
          key: 'ended',
          label: t({ message: 'Done', context: 'when', comment: 'When a payment was decided and done' }),
          value: <DateTime value={endedAt} />,
        }
      : {
          key: 'due',
          label: t({ message: 'Decide by', comment: 'Column: until when a payment should be decided' }),
          value: <DateTime value={dueAt} />,
        },
    ...(decidedBy ? [{ key: 'by', label: t`Decided by`, value: <bdi>{decidedBy}</bdi> }] : []),
    ...(refundNo
      ? [
          {
            key: 'refund',
            label: t({ message: 'Refund', context: 'payment', comment: 'Money that goes back to its payer' }),
            value: <bdi dir="ltr">{refundNo}</bdi>,
          },
        ]
      : []),
  ];
}
