import { circle, group, line, path, picture, rect } from '../kit/draw.ts';
import { letter } from './lettering.ts';

/**
 * `tile`: the sign on its gold tile. `maskable`: the same to the edges, with room for any mask. `glyph`: the sign alone in
 * gold. `mono`: the sign alone in black, for masks and pinned tabs. `lockup`: tile and word.
 */
export const logoVariants = ['tile', 'maskable', 'glyph', 'mono', 'lockup'] as const;
export type LogoVariant = (typeof logoVariants)[number];

const gold = '#f5c34a';
const river = '#0c2a33';

/** The river in the shape of an M under the moon, within 64 by 64. */
const sign = (color: string): string =>
  line('M12 47C19 47 17 25 23.5 25C30 25 27.5 41 33.5 41C39.5 41 37 25 43.5 25C49.5 25 47 47 53 47', color, 6.4) +
  circle(33.5, 15, 4.6, color);

/** The mark of the demo brand. Merchants bring their own; nothing else in the site knows this drawing. */
export function appLogo({ variant }: { readonly variant: LogoVariant }): string {
  switch (variant) {
    case 'tile':
      return picture('0 0 64 64', tile);
    case 'maskable':
      return picture(
        '0 0 64 64',
        rect(0, 0, 64, 64, gold) + group(sign(river), { transform: 'translate(7.4 8)scale(.74)' }),
      );
    case 'glyph':
      return picture('0 0 64 64', sign(gold));
    case 'mono':
      return picture('0 0 64 64', sign('#000'));
    case 'lockup': {
      const word = letter('MEKONG');
      return picture(
        '0 0 252 64',
        tile + group(word.svg, { transform: 'translate(80 19)scale(2.6)', stroke: gold, 'stroke-width': 1.9 }),
      );
    }
  }
}

const tile =
  rect(0, 0, 64, 64, gold, { rx: 16 }) +
  path('M0 34C14 26 20 42 34 37S54 28 64 34V48A16 16 0 0 1 48 64H16A16 16 0 0 1 0 48z', '#e9ae2e', { opacity: '.55' }) +
  group(sign(river), { transform: 'translate(-.6 0)' });

/** What stands in for a picture that failed three times: an unlit lantern over the river, grey enough for both themes. */
export function errorImage(): string {
  const grey = '#7d909a';
  return picture(
    '0 0 300 400',
    rect(0, 0, 300, 400, '#22323b') +
      path('M0 292Q76 268 150 292T300 286V400H0z', '#1b2930') +
      line('M30 330H110M150 346H262M60 366H128', '#31444e', 3) +
      line('M150 84V118', grey, 4) +
      path('M150 118C206 118 222 150 222 178S206 238 150 238S78 206 78 178S94 118 150 118z', '#2b3d47', {
        stroke: grey,
        'stroke-width': 4,
      }) +
      line('M150 118C126 138 126 218 150 238M150 118C174 138 174 218 150 238M82 160H218M82 196H218', grey, 2.4, {
        opacity: '.6',
      }) +
      rect(126, 108, 48, 14, grey, { rx: 6 }) +
      rect(126, 234, 48, 14, grey, { rx: 6 }) +
      line('M138 254V276M150 254V284M162 254V276', grey, 4),
  );
}
