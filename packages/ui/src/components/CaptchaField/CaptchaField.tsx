import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TextControlProps } from '../TextField/TextField.tsx';
import * as css from './CaptchaField.css.ts';

/** Least time between two pictures in milliseconds. */
const refreshPause = 1000;

/** Props of {@link CaptchaField}: `name`, `ref`, `onChange` and `onBlur` are those of a form library's `register`. */
export interface CaptchaFieldProps
  extends Omit<TextControlProps<HTMLInputElement>, 'label' | 'autoComplete' | 'dir' | 'placeholder' | 'isRequired'> {
  /**
   * What is asked for.
   * @default 'Type the characters in the picture'
   */
  readonly label?: string | undefined;
  /** The picture: a PNG in base64, as the gateway sends it. `undefined` until there is one. */
  readonly picture: string | undefined;
  /** Asks for another picture; never called twice within a second. Empty the field when the new one is there. */
  readonly onRefresh: () => void;
  /**
   * A picture is on its way.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /**
   * The time of this picture is over, or it did not load: it is dimmed and asks to be replaced.
   * @default false
   */
  readonly isExpired?: boolean | undefined;
  /** Another way for who cannot read the picture: a code by SMS, a passkey (WCAG 2.2, 3.3.8). */
  readonly alternative?: ReactNode;
}

/** Characters of a picture, typed. Shown only after the server asked for it; a mistake costs a new picture, not the form. */
export function CaptchaField({
  label,
  description,
  error,
  picture,
  onRefresh,
  isLoading = false,
  isExpired = false,
  isReadOnly,
  isDisabled,
  isLabelHidden,
  alternative,
  maxLength = 8,
  ...native
}: CaptchaFieldProps) {
  const { t } = useLingui();
  const askedAt = useRef(0);
  const before = useRef(picture);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (picture !== undefined && before.current !== undefined && before.current !== picture)
      setNews(t`There is a new picture.`);
    if (picture !== undefined) before.current = picture;
  }, [picture, t]);

  const refresh = (): void => {
    if (Date.now() - askedAt.current < refreshPause) return;
    askedAt.current = Date.now();
    setNews('');
    onRefresh();
  };

  return (
    <Field {...{ description, error, isLabelHidden }} label={label ?? t`Type the characters in the picture`} isRequired>
      {(control) => (
        <>
          <div className={css.line}>
            <div className={cx(fieldBox, css.box)}>
              <input
                {...native}
                {...control}
                className={cx(fieldInput, css.input)}
                type="text"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                maxLength={maxLength}
                readOnly={isReadOnly}
                disabled={isDisabled}
              />
            </div>
            <div className={css.picture} aria-busy={isLoading || undefined}>
              {picture === undefined ? (
                isLoading && <Skeleton shape="fill" />
              ) : (
                <img
                  className={css.image}
                  src={`data:image/png;base64,${picture}`}
                  alt={t({ message: 'Characters to type', comment: 'Alternative text of the picture of a captcha' })}
                  width={128}
                  height={44}
                  data-stale={isExpired || isLoading || undefined}
                />
              )}
              {isExpired && !isLoading && <span className={css.note}>{t`Ask for a new picture`}</span>}
            </div>
            <IconButton
              icon={RefreshCw}
              variant="secondary"
              label={t`Another picture`}
              isPending={isLoading}
              isDisabled={isDisabled}
              onClick={refresh}
            />
          </div>
          {alternative && <div className={css.alternative}>{alternative}</div>}
          <span role="status" className={visuallyHidden}>
            {news}
          </span>
        </>
      )}
    </Field>
  );
}
