import type { Trx } from '../../kernel/db/types.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { ContractRow } from './agent-contract.repository.ts';
import type { ContractVerb, Party } from './machine.ts';
import { readNames } from './parties.repository.ts';

type Told =
  | 'contractOffered'
  | 'contractWithdrawn'
  | 'contractSigned'
  | 'contractRejected'
  | 'contractEndAsked'
  | 'contractEndRefused'
  | 'contractEndCancelled';

/** What the other party is told of; without a message it sees the contract as it was. */
const toOther: Partial<Record<ContractVerb | 'offer', Told>> = {
  offer: 'contractOffered',
  amend: 'contractOffered',
  withdraw: 'contractWithdrawn',
  sign: 'contractSigned',
  reject: 'contractRejected',
  askEnd: 'contractEndAsked',
  refuseEnd: 'contractEndRefused',
  cancelEnd: 'contractEndCancelled',
};

/** What the clock and the tree do, and how upline and downline are told. */
const byClock: Partial<
  Record<
    ContractVerb | 'offer',
    Record<Party, 'contractExpired' | 'contractUnanswered' | 'contractStarted' | 'contractContinues'>
  >
> = {
  expire: { UPLINE: 'contractExpired', DOWNLINE: 'contractUnanswered' },
  start: { UPLINE: 'contractStarted', DOWNLINE: 'contractStarted' },
  reopen: { UPLINE: 'contractContinues', DOWNLINE: 'contractContinues' },
  reopenSigned: { UPLINE: 'contractContinues', DOWNLINE: 'contractContinues' },
};

/** What settles that a contract ends; both parties are told. */
const ends: readonly (ContractVerb | 'offer')[] = ['agreeEnd', 'askAgain', 'lapse', 'close'];

/**
 * Tells the parties of a contract what has happened to it. An upline shows no more of its name than its ends; the house gets
 * no messages.
 *
 * @param act who did it, `undefined` the system; the name of the site, by which an agent knows the house; why terms were rejected
 */
export async function tellParties(
  trx: Trx,
  { uplineId, downlineId, endsAt }: ContractRow,
  verb: ContractVerb | 'offer',
  { by, house = '', why }: { by?: Party | undefined; house?: string | undefined; why?: string | undefined },
): Promise<void> {
  const other = by && toOther[verb];
  const both = byClock[verb];
  const ending = ends.includes(verb) ? endsAt : null;
  if (!other && !both && !ending) return;
  const names = await readNames(trx, [...(uplineId === null ? [] : [uplineId]), downlineId]);
  const upline = uplineId === null ? house : maskName(names.get(uplineId) ?? '');
  const downline = names.get(downlineId) ?? '';
  const parties = { UPLINE: { id: uplineId, partner: downline }, DOWNLINE: { id: downlineId, partner: upline } };
  if (other) {
    const { id, partner } = parties[by === 'UPLINE' ? 'DOWNLINE' : 'UPLINE'];
    if (id !== null && why !== undefined)
      await inbox.send(trx, id, 'SYSTEM', 'contractRejectedFor', { partner, note: why });
    else if (id !== null) await inbox.send(trx, id, 'SYSTEM', other, { partner });
  }
  if (both)
    for (const party of ['UPLINE', 'DOWNLINE'] as const) {
      const { id, partner } = parties[party];
      if (id !== null) await inbox.send(trx, id, 'SYSTEM', both[party], { partner });
    }
  if (ending)
    for (const { id, partner } of [parties.UPLINE, parties.DOWNLINE])
      if (id !== null)
        await inbox.send(trx, id, 'SYSTEM', 'contractEnds', { partner, until: { at: ending.toISOString() } });
}
