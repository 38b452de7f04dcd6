/** Levels that lists of a team can be narrowed to: steps below the agent who reads. */
export const teamLevels = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
