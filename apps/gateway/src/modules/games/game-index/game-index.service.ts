import type { GameSort } from '@mekong/api-client/contract/types';
import type { Executor } from '../../../kernel/db/types.ts';
import { type GameVersions, readNameOrder, readPlayers, readStock, readVersions } from './game-index.repository.ts';
import { createGameIndex, type GameIndex, positionsOf } from './game-index.ts';
import { bestReturnFirst, newestFirst, usualOrder } from './orders.ts';

/** Remembers what a function made of a key; a failure is forgotten. */
export type Memory<T> = (key: string, make: () => Promise<T>) => Promise<T>;

function remembering<T>(most: number): Memory<T> {
  const known = new Map<string, Promise<T>>();
  return (key, make) => {
    const found = known.get(key);
    if (found) return found;
    if (known.size >= most) known.clear();
    const made = make();
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}

/** Languages that lists are sorted by name in, and beginnings of words, that are remembered at a time. */
const MOST_ORDERS = 40;
const MOST_BEGINNINGS = 200;

/** The game index with its orders, as they are at one moment. */
export interface IndexedGames {
  gameIndex: GameIndex;
  versions: GameVersions;
  /** Positions in the usual order. */
  usual: Int32Array;
  /** Positions of games by a sort that is not the usual one. */
  sorted(sort: Exclude<GameSort, '-popularity'>, languages: readonly string[]): Promise<Int32Array>;
  /** Positions that a search for a letter or two finds, by its term: many, and asked for by everybody who types. */
  beginning: Memory<Int32Array>;
}

/** What of the game indexes outlives which change. */
interface Parts {
  versions: GameVersions;
  gameIndex: GameIndex;
  usual: Int32Array;
  byName: Memory<Int32Array>;
  byNumber: Memory<Int32Array>;
  beginning: Memory<Int32Array>;
}

/**
 * All listed games in the memory of the process, for lists, their counts and their facets. Each caller gets them as they
 * are in the database at the moment of the call: the numbers of `game_version`, which change in the transaction of any
 * change, are compared first, and what has another number is read again, once for all who wait for it.
 */
export function createGameIndexService(db: Executor) {
  let parts: Parts | undefined;
  let reading: Promise<Parts> | undefined;

  const read = async (known: Parts | undefined, wanted: GameVersions): Promise<Parts> => {
    const isSame = (part: keyof GameVersions) => known?.versions[part] === wanted[part];
    const stock =
      known && isSame('listing')
        ? { listing: known.versions.listing, gameIndex: known.gameIndex }
        : await readStock(db).then(({ listing, columns }) => ({ listing, gameIndex: createGameIndex(columns) }));
    const { listing, gameIndex } = stock;
    const isSameStock = gameIndex === known?.gameIndex;
    const played = isSameStock && isSame('popularity') ? undefined : await readPlayers(db);
    const players = new Map<number, number>();
    played?.nodeIds.forEach((nodeId, at) => {
      const [position] = positionsOf(gameIndex, Int32Array.of(nodeId));
      if (position !== undefined) players.set(position, played.players[at] ?? 0);
    });
    return {
      versions: { ...wanted, listing, popularity: played?.popularity ?? wanted.popularity },
      gameIndex,
      usual: played || !known ? usualOrder(gameIndex, players) : known.usual,
      byName: known && isSameStock && isSame('names') ? known.byName : remembering(MOST_ORDERS),
      byNumber: known && isSameStock ? known.byNumber : remembering(MOST_ORDERS),
      beginning: known && isSameStock && isSame('search') ? known.beginning : remembering(MOST_BEGINNINGS),
    };
  };

  const current = async (): Promise<Parts> => {
    const wanted = await readVersions(db);
    const isWanted = ({ versions }: Parts) =>
      (Object.keys(wanted) as (keyof GameVersions)[]).every((part) => versions[part] === wanted[part]);
    for (;;) {
      if (parts && isWanted(parts)) return parts;
      // a reading that began before the numbers were read may have missed what they tell of
      const isOwn = reading === undefined;
      reading ??= read(parts, wanted).finally(() => {
        reading = undefined;
      });
      const made = await reading;
      if (isOwn) {
        parts = made;
        return made;
      }
    }
  };

  return {
    async current(): Promise<IndexedGames> {
      const { versions, gameIndex, usual, byName, byNumber, beginning } = await current();
      return {
        versions,
        gameIndex,
        usual,
        beginning,
        sorted(sort, languages) {
          if (sort === 'name')
            return byName(languages.join(), async () => positionsOf(gameIndex, await readNameOrder(db, languages)));
          return byNumber(sort, async () =>
            sort === '-newness' ? newestFirst(gameIndex) : bestReturnFirst(gameIndex),
          );
        },
      };
    },
  };
}

export type GameIndexService = ReturnType<typeof createGameIndexService>;
