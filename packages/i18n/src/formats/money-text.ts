import { isolateLtr } from '../bidi.ts';
import { type LanguageCode, languageOf } from '../registry.ts';
import { formatMoney, formatMoneyToParts, type MoneyFormat, type MoneyValue } from './money.ts';

const inOrder = (text: string, language: LanguageCode): string =>
  languageOf(language).direction === 'rtl' ? isolateLtr(text) : text;

/**
 * An amount for the middle of a sentence: as `formatMoney` writes it, and kept in its order where the sentence runs from
 * right to left. Without that its symbol goes to the other side of the digits.
 *
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function moneyInSentence(value: MoneyValue, format: MoneyFormat): string {
  return inOrder(formatMoney(value, format), format.language);
}

/**
 * An amount where only text may stand, such as the value of a chart, written as `Money` shows it: a true minus sign, room
 * between symbol and digits, and its own order where the text around it runs from right to left.
 *
 * @throws RangeError when `value` is text but not a plain decimal.
 */
export function moneyAsShown(value: MoneyValue, format: MoneyFormat): string {
  const { sign, symbol, integer, fraction } = formatMoneyToParts(value, format);
  const before = symbol && `${symbol.trim()}\u00a0`;
  return inOrder((sign === '-' ? '\u2212' : sign) + before + integer + fraction, format.language);
}
