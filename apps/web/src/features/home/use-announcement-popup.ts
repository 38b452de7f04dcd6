import { session } from '@mekong/api-client/session';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useModal } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';
import { whenQuiet } from '../../state/when-quiet.ts';

/**
 * Opens the announcements once per session when there are some: when the page has been there for a while, and never over
 * another modal or on another page that the visitor went to meanwhile.
 */
export function useAnnouncementPopup(): void {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { data } = useQuery(announcementsQuery(code, signedIn));
  const { current, open } = useModal();
  const hasSome = (data?.popup.length ?? 0) > 0;
  useEffect(() => {
    if (!hasSome || current !== undefined || session.get('publicityClose')) return;
    return whenQuiet(() => {
      if (!session.get('publicityClose')) open('announcements');
    });
  }, [hasSome, current, open]);
}
