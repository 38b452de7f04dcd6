import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowedHost } from '@mekong/api-client/hosts';
import type { DepositDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLinkExternal } from '@mekong/ui/ButtonLinkExternal';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { Progress } from '@mekong/ui/Progress';
import { BottomBarAction } from '@mekong/ui/patterns/BottomBarAction';
import { PaymentInstructions } from '@mekong/ui/patterns/PaymentInstructions';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** Where coins are sent and what they are worth; while they are on their way, how often they were confirmed. */
export function CoinPay({ detail: { order, instructions = {} } }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const { address = '', asset = '', network = '', memo, sendAmount = '0', rate, payUrl } = instructions;
  const { comingAmount, confirmations = 0, confirmationsNeeded = 1 } = instructions;
  const isAllSent = Number(sendAmount) === 0;
  const line = (key: string, label: string, text: string, copy?: string) => ({
    ...{ key, label, copy },
    value: <bdi dir="ltr">{text}</bdi>,
  });
  const coming = `${comingAmount} ${asset}`;
  const counted = t({
    message: `Confirmations: ${confirmations} of ${confirmationsNeeded}`,
    comment: 'How often a blockchain has confirmed a payment',
  });
  return (
    <>
      {comingAmount !== undefined && (
        <Card>
          <Stack gap={2}>
            <Progress
              label={t({ message: `${coming} is on its way`, comment: '{coming} is an amount of coins: 12.5 USDT' })}
              value={confirmations}
              max={confirmationsNeeded}
              valueText={counted}
              tone="live"
            />
            <Text size="small" tone="muted">
              <Trans>It is credited when it is confirmed. You can leave this page.</Trans>
            </Text>
          </Stack>
        </Card>
      )}
      {!isAllSent && (
        <>
          <PaymentInstructions
            amount={sendAmount}
            amountText={`${sendAmount} ${asset}`}
            currency={order.currency}
            decimals={0}
            amountLabel={t({ message: 'Send exactly', comment: 'Above an amount of coins' })}
            code={{
              text: address,
              name: `${asset} · ${network}`,
              label: t({ message: 'Address as a code', comment: 'Name of a picture: a QR code' }),
              hint: t`Scan it with the app of your wallet`,
              fileName: `deposit-${order.orderNo}`,
            }}
            lines={[
              line(
                'address',
                t({ message: 'Address', context: 'coins', comment: 'Where coins are sent' }),
                address,
                address,
              ),
              line('network', t({ message: 'Network', comment: 'Blockchain by which coins are sent' }), network),
              ...(memo === undefined
                ? []
                : [line('memo', t({ message: 'Memo', comment: 'Note that coins have to carry' }), memo, memo)]),
              ...(rate === undefined
                ? []
                : [
                    {
                      key: 'rate',
                      label: t`Exchange rate`,
                      value: (
                        <Trans comment="{0} is the name of a coin; an amount and a time follow">
                          1 <bdi>{asset}</bdi> = <Money amount={rate} currency={order.currency} /> until{' '}
                          <DateTime value={order.expiresAt} show="time" />
                        </Trans>
                      ),
                    },
                  ]),
            ]}
          />
          <Alert
            title={t({
              message: `Send ${asset} by ${network} only`,
              comment: 'The name of a coin and the name of a network, such as USDT and TRC-20',
            })}
            description={t`Other coins, or the same coin by another network, can't be credited. After the end of the order the rate of that moment counts.`}
          />
        </>
      )}
      {payUrl !== undefined && isAllowedHost(payUrl) && (
        <BottomBarAction>
          <ButtonLinkExternal href={payUrl} variant={isAllSent ? 'secondary' : 'primary'} size="lg" isFullWidth>
            <Trans>Open the payment page</Trans>
          </ButtonLinkExternal>
        </BottomBarAction>
      )}
    </>
  );
}
