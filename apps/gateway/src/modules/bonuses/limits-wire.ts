import { formatMoney } from '../../kernel/money.ts';
import type { BonusTerms } from './terms.ts';

/** Largest bet and maximum win as they are told; what has no limit is left out. */
export const limitsOnWire = ({
  maxStake,
  maxWin,
}: Pick<BonusTerms, 'maxStake' | 'maxWin'>): { maxStake?: string; maxWin?: string } => ({
  ...(maxStake === null ? {} : { maxStake: formatMoney(maxStake) }),
  ...(maxWin === null ? {} : { maxWin: formatMoney(maxWin) }),
});
