import type { RoomSeed } from './rooms.ts';

const money = (units: number): string => `${units}.0000`;

/** The studios' day ends at two in the morning of Phnom Penh and begins at ten. */
const evening = ['03:00:00', '19:00:00'] as const;

type Table = readonly [
  nodeId: number,
  tableLanguage: string,
  dealer: string,
  /** Smallest and largest bet in whole KHR. */
  limits: readonly [number, number],
  facts?: { readonly seats?: number; readonly isByDay?: boolean },
];

/** One table per live game. Dealers are invented. */
const tables: readonly Table[] = [
  [201001, 'KM', 'Bopha', [2_000, 2_000_000]],
  [201002, 'EN', 'Grace', [2_000, 2_000_000]],
  [201003, 'TH', 'Malee', [4_000, 1_000_000]],
  [201004, 'KM', 'Sreyneang', [10_000, 4_000_000]],
  [201005, 'KM', 'Veasna', [2_000, 1_000_000]],
  [201006, 'EN', 'Oliver', [2_000, 1_000_000], { isByDay: true }],
  [201007, 'TH', 'Anong', [2_000, 800_000]],
  [201008, 'VI', 'Linh', [2_000, 2_000_000]],
  [201009, 'EN', 'Hannah', [20_000, 4_000_000], { seats: 7 }],
  [201010, 'KM', 'Dara Mealea', [2_000, 400_000]],
  [201011, 'EN', 'Samuel', [4_000, 1_000_000], { isByDay: true }],
  [201012, 'CN', 'Meilin', [4_000, 2_000_000]],
  [202001, 'CN', 'Yuhan', [40_000, 10_000_000]],
  [202002, 'CN', 'Jiayi', [100_000, 20_000_000], { isByDay: true }],
  [202003, 'EN', 'Charlotte', [20_000, 8_000_000]],
  [202004, 'CN', 'Zihan', [40_000, 10_000_000], { seats: 7 }],
  [202005, 'CN', 'Ruolan', [40_000, 10_000_000]],
  [202006, 'VI', 'Thuy', [20_000, 4_000_000]],
  [202007, 'CN', 'Haoran', [40_000, 10_000_000], { isByDay: true }],
  [202008, 'EN', 'Edward', [100_000, 20_000_000], { isByDay: true }],
  [202009, 'CN', 'Xinyi', [20_000, 4_000_000]],
  [202010, 'EN', 'Amelia', [40_000, 8_000_000], { seats: 6 }],
  [202011, 'TH', 'Kanya', [20_000, 2_000_000]],
  [202012, 'CN', 'Zhiwei', [20_000, 4_000_000]],
  [203001, 'AR', 'Layla', [1_000, 400_000]],
  [203002, 'EN', 'Sofia', [1_000, 400_000]],
  [203003, 'PT', 'Beatriz', [1_000, 200_000]],
  [203004, 'AR', 'Yusuf', [4_000, 800_000], { seats: 7 }],
  [203005, 'KM', 'Chanthou', [1_000, 200_000]],
  [203006, 'KM', 'Sophea', [1_000, 200_000]],
  [203007, 'TH', 'Ploy', [1_000, 400_000]],
  [203008, 'PT', 'Rafael', [2_000, 400_000], { seats: 6, isByDay: true }],
  [203009, 'AR', 'Noor', [1_000, 200_000]],
  [203010, 'PT', 'Camila', [1_000, 400_000]],
  [203011, 'EN', 'Lucas', [1_000, 200_000]],
  [203012, 'AR', 'Omar', [1_000, 200_000], { isByDay: true }],
];

/** Tables where a trial account may practise, with play chips. */
const practice: readonly number[] = [201001, 201005, 201009, 203001, 203006, 203009];

function stakeOf(least: number): RoomSeed['stake'] {
  if (least < 2_000) return 'MICRO';
  if (least < 10_000) return 'LOW';
  return least < 40_000 ? 'MIDDLE' : 'HIGH';
}

/** The tables of the live studios, and those for practice. */
export const liveTables: readonly RoomSeed[] = tables.flatMap(
  ([nodeId, tableLanguage, dealer, [least, most], { seats, isByDay } = {}], count): RoomSeed[] => {
    const table = {
      nodeId,
      tableLanguage,
      dealer,
      ...(seats && { seats }),
      ...(isByDay && { hours: evening }),
    };
    return [
      {
        ...table,
        roomId: `table-${nodeId}`,
        stake: stakeOf(least),
        currency: 'KHR',
        minBet: money(least),
        maxBet: money(most),
        place: count + 1,
      },
      ...(practice.includes(nodeId)
        ? [
            {
              ...table,
              roomId: `table-${nodeId}-practice`,
              stake: 'MICRO' as const,
              currency: 'FUN' as const,
              minBet: money(100),
              maxBet: money(50_000),
              place: tables.length + count + 1,
            },
          ]
        : []),
    ];
  },
);
