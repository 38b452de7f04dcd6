import type { FileAnswer } from '../../contract/handlers.ts';
import { Fault } from '../../kernel/fault.ts';

/** Files of one member that are being made or read at a time: nobody takes what others wait for. */
const MOST_OF_MEMBER = 2;

/** Places of the files that members save, tables and documents alike. */
export function createPlaces() {
  const open = new Map<string, number>();

  function leave(memberId: string): void {
    const rest = (open.get(memberId) ?? 0) - 1;
    if (rest > 0) open.set(memberId, rest);
    else open.delete(memberId);
  }

  /**
   * Makes a file that holds its place until it was read to its end, has broken off or was left.
   *
   * @throws Fault EXPORT_OPEN when the member has no place left; whatever `make` throws
   */
  return async function inPlace(memberId: string, make: () => Promise<FileAnswer>): Promise<FileAnswer> {
    const taken = open.get(memberId) ?? 0;
    if (taken >= MOST_OF_MEMBER) throw new Fault('EXPORT_OPEN', { params: { limit: MOST_OF_MEMBER } });
    open.set(memberId, taken + 1);
    let isHeld = true;
    const giveBack = () => {
      if (isHeld) leave(memberId);
      isHeld = false;
    };
    try {
      const file = await make();
      return { ...file, pieces: until(file.pieces, giveBack) };
    } catch (error) {
      giveBack();
      throw error;
    }
  };
}

/** The same pieces; written out, because a generator that nobody has begun to read does not hear that it is left. */
function until<Piece>(pieces: AsyncIterable<Piece>, onEnd: () => void): AsyncIterable<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  const ended: IteratorResult<Piece> = { done: true, value: undefined };
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          const next = await iterator.next();
          if (next.done) onEnd();
          return next;
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      async return() {
        onEnd();
        await iterator.return?.();
        return ended;
      },
    }),
  };
}
