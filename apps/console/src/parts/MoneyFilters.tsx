import { useLingui } from '@lingui/react/macro';
import { Inline } from '@mekong/ui/Inline';
import { readAmount } from './amount.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import { readCurrency, readMethod } from './use-money-filter.ts';

interface MoneyFiltersProps {
  /** Whether its rows are paid by a method of a provider. @default true */
  readonly hasMethod?: boolean | undefined;
}

/**
 * Narrows a list of money to a way to pay, a currency, amounts and days; the address holds them. What is typed stands in
 * pairs, which share a line of a phone.
 */
export function MoneyFilters({ hasMethod = true }: MoneyFiltersProps) {
  const { t } = useLingui();
  return (
    <>
      <Inline gap={2} isWrapping={false}>
        {hasMethod && (
          <TypedFilter
            label={t({ message: 'Method or provider', comment: 'Filter: code of a way to pay, or of who offers it' })}
            name="method"
            read={readMethod}
          />
        )}
        <TypedFilter label={t`Currency`} name="currency" read={readCurrency} />
      </Inline>
      <Inline gap={2} isWrapping={false}>
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
      </Inline>
      <PeriodFilter />
    </>
  );
}
