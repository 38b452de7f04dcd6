import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowedHost } from '@mekong/api-client/hosts';
import type { DepositDetail } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLinkExternal } from '@mekong/ui/ButtonLinkExternal';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { BottomBarAction } from '@mekong/ui/patterns/BottomBarAction';
import { PaymentInstructions } from '@mekong/ui/patterns/PaymentInstructions';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMethodName } from '../../parts/deposit/deposit-labels.tsx';
import { decimalsOf, unitsOf, wireOf } from '../../parts/payment-amount.ts';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { CoinPay } from './CoinPay.tsx';
import { HostedPay } from './HostedPay.tsx';
import { OrderTimer } from './OrderTimer.tsx';
import { orderFacts } from './order-facts.ts';
import { PayeeNotes } from './PayeeNotes.tsx';
import { useInstructionLines } from './use-instruction-lines.tsx';
import { VoucherPay } from './VoucherPay.tsx';

interface OrderPayProps {
  readonly detail: DepositDetail;
  /** The payer comes back from the page of a provider. */
  readonly isBack: boolean;
  /** It is known how the payer's last try there has ended. */
  readonly onReturned: (() => void) | undefined;
}

/** Articles of the help centre, by the kind of the method. */
const tutorials = {
  QR: '/help/deposit-qr',
  BANK: '/help/deposit-bank',
  WALLET: '/help/deposit-wallet',
  CARD: '/help/deposit-card',
  VOUCHER: '/help/deposit-voucher',
  CRYPTO: '/help/deposit-crypto',
  C2C: '/help/deposit-c2c',
} as const;

/** What is needed to pay an order that waits for its payment. */
export function OrderPay({ detail, isBack, onReturned }: OrderPayProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const nameOf = useMethodName();
  const { data: offer } = useQuery(depositMethodsQuery());
  const lines = useInstructionLines(detail);
  const { order, instructions = {} } = detail;
  const { qrText, payUrl, page } = instructions;
  const { paid, left, isChecked } = orderFacts(detail);
  const terms = offer?.methods.find(({ method }) => method === order.method);
  const name = nameOf(order.method);
  const usual = terms && formatDuration(terms.etaSeconds, code);
  const hasFraction = unitsOf(order.amount) % 10_000n !== 0n;
  const decimals = terms ? decimalsOf(terms.step) : hasFraction ? 2 : 0;
  return (
    <>
      <OrderTimer until={order.expiresAt} />
      {isChecked && (
        <Alert
          title={t`We are checking one of your payments`}
          description={t`It does not fit this order. Our team looks at it within 3 days; the money is not lost.`}
        />
      )}
      {paid > 0n && left > 0n && (
        <Alert
          title={t`Part of your payment has arrived`}
          description={
            <Trans>
              <Money amount={wireOf(paid)} currency={order.currency} /> is in your wallet already. Pay the rest to
              complete this order.
            </Trans>
          }
        />
      )}
      {order.kind === 'CRYPTO' ? (
        <CoinPay detail={detail} />
      ) : order.kind === 'VOUCHER' ? (
        <VoucherPay detail={detail} />
      ) : page === undefined ? (
        <>
          {order.kind === 'C2C' && <PayeeNotes detail={detail} />}
          <PaymentInstructions
            amount={wireOf(left)}
            currency={order.currency}
            decimals={decimals}
            amountLabel={
              paid > 0n
                ? t({ message: 'Still to pay', comment: 'Above an amount of money' })
                : t({ message: 'Pay exactly', comment: 'Above an amount of money' })
            }
            code={
              qrText === undefined
                ? undefined
                : {
                    text: qrText,
                    name,
                    hint: t`Scan it with the app of your bank`,
                    fileName: `deposit-${order.orderNo}`,
                  }
            }
            lines={lines}
          />
          {payUrl !== undefined && isAllowedHost(payUrl) && (
            <BottomBarAction>
              <ButtonLinkExternal href={payUrl} variant="primary" size="lg" isFullWidth>
                <Trans>Open the payment page</Trans>
              </ButtonLinkExternal>
            </BottomBarAction>
          )}
        </>
      ) : (
        <HostedPay detail={detail} isBack={isBack} onReturned={onReturned} />
      )}
      <Text size="small" tone="muted">
        {usual === undefined ? (
          <Trans>This page updates automatically when your payment arrives.</Trans>
        ) : (
          <Trans>Most payments arrive within {usual}. This page updates automatically.</Trans>
        )}
      </Text>
      <Link href={lookUp(tutorials, order.kind, '/help/deposit')}>
        <Trans>How to pay with this method, step by step</Trans>
      </Link>
    </>
  );
}
