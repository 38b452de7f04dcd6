import { useLingui } from '@lingui/react/macro';
import { Megaphone, X } from 'lucide';
import { useId, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { root, sign } from '../AnnouncementMarquee/AnnouncementMarquee.css.ts';
import * as css from './NewsLine.css.ts';

/** What the line says. */
export interface NewsLineItem {
  readonly id: string;
  /** Plain text; never cut. */
  readonly title: string;
}

/** Props of {@link NewsLine}. */
export interface NewsLineProps {
  /** The first one is shown; the next one when it was closed. Nothing is shown for none, or while they are loading. */
  readonly news: readonly NewsLineItem[] | undefined;
  /** Its title was pressed: open the whole text. */
  readonly onOpen: (id: string) => void;
  /** It was closed. Leave it out from then on. */
  readonly onDismiss: (id: string) => void;
}

/**
 * A quiet line about what stands below it: a game, a vendor. It is read out when it comes and never takes the focus. What
 * is about the whole site, in one line that moves, is an `AnnouncementMarquee`.
 */
export function NewsLine({ news, onOpen, onDismiss }: NewsLineProps) {
  const { t } = useLingui();
  const titleId = useId();
  const live = useRef<HTMLDivElement>(null);
  const [item] = news ?? [];
  const dismiss = (id: string): void => {
    // the button goes with the last line: who came by keys stays in this place
    if (news?.length === 1) live.current?.focus();
    onDismiss(id);
  };
  return (
    <div ref={live} className={css.live} aria-live="polite" tabIndex={-1}>
      {item && (
        <div className={root}>
          <span className={sign}>
            <Icon glyph={Megaphone} />
          </span>
          <button id={titleId} type="button" className={css.title} onClick={() => onOpen(item.id)}>
            {item.title}
          </button>
          <IconButton icon={X} label={t`Close`} aria-describedby={titleId} onClick={() => dismiss(item.id)} />
        </div>
      )}
    </div>
  );
}
