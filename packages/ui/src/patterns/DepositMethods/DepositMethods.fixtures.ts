import { Coins, CreditCard, Landmark, QrCode, Smartphone, Ticket, UsersRound } from 'lucide';
import type { DepositMethodTile } from './DepositMethods.tsx';

const factsOf = (range: string, fee: string, time: string): DepositMethodTile['facts'] => [
  { key: 'range', label: 'Amount', value: range },
  { key: 'fee', label: 'Fee', value: fee },
  { key: 'time', label: 'Usual time', value: time },
];

/** A quick one without a fee, one with a rate, and a slow one with a fixed fee. */
export const methodFixtures: readonly DepositMethodTile[] = [
  {
    key: 'KHQR',
    name: 'KHQR',
    glyph: QrCode,
    text: "Scan a code with your bank's app",
    facts: factsOf('៛4,000 – ៛40,000,000', 'None', '15 seconds'),
  },
  {
    key: 'EWALLET',
    name: 'E-wallet',
    glyph: Smartphone,
    text: 'Confirm on the page of your e-wallet',
    facts: factsOf('៛4,000 – ៛4,000,000', '0.5%', '20 seconds'),
  },
  {
    key: 'CARD',
    name: 'Card',
    glyph: CreditCard,
    text: 'Enter your card on the page of its provider',
    facts: factsOf('៛20,000 – ៛8,000,000', '៛1,200 and 2.5%', '30 seconds'),
  },
  {
    key: 'USDT',
    name: 'USDT',
    glyph: Coins,
    text: 'Send coins to an address of your order',
    facts: factsOf('៛40,000 – ៛200,000,000', 'None', '2 minutes'),
  },
  {
    key: 'VOUCHER',
    name: 'Voucher',
    glyph: Ticket,
    text: 'Type the code of a voucher',
    facts: factsOf('៛10,000 – ៛400,000', 'None', '30 seconds'),
  },
  {
    key: 'C2C',
    name: 'Member to member',
    glyph: UsersRound,
    text: 'Transfer to a person who waits for a withdrawal',
    facts: factsOf('៛20,000 – ៛2,000,000', 'None', '15 minutes'),
  },
  {
    key: 'BANK',
    name: 'Bank transfer',
    glyph: Landmark,
    text: 'Transfer to an account with the order number',
    facts: factsOf('៛20,000 – ៛200,000,000', '៛1,000', '30 minutes'),
  },
];
