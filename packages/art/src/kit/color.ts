/** A colour as OKLCH: lightness 0..1, chroma 0..0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Five tones of one material, from shine to deep shadow. Shadows turn towards blue, lights towards yellow. */
export interface Ramp {
  readonly x: string;
  readonly l: string;
  readonly m: string;
  readonly s: string;
  readonly d: string;
}

function toLinearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

function channel(linear: number): string {
  const v = Math.min(1, Math.max(0, linear));
  const srgb = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(srgb * 255)
    .toString(16)
    .padStart(2, '0');
}

/** sRGB hex of an OKLCH colour; out of gamut it loses chroma, never its lightness or hue. */
export function hex(color: Oklch): string {
  const [lightness, chroma, hue] = color;
  let c = chroma;
  let rgb = toLinearRgb(color);
  while (!inGamut(rgb) && c > 0) {
    c -= 0.004;
    rgb = toLinearRgb([lightness, Math.max(0, c), hue]);
  }
  return `#${rgb.map(channel).join('')}`;
}

/** Mixes two OKLCH colours along the shorter way round the hue circle; `t` 0 is the first. */
export function mix(from: Oklch, to: Oklch, t: number): Oklch {
  const turn = ((to[2] - from[2] + 540) % 360) - 180;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + turn * t];
}

/** How far the hue turns towards a target hue, in degrees, by at most `by`. */
function towards(hue: number, target: number, by: number): number {
  const turn = ((target - hue + 540) % 360) - 180;
  return hue + Math.max(-by, Math.min(by, turn));
}

/** The tones of a material of this hue and chroma; `lift` moves all of them lighter or darker. */
export function ramp(hue: number, chroma: number, lift = 0): Ramp {
  return {
    x: hex([Math.min(0.98, 0.955 + lift * 0.3), chroma * 0.28, towards(hue, 95, 10)]),
    l: hex([0.835 + lift, chroma * 0.78, towards(hue, 95, 10)]),
    m: hex([0.675 + lift, chroma, hue]),
    s: hex([0.475 + lift * 0.8, chroma * 0.92, towards(hue, 290, 12)]),
    d: hex([0.285 + lift * 0.5, chroma * 0.6, towards(hue, 280, 22)]),
  };
}
