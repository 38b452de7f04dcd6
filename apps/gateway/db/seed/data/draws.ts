import type { DrawSchedule, PrizeRule } from '@mekong/api-client/contract/types';
import type { LotteryGroupOptions, LotteryOptions } from '../draws.ts';
import { localized } from './localized.ts';

type Prize = PrizeRule['prize'];

/** Whole numbers of so many digits, zeros in front included. */
const whole = (prize: Prize, count: number, digits: number): PrizeRule => ({
  prize,
  count,
  min: 0,
  max: 10 ** digits - 1,
  digits,
  isDistinct: false,
  isSorted: false,
});

const digits = (count: number): readonly PrizeRule[] => [whole('main', count, 1)];

/** Different balls of a pool that begins with 1. */
const balls = (prize: Prize, count: number, max: number): PrizeRule => ({
  prize,
  count,
  min: 1,
  max,
  digits: 2,
  isDistinct: true,
  isSorted: prize === 'main',
});

const threeDice: readonly PrizeRule[] = [
  { prize: 'main', count: 3, min: 1, max: 6, digits: 1, isDistinct: false, isSorted: true },
];

/** Ten runners in the order in which they arrive. */
const race: readonly PrizeRule[] = [{ ...balls('main', 10, 10), isSorted: false }];

/** Eight prizes, 27 numbers. */
const northernBoard: readonly PrizeRule[] = [
  whole('special', 1, 5),
  whole('first', 1, 5),
  whole('second', 2, 5),
  whole('third', 6, 5),
  whole('fourth', 4, 4),
  whole('fifth', 6, 4),
  whole('sixth', 3, 3),
  whole('seventh', 4, 2),
];

/** Nine prizes, 18 numbers. */
const southernBoard: readonly PrizeRule[] = [
  whole('special', 1, 6),
  whole('first', 1, 5),
  whole('second', 1, 5),
  whole('third', 2, 5),
  whole('fourth', 7, 5),
  whole('fifth', 1, 4),
  whole('sixth', 3, 4),
  whole('seventh', 1, 3),
  whole('eighth', 1, 2),
];

const every = (everyMinutes: number, closeSeconds: number): DrawSchedule => ({ everyMinutes, closeSeconds });
const dailyAt = (at: string): DrawSchedule => ({ at, closeSeconds: 900 });

/** Groups of the lottery lobby. No state lottery's name or results are used: the styles are, the draws are our own. */
export const lotteryGroups: readonly LotteryGroupOptions[] = [
  {
    code: 'FAST',
    area: 'SEA',
    names: localized(/*i18n*/ { id: 'lottery-group.fast', message: 'Fast draws' }),
  },
  {
    code: 'KH',
    area: 'SEA',
    names: localized(/*i18n*/ { id: 'lottery-group.kh', message: 'Cambodia-style draws' }),
  },
  {
    code: 'VN',
    area: 'VN',
    names: localized(/*i18n*/ { id: 'lottery-group.vn', message: 'Vietnam-style boards' }),
  },
  {
    code: 'TH',
    area: 'SEA',
    names: localized(/*i18n*/ { id: 'lottery-group.th', message: 'Thai-style numbers' }),
  },
  {
    code: 'BALLS',
    area: 'SEA',
    names: localized(/*i18n*/ { id: 'lottery-group.balls', message: 'Balls and keno' }),
  },
];

const vendor = 'TCG_SEA';

const lottery = (
  group: string,
  code: string,
  kind: LotteryOptions['kind'],
  rule: readonly PrizeRule[],
  schedule: DrawSchedule,
): LotteryOptions => ({ code, vendor, group, kind, rule, schedule });

/** Lotteries in the order of the lobby; names and pictures are those of their games in the catalogue. */
export const lotteries: readonly LotteryOptions[] = [
  lottery('FAST', 'fast-three', 'dice', threeDice, every(1, 10)),
  lottery('FAST', 'colour-rush', 'race', race, every(1, 10)),
  lottery('FAST', 'odd-or-even', 'digits', digits(3), every(1, 10)),
  lottery('FAST', 'big-or-small', 'digits', digits(5), every(3, 15)),
  lottery('FAST', 'dice-of-the-hour', 'dice', threeDice, every(60, 60)),
  lottery('KH', 'lucky-lotus-draw', 'digits', digits(4), every(3, 15)),
  lottery('KH', 'mekong-5-45', 'balls', [balls('main', 5, 45)], every(5, 30)),
  lottery('KH', 'delta-six', 'digits', digits(6), every(10, 30)),
  lottery('KH', 'water-festival-draw', 'balls', [balls('main', 6, 49), balls('bonus', 1, 49)], dailyAt('19:00')),
  lottery('KH', 'weekend-big-draw', 'balls', [balls('main', 6, 45), balls('bonus', 1, 45)], {
    ...dailyAt('20:30'),
    weekdays: [0, 6],
  }),
  lottery('VN', 'coast-draw', 'board', southernBoard, every(5, 30)),
  lottery('VN', 'south-draw', 'board', southernBoard, dailyAt('16:30')),
  lottery('VN', 'north-draw', 'board', northernBoard, dailyAt('18:30')),
  lottery('TH', 'star-ticket', 'digits', digits(6), every(10, 30)),
  lottery(
    'TH',
    'half-moon-draw',
    'board',
    [whole('special', 1, 6), whole('first', 2, 3), whole('second', 1, 2)],
    every(30, 60),
  ),
  lottery('TH', 'morning-two', 'digits', digits(2), dailyAt('09:00')),
  lottery('TH', 'evening-four', 'digits', digits(4), dailyAt('20:00')),
  lottery('BALLS', 'five-minute-keno', 'balls', [balls('main', 20, 80)], every(5, 30)),
  lottery('BALLS', 'twelve-animals', 'balls', [balls('main', 3, 12)], every(3, 15)),
  lottery('BALLS', 'silver-balls', 'balls', [balls('main', 6, 36)], every(10, 30)),
  lottery('BALLS', 'monsoon-numbers', 'balls', [balls('main', 5, 35), balls('bonus', 2, 12)], every(10, 30)),
  lottery('BALLS', 'river-pick-ten', 'balls', [balls('main', 10, 40)], every(30, 60)),
];
