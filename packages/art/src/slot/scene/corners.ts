import { circle, ellipse, group, line, path, rect } from '../../kit/draw.ts';
import { nums, petal } from '../../kit/shape.ts';
import { tuft } from './grounds.ts';
import type { Layer, View } from './view.ts';

/** Places the same things at both bottom corners, a little different in size: what is nearest to the player. */
function nearBoth(view: View, draw: (mirrored: boolean) => string): string {
  const { width, height, unit } = view;
  const scale = nums(unit / 7);
  return (
    group(draw(false), { transform: `translate(0 ${height})scale(${scale})` }) +
    group(draw(true), { transform: `translate(${width} ${height})scale(-${scale} ${scale})` })
  );
}

const lotus: Layer = (view) => {
  const { ink, palette, random } = view;
  const pad = (): string =>
    path(
      'M-96 0A96 27 0 1 1 90-8L20-3z',
      ink.linear([
        [0, ink.leaf.s],
        [1, ink.leaf.d],
      ]),
      { stroke: palette.near, 'stroke-width': 3 },
    ) + line('M10-2L-70-14M10-2L-60 16M10-2L0 24M10-2L30-24', ink.leaf.m, 1.6, { opacity: '.5' });
  const bloom = (): string =>
    [-58, 58, -36, 36, -16, 16, 0]
      .map((turn, i) =>
        path(petal(64, i < 2 ? 13 : 16, 0.55), i % 2 || i === 6 ? ink.fall(ink.rose) : ink.rose.m, {
          transform: `rotate(${turn})`,
          stroke: ink.rose.s,
          'stroke-width': 1.2,
        }),
      )
      .join('');
  return nearBoth(view, () => {
    const sway = random.int(-12, 12);
    return (
      ink.stamp('pad', pad, 16, -142, 0, 0.8) +
      ink.stamp('pad', pad, 122 + sway, -86, 0, 1) +
      ink.stamp('bloom', bloom, 104 + sway, -94, -4, 1) +
      ink.stamp('pad', pad, 10, -20, 0, 1.15) +
      ink.stamp('pad', pad, 230 + sway, -18, 0, 0.9) +
      ink.stamp('bloom', bloom, 206 + sway, -24, 6, 0.76)
    );
  });
};

const reeds: Layer = (view) => {
  const { ink, palette } = view;
  const make = (): string =>
    tuft(view, ink) +
    line('M-8 0Q-20-120-34-190M10 0Q24-130 20-220', palette.near, 5) +
    line('M-30-172L-36-206M21-196L20-240', ink.teak.s, 13);
  return nearBoth(
    view,
    () =>
      ink.stamp('reeds', make, 26, 6, 4, 1.25) +
      ink.stamp('reeds', make, 104, 10, -6, 0.9) +
      ink.stamp('reeds', make, 176, 14, 6, 0.6),
  );
};

const rice: Layer = (view) => {
  const { ink } = view;
  const ear = (): string =>
    line('M0 0Q6-90 40-150', ink.leaf.s, 4) +
    line('M40-150l8 14M34-140l12 10M30-130l2 16M26-122l10 14M22-112l0 16', ink.gold.m, 8);
  const make = (): string => tuft(view, ink) + ear() + group(ear(), { transform: 'scale(-.8 .9)' });
  return nearBoth(
    view,
    () =>
      ink.stamp('rice', make, 30, 8, 2, 1.3) +
      ink.stamp('rice', make, 120, 12, -4, 1) +
      ink.stamp('rice', make, 200, 14, 4, 0.7),
  );
};

const fronds: Layer = (view) => {
  const { ink, palette } = view;
  const leaf = (): string =>
    path(
      petal(210, 34, 0.5),
      ink.linear([
        [0, ink.leaf.s],
        [1, ink.leaf.d],
      ]),
      { stroke: palette.dark, 'stroke-width': 3 },
    ) +
    line('M0-10V-196M0-44L-22-72M0-44L22-72M0-84L-27-114M0-84L27-114M0-124L-20-150M0-124L20-150', ink.leaf.m, 2.4, {
      opacity: '.5',
    });
  return nearBoth(view, () =>
    [16, 42, 66, -8, 88].map((turn, i) => ink.stamp('frond', leaf, i * 6, 12, turn, 1 - i * 0.08)).join(''),
  );
};

const bambooLeaves: Layer = (view) => {
  const { ink, palette } = view;
  const leaf = (): string => path(petal(120, 14, 0.4), ink.leaf.d, { stroke: palette.near, 'stroke-width': 2 });
  const twig = (x: number, y: number): string =>
    [64, 92, 120, 146].map((turn) => ink.stamp('leaf', leaf, x, y, turn, 1 - turn / 500)).join('');
  return nearBoth(
    view,
    () =>
      twig(-6, -250) +
      twig(4, -130) +
      ink.stamp('leaf', leaf, 10, 6, 30) +
      ink.stamp('leaf', leaf, 20, 6, 58) +
      ink.stamp('leaf', leaf, 0, 4, 8),
  );
};

const hanging: Layer = (view) => {
  const { ink, palette, width, unit } = view;
  const lamp = (): string =>
    circle(0, 0, 90, ink.glow(ink.gold.l, 0.35)) +
    ellipse(
      0,
      0,
      36,
      28,
      ink.radial(
        [
          [0, ink.gold.x],
          [0.4, ink.a.l],
          [1, ink.a.s],
        ],
        [0.5, 0.5, 0.6],
      ),
    ) +
    path('M-30 0A30 28 0 0 1 30 0A30 28 0 0 1-30 0zM-13 0A13 28 0 0 1 13 0A13 28 0 0 1-13 0z', 'none', {
      stroke: ink.a.d,
      'stroke-width': 1.6,
      opacity: '.6',
    }) +
    rect(-13, -33, 26, 8, ink.tube(ink.gold), { rx: 3 }) +
    rect(-13, 26, 26, 8, ink.tube(ink.gold), { rx: 3 }) +
    line('M-8 36V58M0 36V64M8 36V58', ink.gold.m, 3);
  const rope = (x: number, y: number, s: number): string =>
    line(`M${x} -9V${y - 34 * s}`, palette.near, 3) + ink.stamp('lamp', lamp, x, y, 0, s);
  const scale = nums(unit / 7);
  const side = (): string => rope(36, 120, 1.1) + rope(112, 70, 0.8) + rope(170, 150, 0.6);
  return (
    group(side(), { transform: `scale(${scale})` }) +
    group(side(), { transform: `translate(${width})scale(-${scale} ${scale})` })
  );
};

const drapes: Layer = (view) => {
  const { ink, palette, width, height, unit } = view;
  const w = Math.round(unit * 22);
  const cloth = ink.linear(
    [
      [0, ink.a.s],
      [0.3, ink.a.m],
      [0.5, ink.a.d],
      [0.75, ink.a.s],
      [1, ink.a.d],
    ],
    [0, 0, 1, 0],
  );
  const one =
    path(`M0 0H${w}Q${nums(w * 0.9, height * 0.34, w * 0.28, height * 0.5)}L${nums(w * 0.24, height)}H0z`, cloth, {
      stroke: palette.dark,
      'stroke-width': 3,
    }) +
    line(`M${w} 0Q${nums(w * 0.9, height * 0.34, w * 0.28, height * 0.5)}`, ink.gold.m, unit * 0.6) +
    rect(0, height * 0.49, w * 0.34, unit * 2, ink.tube(ink.gold), { rx: unit * 0.8 }) +
    line(`M${nums(w * 0.26, height * 0.52)}v${nums(unit * 7)}`, ink.gold.m, unit * 1.4);
  return (
    `<g id="d1">${one}</g><use href="#d1" transform="translate(${width})scale(-1 1)"/>` +
    rect(0, -9, width, unit * 3 + 9, ink.fall(ink.a)) +
    rect(0, unit * 3, width, unit * 0.7, ink.gold.m)
  );
};

const torches: Layer = (view) => {
  const { ink, palette } = view;
  const make = (): string =>
    circle(0, -250, 150, ink.glow(ink.gold.l, 0.5)) +
    path('M-46 0L-20-46V-140H20V-46L46 0z', ink.tube(ink.gold), { stroke: palette.dark, 'stroke-width': 3 }) +
    path('M-56-196H56Q44-140 0-136Q-44-140-56-196z', ink.sheen(ink.gold), { stroke: palette.dark, 'stroke-width': 3 }) +
    path(
      'M0-300C20-262 50-246 42-214C36-194 20-190 0-190C-20-190-36-194-42-214C-46-240-18-252-18-276C-8-270-2-260-2-250C6-262 6-284 0-300z',
      ink.linear([
        [0, ink.orange.m],
        [0.6, ink.gold.l],
        [1, ink.gold.x],
      ]),
    );
  return nearBoth(view, () => ink.stamp('torch', make, 78, 4, 0, 1));
};

const coral: Layer = (view) => {
  const { ink, palette } = view;
  const kelp = (x: number, h: number): string =>
    path(
      `M${x} 9C${x - 34} ${-h * 0.35} ${x + 36} ${-h * 0.6} ${x} ${-h}C${x + 50} ${-h * 0.6} ${x - 10} ${-h * 0.3} ${x + 24} 9z`,
      palette.near,
    );
  const branch = (): string =>
    line('M0 6V-60M0-20L-34-74M0-34L30-86M-20-50L-48-60M18-66L44-70M0-60L-6-104', ink.b.s, 13) +
    line('M-2 4V-60M-2-20L-34-72M-2-34L28-84', ink.b.l, 4, { opacity: '.6' });
  return nearBoth(
    view,
    () =>
      kelp(6, 330) +
      kelp(54, 220) +
      kelp(110, 130) +
      ink.stamp('branch', branch, 96, 4, 0, 1.2) +
      ink.stamp('branch', branch, 190, 8, 8, 0.8) +
      path('M-9 9V-56Q40-76 78-36Q120-50 150-14Q220-30 260 9z', palette.dark),
  );
};

const rocks: Layer = (view) => {
  const { ink, palette } = view;
  const crystal = (): string =>
    path('M-26 0L-34-90L0-140L30-84L24 0z', ink.fall(ink.b), { stroke: ink.b.d, 'stroke-width': 3 }) +
    path('M-34-90L0-70L30-84M0-70L2 0M0-70V-140', 'none', { stroke: ink.b.x, 'stroke-width': 2.4, opacity: '.7' });
  return nearBoth(
    view,
    () =>
      ink.stamp('crystal', crystal, 50, 6, -12, 1.5) +
      ink.stamp('crystal', crystal, 120, 8, 10, 1) +
      ink.stamp('crystal', crystal, 180, 10, -8, 0.6) +
      path('M-9 9V-50L40-70L90-26L140-40L190-8L230 9z', palette.near),
  );
};

const nothing: Layer = () => '';

/** What is nearest to the player. */
export const corners = {
  lotus,
  reeds,
  rice,
  fronds,
  bambooLeaves,
  hanging,
  drapes,
  torches,
  coral,
  rocks,
  nothing,
} as const;
