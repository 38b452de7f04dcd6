import { hex, type Ramp, ramp } from '../kit/color.ts';
import { circle, group, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { randomFrom } from '../kit/random.ts';
import { corners, num, num2, poly } from '../kit/shape.ts';
import { palettes } from '../palettes.ts';
import { type Glyph, glyphs, seededGlyph } from './glyphs.ts';
import { letter, linesOf } from './lettering.ts';

/** Variants that pages and themes ask for. */
export const vendorVariants = ['default', 'active', 'white', 'color', 'purple'] as const;
export type VendorVariant = (typeof vendorVariants)[number];

export interface VendorMarkOptions {
  /** Vendor code on the wire; decides glyph, badge and colours. */
  readonly code: string;
  /** Latin name for the word-mark. */
  readonly name: string;
  readonly variant: VendorVariant;
}

interface Coat {
  readonly badge: string;
  readonly sign: string;
  readonly word: string;
}

/** `default` and `active` are chosen to be seen on both themes; `white` is for pictures and dark bars only. */
function coatOf(variant: VendorVariant, ink: Ink, own: Ramp): Coat {
  switch (variant) {
    case 'default':
      return { badge: hex([0.62, 0.025, 235]), sign: hex([0.98, 0.005, 220]), word: hex([0.62, 0.025, 235]) };
    case 'active':
      return { badge: hex([0.72, 0.145, 78]), sign: hex([0.24, 0.06, 75]), word: hex([0.72, 0.145, 78]) };
    case 'white':
      return { badge: '#fff', sign: hex([0.3, 0.04, 240]), word: '#fff' };
    case 'purple':
      return { badge: hex([0.52, 0.19, 300]), sign: '#fff', word: hex([0.6, 0.17, 302]) };
    case 'color':
      return {
        badge: ink.linear(
          [
            [0, own.l],
            [0.5, own.m],
            [1, own.s],
          ],
          [0, 0, 1, 1],
        ),
        sign: '#fff',
        word: own.m,
      };
  }
}

/** Silhouettes that a sign stands on, radius 22. */
const badges = [
  (fill: string) => circle(0, 0, 22, fill),
  (fill: string) => rect(-21, -21, 42, 42, fill, { rx: 13 }),
  (fill: string) => path(poly(corners(6, 23)), fill, { stroke: fill, 'stroke-width': 3 }),
  (fill: string) => path('M0-22L20-16V2C20 13 9 19 0 23C-9 19-20 13-20 2V-16z', fill),
  (fill: string) => path('M0-22C15-22 22-15 22 0S15 22 0 22S-22 15-22 0S-15-22 0-22z', fill),
] as const;

function wordMark(name: string, color: string): string {
  const lines = linesOf(name)
    .map(letter)
    .filter((line) => line.width > 0);
  const widest = Math.max(0, ...lines.map((line) => line.width));
  if (widest === 0) return '';
  const scale = Math.min(lines.length === 1 ? 1.55 : 1.25, 90 / widest);
  const step = 10 * scale + 7;
  const top = 24 - (step * (lines.length - 1) + 10 * scale) / 2;
  return lines
    .map((line, i) =>
      group(line.svg, {
        transform: `translate(51 ${num(top + i * step)})scale(${num2(scale)})`,
        stroke: color,
        'stroke-width': num2(2.5 / scale),
      }),
    )
    .join('');
}

/** What marks and heads of a vendor have in common. */
interface VendorLook {
  /** Hue of its own colour, so that neighbours in a menu differ. */
  readonly hue: number;
  readonly badge: (typeof badges)[number];
  readonly glyph: Glyph;
}

/** Look of a vendor by its code on the wire. */
export function vendorLook(code: string): VendorLook {
  const random = randomFrom(`vendor ${code}`);
  const hue = random.int(0, 23) * 15;
  const badge = random.pick(badges);
  return { hue, badge, glyph: glyphs[code] ?? seededGlyph(random) };
}

/** Vendor mark: a badge with a sign and, beside it, the name drawn as a word-mark. 144 by 48, no text element. */
export function vendorMark({ code, name, variant }: VendorMarkOptions): string {
  const { hue, badge, glyph } = vendorLook(code);
  const own = ramp(hue, 0.155, -0.03);
  const ink = new Ink(palettes[0]!);
  const coat = coatOf(variant, ink, own);
  const ground = variant === 'color' ? own.s : coat.badge;
  const mark = group(badge(coat.badge) + group(glyph(ink, coat.sign, ground), { transform: 'scale(.78)' }), {
    transform: 'translate(24 24)',
  });
  const word = wordMark(name, coat.word);
  return picture('0 0 144 48', ink.defs() + mark + word);
}
