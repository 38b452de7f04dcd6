import type { AgentContract, FundsConsolidated } from '@mekong/api-client/types';

/** Contracts that wait for an answer of the agent, by kind as the specification groups them. */
export function waitingContracts(answer: FundsConsolidated): AgentContract[] {
  const { divtypereq, dailysalreq, dailysalreqtype, contracthoursalreq, contractrtsalreq } = answer;
  return [divtypereq, dailysalreq, dailysalreqtype, contracthoursalreq, contractrtsalreq].flatMap((list) =>
    list.map(({ agent }) => agent),
  );
}
