import { useLingui } from '@lingui/react/macro';
import { formatMoneyToParts } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { cx } from '../../internal/cx.ts';
import { useLocaleInfo } from '../../provider/locale.ts';
import { fieldBox } from '../../styles/field.css.ts';
import { Chip } from '../Chip/Chip.tsx';
import { Field } from '../Field/Field.tsx';
import { shortest, toUnits, written } from '../NumberField/decimal-text.ts';
import type { NumberControlProps } from '../NumberField/NumberField.tsx';
import { NumberFieldInput } from '../NumberField/NumberFieldInput.tsx';
import { useNumberField } from '../NumberField/useNumberField.ts';
import * as css from './MoneyField.css.ts';

/** Props of {@link MoneyField}. Amounts are decimals in units of the currency, as on the wire. */
export interface MoneyFieldProps extends NumberControlProps {
  /** Currency code, for example KHR; its symbol stands before the digits. */
  readonly currency: string;
  /**
   * Digits after the point at most.
   * @default 2
   */
  readonly decimals?: number | undefined;
  /** Amounts that one press fills in, in the order they stand. Those outside of `min` and `max` cannot be pressed. */
  readonly quickAmounts?: readonly string[] | undefined;
}

/** Whether an amount lies between two others, both included. */
function isWithin(amount: string, min: string, max: string | undefined): boolean {
  const [units, least, most] = [amount, min, max ?? amount].map(toUnits);
  return units !== undefined && least !== undefined && most !== undefined && units >= least && units <= most;
}

/**
 * An amount of money to be typed, in the digits and signs of any language; it never passes through a floating-point number.
 * A stake that only goes in steps, or a count, is a `NumberField`.
 */
export function MoneyField({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  value,
  onValueChange,
  min,
  max,
  step = '1',
  decimals = 2,
  currency,
  quickAmounts = [],
  isDisabled = false,
  isReadOnly = false,
  onBlur,
  ...native
}: MoneyFieldProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { currencySymbols } = useLocaleInfo();
  const isFixed = isDisabled || isReadOnly;
  // an amount is never less than nothing, also where no least one is known
  const least = min ?? '0';
  const number = useNumberField({
    ...{ value, onValueChange, max, step, decimals, isFixed },
    min: least,
    minDecimals: decimals,
  });
  const symbol =
    currencySymbols[currency] ?? formatMoneyToParts('0', { language: code, currency, decimals: 0 }).symbol.trim();
  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={css.whole}>
          <div className={cx(fieldBox, css.box)}>
            <span className={css.symbol} aria-hidden>
              {symbol}
            </span>
            <NumberFieldInput
              {...native}
              {...{ control, number, decimals, isDisabled, isReadOnly, onBlur }}
              className={css.input}
            />
          </div>
          {quickAmounts.length > 0 && !isReadOnly && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame in the field
            <div
              className={css.quick}
              role="group"
              aria-label={t({ message: 'Quick amounts', comment: 'Buttons that fill an amount of money in' })}
            >
              {quickAmounts.map((amount) => (
                <Chip
                  key={amount}
                  isSelected={value !== '' && shortest(value) === shortest(amount)}
                  isDisabled={isDisabled || !isWithin(amount, least, max)}
                  onClick={() => onValueChange(shortest(amount))}
                >
                  <bdi dir="ltr">
                    {symbol} {written(amount, code, decimals)}
                  </bdi>
                </Chip>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
