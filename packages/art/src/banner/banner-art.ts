import { hills, stars } from '../cover/scenery.ts';
import { circle, group, line, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { randomFrom } from '../kit/random.ts';
import { petal, sparkle } from '../kit/shape.ts';
import { motifs } from '../motifs/motifs.ts';
import { palettes } from '../palettes.ts';
import { riverLayers } from './river.ts';
import { type BannerScene, type RiverLayer, riverLayerNames } from './scenes.ts';
import { moon, type Stage, water } from './stage.ts';

const ground = ({ random, palette }: Stage, y: number, color = palette.near): string =>
  group(path(hills(random, y, 14), color), { transform: 'scale(4 1)' });

const scenes: Readonly<Record<BannerScene, { readonly palette: string; readonly draw: (stage: Stage) => string }>> = {
  'water-festival': {
    palette: 'delta',
    draw: (stage) => riverLayerNames.map((layer) => riverLayers[layer](stage)).join(''),
  },
  'lotus-night': {
    palette: 'amethyst',
    draw: (stage) =>
      group(stage.ink.wreath(path(petal(420, 46, 0.6), stage.palette.glow, { opacity: '.1' }), 16), {
        transform: 'translate(880 250)',
      }) +
      circle(880, 240, 300, stage.ink.glow(stage.palette.glow, 0.6)) +
      water(stage, 372, 880) +
      stage.motif('lotus', 880, 250, 0, 2.05) +
      stage.motif('gem', 1090, 330, 10, 0.6) +
      stage.motif('gem', 690, 346, -12, 0.5) +
      path(
        [
          [760, 90, 20],
          [1020, 110, 26],
          [1110, 210, 14],
          [650, 200, 12],
          [960, 50, 12],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fff',
        { opacity: '.9' },
      ),
  },
  'fair-play': {
    palette: 'midnight-gold',
    draw: (stage) =>
      line(
        stars(stage.random, 30, 300).replace(/M(\d+)/g, (_, x: string) => `M${Number(x) * 4}`),
        '#fff',
        2.4,
        { opacity: '.7' },
      ) +
      circle(890, 230, 280, stage.ink.glow(stage.palette.glow, 0.5)) +
      ground(stage, 400, stage.palette.far) +
      line('M700 130H1080', stage.ink.gold.d, 16) +
      line('M700 128H1080', stage.ink.gold.l, 7) +
      line('M890 110V392', stage.ink.gold.d, 18) +
      line('M888 110V392', stage.ink.gold.l, 8) +
      line('M720 130L650 290M720 130L790 290M1060 130L990 290M1060 130L1130 290', stage.ink.gold.m, 4) +
      path('M632 288H808C800 336 762 352 720 352S640 336 632 288z', stage.ink.fall(stage.ink.gold), {
        stroke: stage.ink.gold.d,
        'stroke-width': 3,
      }) +
      path('M972 288H1148C1140 336 1102 352 1060 352S980 336 972 288z', stage.ink.fall(stage.ink.gold), {
        stroke: stage.ink.gold.d,
        'stroke-width': 3,
      }) +
      stage.motif('dice', 720, 226, 0, 0.78) +
      stage.motif('gem', 1060, 232, 0, 0.72) +
      path('M800 392H980L1010 430H770z', stage.ink.tube(stage.ink.gold), {
        stroke: stage.ink.gold.d,
        'stroke-width': 3,
      }) +
      circle(890, 112, 22, stage.ink.ball(stage.ink.gold), { stroke: stage.ink.gold.d, 'stroke-width': 3 }),
  },
  'play-money': {
    palette: 'jade-forest',
    draw: (stage) =>
      circle(880, 230, 320, stage.ink.glow(stage.palette.glow, 0.6)) +
      ground(stage, 372, stage.palette.far) +
      ground(stage, 420) +
      stage.motif('kite', 1080, 150, 14, 0.95) +
      stage.motif('coins', 840, 270, 0, 1.6) +
      stage.motif('drum', 1060, 348, 6, 0.8) +
      stage.motif('lantern', 660, 140, -6, 0.8),
  },
  'calm-river': {
    palette: 'sunrise',
    draw: (stage) =>
      moon(stage, 920, 210, 96) +
      path('M400 300Q520 190 640 262Q720 150 830 250Q900 196 980 256Q1080 150 1210 270V320H400z', stage.palette.far) +
      water(stage, 300, 920) +
      stage.motif('hourglass', 1060, 286, 6, 1.15) +
      stage.motif('lotus', 770, 372, 0, 0.85) +
      stage.motif('lotus', 930, 424, 0, 0.5),
  },
  'first-chest': {
    palette: 'lantern-dusk',
    draw: (stage) =>
      group(stage.ink.wreath(path(petal(440, 30, 0.5), stage.palette.glow, { opacity: '.12' }), 20), {
        transform: 'translate(880 240)',
      }) +
      circle(880, 240, 300, stage.ink.glow(stage.palette.glow, 0.6)) +
      ground(stage, 360, stage.palette.far) +
      ground(stage, 410) +
      stage.motif('lantern', 668, 170, -6, 0.8) +
      stage.motif('lantern', 1098, 160, 6, 0.8) +
      stage.motif('coins', 700, 338, -4, 0.7) +
      stage.motif('gem', 1076, 344, 10, 0.55) +
      stage.motif('chest', 886, 262, 0, 1.6),
  },
};

/** View boxes. */
const crops = {
  wide: '0 0 1200 480',
  narrow: '120 70 1080 344',
  card: '540 96 660 288.75',
  share: '286 0 914.3 480',
} as const;

export interface BannerArtOptions {
  readonly scene: BannerScene;
  /** Default: the name of the scene. */
  readonly seed?: string | undefined;
  /**
   * `wide` is 1200 by 480; `narrow`, for small screens, is 1080 by 344; `card`, 16 by 7, is the subject alone; `share`, for
   * links on other sites, is 914 by 480. No text lies over these three. Default `wide`.
   */
  readonly crop?: keyof typeof crops | undefined;
}

function stageOf(scene: BannerScene, seed: string): Stage {
  const palette = palettes.find(({ name }) => name === scenes[scene].palette) ?? palettes[0]!;
  const ink = new Ink(palette);
  return {
    ink,
    palette,
    random: randomFrom(`banner ${seed}`),
    motif: (name, x, y, turn, scale) => {
      const coat = motifs[name].coats?.find((material) => !palette.shuns.includes(material)) ?? 'a';
      return ink.stamp(`motif ${name}`, () => motifs[name].draw(ink.coated(coat)), x, y, turn, scale);
    },
  };
}

/**
 * Banner as an SVG document. What there is to see stands in the far half (x 560 to 1180) and the near half stays calm and
 * dark, because the text lies over it; on a right-to-left page the site may mirror the picture, which holds nothing that
 * reads. The same options give the same bytes.
 */
export function bannerArt({ scene, seed = scene, crop = 'wide' }: BannerArtOptions): string {
  const stage = stageOf(scene, seed);
  const { ink, palette } = stage;
  const sky = ink.linear([
    [0, palette.top],
    [0.6, palette.mid],
    [1, palette.low],
  ]);
  // dark where the text stands, at the near side
  const calm = ink.linear(
    [
      [0, palette.dark, 0.68],
      [0.42, palette.dark, 0.44],
      [0.62, palette.dark, 0],
    ],
    [0, 0, 1, 0],
  );
  const body =
    rect(0, 0, 1200, 480, sky) + scenes[scene].draw(stage) + (crop === 'wide' ? rect(0, 0, 1200, 480, calm) : '');
  return picture(crops[crop], ink.defs() + body);
}

/** One layer of the scene `water-festival`, clear around what it shows. On each other they are the picture, words and shade apart. */
export function riverLayer(layer: RiverLayer): string {
  const stage = stageOf('water-festival', 'water-festival');
  const body = riverLayers[layer](stage);
  return picture(crops.wide, stage.ink.defs() + body);
}
