import { toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import type { SearchValues } from '../state/address.ts';
import { readAmount } from './amount.ts';
import { readPeriod } from './period.ts';
import { useZone } from './use-zone.ts';

/** What the filters of money ask the gateway for. */
interface MoneyQuery {
  readonly amountFrom: string | undefined;
  readonly amountTo: string | undefined;
  readonly from?: string;
  readonly to?: string;
}

/** Amounts and days that an address asks for, and what of it says none. */
export function useMoneyFilter(values: SearchValues): readonly [query: MoneyQuery, ignored: readonly string[]] {
  const { timeZone } = useZone();
  const [days, undated] = readPeriod(values, Date.now(), timeZone);
  const [amountFrom, amountTo] = [readAmount(values.amountFrom), readAmount(values.amountTo)];
  const ignored = (['amountFrom', 'amountTo'] as const).filter(
    (name) => values[name] !== undefined && readAmount(values[name]) === undefined,
  );
  return [
    { amountFrom, amountTo, ...(days && toMoments(days, timeZone)) },
    [...undated, ...ignored.map((name) => `${name}=${values[name]}`)],
  ];
}
