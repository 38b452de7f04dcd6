import type { LanguageCode } from '../registry.ts';
import { parseDecimal, truncate } from './decimal.ts';
import { numberFormat } from './intl.ts';

/** A rate as a fraction of one (0.05 is 5 %): a decimal string, or a number where the wire has one. */
export type Rate = string | number;

const percentShift = 2;

/** The rate cut to whole hundredths of a percent; cut, not rounded, so that no rate is promised that is not paid. */
function truncated(rate: Rate): number {
  const text = typeof rate === 'string' ? rate : plain(rate);
  const { negative, integer, fraction } = truncate(parseDecimal(text), percentShift + 2);
  return Number(`${negative ? '-' : ''}${integer}.${fraction}`);
}

/** A number without exponent: 1e-7 is 0.0000001. */
function plain(rate: number): string {
  const text = String(rate);
  return text.includes('e') ? rate.toFixed(percentShift + 4) : text;
}

function percent(rate: Rate, language: LanguageCode, minimumFractionDigits: number): string {
  return numberFormat(language, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 }).format(
    truncated(rate),
  );
}

/**
 * A rate in percent with as few decimals as it needs, at most 2. Dividend rates use it: the specification shows whole
 * percent, yet a rate of 5.25 % shown as 5 % would mislead an agent.
 *
 * @throws RangeError when the rate is not a finite decimal.
 */
export function formatPercent(rate: Rate, language: LanguageCode): string {
  return percent(rate, language, 0);
}

/**
 * A rate in percent with exactly 2 decimals: wages and returns to player.
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
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    hundredths / 10_000,
  );
}
