import { Trans } from '@lingui/react/macro';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrim } from '../Dialog/Dialog.css.ts';
import type { ConfirmDialogTone } from './ConfirmDialog.variants.ts';
import { ConfirmDialogPanel } from './ConfirmDialogPanel.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether it is shown. What opened it gets the focus back when it closes. */
  readonly open: boolean;
  /** Called with `false` when Escape or the cancelling answer closes it. Confirming leaves closing to the caller. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question, in full: "Log out of Mekong?" */
  readonly title: ReactNode;
  /** What confirming brings about, and whether it can be taken back. */
  readonly description: ReactNode;
  /** The confirming answer as an imperative: "Log out", never "OK". */
  readonly confirmLabel: ReactNode;
  /**
   * The cancelling answer.
   * @default 'Cancel'
   */
  readonly cancelLabel?: ReactNode;
  /** Called by the confirming answer. Close when the action succeeded; on failure hand over `error`. */
  readonly onConfirm: () => void;
  /**
   * `danger` for what cannot be taken back.
   * @default 'default'
   */
  readonly tone?: ConfirmDialogTone | undefined;
  /**
   * The action is under way: nothing can be pressed or closed.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** An `Alert` that says why the action failed. The question stays, so that it can be tried again. */
  readonly error?: ReactNode;
  /** More to know before answering: amounts, a list, a field for the reason. */
  readonly children?: ReactNode;
}

/**
 * A question that needs an answer. Focus starts on the answer that changes nothing, or on the first field of
 * the question; a press beside it does not count as an answer. Both answers have the same size.
 */
export function ConfirmDialog({ open, onOpenChange, isPending = false, cancelLabel, ...panel }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={isPending ? undefined : onOpenChange}>
      <AlertDialog.Portal>
        <div className={scrim} data-scrim data-state={open ? 'open' : 'closed'} />
        <ConfirmDialogPanel
          {...panel}
          isPending={isPending}
          cancelLabel={cancelLabel ?? <Trans comment="Answer that changes nothing">Cancel</Trans>}
        />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
