import { Trans } from '@lingui/react/macro';
import type { Announcement } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Dialog } from '@mekong/ui/Dialog';
import { MerchantText } from './MerchantText.tsx';

export interface AnnouncementDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The whole text of one announcement. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { title, content, publishedAt } = announcement;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={<DateTime value={publishedAt} />}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <MerchantText html={content} />
    </Dialog>
  );
}
