import type { Ramp } from '../kit/color.ts';
import { circle, line, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { petal, poly, star } from '../kit/shape.ts';
import type { Palette } from '../palettes.ts';

/**
 * Edge of the reels as a picture of nine parts: `border-image: url(frame.svg) 60 / 22px round`. The middle part of a side is
 * 120 units long and repeats without a seam.
 */
export const frameSize = 240;
export const frameSlice = 60;

type Frame = (ink: Ink, palette: Palette) => string;

const edge = (inset: number, rx: number, stroke: string, width: number, extra = {}): string =>
  rect(inset, inset, frameSize - inset * 2, frameSize - inset * 2, 'none', {
    rx,
    stroke,
    'stroke-width': width,
    ...extra,
  });

/** Light at the top, shade at the bottom, and one tone along the sides, which repeat. */
const metal = (ink: Ink, tone: Ramp): string =>
  ink.linear([
    [0, tone.x],
    [0.2, tone.m],
    [0.8, tone.m],
    [1, tone.s],
  ]);

/** The body of every frame: a broad band with a dark seam on both sides. */
const band = (ink: Ink, palette: Palette, tone: Ramp, width = 24): string =>
  edge(20, 34, palette.dark, width + 8) + edge(20, 34, metal(ink, tone), width);

/** Bright line on the outside, thin one inside. */
const lines = (ink: Ink): string => edge(8, 44, ink.gold.x, 2.4, { opacity: '.8' }) + edge(33, 22, ink.gold.d, 2.4);

const corners = (content: string): string =>
  `<g id="k">${content}</g>${['matrix(-1 0 0 1 240 0)', 'matrix(1 0 0 -1 0 240)', 'matrix(-1 0 0 -1 240 240)'].map((matrix) => `<use href="#k" transform="${matrix}"/>`).join('')}`;

/** A mark at the same distance along all four sides; 120 divides by the distance. */
const along = (step: number, mark: (x: number, y: number) => string): string => {
  let all = '';
  for (let x = 60 + step / 2; x < 180; x += step) all += mark(x, 20) + mark(x, 220) + mark(20, x) + mark(220, x);
  return all;
};
const dots = (step: number): string => along(step, (x, y) => `M${x} ${y}h.1`);

const frames = {
  plain: (ink, palette) => band(ink, palette, ink.gold) + lines(ink),
  beads: (ink, palette) =>
    band(ink, palette, ink.a) +
    edge(9, 44, ink.gold.m, 4) +
    edge(32, 22, ink.gold.m, 3) +
    line(dots(15), ink.gold.x, 9) +
    corners(circle(27, 27, 13, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 3 })),
  lacquer: (ink, palette) =>
    band(ink, palette, ink.ruby, 26) +
    edge(8, 44, ink.gold.l, 4) +
    edge(32, 22, ink.gold.l, 4) +
    corners(
      path('M4 60V34Q4 4 34 4H60L50 22H36Q22 22 22 36V50z', ink.sheen(ink.gold), {
        stroke: ink.gold.d,
        'stroke-width': 2,
      }),
    ),
  bulbs: (ink, palette) =>
    band(ink, palette, ink.b) +
    edge(8, 44, ink.gold.m, 4) +
    edge(32, 22, ink.gold.m, 4) +
    line(dots(30), ink.orange.s, 17) +
    line(dots(30), ink.gold.x, 11) +
    corners(circle(28, 28, 11, ink.orange.s) + circle(28, 28, 8, ink.gold.x)),
  petals: (ink, palette) =>
    band(ink, palette, ink.gold) +
    lines(ink) +
    corners(
      [-62, -22, 22, 62]
        .map((turn) =>
          path(petal(42, 13, 0.55), ink.fall(ink.rose), {
            transform: `translate(38 38)rotate(${turn - 45})`,
            stroke: ink.rose.d,
            'stroke-width': 2,
          }),
        )
        .join('') +
        path(petal(46, 14, 0.55), ink.fall(ink.rose), {
          transform: 'translate(38 38)rotate(-45)',
          stroke: ink.rose.d,
          'stroke-width': 2,
        }) +
        circle(37, 37, 9, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 2 }),
    ),
  rope: (ink, palette) =>
    edge(20, 34, palette.dark, 30) +
    edge(20, 34, ink.teak.s, 22) +
    edge(20, 34, ink.orange.l, 16, { 'stroke-dasharray': '8 7', 'stroke-linecap': 'butt', opacity: '.85' }) +
    edge(15, 38, ink.gold.x, 2, { opacity: '.6' }) +
    corners(
      circle(28, 28, 19, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 3 }) +
        circle(28, 28, 8, ink.teak.d),
    ),
  bamboo: (ink, palette) =>
    edge(20, 14, palette.dark, 32) +
    edge(20, 14, metal(ink, ink.leaf), 24) +
    edge(13, 18, ink.leaf.x, 3, { opacity: '.7' }) +
    line('M120 7V33M120 207V233M7 120H33M207 120H233', ink.leaf.d, 6) +
    corners(
      path('M2 14L46 46M46 2L8 50', 'none', { stroke: ink.teak.d, 'stroke-width': 15 }) +
        path('M6 16L44 44M42 8L12 46', 'none', { stroke: ink.teak.l, 'stroke-width': 7 }),
    ),
  scales: (ink, palette) =>
    band(ink, palette, ink.jade, 28) +
    line(
      along(20, (x, y) =>
        y === 20 || y === 220 ? `M${x - 10} ${y - 6}a10 13 0 0 0 20 0` : `M${x - 6} ${y - 10}a13 10 0 0 0 0 20`,
      ),
      ink.jade.d,
      3,
    ) +
    edge(6, 46, ink.gold.l, 4) +
    edge(34, 20, ink.gold.l, 3) +
    corners(
      path(star(8, 22, 14), ink.sheen(ink.gold), {
        transform: 'translate(28 28)',
        stroke: ink.gold.d,
        'stroke-width': 2,
      }) + circle(28, 28, 7, ink.ruby.m),
    ),
  rivets: (ink, palette) =>
    band(ink, palette, ink.steel, 28) +
    edge(7, 44, ink.silver.x, 2.4, { opacity: '.7' }) +
    line(dots(40), ink.night.d, 13) +
    line(dots(40), ink.silver.l, 9) +
    corners(
      path(poly([4, 60, 4, 20, 20, 4, 60, 4, 60, 36, 44, 36, 36, 44, 36, 60]), ink.sheen(ink.gold), {
        stroke: ink.gold.d,
        'stroke-width': 3,
      }) + circle(22, 22, 6, ink.gold.d),
    ),
  meander: (ink, palette) =>
    band(ink, palette, ink.night, 30) +
    line(
      along(20, (x, y) =>
        y === 20 || y === 220
          ? `M${x - 10} ${y + 7}V${y - 7}H${x + 6}V${y + 3}H${x - 2}`
          : `M${x + 7} ${y - 10}H${x - 7}V${y + 6}H${x + 3}V${y - 2}`,
      ),
      ink.gold.l,
      2.6,
    ) +
    edge(5, 46, ink.gold.l, 4) +
    edge(35, 20, ink.gold.m, 4) +
    corners(path('M28 10L46 28L28 46L10 28z', ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 2 })),
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;
export const frameNames = Object.keys(frames) as readonly FrameName[];

/** Frame of the reels as an SVG document of 240 by 240, to be cut in nine parts at 60 from each side. */
export function slotFrame({ palette, frame }: { readonly palette: Palette; readonly frame: FrameName }): string {
  const ink = new Ink(palette);
  const drawing = frames[frame](ink, palette);
  // without a size of its own a border image is as large as its box, and 60 is another part of it
  const size = `width="${frameSize}" height="${frameSize}"`;
  return picture(`0 0 ${frameSize} ${frameSize}`, ink.defs() + drawing).replace('<svg ', `<svg ${size} `);
}
