import { useLingui } from '@lingui/react/macro';
import { Dialog as RadixDialog } from 'radix-ui';
import { type Ref, useRef } from 'react';
import { usePullDown } from '../../components/Dialog/use-pull-down.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { keepsEscape } from '../../internal/keeps-escape.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import type { MemberCentreProps } from './MemberCentre.tsx';
import * as css from './MemberCentreDialog.css.ts';
import { MemberCentreSide } from './MemberCentreSide.tsx';

/** Props of {@link MemberCentreDialog}. */
export interface MemberCentreDialogProps extends MemberCentreProps {
  /** Whether it is shown. What opened it gets the focus back when it closes. */
  readonly open: boolean;
  /** What scrolls: a page that is come back to may be brought to its place. */
  readonly scrollerRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * A `MemberCentre` over the page that it was opened from, which stays as it is behind it. On phones it fills the screen, and
 * a finger pulls it down by its head to close it.
 */
export function MemberCentreDialog({ open, onClose, ...panel }: MemberCentreDialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <div className={css.scrim} data-scrim data-state={open ? 'open' : 'closed'} />
        <Panel {...panel} onClose={onClose} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What takes Escape for itself does not close the centre. */
const leaveEscape = (event: KeyboardEvent): void => {
  if (keepsEscape(event.target)) event.preventDefault();
};

/** A press beside it leaves; one on a message at the edge of the screen, or in a window above it, does not. */
const keepUnlessBeside = (event: Event): void => {
  if (!(event.target instanceof Element && event.target.matches('[data-scrim]'))) event.preventDefault();
};

/** Mounted while it is open: it takes down what has the focus then. */
function Panel({ scrollerRef, children, ...side }: Omit<MemberCentreDialogProps, 'open'>) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const closer = useRef<HTMLButtonElement>(null);
  const pull = usePullDown(closer);
  return (
    <RadixDialog.Content
      ref={scrollerRef}
      className={css.panel}
      aria-modal
      aria-describedby={undefined}
      data-scroller
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={leaveEscape}
      onPointerDownOutside={keepUnlessBeside}
    >
      <VisuallyHidden>
        <RadixDialog.Title>{side.label ?? t`Member centre`}</RadixDialog.Title>
      </VisuallyHidden>
      <div className={css.frame}>
        <MemberCentreSide {...side} pull={pull} closerRef={closer} />
        <div className={css.page} data-content tabIndex={-1}>
          {children}
        </div>
      </div>
    </RadixDialog.Content>
  );
}
