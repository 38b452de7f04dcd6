import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import * as css from './AnnouncementModal.css.ts';
import type { AnnouncementModalProps } from './AnnouncementModal.tsx';
import { AnnouncementModalText } from './AnnouncementModalText.tsx';

/** Titles on one page of the list. */
const perPage = 8;

/** Props of {@link AnnouncementModalPanes}. */
export interface AnnouncementModalPanesProps extends Pick<AnnouncementModalProps, 'announcements' | 'imageHosts'> {
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

/** Titles and the chosen text of an `AnnouncementModal`. */
export function AnnouncementModalPanes({ announcements, imageHosts, page, onPageChange }: AnnouncementModalPanesProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<string>();
  const text = useRef<HTMLElement>(null);
  const titles = useRef<HTMLUListElement>(null);
  const isScrolling = useOverflow(text, 'block');
  const shown = announcements?.slice((page - 1) * perPage, page * perPage);
  const chosen = shown?.find(({ id }) => id === chosenId) ?? shown?.[0];
  const isReading = chosenId !== undefined;

  const turn = (to: number): void => {
    onPageChange(to);
    setChosenId(undefined);
  };
  // where the text takes the place of the titles the focus goes with it, there and back
  const choose = (id: string): void => {
    setChosenId(id);
    requestAnimationFrame(() => titles.current?.offsetParent === null && text.current?.focus());
  };
  const goBack = (): void => {
    setChosenId(undefined);
    requestAnimationFrame(() => titles.current?.querySelector<HTMLElement>(`[data-id="${chosenId}"]`)?.focus());
  };

  return (
    <div className={css.panes}>
      <div className={cx(css.side, isReading && css.away)}>
        {shown ? (
          <ul ref={titles} className={css.list}>
            {shown.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={css.entry}
                  data-id={item.id}
                  lang={item.lang}
                  aria-current={item === chosen || undefined}
                  onClick={() => choose(item.id)}
                >
                  {item.title}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <div className={css.skeletons} aria-busy>
            {Array.from({ length: perPage }, (_, index) => index).map((index) => (
              <Skeleton key={index} shape="control" />
            ))}
          </div>
        )}
        {announcements && announcements.length > perPage && (
          <Pagination
            variant="compact"
            page={page}
            pageSize={perPage}
            total={announcements.length}
            label={t`Pages of announcements`}
            onPageChange={turn}
          />
        )}
      </div>
      {chosen ? (
        <article
          ref={text}
          // one text after another keeps the place of the first otherwise
          key={chosen.id}
          tabIndex={isScrolling ? 0 : -1}
          aria-labelledby={`announcement-${chosen.id}`}
          className={cx(css.text, !isReading && css.away)}
        >
          <div className={css.back}>
            <Button variant="ghost" size="sm" icon={ChevronLeft} onClick={goBack}>
              {t`All announcements`}
            </Button>
          </div>
          <AnnouncementModalText announcement={chosen} imageHosts={imageHosts} />
        </article>
      ) : (
        <div className={cx(css.text, css.away)}>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </div>
  );
}
