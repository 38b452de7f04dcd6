/** The face of the riel sign, as fonts.css.ts names it. */
const face = 'Mekong Riel';

/**
 * Asks for the face of the riel sign before the first amount is shown, where the device has none: lines that hold an amount
 * would be set anew when it comes. To be called where a page with amounts begins to load; it waits for nothing.
 */
export function loadRiel(): void {
  // a browser without the list of faces fetches the face with the first amount
  if ('fonts' in document) void document.fonts.load(`1em "${face}"`, '៛').catch(() => undefined);
}
