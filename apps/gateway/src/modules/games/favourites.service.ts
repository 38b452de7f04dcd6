import type { FavoriteResult } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { notifyWith } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { favouriteChanged } from './channels.port.ts';
import { deleteFavourite, insertFavourite, listFavouriteIds } from './favourites.repository.ts';
import { findGame } from './games.repository.ts';

/**
 * Favourites of a member. Each change is told to all streams of the member in the order the database made it: two tabs
 * that press the same heart end with the same one.
 */
export function createFavourites(db: Executor) {
  const tell = (trx: Executor, { memberId }: SignedIn, result: FavoriteResult) =>
    notifyWith(trx, favouriteChanged, { memberId, ...result });

  return {
    ids: (actor: SignedIn): Promise<number[]> => listFavouriteIds(db, actor.memberId),

    /** Marks a game; a second time changes nothing. @throws Fault GAME_NOT_FOUND */
    add: (actor: SignedIn, nodeId: number): Promise<FavoriteResult> =>
      inTransaction(db, async (trx) => {
        if (!(await findGame(trx, nodeId))) throw new Fault('GAME_NOT_FOUND');
        const result = { nodeId, isFav: true };
        if (await insertFavourite(trx, actor.memberId, nodeId)) await tell(trx, actor, result);
        return result;
      }),

    /** Unmarks a game, also one that is no longer listed; a second time changes nothing. @throws Fault GAME_NOT_FOUND */
    remove: (actor: SignedIn, nodeId: number): Promise<FavoriteResult> =>
      inTransaction(db, async (trx) => {
        const result = { nodeId, isFav: false };
        if (await deleteFavourite(trx, actor.memberId, nodeId)) await tell(trx, actor, result);
        else if (!(await findGame(trx, nodeId))) throw new Fault('GAME_NOT_FOUND');
        return result;
      }),
  };
}

export type Favourites = ReturnType<typeof createFavourites>;
