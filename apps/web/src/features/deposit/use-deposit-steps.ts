import { useLingui } from '@lingui/react/macro';

/** Where somebody is in a deposit. */
export type DepositStep = 'method' | 'pay' | 'wallet';

/** Props of the `Stepper` of a deposit. */
export function useDepositSteps(value: DepositStep) {
  const { t } = useLingui();
  return {
    label: t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' }),
    steps: [
      { key: 'method', label: t({ message: 'Method', context: 'payment', comment: 'How somebody pays' }) },
      { key: 'pay', label: t({ message: 'Pay', comment: 'Step of a deposit' }) },
      { key: 'wallet', label: t({ message: 'In your wallet', comment: 'State of a deposit: the money has arrived' }) },
    ],
    value,
  };
}
