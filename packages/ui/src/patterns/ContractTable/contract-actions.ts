/** Wire letters of a contract: offered, amended offer, signed, in force, rejected, closed. */
export const contractStatuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const;

/** Wire letter of a contract's status. */
export type ContractStatus = (typeof contractStatuses)[number];

/** Kinds of contract by how they settle; daily covers the multi-rate one. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;

/** Kind of contract. */
export type ContractKind = (typeof contractKinds)[number];

/** What can be done with a contract, in the words of its meaning. */
export type ContractAction = 'sign' | 'reject' | 'withdraw' | 'terminate' | 'keep';

/** What an action is sent as. */
export type ContractLetter = 'A' | 'R' | 'C';

/** Which party looks at it: `signer` is offered the contract by the upline, `offerer` is that upline. */
export type ContractViewer = 'signer' | 'offerer';

/**
 * What a party can do now: what the gateway says, where it does. Else, an offer (P) and an amended offer (E) are signed or rejected by the one they
 * are offered to, and taken back by the other; a contract in force (V) shows both of its buttons to either party, whether or not
 * its end was asked for, until its end is settled.
 */
export function actionsOf(
  {
    status,
    isEnding = false,
    actions,
  }: {
    readonly status: ContractStatus;
    readonly isEnding?: boolean | undefined;
    readonly actions?: readonly ContractAction[] | undefined;
  },
  viewer: ContractViewer,
): readonly ContractAction[] {
  if (actions) return actions;
  if (isEnding) return [];
  switch (status) {
    case 'P':
    case 'E':
      return viewer === 'signer' ? ['sign', 'reject'] : ['withdraw'];
    case 'V':
      return ['terminate', 'keep'];
    case 'A':
    case 'R':
    case 'C':
      return [];
  }
}

/**
 * The letter an action is sent as. The same letter means different things by kind and status: an hourly contract is
 * terminated by A and kept by R, the others by C and A. Always send status and version with
 * it, so that a stale "sign" can never become a "terminate".
 */
export function letterOf(kind: ContractKind, action: ContractAction): ContractLetter {
  switch (action) {
    case 'sign':
      return 'A';
    case 'reject':
    case 'withdraw':
      return 'R';
    case 'terminate':
      return kind === 'hourly' ? 'A' : 'C';
    case 'keep':
      return kind === 'hourly' ? 'R' : 'A';
  }
}
