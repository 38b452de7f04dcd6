import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import type { ReactNode } from 'react';
import { wireOf } from '../../parts/payment-amount.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { orderFacts } from './order-facts.ts';

interface OutcomeText {
  readonly tone: 'info' | 'positive' | 'negative';
  readonly title: string;
  readonly description: ReactNode;
}

/** How an order ended, in words that say what became of the money. */
export function useOutcomeText(detail: DepositDetail): OutcomeText {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { order } = detail;
  const { currency, state } = order;
  const { paid, compared } = orderFacts(detail);
  const asked = <Money amount={order.amount} currency={currency} />;
  const given = <Money amount={wireOf(paid)} currency={currency} />;
  const hasEnded = useDepositsEnded();
  const closed = t`Deposits are closed for you. If you have already paid, the money is sent back to you.`;
  const late = hasEnded
    ? closed
    : t`If you have already paid, the money is credited when it arrives, up to 3 days later. If you have not, start again: do not use the old code or reference.`;
  const slipTexts = {
    NOT_ARRIVED: t`No transfer for this order has arrived. If it arrives later, it is credited.`,
    UNREADABLE: t`Your slip cannot be read. If the money arrives, it is credited; contact us with a clear picture.`,
    OTHER_ACCOUNT: t`Your slip shows a transfer to another account. Ask your bank to send it back.`,
  };
  switch (state) {
    case 'COMPLETED': {
      const credited = moneyInSentence(order.credited, { language, currency });
      const title = t({ message: `${credited} is in your wallet`, comment: '{credited} is an amount of money' });
      if (order.isLate)
        return {
          tone: 'positive',
          title,
          description: t`Your payment came after the order had ended. It was still credited.`,
        };
      if (compared === 'less')
        return {
          tone: 'positive',
          title,
          description: (
            <Trans>
              You paid {given} instead of {asked}. What you paid was credited.
            </Trans>
          ),
        };
      if (compared === 'more')
        return {
          tone: 'positive',
          title,
          description: (
            <Trans>
              You paid {given} instead of {asked}. All of it was credited.
            </Trans>
          ),
        };
      return { tone: 'positive', title, description: t`Your balance is up to date.` };
    }
    case 'EXPIRED':
      return { tone: 'info', title: t`The time to pay is over`, description: late };
    case 'CANCELLED':
      if (order.cancelReason === 'CLOSED')
        return {
          tone: 'info',
          title: t`This order was cancelled`,
          description: closed,
        };
      if (order.cancelReason)
        return {
          tone: 'info',
          title: t`This order was cancelled`,
          description: t`It does not fit your deposit limit. If you have already paid, the money is credited only if your limit has room for it. Otherwise it is sent back to you.`,
        };
      return { tone: 'info', title: t`You cancelled this order`, description: late };
    case 'FAILED':
      if (order.slipReason)
        return {
          tone: 'negative',
          title: t`We could not find your transfer`,
          description: lookUp(slipTexts, order.slipReason, slipTexts.NOT_ARRIVED),
        };
      if (order.kind === 'C2C')
        return {
          tone: 'negative',
          title: t`Nobody was found to pay`,
          description: hasEnded
            ? closed
            : t`Nothing was charged. Try another amount or wait a few minutes, or choose another method.`,
        };
      return {
        tone: 'negative',
        title: t`The provider did not accept this order`,
        description: hasEnded ? closed : t`Nothing was charged. Start again, or choose another method.`,
      };
    case 'REVERSED':
      return {
        tone: 'negative',
        title: t`Your bank took this payment back`,
        description: t`The amount was taken out of your wallet again. Ask your bank for the reason, or contact us.`,
      };
    default:
      return { tone: 'info', title: t`This order has ended`, description: late };
  }
}
