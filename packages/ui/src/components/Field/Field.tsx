import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { FieldMessages, messageIds } from './FieldMessages.tsx';

/** What every field shows around its control. */
export interface FieldLabels {
  /** What is asked for. */
  readonly label: string;
  /** What to know before filling it in. */
  readonly description?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  readonly error?: string | undefined;
  /**
   * Cannot be left out. Marked by a star; the browser's own bubbles are left to the form.
   * @default false
   */
  readonly isRequired?: boolean | undefined;
  /**
   * The label is read but not seen: search fields, cells.
   * @default false
   */
  readonly isLabelHidden?: boolean | undefined;
}

/** What the control inside has to carry. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldLabels {
  /**
   * Stands in a bar and ends where the buttons beside it end: room for an error comes with the error.
   * @default isLabelHidden
   */
  readonly isInBar?: boolean | undefined;
  /** The control, given what ties it to label, description and error. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** The frame of every field: label, control, description, error. Ready-made fields bring it along. */
export function Field({
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden = false,
  isInBar = isLabelHidden,
  children,
}: FieldProps) {
  const id = useId();
  const name = (
    <label className={css.label} htmlFor={id}>
      {label}
      {isRequired && (
        <span className={css.required} aria-hidden>
          *
        </span>
      )}
    </label>
  );
  return (
    <div className={css.root}>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({
        id,
        'aria-describedby': messageIds(id, { description, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldMessages {...{ id, description, error, isInBar }} />
    </div>
  );
}
