/** Three lines of the table, used again by each call: thousands of names are compared at each key that is typed. */
let lines = [new Int32Array(128), new Int32Array(128), new Int32Array(128)] as const;

/**
 * How many letters must be put in, left out, exchanged, or swapped with their neighbour to make `typed` out of a part
 * of `word`.
 *
 * @param part whole: all of the word; prefix: its beginning; inside: anything in it
 * @param most further counting is of no interest; anything above is given as `most + 1`
 */
export function distance(typed: string, word: string, part: 'whole' | 'prefix' | 'inside', most: number): number {
  const [height, width] = [typed.length, word.length];
  if (part === 'whole' && Math.abs(height - width) > most) return most + 1;
  if (height - width > most) return most + 1;
  // a letter that is nowhere in the word costs one at least
  let strange = 0;
  for (const letter of typed) if (!word.includes(letter) && ++strange > most) return most + 1;
  if (width >= lines[0].length)
    lines = [new Int32Array(2 * width), new Int32Array(2 * width), new Int32Array(2 * width)];
  let [before, above, line]: [Int32Array, Int32Array, Int32Array] = [...lines];
  for (let at = 0; at <= width; at++) above[at] = part === 'inside' ? 0 : at;
  for (let row = 1; row <= height; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    let otherBefore = -1;
    let cost = row;
    let least = row;
    line[0] = row;
    for (let at = 1; at <= width; at++) {
      const other = word.charCodeAt(at - 1);
      const left = cost + 1;
      cost = (above[at - 1] ?? 0) + (letter === other ? 0 : 1);
      const top = (above[at] ?? 0) + 1;
      if (top < cost) cost = top;
      if (left < cost) cost = left;
      if (letter === otherBefore && letterBefore === other) {
        const swapped = (before[at - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      line[at] = cost;
      if (cost < least) least = cost;
      otherBefore = other;
    }
    // a swap reaches back two rows, so one row above the limit is not the end yet
    if (least > most + 1) return most + 1;
    [before, above, line] = [above, line, before];
  }
  if (part === 'whole') return Math.min(above[width] ?? 0, most + 1);
  let found = most + 1;
  for (let at = 0; at <= width; at++) found = Math.min(found, above[at] ?? 0);
  return found;
}
