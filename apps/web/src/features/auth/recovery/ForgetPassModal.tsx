import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@mekong/ui/Dialog';
import { useNavigate } from '@tanstack/react-router';
import type { ModalProps } from '../../../state/modal.ts';
import { RecoverAccess } from './RecoverAccess.tsx';

/** Forgot password, over the page as it is. */
export function ForgetPassModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Reset password`}
      size="sm"
      initialFocus="field"
    >
      <RecoverAccess onDone={() => void navigate({ to: '/', search: {}, replace: true })} />
    </Dialog>
  );
}
