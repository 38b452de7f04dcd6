import type { ComponentProps, MouseEvent, Ref } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './IconButton.css.ts';
import type { IconButtonSize, IconButtonVariant } from './IconButton.variants.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Pick<
    ComponentProps<'button'>,
    'onMouseDown' | 'onPointerDown' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel'
  > {
  /** The glyph. */
  readonly icon: IconGlyph;
  /** What it does, in words: the accessible name, and the tooltip of a mouse. Does not change while `isPressed` does. */
  readonly label: string;
  /**
   * `overlay` is for art, the others for surfaces.
   * @default 'ghost'
   */
  readonly variant?: IconButtonVariant | undefined;
  /**
   * Edge length; the numbers follow the density.
   * @default 'md'
   */
  readonly size?: IconButtonSize | undefined;
  /** For a switch (favourite, mute): whether it is on. Sets `aria-pressed`. */
  readonly isPressed?: boolean | undefined;
  /**
   * The action is under way. Sets `aria-busy` and takes no second press.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /**
   * Something waits there: a dot says so, and the label has to.
   * @default false
   */
  readonly hasDot?: boolean | undefined;
  /**
   * Cannot be used now, and why is plain from what stands around it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Called on a press by mouse, finger, Enter or Space; never while pending or disabled. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Id of the element, where something else points at it. */
  readonly id?: string | undefined;
  /** Leaves the tab order, inside groups that move focus by arrow keys. */
  readonly tabIndex?: number | undefined;
  /** The button itself, to give it the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean | undefined;
  /** Id of what it opens or changes. */
  readonly 'aria-controls'?: string | undefined;
  /** Kind of what it opens over the page. */
  readonly 'aria-haspopup'?: 'menu' | 'listbox' | 'dialog' | undefined;
  /** Id of a text that explains it. */
  readonly 'aria-describedby'?: string | undefined;
  /** Keys that do the same, as ARIA writes them: `Control+K /`. */
  readonly 'aria-keyshortcuts'?: string | undefined;
}

/** A button that is only a glyph. Where there is room for a word, a `Button` with an icon is better. */
export function IconButton({
  icon,
  label,
  variant,
  size,
  isPressed,
  isPending = false,
  hasDot = false,
  isDisabled = false,
  onClick,
  ...native
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...native}
      type="button"
      className={css.iconButton({ variant, size })}
      disabled={isDisabled}
      data-dot={hasDot || undefined}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
    >
      {isPending ? (
        <span className={spinner} aria-hidden />
      ) : (
        <span className={variant === 'overlay' ? css.glyphOnArt : undefined}>
          <Icon glyph={icon} />
        </span>
      )}
    </button>
  );
}
