import { useLingui } from '@lingui/react/macro';
import type { Lottery } from '@mekong/api-client/contract/types';
import { Grid } from '@mekong/ui/Grid';
import { DrawCard } from '@mekong/ui/patterns/DrawCard';
import { toDrawCard } from './draw-card.ts';
import { phaseChanges } from './draw-phase.ts';
import { prizeLabels } from './prize-labels.ts';
import { useMoment } from './use-moment.ts';

interface DrawCardsProps {
  readonly lotteries: readonly Lottery[];
  /** The server's clock when the answer was made. */
  readonly serverTime: string;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
}

/** Lotteries as cards. They change when a draw closes or is due; the seconds between tick in their countdowns alone. */
export function DrawCards({ lotteries, serverTime, clockOffset }: DrawCardsProps) {
  const { i18n } = useLingui();
  const now = useMoment(lotteries.flatMap(phaseChanges), { serverTime, offset: clockOffset });
  return (
    <Grid column="panel">
      {lotteries.map((lottery) => (
        <DrawCard
          key={lottery.gameCode}
          draw={toDrawCard(lottery, now, (prize) => i18n._(prizeLabels[prize]))}
          clockOffset={clockOffset}
        />
      ))}
    </Grid>
  );
}
