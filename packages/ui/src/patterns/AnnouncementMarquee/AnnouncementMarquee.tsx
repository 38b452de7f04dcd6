import { useLingui } from '@lingui/react/macro';
import { Megaphone, Pause, Play, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useMarquee } from '../../internal/use-marquee.ts';
import * as css from './AnnouncementMarquee.css.ts';

/** One announcement of the line. */
export interface MarqueeAnnouncement {
  readonly id: string;
  /** Plain text; never cut. */
  readonly title: string;
}

/** Props of {@link AnnouncementMarquee}. */
export interface AnnouncementMarqueeProps {
  /** The announcements, the newest first; undefined while they are loading. Nothing is shown for none. */
  readonly announcements: readonly MarqueeAnnouncement[] | undefined;
  /** One of them was pressed. */
  readonly onOpen: (id: string) => void;
  /** The pointer or the focus comes near: load what opens. */
  readonly onIntent?: (() => void) | undefined;
  /** Puts the line away; without it there is no button for that. */
  readonly onDismiss?: (() => void) | undefined;
}

/** Pixels that the line moves in a second: slow enough to read. */
const speed = 45;

/**
 * News in one line. It moves only where it does not fit, and under `prefers-reduced-motion` not before it is told to; it
 * waits under the pointer and the focus, and stops by its button (WCAG 2.2.2). At rest it scrolls by finger and keys.
 */
export function AnnouncementMarquee({ announcements, onOpen, onIntent, onDismiss }: AnnouncementMarqueeProps) {
  const { t } = useLingui();
  const port = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const { isTooLong, isMoving, isPlaying, setPlaying, setHeld } = useMarquee(port, line, announcements, speed);
  if (announcements?.length === 0) return null;

  const titles = (isCopy: boolean) =>
    announcements?.map(({ id, title }) => (
      <li key={isCopy ? `copy ${id}` : id} className={css.item} aria-hidden={isCopy || undefined} inert={isCopy}>
        <button type="button" className={css.title} onClick={() => onOpen(id)}>
          {title}
        </button>
      </li>
    ));

  return (
    <section className={css.root} aria-label={t`Announcements`} aria-busy={!announcements}>
      <span className={css.sign}>
        <Icon glyph={Megaphone} />
      </span>
      {announcements ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the line only waits; what is pressed are the titles
        <div
          ref={port}
          className={css.port}
          onPointerEnter={() => {
            setHeld(true);
            onIntent?.();
          }}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => {
            setHeld(true);
            onIntent?.();
          }}
          onBlur={() => setHeld(false)}
        >
          <ul ref={line} className={css.line} data-moving={isMoving || undefined}>
            {titles(false)}
            {/* the beginning again, so that the line has no end */}
            {isMoving && titles(true)}
          </ul>
        </div>
      ) : (
        <div className={css.skeleton}>
          <Skeleton width="half" />
        </div>
      )}
      {isTooLong && (
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t`Pause announcements` : t`Play announcements`}
          size="sm"
          onClick={() => setPlaying(!isPlaying)}
        />
      )}
      {announcements && onDismiss && (
        <IconButton icon={X} label={t`Hide announcements`} size="sm" onClick={onDismiss} />
      )}
    </section>
  );
}
