import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { IconButton } from '@mekong/ui/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { preloadModal } from '../modals/registry.ts';
import { announcementsQuery } from '../queries/announcements.ts';
import { useModal } from '../state/modal.ts';
import { useHasNews } from '../state/news-seen.ts';
import { useViewer } from '../state/session.ts';

const preload = (): void => preloadModal('announcements');

/** Opens the announcements. Its dot follows what the page knows already: no page asks for announcements because of it. */
export function NewsButton() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { open } = useModal();
  const { data } = useQuery({ ...announcementsQuery(code, signedIn), enabled: false });
  const hasNews = useHasNews(data) === true;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the button inside is the control
    <span onPointerEnter={preload} onFocus={preload}>
      <IconButton
        icon={Bell}
        label={hasNews ? t`Announcements: new` : t`Announcements`}
        hasDot={hasNews}
        aria-haspopup="dialog"
        onClick={() => open('announcements')}
      />
    </span>
  );
}
