import { hex, mix, type Oklch, type Ramp, ramp } from './kit/color.ts';
import type { Material } from './kit/ink.ts';

/** The colours of one cover: a scene at one hour of the river's night, and the materials that look well in it. */
export interface Palette {
  readonly name: string;
  /** Sky or wall from top to bottom. */
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  /** The light in the scene. */
  readonly glow: string;
  /** Silhouettes, far to near, and the darkest tone for edges and outlines. */
  readonly far: string;
  readonly near: string;
  readonly dark: string;
  /** Thin lines and patterns on the background. */
  readonly line: string;
  readonly gold: Ramp;
  readonly a: Ramp;
  readonly b: Ramp;
  /** Materials too near to the background to stand clear of it. */
  readonly shuns: readonly Material[];
}

const metals = {
  yellow: { ...ramp(82, 0.16, 0.05), s: hex([0.58, 0.135, 62]), d: hex([0.34, 0.085, 48]) },
  rose: { ...ramp(70, 0.13, 0.07), s: hex([0.58, 0.125, 50]), d: hex([0.33, 0.075, 38]) },
  pale: { ...ramp(91, 0.145, 0.12), s: hex([0.66, 0.13, 76]), d: hex([0.4, 0.085, 60]) },
} as const;

interface Mood {
  readonly name: string;
  readonly top: Oklch;
  readonly mid: Oklch;
  readonly low: Oklch;
  readonly glow: Oklch;
  /** Hue and chroma of the accents. */
  readonly a: readonly [hue: number, chroma: number];
  readonly b: readonly [hue: number, chroma: number];
  readonly metal: keyof typeof metals;
  readonly shuns: readonly Material[];
}

function palette({ name, top, mid, low, glow, a, b, metal, shuns }: Mood): Palette {
  return {
    name,
    top: hex(top),
    mid: hex(mid),
    low: hex(low),
    glow: hex(glow),
    far: hex(mix(mid, low, 0.55)),
    near: hex([low[0] * 0.62, low[1] * 0.8, low[2]]),
    dark: hex([0.15, Math.min(0.05, low[1] * 0.5), low[2]]),
    line: hex(mix(mid, glow, 0.75)),
    shuns,
    gold: metals[metal],
    a: ramp(a[0], a[1]),
    b: ramp(b[0], b[1]),
  };
}

const moods: readonly Mood[] = [
  {
    name: 'delta',
    top: [0.3, 0.07, 215],
    mid: [0.5, 0.1, 195],
    low: [0.27, 0.06, 210],
    glow: [0.88, 0.1, 165],
    a: [25, 0.2],
    b: [85, 0.15],
    metal: 'yellow',
    shuns: ['teal', 'jade'],
  },
  {
    name: 'lantern-dusk',
    top: [0.27, 0.1, 290],
    mid: [0.48, 0.16, 335],
    low: [0.26, 0.1, 305],
    glow: [0.84, 0.13, 62],
    a: [55, 0.18],
    b: [195, 0.12],
    metal: 'yellow',
    shuns: ['violet', 'rose'],
  },
  {
    name: 'lotus-rose',
    top: [0.36, 0.13, 350],
    mid: [0.62, 0.17, 2],
    low: [0.33, 0.12, 340],
    glow: [0.92, 0.08, 60],
    a: [345, 0.14],
    b: [165, 0.13],
    metal: 'pale',
    shuns: ['rose', 'ruby', 'coral'],
  },
  {
    name: 'jade-forest',
    top: [0.28, 0.07, 175],
    mid: [0.5, 0.12, 158],
    low: [0.24, 0.06, 170],
    glow: [0.9, 0.14, 125],
    a: [150, 0.15],
    b: [40, 0.17],
    metal: 'yellow',
    shuns: ['jade', 'leaf', 'teal'],
  },
  {
    name: 'monsoon',
    top: [0.28, 0.1, 268],
    mid: [0.5, 0.15, 255],
    low: [0.25, 0.09, 265],
    glow: [0.88, 0.09, 210],
    a: [215, 0.13],
    b: [85, 0.15],
    metal: 'yellow',
    shuns: ['sky', 'steel'],
  },
  {
    name: 'ruby-silk',
    top: [0.3, 0.12, 18],
    mid: [0.51, 0.19, 26],
    low: [0.26, 0.1, 15],
    glow: [0.86, 0.14, 72],
    a: [85, 0.16],
    b: [195, 0.11],
    metal: 'yellow',
    shuns: ['ruby', 'coral', 'rose', 'teak'],
  },
  {
    name: 'turmeric',
    top: [0.42, 0.11, 55],
    mid: [0.68, 0.155, 68],
    low: [0.35, 0.1, 45],
    glow: [0.95, 0.1, 95],
    a: [25, 0.21],
    b: [180, 0.12],
    metal: 'pale',
    shuns: ['orange', 'gold', 'coral', 'teak'],
  },
  {
    name: 'amethyst',
    top: [0.27, 0.13, 305],
    mid: [0.49, 0.2, 312],
    low: [0.24, 0.11, 298],
    glow: [0.84, 0.13, 340],
    a: [320, 0.18],
    b: [85, 0.15],
    metal: 'yellow',
    shuns: ['violet'],
  },
  {
    name: 'midnight-gold',
    top: [0.19, 0.04, 265],
    mid: [0.33, 0.06, 262],
    low: [0.17, 0.035, 265],
    glow: [0.85, 0.14, 82],
    a: [262, 0.15],
    b: [20, 0.2],
    metal: 'yellow',
    shuns: ['night', 'steel'],
  },
  {
    name: 'mangrove',
    top: [0.27, 0.06, 150],
    mid: [0.46, 0.1, 128],
    low: [0.22, 0.05, 155],
    glow: [0.92, 0.15, 108],
    a: [120, 0.17],
    b: [20, 0.19],
    metal: 'pale',
    shuns: ['leaf', 'jade'],
  },
  {
    name: 'reef',
    top: [0.34, 0.11, 240],
    mid: [0.58, 0.12, 215],
    low: [0.27, 0.1, 258],
    glow: [0.93, 0.09, 190],
    a: [38, 0.18],
    b: [320, 0.15],
    metal: 'yellow',
    shuns: ['sky', 'teal', 'steel'],
  },
  {
    name: 'sunrise',
    top: [0.36, 0.12, 300],
    mid: [0.66, 0.16, 28],
    low: [0.32, 0.11, 325],
    glow: [0.93, 0.11, 78],
    a: [22, 0.19],
    b: [280, 0.16],
    metal: 'rose',
    shuns: ['coral', 'rose', 'orange'],
  },
  {
    name: 'indigo-night',
    top: [0.22, 0.1, 280],
    mid: [0.43, 0.18, 277],
    low: [0.2, 0.09, 275],
    glow: [0.85, 0.11, 200],
    a: [185, 0.13],
    b: [350, 0.18],
    metal: 'pale',
    shuns: ['violet', 'sky', 'night'],
  },
  {
    name: 'copper-night',
    top: [0.25, 0.05, 40],
    mid: [0.45, 0.11, 48],
    low: [0.21, 0.045, 35],
    glow: [0.87, 0.13, 70],
    a: [185, 0.11],
    b: [25, 0.19],
    metal: 'rose',
    shuns: ['teak', 'orange'],
  },
  {
    name: 'pearl-mist',
    top: [0.4, 0.055, 250],
    mid: [0.67, 0.06, 225],
    low: [0.36, 0.06, 262],
    glow: [0.97, 0.03, 90],
    a: [245, 0.12],
    b: [15, 0.17],
    metal: 'rose',
    shuns: ['steel', 'silver', 'sky'],
  },
  {
    name: 'plum-lime',
    top: [0.28, 0.1, 330],
    mid: [0.47, 0.15, 345],
    low: [0.23, 0.085, 320],
    glow: [0.91, 0.16, 118],
    a: [125, 0.17],
    b: [300, 0.16],
    metal: 'pale',
    shuns: ['violet', 'ruby', 'rose'],
  },
  {
    name: 'aurora',
    top: [0.25, 0.08, 262],
    mid: [0.52, 0.12, 178],
    low: [0.24, 0.08, 285],
    glow: [0.9, 0.14, 158],
    a: [300, 0.17],
    b: [160, 0.14],
    metal: 'yellow',
    shuns: ['teal', 'jade'],
  },
  {
    name: 'ember',
    top: [0.24, 0.08, 10],
    mid: [0.52, 0.19, 38],
    low: [0.22, 0.075, 350],
    glow: [0.9, 0.15, 85],
    a: [45, 0.18],
    b: [262, 0.14],
    metal: 'yellow',
    shuns: ['orange', 'coral', 'ruby', 'teak'],
  },
];

/** All palettes. Every one keeps a light of its own behind the motif, so the motif stands clear at 110 px. */
export const palettes: readonly Palette[] = moods.map(palette);
