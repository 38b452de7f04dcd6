import * as css from './OpenedNumbers.css.ts';

/** Places of the pips on a field of three by three, by what a die shows. */
const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** Whether a number is one that a die can show. */
export const isDie = (number: string): boolean => number in pips;

/** The face of a die; its number is said beside it. */
export function OpenedNumbersDie({ number }: { readonly number: string }) {
  return (
    <svg className={css.die} viewBox="0 0 24 24" focusable={false} aria-hidden>
      {(pips[number] ?? []).map(([column, row]) => (
        <circle key={`${column} ${row}`} cx={6 + column * 6} cy={6 + row * 6} r={2.4} />
      ))}
    </svg>
  );
}
