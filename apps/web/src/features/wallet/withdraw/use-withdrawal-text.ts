import { useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { unitsOf } from '../../../parts/payment-amount.ts';
import { useReasonText } from './withdrawal-labels.tsx';

interface WithdrawalText {
  readonly tone: 'info' | 'positive' | 'negative';
  readonly title: string;
  readonly description: string;
}

/** How it stands with a withdrawal, in words that say where the money is. */
export function useWithdrawalText(): (order: Withdrawal) => WithdrawalText {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const reasonOf = useReasonText();
  return ({ state, currency, paid, givenBack, reason }) => {
    const written = (amount: string) => moneyInSentence(amount, { language, currency });
    const [sent, back] = [written(paid), written(givenBack)];
    const why = reasonOf(reason) ?? '';
    switch (state) {
      case 'REQUESTED':
        return {
          tone: 'info',
          title: t`Your request is being checked`,
          description: t`You can leave this page. The money is on hold for you until it is paid.`,
        };
      case 'REVIEW':
        return {
          tone: 'info',
          title: t`Our team is looking at your request`,
          description: t`You can leave this page. The money is on hold for you until it is paid.`,
        };
      case 'PAID_PART':
        return {
          tone: 'info',
          title: t({ message: `${sent} has been paid`, comment: '{sent} is an amount of money' }),
          description: t`The rest is on its way.`,
        };
      case 'PAID':
        return unitsOf(givenBack) > 0n
          ? {
              tone: unitsOf(paid) > 0n ? 'info' : 'negative',
              title: t({ message: `${back} is back in your wallet`, comment: '{back} is an amount of money' }),
              description: why,
            }
          : {
              tone: 'positive',
              title: t({ message: `${sent} has been paid`, comment: '{sent} is an amount of money' }),
              description: t`It was sent to your account. Your bank may need a little time to show it. Confirm it when it has arrived.`,
            };
      case 'REJECTED':
        return {
          tone: 'negative',
          title: t`This withdrawal was not paid. The money is back in your wallet`,
          description: why,
        };
      default:
        return {
          tone: 'info',
          title: t`Your money is on its way`,
          description: t`The provider is sending it to your account.`,
        };
    }
  };
}
