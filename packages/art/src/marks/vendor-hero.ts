import { hex } from '../kit/color.ts';
import { circle, group, line, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { randomFrom } from '../kit/random.ts';
import { num, sparkle } from '../kit/shape.ts';
import { palettes } from '../palettes.ts';
import { vendorLook } from './vendor-mark.ts';

/**
 * The head of a vendor's page in the colours of its mark: its sign, large, at the far side, and calm dark for words at the near
 * one. 1200 by 360, nothing that reads.
 *
 * @param code vendor code on the wire; decides sign and colours as for the mark
 */
export function vendorHero(code: string): string {
  const { hue, glyph } = vendorLook(code);
  const look = randomFrom(`vendor hero ${code}`);
  const ink = new Ink(palettes[0]!);
  const tone = (lightness: number, chroma: number, turn = 0): string => hex([lightness, chroma, hue + turn]);
  const [x, y] = [900, 178];
  const sky = ink.linear(
    [
      [0, tone(0.19, 0.05, -20)],
      [0.45, tone(0.28, 0.08)],
      [1, tone(0.46, 0.13, 14)],
    ],
    [0, 0, 1, 0],
  );
  const rays = ink.wreath(path('M0 0L1100-66V66z', tone(0.78, 0.12), { opacity: '.1' }), look.pick([12, 16, 18]));
  const dots = Array.from({ length: 26 }, () => `M${look.int(420, 1190)} ${look.int(8, 352)}h.1`).join('');
  const swell = (base: number, lightness: number): string => {
    const lift = look.int(-14, 14);
    return path(
      `M-10 ${base + lift}Q150 ${base - 34} 300 ${base}T600 ${base - lift}T900 ${base}T1210 ${base + lift}V360H-10z`,
      tone(lightness, 0.07, -14),
      { opacity: '.85' },
    );
  };
  const body =
    rect(0, 0, 1200, 360, sky) +
    group(rays, { transform: `translate(${x} ${y})` }) +
    circle(x, y, 300, ink.glow(tone(0.86, 0.11, 20), 0.55)) +
    line(dots, '#fff', 2.6, { opacity: '.5' }) +
    swell(300, 0.3) +
    circle(x, y, 98, ink.fall({ x: '#fff', l: tone(0.7, 0.15), m: tone(0.55, 0.16), s: tone(0.42, 0.13), d: '' }), {
      stroke: tone(0.86, 0.1, 20),
      'stroke-width': 5,
    }) +
    circle(x, y, 86, 'none', { stroke: '#fff', 'stroke-width': 2, opacity: '.35' }) +
    group(glyph(ink, '#fff', tone(0.5, 0.16)), { transform: `translate(${x} ${y})scale(${num(3.5)})` }) +
    path(
      [
        [766, 104, 14],
        [1038, 96, 18],
        [1062, 252, 12],
        [744, 246, 10],
      ]
        .map(([sx = 0, sy = 0, r = 0]) => sparkle(sx, sy, r))
        .join(''),
      '#fff',
      { opacity: '.85' },
    ) +
    swell(334, 0.2);
  return picture('0 0 1200 360', ink.defs() + body);
}
