import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { signOut } from '../../../queries/sign-out.ts';
import { type ModalProps, useModal } from '../../../state/modal.ts';

/** Told to a trial account at what only a real one can do, with the way to one. */
export function RealAccountModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const queryClient = useQueryClient();
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`You need a real account for this`}
      description={t`You are in a trial account. Register, or log in to a real account.`}
      confirmLabel={t`Register`}
      onConfirm={() =>
        void signOut(queryClient)
          .catch(() => undefined)
          .then(() => open('register'))
      }
    />
  );
}
