import { Trans } from '@lingui/react/macro';
import type { Announcement } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Dialog } from '@mekong/ui/Dialog';
import { HtmlContent } from '@mekong/ui/HtmlContent';
import { usePermission } from '../queries/status.ts';

export interface AnnouncementDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The whole text of one announcement. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { tag } = useLanguage();
  const { imageCDNs } = usePermission();
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
      <HtmlContent html={content} imageHosts={imageCDNs} lang={tag} />
    </Dialog>
  );
}
