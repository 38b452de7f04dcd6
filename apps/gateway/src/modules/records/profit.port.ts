import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { type Purse, readFlows, readLifetime, readPlay } from './profit.repository.ts';

/** What a member has paid in and won in a span, and what was ever paid in and out: the figures of the member's own report. */
export async function readProfit(
  db: Executor,
  purse: Purse,
  span: Span,
): Promise<{ deposits: Money; won: Money; ever: { deposits: Money; withdrawals: Money } }> {
  const [flows] = await readFlows(db, purse, [span]);
  const play = await readPlay(db, purse, [span]);
  const { deposits, withdrawals } = await readLifetime(db, purse);
  return {
    deposits: BigInt(flows?.deposits ?? 0),
    won: play.reduce((sum, { ggr }) => sum - BigInt(ggr), 0n),
    ever: { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) },
  };
}
