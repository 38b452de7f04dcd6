import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { FocusEventHandler, Ref } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import * as css from './Slider.css.ts';

/** A value that is named below the track. */
export interface SliderMark {
  readonly value: number;
  /** One word, or the number as it is shown. */
  readonly label: string;
}

/** Props of {@link Slider}. */
export interface SliderProps extends Omit<FieldLabels, 'isRequired'> {
  /** Where the handle stands. */
  readonly value: number;
  /** Called with every value that the handle passes. */
  readonly onValueChange: (value: number) => void;
  /**
   * The least value.
   * @default 0
   */
  readonly min?: number | undefined;
  /**
   * The greatest value, a whole number of steps from the least.
   * @default 100
   */
  readonly max?: number | undefined;
  /**
   * What an arrow key moves by.
   * @default 1
   */
  readonly step?: number | undefined;
  /** Values that are named below the track: two to five, with room between them. */
  readonly marks?: readonly SliderMark[] | undefined;
  /** The value with its unit, shown and read; a plain number when left out. */
  readonly formatValue?: ((value: number) => string) | undefined;
  /**
   * Least room for the value, in characters: sliders below each other that are given the same one have tracks of one length.
   * @default 0
   */
  readonly valueRoom?: number | undefined;
  /**
   * Cannot be moved; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Name under which a form keeps and sends the value. */
  readonly name?: string | undefined;
  /** Called when the focus leaves the handle. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The native input, to give it the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/**
 * One of a few dozen values between two ends, where seeing how far along it is says more than the number alone. Numbers that
 * are typed are a `NumberField`, amounts of money a `MoneyField`.
 */
export function Slider({
  label,
  description,
  error,
  isLabelHidden,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  formatValue,
  valueRoom = 0,
  isDisabled = false,
  ...native
}: SliderProps) {
  const { code: language } = useLanguage();
  const inWords = formatValue ?? ((number: number) => formatNumber(number, language, decimalsOf(step)));
  const partOf = (number: number): number => Math.min(1, Math.max(0, (number - min) / (max - min || 1)));
  const placeOf = (number: number): string =>
    `calc(${css.handleSize / 2}px + (100% - ${css.handleSize}px) * ${partOf(number)})`;
  const isBetweenEnds = (mark: SliderMark): boolean => mark.value > min && mark.value < max;
  // the track keeps its length while the number grows
  const room = Math.max(valueRoom, inWords(min).length, inWords(max).length);
  return (
    <Field {...{ label, description, error, isLabelHidden }}>
      {(control) => (
        <div className={css.row}>
          <div className={css.scale}>
            <div className={css.track}>
              <span className={css.groove}>
                <span className={css.fill} style={{ inlineSize: placeOf(value) }} />
                {marks.filter(isBetweenEnds).map((mark) => (
                  <span key={mark.value} className={css.notch} style={{ insetInlineStart: placeOf(mark.value) }} />
                ))}
              </span>
              <input
                {...native}
                {...control}
                className={css.range}
                type="range"
                min={min}
                max={max}
                step={step}
                value={value}
                disabled={isDisabled}
                aria-valuetext={inWords(value)}
                onChange={(event) => onValueChange(event.target.valueAsNumber)}
              />
            </div>
            {marks.length > 0 && (
              <div className={css.marks} aria-hidden>
                {marks.map((mark) => {
                  const end = mark.value > min ? 'last' : 'first';
                  const place = isBetweenEnds(mark)
                    ? { style: { insetInlineStart: placeOf(mark.value) } }
                    : { 'data-end': end };
                  return (
                    <span key={mark.value} className={css.mark} {...place}>
                      {mark.label}
                    </span>
                  );
                })}
              </div>
            )}
          </div>
          <span
            className={css.value}
            style={{ minInlineSize: `${room}ch` }}
            data-disabled={isDisabled || undefined}
            aria-hidden
          >
            {inWords(value)}
          </span>
        </div>
      )}
    </Field>
  );
}
