/** What the catalogue says of the slots of a family: derived from model and record, so that no card states a wish. */
import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import type { FamilyFacts } from '@mekong/catalogue/family-facts';
import type { Feature } from '../../../shared/slot/models/model.ts';
import { slotFamilies } from '../models/models.ts';
import type { Records, Volatility } from './record.ts';

/** What a reader filters by, for each feature of a model; null where it is no reason to choose a game. */
const featureNames: Readonly<Record<Feature, GameFeature | null>> = {
  wild: 'wilds',
  scatter: null,
  'free-spins': 'free-spins',
  retrigger: null,
  nudge: 'nudge',
  cascades: 'cascade',
  multiplier: 'multiplier',
  'changing-heights': 'megarows',
  'expanding-symbol': 'expanding-symbols',
  'hold-and-spin': 'hold-and-spin',
  'sticky-wilds': 'sticky-wilds',
  'mystery-symbols': 'mystery-symbols',
  wheel: 'bonus-round',
  jackpots: 'jackpot',
};

const volatilityNames: Readonly<Record<Volatility, GameVolatility>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  'very high': 'very-high',
};

/** Two decimals, cut: a return is never rounded up. */
const cut = (percent: string) => Number(percent.slice(0, percent.indexOf('.') + 3));

/** The facts of every family by its id. */
export const cardFacts = (records: Records): Readonly<Record<string, FamilyFacts>> =>
  Object.fromEntries(
    slotFamilies.map(({ id, variants }) => {
      const facts = variants[0]?.facts;
      const record = records[id];
      if (!facts || !record) throw new Error(`Nothing is recorded of ${id}.`);
      const features = facts.features.flatMap((feature) => featureNames[feature] ?? []);
      return [
        id,
        {
          pays: { kind: facts.pays, ...(facts.count !== null && { count: facts.count }) },
          // every round of every slot can be recomputed by its player
          features: [...features, 'provably-fair'],
          volatility: volatilityNames[record.volatility],
          returns: Object.fromEntries(
            Object.entries(record.returns).map(([goal, { percent, maxWin }]) => [goal, { rtp: cut(percent), maxWin }]),
          ),
        },
      ];
    }),
  );

/** The module of the catalogue that holds them. */
export const cardFactsModule = (records: Records): string => `// Written by npm run returns -w @mekong/arcade.
import type { FamilyFacts } from './family-facts.ts';

/** Facts of the families of slot models, as proved. */
export const slotFacts = ${JSON.stringify(cardFacts(records), null, 2)} as const satisfies Readonly<Record<string, FamilyFacts>>;
`;
