import type { PaymentInstructionsProps } from './PaymentInstructions.tsx';

/** An order that is paid by a code. */
export const codeFixture: PaymentInstructionsProps = {
  amount: '200000.0000',
  currency: 'KHR',
  decimals: 0,
  amountLabel: 'Pay exactly',
  code: {
    text: '00020101021230430016mekong_play@devb0107MKG00010208Dev Bank5204799553031165405500005802KH5911Mekong Play6010PHNOM PENH62380108D7K2M9QX0311Web cashier0707DEPOSIT993400131795338000000011317953386000006304EFAB',
    name: 'KHQR',
    hint: 'Scan with any bank app in Cambodia',
    fileName: 'deposit-D7K2M9QX',
  },
  lines: [
    { key: 'payee', label: 'To', value: 'Mekong Play' },
    { key: 'order', label: 'Order number', value: 'D7K2M9QX', copy: 'D7K2M9QX' },
    { key: 'fee', label: 'Fee', value: 'None' },
  ],
};

/** An order that is paid in coins. */
export const coinFixture: PaymentInstructionsProps = {
  amount: '12.5',
  currency: 'KHR',
  decimals: 0,
  amountText: '12.5 USDT',
  amountLabel: 'Send exactly',
  code: {
    text: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    name: 'USDT · TRC-20',
    label: 'Address as a code',
    hint: 'Scan it with your wallet',
    fileName: 'deposit-D7K2M9QX',
  },
  lines: [
    {
      key: 'address',
      label: 'Address',
      value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      copy: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    },
    { key: 'network', label: 'Network', value: 'TRC-20' },
    { key: 'rate', label: 'Rate until 20:38', value: '1 USDT = ៛4,000' },
  ],
};

/** An order that is paid by transfer, half of it already. */
export const transferFixture: PaymentInstructionsProps = {
  amount: '30000.0000',
  currency: 'KHR',
  decimals: 0,
  amountLabel: 'Still to pay',
  lines: [
    { key: 'bank', label: 'Bank', value: 'Dev Bank' },
    { key: 'name', label: 'Account name', value: 'Mekong Play', copy: 'Mekong Play' },
    { key: 'number', label: 'Account number', value: '000 123 456', copy: '000123456' },
    { key: 'reference', label: 'Message to the payee', value: 'D7K2M9QX', copy: 'D7K2M9QX' },
  ],
};
