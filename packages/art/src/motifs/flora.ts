import type { Ramp } from '../kit/color.ts';
import { circle, ellipse, group, line, path, place } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { around, blob, curve, num, nums, petal, taper, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

/** One flower petal standing on (0, 0): pale at its foot, full at its tip, with a shaded half and veins. */
function bloomPetal(ink: Ink, tone: Ramp, length: number, width: number): string {
  const fill = ink.linear([
    [0, tone.m],
    [0.35, tone.l],
    [0.85, tone.x],
    [1, '#fff'],
  ]);
  const b = -length * 0.55;
  const half = `M0 0C${nums(width * 0.9, b * 0.35, width * 1.25, b * 1.15, 0, -length)}Q${nums(width * 0.14, -length / 2, 0, 0)}z`;
  return (
    path(petal(length, width), fill, { stroke: tone.s, 'stroke-width': 1.2 }) +
    path(half, tone.s, { opacity: '.22' }) +
    line(`M0${num(-length * 0.2)}V${num(-length * 0.82)}`, tone.m, 1.2, { opacity: '.6' }) +
    line(
      curve([-width * 0.2, -length * 0.25, -width * 0.42, -length * 0.5, -width * 0.18, -length * 0.8]),
      '#fff',
      1.6,
      {
        opacity: '.55',
      },
    )
  );
}

const lotus: Motif = {
  coats: ['rose', 'violet', 'coral', 'ivory', 'gold', 'sky'],
  draw: (ink) => {
    const back: Ramp = { ...ink.a, x: ink.a.l, l: ink.a.m, m: ink.a.s, s: ink.a.d };
    const stamens = around(9, 66, -64)
      .map((_, i) => `M0 0L${nums(Math.sin(((-60 + i * 15) * Math.PI) / 180) * 70, -70 + Math.abs(i - 4) * 4)}`)
      .join('');
    return (
      ellipse(0, 66, 92, 20, ink.leaf.d) +
      ellipse(-2, 62, 90, 18, ink.fall(ink.leaf)) +
      line('M-70 62Q0 76 70 60M-40 54Q0 64 44 53', ink.leaf.x, 1.6, { opacity: '.5' }) +
      group(
        ink.turned(bloomPetal(ink, back, 122, 34), [-56, 56, -28, 28, 0]) +
          ink.turned(bloomPetal(ink, ink.a, 106, 37), [-84, 84, -46, 46, -16, 16]) +
          line(stamens, ink.gold.l, 2.4) +
          ink.turned(bloomPetal(ink, ink.a, 84, 36), [-100, 100, -64, 64, -32, 32, 0]),
        { transform: 'translate(0 58)' },
      ) +
      ellipse(0, 60, 30, 9, ink.a.m, { opacity: '.5' })
    );
  },
};

const frangipani: Motif = {
  coats: ['ivory', 'rose', 'gold', 'coral', 'violet'],
  draw: (ink) => {
    const leaf =
      path(petal(104, 30, 0.5), ink.fall(ink.leaf), { stroke: ink.leaf.d, 'stroke-width': 1.5 }) +
      line('M0-8V-96M0-30L-16-46M0-30L16-46M0-54L-15-70M0-54L15-70', ink.leaf.x, 1.6, { opacity: '.55' });
    const bloom = (() => {
      const d = 'M0 0C-30-18-44-62-14-84C16-98 46-70 34-40C28-22 14-8 0 0z';
      const fill = ink.radial(
        [
          [0, ink.gold.m],
          [0.3, ink.gold.l],
          [0.55, ink.a.x],
          [0.85, ink.a.l],
          [1, ink.a.m],
        ],
        [0.42, 1, 1],
      );
      const one =
        path(d, fill, { stroke: ink.a.s, 'stroke-width': 1.4 }) +
        path('M0 0C14-8 28-22 34-40C40-56 34-72 22-80C30-50 18-22 0 0z', ink.a.s, { opacity: '.3' }) +
        line('M-20-60Q-24-76-8-82', '#fff', 3, { opacity: '.7' });
      return ink.turned(one, [0, 72, 144, 216, 288]) + circle(0, 0, 7, ink.gold.s) + circle(-1.5, -1.5, 5, ink.gold.m);
    })();
    return (
      place(leaf, 10, 20, 128, 1) +
      place(leaf, -16, 18, -122, 0.95) +
      place(leaf, 0, 0, 28, 0.95) +
      place(bloom, -6, 8, 0, 0.98) +
      place(bloom, 56, -52, 30, 0.42) +
      place(bloom, -62, -58, -14, 0.32)
    );
  },
};

const rice: Motif = {
  coats: ['gold', 'orange'],
  draw: (ink) => {
    const grain = (): string =>
      path(
        'M0 0C-8-6-8-17 0-24C8-17 8-6 0 0z',
        ink.linear([
          [0, ink.a.x],
          [0.5, ink.a.m],
          [1, ink.a.s],
        ]),
        { stroke: ink.a.d, 'stroke-width': 0.9 },
      );
    const spikelet = (): string => ink.turned(ink.stamp('grain', grain, 0, 0), [-38, 38, 0]);
    // An ear bends with its own weight, the more the longer it is.
    const ear = (bend: number, lean: number): string => {
      const at = (t: number): readonly [number, number] => [
        bend * t ** 2.2,
        -150 * t + 34 * t * t * Math.abs(bend / 40),
      ];
      const stalk = curve([0, 0, ...[0.3, 0.6, 1].flatMap((t) => at(t))]);
      const spikelets = [0.42, 0.56, 0.7, 0.85, 1].map((t) =>
        ink.stamp('spikelet', spikelet, ...at(t), Math.round(bend * 0.5 * t)),
      );
      return group(line(stalk, ink.leaf.m, 3.4) + spikelets.join(''), { transform: `rotate(${lean})` });
    };
    const ribbon = { stroke: ink.b.d, 'stroke-width': 1.4 };
    return (
      group(
        ink.mirror(
          place(path(taper([0, 0, 5, 20, -60, 6, 58, -96, 0]), ink.fall(ink.leaf)), -4, 0, 8) +
            ear(58, 14) +
            ear(36, 5),
        ) +
          ear(-4, 0) +
          path(twin([0, -2, 22, 4, 30, 26, 34, 40, 0, 34]), ink.fall(ink.leaf)) +
          line('M-20 36L-10 4M-6 34L-2 2M20 36L10 4M8 34L4 2', ink.leaf.x, 1.6, { opacity: '.5' }),
        { transform: 'translate(0 56)' },
      ) +
      path('M-26 50Q0 62 26 50L28 66Q0 78-28 66z', ink.fall(ink.b), ribbon) +
      line('M-26 56Q0 67 26 56', ink.gold.l, 2.2) +
      path('M-4 60C-30 56-34 84-12 80L-2 66L12 84C34 86 32 58 4 60z', ink.fall(ink.b), ribbon) +
      circle(0, 63, 6, ink.ball(ink.gold))
    );
  },
};

const leafPair = (ink: Ink): string =>
  path('M0 0C-18-34-62-40-88-22C-70 8-28 14 0 0z', ink.fall(ink.leaf), { stroke: ink.leaf.d, 'stroke-width': 1.5 }) +
  line('M-2-1Q-40-16-82-21M-26-10L-34-26M-44-16L-54-29M-30-11L-46-1M-50-17L-64-9', ink.leaf.x, 1.6, { opacity: '.6' });

const mango: Motif = {
  coats: ['orange', 'gold', 'coral'],
  draw: (ink) => {
    const body = blob([-14, -52, 30, -56, 64, -24, 66, 24, 38, 66, -8, 80, -46, 62, -62, 24, -48, -22]);
    const blush =
      ellipse(46, 34, 56, 66, ink.glow(ink.ruby.m, 0.75)) +
      ellipse(-34, 54, 44, 44, ink.glow(ink.leaf.m, 0.55)) +
      ink.shine('M-42-8C-36-34-14-44 6-44C-12-34-26-16-30 10C-32 22-46 14-42-8z', 0.6) +
      ink.shine(blob([-40, 30, -34, 28, -32, 38, -38, 42]), 0.5);
    return (
      place(leafPair(ink), 8, -56, 18, 1.05) +
      group(leafPair(ink), { transform: 'translate(4 -58)scale(-.82 .82)rotate(14)' }) +
      line('M6-50Q2-70 14-86', ink.teak.d, 8) +
      line('M5-50Q1-70 13-86', ink.teak.l, 3.5) +
      ink.form(body, ink.a, blush, { fill: ink.ball(ink.a), dx: -7, dy: -8 })
    );
  },
};

const durian: Motif = {
  coats: ['leaf', 'gold'],
  draw: (ink) => {
    const thorn = (): string =>
      path(
        'M-11 7Q-2-9 0-18Q2-9 11 7Q0 13-11 7z',
        ink.linear(
          [
            [0, ink.a.x],
            [0.45, ink.a.m],
            [1, ink.a.s],
          ],
          [0, 0, 1, 0.4],
        ),
        { stroke: ink.a.d, 'stroke-width': 1 },
      );
    const thornAt = (x: number, y: number, turn: number): string =>
      ink.stamp('thorn', thorn, Math.round(x), Math.round(y), Math.round(turn));
    const rows = [-40, -18, 4, 26, 48, 66].flatMap((y, row) => {
      const span = Math.sqrt(1 - ((y - 8) / 78) ** 2) * 62;
      const count = Math.max(3, Math.round(span / 11));
      return Array.from({ length: count }, (_, i) => {
        const t = (i / (count - 1)) * 2 - 1;
        return thornAt(t * span * (row % 2 ? 0.95 : 1), y, t * 58 * (1 - (y + 60) / 260));
      });
    });
    const pod = (): string =>
      ellipse(0, 0, 14, 22, ink.ball(ink.gold), { stroke: ink.gold.s, 'stroke-width': 1 }) +
      ink.shine(blob([-8, -8, -3, -15, 2, -12, -5, -2]), 0.6);
    return (
      path(taper([0, -58, 9, -2, -74, 7, 8, -94, 10]), ink.tube(ink.teak)) +
      ellipse(8, -94, 10, 4, ink.teak.l) +
      around(18, 70)
        .map(([x, y, turn]) => thornAt(x, y * 1.04 + 8, turn))
        .join('') +
      circle(0, 8, 70, ink.ball(ink.a)) +
      rows.join('') +
      path(blob([-4, -24, -4, -24, 40, -2, 44, 40, 20, 70, 20, 70, 2, 40, -14, 10]), ink.ivory.l, {
        stroke: ink.a.d,
        'stroke-width': 3,
      }) +
      ink.stamp('pod', pod, 8, 0, -18) +
      ink.stamp('pod', pod, 26, 22, -8) +
      ink.stamp('pod', pod, 24, 48, 12)
    );
  },
};

const dragonfruit: Motif = {
  coats: ['rose', 'ruby', 'violet'],
  draw: (ink) => {
    const scale = (): string =>
      path(
        'M-19 10C-20-10-10-22 8-42C12-20 24-8 19 10z',
        ink.linear([
          [0, ink.leaf.l],
          [0.45, ink.a.l],
          [1, ink.a.m],
        ]),
        { stroke: ink.a.s, 'stroke-width': 1.4 },
      );
    const scales = around(11, 56).map(([x, y, turn]) => ink.stamp('scale', scale, x * 1.02, y * 1.1 + 2, turn));
    const seeds = Array.from({ length: 40 }, (_, i) => {
      const r = 6.8 * Math.sqrt(i + 0.6);
      return `M${Math.round(r * Math.cos(i * 2.39996))} ${Math.round(r * Math.sin(i * 2.39996) * 1.12)}h.1`;
    });
    return (
      scales.join('') +
      ellipse(0, 4, 64, 70, ink.ball(ink.a)) +
      ellipse(
        0,
        4,
        54,
        60,
        ink.radial(
          [
            [0, '#fff'],
            [0.7, ink.ivory.x],
            [1, ink.a.l],
          ],
          [0.42, 0.38, 0.7],
        ),
      ) +
      line(seeds.join(''), ink.night.d, 5, { transform: 'translate(0 4)' }) +
      line('M-44-14Q-34-42-12-52', '#fff', 6, { opacity: '.75' }) +
      path('M-3-62Q-20-84-12-100Q0-88 2-74Q8-92 24-96Q22-78 8-62z', ink.fall(ink.leaf), {
        stroke: ink.leaf.d,
        'stroke-width': 1.4,
      })
    );
  },
};

const cherries: Motif = {
  coats: ['ruby', 'rose', 'violet'],
  draw: (ink) => {
    const cherry = (x: number, y: number, r: number): string =>
      circle(
        x,
        y,
        r,
        ink.radial([
          [0, ink.a.l],
          [0.35, ink.a.m],
          [0.75, ink.a.s],
          [1, ink.a.d],
        ]),
      ) +
      ellipse(x, y - r * 0.72, r * 0.34, r * 0.13, ink.a.d, { opacity: '.7' }) +
      ink.shine(
        blob([
          x - r * 0.6,
          y - r * 0.1,
          x - r * 0.48,
          y - r * 0.5,
          x - r * 0.18,
          y - r * 0.6,
          x - r * 0.34,
          y - r * 0.34,
        ]),
        0.85,
      ) +
      circle(x - r * 0.5, y + r * 0.18, r * 0.08, '#fff', { opacity: '.7' }) +
      line(curve([x - r * 0.1, y + r * 0.82, x + r * 0.5, y + r * 0.62, x + r * 0.8, y + r * 0.1]), ink.a.l, 3, {
        opacity: '.45',
      });
    return (
      group(leafPair(ink), { transform: 'translate(14 -78)scale(-1 1)rotate(12)' }) +
      line('M14-80C-10-50-32-22-38 6', ink.leaf.d, 8) +
      line('M14-80C28-50 40-20 44 14', ink.leaf.d, 8) +
      line('M13-81C-11-51-33-23-39 5', ink.leaf.l, 3.6) +
      line('M13-81C27-51 39-21 43 13', ink.leaf.l, 3.6) +
      path(blob([2, -84, 12, -94, 26, -88, 24, -76, 10, -72]), ink.fall(ink.leaf)) +
      cherry(46, 46, 43) +
      cherry(-40, 40, 48)
    );
  },
};

export const flora = { lotus, frangipani, rice, mango, durian, dragonfruit, cherries } as const;
