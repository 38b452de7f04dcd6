import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useModal } from '../../../state/modal.ts';

interface PasswordWasSetProps {
  /** Whether a session was opened with it; else its owner logs in now. */
  readonly isLoggedIn: boolean;
  readonly onDone?: (() => void) | undefined;
}

/** The end of a recovery: what happened, and what follows from it. */
export function PasswordWasSet({ isLoggedIn, onDone }: PasswordWasSetProps) {
  const { t } = useLingui();
  const { open } = useModal();
  return (
    <Stack gap={4}>
      <Alert
        tone="positive"
        title={t`Your new password is set.`}
        description={isLoggedIn ? t`You are logged in with it.` : t`Log in with it now.`}
      />
      <Text tone="muted">
        <Trans>Your other devices were logged out. To protect your money, withdrawals are on hold for 24 hours.</Trans>
      </Text>
      {isLoggedIn ? (
        <Button variant="primary" size="lg" isFullWidth onClick={onDone}>
          {t({ message: 'Continue', comment: 'Button: goes on to the site, after a new password was set' })}
        </Button>
      ) : (
        <Button variant="primary" size="lg" isFullWidth onClick={() => open('login')}>
          {t`Log in`}
        </Button>
      )}
    </Stack>
  );
}

/** Somebody who is logged in changes the password instead. */
export function RecoverySignedIn() {
  const { t } = useLingui();
  const { open } = useModal();
  return (
    <StateView
      kind="empty"
      title={t`You are logged in`}
      description={t`You can change your password with the current one. If you have forgotten it, log out first.`}
    >
      <Button variant="primary" onClick={() => open('changePass')}>
        {t`Change password`}
      </Button>
      <Button onClick={() => open('logout')}>{t`Log out`}</Button>
    </StateView>
  );
}
