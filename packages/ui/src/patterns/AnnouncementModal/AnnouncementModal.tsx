import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { HtmlContent } from '../../components/HtmlContent/HtmlContent.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './AnnouncementModal.css.ts';

/** Titles on one page of the list (S9-016). */
export const announcementsPerPage = 8;

/** One announcement. */
export interface AnnouncementItem {
  readonly id: string;
  readonly title: string;
  /** Text with markup; sanitised before it is shown. */
  readonly content: string;
  /** Instant it was published at, ISO 8601. */
  readonly publishedAt: string;
}

/** Props of {@link AnnouncementModal}. */
export interface AnnouncementModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The announcements, the newest first; undefined while they are loading. */
  readonly announcements: readonly AnnouncementItem[] | undefined;
  /** Hosts that pictures in the texts may come from. */
  readonly imageHosts?: readonly string[] | undefined;
}

/** Announcements of the site: titles on one side, 8 to a page, and the chosen text on the other (S2-081, S2-082). */
export function AnnouncementModal({ open, onOpenChange, announcements, imageHosts }: AnnouncementModalProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const [chosenId, setChosenId] = useState<string>();
  const text = useRef<HTMLElement>(null);
  const pages = Math.max(1, Math.ceil((announcements?.length ?? 0) / announcementsPerPage));
  const shown = announcements?.slice(page * announcementsPerPage, (page + 1) * announcementsPerPage);
  const chosen = announcements?.find(({ id }) => id === chosenId) ?? shown?.[0];

  function turn(to: number): void {
    setPage(to);
    setChosenId(undefined);
  }
  function choose(id: string): void {
    setChosenId(id);
    // on a small screen the text takes the place of the list
    requestAnimationFrame(() => text.current?.focus());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Announcements`}
      size="lg"
      isFlush
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t`Close`}
        </Button>
      }
    >
      {announcements?.length === 0 ? (
        <StateView kind="empty" title={t`No announcements`} description={t`News of the site will stand here.`} />
      ) : (
        <div className={css.panes}>
          <div className={cx(css.side, chosenId !== undefined && css.away)}>
            <ul className={css.list} aria-busy={!shown}>
              {shown?.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={css.entry}
                    aria-current={chosen?.id === id || undefined}
                    onClick={() => choose(id)}
                  >
                    {title}
                  </button>
                </li>
              )) ?? <Skeleton shape="control" />}
            </ul>
            {pages > 1 && (
              <nav className={css.pager} aria-label={t`Pages of announcements`}>
                <IconButton
                  icon={ChevronLeft}
                  label={t`Previous page`}
                  variant="secondary"
                  isDisabled={page === 0}
                  onClick={() => turn(page - 1)}
                />
                <span className={css.place} aria-live="polite">
                  <Trans comment="Page 1 of 3">
                    {page + 1} of {pages}
                  </Trans>
                </span>
                <IconButton
                  icon={ChevronRight}
                  label={t`Next page`}
                  variant="secondary"
                  isDisabled={page === pages - 1}
                  onClick={() => turn(page + 1)}
                />
              </nav>
            )}
          </div>
          {chosen && (
            <article ref={text} tabIndex={-1} className={cx(css.text, chosenId === undefined && css.away)}>
              <div className={css.back}>
                <Button variant="ghost" size="sm" icon={ChevronLeft} onClick={() => setChosenId(undefined)}>
                  {t`All announcements`}
                </Button>
              </div>
              <Heading level={3} size="title">
                {chosen.title}
              </Heading>
              <span className={css.date}>
                <DateTime value={chosen.publishedAt} show="date" length="long" />
              </span>
              <HtmlContent html={chosen.content} imageHosts={imageHosts} />
            </article>
          )}
        </div>
      )}
    </Dialog>
  );
}
