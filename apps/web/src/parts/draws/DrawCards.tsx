import { useLingui } from '@lingui/react/macro';
import { Grid } from '@mekong/ui/Grid';
import { DrawCard, type DrawCardDraw } from '@mekong/ui/patterns/DrawCard';
import { type DrawTimes, phaseChanges } from './draw-phase.ts';
import type { NameOf } from './opened-result.ts';
import { prizeLabel } from './prize-labels.ts';
import { useMoment } from './use-moment.ts';

interface DrawCardsProps {
  /** The draws that are shown. */
  readonly times: readonly (DrawTimes | undefined)[];
  /**
   * The cards at a moment.
   *
   * @param now milliseconds since 1970 by the clock of the server
   * @param nameOf words of a prize
   */
  readonly cardsAt: (now: number, nameOf: NameOf) => readonly DrawCardDraw[];
  /** The server's clock when the answer was made. */
  readonly serverTime: string;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
}

/** Lotteries as cards. They change when a draw closes or is due; the seconds between tick in their countdowns alone. */
export function DrawCards({ times, cardsAt, serverTime, clockOffset }: DrawCardsProps) {
  const { i18n } = useLingui();
  const now = useMoment(times.flatMap(phaseChanges), { serverTime, offset: clockOffset });
  return (
    <Grid column="panel" isFilled>
      {cardsAt(now, (prize) => i18n._(prizeLabel(prize))).map((draw) => (
        <DrawCard key={draw.href} draw={draw} clockOffset={clockOffset} />
      ))}
    </Grid>
  );
}
