import { coverTint } from '@mekong/art/cover-tint';
import { isMotifName } from '@mekong/art/game-cover';
import { isMaterial } from '@mekong/art/ink';
import type { GameOfCover } from './pictures.routes.ts';

/** Columns of a game that its cover is drawn by. */
export interface CoverColumns {
  readonly category: string;
  readonly classify: string | null;
  readonly motif: string | null;
  readonly coat: string | null;
}

/** What a cover is drawn by. A motif or a coat that the drawings do not know counts as none: the id of the game decides then. */
export const coverOf = ({ category, classify, motif, coat }: CoverColumns): GameOfCover => ({
  category,
  classify: classify ?? undefined,
  motif: motif !== null && isMotifName(motif) ? motif : undefined,
  coat: coat !== null && isMaterial(coat) ? coat : undefined,
});

/**
 * Main colour of a game's cover as `#rrggbb`; undefined when its picture is not one that this site draws.
 *
 * @param image path of the picture
 */
export const tintOfCover = (game: CoverColumns & { readonly gameId: string; readonly image: string }) =>
  game.image.startsWith('/games/') ? coverTint({ ...coverOf(game), seed: game.gameId }) : undefined;
