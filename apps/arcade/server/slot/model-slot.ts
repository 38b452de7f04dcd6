/** A slot of the house that is a model with one of its configurations. */
import { slotTheme } from '@mekong/art/slot-theme';
import type { Draw } from '../../shared/draw.ts';
import { type LinkedConfig, linked } from '../../shared/slot/models/linked.ts';
import { payoutOf, type SlotRound } from '../../shared/slot/models/model.ts';
import type { WinRules } from '../../shared/slot/seen.ts';
import type { Game } from '../core/game.ts';
import { formatAmount } from '../core/money.ts';
import { slotJackpots } from './jackpots.ts';
import { type SlotLook, themeAddress, themePictures } from './look.ts';
import type { Goal, SlotFamily, SlotVariant } from './models/family.ts';
import { slotFamilies } from './models/models.ts';
import type { Records } from './returns/record.ts';
import recorded from './returns/returns.json' with { type: 'json' };
import { slotRules } from './rules.ts';
import { detailsOfSteps, housePictures, isCapped, movementsOf, stepsView } from './slot-view.ts';
import { stakesOf } from './stakes.ts';

const records = recorded as Records;

/** What is stored of a round: what was drawn, and with which configuration. The model makes the round of it again. */
export interface StoredRound {
  /** Beginning of the hash of the configuration. */
  readonly config: string;
  readonly draws: readonly number[];
  /** In linked jackpots, where there are any. */
  readonly shares?: number;
}

export interface ModelSlot {
  readonly id: string;
  /** Id of a family of `models.ts`. */
  readonly family: string;
  readonly goal: Goal;
  /** Absent: the pictures of the page itself. */
  readonly look?: SlotLook;
  /**
   * Stakes on offer in 1/10,000 of the currency unit, smallest first, where they are not those of the house. The smallest is
   * one share in linked jackpots, whose pools all slots of a vendor have in common.
   */
  readonly ladder?: (currency: string) => readonly bigint[];
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

const currencies = ['KHR', 'FUN'];

export function createModelSlot({ id, family: familyId, goal, look, ladder }: ModelSlot): Game<StoredRound> {
  const family = familyOf(familyId);
  const record = records[familyId];
  const proved = record?.returns[goal];
  const variant = family.variants.find((one) => one.goal === goal);
  if (!record || !proved || !variant) throw new Error(`${familyId} is not proved at ${goal}.`);
  const { facts } = variant;

  /** The round again, by the configuration that it was played with: the game may have got another one since. */
  function roundOf({ config, draws, shares }: StoredRound): SlotRound {
    const played = family.variants.find((one) => nameOf(one) === config);
    if (!played) throw new Error(`${familyId} has no configuration ${config}.`);
    return played.play(drawAgain(draws), shares === undefined ? {} : { shares });
  }

  const most = Math.round(proved.maxWin * facts.unitsPerStake);
  const stakes = ladder ?? ((currency: string) => stakesOf(currency, facts.unitsPerStake, most));

  function unitOf(currency: string): bigint {
    const [unit] = stakes(currency);
    if (unit === undefined) throw new RangeError(`${id} is not played in ${currency}.`);
    return unit;
  }
  // only this model has pools, and its configuration is checked where it is made
  const jackpots = family.model === linked.name ? slotJackpots(variant.config as LinkedConfig, unitOf) : undefined;

  return {
    id,
    page: 'slot/index.html',
    stream: family.model,
    stakesOf: stakes,
    ...(jackpots && { jackpots }),
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
        ...(jackpots && {
          jackpotUnits: Object.fromEntries(
            currencies.filter((one) => stakes(one).length > 0).map((one) => [one, formatAmount(unitOf(one))]),
          ),
        }),
        ...(look && { theme: themeAddress(id, familyId, look) }),
      }),
    play: (stake, draw, shares) => {
      const draws: number[] = [];
      const options = shares === undefined ? {} : { shares };
      const {
        steps,
        units,
        jackpots: hits,
      } = variant.play((bound) => {
        const drawn = draw(bound);
        draws.push(drawn);
        return drawn;
      }, options);
      return {
        result: { config: nameOf(variant), draws, ...options },
        payout: payoutOf(stake, units, facts.unitsPerStake),
        movements: movementsOf(steps),
        ...(hits && { jackpots: hits }),
      };
    },
    view: (stake, stored) => {
      const { steps, units } = stored ? roundOf(stored) : { steps: [], units: 0 };
      return { steps: stepsView(steps, stake, facts), capped: isCapped(units, facts), multiplier: null, offers: [] };
    },
    details: (stake, stored) =>
      detailsOfSteps({
        steps: stored ? roundOf(stored).steps : [],
        stake,
        facts,
        // each model has some of these parts, and no other ones of these names
        rules: variant.config as WinRules,
        pictures: look ? themePictures(slotTheme({ seed: id, ...look })) : housePictures,
      }),
  };
}
