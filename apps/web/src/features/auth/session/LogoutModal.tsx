import { useLingui } from '@lingui/react/macro';
import { forgetRemembered } from '@mekong/api-client/sdk/forgetRemembered';
import { Checkbox } from '@mekong/ui/Checkbox';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../../queries/sign-out.ts';
import type { ModalProps } from '../../../state/modal.ts';
import { dropHint, readHint } from '../login/remember-hint.ts';
import { dropPhone } from '../phone/kept-phone.ts';

/**
 * Asks before logging out; then the session is gone from this browser, whatever the network says. Where the
 * member is remembered, a tick ends that too: the next person at this device is not offered to continue as them.
 */
export function LogoutModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [isRemembered] = useState(() => readHint(document.cookie) !== undefined);
  const [isForgotten, setForgotten] = useState(false);

  async function leave(): Promise<void> {
    setIsPending(true);
    if (isForgotten) await forgetDevice();
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
    >
      {isRemembered && (
        <Checkbox
          label={t`Forget this device`}
          description={t`Your name is not shown here any more, and the next log-in asks for your password.`}
          isChecked={isForgotten}
          onCheckedChange={setForgotten}
          isDisabled={isPending}
        />
      )}
    </ConfirmDialog>
  );
}

/** What the gateway could not be told of ends by itself within a day; the name is gone from this browser at once. */
async function forgetDevice(): Promise<void> {
  dropPhone();
  await forgetRemembered().catch(() => undefined);
  dropHint();
}
