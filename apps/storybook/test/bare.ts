/**
 * Interactions are not written down for a panel that nobody sees: Storybook asks the address whether they are to be. Loaded
 * before anything of Storybook is.
 */
history.replaceState(null, '', `${location.pathname}${location.search || '?'}&instrument=false${location.hash}`);
