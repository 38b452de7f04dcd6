import type { Trx } from '../../kernel/db/types.ts';
import { windowOf } from '../../kernel/jobs/calendar.ts';
import { type ContractRow, listContracts, lockContract } from './agent-contract.repository.ts';
import type { CloseReason } from './agent-contracts.tables.ts';
import { changeContract, shownVersion, versionsOf } from './change.ts';
import { liveStates } from './machine.ts';
import { noticeCycle } from './periods.ts';

/** More contracts than one agent can have with one upline. */
const MANY = 1_000;

/**
 * Ends what an agent has with its upline because it gets another, or leaves: an offer at once, everything else together at the end
 * of the longest cycle, so that no row of a contract is ever met by half a team.
 *
 * @returns when the last of them ends, which is over while its last window waits to be settled; `undefined` when nothing is settled
 * any more
 */
export async function endForMove(
  trx: Trx,
  memberId: string,
  { now, zone, house, reason = 'MOVED' }: { now: Date; zone: string; house: string; reason?: CloseReason },
): Promise<Date | undefined> {
  const states = [...liveStates, 'ENDING'] as const;
  const found = await listContracts(trx, { memberId, side: 'DOWNLINE', states }, undefined, MANY);
  const running: ContractRow[] = [];
  let last: Date | undefined;
  for (const { id } of found) {
    const contract = await lockContract(trx, id);
    if (!contract) continue;
    if (contract.state === 'OFFERED') {
      await changeContract(trx, contract, 'close', { now, zone, house }, { reason });
      continue;
    }
    const isEnding = contract.state === 'ENDING' && contract.endsAt !== null;
    if (!isEnding) running.push(contract);
    const { terms } = shownVersion(await versionsOf(trx, id));
    const end = isEnding ? contract.endsAt : windowOf(noticeCycle(terms.period), now, zone).end;
    if (end && (!last || end > last)) last = end;
  }
  if (!last) return undefined;
  for (const contract of running)
    await changeContract(trx, contract, 'close', { now, zone, house }, { reason, endsAt: last });
  return last;
}
