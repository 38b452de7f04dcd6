import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { bonusOffersQuery } from '../../queries/bonuses.ts';
import { depositMethodsQuery, depositsQuery, isOpenDeposit } from '../../queries/deposits.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositLimit } from './DepositLimit.tsx';
import { DepositTable } from './DepositTable.tsx';
import type { DepositSearch } from './deposit-search.ts';
import { OpenOrders } from './OpenOrders.tsx';

interface DepositStartProps {
  readonly search: DepositSearch;
  /** An order was made. */
  readonly onOrder: (orderNo: string) => void;
  /** Address of an order. */
  readonly hrefOf: (orderNo: string) => string;
}

/** A new deposit, with the orders that are open above it and all of them below. */
export function DepositStart({ search, onOrder, hrefOf }: DepositStartProps) {
  const { t } = useLingui();
  const methods = useQuery(depositMethodsQuery());
  const { data } = useInfiniteQuery(depositsQuery());
  const open = (data?.pages.flatMap(({ content }) => content) ?? []).filter(isOpenDeposit);
  const { error } = methods;
  // a deposit works without bonuses, but those that come later would push its button away
  const { isFetched: areBonusesKnown } = useQuery(bonusOffersQuery());
  const offer = areBonusesKnown ? methods.data : undefined;
  const hasEnded = useDepositsEnded();
  return (
    <Stack gap={6}>
      <DepositLimit />
      <OpenOrders orders={open} hrefOf={hrefOf} />
      {hasEnded ? null : offer?.methods.length === 0 ? (
        <StateView
          kind="empty"
          title={t`No payment method takes your currency`}
          description={t`Our team can tell you what is possible.`}
        >
          <ButtonLink href="/help/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
        </StateView>
      ) : error && !methods.data ? (
        <Failure error={error} onRetry={() => void methods.refetch()} isRetrying={methods.isFetching} />
      ) : (
        <DepositForm
          // bounds and fees are those of the chosen method: the form begins when they are known
          key={offer ? 'known' : 'loading'}
          {...{ search, open, onOrder, hrefOf }}
          offer={offer}
          onMethodsOld={() => void methods.refetch()}
        />
      )}
      {/* the methods would push it down while somebody reads it */}
      {(offer || error || hasEnded) && <DepositTable hrefOf={hrefOf} />}
    </Stack>
  );
}
