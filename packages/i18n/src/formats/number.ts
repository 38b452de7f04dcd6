import type { LanguageCode } from '../registry.ts';
import { numberFormat } from './intl.ts';

/**
 * A count or a plain quantity with the language's separators and Latin digits. Never for money: see `formatMoney`.
 *
 * @param maximumDecimals Digits after the decimal separator at most. Default 0.
 */
export function formatNumber(value: number | bigint, language: LanguageCode, maximumDecimals = 0): string {
  return numberFormat(language, { maximumFractionDigits: maximumDecimals }).format(value);
}
