import { session } from '@mekong/api-client/session';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { AnnouncementModal } from '@mekong/ui/patterns/AnnouncementModal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { leadsToDeposit, withoutDepositLinks } from '../../parts/deposit/deposit-links.ts';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { usePermission } from '../../queries/status.ts';
import type { ModalProps } from '../../state/modal.ts';
import { markNewsSeen } from '../../state/news-seen.ts';
import { useViewer } from '../../state/session.ts';

/**
 * The public announcements: those of the popup, then the lines that run on the home page. Once closed they do not open by
 * themselves again in this session.
 */
export function AnnouncementsModal({ onClose }: ModalProps) {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { imageCDNs } = usePermission();
  const imageUrl = useImageUrl();
  const haveDepositsEnded = useDepositsEnded();
  const { data } = useQuery(announcementsQuery(code, signedIn));
  const [isUnasked] = useState(() => !session.get('publicityClose') && (data?.popup.length ?? 0) > 0);
  const announcements = useMemo(
    () =>
      data &&
      [...data.popup, ...data.player].map(({ image, link, content, ...text }) => ({
        ...text,
        content: haveDepositsEnded ? withoutDepositLinks(content) : content,
        imageUrl: image && imageUrl(image),
        href: haveDepositsEnded && link && leadsToDeposit(link) ? undefined : link,
      })),
    [data, imageUrl, haveDepositsEnded],
  );
  useEffect(() => {
    if (data) markNewsSeen(data);
  }, [data]);
  // closed, or left by one of its links
  useEffect(() => () => session.set({ publicityClose: true }), []);
  return (
    <AnnouncementModal
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      announcements={announcements}
      isUnasked={isUnasked}
      imageHosts={imageCDNs}
    />
  );
}
