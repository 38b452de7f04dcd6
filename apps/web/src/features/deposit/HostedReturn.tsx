import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import type { ReturnStage } from './use-return-check.ts';

interface HostedReturnProps {
  readonly stage: ReturnStage;
  /** Whose page the payer comes from. */
  readonly page: string;
}

/** What is known of a payment after its payer was on the page of the provider. */
export function HostedReturn({ stage, page }: HostedReturnProps) {
  const { t } = useLingui();
  const tryAgain = t`Nothing was charged. Try again, or cancel the order and choose another method.`;
  const tries = {
    CANCELLED: { title: t`You didn't confirm the payment`, description: tryAgain, tone: 'info' },
    DECLINED: {
      title: t`Your bank declined the card`,
      description: t`Nothing was charged. Use another card, or cancel the order and choose another method.`,
      tone: 'negative',
    },
    NOT_PROVED: {
      title: t`Your bank could not confirm the payment`,
      description: tryAgain,
      tone: 'negative',
    },
    TOO_MANY: {
      title: t`Too many tries were refused`,
      description: t`Nothing was charged. Cancel the order and choose another method.`,
      tone: 'negative',
    },
  } as const;
  // a payee who misses a transfer says so of orders that have no page
  if (stage === 'none' || stage === 'NOT_ARRIVED') return null;
  if (stage === 'checking')
    return (
      <Alert
        key={stage}
        title={t({
          message: `We are checking your payment with ${page}`,
          comment: '{page} is the name of a payment service, such as Demo Wallet',
        })}
        description={t`This takes a few seconds. Don't pay a second time.`}
      />
    );
  if (stage === 'unknown')
    return (
      <Alert
        key={stage}
        title={t`No payment has arrived yet`}
        description={t`If you confirmed it, it is credited when it arrives. If you didn't, continue to the payment page, or cancel the order.`}
      />
    );
  return <Alert key={stage} {...lookUp(tries, stage, tries.CANCELLED)} />;
}
