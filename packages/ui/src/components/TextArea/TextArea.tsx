import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../TextField/TextField.tsx';
import * as css from './TextArea.css.ts';

/** Props of {@link TextArea}. With `maxLength` a counter says how much room is left. */
export interface TextAreaProps extends TextControlProps<HTMLTextAreaElement> {
  /**
   * Least height in lines.
   * @default 3
   */
  readonly rows?: number | undefined;
}

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  isReadOnly,
  isDisabled,
  rows = 3,
  onChange,
  ...native
}: TextAreaProps) {
  const { value, defaultValue, maxLength } = native;
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  const box = useRef<HTMLDivElement>(null);
  // a form library, a reset and a browser that fills in anew change the text without an event of the input
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (!area) return undefined;
    const count = () => setTyped(area.value.length);
    count();
    let later: ReturnType<typeof setTimeout>;
    const countLater = () => {
      // the event comes before the text has changed
      later = setTimeout(count);
    };
    const { form } = area;
    form?.addEventListener('reset', countLater);
    return () => {
      clearTimeout(later);
      form?.removeEventListener('reset', countLater);
    };
  }, []);
  const left = maxLength === undefined ? undefined : maxLength - (value?.length ?? typed);
  const room = left !== undefined && (
    <div className={css.counter}>
      <Plural value={left} one="# character left" other="# characters left" />
    </div>
  );
  return (
    <Field
      {...{ label, error, isRequired, isLabelHidden }}
      description={
        (description || room) && (
          <>
            {description}
            {room}
          </>
        )
      }
    >
      {(control) => (
        <div ref={box} className={cx(fieldBox, css.box)}>
          <textarea
            {...native}
            {...control}
            className={cx(fieldInput, css.input)}
            rows={rows}
            readOnly={isReadOnly}
            disabled={isDisabled}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
