import { useEffect, useRef } from 'react';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { HtmlContent } from '../../components/HtmlContent/HtmlContent.tsx';
import { useOverflow } from '../../internal/use-overflow.ts';
import * as css from '../AnnouncementModal/AnnouncementModal.css.ts';
import type { AnnouncementItem } from '../AnnouncementModal/AnnouncementModal.tsx';

/** Props of {@link AgencyNoticeText}. */
export interface AgencyNoticeTextProps {
  readonly notice: AnnouncementItem;
  readonly imageHosts: readonly string[] | undefined;
  /** Whether the agent came here from another notice: then it takes the focus, to be read from its beginning. */
  readonly isTurned: boolean;
}

/** One notice of an `AgencyNotice`; scrolls inside. */
export function AgencyNoticeText({ notice, imageHosts, isTurned }: AgencyNoticeTextProps) {
  const { id, title, content, publishedAt, lang } = notice;
  const text = useRef<HTMLElement>(null);
  const isScrolling = useOverflow(text, 'block');
  useEffect(() => {
    if (isTurned) text.current?.focus();
  }, [isTurned]);
  return (
    <article ref={text} tabIndex={isScrolling ? 0 : -1} aria-labelledby={`agency-notice-${id}`} className={css.text}>
      <Heading level={3} size="title" id={`agency-notice-${id}`}>
        {title}
      </Heading>
      <span className={css.date}>
        <DateTime value={publishedAt} show="date" length="long" />
      </span>
      {/* a line of the grid would be as low as the room that is left: the text clips itself */}
      <div>
        <HtmlContent html={content} imageHosts={imageHosts} lang={lang} />
      </div>
    </article>
  );
}
