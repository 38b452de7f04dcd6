import { useLingui } from '@lingui/react/macro';
import { ButtonLink, type ButtonLinkProps } from '../../components/ButtonLink/ButtonLink.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { HtmlContent } from '../../components/HtmlContent/HtmlContent.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import * as css from './AnnouncementModal.css.ts';
import type { AnnouncementItem } from './AnnouncementModal.tsx';

/** Props of {@link AnnouncementModalText}. */
export interface AnnouncementModalTextProps {
  readonly announcement: AnnouncementItem;
  /** Where pictures in the text may come from: see `HtmlContent`. */
  readonly imageHosts?: readonly string[] | undefined;
  /**
   * For half of a small screen: a strip of the picture, and no link, which stands below it.
   * @default false
   */
  readonly isShort?: boolean | undefined;
}

/** One announcement: its picture, title, day, text, and the way to what it is about. */
export function AnnouncementModalText({ announcement, imageHosts, isShort = false }: AnnouncementModalTextProps) {
  const { id, title, content, publishedAt, imageUrl, href, lang } = announcement;
  return (
    <div className={css.whole}>
      {imageUrl && (
        <div className={isShort ? css.strip : css.picture}>
          <LazyImage src={imageUrl} alt="" width={600} height={300} isRounded />
        </div>
      )}
      <Heading level={3} size="title" id={`announcement-${id}`}>
        {title}
      </Heading>
      <span className={css.date}>
        <DateTime value={publishedAt} show="date" length="long" />
      </span>
      {/* a line of the grid would be as low as the room that is left: the text clips itself */}
      <div>
        <HtmlContent html={content} imageHosts={imageHosts} lang={lang} />
      </div>
      {href && !isShort && (
        <div>
          <AnnouncementModalLink href={href} />
        </div>
      )}
    </div>
  );
}

/** Leads to what an announcement is about. */
export function AnnouncementModalLink(props: Pick<ButtonLinkProps, 'href' | 'variant'>) {
  const { t } = useLingui();
  return (
    <ButtonLink {...props}>
      {t({ message: 'Take a look', comment: 'Leads from an announcement to what it is about' })}
    </ButtonLink>
  );
}
