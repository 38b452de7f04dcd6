import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { sheet } from '../../components/Dialog/Dialog.css.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { useMedia } from '../../internal/use-media.ts';
import * as css from './AnnouncementModal.css.ts';
import { AnnouncementModalPanes } from './AnnouncementModalPanes.tsx';
import { AnnouncementModalLink, AnnouncementModalText } from './AnnouncementModalText.tsx';

/** One announcement. */
export interface AnnouncementItem {
  readonly id: string;
  readonly title: string;
  /** Text with markup; sanitised before it is shown. */
  readonly content: string;
  /** Instant it was published at, ISO 8601. */
  readonly publishedAt: string;
  /** Picture above the text, decoration; twice as wide as high. */
  readonly imageUrl?: string | undefined;
  /** Where it leads: an address of the site. */
  readonly href?: string | undefined;
  /** Language of the text when it differs from the page's, as a BCP 47 tag; it is shown in that direction. */
  readonly lang?: string | undefined;
}

/** Props of {@link AnnouncementModal}. */
export interface AnnouncementModalProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called when it is to open or to close. */
  readonly onOpenChange: (open: boolean) => void;
  /** The announcements, the newest first; undefined while they are loading. */
  readonly announcements: readonly AnnouncementItem[] | undefined;
  /** Where pictures in the texts may come from: see `HtmlContent`. */
  readonly imageHosts?: readonly string[] | undefined;
  /**
   * Heading, where it is not the public announcements: the agency notice.
   * @default 'Announcements'
   */
  readonly title?: string | undefined;
  /**
   * Opened by itself: on small screens the first announcement alone takes half of the screen, and leads to all of them.
   * @default false
   */
  readonly isUnasked?: boolean | undefined;
  /** Whether the visitor asked not to see them again today. */
  readonly isMuted?: boolean | undefined;
  /** Offers not to show them again today, and is told the answer. */
  readonly onMutedChange?: ((isMuted: boolean) => void) | undefined;
}

/**
 * Announcements: titles on one side, 8 to a page, and the chosen text on the other. On small screens the
 * text takes the place of the titles.
 */
export function AnnouncementModal({
  open,
  onOpenChange,
  announcements,
  imageHosts,
  title,
  isUnasked = false,
  isMuted = false,
  onMutedChange,
}: AnnouncementModalProps) {
  const { t } = useLingui();
  // kept here and not in the panes: after a mistaken press beside it the reader finds the same place
  const [page, setPage] = useState(1);
  const [hasAskedForAll, setAskedForAll] = useState(false);
  const isSmall = useMedia(sheet);
  const first = announcements?.[0];
  if (isUnasked && isSmall && first && !hasAskedForAll)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={title ?? t`Announcements`}
        isHalf
        footer={
          <>
            {announcements.length > 1 && <Button onClick={() => setAskedForAll(true)}>{t`All announcements`}</Button>}
            {first.href ? (
              <AnnouncementModalLink href={first.href} variant="primary" />
            ) : (
              <Button variant="primary" onClick={() => onOpenChange(false)}>
                {t`Close`}
              </Button>
            )}
          </>
        }
      >
        <AnnouncementModalText announcement={first} imageHosts={imageHosts} isShort />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ?? t`Announcements`}
      size="lg"
      isFlush
      footer={
        <>
          {onMutedChange && (
            <span className={css.mute}>
              <Checkbox label={t`Do not show again today`} isChecked={isMuted} onCheckedChange={onMutedChange} />
            </span>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t`Close`}
          </Button>
        </>
      }
    >
      {announcements?.length === 0 ? (
        <StateView kind="empty" title={t`No announcements`} description={t`New announcements will appear here.`} />
      ) : (
        <AnnouncementModalPanes
          announcements={announcements}
          imageHosts={imageHosts}
          page={page}
          onPageChange={setPage}
        />
      )}
    </Dialog>
  );
}
