import { useLingui } from '@lingui/react/macro';
import { readAmount } from './amount.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import { readCurrency, readMethod } from './use-money-filter.ts';

interface MoneyFiltersProps {
  /** Whether its rows are paid by a method of a provider. @default true */
  readonly hasMethod?: boolean | undefined;
}

/**
 * Narrows a list of money to a currency, amounts, a way to pay and days; the address holds them. Behind an odd number of other
 * filters both ends of the amounts share a line of a phone.
 */
export function MoneyFilters({ hasMethod = true }: MoneyFiltersProps) {
  const { t } = useLingui();
  return (
    <>
      {/* a code of three letters, and what is pasted around it */}
      <TypedFilter label={t`Currency`} name="currency" read={readCurrency} maxLength={6} />
      <TypedFilter
        label={t({ message: 'Amount from', comment: 'Filter: smallest amount of money that is listed' })}
        name="amountFrom"
        read={readAmount}
        inputMode="decimal"
      />
      <TypedFilter
        label={t({ message: 'Amount up to', comment: 'Filter: largest amount of money that is listed' })}
        name="amountTo"
        read={readAmount}
        inputMode="decimal"
      />
      {hasMethod && (
        <TypedFilter
          label={t({ message: 'Method or provider', comment: 'Filter: code of a way to pay, or of who offers it' })}
          name="method"
          read={readMethod}
        />
      )}
      <PeriodFilter />
    </>
  );
}
