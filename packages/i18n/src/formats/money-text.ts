import { isolateLtr } from '../bidi.ts';
import { languageOf } from '../registry.ts';
import { formatMoney, type MoneyFormat, type MoneyValue } from './money.ts';

/**
 * An amount for the middle of a sentence: as `formatMoney` writes it, and kept in its order where the sentence runs from
 * right to left. Without that its symbol goes to the other side of the digits.
 *
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function moneyInSentence(value: MoneyValue, format: MoneyFormat): string {
  const text = formatMoney(value, format);
  return languageOf(format.language).direction === 'rtl' ? isolateLtr(text) : text;
}
