import { msg } from '@lingui/core/macro';
import type { HouseContract, HousePlan } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

type Known<Value> = Exclude<Value, object>;

/** Kinds of contracts with agents. */
export const kindLabels: Labels<Known<HousePlan['kind']>> = {
  DIVIDEND: msg({ message: 'Dividend', context: 'contract', comment: 'Kind of contract with an agent' }),
  DAILY: msg({ message: 'Daily wage', context: 'contract', comment: 'Kind of contract with an agent' }),
  DAILY_MR: msg({ message: 'Daily wage (multi-rate)', context: 'contract', comment: 'Kind of contract with an agent' }),
  HOURLY: msg({ message: 'Hourly salary', context: 'contract', comment: 'Kind of contract with an agent' }),
  REALTIME: msg({ message: 'Real-time salary', context: 'contract', comment: 'Kind of contract with an agent' }),
};

/** Cycles that a dividend can be settled by. */
export const periodLabels = {
  day: msg({ message: 'Daily', context: 'contract', comment: 'How often a contract is settled' }),
  week: msg({ message: 'Weekly', context: 'contract', comment: 'How often a contract is settled' }),
  'half-month': msg({ message: 'Half-monthly', context: 'contract', comment: 'How often a contract is settled' }),
  month: msg({ message: 'Monthly', context: 'contract', comment: 'How often a contract is settled' }),
} satisfies Labels<string>;

/** All cycles: those of wages follow from the kind. */
export const cycleLabels: Labels<string> = {
  ...periodLabels,
  hour: msg({ message: 'Hourly', context: 'contract', comment: 'How often a contract is settled' }),
  'five-minutes': msg({
    message: 'Every five minutes',
    context: 'contract',
    comment: 'How often a contract is settled',
  }),
};

/** What becomes of a cycle that the team has won. */
export const carryLabels: Labels<Known<HousePlan['terms']['carry']>> = {
  NONE: msg({ message: 'Nothing is carried over', comment: 'What becomes of a cycle that the team has won' }),
  ONE_CYCLE: msg({ message: 'Into the next cycle', comment: 'What becomes of a cycle that the team has won' }),
  PERMANENT: msg({ message: 'Until it is made up', comment: 'What becomes of a cycle that the team has won' }),
};

/** What is taken off before a dividend. */
export const takingLabels: Labels<Known<HousePlan['terms']['deductions'][number]>> = {
  BONUS: msg({ message: 'Bonuses of the team', comment: 'Taken off what the house has won' }),
  DAILY_WAGE: msg({ message: 'Daily wages of the team', comment: 'Taken off what the house has won' }),
};

/** Whose result of a cycle a tier is for. */
export const outcomeLabels = {
  ANY: msg({ message: 'Always', context: 'tier', comment: 'Whose result a tier is for: it does not matter' }),
  PROFIT: msg({ message: 'The house has won', context: 'tier', comment: 'Whose result a tier is for' }),
  LOSS: msg({ message: 'The team has won', context: 'tier', comment: 'Whose result a tier is for' }),
} satisfies Labels<string>;

/** How a tier pays. */
export const payLabels = {
  P: msg({ message: 'A share', context: 'tier', comment: 'A share in percent' }),
  A: msg({ message: 'An amount', context: 'tier', comment: 'A fixed sum' }),
} satisfies Labels<'P' | 'A'>;

/** How a contract stands. */
export const statusLabels: Labels<Known<HouseContract['status']>> = {
  P: msg({ message: 'Offered', context: 'contract', comment: 'State of a contract with an agent' }),
  E: msg({
    message: 'In force, other terms offered',
    context: 'contract',
    comment: 'State of a contract with an agent',
  }),
  A: msg({ message: 'Signed', context: 'contract', comment: 'A step of a contract' }),
  V: msg({ message: 'In force', context: 'contract', comment: 'A step of a contract: its terms have started' }),
  R: msg({ message: 'Rejected or withdrawn', context: 'contract', comment: 'State of a contract with an agent' }),
  C: msg({ message: 'Ended', context: 'contract', comment: 'State of a contract with an agent' }),
};

export const statusTones = { P: 'accent', E: 'accent', A: 'info', V: 'positive', R: 'neutral', C: 'neutral' } as const;

/** What operators do with a contract of the house. */
export const actLabels: Labels<Known<HouseContract['actions'][number]>> = {
  withdraw: msg({
    message: 'Withdraw',
    context: 'contract',
    comment: 'Button: takes terms back that wait for an agent',
  }),
  askEnd: msg({ message: 'Ask to end', context: 'contract', comment: 'Button: asks an agent to end a contract' }),
  agreeEnd: msg({ message: 'Agree to end', context: 'contract', comment: 'Button: the agent has asked to end it' }),
  refuseEnd: msg({ message: 'Refuse to end', context: 'contract', comment: 'Button: the agent has asked to end it' }),
  cancelEnd: msg({ message: 'Keep', context: 'contract', comment: 'Button: takes the wish to end a contract back' }),
};

/** What comes of what is done: of one wish something else before a contract has begun, and after it was refused. */
type Effect = Known<HouseContract['actions'][number]> | 'askAgain' | 'askEndEarly' | 'agreeEndEarly';

/** What comes of it. */
export const actEffects: Labels<Effect> = {
  withdraw: msg({
    message: 'The agent cannot sign these terms any more. What is in force stays.',
    context: 'contract',
  }),
  askAgain: msg({
    message:
      'The agent has refused before and cannot refuse again: the contract ends with the next cycle. The contracts below it end too.',
    context: 'contract',
  }),
  askEnd: msg({
    message:
      'The contract ends with its cycle when the agent agrees, or does not answer in time. The contracts below it end too.',
    context: 'contract',
  }),
  askEndEarly: msg({
    message:
      'If the agent agrees before the contract starts, it ends at once and never pays. After that it ends with its cycle when the agent agrees, or does not answer in time. The contracts below it end too.',
    context: 'contract',
  }),
  agreeEndEarly: msg({
    message: 'The contract has not started yet, so it ends at once and never pays. The contracts below it end too.',
    context: 'contract',
  }),
  agreeEnd: msg({
    message: 'The contract ends with its cycle, and the contracts below it end too. It is settled until then.',
    context: 'contract',
  }),
  refuseEnd: msg({
    message: 'The contract goes on. The agent can ask again at once; after a whole cycle that cannot be refused.',
    context: 'contract',
  }),
  cancelEnd: msg({ message: 'The contract goes on as it is.', context: 'contract' }),
};

/**
 * What comes of what the house does with a contract as it stands.
 *
 * @param isEndBinding of asking for an end: the agent has refused one before
 */
export function effectOf(action: string, status: HouseContract['status'], isEndBinding: boolean): string {
  if (action === 'askEnd' && isEndBinding) return 'askAgain';
  // signed, and before the cycle that it starts with
  if (status === 'A' && (action === 'askEnd' || action === 'agreeEnd')) return `${action}Early`;
  return action;
}
