import { Trans } from '@lingui/react/macro';
import { formatMoneyToParts, type MoneyValue } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { cx } from '../../internal/cx.ts';
import { useLocaleInfo } from '../../provider/locale.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Money.css.ts';
import type { MoneyTone } from './Money.variants.ts';

/** Props of {@link Money}. */
export interface MoneyProps {
  /**
   * How much: a decimal string in units of the currency, as on the wire, or a bigint in 1/10,000 of the unit.
   * While it is not known (`undefined`) the words "Balance updating" stand in for it.
   */
  readonly amount: MoneyValue | undefined;
  /** Currency code, for example KHR; its symbol stands before the digits in every language. */
  readonly currency?: string | undefined;
  /**
   * Leaves the symbol out, in columns whose heading names the currency.
   * @default false
   */
  readonly isSymbolHidden?: boolean | undefined;
  /**
   * `auto` marks losses, `always` gains too, `never` neither. Zero has no sign.
   * @default 'auto', and 'always' with the tone `outcome`
   */
  readonly sign?: 'auto' | 'always' | 'never' | undefined;
  /**
   * `outcome` says won or lost by sign, colour and a word.
   * @default 'default'
   */
  readonly tone?: MoneyTone | undefined;
  /**
   * Whether the word of an outcome is also seen, not only read.
   * @default false
   */
  readonly hasOutcomeWord?: boolean | undefined;
  /**
   * A newer amount is on its way; the one before stays, fainter. Sets `aria-busy`.
   * @default false
   */
  readonly isUpdating?: boolean | undefined;
  /**
   * Digits after the decimal separator; what is beyond is cut off, never rounded up.
   * @default 2
   */
  readonly decimals?: number | undefined;
}

/** An amount of money, in Latin digits from left to right in every language, isolated from the text around it. */
export function Money({
  amount,
  currency,
  isSymbolHidden = false,
  tone = 'default',
  sign = tone === 'outcome' ? 'always' : 'auto',
  hasOutcomeWord = false,
  isUpdating = false,
  decimals,
}: MoneyProps) {
  const { code } = useLanguage();
  const { currencySymbols } = useLocaleInfo();
  if (amount === undefined)
    return (
      <span className={css.updating}>
        <Trans>Balance updating</Trans>
      </span>
    );

  const parts = formatMoneyToParts(amount, { language: code, currency, sign, decimals });
  const outcome = parts.sign === '-' ? 'negative' : parts.sign === '+' ? 'positive' : 'even';
  const symbol = !isSymbolHidden && currency ? (currencySymbols[currency] ?? parts.symbol.trim()) : '';
  return (
    <>
      <bdi
        dir="ltr"
        className={cx(css.money, css.tone[tone === 'outcome' ? outcome : tone])}
        aria-busy={isUpdating || undefined}
      >
        {/* the true minus sign: as wide as the plus, and read as "minus" */}
        {parts.sign === '-' ? '\u2212' : parts.sign}
        {symbol && <span className={css.symbol}>{symbol}</span>}
        {parts.integer}
        {parts.fraction}
      </bdi>
      {tone === 'outcome' && outcome !== 'even' && <OutcomeWord outcome={outcome} isShown={hasOutcomeWord} />}
    </>
  );
}

function OutcomeWord({ outcome, isShown }: { readonly outcome: 'positive' | 'negative'; readonly isShown: boolean }) {
  const word =
    outcome === 'positive' ? (
      <Trans comment="Outcome of a bet">won</Trans>
    ) : (
      <Trans comment="Outcome of a bet">lost</Trans>
    );
  return isShown ? <span className={css.tone[outcome]}> {word}</span> : <VisuallyHidden> {word}</VisuallyHidden>;
}
