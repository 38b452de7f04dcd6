import { circle, ellipse, group, line, path } from '../kit/draw.ts';
import { burst, skyLantern } from '../kit/lights.ts';
import { nums, sparkle } from '../kit/shape.ts';
import { type Backdrop, hills, spire, stars } from './scenery.ts';

const rays: Backdrop = ({ ink, palette, random }) => {
  const n = random.pick([14, 18, 22]);
  const wedge = path(
    `M0 0L${nums(-900 / n, -330)}H${nums(900 / n)}z`,
    ink.linear([
      [0, palette.glow, 0],
      [1, palette.glow, 0.42],
    ]),
  );
  return group(ink.wreath(wedge, n), { transform: `translate(150 190)rotate(${random.int(0, 20)})` });
};

const starfield: Backdrop = ({ ink, palette, random }) =>
  group(ellipse(0, 0, 240, 66, ink.glow(palette.glow, 0.5)) + ellipse(20, 6, 170, 30, ink.glow('#fff', 0.35)), {
    transform: `translate(150 190)rotate(${random.int(-50, -20)})`,
  }) +
  line(stars(random, 40, 396), '#fff', 1.6, { opacity: '.75' }) +
  line(stars(random, 10, 396), palette.glow, 3.2) +
  path(
    Array.from({ length: 4 }, () => sparkle(random.int(16, 284), random.int(16, 380), random.int(7, 13))).join(''),
    '#fff',
    { opacity: '.85' },
  );

const lanterns: Backdrop = ({ ink, palette, random }) => {
  const one = skyLantern(ink) + circle(0, 0, 30, ink.glow(ink.gold.l, 0.4));
  const spots = Array.from(
    { length: 11 },
    () => [random.int(10, 290), random.int(14, 340), random.range(0.45, 1.15)] as const,
  );
  return (
    Array.from({ length: 6 }, () =>
      circle(random.int(0, 300), random.int(0, 400), random.int(14, 44), ink.glow(palette.glow, 0.5)),
    ).join('') +
    spots.map(([x, y, s]) => ink.stamp('sky-lantern', () => one, x, y, 0, s)).join('') +
    path(hills(random, 360, 14), palette.near)
  );
};

const fireworks: Backdrop = ({ ink, palette, random }) => {
  const { spokes, sparks } = burst(16, 50);
  const make = (): string =>
    circle(0, 0, 60, ink.glow(palette.glow, 0.5)) +
    line(spokes, palette.glow, 1.8, { opacity: '.85' }) +
    line(sparks, '#fff', 3.4);
  const at = (x: number, y: number, scale: number): string => ink.stamp('burst', make, x, y, random.int(0, 20), scale);
  return (
    at(66, 82, 0.95) +
    at(238, 64, 1.1) +
    at(40, 236, 0.66) +
    at(266, 236, 0.8) +
    at(150, 24, 0.6) +
    path(hills(random, 352, 8), palette.near) +
    path(`${spire(60, 358, 0.5)}${spire(84, 358, 0.7)}${spire(108, 358, 0.5)}`, palette.near)
  );
};

const silk: Backdrop = ({ ink, palette, random }) => {
  const fold = (y: number, a: string, b: string, opacity: number): string => {
    const [p, q] = [random.int(-50, 50), random.int(-50, 50)];
    return path(
      `M-10 ${y}C80 ${y - 80 + p} 180 ${y + 110 + q} 310 ${y - 20}V${y + 60}C190 ${y + 190 + q} 90 ${y + 10 + p}-10 ${y + 90}z`,
      ink.linear(
        [
          [0, a],
          [0.5, b],
          [1, a],
        ],
        [0, 0, 1, 0.4],
      ),
      { opacity },
    );
  };
  return (
    fold(20, palette.low, palette.mid, 0.8) +
    fold(90, palette.mid, palette.glow, 0.32) +
    fold(170, palette.low, palette.mid, 0.9) +
    fold(240, palette.glow, palette.low, 0.3) +
    fold(310, palette.near, palette.mid, 0.9) +
    line(
      'M-10 60C80-10 180 170 310 40M-10 200C90 120 190 300 310 190M-10 330C90 260 190 420 310 320',
      ink.gold.l,
      1.6,
      { opacity: '.55' },
    )
  );
};

/** Light and air. */
export const sky = { rays, starfield, lanterns, fireworks, silk } as const;
