import { session } from '@mekong/api-client/session';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useModal } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';

/**
 * Opens the announcements once per session when there are some; never over another modal that the
 * visitor came for.
 */
export function useAnnouncementPopup(): void {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { data } = useQuery(announcementsQuery(code, signedIn));
  const { current, open } = useModal();
  const hasSome = (data?.popup.length ?? 0) > 0;
  useEffect(() => {
    if (hasSome && current === undefined && !session.get('publicityClose')) open('announcements');
  }, [hasSome, current, open]);
}
