import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './Button.variants.ts';

/** Props of {@link Button}. */
export interface ButtonProps {
  /** What the button does, as an imperative in sentence case: "Place a bet". */
  readonly children: ReactNode;
  /**
   * How loud it is. One `primary` in a view.
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * Height; the numbers follow the density.
   * @default 'md'
   */
  readonly size?: ButtonSize | undefined;
  /** Glyph before the label. */
  readonly icon?: IconGlyph | undefined;
  /** Glyph after the label: chevrons of menus and selects. */
  readonly iconEnd?: IconGlyph | undefined;
  /**
   * Fills the line.
   * @default false
   */
  readonly isFullWidth?: boolean | undefined;
  /**
   * The action is under way: the button keeps its width and its focus, says so, and takes no second press.
   * Sets `aria-busy`.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /**
   * Cannot be used, and why is plain from what stands around it. Prefer `disabledReason`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Cannot be used, and this sentence says why. The button stays in the tab order so that everyone can read it. */
  readonly disabledReason?: string | undefined;
  /** As `disabledReason`, said by the text with this id: where a tooltip would cover what stands around the button. */
  readonly disabledReasonId?: string | undefined;
  /**
   * `submit` inside forms.
   * @default 'button'
   */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Called on a press by mouse, finger, Enter or Space; never while pending or disabled. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Id of the form it submits, when it stands outside of it. */
  readonly form?: string | undefined;
  /** Id of the element, where something else points at it. */
  readonly id?: string | undefined;
  /** The button itself, to give it the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Name for screen readers, where the label shrinks to its icon or says too little alone. It contains the label. */
  readonly 'aria-label'?: string | undefined;
  /** Id of a text that explains it. */
  readonly 'aria-describedby'?: string | undefined;
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean | undefined;
  /** Id of what it opens or changes. */
  readonly 'aria-controls'?: string | undefined;
  /** Kind of what it opens over the page. */
  readonly 'aria-haspopup'?: 'menu' | 'listbox' | 'dialog' | undefined;
  /** Whether it is on, for a button that stays pressed. */
  readonly 'aria-pressed'?: boolean | undefined;
}

/** Does something here and now. What leads to another place is a `Link` or a `ButtonLink`. */
export function Button({
  children,
  variant,
  size,
  icon,
  iconEnd,
  isFullWidth,
  isPending = false,
  isDisabled = false,
  disabledReason,
  disabledReasonId,
  type = 'button',
  onClick,
  'aria-describedby': describedBy,
  ...native
}: ButtonProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const isInert = isPending || disabledReason !== undefined || disabledReasonId !== undefined;
  const descriptions = [describedBy, disabledReasonId, disabledReason !== undefined && reasonId].filter(Boolean);

  /** An inert button is still a button in its form: nothing may be submitted, and no listener above may hear it. */
  const stop = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <button
      {...native}
      type={type}
      className={css.button({ variant, size, isFullWidth })}
      disabled={isDisabled}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={descriptions.join(' ') || undefined}
      onClick={isInert ? stop : onClick}
    >
      <span className={isPending ? css.content.pending : css.content.idle}>
        {icon && <Icon glyph={icon} size={size === 'sm' ? 'sm' : 'md'} />}
        {children}
        {iconEnd && <Icon glyph={iconEnd} size={size === 'sm' ? 'sm' : 'md'} />}
      </span>
      {isPending && (
        <>
          <span className={css.spinner} aria-hidden />
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </>
      )}
      {disabledReason !== undefined && (
        // hidden from the name of the button; a description may point to hidden text
        <span className={css.reason} id={reasonId} aria-hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
