import { type ReactNode, useId } from 'react';
import * as css from './Switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** What is on or off. Stays the same in both states. */
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly description?: ReactNode;
  /** Whether it is on. */
  readonly isChecked: boolean;
  /** Called with what it is to be. */
  readonly onCheckedChange: (isChecked: boolean) => void;
  /**
   * The change is on its way to the server: the switch waits and takes no second press.
   * @default false
   */
  readonly isPending?: boolean | undefined;
}

/** A setting that takes effect at once. What a form sends later is a `Checkbox`. */
export function Switch({ label, description, isChecked, onCheckedChange, isPending = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={css.root}
      aria-checked={isChecked}
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && onCheckedChange(!isChecked)}
    >
      <span className={css.words}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={css.description}>
            {description}
          </span>
        )}
      </span>
      <span className={css.track} />
    </button>
  );
}
