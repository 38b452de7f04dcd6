import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import type { ReactNode } from 'react';
import { FailureAlert } from './Failure.tsx';
import type { Act } from './use-act.ts';

interface ActDialogProps {
  readonly act: Act;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The question, in full. */
  readonly title: string;
  /** What confirming brings about. */
  readonly description: ReactNode;
  /** The confirming answer as an imperative. */
  readonly confirmLabel: string;
  readonly tone?: 'default' | 'danger' | undefined;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks before an action; a failure is said in the question, which stays for another try. */
export function ActDialog({ act, isOpen, onClose, ...question }: ActDialogProps) {
  const { t } = useLingui();
  const failure = act.isMaybeDone ? (
    <Alert
      tone="info"
      title={t`Your first try may have been carried out.`}
      description={t`Close this to see how things stand now.`}
    />
  ) : (
    <FailureAlert error={act.error} />
  );
  return (
    <ConfirmDialog
      {...question}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        act.reset();
        onClose();
      }}
      isPending={act.isPending}
      error={act.error ? failure : undefined}
    />
  );
}
