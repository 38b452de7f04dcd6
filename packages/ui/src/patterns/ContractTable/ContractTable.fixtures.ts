import type { Contract, ContractTier } from './ContractTable.tsx';

const dividendTier = (spend: string, loss: string, activeMembers: number, rate: string): ContractTier => ({
  spend,
  loss,
  activeMembers,
  rateType: 'P',
  rate,
});
const wageTier = (spend: string, activeMembers: number, rateType: 'P' | 'A', rate: string): ContractTier => ({
  spend,
  activeMembers,
  rateType,
  rate,
});

const one = [dividendTier('5000000.0000', '250000.0000', 10, '0.15')];

/** The worked example of the domain model: spend 412,000, loss 22,500 and 14 active reach the second tier. */
export const dividendTiers: readonly ContractTier[] = [
  dividendTier('100000.0000', '5000.0000', 5, '0.10'),
  dividendTier('300000.0000', '20000.0000', 10, '0.15'),
  dividendTier('1000000.0000', '60000.0000', 25, '0.20'),
];

/** One contract in every state. */
export const contractFixtures: readonly Contract[] = [
  { id: 'd1', party: 'sokha_88', gameType: 'Live casino', status: 'P', tiers: one },
  { id: 'd2', party: 'vicheka', gameType: 'Lottery', status: 'E', tiers: one, note: '15% instead of 12%' },
  { id: 'd3', party: 'srey.leak', gameType: 'Slots', status: 'A', tiers: one, note: 'Starts 1 December' },
  { id: 'd4', party: 'dara.k', gameType: 'Slots', status: 'V', tiers: one },
  { id: 'd5', party: 'chanthy', gameType: 'Sports', status: 'V', endRequestedBy: 'other', tiers: one },
  { id: 'd6', party: 'bopha', gameType: 'Poker', status: 'V', endRequestedBy: 'self', tiers: one },
  { id: 'd7', party: 'phirun21', gameType: 'Fish', status: 'R', tiers: one },
  { id: 'd8', party: 'monyroth', gameType: 'Poker', status: 'C', tiers: one },
];

/** An offer with three tiers, a worked example and the notice. */
export const offerFixture: Contract = {
  id: 'o1',
  party: 'master_kh',
  gameType: 'Live casino',
  status: 'P',
  note: 'Half-monthly · starts 1 December',
  tiers: dividendTiers,
  example: 'Example: spend 412,000, loss 22,500 and 14 active members reach 15% and pay 3,375.00.',
  higherRate: { account: 'dara.k', rate: '0.18', gap: '0.03' },
};

/** Daily wages in percent and, for the highest tier, as an amount. */
export const dailyFixture: Contract = {
  id: 'w1',
  party: 'master_kh',
  gameType: 'Slots',
  status: 'V',
  note: 'In force since 1 October · paid daily 00:30',
  tiers: [
    wageTier('50000.0000', 3, 'P', '0.005'),
    wageTier('200000.0000', 8, 'P', '0.008'),
    wageTier('500000.0000', 15, 'A', '5000.0000'),
  ],
};

/** A daily wage with a table for each outcome of a day. */
export const outcomeFixture: Contract = {
  ...{ id: 'w2', party: 'master_kh', gameType: 'Slots', status: 'P' },
  tiers: [
    { ...wageTier('50000.0000', 3, 'P', '0.005'), outcome: 'PROFIT' },
    { ...wageTier('200000.0000', 8, 'P', '0.008'), outcome: 'PROFIT' },
    { ...wageTier('50000.0000', 3, 'P', '0.001'), outcome: 'LOSS' },
  ],
};

/** An hourly salary whose end the upline asked for. */
export const hourlyFixture: Contract = {
  id: 'h1',
  party: 'master_kh',
  gameType: 'Fish',
  status: 'V',
  endRequestedBy: 'other',
  note: 'Ends with this cycle if you agree',
  tiers: [wageTier('5000.0000', 2, 'P', '0.003'), wageTier('20000.0000', 5, 'P', '0.005')],
};

/** Real-time salary: one rate, of which the downline holds more than is offered; it is not said who. */
export const realtimeFixture: Contract = {
  id: 'r1',
  party: 'master_kh',
  gameType: 'All games',
  status: 'P',
  tiers: [wageTier('0.0000', 0, 'P', '0.002')],
  higherRate: 'somebody',
};

/** In force to the end of the cycle. */
export const endingFixture: Contract = {
  id: 'r2',
  party: 'master_kh',
  gameType: 'All games',
  status: 'V',
  isEnding: true,
  note: 'Ends 1 December',
  tiers: [wageTier('0.0000', 0, 'P', '0.002')],
};
