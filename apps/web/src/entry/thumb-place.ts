/** Places of the bar at the thumb that somebody can be at. */
export type ThumbPlace = 'home' | 'games' | 'wallet' | 'me';

/** Pages that belong to no place of the bar; all others show games. */
const elsewhere = /^\/(promo|help|down|reset|integral|register|join)/;

/**
 * Which place of the bar is lit: that of the open window, else that of the page.
 *
 * @param path of the page, with its slash
 * @param modal name of the open window
 * @returns undefined on pages that belong to none, such as help
 */
export function thumbPlaceOf(path: string, modal: string | undefined): ThumbPlace | undefined {
  if (modal === 'games' || modal === 'wallet') return modal;
  if (path === '/') return 'home';
  if (path === '/member' || path === '/agentHome') return 'me';
  return elsewhere.test(path) ? undefined : 'games';
}
