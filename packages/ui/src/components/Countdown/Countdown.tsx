import { formatClock, formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import * as css from './Countdown.css.ts';
import { useTimeLeft } from './use-time-left.ts';

const day = 86_400;

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** The moment it runs to: ISO 8601 with zone, or milliseconds since 1970. */
  readonly until: string | number;
  /**
   * Milliseconds that the server's clock is ahead of this device's: a device whose clock is wrong counts right all the same.
   * @default 0
   */
  readonly clockOffset?: number | undefined;
  /**
   * The server's clock when it said until when: ISO 8601. A server-rendered page shows the time left then until it is
   * hydrated; without it such a page shows dashes.
   */
  readonly serverTime?: string | undefined;
}

/**
 * Time left until a moment: 02:41, or "2 days 3 hours" when it is long. It renders itself alone, once a second while the
 * page is seen. Screen readers read it when they come by and are told nothing of each second. Words beside it say what
 * happens then: "Closes in". For a span that runs up from a moment take the clock of the game frame.
 */
export function Countdown({ until, clockOffset = 0, serverTime }: CountdownProps) {
  const { code } = useLanguage();
  const left = useTimeLeft(
    typeof until === 'number' ? until : Date.parse(until),
    clockOffset,
    serverTime === undefined ? undefined : Date.parse(serverTime),
  );
  const isLong = left !== undefined && left >= day;
  return (
    <bdi role="timer" dir={isLong ? 'auto' : 'ltr'} className={css.countdown}>
      {left === undefined ? '--:--' : isLong ? formatDuration(left, code) : formatClock(left)}
    </bdi>
  );
}
