import { toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import type { SearchValues } from '../state/address.ts';
import { readAmount } from './amount.ts';
import { readPeriod } from './period.ts';
import { useZone } from './use-zone.ts';

/** What the filters of money ask the gateway for. */
export interface MoneyQuery {
  readonly method: string | undefined;
  readonly currency: string | undefined;
  readonly amountFrom: string | undefined;
  readonly amountTo: string | undefined;
  readonly from?: string;
  readonly to?: string;
}

const matching = (text: string | undefined, pattern: RegExp): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined;

/** Code of a currency, typed in any case. */
export const readCurrency = (text: string | undefined): string | undefined =>
  matching(text?.toUpperCase(), /^[A-Z]{3,5}$/);

/** Code of a method, or of a provider. */
export const readMethod = (text: string | undefined): string | undefined => matching(text, /^[\w-]{1,20}$/);

const readers = { method: readMethod, currency: readCurrency, amountFrom: readAmount, amountTo: readAmount } as const;

/** Ways to pay, currency, amounts and days that an address asks for, and what of it says none. */
export function useMoneyFilter(values: SearchValues): readonly [query: MoneyQuery, ignored: readonly string[]] {
  const { timeZone } = useZone();
  const [days, undated] = readPeriod(values, Date.now(), timeZone);
  const read = (name: keyof typeof readers) => readers[name](values[name]);
  const ignored = (Object.keys(readers) as (keyof typeof readers)[]).filter(
    (name) => values[name] !== undefined && read(name) === undefined,
  );
  return [
    {
      method: read('method'),
      currency: read('currency'),
      amountFrom: read('amountFrom'),
      amountTo: read('amountTo'),
      ...(days && toMoments(days, timeZone)),
    },
    [...undated, ...ignored.map((name) => `${name}=${values[name]}`)],
  ];
}
