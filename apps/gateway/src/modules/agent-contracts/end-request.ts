import type { Executor } from '../../kernel/db/types.ts';
import { type ContractRow, findEndRequest } from './agent-contract.repository.ts';
import { type Act, shownVersion, versionsOf } from './change.ts';
import { type Party, type PartyVerb, stepOf } from './machine.ts';
import { nextCycle } from './periods.ts';

/** What a wish comes to: an end that was refused before, and is asked for after a whole cycle, cannot be refused again. */
export async function verbFor(
  db: Executor,
  contract: ContractRow,
  wish: PartyVerb,
  by: Party,
  { isSecondRequestBinding, zone, now }: Pick<Act, 'zone' | 'now'> & { isSecondRequestBinding: boolean },
): Promise<PartyVerb> {
  if (wish !== 'askEnd' || !isSecondRequestBinding || !stepOf(contract.state, 'askAgain', by)) return wish;
  const before = await findEndRequest(db, contract.id, by);
  if (before?.answer !== 'REFUSED' || !before.answeredAt) return wish;
  const { terms } = shownVersion(await versionsOf(db, contract.id));
  return nextCycle(terms.period, before.answeredAt, zone).end <= now ? 'askAgain' : wish;
}
