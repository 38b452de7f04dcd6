import type { Trx } from '../../kernel/db/types.ts';
import {
  type ContractRow,
  findLiveContract,
  listBelow,
  listContracts,
  listEvents,
  lockContract,
} from './agent-contract.repository.ts';
import type { CloseReason } from './agent-contracts.tables.ts';
import { type Act, changeContract, versionIn, versionsOf } from './change.ts';
import { isStillCovered } from './offer-rules.ts';

/** More contracts than one agent can have with one upline. */
const MANY = 1_000;

interface Reopening extends Pick<Act, 'now' | 'zone' | 'house'> {
  mayExceedOwn: boolean;
}

/**
 * Takes back the ends that a move has brought which does not happen, and those of the contracts below. What has ended by now stays
 * so, as what was to end anyway, what has a successor, and what the upline no longer covers.
 *
 * @param uplineId whom the member stays below
 */
export async function reopenAfterMove(
  trx: Trx,
  { memberId, uplineId }: { memberId: string; uplineId: string | null },
  how: Reopening,
): Promise<void> {
  const found = await listContracts(trx, { memberId, side: 'DOWNLINE', states: ['ENDING'] }, undefined, MANY);
  for (const contract of found) if (contract.uplineId === uplineId) await reopen(trx, contract.id, 'MOVED', how);
}

async function reopen(trx: Trx, id: string, ended: CloseReason, how: Reopening): Promise<void> {
  const contract = await lockContract(trx, id);
  if (contract?.state !== 'ENDING' || contract.reason !== ended) return;
  const { endsAt } = contract;
  if (!endsAt || endsAt <= how.now || !(await mayGoOn(trx, contract, how))) return;
  const { now, zone, house } = how;
  const hasBegun = versionIn(await versionsOf(trx, id), 'IN_FORCE') !== undefined;
  await changeContract(trx, contract, hasBegun ? 'reopen' : 'reopenSigned', { now, zone, ...(house && { house }) });
  for (const below of await listBelow(trx, contract, contract.downlineId))
    if (below.endsAt?.getTime() === endsAt.getTime()) await reopen(trx, below.id, 'UPLINE_ENDED', how);
}

async function mayGoOn(trx: Trx, contract: ContractRow, how: Reopening): Promise<boolean> {
  const closed = (await listEvents(trx, contract.id)).find(({ verb }) => verb === 'close');
  if (closed?.state_before === 'ENDING') return false;
  if (await findLiveContract(trx, contract, contract.downlineId)) return false;
  const { uplineId } = contract;
  if (uplineId === null) return true;
  // whatever an agent may offer, nothing goes on below what ends
  if (!(await findLiveContract(trx, contract, uplineId)) && (await isEnding(trx, contract, uplineId))) return false;
  for (const { state, terms, signedAt } of await versionsOf(trx, contract.id)) {
    const goesOn = state === 'IN_FORCE' || state === 'SIGNED' || (state === 'CLOSED' && signedAt !== null);
    if (goesOn && !(await isStillCovered(trx, contract, terms, how))) return false;
  }
  return true;
}

const isEnding = async (trx: Trx, { kind, games, currency }: ContractRow, memberId: string): Promise<boolean> =>
  (await listContracts(trx, { memberId, side: 'DOWNLINE', kind, states: ['ENDING'] }, undefined, MANY)).some(
    (own) => own.games === games && own.currency === currency,
  );
