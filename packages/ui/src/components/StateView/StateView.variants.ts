/** What is shown instead of content: nothing yet, a failure, no network, the site at rest, not allowed here. */
export const stateKinds = ['empty', 'error', 'offline', 'maintenance', 'restricted'] as const;
export type StateKind = (typeof stateKinds)[number];

/** In place of a list, or of a whole page. */
export const stateSizes = ['section', 'page'] as const;
export type StateSize = (typeof stateSizes)[number];
