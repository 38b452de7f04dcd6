/** A colour as data: lightness 0-1, chroma, hue in degrees, and alpha 0-1 (default 1). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Names of the colours that a theme fills, by purpose. Parts know these names and never a value. */
export const colorNames = [
  // surfaces, from the page upwards
  'canvas',
  'surface',
  'raised',
  'overlay',
  'scrim',
  // hairlines, and borders that must be seen (inputs)
  'line',
  'lineStrong',
  // text
  'text',
  'muted',
  'faint',
  // the accent: money, the one primary action, the selected item
  'accent',
  'accentHover',
  'accentSoft',
  'accentText',
  'onAccent',
  // links and live things
  'live',
  'liveSoft',
  // outcomes and states, and text on a filled tone
  'positive',
  'positiveSoft',
  'negative',
  'negativeHover',
  'negativeSoft',
  'onTone',
  'info',
  'infoSoft',
] as const;

/** Name of a colour by purpose. */
export type ColorName = (typeof colorNames)[number];

/** One value for every colour name. */
export type Palette = Readonly<Record<ColorName, Oklch>>;

/** The CSS text of a colour. */
export function toCss([lightness, chroma, hue, alpha = 1]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue}${alpha === 1 ? '' : ` / ${alpha}`})`;
}
