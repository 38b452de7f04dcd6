/** The first slots of the house: reels and rules in common, a table of pays for each. Played by the model of lines. */

import { slotTheme } from '@mekong/art/slot-theme';
import { drawStops } from '../../shared/slot/models/board.ts';
import { toPercent } from '../../shared/slot/models/fraction.ts';
import { lineStep, lines as model } from '../../shared/slot/models/lines.ts';
import type { SlotStep } from '../../shared/slot/models/model.ts';
import type { Game, Played } from '../core/game.ts';
import { configOf } from './evaluate.ts';
import { type SlotGame, type SlotId, slotGames } from './games.ts';
import { firstCodesOf, firstPictures, firstThemeAddress } from './look.ts';
import { freeSpinMultiplier, freeSpinsAt, matchCounts, multipliersOf } from './paytable.ts';
import { drawFreeSpins, freeSpinsOf, payoutOf, settle } from './play.ts';
import { type Stops, strips } from './reels.ts';
import { exactReturnOf } from './rtp.ts';
import { type SlotRules, slotRules } from './rules.ts';
import { detailsOfSteps, stepsView } from './slot-view.ts';
import { stakesOf } from './stakes.ts';

/** Stakes that no round can pay more of: the best spin paid, and as often as free spins can multiply it. */
function maxWinOf(slot: SlotGame): number {
  const freeSpins = Math.max(...matchCounts.map((count) => slot.scatterPays[count].freeSpins));
  return slot.bestSpin * (1 + freeSpinMultiplier * freeSpins);
}

/** The rules of a slot and all that it takes to recompute any round; how it looks is told beside them. */
export function rulesOf(gameId: SlotId): SlotRules {
  const slot: SlotGame = slotGames[gameId];
  const config = configOf(slot);
  const multipliers = multipliersOf(slot);
  return slotRules({
    gameId,
    model: model.name,
    stream: null,
    config,
    facts: model.facts(config),
    rtp: toPercent(exactReturnOf(slot)),
    within: null,
    hitRate: slot.hitRate,
    volatility: slot.volatility,
    maxWin: maxWinOf(slot),
    freeSpinMultipliers: multipliers.length > 1 ? multipliers : [],
  });
}

/** What is stored of a round: its stops, and with them the multiplier where the player chooses it; null until then. */
type Stored = readonly Stops[] | { readonly stops: readonly Stops[]; readonly multiplier: number | null };

const isList = (stored: Stored): stored is readonly Stops[] => Array.isArray(stored);
const read = (stored: Stored) => (isList(stored) ? { stops: stored, multiplier: freeSpinMultiplier } : stored);
const nothing = { stops: [], multiplier: freeSpinMultiplier };

/** How a choice is called on the wire. */
const choiceOf = (multiplier: number) => `x${multiplier}`;

function createSlot(id: SlotId): Game<Stored> {
  const table: SlotGame = slotGames[id];
  const facts = model.facts(configOf(table));
  const codes = firstCodesOf(table);
  const multipliers = multipliersOf(table);
  const [usual] = multipliers;
  const [firstChoice, ...otherChoices] = multipliers.map(choiceOf);
  if (firstChoice === undefined) throw new Error(`${id} has no multiplier of free spins.`);
  const isAsked = multipliers.length > 1;

  function end(stake: bigint, stops: readonly Stops[], multiplier: number, movements: number): Played<Stored> {
    const { units } = settle(table, stops, multiplier);
    return { result: isAsked ? { stops, multiplier } : stops, payout: payoutOf(stake, units), movements };
  }

  function stepsOf(stored: Stored | null): readonly SlotStep[] {
    const { stops, multiplier } = stored ? read(stored) : nothing;
    const free = multiplier ?? usual;
    return stops.map((at, index) =>
      index === 0 ? lineStep(configOf(table), at, 'spin') : lineStep(configOf(table, free), at, 'free', free),
    );
  }

  return {
    id,
    page: 'slot/index.html',
    stakesOf: (currency) => stakesOf(currency, facts.unitsPerStake, Math.round(maxWinOf(table) * facts.unitsPerStake)),
    rules: () => ({ ...rulesOf(id), theme: firstThemeAddress(id, table.look, codes) }),
    play: (stake, draw) => {
      const paid = drawStops(strips, draw);
      if (isAsked && freeSpinsOf(table, paid) > 0)
        return { result: { stops: [paid], multiplier: null }, payout: null, movements: 1 };
      const free = drawFreeSpins(table, paid, usual, draw);
      return end(stake, [paid, ...free], usual, 1 + free.length);
    },
    ...(isAsked && {
      steps: {
        choices: () => [firstChoice, ...otherChoices],
        take: (stake, stored, choice, draw) => {
          const [paid] = read(stored).stops;
          const multiplier = multipliers.find((one) => choiceOf(one) === choice);
          if (!paid || multiplier === undefined) throw new Error(`Nobody can choose ${choice}.`);
          const free = drawFreeSpins(table, paid, multiplier, draw);
          return end(stake, [paid, ...free], multiplier, free.length);
        },
      },
    }),
    view: (stake, stored) => {
      const { stops, multiplier } = stored ? read(stored) : nothing;
      const [paid] = stops;
      const offered = paid && multiplier === null ? freeSpinsOf(table, paid) : 0;
      return {
        steps: stepsView(stepsOf(stored), stake, facts),
        capped: false,
        /** What wins of its free spins are multiplied by; null while the player has to choose. */
        multiplier,
        offers: (offered > 0 ? multipliers : []).map((one) => ({
          choice: choiceOf(one),
          multiplier: one,
          freeSpins: freeSpinsAt(offered, one),
        })),
      };
    },
    details: (stake, stored) =>
      detailsOfSteps({
        steps: stepsOf(stored),
        stake,
        facts,
        rules: configOf(table),
        pictures: firstPictures(slotTheme({ seed: id, ...table.look }), codes),
      }),
  };
}

const ids = Object.keys(slotGames) as SlotId[];

/** The first slots of the house. */
export const firstSlots: readonly Game[] = ids.map(createSlot);
