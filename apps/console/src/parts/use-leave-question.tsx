import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

interface LeaveQuestion {
  /** Goes on at once when nothing would be lost, else when the operator says so. */
  readonly ask: (leave: () => void) => void;
  /** The question; a form shows it beside its fields. */
  readonly question: ReactNode;
}

/**
 * Asks before what was typed is lost by a link, the way back or a closed dialog. Of a closed tab the browser asks in its own
 * words.
 */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  const [leave, setLeave] = useState<() => void>();
  const stay = (): void => {
    setLeave(undefined);
    blocker.reset?.();
  };
  return {
    ask: (next) => (isUnsaved ? setLeave(() => next) : next()),
    question: (
      <ConfirmDialog
        open={leave !== undefined || blocker.status === 'blocked'}
        onOpenChange={(open) => open || stay()}
        title={t`Leave without saving?`}
        description={t`What you changed here is lost.`}
        cancelLabel={t({ message: 'Stay', comment: 'Answer that goes on with what was typed' })}
        confirmLabel={t({ message: 'Leave', comment: 'Answer that gives up what was typed' })}
        tone="danger"
        onConfirm={() => {
          blocker.proceed?.();
          leave?.();
        }}
      />
    ),
  };
}
