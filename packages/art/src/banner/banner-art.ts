import { hills, spire, stars } from '../cover/scenery.ts';
import { circle, group, line, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { burst, skyLantern } from '../kit/lights.ts';
import { type Random, randomFrom } from '../kit/random.ts';
import { petal, sparkle } from '../kit/shape.ts';
import { motifs } from '../motifs/motifs.ts';
import type { MotifName } from '../motifs/names.ts';
import { type Palette, palettes } from '../palettes.ts';
import type { BannerScene } from './scenes.ts';

interface Stage {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly random: Random;
  readonly motif: (name: MotifName, x: number, y: number, turn: number, scale: number) => string;
}

const fireworks = ({ ink, palette }: Stage, flat: readonly (readonly [number, number, number])[]): string => {
  const { spokes, sparks } = burst(16, 50);
  const make = (): string =>
    circle(0, 0, 60, ink.glow(palette.glow, 0.5)) + line(spokes, ink.gold.l, 1.8) + line(sparks, '#fff', 3.4);
  return flat.map(([x, y, scale]) => ink.stamp('burst', make, x, y, 0, scale)).join('');
};

const moon = ({ ink, palette }: Stage, x: number, y: number, r: number): string =>
  circle(x, y, r * 2.2, ink.glow(palette.glow, 0.5)) +
  circle(
    x,
    y,
    r,
    ink.linear([
      [0, ink.gold.x],
      [1, ink.gold.l],
    ]),
  ) +
  circle(x, y, r * 1.35, 'none', { stroke: palette.glow, 'stroke-width': 2, opacity: '.3' });

const water = ({ ink, palette }: Stage, y: number, x: number): string =>
  rect(
    0,
    y,
    1200,
    480 - y,
    ink.linear([
      [0, palette.mid],
      [0.4, palette.low],
      [1, palette.near],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      rect(x - (120 - i * 12), y + 12 + i * 20, (120 - i * 12) * 2, 6, palette.glow, {
        rx: 3,
        opacity: 0.55 - i * 0.07,
      }),
    )
    .join('') +
  line(
    `M60 ${y + 60}Q120 ${y + 48} 190 ${y + 60}M330 ${y + 96}Q400 ${y + 84} 480 ${y + 96}M980 ${y + 70}Q1050 ${y + 58} 1130 ${y + 70}M120 ${y + 130}Q200 ${y + 116} 280 ${y + 130}`,
    palette.line,
    3,
    { opacity: '.35' },
  );

const skyLanterns = ({ ink }: Stage, flat: readonly (readonly [number, number, number])[]): string => {
  const make = (): string => circle(0, 0, 34, ink.glow(ink.gold.l, 0.5)) + skyLantern(ink, 12, 15);
  return flat.map(([x, y, scale]) => ink.stamp('lantern', make, x, y, 0, scale)).join('');
};

const ground = ({ random, palette }: Stage, y: number, color = palette.near): string =>
  group(path(hills(random, y, 14), color), { transform: 'scale(4 1)' });

const scenes: Readonly<Record<BannerScene, { readonly palette: string; readonly draw: (stage: Stage) => string }>> = {
  'water-festival': {
    palette: 'delta',
    draw: (stage) =>
      fireworks(stage, [
        [560, 90, 0.9],
        [720, 60, 1.2],
        [1040, 76, 1.4],
        [1150, 190, 0.9],
        [420, 60, 0.6],
      ]) +
      moon(stage, 900, 170, 84) +
      path(
        `${spire(1040, 312, 0.9)}${spire(1096, 312, 1.2)}${spire(1152, 312, 0.9)}M1000 290H1200V320H1000z`,
        stage.palette.far,
      ) +
      water(stage, 304, 900) +
      stage.motif('boat', 860, 300, 0, 1.7) +
      path(
        'M0 420Q75 394 150 418T300 416T450 418T600 414T750 418T900 412T1050 418T1200 410V480H0z',
        stage.ink.linear([
          [0, stage.palette.glow],
          [0.3, stage.palette.mid],
          [1, stage.palette.low],
        ]),
      ) +
      path(
        'M0 452Q75 430 150 450T300 448T450 452T600 446T750 452T900 446T1050 452T1200 444V480H0z',
        stage.palette.near,
        { opacity: '.7' },
      ) +
      skyLanterns(stage, [
        [640, 380, 0.9],
        [1110, 400, 1],
        [560, 430, 0.7],
      ]),
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
};

/** View boxes. */
const crops = { wide: '0 0 1200 480', narrow: '120 70 1080 344', share: '286 0 914.3 480' } as const;

export interface BannerArtOptions {
  readonly scene: BannerScene;
  /** Default: the name of the scene. */
  readonly seed?: string | undefined;
  /**
   * `wide` is 1200 by 480; `narrow`, for small screens, is 1080 by 344; `share`, for links on other
   * sites, is 914 by 480. No text lies over these two. Default `wide`.
   */
  readonly crop?: keyof typeof crops | undefined;
}

/**
 * Banner as an SVG document. What there is to see stands in the far half (x 560 to 1180) and the near half stays calm and
 * dark, because the text lies over it; on a right-to-left page the site may mirror the picture, which holds nothing that
 * reads. The same options give the same bytes.
 */
export function bannerArt({ scene, seed = scene, crop = 'wide' }: BannerArtOptions): string {
  const { palette: wanted, draw } = scenes[scene];
  const palette = palettes.find(({ name }) => name === wanted) ?? palettes[0]!;
  const ink = new Ink(palette);
  const stage: Stage = {
    ink,
    palette,
    random: randomFrom(`banner ${seed}`),
    motif: (name, x, y, turn, scale) => {
      const coat = motifs[name].coats?.find((material) => !palette.shuns.includes(material)) ?? 'a';
      return ink.stamp(`motif ${name}`, () => motifs[name].draw(ink.coated(coat)), x, y, turn, scale);
    },
  };
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
  const body = rect(0, 0, 1200, 480, sky) + draw(stage) + (crop === 'wide' ? rect(0, 0, 1200, 480, calm) : '');
  return picture(crops[crop], ink.defs() + body);
}
