import { circle, ellipse, group, line, path, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { stone } from '../kit/props.ts';
import type { Random } from '../kit/random.ts';
import { nums, petal, star } from '../kit/shape.ts';
import type { Palette } from '../palettes.ts';

/** What a composition or a foreground is made with. */
export interface Setting {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly random: Random;
  /** The motif about (0, 0), within a radius of about 95; the first call draws it, later calls use it again. */
  readonly motif: (x: number, y: number, turn: number, scale: number) => string;
}

/** How the motif stands in the cover: what is behind it, how large, how often. */
type Composition = (setting: Setting) => string;

const hero: Composition = ({ motif, random }) => motif(150, 196, random.int(-4, 4), 1.36);

const medallion: Composition = ({ ink, palette, motif, random }) =>
  group(
    circle(0, 0, 126, ink.gold.d, { opacity: '.6' }) +
      circle(0, 0, 121, ink.sheen(ink.gold)) +
      circle(
        0,
        0,
        109,
        ink.radial(
          [
            [0, palette.glow],
            [0.45, palette.mid],
            [1, palette.near],
          ],
          [0.5, 0.42, 0.62],
        ),
      ) +
      circle(0, 0, 115, 'none', {
        stroke: ink.gold.d,
        'stroke-width': 4,
        'stroke-dasharray': '.1 12.05',
      }),
    { transform: 'translate(150 190)' },
  ) + motif(150, 192, random.int(-3, 3), 1.12);

const trio: Composition = ({ motif, palette }) =>
  group(motif(70, 138, -14, 0.74) + motif(230, 138, 14, 0.74), { opacity: '.96' }) +
  ellipse(150, 246, 120, 92, palette.near, { opacity: '.28' }) +
  motif(150, 222, 0, 1.2);

const pedestal: Composition = ({ ink, palette, motif }) => {
  const leaf = path(petal(46, 20, 0.5), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.6 });
  return (
    path(
      'M96 0L20 344H280L204 0z',
      ink.linear([
        [0, palette.glow, 0.55],
        [1, palette.glow, 0],
      ]),
    ) +
    ellipse(150, 350, 124, 24, palette.dark, { opacity: '.6' }) +
    motif(150, 178, 0, 1.24) +
    group(
      rect(-96, -12, 192, 16, ink.tube(ink.gold), { rx: 8, stroke: ink.gold.d, 'stroke-width': 1.4 }) +
        [-84, -42, 42, 84, 0].map((x) => ink.stamp('stand', () => leaf, x, 46, x / 6)).join('') +
        rect(-108, 38, 216, 20, ink.tube(ink.gold), { rx: 9, stroke: ink.gold.d, 'stroke-width': 1.4 }),
      { transform: 'translate(150 306)' },
    )
  );
};

const closeUp: Composition = ({ motif, random }) => {
  const side = random.pick([-1, 1]);
  return motif(150 + side * 14, 218, side * -9, 1.72);
};

const reels: Composition = ({ ink, palette, motif }) => {
  const pane = (x: number, w: number): string =>
    rect(
      x,
      86,
      w,
      220,
      ink.linear([
        [0, palette.dark],
        [0.2, ink.ivory.l],
        [0.5, '#fff'],
        [0.8, ink.ivory.l],
        [1, palette.dark],
      ]),
      { rx: 10 },
    );
  return (
    rect(-6, 72, 312, 248, palette.dark, { rx: 20, opacity: '.6' }) +
    rect(-4, 74, 308, 244, ink.sheen(ink.gold), { rx: 18 }) +
    pane(-20, 78) +
    pane(64, 172) +
    pane(242, 78) +
    ink.clip('M-20 86H58V306H-20z', motif(12, 130, 0, 0.5) + motif(12, 262, 0, 0.5)) +
    ink.clip('M242 86H320V306H242z', motif(288, 130, 0, 0.5) + motif(288, 262, 0, 0.5)) +
    line('M-4 196H304', ink.ruby.m, 3, { opacity: '.7' }) +
    motif(150, 196, 0, 1.16)
  );
};

const mirrored: Composition = ({ ink, palette, motif }) =>
  rect(
    0,
    296,
    300,
    104,
    ink.linear([
      [0, palette.mid],
      [1, palette.near],
    ]),
    { opacity: '.9' },
  ) +
  ink.clip(
    'M0 298H300V400H0z',
    group(motif(0, 0, 0, 1.2), { transform: 'translate(150 414)scale(1 -1)', opacity: '.34' }),
  ) +
  line('M0 298H300', palette.glow, 2, { opacity: '.7' }) +
  line('M40 320H120M170 336H262M60 358H108M190 376H250', palette.glow, 2.2, { opacity: '.5' }) +
  motif(150, 184, 0, 1.24);

const rainfall: Composition = ({ motif, random }) => {
  const drops = [
    [48, 66, 0.34],
    [252, 84, 0.3],
    [262, 330, 0.36],
    [40, 336, 0.32],
    [150, 46, 0.26],
    [276, 210, 0.24],
    [22, 200, 0.24],
  ];
  return (
    group(drops.map(([x = 0, y = 0, s = 0]) => motif(x, y, random.int(-30, 30), s)).join(''), { opacity: '.8' }) +
    motif(150, 200, random.int(-5, 5), 1.22)
  );
};

const burst: Composition = ({ ink, palette, motif, random }) =>
  group(
    path(
      star(20, 168, 104),
      ink.radial(
        [
          [0, palette.glow],
          [1, palette.mid],
        ],
        [0.5, 0.5, 0.5],
      ),
      { opacity: '.9' },
    ) + path(star(20, 132, 92, -81), '#fff', { opacity: '.32' }),
    { transform: `translate(150 194)rotate(${random.int(0, 17)})` },
  ) + motif(150, 196, random.int(-6, 6), 1.3);

const banner: Composition = ({ ink, motif }) =>
  motif(150, 178, 0, 1.28) +
  path('M-4 324L28 308H272L304 324V372L272 360H28L-4 372z', ink.a.d) +
  path(
    'M22 300H278V352Q150 376 22 352z',
    ink.linear([
      [0, ink.a.l],
      [0.5, ink.a.m],
      [1, ink.a.s],
    ]),
    { stroke: ink.gold.m, 'stroke-width': 3.4 },
  ) +
  [-72, -36, 36, 72]
    .map((x) => path(star(5, 9, 4), ink.gold.l, { transform: `translate(${150 + x} ${nums(334 - Math.abs(x) / 12)})` }))
    .join('') +
  stone(ink, ink.b, 150, 334, 17);

export const compositions = {
  hero,
  medallion,
  trio,
  pedestal,
  closeUp,
  reels,
  mirrored,
  rainfall,
  burst,
  banner,
} as const;
export type CompositionName = keyof typeof compositions;
