import { useLingui } from '@lingui/react/macro';

/** Headings of user loss, on the page and in its file. */
export function useLossLabels() {
  const { t } = useLingui();
  return {
    account: t({ message: 'Account', context: 'team', comment: 'Heading of a column: masked user name and number' }),
    bets: t({ message: 'Number of bets', context: 'team', comment: 'Heading of a column: how many bets were settled' }),
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    stake: t({ message: 'Stakes', context: 'profit', comment: 'Sum of all stakes' }),
    validBet: t`Valid bet`,
    payout: t`Payouts`,
    bonus: t({ message: 'Bonus', context: 'bill', comment: 'Heading of a column: bonus money' }),
    net: t({ message: 'Won or lost', comment: 'Payouts less stakes' }),
  };
}
