import { circle, ellipse, group, line, path, rect } from '../kit/draw.ts';
import { around, num, petal, poly } from '../kit/shape.ts';
import { type Backdrop, stars } from './scenery.ts';

const curtain: Backdrop = ({ ink, palette }) => {
  const fold = rect(
    0,
    -4,
    30,
    408,
    ink.linear(
      [
        [0, palette.low],
        [0.4, palette.mid],
        [0.6, palette.mid],
        [1, palette.near],
      ],
      [0, 0, 1, 0],
    ),
  );
  const folds = Array.from({ length: 10 }, (_, i) => ink.stamp('fold', () => fold, i * 30, 0)).join('');
  return (
    folds +
    path(
      'M0 0H300V26Q262 64 225 30Q188 66 150 34Q112 66 75 30Q38 64 0 26z',
      ink.linear([
        [0, palette.mid],
        [1, palette.low],
      ]),
    ) +
    line('M0 26Q38 64 75 30Q112 66 150 34Q188 66 225 30Q262 64 300 26', ink.gold.m, 3) +
    path(
      'M100 0L30 400H270L200 0z',
      ink.linear([
        [0, palette.glow, 0.5],
        [1, palette.glow, 0.08],
      ]),
    ) +
    ellipse(150, 352, 130, 26, palette.glow, { opacity: '.3' })
  );
};

const stadium: Backdrop = ({ ink, palette, random }) => {
  const lamp = (x: number): string => `M${x - 20} 46h40v22h-40z`;
  const beam = (x: number, to: number): string =>
    path(
      `M${x - 12} 60L${to - 70} 330H${to + 70}L${x + 12} 60z`,
      ink.linear([
        [0, palette.glow, 0.5],
        [1, palette.glow, 0],
      ]),
    );
  const crowd = Array.from({ length: 40 }, () => `M${random.int(0, 300)} ${random.int(118, 216)}h.1`).join('');
  return (
    path('M0 120Q150 86 300 120V230H0z', palette.low) +
    line(crowd, palette.glow, 4, { opacity: '.35' }) +
    rect(
      0,
      222,
      300,
      178,
      ink.linear([
        [0, palette.mid],
        [1, palette.near],
      ]),
    ) +
    path('M124 222H176L232 400H68zM0 222H76L-30 400H-60zM224 222H300L360 400H330z', palette.line, { opacity: '.22' }) +
    line('M0 226H300M150 226V244M76 318Q150 290 224 318', '#fff', 2, { opacity: '.45' }) +
    beam(40, 150) +
    beam(260, 150) +
    beam(40, 40) +
    beam(260, 260) +
    path(`${lamp(40)}${lamp(260)}M37 66h6v60h-6zM257 66h6v60h-6z`, palette.near) +
    line('M26 53h28M26 61h28M246 53h28M246 61h28', '#fff', 5, { 'stroke-dasharray': '.1 9' })
  );
};

const reef: Backdrop = ({ ink, palette, random }) => {
  const shaft = (x: number, w: number): string =>
    path(
      `M${x} -10h${w}L${x + w - 70} 330h${-w * 2}z`,
      ink.linear([
        [0, palette.glow, 0.55],
        [1, palette.glow, 0],
      ]),
    );
  const kelp = (x: number, h: number): string => {
    const y = 404;
    return path(
      `M${x} ${y}C${x - 24} ${y - h * 0.35} ${x + 26} ${y - h * 0.6} ${x} ${y - h}C${x + 38} ${y - h * 0.6} ${x - 8} ${y - h * 0.3} ${x + 16} ${y}z`,
      palette.near,
    );
  };
  const bubbles = Array.from({ length: 7 }, () =>
    circle(random.int(10, 290), random.int(30, 350), random.range(2, 8), '#fff', { opacity: '.22' }),
  ).join('');
  return (
    shaft(60, 40) +
    shaft(150, 30) +
    shaft(230, 56) +
    path('M0 340Q40 296 70 336Q96 310 120 350Q160 326 190 352Q220 304 252 340Q280 312 300 336V400H0z', palette.far) +
    kelp(14, 170) +
    kelp(40, 110) +
    kelp(258, 190) +
    kelp(282, 120) +
    kelp(226, 80) +
    path('M0 376Q70 352 140 374T300 366V400H0z', palette.near) +
    line('M76 372V346M76 356L62 342M76 352L90 336M206 372V340M206 356L192 340M206 350L222 334', ink.b.s, 6, {
      opacity: '.85',
    }) +
    bubbles
  );
};

const felt: Backdrop = ({ ink, palette }) =>
  ellipse(150, 180, 190, 210, ink.glow(palette.glow, 0.5)) +
  path(
    'M-20 262Q150 180 320 262V410H-20z',
    ink.linear([
      [0, palette.mid],
      [1, palette.near],
    ]),
  ) +
  line('M-20 262Q150 180 320 262', ink.gold.m, 5) +
  line('M-20 276Q150 194 320 276', ink.gold.l, 1.4, { opacity: '.7' }) +
  [-58, -30, 0, 30, 58]
    .map((turn) =>
      group(rect(-16, 128, 32, 46, 'none', { rx: 5, stroke: palette.line, 'stroke-width': 1.6, opacity: '.6' }), {
        transform: `translate(150 190)rotate(${num(turn * 0.7)})`,
      }),
    )
    .join('') +
  [46, 150, 254]
    .map((x) =>
      path(
        `M${x - 16}-4L${x - 80} 220H${x + 80}L${x + 16}-4z`,
        ink.linear([
          [0, palette.glow, 0.34],
          [1, palette.glow, 0],
        ]),
      ),
    )
    .join('');

const shards: Backdrop = ({ ink, palette, random }) => {
  const blade = (opacity: number, color: string): string => {
    const [x, y, w] = [random.int(-60, 240), random.int(-40, 300), random.int(26, 90)];
    return path(poly([x, y + 150, x + 130, y, x + 130 + w, y, x + w, y + 150]), color, { opacity });
  };
  const hexagons = Array.from({ length: 9 }, () => {
    const [x, y, r] = [random.int(10, 290), random.int(10, 390), random.int(12, 34)];
    return poly([...around(6, r).flatMap(([dx, dy]) => [x + dx, y + dy])]);
  });
  return (
    Array.from({ length: 9 }, (_, i) => blade(0.16 + (i % 3) * 0.1, i % 2 ? palette.glow : palette.near)).join('') +
    line(hexagons.join(''), palette.line, 1.6, { opacity: '.5' }) +
    circle(150, 190, 140, ink.glow(palette.glow, 0.45)) +
    line('M0 96L92 4M208 396L300 304', palette.glow, 3, { opacity: '.7' })
  );
};

const niche: Backdrop = ({ ink, palette }) => {
  const arch = (k: number): string => {
    const w = 132 - k * 24;
    const top = 30 + k * 34;
    return `M${150 - w} 410V${top + 130}C${150 - w} ${top + 66} ${num(150 - w * 0.35)} ${top + 52} 150 ${top}C${num(150 + w * 0.35)} ${top + 52} ${150 + w} ${top + 66} ${150 + w} ${top + 130}V410z`;
  };
  return [0, 1, 2, 3]
    .map(
      (k) =>
        path(
          arch(k),
          ink.linear([
            [0, k === 3 ? palette.glow : palette.mid],
            [1, k === 3 ? palette.mid : palette.low],
          ]),
          { opacity: k === 3 ? 0.95 : 0.75 },
        ) + line(arch(k), ink.gold.m, 2.6 - k * 0.4, { opacity: 0.9 - k * 0.15 }),
    )
    .join('');
};

const rosette: Backdrop = ({ ink, palette, random }) => {
  const leaf = (length: number, w: number, opacity: number): string =>
    path(petal(length, w, 0.6), palette.glow, { opacity }) +
    line(petal(length, w, 0.6), palette.line, 1.2, { opacity: '.6' });
  return group(
    ink.wreath(leaf(236, 34, 0.1), 12, 15) +
      ink.wreath(leaf(170, 30, 0.14), 12) +
      circle(0, 0, 112, 'none', {
        stroke: palette.line,
        'stroke-width': 1.4,
        'stroke-dasharray': '2 7',
      }) +
      circle(0, 0, 124, 'none', { stroke: palette.line, 'stroke-width': 1.2, opacity: '.6' }) +
      ink.wreath(leaf(104, 26, 0.16), 8),
    { transform: `translate(150 190)rotate(${random.int(0, 22)})` },
  );
};

const clouds: Backdrop = ({ ink, palette, random }) => {
  const curl = (x: number, y: number, s: number): string =>
    ink.stamp(
      'curl',
      () =>
        path(
          'M-60 20C-84 20-84-8-62-8C-62-34-26-38-18-18C-6-40 30-34 28-10C54-16 66 20 40 20z',
          ink.linear([
            [0, palette.line],
            [1, palette.mid],
          ]),
        ) +
        line('M-62-8C-50-10-46 4-56 6M-18-18C-4-14-6 4-18 4M28-10C38-4 34 10 24 8', palette.glow, 2.4, {
          opacity: '.7',
        }),
      x,
      y,
      0,
      s,
    );
  const rows = [46, 100, 300, 350, 392];
  return (
    line(stars(random, 18, 240), '#fff', 2, { opacity: '.6' }) +
    circle(150, 186, 128, ink.glow(palette.glow, 0.9)) +
    rows
      .map(
        (y, i) =>
          curl(random.int(0, 70), y, 0.7 + (i % 3) * 0.25) +
          curl(random.int(230, 300), y + 24, 0.8 + ((i + 1) % 3) * 0.2),
      )
      .join('')
  );
};

/** The checked scarf of the Khmer countryside, lit from the middle. */
const krama: Backdrop = ({ ink, palette, random }) => {
  const size = random.pick([36, 44]);
  const half = size / 2;
  const id = ink.define(
    'krama',
    (made) =>
      `<pattern id="${made}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([0, 45])})">${rect(0, 0, half, size, palette.mid, { opacity: '.7' })}${rect(0, 0, size, half, palette.glow, { opacity: '.28' })}${line(`M0 0V${size}M0 0H${size}`, palette.line, 1, { opacity: '.6' })}</pattern>`,
  );
  return (
    rect(0, 0, 300, 400, palette.low) +
    rect(0, 0, 300, 400, `url(#${id})`, { opacity: '.85' }) +
    circle(150, 186, 170, ink.glow(palette.glow, 0.6))
  );
};

/** Rooms, arenas and ornament. */
export const stage = { curtain, stadium, reef, felt, shards, niche, rosette, clouds, krama } as const;
