import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';

/** How wins come about, and of how many lines or ways where they are counted. */
export interface SlotPays {
  readonly kind: 'lines' | 'ways' | 'clusters' | 'anywhere';
  readonly count?: number;
}

/** What the proofs of a family tell; written by `npm run returns -w @mekong/arcade`. */
export interface FamilyFacts {
  readonly pays: SlotPays;
  readonly features: readonly GameFeature[];
  readonly volatility: GameVolatility;
  /** By published return: the return that is proved, in percent and cut, and most that a round can pay in stakes. */
  readonly returns: Readonly<Record<number, { readonly rtp: number; readonly maxWin: number }>>;
}
