import type { LanguageCode } from '../registry.ts';
import { type Decimal, isZero, parseDecimal, truncate } from './decimal.ts';
import { numberFormat } from './intl.ts';

/** An amount: a decimal string in units of the currency (as on the wire), or a bigint in 1/10,000 of the unit. */
export type MoneyValue = string | bigint;

/** How an amount is written. */
export interface MoneyFormat {
  readonly language: LanguageCode;
  /** Currency code, for example KHR or FUN. Without it the amount has no symbol. */
  readonly currency?: string | undefined;
  /** Digits after the decimal separator. Default 2; a merchant may set 0 for KHR and VND. */
  readonly decimals?: number | undefined;
  /** `auto` (default) marks losses, `always` marks gains too, `never` marks nothing. Zero never has a sign. */
  readonly sign?: 'auto' | 'always' | 'never' | undefined;
}

/** The pieces of a written amount, in their order. */
export interface MoneyParts {
  readonly sign: '' | '-' | '+';
  /** Symbol, with a no-break space behind it where it ends in a letter; empty without a currency. */
  readonly symbol: string;
  /** Integer digits with the language's thousands separators. */
  readonly integer: string;
  /** Decimal separator and digits; empty with 0 decimals. */
  readonly fraction: string;
}

const unitsPerOne = 10_000n;
const unitDigits = 4;

// trial money is no ISO 4217 currency, Intl would print its code
const ownSymbols: Readonly<Record<string, string>> = { FUN: 'F' };
const symbols = new Map<string, string>();

/**
 * The short symbol of a currency: ៛ for KHR, F for the trial currency FUN, the code itself where there is none.
 *
 * @param currency Currency code of three letters.
 */
export function currencySymbol(currency: string): string {
  const known = ownSymbols[currency] ?? symbols.get(currency);
  if (known) return known;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const symbol = new Intl.NumberFormat('en', options).formatToParts(0).find((part) => part.type === 'currency')?.value;
  symbols.set(currency, symbol ?? currency);
  return symbol ?? currency;
}

function toDecimal(value: MoneyValue): Decimal {
  if (typeof value === 'string') return parseDecimal(value);
  const absolute = value < 0n ? -value : value;
  return {
    negative: value < 0n,
    integer: String(absolute / unitsPerOne),
    fraction: String(absolute % unitsPerOne).padStart(unitDigits, '0'),
  };
}

function signOf(value: Decimal, display: MoneyFormat['sign']): MoneyParts['sign'] {
  if (display === 'never' || isZero(value)) return '';
  if (value.negative) return '-';
  return display === 'always' ? '+' : '';
}

function decimalSeparator(language: LanguageCode): string {
  const parts = numberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * An amount in pieces, for a component that styles them apart.
 *
 * Digits beyond `decimals` are cut off, never rounded up: nobody may read more money than there is. The ledger keeps all
 * four digits, only the display is shorter. The symbol always stands before the number, in every language.
 *
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function formatMoneyToParts(value: MoneyValue, format: MoneyFormat): MoneyParts {
  const { language, currency, decimals = 2, sign } = format;
  const shown = truncate(toDecimal(value), decimals);
  const symbol = currency ? currencySymbol(currency) : '';
  return {
    sign: signOf(shown, sign),
    symbol: /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol,
    integer: numberFormat(language, { maximumFractionDigits: 0 }).format(BigInt(shown.integer)),
    fraction: shown.fraction && decimalSeparator(language) + shown.fraction,
  };
}

/**
 * An amount as one text: sign, symbol, thousands separators of the language, Latin digits, 2 decimals.
 *
 * Always read from left to right: in a right-to-left text wrap it with `isolateLtr` or in `<bdi dir="ltr">`.
 *
 * @example formatMoney('1284500.0000', { language: 'KM', currency: 'KHR' }) // ៛1,284,500.00
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function formatMoney(value: MoneyValue, format: MoneyFormat): string {
  const { sign, symbol, integer, fraction } = formatMoneyToParts(value, format);
  return sign + symbol + integer + fraction;
}
