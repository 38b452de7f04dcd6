import { type ReactNode, type Ref, useId } from 'react';
import * as field from '../../components/Field/Field.css.ts';
import { FieldMessages, messageIds } from '../../components/Field/FieldMessages.tsx';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './DepositMethods.css.ts';

/** One way to pay in. */
export interface DepositMethodTile {
  /** Its code, unique in the list. */
  readonly key: string;
  /** Its name: "KHQR", "Bank transfer". */
  readonly name: string;
  readonly glyph: IconGlyph;
  /** What the payer does: "Scan a code with your bank's app". */
  readonly text: string;
  /** What has to be known before the choice: bounds, fee, time. */
  readonly facts: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
  /** Why it cannot be chosen now, and what to do. */
  readonly reason?: string | undefined;
}

/** Props of {@link DepositMethods}. */
export interface DepositMethodsProps {
  /** What is chosen: "How do you want to pay?" */
  readonly label: string;
  /** Ways in their order, the quickest first; `undefined` until they are known. */
  readonly methods: readonly DepositMethodTile[] | undefined;
  /** Key of the chosen one. */
  readonly value: string | undefined;
  /** Called with the key of the method that was chosen. */
  readonly onValueChange: (key: string) => void;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  /** The tile that Tab reaches: a form gives it the focus when it refuses what is chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Ways to pay in as tiles that say bounds, fee and time before one is chosen. One stop of Tab, arrows choose, as native radio
 * buttons do; one that cannot be used says why.
 */
export function DepositMethods({ label, methods, value, onValueChange, error, ref }: DepositMethodsProps) {
  const id = useId();
  const reached =
    methods?.find(({ key, reason }) => key === value && !reason) ?? methods?.find(({ reason }) => !reason);
  return (
    <div className={field.root}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <div
        role="radiogroup"
        className={css.tiles}
        aria-labelledby={`${id}-label`}
        aria-describedby={messageIds(id, { error })}
        aria-invalid={error ? true : undefined}
        aria-busy={!methods || undefined}
      >
        {methods
          ? methods.map(({ key, name, glyph, text, facts, reason }, index) => (
              <div key={key} className={css.tile} data-closed={reason !== undefined || undefined}>
                <div className={css.head}>
                  <span className={css.glyph}>
                    <Icon glyph={glyph} />
                  </span>
                  <div className={css.words}>
                    <label className={css.name} htmlFor={`${id}-${index}`}>
                      <bdi>{name}</bdi>
                    </label>
                    <span className={css.text}>{text}</span>
                  </div>
                  <input
                    ref={key === reached?.key ? ref : undefined}
                    className={css.mark}
                    type="radio"
                    id={`${id}-${index}`}
                    name={id}
                    value={key}
                    checked={key === value}
                    disabled={reason !== undefined}
                    aria-describedby={`${id}-${index}-facts`}
                    onChange={() => onValueChange(key)}
                  />
                </div>
                <div id={`${id}-${index}-facts`} className={css.more}>
                  {reason && <span className={css.reason}>{reason}</span>}
                  <dl className={css.facts}>
                    {facts.map(({ key: fact, label: what, value: said }) => (
                      <div key={fact} className={css.fact}>
                        <dt className={css.what}>{what}</dt>
                        <dd className={css.said}>{said}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </div>
            ))
          : ['first', 'second'].map((key) => (
              <div key={key} className={css.tile}>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="control" />
              </div>
            ))}
      </div>
      <FieldMessages {...{ id, error }} />
    </div>
  );
}
