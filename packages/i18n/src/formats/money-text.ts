import { isolateLtr } from '../bidi.ts';
import { languageOf } from '../registry.ts';
import { formatMoneyToParts, type MoneyFormat, type MoneyValue } from './money.ts';

/**
 * An amount where only text may stand, in a sentence or as the value of a chart, written as `Money` shows it: a true minus sign,
 * room between symbol and digits, and its own order where the text around it runs from right to left. Without that its symbol
 * goes to the other side of the digits.
 *
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function moneyInSentence(value: MoneyValue, format: MoneyFormat): string {
  const { sign, symbol, integer, fraction } = formatMoneyToParts(value, format);
  const before = symbol && `${symbol.trim()}\u00a0`;
  const text = (sign === '-' ? '\u2212' : sign) + before + integer + fraction;
  return languageOf(format.language).direction === 'rtl' ? isolateLtr(text) : text;
}
