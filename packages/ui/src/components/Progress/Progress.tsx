import { useId } from 'react';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Progress.css.ts';
import type { ProgressTone } from './Progress.variants.ts';

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** What goes on: "Turnover of the welcome bonus". */
  readonly label: string;
  /** How far, from 0 to `max`; without it nobody knows. */
  readonly value?: number | undefined;
  /**
   * The end.
   * @default 100
   */
  readonly max?: number | undefined;
  /** The value in words or figures, formatted by the caller: "64%", "12 of 20 games". Shown and read. */
  readonly valueText?: string | undefined;
  /**
   * Whether the label is only read.
   * @default false
   */
  readonly isLabelHidden?: boolean | undefined;
  /**
   * `accent` for turnover and levels, `live` for uploads and loading.
   * @default 'accent'
   */
  readonly tone?: ProgressTone | undefined;
}

/** How far something is. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  tone = 'accent',
}: ProgressProps) {
  const id = useId();
  return (
    <div className={css.root}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <div className={css.head}>
          <Text as="span" size="small" tone="muted" id={id}>
            {label}
          </Text>
          {valueText && (
            <Text as="span" size="small" weight="bold" isTabular>
              {valueText}
            </Text>
          )}
        </div>
      )}
      <progress className={css.bar[tone]} value={value} max={max} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  );
}
