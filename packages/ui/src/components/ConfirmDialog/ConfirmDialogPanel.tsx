import { AlertDialog } from 'radix-ui';
import { cx } from '../../internal/cx.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { Button } from '../Button/Button.tsx';
import { bottomSheet, panel, size } from '../Dialog/Dialog.css.ts';
import * as css from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** What is mounted while a {@link ConfirmDialog} is open. */
export type ConfirmDialogPanelProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>;

/** The first field, of any kind, comes before the answers; without one the focus starts on the answer that changes nothing. */
function startInField(event: Event): void {
  const field = (event.target as HTMLElement).querySelector<HTMLElement>('input, textarea, [role="combobox"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

export function ConfirmDialogPanel({
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  isPending = false,
  error,
  children,
}: ConfirmDialogPanelProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Content
      className={cx(panel, size.sm, bottomSheet)}
      aria-modal
      onOpenAutoFocus={startInField}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={isPending ? (event) => event.preventDefault() : undefined}
    >
      <div className={css.content}>
        <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
        <AlertDialog.Description className={css.description}>{description}</AlertDialog.Description>
        {children}
        {error}
      </div>
      <div className={css.answers}>
        <AlertDialog.Cancel asChild>
          <Button isDisabled={isPending}>{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </AlertDialog.Content>
  );
}
