import type { AgentContract, FundsConsolidated } from '@mekong/api-client/types';

/** A kind of contract by its name. */
type SignedKind = Exclude<AgentContract['kind'], object>;

/** Kinds of contracts that an agent has signed or in force, as the consolidated answer says; an amendment leaves them there. */
export function signedKinds(answer: FundsConsolidated | undefined): ReadonlySet<SignedKind> {
  if (!answer) return new Set();
  const lists = {
    DIVIDEND: answer.divtypeinfo,
    DAILY: answer.dailysalinfo,
    DAILY_MR: answer.contractmrdailysalinfotype,
    HOURLY: answer.contracthoursalinfo,
    REALTIME: answer.contractrtsalinfo,
  } as const satisfies Record<SignedKind, FundsConsolidated['divtypeinfo']>;
  const kinds = Object.keys(lists) as SignedKind[];
  return new Set(kinds.filter((kind) => lists[kind].length > 0));
}
