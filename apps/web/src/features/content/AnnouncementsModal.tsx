import { session } from '@mekong/api-client/session';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { AnnouncementModal } from '@mekong/ui/patterns/AnnouncementModal';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../queries/announcements.ts';
import { usePermission } from '../../queries/status.ts';
import type { ModalProps } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';

/** The public announcements. Once closed they stay closed for this session. */
export function AnnouncementsModal({ onClose }: ModalProps) {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { imageCDNs } = usePermission();
  const { data } = useQuery(announcementsQuery(code, signedIn));
  return (
    <AnnouncementModal
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        session.set({ publicityClose: true });
        onClose();
      }}
      announcements={data?.popup}
      imageHosts={imageCDNs}
    />
  );
}
