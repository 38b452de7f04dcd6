import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { ChangePasswordForm } from '@mekong/ui/patterns/ChangePasswordForm';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { signOut } from '../../../queries/account.ts';
import type { ModalProps } from '../../../state/modal.ts';
import { useSessionValue } from '../../../state/session.ts';
import { currentTimes } from '../../../state/session-times.ts';
import { dropTypedPassword } from './typed-password.ts';
import { usePasswordChange } from './use-password-change.ts';

/**
 * Changes the password. When it has to be changed first, the session can do nothing else: the
 * window stays until it is done, or its owner signs out.
 */
export function ChangePassModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isForced = useSessionValue('cpw') ?? false;
  const username = useSessionValue('username');
  const { submit, isDone, isPending, failure, fields } = usePasswordChange({ isForced, username });

  useEffect(() => {
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
    return dropTypedPassword;
  }, []);

  async function leave(): Promise<void> {
    await signOut(queryClient).catch(() => undefined);
    await navigate({ to: '/', search: {}, replace: true });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Change password`}
      size="sm"
      isDismissible={!isForced}
      initialFocus="field"
      footer={isForced && <Button variant="ghost" onClick={() => void leave()}>{t`Log out`}</Button>}
    >
      {isDone ? (
        <Stack gap={4}>
          <Alert
            tone="positive"
            title={t`Your password was changed.`}
            description={t`All your other devices were logged out; they log in with the new password.`}
          />
          <Button variant="primary" size="lg" isFullWidth onClick={onClose}>
            {t`Close`}
          </Button>
        </Stack>
      ) : (
        <ChangePasswordForm
          {...fields}
          onSubmit={submit}
          reason={isForced ? (currentTimes()?.mustChange ?? 'expired') : 'choice'}
          username={username}
          alert={<FailureAlert error={failure} />}
          isPending={isPending}
        />
      )}
    </Dialog>
  );
}
