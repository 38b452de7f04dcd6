import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';

/** Asks whether somebody is still there, before the session ends. */
export function SessionEnding({ onStay }: { readonly onStay: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      isBrief
      onOpenChange={(open) => open || onStay()}
      title={t`Are you still there?`}
      footer={<Button variant="primary" onClick={onStay}>{t`Stay logged in`}</Button>}
    >
      {t`Your session ends in two minutes. What you have typed is kept.`}
    </Dialog>
  );
}
