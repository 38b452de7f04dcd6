import type { LanguageCode } from '../registry.ts';
import { numberFormat } from './intl.ts';

/**
 * A count or a plain quantity with the language's separators and Latin digits. Never for money: see `formatMoney`.
 *
 * @param maximumDecimals Digits after the decimal separator at most. Default 0.
 */
export function formatNumber(value: number | bigint, language: LanguageCode, maximumDecimals = 0): string {
  // counts inside sentences are grouped by the language's own rule ("8422 jogos"), so those beside them are too
  return numberFormat(language, { maximumFractionDigits: maximumDecimals, useGrouping: 'auto' }).format(value);
}
