const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** Relative luminance of a hex colour, 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of two hex colours, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A colour between two hex colours; `part` 0 is the first. */
export function blend(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour moved towards another one as little as it needs to stand off all these grounds. */
export function standOff(color: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const moved = blend(color, towards, part);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
