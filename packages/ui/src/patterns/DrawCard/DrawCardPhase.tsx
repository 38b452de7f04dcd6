import { Trans } from '@lingui/react/macro';
import { Ban, CalendarX, Clock, Hourglass, RefreshCw, Timer } from 'lucide';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { RunningDraw } from './DrawCard.tsx';

/** Props of {@link DrawCardPhase}. */
export interface DrawCardPhaseProps {
  /** The draw that is on; none while nothing is planned. */
  readonly running: RunningDraw | undefined;
  /**
   * Milliseconds that the server's clock is ahead of this device's.
   * @default 0
   */
  readonly clockOffset?: number | undefined;
  /** The server's clock when it answered, for a page that is server-rendered: ISO 8601. */
  readonly serverTime?: string | undefined;
}

/** Where a draw is, in a word and with the time left. */
export function DrawCardPhase({ running, clockOffset, serverTime }: DrawCardPhaseProps) {
  if (!running)
    return (
      <Tag icon={CalendarX}>
        <Trans comment="Short mark on a lottery">No draw planned</Trans>
      </Tag>
    );
  const { phase, closesAt, drawsAt } = running;
  switch (phase) {
    case 'open':
      return (
        <Tag tone="live" icon={Clock}>
          <Trans comment="Short mark on a lottery: bets are taken until the countdown ends, as in: Closes 02:41">
            Closes <Countdown until={closesAt} clockOffset={clockOffset} serverTime={serverTime} />
          </Trans>
        </Tag>
      );
    case 'closed':
      return (
        <Tag tone="accent" icon={Timer}>
          <Trans comment="Short mark on a lottery: numbers come when the countdown ends, as in: Draw in 00:09">
            Draw in <Countdown until={drawsAt} clockOffset={clockOffset} serverTime={serverTime} />
          </Trans>
        </Tag>
      );
    case 'drawing':
      return (
        <Tag tone="accent" icon={RefreshCw}>
          <Trans comment="Short mark on a lottery">Drawing now</Trans>
        </Tag>
      );
    case 'late':
      return (
        <Tag icon={Hourglass}>
          <Trans comment="Short mark on a lottery: its numbers should be there and are not yet">Numbers are late</Trans>
        </Tag>
      );
    case 'void':
      return (
        <Tag tone="negative" icon={Ban}>
          <Trans comment="Short mark on a lottery: the draw does not take place, stakes are given back">
            Draw called off
          </Trans>
        </Tag>
      );
  }
}
