import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { useEffect } from 'react';
import { guard } from '../../entry/guard.ts';
import { hasPasskeys } from '../../parts/passkeys.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { passkeysQuery } from '../../queries/security.ts';
import type { ModalProps } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';
import { addPasskey } from './add-passkey.ts';
import { PasskeyNotMadeError } from './make-passkey.ts';
import { PasskeyNotMade } from './PasskeyNotMade.tsx';

/** Offers a passkey to somebody who has just registered, on a device that can make one. Once: the account page has it later. */
export function PasskeyOfferModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isOffered = guard(useViewer()) === 'allowed' && hasPasskeys();
  const { act, pending, alert, dialog } = useAction({
    explain: (failure) => (failure instanceof PasskeyNotMadeError ? <PasskeyNotMade why={failure.why} /> : undefined),
  });
  // the address can be typed by anybody
  useEffect(() => {
    if (!isOffered) onClose();
  }, [isOffered, onClose]);
  if (!isOffered) return null;

  async function add(): Promise<void> {
    if (!(await act('new', addPasskey))) return;
    void queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    toast({ title: t`Your passkey is ready`, description: t`From now on you can log in with it.` });
    onClose();
  }
  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={t`Log in without a password next time`}
        size="sm"
        footer={
          <>
            <Button onClick={onClose}>{t`Not now`}</Button>
            <Button variant="primary" icon={KeyRound} isPending={pending !== undefined} onClick={() => void add()}>
              {t`Create a passkey`}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {alert}
          <Text>
            <Trans>
              This device can keep a passkey for your account. You then log in by fingerprint, face or the code of your
              screen lock.
            </Trans>
          </Text>
          <Text tone="muted">
            <Trans>You can add or remove passkeys at any time under “My account”.</Trans>
          </Text>
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
