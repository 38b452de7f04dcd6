import type { WalletBalancePart } from './WalletBalance.tsx';

/** What can be used, what lies in bets, and bonus money. */
export const partFixtures: readonly WalletBalancePart[] = [
  { key: 'cash', label: 'Ready to use', kind: 'free', amount: '934500.0000' },
  {
    key: 'bets',
    label: 'In open bets',
    kind: 'kept',
    amount: '50000.0000',
    note: 'Comes back as soon as the bets are settled.',
  },
  { key: 'bonus', label: 'Bonus', kind: 'bonus', amount: '100000.0000', note: 'Released with its turnover.' },
];
