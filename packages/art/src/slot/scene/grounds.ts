import { ellipse, group, line, path, rect } from '../../kit/draw.ts';
import { nums, petal } from '../../kit/shape.ts';
import { across, type Layer, ridge, type View } from './view.ts';

const hills: Layer = (view) => {
  const { palette, horizon, unit } = view;
  return (
    path(ridge(view, horizon - unit * 7, unit * 4, 4), palette.far, { opacity: '.7' }) +
    path(ridge(view, horizon - unit * 1.5, unit * 2.4, 6), palette.low)
  );
};

const tower = (x: number, y: number, s: number): string =>
  `M${nums(x - 22 * s, y)}C${nums(x - 20 * s, y - 40 * s, x - 10 * s, y - 74 * s, x, y - 112 * s)}C${nums(x + 10 * s, y - 74 * s, x + 20 * s, y - 40 * s, x + 22 * s, y)}z`;

const temples: Layer = (view) => {
  const { palette, width, height, horizon, unit } = view;
  const s = unit / 7;
  const row = (part: number, scale: number): string => {
    const x = across(view, part);
    return (
      tower(x, horizon, s * scale) +
      tower(x - 46 * s * scale, horizon, s * scale * 0.72) +
      tower(x + 46 * s * scale, horizon, s * scale * 0.72)
    );
  };
  return (
    path(`${row(0.12, 1.5)}${row(0.88, 1.9)}M0 ${nums(horizon - unit * 4)}H${width}V${height}H0z`, palette.far) +
    path(ridge(view, horizon - unit * 1.4, unit * 1.4, 8), palette.low)
  );
};

const karst: Layer = (view) => {
  const { palette, random, width, height, horizon, unit } = view;
  const peaks = (y: number, tall: number, color: string, opacity: number): string => {
    let d = `M-9 ${height}V${nums(y)}`;
    for (let x = -9; x < width + 9; ) {
      const w = random.int(Math.round(unit * 7), Math.round(unit * 15));
      // lower in the middle, where the reels stand
      const h = tall * random.range(0.5, 1) * (0.45 + 1.1 * Math.abs(x / width - 0.5));
      d += `L${nums(x, y)}C${nums(...[x + w * 0.2, y - h * 1.25, x + w * 0.75, y - h * 1.3, x + w, y].map(Math.round))}`;
      x += w;
    }
    return path(`${d}V${height}z`, color, { opacity });
  };
  return peaks(horizon - unit * 6, unit * 30, palette.mid, 0.7) + peaks(horizon, unit * 22, palette.far, 0.95);
};

const terraces: Layer = (view) => {
  const { ink, palette, random, width, height, horizon, unit } = view;
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const y = horizon - unit * 6 + ((height - horizon) * i) / 6.5;
      const bend = random.range(-1, 1) * unit * 5 + (i % 2 ? unit * 5 : -unit * 5);
      const top = `M-9 ${nums(y)}Q${nums(...[width * 0.25, y - unit * 6 + bend, width * 0.5, y + bend * 0.3].map(Math.round))}T${nums(width + 9, Math.round(y - bend))}`;
      return (
        path(
          `${top}V${height + 9}H-9z`,
          ink.linear([
            [0, i % 2 ? palette.glow : palette.line],
            [0.1, palette.mid],
            [0.5, palette.low],
            [1, palette.near],
          ]),
          { opacity: 0.6 + i * 0.05 },
        ) + line(top, palette.glow, unit * 0.25, { opacity: '.5' })
      );
    })
    .join('');
};

const canes: Layer = (view) => {
  const { ink, palette, random, height } = view;
  const scale = view.unit / 9;
  const make = (): string =>
    rect(
      -14,
      0,
      28,
      height + 40,
      ink.linear(
        [
          [0, palette.low],
          [0.35, palette.line],
          [1, palette.near],
        ],
        [0, 0, 1, 0],
      ),
    ) + line(Array.from({ length: 7 }, (_, i) => `M-15 ${60 + i * 130}h30`).join(''), palette.near, 6);
  const cane = (part: number, thick: number, opacity: number): string =>
    group(ink.stamp('cane', make, 0, 0), {
      transform: `translate(${Math.round(across(view, part))} ${-random.int(0, 40)})scale(${nums(thick * scale)} 1)`,
      opacity,
    });
  return [0.02, 0.06, 0.11, 0.17, 0.24, 0.76, 0.83, 0.88, 0.94, 0.985]
    .map((part, i) => cane(part, [1.5, 0.9, 1.2, 0.7, 0.5][i % 5] ?? 1, [0.95, 0.6, 0.8, 0.45, 0.3][i % 5] ?? 1))
    .join('');
};

const palms: Layer = (view) => {
  const { ink, palette, horizon, unit } = view;
  const make = (): string =>
    path('M-4 0Q2-80-2-150L4-150Q8-80 6 0z', palette.near) +
    ink.turned(path('M0 0L-10-43L-4-40L0-54L4-40L10-43z', palette.near), [-140, -100, -66, -33, 0, 33, 66, 100, 140], {
      transform: 'translate(1 -154)',
    });
  const palm = (part: number, y: number, scale: number, turn: number): string =>
    ink.stamp('palm', make, Math.round(across(view, part)), Math.round(horizon + y * unit), turn, (scale * unit) / 6);
  return (
    path(ridge(view, horizon - unit * 3, unit * 2, 5), palette.far) +
    palm(0.06, 10, 1.9, -3) +
    palm(0.17, 6, 1.2, 4) +
    palm(0.9, 10, 2, 3) +
    palm(0.8, 5, 1.1, -4) +
    palm(0.97, 5, 1.4, 2)
  );
};

const stand: Layer = (view) => {
  const { palette, random, width, horizon, unit } = view;
  let d = '';
  for (let i = 0; i < 90; i++)
    d += `M${random.int(0, width)} ${random.int(Math.round(horizon - unit * 14), Math.round(horizon - unit))}h.1`;
  return (
    path(
      `M0 ${nums(horizon - unit * 18)}Q${nums(width / 2, horizon - unit * 10, width, horizon - unit * 18)}V${nums(horizon)}H0z`,
      palette.low,
    ) + line(d, palette.glow, unit * 0.7, { opacity: '.4' })
  );
};

const nothing: Layer = () => '';

/** What stands at the horizon. */
export const horizons = { hills, temples, karst, terraces, canes, palms, stand, nothing } as const;

/** From the horizon down, in two tones. */
const plane = ({ ink, palette, width, height, horizon }: View, top: string, from = horizon): string =>
  rect(
    0,
    from,
    width,
    height - from,
    ink.linear([
      [0, top],
      [0.4, palette.low],
      [1, palette.near],
    ]),
  );

const water: Layer = (view) => {
  const { palette, random, width, height, horizon, unit } = view;
  const gap = (height - horizon) / 11;
  const lit = across(view, 0.11);
  let glints = '';
  for (let i = 0; i < 9; i++) {
    const half = unit * (9 - i * 0.7) * random.range(0.7, 1.1);
    glints += `M${nums(Math.round(lit - half), Math.round(horizon + gap * (i + 0.8)))}h${nums(Math.round(half * 2))}`;
  }
  let ripples = '';
  for (let i = 0; i < 12; i++) {
    ripples += `M${random.int(0, width)} ${random.int(Math.round(horizon + unit * 3), height)}q${nums(unit * 3, -unit, unit * 6, 0)}t${nums(unit * 6, 0)}`;
  }
  return (
    plane(view, palette.mid) +
    line(glints, palette.glow, unit * 0.5, { opacity: '.45' }) +
    line(ripples, palette.line, unit * 0.22, { opacity: '.4' })
  );
};

const floor: Layer = (view) => {
  const { palette, width, height, unit } = view;
  const top = height * 0.78;
  let boards = '';
  for (let i = -6; i <= 6; i++) {
    boards += `M${nums(Math.round(width / 2 + (i * width) / 8), Math.round(top))}L${nums(Math.round(width / 2 + (i * width) / 4), height)}`;
  }
  return (
    plane(view, palette.mid, top) +
    line(`M0 ${nums(top)}H${width}`, view.ink.gold.m, unit * 0.5) +
    line(boards, palette.near, unit * 0.25, { opacity: '.6' }) +
    ellipse(width / 2, height * 0.86, width * 0.4, unit * 6, view.ink.glow(palette.glow, 0.5))
  );
};

const field: Layer = (view) => {
  const { palette, width, height, horizon, unit } = view;
  let rows = '';
  for (let i = -9; i <= 9; i++) {
    rows += `M${nums(Math.round(width / 2 + (i * width) / 10), Math.round(horizon))}L${nums(Math.round(width / 2 + (i * width) / 2.6), height)}`;
  }
  return plane(view, palette.mid) + line(rows, palette.line, unit * 0.3, { opacity: '.22' });
};

const sand: Layer = (view) => {
  const { ink, palette, height, horizon, unit } = view;
  const depth = height - horizon;
  const shore = ink.linear([
    [0, palette.mid],
    [0.4, palette.low],
    [1, palette.near],
  ]);
  return (
    path(ridge(view, horizon, unit * 1.6, 6), shore) +
    path(ridge(view, horizon + depth * 0.5, unit * 2, 5), palette.low) +
    path(ridge(view, horizon + depth * 0.74, unit * 2, 4), palette.near)
  );
};

const cloudSea: Layer = (view) => {
  const { palette, height, horizon, unit } = view;
  return [0.05, 0.36, 0.68]
    .map((part, i) =>
      path(
        ridge(view, horizon + (height - horizon) * part, unit * (2.5 + i), 9 - i),
        i === 2 ? palette.low : palette.glow,
        {
          opacity: i === 2 ? 0.85 : 0.16 + i * 0.06,
        },
      ),
    )
    .join('');
};

const felt: Layer = (view) => {
  const { ink, palette, width, height, unit } = view;
  const top = height * 0.56;
  const d = `M-9 ${nums(top + unit * 16)}Q${nums(width / 2, top - unit * 10, width + 9, top + unit * 16)}`;
  return (
    path(
      `${d}V${height + 9}H-9z`,
      ink.linear([
        [0, palette.mid],
        [1, palette.near],
      ]),
    ) +
    line(d, ink.gold.m, unit * 0.9) +
    line(d, palette.line, unit * 0.3, { transform: `translate(0 ${nums(unit * 2.4)})` })
  );
};

/** What lies before the horizon. */
export const grounds = { water, floor, field, sand, cloudSea, felt, nothing } as const;

/** Tall grass or rice in a corner. */
export const tuft = ({ palette }: View, ink: View['ink']): string =>
  ink.turned(path(petal(150, 7, 0.5), palette.near), [-34, -22, -10, 0, 9, 20, 33]);
