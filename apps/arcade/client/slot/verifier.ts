/** A slot played again from its seeds, by nothing but the published rules. */

import type { LinesConfig } from '../../shared/slot/models/lines.ts';
import { payoutOf, type SlotRound } from '../../shared/slot/models/model.ts';
import { playWith, type Seeds } from '../kit/fair/stream.ts';
import { type Verify, verifyBy } from '../kit/fair/verify.ts';
import { toUnits } from '../kit/format.ts';
import type { Round, Rules } from './model.ts';

/** Shares in linked jackpots that a stake has; undefined in a game without any. */
function sharesOf({ jackpotUnits }: Rules, { stake, currency }: Pick<Round, 'stake' | 'currency'>): number | undefined {
  const unit = jackpotUnits?.[currency];
  return unit === undefined ? undefined : Number(toUnits(stake) / toUnits(unit));
}

/**
 * Plays a round again from its seeds, with what the player chose to have wins of free spins multiplied by.
 *
 * @param shares that its stake has in linked jackpots
 */
export async function recompute(
  rules: Rules,
  seeds: Seeds,
  multiplier: number | null = null,
  shares?: number,
): Promise<SlotRound> {
  // all models: nothing that has to be here before the first round is played
  const { playModel, withFreeMultiplier } = await import('../../shared/slot/play.ts');
  const { whole } = rules.config;
  const isChosen = multiplier !== null && rules.freeSpinMultipliers.length > 0;
  // only games of lines let the player choose
  const config = isChosen ? withFreeMultiplier(whole as LinesConfig, multiplier) : whole;
  return playWith(seeds, rules.stream, (draw) =>
    playModel(rules.model, config, draw, shares === undefined ? {} : { shares }),
  );
}

/** The check of rounds of a slot with these rules. */
export const verifierOf = (rules: Rules): Verify<Round> =>
  verifyBy(async (round, seeds) => {
    const { freeSpinMultipliers: offered, facts } = rules;
    const { multiplier } = round;
    if (offered.length > 0 && (multiplier === null || !offered.includes(multiplier))) return false;
    const { steps, units, jackpots = [] } = await recompute(rules, seeds, multiplier, sharesOf(rules, round));
    const seen = (all: readonly { readonly kind: string; readonly board: unknown; readonly units: number }[]) =>
      JSON.stringify(all.map(({ kind, board, units: paid }) => [kind, board, paid]));
    const payout = payoutOf(toUnits(round.stake), units, facts.unitsPerStake);
    const hits = round.jackpots.map(({ pool }) => pool);
    return seen(steps) === seen(round.steps) && payout === toUnits(round.payout) && hits.join() === jackpots.join();
  });
