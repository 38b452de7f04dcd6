import type { LanguageCode } from '../registry.ts';
import { parseDecimal, truncate } from './decimal.ts';
import { numberFormat } from './intl.ts';

/** A rate as a fraction of one (0.05 is 5 %): a decimal string, or a number where the wire has one. */
export type Rate = string | number;

const percentShift = 2;

/** The true minus sign: as wide as the plus, and read as "minus". */
const minus = '\u2212';

/** Decimals of a percent: a signed rate has six decimals of one, and is shown as it is signed. */
const mostDecimals = 4;

/** The rate cut to the decimals that are shown; cut, not rounded, so that no rate is promised that is not paid. */
function truncated(rate: Rate): number {
  const text = typeof rate === 'string' ? rate : plain(rate);
  const { negative, integer, fraction } = truncate(parseDecimal(text), percentShift + mostDecimals);
  return Number(`${negative ? '-' : ''}${integer}.${fraction}`);
}

/** A number without exponent: 1e-7 is 0.0000001. */
function plain(rate: number): string {
  const text = String(rate);
  return text.includes('e') ? rate.toFixed(percentShift + mostDecimals) : text;
}

function percent(rate: Rate, language: LanguageCode, minimumFractionDigits: number): string {
  return numberFormat(language, {
    style: 'percent',
    minimumFractionDigits,
    maximumFractionDigits: mostDecimals,
  })
    .format(truncated(rate))
    .replace('-', minus);
}

/**
 * A rate in percent with as few decimals as it needs, at most 4. Dividend rates use it: the specification shows whole
 * percent, yet a rate of 5.25 % shown as 5 % would mislead an agent.
 *
 * @throws RangeError when the rate is not a finite decimal.
 */
export function formatPercent(rate: Rate, language: LanguageCode): string {
  return percent(rate, language, 0);
}

/**
 * A rate in percent with 2 decimals, and up to 4 where it has more: wages and returns to player.
 *
 * @throws RangeError when the rate is not a finite decimal.
 */
export function formatPercentFixed(rate: Rate, language: LanguageCode): string {
  return percent(rate, language, 2);
}

/**
 * How much a figure has changed, with its sign and at most 1 decimal: "+12.4%". No change has no sign.
 *
 * @param hundredths hundredths of a percent
 */
export function formatChange(hundredths: number, language: LanguageCode): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(hundredths / 10_000)
    .replace('-', minus);
}
