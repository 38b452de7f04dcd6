import { formatMoneyToParts } from '@mekong/i18n/formats/money';
import type { LanguageCode } from '@mekong/i18n/registry';

/**
 * Decimals as people type them and as the wire writes them. Text in, text out, whole numbers between: an amount never
 * passes through a floating-point number.
 */

/** Digits after the point that a decimal may have, as many as the wire has. */
export const mostDecimals = 4;

/**
 * Digits after the point that stay in the field of a whole number while it is typed, without counting. Were the point to
 * vanish, the next digits would make "500.00" fifty thousand.
 */
const idleDecimals = 2;

/** Digits before the point that are read; what has more is no amount. */
const mostIntegers = 15;

/** Code points of the digit zero in the scripts of the languages the product knows. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

/** A digit of any of those scripts as a Latin one; everything else is left as it is. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The sign that stands before the fraction in a language. */
export const decimalSeparator = (language: LanguageCode): string =>
  formatMoneyToParts('0.5', { language, decimals: 1 }).fraction.slice(0, 1);

/** How a number is typed. */
export interface DecimalRules {
  readonly language: LanguageCode;
  /** Digits after the point at most. */
  readonly decimals: number;
  readonly isNegativeAllowed: boolean;
}

/** A number with an exponent, which could be read in two ways. */
const exponent = /\d[eE][+-]?\d/;

/**
 * What may stand in the field of what was typed or pasted: digits become Latin, signs of currency, letters and a fraction
 * that is too long go; nothing of a number with an exponent is left.
 */
export function cleaned(text: string, { language, decimals, isNegativeAllowed }: DecimalRules): string {
  const latin = latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('\u2212', '-');
  if (exponent.test(latin)) return '';
  const isNegative = isNegativeAllowed && latin.trimStart().startsWith('-');
  const kept = latin.replace(/[^\d.,]/g, '');
  const point = pointOf(kept, language);
  return (isNegative ? '-' : '') + (point < 0 ? kept : kept.slice(0, point + 1 + (decimals || idleDecimals)));
}

/**
 * Where the fraction begins in digits, points and commas; -1 without one. The sign of the language begins it. The
 * other sign does so too where fewer than three digits follow, so that it stands between no thousands: "1.5" is one and a half to a reader who writes
 * "1,5", and never fifteen.
 */
function pointOf(text: string, language: LanguageCode): number {
  const own = decimalSeparator(language);
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const sign = text[last];
  const isAlone = text.indexOf(sign ?? '') === last;
  if (sign === own) return isAlone ? last : -1;
  const isGrouping = !isAlone || text.length - last - 1 >= 3;
  return isGrouping || text.includes(own) ? text.indexOf(own) : last;
}

/**
 * The decimal that a text of the field says, in its shortest form: "1,250.50" is "1250.5".
 *
 * @returns '' when it says no number yet, as "-" does.
 */
export function readDecimal(text: string, rules: DecimalRules): string {
  const clean = cleaned(text, rules);
  const isNegative = clean.startsWith('-');
  const digits = isNegative ? clean.slice(1) : clean;
  const point = pointOf(digits, rules.language);
  const integer = (point < 0 ? digits : digits.slice(0, point)).replace(/\D/g, '');
  const fraction = point < 0 ? '' : digits.slice(point + 1, point + 1 + rules.decimals).replace(/\D/g, '');
  if (integer + fraction === '' || integer.replace(/^0+/, '').length > mostIntegers) return '';
  return shortest(`${isNegative ? '-' : ''}${integer || '0'}${fraction && `.${fraction}`}`);
}

const plain = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Units of 1/10,000 of a decimal; digits beyond are cut off. Undefined when the text is no decimal. */
export function toUnits(decimal: string): bigint | undefined {
  const match = plain.exec(decimal);
  if (!match) return undefined;
  const [, sign = '', integer = '', fraction = ''] = match;
  return BigInt(`${sign}${integer}${fraction.padEnd(mostDecimals, '0').slice(0, mostDecimals)}`);
}

/** The shortest decimal of so many units of 1/10,000. */
export function fromUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(mostDecimals + 1, '0');
  const fraction = digits.slice(-mostDecimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -mostDecimals)}${fraction && `.${fraction}`}`;
}

/** A decimal without zeros that say nothing: "0100.5000" is "100.5". What is no decimal is ''. */
export function shortest(decimal: string): string {
  const units = toUnits(decimal);
  return units === undefined ? '' : fromUnits(units);
}

/** How a number stands in the field while nobody types: grouped, and with `minDecimals` digits where it has a fraction. */
export function written(decimal: string, language: LanguageCode, minDecimals = 0): string {
  const short = shortest(decimal);
  if (short === '') return '';
  const fraction = short.split('.')[1]?.length ?? 0;
  const decimals = fraction === 0 ? 0 : Math.max(fraction, minDecimals);
  const parts = formatMoneyToParts(short, { language, decimals });
  return parts.sign + parts.integer + parts.fraction;
}

/** Where steps lead: all decimals. */
export interface StepRules {
  readonly step: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/**
 * The next number so many steps on, counted from `min`, else from zero. A number between two steps goes to the nearest one in
 * that direction, as a native field does; an empty field begins at `min`.
 */
export function stepped(decimal: string, count: number, { step, min, max }: StepRules): string {
  const least = min === undefined ? undefined : toUnits(min);
  const most = max === undefined ? undefined : toUnits(max);
  const size = toUnits(step) || 10n ** BigInt(mostDecimals);
  const start = least ?? 0n;
  const now = toUnits(decimal);
  let next = start;
  if (now !== undefined) {
    const beyond = (((now - start) % size) + size) % size;
    const aligned = now - beyond;
    next = aligned + BigInt(count) * size + (beyond > 0n && count < 0 ? size : 0n);
  }
  if (most !== undefined && next > most) next = most;
  if (least !== undefined && next < least) next = least;
  return fromUnits(next);
}
