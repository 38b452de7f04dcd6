import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../../queries/account.ts';
import type { ModalProps } from '../../../state/modal.ts';

/** Asks before logging out; then the session is gone from this browser, whatever the network says (S4-028). */
export function LogoutModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  async function leave(): Promise<void> {
    setIsPending(true);
    await signOut(queryClient).catch(() => undefined);
    await navigate({ to: '/', search: {}, replace: true });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Log out?`}
      description={t`Your balance and open rounds stay as they are.`}
      confirmLabel={t`Log out`}
      isPending={isPending}
      onConfirm={() => void leave()}
    />
  );
}
