import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Dialog.css.ts';
import type { DialogSize } from './Dialog.variants.ts';
import { DialogPanel } from './DialogPanel.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it is shown. What opened it gets the focus back when it closes. */
  readonly open: boolean;
  /** Called with `false` when Escape, the close button or a press beside it asks to close. */
  readonly onOpenChange: (open: boolean) => void;
  /** What it is about. Names it for screen readers. */
  readonly title: ReactNode;
  /** One sentence below the title, read with it. */
  readonly description?: ReactNode;
  /** The content; scrolls inside. */
  readonly children: ReactNode;
  /** Actions at the end, always in sight. The main one comes last. */
  readonly footer?: ReactNode;
  /**
   * Width: 400, 600 or 936 px. Below 600 px it is a sheet as high as the screen, unless it `isBrief`.
   * @default 'md'
   */
  readonly size?: DialogSize | undefined;
  /**
   * Whether Escape and a press beside it close it, and a close button is shown. Without it the footer holds the
   * only way out.
   * @default true
   */
  readonly isDismissible?: boolean | undefined;
  /**
   * A notice or a question of a few sentences: on small screens it lies at the lower edge, no higher than it needs.
   * @default false
   */
  readonly isBrief?: boolean | undefined;
  /**
   * What nobody has asked for: on small screens it takes at most half of the screen, at the lower edge, and the rest scrolls.
   * @default false
   */
  readonly isHalf?: boolean | undefined;
  /**
   * A choice that changes the page behind it: on small screens the head of that page stays in sight, and a finger pulls the
   * panel down to close it.
   * @default false
   */
  readonly isPullable?: boolean | undefined;
  /**
   * The content goes from edge to edge, with a line under the title: panes, lists.
   * @default false
   */
  readonly isFlush?: boolean | undefined;
  /**
   * Where the focus goes: `field` is the first field to type in, unless the screen is touched; `typing` is that field on
   * every screen, for what is opened in order to type; `panel` lets title and description be read first.
   * @default 'panel'
   */
  readonly initialFocus?: 'panel' | 'field' | 'typing' | undefined;
}

/**
 * A window over the page that has to be dealt with first. Focus stays inside; the page behind is hidden from every
 * reader. A yes-or-no question is a `ConfirmDialog`. Weighs 12 KB: import what holds it on intent, into state.
 */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={css.scrim} data-scrim data-state={open ? 'open' : 'closed'} />
        <DialogPanel {...panel} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
