import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowedHost } from '@mekong/api-client/hosts';
import type { DepositDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { BottomBarAction } from '@mekong/ui/patterns/BottomBarAction';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { HostedReturn } from './HostedReturn.tsx';
import { isTriedSince, noteLeaving } from './left-for-page.ts';
import { PaySum } from './PaySum.tsx';
import { useReturnCheck } from './use-return-check.ts';

interface HostedPayProps {
  readonly detail: DepositDetail;
  /** The payer comes from the page of the provider, which says nothing about the payment. */
  readonly isBack: boolean;
  /** It is known how the payer's last try has ended. */
  readonly onReturned: (() => void) | undefined;
}

/** The way to the page of the provider, where the order is paid, and how the last try there has ended. */
export function HostedPay({ detail: { order, instructions = {} }, isBack, onReturned }: HostedPayProps) {
  const { t } = useLingui();
  const { data: offer } = useQuery(depositMethodsQuery());
  const { page = '', payUrl, lastTry, triedAt } = instructions;
  const stage = useReturnCheck(isBack, lastTry, isTriedSince(order.orderNo, triedAt));
  const isEnded = isBack && stage !== 'none' && stage !== 'checking' && stage !== 'unknown';
  const onEnd = useEffectEvent(() => onReturned?.());
  useEffect(() => {
    if (isEnded) onEnd();
  }, [isEnded]);
  const terms = offer?.methods.find(({ method }) => method === order.method);
  return (
    <>
      <HostedReturn stage={stage} page={page} />
      <Card>
        <Stack gap={4}>
          <PaySum method={terms} amount={order.amount} currency={order.currency} />
          {payUrl !== undefined && isAllowedHost(payUrl) ? (
            <>
              <BottomBarAction>
                <ButtonLink
                  href={payUrl}
                  variant={stage === 'checking' ? 'secondary' : 'primary'}
                  size="lg"
                  isFullWidth
                  onClick={() => noteLeaving(order.orderNo, triedAt)}
                >
                  {t({
                    message: `Continue to ${page}`,
                    comment: '{page} is the name of a payment service, such as Demo Wallet',
                  })}
                </ButtonLink>
              </BottomBarAction>
              <Text size="small" tone="muted">
                <Trans comment="{0} is the address of another site">
                  You leave this site and pay on <bdi dir="ltr">{new URL(payUrl).host}</bdi>. Afterwards you come back
                  here.
                </Trans>
              </Text>
            </>
          ) : (
            <Alert
              tone="negative"
              title={t`The payment page can't be opened`}
              description={t`Cancel the order and choose another method, or contact us.`}
            />
          )}
        </Stack>
      </Card>
    </>
  );
}
