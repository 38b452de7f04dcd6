import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { RecordPlaceholder } from '../../../parts/records/RecordPlaceholder.tsx';
import { useWithdrawal } from '../../../queries/withdrawals.ts';
import { useWithdrawalText } from './use-withdrawal-text.ts';
import { WithdrawalParts } from './WithdrawalParts.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';
import { WithdrawalTracker } from './WithdrawalTracker.tsx';

interface WithdrawalViewProps {
  readonly orderNo: string;
  /** Address of a new withdrawal, and of all of them. */
  readonly startHref: string;
}

/** One withdrawal, followed until its money has arrived or is back. */
export function WithdrawalView({ orderNo, startHref }: WithdrawalViewProps) {
  const { t } = useLingui();
  const query = useWithdrawal(orderNo);
  const textOf = useWithdrawalText();
  const back = (
    <ButtonLink href={startHref}>
      <Trans>See your withdrawals</Trans>
    </ButtonLink>
  );
  const { data, refetch, isFetching, isRefetchError } = query;
  if (!data)
    return (
      <RecordPlaceholder
        query={query}
        title={t`You have no withdrawal with this number`}
        description={t`Check the number, or choose one from your withdrawals.`}
      >
        {back}
      </RecordPlaceholder>
    );
  const { order, parts } = data;
  const text = textOf(order);
  return (
    <Stack gap={5}>
      {isRefetchError && (
        <Inline justify="space-between" gap={3}>
          <Alert
            title={t`We can't reach the server`}
            description={t`Your order is kept. This page goes on as soon as the connection is back.`}
          />
          <Button onClick={() => void refetch()} isPending={isFetching}>
            <Trans>Try again</Trans>
          </Button>
        </Inline>
      )}
      <Grid column="panel" gap={5} isFilled>
        <Stack gap={4}>
          <Alert key={text.title} {...text} />
          <WithdrawalTracker order={order} />
          {parts.length > 0 && <WithdrawalParts parts={parts} currency={order.currency} />}
        </Stack>
        <Stack gap={4}>
          <WithdrawalSummary order={order} />
          <Inline gap={3}>
            {back}
            {order.state === 'REJECTED' && (
              <ButtonLink href="/help/contact" variant="ghost">
                <Trans>Contact us</Trans>
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  );
}
