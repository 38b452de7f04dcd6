/**
 * Account types as numbers of the specification: 0 member, 1 agent, 2 general agent, 4 trial, 41 and 42 affiliate
 * agents. A guard in the browser is comfort: the gateway proves each refusal again.
 */
const agentCentreTypes: readonly number[] = [1, 2, 41, 42];

/** Whether the header shows the agent button; type 4 sees it and is told that a real account is required. */
export const hasAgentButton = (type: number): boolean => type === 4 || agentCentreTypes.includes(type);

/** Whether the agent centre itself opens. */
export const opensAgentCentre = (type: number): boolean => agentCentreTypes.includes(type);

/** Whether the account is a trial account, which guarded actions refuse. */
export const isTrial = (type: number): boolean => type === 4;
