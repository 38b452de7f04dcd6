import type { ColorName, Oklch } from '../tokens/color.ts';

type Linear = readonly [red: number, green: number, blue: number];

const cube = (value: number): number => value * value * value;

/** OKLCH to linear sRGB, clipped to the gamut as a browser on an sRGB screen shows it (matrices: Björn Ottosson). */
export function toLinearSrgb([lightness, chroma, hue]: Oklch): Linear {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const encode = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** An opaque colour in six hexadecimal digits, for places outside of styles such as `theme-color`. */
export const toHex = (color: Oklch): string =>
  `#${toLinearSrgb(color)
    .map((value) =>
      Math.round(encode(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour with its alpha laid over an opaque one; browsers mix the gamma-encoded values. */
export function over(top: Oklch, below: Linear): Linear {
  const alpha = top[3] ?? 1;
  const upper = toLinearSrgb(top);
  const mix = (index: 0 | 1 | 2): number => decode(encode(upper[index]) * alpha + encode(below[index]) * (1 - alpha));
  return [mix(0), mix(1), mix(2)];
}

const luminance = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What must be told apart: text (4.5) or a control's outline or icon (3) on a background, which may itself lie on others. */
export interface Pair {
  readonly front: ColorName;
  /** The backgrounds from the top down; the last one is opaque. */
  readonly back: readonly [ColorName, ...ColorName[]];
  readonly least: 4.5 | 3;
}

const surfaces = ['canvas', 'surface', 'raised', 'overlay'] as const satisfies readonly ColorName[];
const onEvery = (front: ColorName, least: 4.5 | 3): Pair[] => surfaces.map((back) => ({ front, back: [back], least }));
const onSoft = (front: ColorName, soft: ColorName): Pair[] =>
  surfaces.map((back) => ({ front, back: [soft, back], least: 4.5 }));

/** Every pair of colours that parts put on each other. A part that uses a new pair adds it here. */
export const pairs: readonly Pair[] = [
  ...(['text', 'muted', 'faint', 'accentText', 'live', 'positive', 'negative', 'info'] as const).flatMap((front) =>
    onEvery(front, 4.5),
  ),
  ...onEvery('lineStrong', 3),
  ...onSoft('accentText', 'accentSoft'),
  ...onSoft('live', 'liveSoft'),
  ...onSoft('positive', 'positiveSoft'),
  ...onSoft('negative', 'negativeSoft'),
  ...onSoft('negative', 'negativeHover'),
  ...onSoft('info', 'infoSoft'),
  ...(['accentSoft', 'liveSoft', 'positiveSoft', 'negativeSoft', 'infoSoft'] as const).flatMap((soft) => [
    ...onSoft('text', soft),
    ...onSoft('muted', soft),
  ]),
  { front: 'text', back: ['line'], least: 4.5 },
  { front: 'muted', back: ['line'], least: 4.5 },
  { front: 'onAccent', back: ['accent'], least: 4.5 },
  { front: 'onAccent', back: ['accentHover'], least: 4.5 },
  ...(['live', 'positive', 'negative', 'info'] as const).map(
    (back): Pair => ({ front: 'onTone', back: [back], least: 4.5 }),
  ),
];
