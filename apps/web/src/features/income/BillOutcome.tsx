import { Trans } from '@lingui/react/macro';
import type { AgentBillDetail } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { leftToTake, unitsOf } from './bill-labels.tsx';

/** What became of the bill. */
export function BillOutcome({ detail: { bill, payee, rejectedFor } }: { readonly detail: AgentBillDetail }) {
  const { paid, currency } = bill;
  return (
    <Inline justify="space-between">
      <Stack gap={1}>
        <Heading level={3}>
          {payee === undefined ? (
            <Trans comment="What went to the wallet of an agent">Paid to your wallet</Trans>
          ) : (
            <Trans comment="What went to the wallet of a downline">Paid to {payee}</Trans>
          )}
        </Heading>
        <Text size="small" tone="muted">
          <Became bill={bill} isOwn={payee === undefined} />
        </Text>
        {rejectedFor !== undefined && (
          <Text size="small">
            <Trans comment="Why operators have rejected a bill; their own words follow">
              The reason: <bdi>{rejectedFor}</bdi>
            </Trans>
          </Text>
        )}
      </Stack>
      <Heading level={3} size="headline">
        <Money amount={paid} currency={currency} />
      </Heading>
    </Inline>
  );
}

function Became({ bill, isOwn }: { readonly bill: AgentBillDetail['bill']; readonly isOwn: boolean }) {
  const { status, waitsFor, paidAt } = bill;
  if (waitsFor === 'OPERATOR')
    return (
      <Trans>
        An operator keeps it back to look into it. It is paid when they let it go, and never if they reject it.
      </Trans>
    );
  if (waitsFor === 'BILL_BEFORE')
    return <Trans>Below zero: it waits until an earlier bill of this period is paid or rejected.</Trans>;
  switch (status) {
    case 'PART':
    case 'INSUFFICIENT':
      return <Missing bill={bill} isOwn={isOwn} />;
    case 'EXPIRED':
      return <Trans>The upline did not pay all of it in time, so the rest is not paid any more.</Trans>;
    case 'HELD':
      return <BelowZero bill={bill} />;
    case 'UNDER_REVIEW':
      return <Trans>An operator may look at it first. It is paid after that.</Trans>;
    case 'DENIED':
      return <Trans>Two operators have rejected it, so it is not paid.</Trans>;
    case 'NOT_REACHED':
      return <Trans>No tier was reached, so there is nothing to pay.</Trans>;
    default:
      return paidAt ? <DateTime value={paidAt} /> : <Trans>It is being paid.</Trans>;
  }
}

/** Where a bill below zero is taken off: what nobody has got is not taken from anybody. */
function BelowZero({ bill }: { readonly bill: AgentBillDetail['bill'] }) {
  const { fromGivenUp, currency } = bill;
  if (fromGivenUp === undefined)
    return <Trans>Below zero: it is taken off the next bills of this contract, never from the wallet.</Trans>;
  if (leftToTake(bill) === 0n)
    return (
      <Trans>
        It is taken off what was never paid of this period, so the next bills of this contract stay as they are.
      </Trans>
    );
  const given = <Money amount={fromGivenUp} currency={currency} />;
  const rest = <Money amount={leftToTake(bill)} currency={currency} />;
  return (
    <Trans comment="{given} and {rest} are amounts">
      {given} is taken off what was never paid of this period. {rest} is taken off the next bills of this contract,
      never from the wallet.
    </Trans>
  );
}

/** What the wallet of the upline could not pay yet. */
function Missing({ bill, isOwn }: { readonly bill: AgentBillDetail['bill']; readonly isOwn: boolean }) {
  const { amount, due = amount, paid, expiresAt, currency } = bill;
  const missing = <Money amount={unitsOf(due) - unitsOf(paid)} currency={currency} />;
  const until = expiresAt === undefined ? null : <DateTime value={expiresAt} />;
  return isOwn ? (
    <Trans comment="{missing} is an amount, {until} a moment">
      {missing} is missing in the wallet of your upline. It is paid when the money is there, until {until}.
    </Trans>
  ) : (
    <Trans comment="{missing} is an amount, {until} a moment">
      {missing} is missing in your wallet. It is paid when the money is there, until {until}.
    </Trans>
  );
}
