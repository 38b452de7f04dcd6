/**
 * How the contracts of agents change: the only place that says so. Who sends what is not in the table changes nothing.
 */

export const contractKinds = ['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME'] as const;
/** DAILY_MR = a daily wage with a rate for each game type; REALTIME = settled every five minutes. */
export type ContractKind = (typeof contractKinds)[number];

/**
 * `AMENDED` = in force, and new terms wait for the downline; `SIGNED` = starts with the next cycle; `..._END_UP` and
 * `..._END_DOWN` = the upline or the downline has asked to end it; `ENDING` = it ends with a cycle and settles until then.
 */
export const contractStates = [
  'OFFERED',
  'SIGNED',
  'SIGNED_END_UP',
  'SIGNED_END_DOWN',
  'IN_FORCE',
  'IN_FORCE_END_UP',
  'IN_FORCE_END_DOWN',
  'AMENDED',
  'ENDING',
  'REJECTED',
  'ENDED',
] as const;
export type ContractState = (typeof contractStates)[number];

/** Those between whom a contract is. The downline earns, the upline offers. */
export type Party = 'UPLINE' | 'DOWNLINE';

/** What a party does. `askAgain` = the end that was refused before, after a whole cycle: it cannot be refused again. */
export const partyVerbs = [
  'withdraw',
  'amend',
  'sign',
  'reject',
  'askEnd',
  'askAgain',
  'keep',
  'agreeEnd',
  'refuseEnd',
  'cancelEnd',
] as const;
export type PartyVerb = (typeof partyVerbs)[number];

/**
 * What the clock or the tree does. `expire` = an offer was not answered, `lapse` = nor was a wish to end; `close` = the parties are no
 * longer to be upline and downline, `reopen` and, before it began, `reopenSigned` = they stay so after all.
 */
export const systemVerbs = ['expire', 'start', 'lapse', 'settled', 'close', 'reopen', 'reopenSigned'] as const;
export type SystemVerb = (typeof systemVerbs)[number];

export type ContractVerb = PartyVerb | SystemVerb;

/** What becomes of the terms that wait for the downline, when there are some. */
export type OpenTerms = 'sign' | 'reject' | 'withdraw' | 'expire' | 'close';

interface Step {
  readonly from: readonly ContractState[];
  readonly by?: Party;
  readonly verb: ContractVerb;
  readonly to: ContractState;
  readonly terms?: OpenTerms;
}

const live = ['IN_FORCE', 'IN_FORCE_END_UP', 'IN_FORCE_END_DOWN'] as const;

export const contractSteps: readonly Step[] = [
  { from: ['OFFERED'], by: 'UPLINE', verb: 'withdraw', to: 'REJECTED', terms: 'withdraw' },
  { from: ['AMENDED'], by: 'UPLINE', verb: 'withdraw', to: 'IN_FORCE', terms: 'withdraw' },
  { from: ['IN_FORCE'], by: 'UPLINE', verb: 'amend', to: 'AMENDED' },
  { from: ['AMENDED'], by: 'UPLINE', verb: 'amend', to: 'AMENDED', terms: 'withdraw' },
  { from: ['OFFERED'], by: 'DOWNLINE', verb: 'sign', to: 'SIGNED', terms: 'sign' },
  // what is in force settles until the new terms start
  { from: ['AMENDED'], by: 'DOWNLINE', verb: 'sign', to: 'IN_FORCE', terms: 'sign' },
  { from: ['OFFERED'], by: 'DOWNLINE', verb: 'reject', to: 'REJECTED', terms: 'reject' },
  { from: ['AMENDED'], by: 'DOWNLINE', verb: 'reject', to: 'IN_FORCE', terms: 'reject' },
  { from: ['IN_FORCE'], by: 'UPLINE', verb: 'askEnd', to: 'IN_FORCE_END_UP' },
  { from: ['IN_FORCE'], by: 'DOWNLINE', verb: 'askEnd', to: 'IN_FORCE_END_DOWN' },
  { from: ['AMENDED'], by: 'UPLINE', verb: 'askEnd', to: 'IN_FORCE_END_UP', terms: 'withdraw' },
  { from: ['AMENDED'], by: 'DOWNLINE', verb: 'askEnd', to: 'IN_FORCE_END_DOWN', terms: 'withdraw' },
  { from: ['SIGNED'], by: 'UPLINE', verb: 'askEnd', to: 'SIGNED_END_UP' },
  { from: ['SIGNED'], by: 'DOWNLINE', verb: 'askEnd', to: 'SIGNED_END_DOWN' },
  // asked already
  { from: ['IN_FORCE_END_UP'], by: 'UPLINE', verb: 'askEnd', to: 'IN_FORCE_END_UP' },
  { from: ['IN_FORCE_END_DOWN'], by: 'DOWNLINE', verb: 'askEnd', to: 'IN_FORCE_END_DOWN' },
  { from: ['SIGNED_END_UP'], by: 'UPLINE', verb: 'askEnd', to: 'SIGNED_END_UP' },
  { from: ['SIGNED_END_DOWN'], by: 'DOWNLINE', verb: 'askEnd', to: 'SIGNED_END_DOWN' },
  { from: ['IN_FORCE'], verb: 'askAgain', to: 'ENDING' },
  { from: ['AMENDED'], verb: 'askAgain', to: 'ENDING', terms: 'withdraw' },
  { from: ['IN_FORCE'], verb: 'keep', to: 'IN_FORCE' },
  { from: ['IN_FORCE_END_UP'], by: 'DOWNLINE', verb: 'agreeEnd', to: 'ENDING' },
  { from: ['IN_FORCE_END_DOWN'], by: 'UPLINE', verb: 'agreeEnd', to: 'ENDING' },
  // nothing was settled yet
  { from: ['SIGNED_END_UP'], by: 'DOWNLINE', verb: 'agreeEnd', to: 'ENDED' },
  { from: ['SIGNED_END_DOWN'], by: 'UPLINE', verb: 'agreeEnd', to: 'ENDED' },
  { from: ['IN_FORCE_END_UP'], by: 'DOWNLINE', verb: 'refuseEnd', to: 'IN_FORCE' },
  { from: ['IN_FORCE_END_DOWN'], by: 'UPLINE', verb: 'refuseEnd', to: 'IN_FORCE' },
  { from: ['SIGNED_END_UP'], by: 'DOWNLINE', verb: 'refuseEnd', to: 'SIGNED' },
  { from: ['SIGNED_END_DOWN'], by: 'UPLINE', verb: 'refuseEnd', to: 'SIGNED' },
  { from: ['IN_FORCE_END_UP'], by: 'UPLINE', verb: 'cancelEnd', to: 'IN_FORCE' },
  { from: ['IN_FORCE_END_DOWN'], by: 'DOWNLINE', verb: 'cancelEnd', to: 'IN_FORCE' },
  { from: ['SIGNED_END_UP'], by: 'UPLINE', verb: 'cancelEnd', to: 'SIGNED' },
  { from: ['SIGNED_END_DOWN'], by: 'DOWNLINE', verb: 'cancelEnd', to: 'SIGNED' },
  { from: ['OFFERED'], verb: 'expire', to: 'REJECTED', terms: 'expire' },
  { from: ['AMENDED'], verb: 'expire', to: 'IN_FORCE', terms: 'expire' },
  { from: ['SIGNED'], verb: 'start', to: 'IN_FORCE' },
  { from: ['SIGNED_END_UP'], verb: 'start', to: 'IN_FORCE_END_UP' },
  { from: ['SIGNED_END_DOWN'], verb: 'start', to: 'IN_FORCE_END_DOWN' },
  { from: ['IN_FORCE_END_UP', 'IN_FORCE_END_DOWN'], verb: 'lapse', to: 'ENDING' },
  { from: ['ENDING'], verb: 'settled', to: 'ENDED' },
  { from: ['OFFERED'], verb: 'close', to: 'REJECTED', terms: 'close' },
  { from: ['SIGNED', 'SIGNED_END_UP', 'SIGNED_END_DOWN', ...live, 'ENDING'], verb: 'close', to: 'ENDING' },
  { from: ['AMENDED'], verb: 'close', to: 'ENDING', terms: 'close' },
  { from: ['ENDING'], verb: 'reopen', to: 'IN_FORCE' },
  { from: ['ENDING'], verb: 'reopenSigned', to: 'SIGNED' },
];

/** The step that a party, or without one the system, takes from a state; `undefined` when it may not. */
export const stepOf = (from: ContractState, verb: ContractVerb, by?: Party): Step | undefined =>
  contractSteps.find((step) => step.verb === verb && step.from.includes(from) && (!step.by || step.by === by));

/** States in which no other contract of the kind, game type and currency may be between the two. */
export const liveStates = [
  'OFFERED',
  'SIGNED',
  'SIGNED_END_UP',
  'SIGNED_END_DOWN',
  ...live,
  'AMENDED',
] as const satisfies readonly ContractState[];

/** States of contracts that are not over, and of those that are. */
export const goingStates = [...liveStates, 'ENDING'] as const;
export const overStates = ['REJECTED', 'ENDED'] as const;

/** Letters of the specification. E = in force, with new terms to sign. */
export type ContractLetter = 'P' | 'E' | 'A' | 'V' | 'R' | 'C';

const letters: Record<ContractState, ContractLetter> = {
  OFFERED: 'P',
  SIGNED: 'A',
  SIGNED_END_UP: 'A',
  SIGNED_END_DOWN: 'A',
  IN_FORCE: 'V',
  IN_FORCE_END_UP: 'V',
  IN_FORCE_END_DOWN: 'V',
  AMENDED: 'E',
  ENDING: 'V',
  REJECTED: 'R',
  ENDED: 'C',
};

/** The state as the specification writes it. */
export const letterOf = (state: ContractState): ContractLetter => letters[state];

/** Who has asked to end a contract, while the other has not answered. */
export function askedBy(state: ContractState): Party | undefined {
  if (state.endsWith('_END_UP')) return 'UPLINE';
  return state.endsWith('_END_DOWN') ? 'DOWNLINE' : undefined;
}

/** Letters that are sent: on offers A signs and R rejects; of one in force C ends and A keeps, hourly A ends and R keeps. */
export type SentLetter = 'A' | 'R' | 'C';

/** What a letter of a party means in a state; `undefined` when it means nothing. */
export function verbOf(kind: ContractKind, state: ContractState, by: Party, letter: SentLetter): PartyVerb | undefined {
  if (state === 'OFFERED' || state === 'AMENDED') {
    if (letter === 'R') return by === 'UPLINE' ? 'withdraw' : 'reject';
    return letter === 'A' && by === 'DOWNLINE' ? 'sign' : undefined;
  }
  if (!(live as readonly ContractState[]).includes(state)) return undefined;
  const [end, keep] = kind === 'HOURLY' ? ['A', 'R'] : ['C', 'A'];
  if (letter !== end && letter !== keep) return undefined;
  const asked = askedBy(state);
  if (letter === end) return asked && asked !== by ? 'agreeEnd' : 'askEnd';
  if (!asked) return 'keep';
  return asked === by ? 'cancelEnd' : 'refuseEnd';
}
