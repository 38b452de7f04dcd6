import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePhysicalSide } from '../../internal/side.ts';
import { space } from '../../tokens/space.ts';
import * as css from './Popover.css.ts';
import type { PopoverAlign, PopoverSide } from './Popover.variants.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The `Button`, `IconButton` or the like that opens and closes it. It gets `aria-expanded`. */
  readonly trigger: ReactElement;
  /** What it holds, for screen readers: "App download". */
  readonly label: string;
  /** What stands in it; it is mounted while it is open. */
  readonly children: ReactNode;
  /**
   * Side of the trigger; another one where there is no room.
   * @default 'block-end'
   */
  readonly side?: PopoverSide | undefined;
  /**
   * Which of its edges stands in line with the trigger.
   * @default 'center'
   */
  readonly align?: PopoverAlign | undefined;
  /**
   * Where the focus goes: `control` is the first button or field, and passes over links of a text; `entry` is the first of
   * any kind, for a list of what can be done.
   * @default 'control'
   */
  readonly initialFocus?: 'control' | 'entry' | undefined;
  /** Given together with `onOpenChange` when something else opens or closes it too. */
  readonly open?: boolean | undefined;
  /** Called when a press, Escape, a press elsewhere or leaving it by Tab opens or closes it. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A small panel beside its trigger. The page stays usable: a press elsewhere closes it, Escape closes it and gives the
 * focus back. What must be answered before going on is a `Dialog`, a list of actions is a `Menu`. With its
 * positioning, shared by all that float, it weighs 22 KB: what stands in the first screen loads it on intent.
 */
export function Popover({
  trigger,
  label,
  children,
  side = 'block-end',
  align = 'center',
  initialFocus = 'control',
  open,
  onOpenChange,
}: PopoverProps) {
  const physicalSide = usePhysicalSide(side);
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          className={css.content}
          side={physicalSide}
          align={align}
          sideOffset={space[2]}
          collisionPadding={space[2]}
          onOpenAutoFocus={initialFocus === 'entry' ? focusOnEntry : undefined}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Radix passes over links, wherever they stand. */
function focusOnEntry(event: Event): void {
  event.preventDefault();
  const panel = event.currentTarget as HTMLElement;
  // it has no place yet, and the page must not scroll to it
  panel.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus({ preventScroll: true });
}
