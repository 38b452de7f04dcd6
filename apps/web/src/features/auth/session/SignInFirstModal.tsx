import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Text } from '@mekong/ui/Text';
import { type ModalProps, useModal } from '../../../state/modal.ts';

/** Told to a visitor who opened a page that needs an account. */
export function SignInFirstModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { open } = useModal();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Log in or register first`}
      size="sm"
      isBrief
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'OK', comment: 'Closes a notice' })}
          </Button>
          <Button onClick={() => open('register')}>{t`Register`}</Button>
          <Button variant="primary" onClick={() => open('login')}>
            {t`Log in`}
          </Button>
        </>
      }
    >
      <Text>
        <Trans>The page you opened belongs to an account. Log in, or register if you have none yet.</Trans>
      </Text>
    </Dialog>
  );
}
