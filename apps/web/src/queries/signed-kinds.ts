import type { AgentContract, FundsConsolidated } from '@mekong/api-client/types';

/** A kind of contract by its name. */
type SignedKind = Exclude<AgentContract['kind'], object>;

/** Kinds of contracts that an agent has signed or in force, as the consolidated answer says, and CREDIT with a credit line. */
export function signedKinds(answer: FundsConsolidated | undefined): ReadonlySet<SignedKind | 'CREDIT'> {
  if (!answer) return new Set();
  const lists = {
    DIVIDEND: answer.divtypeinfo,
    DAILY: answer.dailysalinfo,
    DAILY_MR: answer.contractmrdailysalinfotype,
    HOURLY: answer.contracthoursalinfo,
    REALTIME: answer.contractrtsalinfo,
  } as const satisfies Record<SignedKind, FundsConsolidated['divtypeinfo']>;
  const kinds = Object.keys(lists) as SignedKind[];
  const signed: (SignedKind | 'CREDIT')[] = kinds.filter((kind) => lists[kind].length > 0);
  return new Set(answer.hasCredit ? [...signed, 'CREDIT'] : signed);
}
