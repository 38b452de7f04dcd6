import { useLingui } from '@lingui/react/macro';
import { AmountFilter } from './AmountFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

/** Narrows a list of money to amounts and days; the address holds them. */
export function MoneyFilters() {
  const { t } = useLingui();
  return (
    <>
      <AmountFilter
        label={t({ message: 'Amount from', comment: 'Filter: smallest amount of money that is listed' })}
        name="amountFrom"
      />
      <AmountFilter
        label={t({ message: 'Amount up to', comment: 'Filter: largest amount of money that is listed' })}
        name="amountTo"
      />
      <PeriodFilter />
    </>
  );
}
