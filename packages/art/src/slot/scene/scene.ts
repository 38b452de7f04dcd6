import type { BackdropName } from '../../cover/styles.ts';
import { picture, rect } from '../../kit/draw.ts';
import { Ink } from '../../kit/ink.ts';
import { randomFrom } from '../../kit/random.ts';
import type { SlotTheme } from '../theme.ts';
import { corners } from './corners.ts';
import { grounds, horizons } from './grounds.ts';
import { skies } from './skies.ts';
import type { View } from './view.ts';

type Landscape = readonly [keyof typeof skies, keyof typeof horizons, keyof typeof grounds, keyof typeof corners];

/** The landscape of the reels for every backdrop of a cover: sky, horizon, ground, corners. */
const landscapes: Readonly<Record<BackdropName, Landscape>> = {
  rays: ['rays', 'hills', 'water', 'lotus'],
  moonrise: ['moon', 'hills', 'water', 'lotus'],
  river: ['moon', 'hills', 'water', 'reeds'],
  temples: ['moon', 'temples', 'water', 'fronds'],
  karst: ['moon', 'karst', 'water', 'bambooLeaves'],
  lanterns: ['lanterns', 'hills', 'water', 'hanging'],
  silk: ['silk', 'nothing', 'nothing', 'drapes'],
  starfield: ['galaxy', 'hills', 'field', 'rocks'],
  terraces: ['sun', 'terraces', 'nothing', 'rice'],
  bamboo: ['moon', 'canes', 'nothing', 'bambooLeaves'],
  pond: ['glow', 'nothing', 'water', 'lotus'],
  palms: ['sun', 'palms', 'sand', 'fronds'],
  fireworks: ['fireworks', 'temples', 'water', 'reeds'],
  curtain: ['curtain', 'nothing', 'floor', 'drapes'],
  niche: ['arches', 'nothing', 'floor', 'torches'],
  rosette: ['rosette', 'nothing', 'nothing', 'torches'],
  clouds: ['curls', 'karst', 'cloudSea', 'nothing'],
  krama: ['checks', 'nothing', 'nothing', 'hanging'],
  felt: ['glow', 'nothing', 'felt', 'torches'],
  stadium: ['beams', 'stand', 'field', 'nothing'],
  reef: ['shafts', 'nothing', 'sand', 'coral'],
  shards: ['blades', 'nothing', 'floor', 'rocks'],
};

export const sceneShapes = ['wide', 'tall'] as const;
export type SceneShape = (typeof sceneShapes)[number];

const sizes = { wide: [1440, 900, 9], tall: [390, 844, 5] } as const;

/** Background of the game as an SVG document, for a wide or a tall page: to be laid out as a cover, cut at its edges. */
export function slotScene({ key, palette, scene }: SlotTheme, shape: SceneShape): string {
  const [width, height, unit] = sizes[shape];
  const random = randomFrom(`scene ${key}`);
  const ink = new Ink(palette);
  const view: View = {
    ink,
    palette,
    random,
    width,
    height,
    unit,
    horizon: height * 0.56,
    side: random.chance(0.5) ? -1 : 1,
  };
  const [sky, horizon, ground, corner] = landscapes[scene];
  const air = ink.linear([
    [0, palette.top],
    [0.56, palette.mid],
    [1, palette.low],
  ]);
  // the words of the page stand at the top and the bottom
  const shade = ink.linear([
    [0, palette.dark, 0.5],
    [0.2, palette.dark, 0],
    [0.7, palette.dark, 0],
    [1, palette.dark, 0.55],
  ]);
  const body =
    rect(0, 0, width, height, air) +
    skies[sky](view) +
    horizons[horizon](view) +
    grounds[ground](view) +
    corners[corner](view) +
    rect(0, 0, width, height, shade);
  return picture(`0 0 ${width} ${height}`, ink.defs() + body).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" ',
  );
}
