import { useLanguage } from '@mekong/i18n/useLanguage';
import { AnnouncementMarquee } from '@mekong/ui/patterns/AnnouncementMarquee';
import { useQuery } from '@tanstack/react-query';
import { useAnnouncementDialog } from '../../parts/use-announcement-dialog.tsx';
import { announcementsQuery } from '../../queries/announcements.ts';
import { markNewsSeen, useHasNews } from '../../state/news-seen.ts';
import { useViewer } from '../../state/session.ts';

/**
 * The announcements to players in one line; a press shows the whole text. It stands there until it is put away or
 * the announcements were opened. They come in one answer with the banners, which say it when that fails: here is nothing to
 * try again.
 */
export function Announcements() {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { data, error } = useQuery(announcementsQuery(code, signedIn));
  const { load, open, dialog } = useAnnouncementDialog(data?.player);
  const hasNews = useHasNews(data);
  if ((error && !data) || hasNews === false) return null;
  return (
    <>
      <AnnouncementMarquee
        announcements={data?.player}
        onIntent={load}
        onOpen={open}
        onDismiss={data && (() => markNewsSeen(data))}
      />
      {dialog}
    </>
  );
}
