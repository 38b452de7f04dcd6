import { useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Money } from '@mekong/ui/Money';
import type { PaymentInstructionsLine } from '@mekong/ui/patterns/PaymentInstructions';
import { useQuery } from '@tanstack/react-query';
import { decimalsOf, feeOf, wireOf } from '../../parts/payment-amount.ts';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { orderFacts } from './order-facts.ts';

/** What a payer has to know of an order besides its amount, as far as its provider has told it, and what arrives of it. */
export function useInstructionLines(detail: DepositDetail): readonly PaymentInstructionsLine[] {
  const { t } = useLingui();
  const { order, instructions = {} } = detail;
  const { left } = orderFacts(detail);
  const { data: offer } = useQuery(depositMethodsQuery());
  const { payee, bank, accountName, accountNumber, reference } = instructions;
  const terms = offer?.methods.find(({ method }) => method === order.method);
  // each payment of an order pays its own fee
  const fee = terms && feeOf(terms, wireOf(left));
  const money = (units: bigint) => (
    <Money amount={wireOf(units)} currency={order.currency} decimals={decimalsOf(terms?.step ?? '')} />
  );
  const line = (key: string, label: string, text: string | undefined, copy?: string): PaymentInstructionsLine[] =>
    text === undefined ? [] : [{ key, label, value: <bdi>{text}</bdi>, copy }];
  return [
    ...line('payee', t({ message: 'Payee', comment: 'Before the name of whoever is paid' }), payee),
    ...line('bank', t({ message: 'Bank', comment: 'Before the name of a bank' }), bank),
    ...line('name', t`Account name`, accountName, accountName),
    ...line('number', t`Account number`, accountNumber, accountNumber?.replaceAll(' ', '')),
    ...(reference === undefined
      ? line('order', t`Order number`, order.orderNo, order.orderNo)
      : line(
          'reference',
          t({ message: 'Message to the payee', comment: 'Text that a bank transfer has to carry' }),
          reference,
          reference,
        )),
    ...(fee === undefined || left <= fee
      ? []
      : [
          {
            key: 'fee',
            label: t({ message: 'Fee', comment: 'What is taken off a payment' }),
            value: money(fee),
          },
          { key: 'arrives', label: t`Arrives in your wallet`, value: <strong>{money(left - fee)}</strong> },
        ]),
  ];
}
