import { circle, ellipse, group, line, path, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';
import { nums, petal } from '../kit/shape.ts';
import type { Palette } from '../palettes.ts';

/** What a backdrop is drawn with. The canvas is 300 by 400; the light of the scene is at (150, 190). */
export interface Scene {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly random: Random;
}

export type Backdrop = (scene: Scene) => string;

/** Soft ground line across the canvas. */
export const hills = (random: Random, y: number, swing: number): string => {
  const points = Array.from({ length: 5 }, (_, i) => [i * 75, y + random.range(-swing, swing)] as const);
  const [first, ...rest] = points;
  return `M0 400V${nums(first?.[1] ?? y)}${rest.map(([x, py]) => `S${nums(x - 38, py - swing * 0.6, x, py)}`).join('')}V400z`;
};

/** Specks of starlight above a height. */
export const stars = (random: Random, n: number, height: number): string =>
  Array.from({ length: n }, () => `M${random.int(4, 296)} ${random.int(4, height)}h.1`).join('');

const moonrise: Backdrop = ({ ink, palette, random }) =>
  line(stars(random, 20, 200), '#fff', 2, { opacity: '.7' }) +
  circle(150, 160, 170, ink.glow(palette.glow, 0.5)) +
  circle(
    150,
    160,
    112,
    ink.linear([
      [0, palette.glow],
      [1, palette.mid],
    ]),
  ) +
  circle(150, 160, 132, 'none', { stroke: palette.glow, 'stroke-width': 1, opacity: '.35' }) +
  path('M-20 214Q40 190 90 206T200 196T320 210V226Q250 214 190 222T70 226T-20 232z', palette.glow, { opacity: '.28' }) +
  path(hills(random, 300, 22), palette.far, { opacity: '.8' }) +
  path(hills(random, 344, 16), palette.near);

const river: Backdrop = ({ ink, palette, random }) =>
  circle(
    150,
    196,
    96,
    ink.linear([
      [0, palette.glow],
      [1, palette.mid],
    ]),
  ) +
  path(`M0 226${hills(random, 210, 16).slice(6).replace('V400z', 'V240H0z')}`, palette.far) +
  rect(
    0,
    228,
    300,
    172,
    ink.linear([
      [0, palette.mid],
      [0.35, palette.low],
      [1, palette.near],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) =>
      rect(150 - (66 - i * 5), 236 + i * 15, (66 - i * 5) * 2, 4, palette.glow, { rx: 2, opacity: 0.6 - i * 0.06 }),
    )
    .join('') +
  line(
    'M10 262Q40 254 70 262M220 276Q250 268 290 276M20 318Q56 308 92 318M200 336Q236 326 284 336M36 366Q70 358 110 366',
    palette.line,
    2,
    { opacity: '.4' },
  );

/** Silhouette of a lotus-bud tower standing on (x, y). */
export const spire = (x: number, y: number, s: number): string =>
  `M${nums(x - 22 * s, y)}C${nums(x - 20 * s, y - 40 * s, x - 10 * s, y - 74 * s, x, y - 112 * s)}C${nums(x + 10 * s, y - 74 * s, x + 20 * s, y - 40 * s, x + 22 * s, y)}z`;

const temples: Backdrop = ({ ink, palette, random }) =>
  line(stars(random, 20, 160), '#fff', 1.8, { opacity: '.6' }) +
  circle(
    random.int(90, 210),
    130,
    76,
    ink.linear([
      [0, palette.glow],
      [1, palette.mid],
    ]),
  ) +
  path(
    `${spire(40, 300, 1)}${spire(98, 300, 1.25)}${spire(150, 300, 1.7)}${spire(202, 300, 1.25)}${spire(260, 300, 1)}M0 262H300V310H0z`,
    palette.far,
  ) +
  path(`${spire(4, 330, 1.5)}${spire(296, 330, 1.5)}M0 300H34V324H266V300H300V400H0z`, palette.low) +
  line('M0 340H300M0 352H300', palette.line, 1.4, { opacity: '.35' }) +
  rect(0, 356, 300, 44, palette.near);

const karst: Backdrop = ({ palette, random }) => {
  const peaks = (y: number, tall: number, color: string, opacity: number): string => {
    let d = 'M-10 400';
    for (let x = -10; x < 320; ) {
      const w = random.int(34, 74);
      const h = random.range(0.45, 1) * tall;
      d += `L${nums(x, y)}C${nums(x + w * 0.2, y - h * 1.25, x + w * 0.75, y - h * 1.3, x + w, y)}`;
      x += w;
    }
    return path(`${d}V400z`, color, { opacity });
  };
  return (
    circle(210, 96, 40, palette.glow, { opacity: '.75' }) +
    peaks(252, 150, palette.mid, 0.8) +
    path('M0 230Q80 212 150 230T300 226V262Q200 250 150 262T0 258z', palette.glow, { opacity: '.22' }) +
    peaks(310, 130, palette.far, 0.95) +
    path('M0 300Q80 286 150 300T300 296V330Q200 318 150 330T0 326z', palette.glow, { opacity: '.16' }) +
    peaks(376, 90, palette.near, 1)
  );
};

const terraces: Backdrop = ({ ink, palette, random }) =>
  circle(random.int(80, 220), 90, 44, palette.glow, { opacity: '.9' }) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const y = 150 + i * 36;
      const bend = random.int(-26, 26) + (i % 2 ? 24 : -24);
      const d = `M-10 ${y}Q80 ${y - 34 + bend} 160 ${y + bend * 0.3}T310 ${y - bend}V400H-10z`;
      return (
        path(
          d,
          ink.linear([
            [0, i % 2 ? palette.glow : palette.line],
            [0.12, palette.mid],
            [0.6, palette.low],
            [1, palette.near],
          ]),
          { opacity: 0.55 + i * 0.06 },
        ) + line(d.slice(0, d.indexOf('V')), palette.glow, 1.4, { opacity: '.5' })
      );
    })
    .join('');

const bamboo: Backdrop = ({ ink, palette, random }) => {
  const make = (): string =>
    rect(
      -8,
      -20,
      16,
      440,
      ink.linear(
        [
          [0, palette.low],
          [0.35, palette.glow],
          [1, palette.near],
        ],
        [0, 0, 1, 0],
      ),
    ) + line('M-9 40h18M-9 118h18M-9 190h18M-9 268h18M-9 346h18', palette.near, 3);
  const cane = (x: number, thick: number, opacity: string): string =>
    group(ink.stamp('cane', make, 0, 0), {
      transform: `translate(${x} ${random.int(-20, 20)})scale(${thick} 1)`,
      opacity,
    });
  const leaf = (x: number, y: number, turn: number): string =>
    ink.stamp('cane-leaf', () => path(petal(62, 8, 0.4), palette.near), x, y, turn);
  return (
    circle(150, 180, 150, ink.glow(palette.glow, 0.7)) +
    cane(40, 0.8, '.4') +
    cane(258, 0.9, '.4') +
    cane(76, 0.5, '.3') +
    cane(14, 1.5, '.9') +
    cane(286, 1.6, '.9') +
    leaf(20, 70, 60) +
    leaf(20, 70, 96) +
    leaf(24, 82, 128) +
    leaf(282, 54, -64) +
    leaf(280, 60, -100) +
    leaf(284, 300, -58) +
    leaf(16, 290, 70)
  );
};

const pond: Backdrop = ({ ink, palette, random }) => {
  const pad = (x: number, y: number, r: number): string =>
    ink.stamp(
      'pad',
      () =>
        path(
          'M0 0L8-39A40 40 0 1 1-8-39z',
          ink.radial(
            [
              [0, palette.mid],
              [1, palette.near],
            ],
            [0.5, 0.5, 0.5],
          ),
        ) +
        line('M0 0L-30-20M0 0L-36 8M0 0L-18 32M0 0L14 35M0 0L34 14M0 0L30-22', palette.line, 1.2, { opacity: '.5' }),
      x,
      y,
      random.int(0, 359),
      r / 40,
    );
  const ripple = (y: number): string =>
    [26, 48, 72, 100]
      .map((r, i) =>
        ellipse(150, y, r * 1.7, r * 0.62, 'none', {
          stroke: palette.glow,
          'stroke-width': 1.6,
          opacity: 0.55 - i * 0.1,
        }),
      )
      .join('');
  return (
    ripple(250) +
    pad(24, 56, 54) +
    pad(280, 24, 44) +
    pad(290, 150, 34) +
    pad(8, 190, 38) +
    pad(262, 350, 60) +
    pad(36, 366, 66) +
    pad(150, 396, 40) +
    pad(112, 14, 26)
  );
};

const palms: Backdrop = ({ ink, palette, random }) => {
  const make = (): string =>
    path('M-4 0Q2-80-2-150L4-150Q8-80 6 0z', palette.near) +
    ink.turned(path('M0 0L-10-43L-4-40L0-54L4-40L10-43z', palette.near), [-140, -100, -66, -33, 0, 33, 66, 100, 140], {
      transform: 'translate(1 -154)',
    });
  const palm = (x: number, base: number, scale: number): string =>
    ink.stamp('palm', make, x, base, random.int(-3, 3), scale);
  return (
    circle(
      150,
      210,
      104,
      ink.linear([
        [0, palette.glow],
        [0.75, palette.mid],
        [1, palette.mid, 0.2],
      ]),
    ) +
    line('M70 236H230M84 250H216M60 264H240', palette.low, 3, { opacity: '.5' }) +
    path(hills(random, 308, 8), palette.far) +
    palm(34, 350, 1.35) +
    palm(74, 344, 0.85) +
    palm(262, 352, 1.5) +
    palm(222, 340, 0.75) +
    path(hills(random, 348, 8), palette.near)
  );
};

/** Landscapes and skies of the river. */
export const scenery = { moonrise, river, temples, karst, terraces, bamboo, pond, palms } as const;
