import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { usePullDown } from './use-pull-down.ts';

/** What is mounted while a {@link Dialog} is open. */
export type DialogPanelProps = Omit<DialogProps, 'open' | 'onOpenChange'>;

// a field that no key reaches is for password managers only; a date has a hidden one before its parts
const fields =
  ':is(input:not([hidden], [type=hidden], [type=checkbox], [type=radio]), textarea, select):enabled:not([tabindex="-1"]), [role=spinbutton]';

/** Keyboards have a field to type in; a phone would hide half the sheet under its own, so it must be what the sheet is for. */
function focusOn(panel: EventTarget | null, target: NonNullable<DialogProps['initialFocus']>): void {
  if (!(panel instanceof HTMLElement)) return;
  const field =
    target === 'typing' || (target === 'field' && matchMedia('(pointer: fine)').matches)
      ? panel.querySelector<HTMLElement>(fields)
      : null;
  (field ?? panel).focus();
}

export function DialogPanel({
  title,
  description,
  children,
  footer,
  size = 'md',
  isDismissible = true,
  isHalf = false,
  isBrief = isHalf,
  isPullable = false,
  isFlush = false,
  initialFocus = 'panel',
}: DialogPanelProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(body, 'block');
  const returnFocus = useReturnFocus();
  const closer = useRef<HTMLButtonElement>(null);
  const pull = usePullDown(closer);
  const refuse = isDismissible ? undefined : (event: Event) => event.preventDefault();

  return (
    <RadixDialog.Content
      className={cx(
        css.panel,
        css.size[size],
        isPullable ? css.pulledSheet : isBrief ? css.bottomSheet : css.fullSheet,
        isHalf && css.halfSheet,
      )}
      aria-modal
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusOn(event.currentTarget, initialFocus);
      }}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={refuse}
      onInteractOutside={refuse}
    >
      <div
        className={cx(css.header, isBrief && css.headerBrief, isFlush && css.headerLined, isPullable && css.grip)}
        {...(isPullable && pull)}
      >
        <div className={css.titles}>
          <RadixDialog.Title className={css.title}>{title}</RadixDialog.Title>
          {description && <RadixDialog.Description className={css.description}>{description}</RadixDialog.Description>}
        </div>
        {isDismissible && (
          <span className={css.close}>
            <RadixDialog.Close asChild>
              <IconButton ref={closer} icon={X} label={t`Close`} />
            </RadixDialog.Close>
          </span>
        )}
      </div>
      <div
        ref={body}
        className={cx(css.body, isFlush && css.bodyFlush)}
        // text that scrolls must be reachable without a mouse
        tabIndex={isScrolling ? 0 : undefined}
      >
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </RadixDialog.Content>
  );
}
