/** How one thing of a list stands: to do, being waited for, refused or run out, done. */
export const checklistStates = ['open', 'waiting', 'failed', 'done'] as const;
export type ChecklistState = (typeof checklistStates)[number];
