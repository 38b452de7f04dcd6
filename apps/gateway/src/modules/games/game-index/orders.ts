import { type GameIndex, sortPositions } from './game-index.ts';

/** The usual order: most played first; games that nobody has played of late as the merchant has put them. */
export function usualOrder(
  { byPlace, nodeIds }: Pick<GameIndex, 'byPlace' | 'nodeIds'>,
  players: ReadonlyMap<number, number>,
): Int32Array {
  const place = new Int32Array(nodeIds.length);
  byPlace.forEach((position, at) => {
    place[position] = at;
  });
  const played = [...players.keys()].sort(
    (a, b) => (players.get(b) ?? 0) - (players.get(a) ?? 0) || (place[a] ?? 0) - (place[b] ?? 0),
  );
  const order = new Int32Array(nodeIds.length);
  order.set(played);
  order.set(
    byPlace.filter((position) => !players.has(position)),
    played.length,
  );
  return order;
}

/** New games first, of these and of the others the last ones. */
export function newestFirst({ kinds, kindOf }: GameIndex): Int32Array {
  const isNew = (position: number) => Number(kinds[kindOf[position] ?? 0]?.isNew);
  return sortPositions(kindOf.length, (a, b) => isNew(b) - isNew(a) || b - a);
}

/** By return to player, unknown ones last. */
export const bestReturnFirst = ({ rtp }: GameIndex): Int32Array =>
  sortPositions(rtp.length, (a, b) => (rtp[b] ?? 0) - (rtp[a] ?? 0) || a - b);
