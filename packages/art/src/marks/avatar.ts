import { circle, group, path, picture, rect } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { randomFrom } from '../kit/random.ts';
import { petal } from '../kit/shape.ts';
import { motifs } from '../motifs/motifs.ts';
import type { MotifName } from '../motifs/names.ts';
import { palettes } from '../palettes.ts';

/** Motifs that look well as a face: round, whole, friendly. Their number is the number of ready avatars. */
export const avatarMotifs = [
  'elephant',
  'tiger',
  'buffalo',
  'peacock',
  'rabbit',
  'butterfly',
  'lotus',
  'frangipani',
  'fish',
  'octopus',
  'crab',
  'turtle',
  'mango',
  'lantern',
  'kite',
  'gem',
  'crown',
  'drum',
  'manta',
  'star',
  'naga',
  'seahorse',
  'koi',
  'orb',
] as const satisfies readonly MotifName[];

/** Avatar as a square picture: one motif before a wreath of petals. The site rounds it as it likes. */
export function avatarArt({ seed }: { readonly seed: string }): string {
  const random = randomFrom(`avatar ${seed}`);
  const number = /^\d+$/.test(seed) ? Number(seed) : undefined;
  const name =
    number === undefined
      ? random.pick(avatarMotifs)
      : avatarMotifs[(number - 1 + avatarMotifs.length) % avatarMotifs.length]!;
  const palette = random.pick(palettes);
  const wardrobe = motifs[name].coats ?? ['a', 'b'];
  const material = random.pick(wardrobe.filter((coat) => !palette.shuns.includes(coat)).concat(wardrobe[0] ?? 'a'));
  const ink = new Ink(palette).coated(material);
  const sky = ink.linear([
    [0, palette.mid],
    [1, palette.low],
  ]);
  const wreath = ink.wreath(path(petal(130, 24, 0.6), palette.glow, { opacity: '.16' }), 12);
  const body =
    rect(-100, -100, 200, 200, sky) +
    wreath +
    circle(0, 0, 96, ink.glow(palette.glow, 0.6)) +
    group(motifs[name].draw(ink), { transform: 'translate(0 4)scale(.8)' });
  return picture('-100 -100 200 200', ink.defs() + body);
}
