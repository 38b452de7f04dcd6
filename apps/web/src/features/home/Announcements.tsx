import { useLanguage } from '@mekong/i18n/useLanguage';
import { AnnouncementMarquee } from '@mekong/ui/patterns/AnnouncementMarquee';
import { useQuery } from '@tanstack/react-query';
import { useAnnouncementDialog } from '../../parts/use-announcement-dialog.tsx';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useViewer } from '../../state/session.ts';

/**
 * The announcements to players in one line; a press shows the whole text. They come in one answer with the banners, which
 * say it when that fails: here is nothing to try again.
 */
export function Announcements() {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { data, error } = useQuery(announcementsQuery(code, signedIn));
  const { load, open, dialog } = useAnnouncementDialog(data?.player);
  if (error && !data) return null;
  return (
    <>
      <AnnouncementMarquee announcements={data?.player} onIntent={load} onOpen={open} />
      {dialog}
    </>
  );
}
