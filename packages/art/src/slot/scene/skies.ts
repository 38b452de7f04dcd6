import { circle, ellipse, group, line, path, rect } from '../../kit/draw.ts';
import { burst, skyLantern } from '../../kit/lights.ts';
import { nums, petal, sparkle } from '../../kit/shape.ts';
import { across, type Layer, specks, type View } from './view.ts';

const stars: Layer = (view) =>
  specks(view, 34, 6, view.horizon * 0.8, view.unit * 0.28, '#fff', 0.6) +
  specks(view, 8, 6, view.horizon * 0.7, view.unit * 0.5, view.palette.glow, 0.8);

const disc = (view: View, x: number, y: number, r: number): string =>
  circle(x, y, r * 2.9, view.ink.glow(view.palette.glow, 0.55)) +
  circle(
    x,
    y,
    r,
    view.ink.linear([
      [0, view.palette.glow],
      [0.55, view.palette.glow],
      [1, view.palette.line],
    ]),
  );

const moon: Layer = (view) => stars(view) + disc(view, across(view, 0.11), view.height * 0.17, view.unit * 6.4);

const sun: Layer = (view) => {
  const { ink, palette, unit, horizon } = view;
  const x = across(view, 0.14);
  return (
    disc(view, x, horizon - unit * 9, unit * 10) +
    [5, 9, 13]
      .map((k) => rect(x - unit * 11, horizon - unit * (3 + k), unit * 22, unit * 0.7, palette.mid, { opacity: '.5' }))
      .join('') +
    ellipse(x, horizon, unit * 40, unit * 5, ink.glow(palette.glow, 0.5))
  );
};

const rays: Layer = (view) => {
  const { ink, palette, width, height, horizon } = view;
  const reach = Math.max(width, height);
  const wedge = path(
    `M0 0L${nums(-reach / 11, -reach)}H${nums(reach / 11)}z`,
    ink.linear([
      [0, palette.glow, 0],
      [1, palette.glow, 0.34],
    ]),
  );
  return (
    stars(view) +
    group(ink.wreath(wedge, 18, view.random.int(0, 9)), {
      transform: `translate(${width / 2} ${Math.round(horizon)})`,
    }) +
    circle(width / 2, horizon, view.unit * 46, ink.glow(palette.glow, 0.6))
  );
};

const galaxy: Layer = (view) => {
  const { ink, palette, width, height, random, unit } = view;
  return (
    group(
      ellipse(0, 0, width * 0.72, unit * 15, ink.glow(palette.glow, 0.5)) +
        ellipse(0, 0, width * 0.5, unit * 6, ink.glow('#fff', 0.4)),
      { transform: `translate(${width / 2} ${Math.round(height * 0.24)})rotate(${view.side * random.int(16, 30)})` },
    ) +
    specks(view, 70, 4, height * 0.6, unit * 0.26, '#fff', 0.75) +
    path(
      Array.from({ length: 7 }, () =>
        sparkle(random.int(10, width - 10), random.int(10, Math.round(height * 0.4)), unit * random.range(1, 2.4)),
      ).join(''),
      '#fff',
      { opacity: '.85' },
    )
  );
};

const fireworks: Layer = (view) => {
  const { ink, palette, random, unit, height } = view;
  const { spokes, sparks } = burst(18, 48);
  const make = (color: string) => (): string =>
    circle(0, 0, 60, ink.glow(color, 0.45)) + line(spokes, color, 1.6, { opacity: '.8' }) + line(sparks, '#fff', 3);
  const at = (part: number, y: number, scale: number, color: string): string =>
    ink.stamp(
      `burst${color}`,
      make(color),
      Math.round(across(view, part)),
      height * y,
      random.int(0, 20),
      (scale * unit) / 5,
    );
  return (
    stars(view) +
    at(0.1, 0.16, 1.3, palette.glow) +
    at(0.9, 0.12, 1, ink.a.l) +
    at(0.02, 0.42, 0.8, ink.b.l) +
    at(0.96, 0.38, 1.1, palette.glow) +
    at(0.5, 0.06, 0.8, ink.b.l)
  );
};

const lanterns: Layer = (view) => {
  const { ink, random, unit, height } = view;
  const one = (): string => circle(0, 0, 34, ink.glow(ink.gold.l, 0.4)) + skyLantern(ink);
  const places = [0.03, 0.08, 0.13, 0.19, 0.34, 0.48, 0.66, 0.8, 0.86, 0.91, 0.97];
  return (
    stars(view) +
    places
      .map((part) =>
        ink.stamp(
          'sky-lantern',
          one,
          Math.round(across(view, part)),
          random.int(Math.round(height * 0.04), Math.round(height * 0.46)),
          random.int(-8, 8),
          (random.range(0.5, 1.4) * unit) / 7,
        ),
      )
      .join('')
  );
};

const silk: Layer = ({ ink, palette, random, width: w, height: h }) => {
  const fold = (part: number, color: string, other: string, opacity: number): string => {
    const y = h * part;
    const bend = h * random.range(0.1, 0.2);
    const d = nums(...[w * 0.3, y - bend, w * 0.6, y + bend, w + 9, y - bend * 0.4].map(Math.round));
    return path(
      `M-9 ${Math.round(y)}C${d}V${Math.round(y + h * 0.16)}C${nums(...[w * 0.62, y + bend + h * 0.3, w * 0.3, y - bend + h * 0.2, -9, y + h * 0.24].map(Math.round))}z`,
      ink.linear(
        [
          [0, color],
          [0.5, other],
          [1, color],
        ],
        [0, 0, 1, 0.4],
      ),
      { opacity },
    );
  };
  return (
    fold(0.02, palette.low, palette.mid, 0.9) +
    fold(0.2, palette.mid, palette.glow, 0.3) +
    fold(0.38, palette.low, palette.mid, 0.9) +
    fold(0.58, palette.mid, palette.glow, 0.22) +
    fold(0.74, palette.near, palette.mid, 0.8)
  );
};

const arches: Layer = (view) => {
  const { ink, palette, width, height } = view;
  return [0, 1, 2]
    .map((k) => {
      const half = Math.round(width * (0.47 - k * 0.1));
      const top = Math.round(height * (0.02 + k * 0.035));
      const [mid, foot] = [width / 2, top + Math.round(height * 0.34)];
      const d = `M${mid - half} ${height + 9}V${foot}C${mid - half} ${nums(Math.round(foot - height * 0.16), Math.round(mid - half * 0.4), Math.round(top + height * 0.12), mid, top)}C${nums(Math.round(mid + half * 0.4), Math.round(top + height * 0.12), mid + half, Math.round(foot - height * 0.16), mid + half, foot)}V${height + 9}z`;
      return (
        path(
          d,
          ink.linear([
            [0, k === 2 ? palette.glow : palette.mid, k === 2 ? 0.5 : 0.7],
            [1, palette.low],
          ]),
        ) + line(d, ink.gold.m, view.unit * (0.6 - k * 0.12), { opacity: 0.8 - k * 0.2 })
      );
    })
    .join('');
};

const rosette: Layer = ({ ink, palette, random, width, height, unit }) => {
  const leaf = (length: number, half: number, opacity: number): string =>
    path(petal(length, half, 0.6), palette.glow, { opacity }) +
    line(petal(length, half, 0.6), palette.line, 2, { opacity: '.55' });
  const size = Math.max(width, height);
  return group(
    ink.wreath(leaf(size * 0.62, size * 0.075, 0.08), 16, 11) +
      ink.wreath(leaf(size * 0.45, size * 0.07, 0.1), 16) +
      [0.36, 0.4, 0.52]
        .map((part) =>
          circle(0, 0, size * part, 'none', { stroke: palette.line, 'stroke-width': unit * 0.2, opacity: '.5' }),
        )
        .join('') +
      ink.wreath(leaf(size * 0.3, size * 0.05, 0.12), 12),
    { transform: `translate(${width / 2} ${Math.round(height * 0.44)})rotate(${random.int(0, 15)})` },
  );
};

const checks: Layer = ({ ink, palette, width, height, unit }) => {
  const size = Math.round(unit * 7);
  const id = ink.define(
    'checks',
    (made) =>
      `<pattern id="${made}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${rect(0, 0, size / 2, size, palette.mid, { opacity: '.6' })}${rect(0, 0, size, size / 2, palette.glow, { opacity: '.2' })}${line(`M0 0V${size}M0 0H${size}`, palette.line, 1, { opacity: '.5' })}</pattern>`,
  );
  return (
    rect(0, 0, width, height, `url(#${id})`, { opacity: '.7' }) +
    circle(width / 2, height * 0.42, Math.max(width, height) * 0.5, ink.glow(palette.glow, 0.5))
  );
};

const shafts: Layer = (view) => {
  const { ink, palette, height, width, unit } = view;
  const fill = ink.linear([
    [0, palette.glow, 0.5],
    [1, palette.glow, 0],
  ]);
  return (
    [0.02, 0.16, 0.3, 0.58, 0.78]
      .map((part, i) => {
        const [x, w] = [width * part, width * (0.05 + (i % 3) * 0.03)];
        return path(
          `M${nums(...[x, -9].map(Math.round))}h${nums(w)}L${nums(...[x + w - view.side * w * 2.4, height * 0.86].map(Math.round))}h${nums(-w * 2)}z`,
          fill,
        );
      })
      .join('') + specks(view, 26, 20, height - 20, unit * 0.9, '#fff', 0.2)
  );
};

const blades: Layer = ({ ink, palette, random, width, height, unit }) =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, y, w] = [
      random.int(-200, width),
      random.int(-100, height),
      random.int(Math.round(unit * 3), Math.round(unit * 12)),
    ];
    const tall = Math.round(unit * 26);
    return path(`M${x} ${y + tall}l${tall}-${tall}h${w}l-${tall} ${tall}z`, i % 2 ? palette.glow : palette.near, {
      opacity: 0.12 + (i % 3) * 0.08,
    });
  }).join('') + circle(width / 2, height * 0.45, unit * 50, ink.glow(palette.glow, 0.45));

const curls: Layer = (view) => {
  const { ink, palette, random, unit, width, height } = view;
  const curl = (): string =>
    path(
      'M-60 20C-84 20-84-8-62-8C-62-34-26-38-18-18C-6-40 30-34 28-10C54-16 66 20 40 20z',
      ink.linear([
        [0, palette.line],
        [1, palette.mid],
      ]),
    ) +
    line('M-62-8C-50-10-46 4-56 6M-18-18C-4-14-6 4-18 4M28-10C38-4 34 10 24 8', palette.glow, 2.4, { opacity: '.7' });
  return (
    stars(view) +
    circle(width / 2, height * 0.4, unit * 50, ink.glow(palette.glow, 0.7)) +
    [0.08, 0.22, 0.37, 0.5, 0.64, 0.8, 0.94]
      .map((y, i) =>
        [0, 1]
          .map((end) =>
            ink.stamp(
              'curl',
              curl,
              Math.round(width * (end === i % 2 ? random.range(0, 0.09) : random.range(0.9, 1))),
              Math.round(height * (y + end * 0.05)),
              0,
              (unit / 7) * random.range(0.9, 1.7),
            ),
          )
          .join(''),
      )
      .join('')
  );
};

const curtain: Layer = ({ ink, palette, width, height }) => {
  const fold = rect(
    0,
    0,
    100,
    height,
    ink.linear(
      [
        [0, palette.low],
        [0.45, palette.mid],
        [1, palette.near],
      ],
      [0, 0, 1, 0],
    ),
  );
  const count = Math.ceil(width / 100);
  const lamp = ink.linear([
    [0, palette.glow, 0.45],
    [1, palette.glow, 0],
  ]);
  return (
    Array.from({ length: count }, (_, i) => ink.stamp('fold', () => fold, i * 100, 0)).join('') +
    path(`M${nums(width * 0.4, 0, width * 0.1, height)}H${nums(width * 0.9)}L${nums(width * 0.6, 0)}z`, lamp)
  );
};

const beams: Layer = (view) => {
  const { ink, palette, width, horizon, unit } = view;
  const fill = ink.linear([
    [0, '#fff', 0.5],
    [1, palette.glow, 0],
  ]);
  const beam = (x: number, to: number): string =>
    path(
      `M${nums(x - unit, horizon * 0.2, to - unit * 14, horizon * 1.4)}H${nums(to + unit * 14)}L${nums(x + unit, horizon * 0.2)}z`,
      fill,
    );
  const lamp = (x: number): string =>
    rect(x - unit * 4, horizon * 0.14, unit * 8, unit * 4, palette.near, { rx: unit * 0.6 }) +
    line(
      `M${nums(x - unit * 3, horizon * 0.14 + unit * 1.3)}h${nums(unit * 6)}m${nums(-unit * 6, unit * 1.4)}h${nums(unit * 6)}`,
      '#fff',
      unit,
      {
        'stroke-dasharray': `.1 ${nums(unit * 1.5)}`,
      },
    );
  return (
    beam(width * 0.06, width * 0.3) +
    beam(width * 0.94, width * 0.7) +
    beam(width * 0.06, width * 0.02) +
    beam(width * 0.94, width * 0.98) +
    lamp(width * 0.06) +
    lamp(width * 0.94)
  );
};

const glow: Layer = ({ ink, palette, width, height, unit }) =>
  circle(width / 2, height * 0.42, unit * 60, ink.glow(palette.glow, 0.75));

/** What is far away: skies and walls. */
export const skies = {
  stars,
  moon,
  sun,
  rays,
  galaxy,
  fireworks,
  lanterns,
  silk,
  arches,
  rosette,
  checks,
  shafts,
  blades,
  curls,
  curtain,
  beams,
  glow,
} as const;
