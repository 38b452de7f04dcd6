import { useLingui } from '@lingui/react/macro';

/** Words for the closed lists of the terms of a contract. */
export function useTermsLabels() {
  const { t } = useLingui();
  const periods = {
    'five-minutes': t({ message: 'Five minutes', comment: 'How often a contract is settled' }),
    hour: t({ message: 'Hourly', context: 'contract', comment: 'How often a contract is settled' }),
    day: t({ message: 'Daily', context: 'contract', comment: 'How often a contract is settled' }),
    week: t({ message: 'Weekly', context: 'contract', comment: 'How often a contract is settled' }),
    'half-month': t({ message: 'Half-monthly', context: 'contract', comment: 'How often a contract is settled' }),
    month: t({ message: 'Monthly', context: 'contract', comment: 'How often a contract is settled' }),
  };
  const taken = {
    BONUS: t({ message: 'Bonuses of the team', comment: 'Taken off what the house has won' }),
    DAILY_WAGE: t({ message: 'Daily wages of the team', comment: 'Taken off what the house has won' }),
  };
  const carries = {
    NONE: t({ message: 'Nothing is carried over', comment: 'What becomes of a cycle that the team has won' }),
    ONE_CYCLE: t({ message: 'Into the next cycle', comment: 'What becomes of a cycle that the team has won' }),
    PERMANENT: t({ message: 'Until it is made up', comment: 'What becomes of a cycle that the team has won' }),
  };
  return { periods, taken, carries };
}
