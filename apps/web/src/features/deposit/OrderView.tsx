import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
import { useDeposit } from '../../queries/deposits.ts';
import type { DepositSearch } from './deposit-search.ts';
import { OrderCourse } from './OrderCourse.tsx';

interface OrderViewProps {
  readonly orderNo: string;
  /** The payer comes back from the page of a provider. */
  readonly isBack?: boolean | undefined;
  /** It is known how the payer's last try there has ended: there is nothing to wait for when the page is loaded again. */
  readonly onReturned?: (() => void) | undefined;
  /** Address of a new deposit, which begins with this. */
  readonly startHref: (again: Pick<DepositSearch, 'method' | 'amount'>) => string;
}

/** One order, followed until its money is there. */
export function OrderView({ orderNo, isBack = false, onReturned, startHref }: OrderViewProps) {
  const { t } = useLingui();
  const query = useDeposit(orderNo);
  const { data, refetch, isFetching, isRefetchError } = query;
  if (data)
    return (
      <OrderCourse
        detail={data}
        isBack={isBack}
        onReturned={onReturned}
        isOutOfDate={isRefetchError}
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
        startHref={startHref}
      />
    );
  return (
    <RecordPlaceholder
      query={query}
      title={t`You have no deposit with this number`}
      description={t`Check the number, or choose one from your deposits.`}
    >
      <ButtonLink href={startHref({})}>
        <Trans>See your deposits</Trans>
      </ButtonLink>
    </RecordPlaceholder>
  );
}
