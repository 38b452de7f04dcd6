import type { Announcement } from '@mekong/api-client/types';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnnouncementDialogProps } from './AnnouncementDialog.tsx';

interface OpenAnnouncement {
  /** Loads its code ahead. */
  readonly load: () => void;
  /** Shows the whole text of the announcement of this number. */
  readonly open: (id: string) => void;
  /** To be rendered beside the list. */
  readonly dialog: ReactNode;
}

/** The dialog with the whole text of one of these announcements; loaded when it is asked for. */
export function useAnnouncementDialog(announcements: readonly Announcement[] | undefined): OpenAnnouncement {
  const [Dialog, setDialog] = useState<ComponentType<AnnouncementDialogProps>>();
  const [openId, setOpenId] = useState<string>();
  const opened = announcements?.find(({ id }) => id === openId);
  const load = (): void => {
    // a second press tries again
    import('./AnnouncementDialog.tsx').then(
      ({ AnnouncementDialog }) => setDialog(() => AnnouncementDialog),
      () => undefined,
    );
  };
  return {
    load,
    open: (id) => {
      load();
      setOpenId(id);
    },
    dialog: Dialog && opened && <Dialog announcement={opened} onClose={() => setOpenId(undefined)} />,
  };
}
