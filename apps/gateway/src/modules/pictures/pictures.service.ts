import type { Executor } from '../../kernel/db/types.ts';
import { coverOf } from './cover.port.ts';
import { ImageCache } from './image-cache.ts';
import { readGameOfCover, readVendorName } from './pictures.repository.ts';
import type { GameOfCover } from './pictures.routes.ts';

/** Games and vendors remembered, so that a page of covers is not a page of queries. */
const REMEMBERED = 4_096;

/** Whose pictures are asked for. A game without a drawing of its own gets one of its category, seeded by its id. */
export function createPictureSubjects(db: Executor) {
  const games = new ImageCache<GameOfCover>(REMEMBERED);
  const vendors = new ImageCache<string>(REMEMBERED);
  return {
    async resolveGame(gameId: string): Promise<GameOfCover | undefined> {
      const known = games.find(gameId);
      if (known) return known;
      const row = await readGameOfCover(db, gameId);
      if (!row) return undefined;
      const game = coverOf(row);
      games.put(gameId, game);
      return game;
    },

    /** Latin name of a vendor by its code, or of the display name 123BET. */
    async resolveVendor(code: string): Promise<string | undefined> {
      if (code === '123BET') return code;
      const known = vendors.find(code);
      if (known) return known;
      // the lottery vendor goes by the mark of ELOTT, whichever of its two names it has
      const name = await readVendorName(db, code === 'ELOTT' ? ['ELOTT', 'LOTT'] : [code]);
      if (name !== undefined) vendors.put(code, name);
      return name;
    },
  };
}
