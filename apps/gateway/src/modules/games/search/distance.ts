/**
 * How many letters must be put in, left out, exchanged, or swapped with their neighbour to make `typed` out of a part
 * of `word`.
 *
 * @param part whole: all of the word; prefix: its beginning; inside: anything in it
 * @param most further counting is of no interest; anything above is given as `most + 1`
 */
export function distance(typed: string, word: string, part: 'whole' | 'prefix' | 'inside', most: number): number {
  const width = word.length;
  if (part === 'whole' && Math.abs(typed.length - width) > most) return most + 1;
  if (typed.length - width > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, at) => (part === 'inside' ? 0 : at));
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= width; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let cost = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    // a swap reaches back two rows, so one row above the limit is not the end yet
    if (least > most + 1) return most + 1;
    before = above;
    above = line;
  }
  const found = part === 'whole' ? (above[width] ?? 0) : Math.min(...above);
  return Math.min(found, most + 1);
}
