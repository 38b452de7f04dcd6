/** Whether an answer says that the action waits for a second operator; the answer of the one who approves has a result. */
export const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'approval' in answer && !('result' in answer);

/** The reason as a body carries it; an empty one is left out. */
export const reasonIn = (typed: string): { reason?: string } => (typed.trim() === '' ? {} : { reason: typed.trim() });
