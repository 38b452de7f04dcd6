import { Trans } from '@lingui/react/macro';
import { Ban, Clock, Hourglass, Lock, RefreshCw } from 'lucide-react';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { DrawCardDraw } from './DrawCard.tsx';

interface DrawCardPhaseProps extends Pick<DrawCardDraw, 'phase' | 'closesAt' | 'drawsAt'> {
  /** @default 0 */
  readonly clockOffset?: number | undefined;
}

/** Where a draw is, in a word and with the time left. */
export function DrawCardPhase({ phase, closesAt, drawsAt, clockOffset }: DrawCardPhaseProps) {
  switch (phase) {
    case 'open':
      return (
        <Tag tone="teal" icon={Clock}>
          <Trans comment="Short mark on a lottery: bets are taken until the countdown ends, as in: Closes 02:41">
            Closes <Countdown until={closesAt} clockOffset={clockOffset} />
          </Trans>
        </Tag>
      );
    case 'closed':
      return (
        <Tag tone="gold" icon={Lock}>
          <Trans comment="Short mark on a lottery: no more bets, numbers come when the countdown ends, as in: Draw 00:09">
            Draw in <Countdown until={drawsAt} clockOffset={clockOffset} />
          </Trans>
        </Tag>
      );
    case 'drawing':
      return (
        <Tag tone="gold" icon={RefreshCw}>
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
        <Tag tone="loss" icon={Ban}>
          <Trans comment="Short mark on a lottery: the draw does not take place, stakes are given back">
            Draw called off
          </Trans>
        </Tag>
      );
  }
}
