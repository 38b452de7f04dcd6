/** A slot of the house that is a model with one of its configurations. */
import { slotTheme } from '@mekong/art/slot-theme';
import type { Draw } from '../../shared/draw.ts';
import { payoutOf, type SlotRound } from '../../shared/slot/models/model.ts';
import type { Game } from '../core/game.ts';
import { type SlotLook, themeAddress, themeSymbol } from './look.ts';
import type { Goal, SlotFamily, SlotVariant } from './models/family.ts';
import { slotFamilies } from './models/models.ts';
import type { Records } from './returns/record.ts';
import recorded from './returns/returns.json' with { type: 'json' };
import { slotRules } from './rules.ts';
import { detailsOfSteps, isCapped, movementsOf, stepsView } from './slot-view.ts';
import { stakesOf } from './stakes.ts';

const records = recorded as Records;

/** What is stored of a round: what was drawn, and with which configuration. The model makes the round of it again. */
export interface StoredRound {
  /** Beginning of the hash of the configuration. */
  readonly config: string;
  readonly draws: readonly number[];
}

export interface ModelSlot {
  readonly id: string;
  /** Id of a family of `models.ts`. */
  readonly family: string;
  readonly goal: Goal;
  /** Absent: the pictures of the page itself. */
  readonly look?: SlotLook;
}

const nameOf = ({ hash }: SlotVariant) => hash.slice(0, 12);

/** Gives again what was drawn. */
function drawAgain(draws: readonly number[]): Draw {
  const left = draws.values();
  return () => {
    const { value } = left.next();
    if (value === undefined) throw new RangeError('The round has drawn less.');
    return value;
  };
}

const familyOf = (id: string): SlotFamily => {
  const family = slotFamilies.find((one) => one.id === id);
  if (!family) throw new Error(`There is no family ${id}.`);
  return family;
};

export function createModelSlot({ id, family: familyId, goal, look }: ModelSlot): Game<StoredRound> {
  const family = familyOf(familyId);
  const record = records[familyId];
  const proved = record?.returns[goal];
  const variant = family.variants.find((one) => one.goal === goal);
  if (!record || !proved || !variant) throw new Error(`${familyId} is not proved at ${goal}.`);
  const { facts } = variant;

  /** The round again, by the configuration that it was played with: the game may have got another one since. */
  function roundOf({ config, draws }: StoredRound): SlotRound {
    const played = family.variants.find((one) => nameOf(one) === config);
    if (!played) throw new Error(`${familyId} has no configuration ${config}.`);
    return played.play(drawAgain(draws));
  }

  return {
    id,
    page: 'slot/index.html',
    stream: family.model,
    stakesOf: (currency) => stakesOf(currency, facts.unitsPerStake, Math.round(proved.maxWin * facts.unitsPerStake)),
    rules: () =>
      slotRules({
        gameId: id,
        model: family.model,
        stream: family.model,
        config: variant.config,
        facts,
        // cut, never rounded up
        rtp: proved.percent.slice(0, proved.percent.indexOf('.') + 3),
        within: proved.within,
        hitRate: record.hitRate,
        volatility: record.volatility,
        maxWin: proved.maxWin,
        freeSpinMultipliers: [],
        ...(look && { theme: themeAddress(id, familyId, look) }),
      }),
    play: (stake, draw) => {
      const draws: number[] = [];
      const { steps, units } = variant.play((bound) => {
        const drawn = draw(bound);
        draws.push(drawn);
        return drawn;
      });
      return {
        result: { config: nameOf(variant), draws },
        payout: payoutOf(stake, units, facts.unitsPerStake),
        movements: movementsOf(steps),
      };
    },
    view: (stake, stored) => {
      const { steps, units } = stored ? roundOf(stored) : { steps: [], units: 0 };
      return { steps: stepsView(steps, stake, facts), capped: isCapped(units, facts), multiplier: null, offers: [] };
    },
    details: (stored) => {
      const theme = look && slotTheme({ seed: id, ...look });
      return detailsOfSteps(stored ? roundOf(stored).steps : [], theme && ((cell) => themeSymbol(theme, cell)));
    },
  };
}
