import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureAlert } from './Failure.tsx';
import type { Act } from './use-act.ts';
import { type IsAbout, requestAddress, useWaitingRequest } from './use-waiting-request.ts';

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
  /** Finds the request that waits for a second operator about this: it is to be decided, and no other is made. */
  readonly isAbout?: IsAbout | undefined;
  readonly children?: ReactNode;
}

/**
 * Asks before an action; a failure is said in the question, which stays for another try. Where a request about it waits, it leads to
 * that in place of asking.
 */
export function ActDialog({ act, isOpen, onClose, isAbout, ...question }: ActDialogProps) {
  const { t } = useLingui();
  const router = useRouter();
  const waiting = useWaitingRequest(act.error, isAbout);
  const close = () => {
    act.reset();
    onClose();
  };
  if (isOpen && waiting) {
    const { id, maker } = waiting;
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && close()}
        title={t`A request about this is already waiting`}
        description={
          waiting.isOwn
            ? t`You have made it. Another operator has to approve it; until then you can withdraw it.`
            : t`${maker} has made it. Open the request to approve or reject it.`
        }
        confirmLabel={t`Open the request`}
        onConfirm={() => {
          close();
          void router.navigate({ href: requestAddress(id) });
        }}
      />
    );
  }
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
        if (!open) close();
      }}
      isPending={act.isPending}
      error={act.error ? failure : undefined}
    />
  );
}
