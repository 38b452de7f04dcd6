import { useLanguage } from '@mekong/i18n/useLanguage';
import { AnnouncementMarquee } from '@mekong/ui/patterns/AnnouncementMarquee';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useViewer } from '../../state/session.ts';
import type { AnnouncementDialogProps } from './AnnouncementDialog.tsx';

const loadDialog = () => import('./AnnouncementDialog.tsx').then((module) => module.AnnouncementDialog);

/**
 * The announcements to players in one line; a press shows the whole text. They come in one answer with the banners, which
 * say it when that fails: here is nothing to try again.
 */
export function Announcements() {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { data, error } = useQuery(announcementsQuery(code, signedIn));
  const [Dialog, setDialog] = useState<ComponentType<AnnouncementDialogProps>>();
  const [openId, setOpenId] = useState<string>();
  if (error && !data) return null;

  const opened = data?.player.find(({ id }) => id === openId);
  const load = (): void => {
    // a second press tries again
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => undefined,
    );
  };
  return (
    <>
      <AnnouncementMarquee
        announcements={data?.player}
        onIntent={load}
        onOpen={(id) => {
          load();
          setOpenId(id);
        }}
      />
      {Dialog && opened && <Dialog announcement={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
