import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { space } from '../../tokens/space.ts';
import * as css from './Menu.css.ts';
import type { MenuAlign } from './Menu.variants.ts';
import { AfterCloseContext } from './menu-context.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The `Button` or `IconButton` that opens and closes it, and names it. It gets `aria-haspopup` and `aria-expanded`. */
  readonly trigger: ReactElement;
  /** `MenuItem`, `MenuRadioGroup`, `MenuGroup` and `MenuSeparator`. */
  readonly children: ReactNode;
  /**
   * Edge of the trigger with which it lines up.
   * @default 'start'
   */
  readonly align?: MenuAlign | undefined;
  /** Called when it opens and closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Actions and choices behind a button. Arrow keys, Home, End and typing move; Escape, Tab and a press elsewhere close it
 * and give the focus back. The page behind is not touched. With its positioning it weighs 27 KB: what
 * stands in the first screen loads it on intent.
 */
export function Menu({ trigger, children, align = 'start', onOpenChange }: MenuProps) {
  const pending = useRef<(() => void) | undefined>(undefined);
  const afterClose = useCallback((action: () => void) => {
    pending.current = action;
  }, []);

  /** What an entry does may open a dialog: by then the focus is back on the trigger, which the dialog returns it to. */
  const runPending = (): void => {
    const action = pending.current;
    pending.current = undefined;
    if (action) queueMicrotask(action);
  };

  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={css.content}
          align={align}
          sideOffset={space[1]}
          collisionPadding={space[2]}
          loop
          onCloseAutoFocus={runPending}
        >
          <AfterCloseContext value={afterClose}>{children}</AfterCloseContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
