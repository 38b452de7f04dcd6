import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Failure } from '../../parts/Failure.tsx';
import { useDeposit } from '../../queries/deposits.ts';
import type { DepositSearch } from './deposit-search.ts';
import { OrderCourse } from './OrderCourse.tsx';

interface OrderViewProps {
  readonly orderNo: string;
  /** The payer comes back from the page of a provider. */
  readonly isBack?: boolean | undefined;
  /** Address of a new deposit, which begins with this. */
  readonly startHref: (again: Pick<DepositSearch, 'method' | 'amount'>) => string;
}

/** One order, followed until its money is there. */
export function OrderView({ orderNo, isBack = false, startHref }: OrderViewProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, isRefetchError } = useDeposit(orderNo);
  if (data)
    return (
      <OrderCourse
        detail={data}
        isBack={isBack}
        isOutOfDate={isRefetchError}
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
        startHref={startHref}
      />
    );
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <StateView
        kind="empty"
        title={t`You have no deposit with this number`}
        description={t`Check the number, or choose one from your deposits.`}
      >
        <ButtonLink href={startHref({})}>
          <Trans>See your deposits</Trans>
        </ButtonLink>
      </StateView>
    );
  if (error) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={4}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
