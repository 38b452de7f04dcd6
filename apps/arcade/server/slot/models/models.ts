/** Every slot model with its configurations: what games are made of, and what `npm run returns` proves. */
import { lineOrder, stripOf } from '../../../shared/slot/models/board.ts';
import { classic } from '../../../shared/slot/models/classic.ts';
import { cluster } from '../../../shared/slot/models/cluster.ts';
import { expanding } from '../../../shared/slot/models/expanding.ts';
import { heights } from '../../../shared/slot/models/heights.ts';
import { hold } from '../../../shared/slot/models/hold.ts';
import { lines } from '../../../shared/slot/models/lines.ts';
import { linked } from '../../../shared/slot/models/linked.ts';
import { mystery } from '../../../shared/slot/models/mystery.ts';
import { sticky } from '../../../shared/slot/models/sticky.ts';
import { tumbles } from '../../../shared/slot/models/tumble.ts';
import { ways } from '../../../shared/slot/models/ways.ts';
import { arrow, wheel } from '../../../shared/slot/models/wheel.ts';
import * as classicData from './data/classic.ts';
import * as clusterData from './data/cluster.ts';
import * as expandingData from './data/expanding.ts';
import * as heightsData from './data/heights.ts';
import * as holdData from './data/hold.ts';
import * as linesData from './data/lines.ts';
import * as linkedData from './data/linked.ts';
import * as mysteryData from './data/mystery.ts';
import * as stickyData from './data/sticky.ts';
import * as tumbleData from './data/tumble.ts';
import * as ways243Data from './data/ways-243.ts';
import * as ways1024Data from './data/ways-1024.ts';
import * as wheelData from './data/wheel.ts';
import { type Goal, goals, type SlotFamily, slotFamily } from './family.ts';

const stripsOf = (texts: readonly string[]) => texts.map(stripOf);
const twenty = lineOrder.slice(0, 20);
const wild = 'W';
const scatter = 'S';

/** One configuration for each published return. */
const forGoals = <Config>(config: (goal: Goal) => Config) =>
  Object.fromEntries(goals.map((goal) => [goal, config(goal)])) as Record<Goal, Config>;

const linesOf = (count: number) =>
  slotFamily(
    `lines-${count}`,
    lines,
    forGoals((goal) => ({
      strips: stripsOf(linesData.strips),
      lines: lineOrder.slice(0, count),
      pays: linesData.pays[goal],
      wild,
      scatter,
      scatterPays: {
        3: { stakes: 2, freeSpins: 8 },
        4: { stakes: 10, freeSpins: 10 },
        5: { stakes: 100, freeSpins: 15 },
      },
      freeMultiplier: 2,
    })),
  );

const waysOf = (data: typeof ways243Data | typeof ways1024Data, rows: number) =>
  slotFamily(
    `ways-${rows ** 5}`,
    ways,
    forGoals((goal) => ({
      strips: stripsOf(data.strips),
      rows,
      pays: data.pays[goal],
      wild,
      scatter,
      scatters: 3,
      freeSpins: { spins: 10, most: 50 },
      freeMultiplier: 2,
      unitsPerStake: 20,
      cap: 5000,
    })),
  );

/** By their id: the families of games that one model and one set of strips make. */
export const slotFamilies: readonly SlotFamily[] = [
  linesOf(5),
  linesOf(10),
  linesOf(20),
  linesOf(25),
  slotFamily(
    'classic',
    classic,
    forGoals((goal) => ({
      strips: stripsOf(classicData.strips),
      lines: classicData.lines,
      pays: classicData.pays[goal],
      nudgeOneIn: 3,
    })),
  ),
  waysOf(ways243Data, 3),
  waysOf(ways1024Data, 4),
  slotFamily(
    'cluster',
    cluster,
    forGoals((goal) => ({
      side: 7,
      symbols: clusterData.symbols,
      sizes: clusterData.sizes,
      pays: clusterData.pays[goal],
      mostMultiplier: 8,
      unitsPerStake: 20,
      cap: 5000,
    })),
  ),
  slotFamily(
    'tumble',
    tumbles,
    forGoals((goal) => ({
      reels: 6,
      rows: 5,
      symbols: tumbleData.symbols,
      scatter,
      orb: 'O',
      orbs: tumbleData.orbs,
      sizes: tumbleData.sizes,
      pays: tumbleData.pays[goal],
      scatters: 4,
      freeSpins: 12,
      unitsPerStake: 20,
      cap: 10_000,
    })),
  ),
  slotFamily(
    'heights',
    heights,
    forGoals((goal) => ({
      heights: heightsData.heights,
      reels: heightsData.reels,
      pays: heightsData.pays[goal],
      wild,
      scatter,
      scatters: 4,
      freeSpins: 12,
      unitsPerStake: 100,
      cap: 10_000,
    })),
  ),
  slotFamily(
    'expanding',
    expanding,
    forGoals((goal) => ({
      strips: stripsOf(expandingData.strips),
      lines: lineOrder.slice(0, 10),
      pays: expandingData.pays[goal],
      wild: 'B',
      bookPays: { 3: 2, 4: 20, 5: 200 },
      freeSpins: { spins: 10, most: 100 },
      cap: 5000,
    })),
  ),
  slotFamily(
    'hold',
    hold,
    forGoals((goal) => ({
      strips: stripsOf(holdData.strips),
      lines: twenty,
      pays: holdData.pays[goal],
      wild,
      coinChance: [13, 100],
      respinChance: [6, 100],
      coins: 6,
      respins: 3,
      values: holdData.values,
      screenUnits: 20_000,
    })),
  ),
  slotFamily(
    'sticky',
    sticky,
    forGoals((goal) => ({
      strips: stripsOf(stickyData.strips),
      lines: twenty,
      pays: stickyData.pays[goal],
      wild,
      scatter,
      scatters: 3,
      freeSpins: 8,
    })),
  ),
  slotFamily(
    'mystery',
    mystery,
    forGoals((goal) => ({
      strips: stripsOf(mysteryData.strips),
      freeStrips: stripsOf(mysteryData.freeStrips),
      lines: twenty,
      pays: mysteryData.pays[goal],
      wild,
      mystery: 'M',
      becomes: mysteryData.becomes,
      scatter,
      scatters: 3,
      freeSpins: 8,
    })),
  ),
  slotFamily(
    'wheel',
    wheel,
    forGoals((goal) => ({
      strips: stripsOf(wheelData.strips),
      lines: twenty,
      pays: wheelData.pays[goal],
      wild,
      bonus: scatter,
      wheels: [
        [
          [5, 20],
          [8, 12],
          [10, 10],
          [15, 6],
          [20, 4],
          [arrow, 8],
        ],
        [
          [20, 18],
          [30, 12],
          [50, 8],
          [75, 4],
          [arrow, 6],
        ],
        [
          [100, 20],
          [150, 10],
          [250, 6],
          [500, 3],
          [2000, 1],
        ],
      ],
    })),
  ),
  slotFamily(
    'linked',
    linked,
    forGoals((goal) => ({
      strips: stripsOf(linkedData.strips),
      lines: twenty,
      pays: linkedData.pays[goal],
      wild,
      pools: [
        { name: 'mini', seed: 10, oneIn: 4000, share: 5000 },
        { name: 'minor', seed: 100, oneIn: 100_000, share: 3000 },
        { name: 'major', seed: 1000, oneIn: 2_000_000, share: 2500 },
        { name: 'grand', seed: 20_000, oneIn: 50_000_000, share: 2000 },
      ],
    })),
  ),
];
