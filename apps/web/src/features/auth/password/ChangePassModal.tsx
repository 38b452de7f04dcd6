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
import { useEffect, useState } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { loadMember } from '../../../queries/open-session.ts';
import { renewPersonal } from '../../../queries/personal.ts';
import { signOut } from '../../../queries/sign-out.ts';
import { type ModalProps, useAddressSearch } from '../../../state/modal.ts';
import { useSessionValue } from '../../../state/session.ts';
import { currentTimes, keepTimes } from '../../../state/session-times.ts';
import { returnPath } from '../login/return-path.ts';
import { AcceptTerms } from '../terms/AcceptTerms.tsx';
import { dropTypedPassword } from './typed-password.ts';
import { usePasswordChange } from './use-password-change.ts';

/**
 * Changes the password. Where the agreement has to be accepted or the password has to be changed first, the session can do
 * nothing else: the window stays until both are done, or its owner logs out.
 */
export function ChangePassModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { returnTo } = useAddressSearch();
  const isForced = useSessionValue('cpw') ?? false;
  const [termsDue, setTermsDue] = useState(() => (isForced ? currentTimes()?.termsDue : undefined));

  useEffect(() => {
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
    return dropTypedPassword;
  }, []);

  async function leave(): Promise<void> {
    await signOut(queryClient).catch(() => undefined);
    await navigate({ to: '/', search: {}, replace: true });
  }
  async function enter(): Promise<void> {
    await loadMember(queryClient);
    // read as a visitor while the session could do nothing else
    renewPersonal(queryClient);
    await navigate({ href: returnPath(returnTo), replace: true });
  }
  async function accepted(): Promise<void> {
    const times = currentTimes();
    if (times) keepTimes({ ...times, termsDue: undefined });
    if (times?.mustChange) setTermsDue(undefined);
    else await enter();
  }

  const frame = {
    open: true,
    onOpenChange: (isOpen: boolean) => isOpen || onClose(),
    size: 'sm',
    isDismissible: !isForced,
    footer: isForced && <Button variant="ghost" onClick={() => void leave()}>{t`Log out`}</Button>,
  } as const;
  if (termsDue)
    return (
      <Dialog key="terms" {...frame} title={t`Before you continue`}>
        <AcceptTerms due={termsDue} onDone={accepted} />
      </Dialog>
    );
  return (
    <Dialog key="password" {...frame} title={t`Change password`} initialFocus="field">
      <PasswordChange isForced={isForced} onEnter={enter} onClose={onClose} />
    </Dialog>
  );
}

interface PasswordChangeProps {
  readonly isForced: boolean;
  /** Goes on with a session that is a full one now. */
  readonly onEnter: () => Promise<void>;
  readonly onClose: () => void;
}

function PasswordChange({ isForced, onEnter, onClose }: PasswordChangeProps) {
  const { t } = useLingui();
  const username = useSessionValue('username');
  const { submit, isDone, isPending, failure, fields } = usePasswordChange({ isForced, username, onEnter });
  if (isDone)
    return (
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
    );
  return (
    <ChangePasswordForm
      {...fields}
      onSubmit={submit}
      reason={isForced ? (currentTimes()?.mustChange ?? 'expired') : 'choice'}
      username={username}
      alert={<FailureAlert error={failure} />}
      isPending={isPending}
    />
  );
}
