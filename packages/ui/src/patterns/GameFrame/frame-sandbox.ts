/** What a game of another origin may do in its frame: nothing to the page, and nothing beyond being a game. */
const foreignSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** Our own origin is not sandboxed: with scripts and its own origin a frame could take the sandbox off itself. */
export const sandboxOf = (address: string): string | undefined =>
  new URL(address).origin === window.location.origin ? undefined : foreignSandbox;
