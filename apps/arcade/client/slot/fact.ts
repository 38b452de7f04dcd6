import { t } from '@lingui/core/macro';
import { showMoney } from '../kit/format.ts';
import type { Rules } from './model.ts';

/** The one fact of a slot that stands beside the stake: its lines, its ways, or the most that a round pays. */
export function factOf({ facts, maxWin }: Rules): readonly [name: string, value: string] {
  const whole = (number: number) => showMoney(BigInt(Math.floor(number)) * 10_000n, { decimals: 0 });
  const count = facts.count === null ? '' : whole(facts.count);
  if (facts.pays === 'lines') return [t({ message: 'Lines', comment: 'Above a number of lines' }), count];
  if (facts.pays === 'ways' && count !== '') return [t({ message: 'Ways', comment: 'Above a number of ways' }), count];
  return [t({ message: 'Max win', comment: 'Above how many times the bet a round can pay' }), `${whole(maxWin)}×`];
}
